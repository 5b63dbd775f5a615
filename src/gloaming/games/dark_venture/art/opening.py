"""Before the first hour: the heroes to choose from, those chosen, and heroic quests of which one is kept."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.art.figures import face
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.captions import character_lines, quest_lines
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, SOLO_LONG, SOLO_RANKED
from gloaming.games.dark_venture.view import View

HEROES, DEALING, EQUIPPING, QUESTS = "ChooseHero", "DealHero", "EquipAtStart", "ChooseHeroic"


class HeroCard(msgspec.Struct, frozen=True, kw_only=True):
    """A hero to choose: people, health, attributes, things, powers; `taken` by which seat (-1: free); the
    answer that chooses it (-1: none)."""

    number: int
    name: str
    face: str
    people: str
    health: int
    numbers: tuple[tuple[str, int], ...]
    things: str
    powers: tuple[str, ...]
    taken: int
    action: int
    label: str


class QuestCard(msgspec.Struct, frozen=True, kw_only=True):
    """A heroic quest to keep: title, points, what it asks and brings, the answer that keeps it."""

    title: str
    points: int
    text: tuple[str, ...]
    action: int
    label: str


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What is laid out to choose from: heroes or quests."""

    title: str
    heroes: tuple[HeroCard, ...] = ()
    quests: tuple[QuestCard, ...] = ()
    shows: tuple[int, ...] = ()


def opening(content: Content, view: View, meant: Meaning) -> Opening | None:
    """The heroes while they are chosen and equipped, or the reader's drawn heroic quests; else None."""
    if view.asked.step in (HEROES, DEALING):
        cards = tuple(hero_card(content, view, meant, number) for number in content.heroes)
        shows = tuple(card.action for card in cards if card.action >= 0)
        return Opening(title="The heroes", heroes=cards, shows=shows)
    if view.asked.step == EQUIPPING:
        chosen = [player.hero for player in view.players if player.hero]
        return Opening(
            title="The heroes of this day",
            heroes=tuple(hero_card(content, view, meant, number) for number in chosen),
        )
    offered = view.players[view.me].offered if view.me >= 0 else ()
    if view.asked.step == QUESTS and view.me == view.seat:
        quests = tuple(quest_card(content, meant, number) for number in offered)
        shows = tuple(card.action for card in quests if card.action >= 0)
        return Opening(title="Heroic quests: keep one", quests=quests, shows=shows)
    return None


def hero_card(content: Content, view: View, meant: Meaning, number: int) -> HeroCard:
    """One hero."""
    printed = content.characters[number]
    solo = SOLO_RANKED <= view.mode <= SOLO_LONG
    things = printed.solo_worn + printed.solo_held if solo else printed.worn + printed.held
    offer = the_one(meant, f"character.{number}", a.CHOOSE_HERO + number)
    return HeroCard(
        number=number,
        name=printed.name,
        face=face(printed),
        people=content.factions[printed.faction],
        health=printed.hp,
        numbers=tuple(zip(ATTRIBUTE_NAMES, printed.attributes, strict=True)),
        things=", ".join(content.items[thing].name for thing in things),
        powers=tuple(character_lines(content, printed)),
        taken=next((player.seat for player in view.players if player.hero == number), -1),
        action=offer.action if offer else -1,
        label=offer.sentence if offer else "",
    )


def quest_card(content: Content, meant: Meaning, number: int) -> QuestCard:
    """One heroic quest."""
    printed = content.heroic[number]
    offer = the_one(meant, f"heroic.{number}", a.TAKE_HEROIC + number)
    return QuestCard(
        title=printed.title,
        points=printed.qp,
        text=tuple(quest_lines(content, printed)),
        action=offer.action if offer else -1,
        label=offer.sentence if offer else "",
    )


def the_one(meant: Meaning, name: str, action: int) -> Offer | None:
    """The answer with that number among those that a thing gives."""
    return next((offer for offer in meant.of(name) if offer.action == action), None)
