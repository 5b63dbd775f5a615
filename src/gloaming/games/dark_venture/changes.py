"""What happened by itself, told from two views: who moved, was hurt, fell, came; points, rounds, combats."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.state import OVER
from gloaming.core.words import listed
from gloaming.games.dark_venture import ending
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CONSCIOUS, DEAD, HEROIC_DECK
from gloaming.games.dark_venture.offers import quest_title
from gloaming.games.dark_venture.view import CharacterView, QuestView, View
from gloaming.games.dark_venture.words import first_up, hero_of, item, mark, people, person, place


def changes(content: Content, before: View, after: View) -> list[str]:
    """All that differs and that the table would speak of."""
    told = [
        *of_land(content, before, after),
        *of_cast(content, before, after),
        *of_fights(content, before, after),
        *of_quests(content, before, after),
        *of_turns(content, before, after),
    ]
    return [f"{first_up(text)}." for text in told]


def of_land(content: Content, before: View, after: View) -> Iterator[str]:
    """Locations that were placed."""
    old = {spot.number for spot in before.places}
    for spot in after.places:
        if spot.number not in old:
            yield f"{place(content, spot.number)} lies on the map now"


def of_cast(content: Content, before: View, after: View) -> Iterator[str]:
    """Characters that came, went, or changed."""
    for now in after.cast:
        old = before.someone(now.number)
        if old is None:
            yield f"{person(content, now.number)} stands at {place(content, now.location)}"
        else:
            yield from of_character(content, old, now)
    for gone in before.cast:
        if after.someone(gone.number) is None:
            yield f"{person(content, gone.number)} leaves the map"


def of_character(content: Content, old: CharacterView, now: CharacterView) -> Iterator[str]:
    """Where one is now, its health, what it got and lost."""
    name = person(content, now.number)
    if now.location != old.location:
        yield f"{name} is at {place(content, now.location)} now"
    if now.health < old.health:
        yield f"{name} loses {old.health - now.health} HP and has {now.health} left"
    if now.health > old.health:
        yield f"{name} regains {now.health - old.health} HP and has {now.health}"
    if now.condition != old.condition:
        yield f"{name} {condition(now.condition)}"
    gained = [item(content, thing) for thing in now.items if thing not in old.items]
    if gained:
        yield f"{name} has {listed(gained)} now"
    lost = [item(content, thing) for thing in old.items if thing not in now.items]
    if lost:
        yield f"{name} no longer has {listed(lost)}"
    if now.seat != old.seat:
        yield f"{name} follows {mark(now.seat)} now" if now.seat >= 0 else f"{name} follows nobody now"


def condition(state: int) -> str:
    """What became of somebody."""
    if state == CONSCIOUS:
        return "is conscious again"
    return "is dead" if state == DEAD else "is unconscious"


def of_fights(content: Content, before: View, after: View) -> Iterator[str]:
    """A combat that begins or ends."""
    if len(after.fights) > len(before.fights):
        fight = after.fights[-1]
        yield f"a combat begins at {place(content, fight.location)} with {people(content, fight.order)}"
    if len(after.fights) < len(before.fights):
        yield f"the combat at {place(content, before.fights[-1].location)} is over"


def of_quests(content: Content, before: View, after: View) -> Iterator[str]:
    """Quests that came, were revealed or completed; quest points."""
    old = {(quest.seat, quest.deck, quest.number): quest for quest in before.quests}
    for quest in after.quests:
        known = old.get((quest.seat, quest.deck, quest.number))
        yield from of_quest(content, quest, known)
    for was, now in zip(before.players, after.players, strict=True):
        if now.qp > was.qp:
            yield f"{mark(now.seat)} gains {now.qp - was.qp} QP and has {now.qp}"
        if now.qp < was.qp:
            yield f"{mark(now.seat)} loses {was.qp - now.qp} QP and has {now.qp}"


def of_quest(content: Content, quest: QuestView, known: QuestView | None) -> Iterator[str]:
    """One quest that the reader knows."""
    if quest.number == 0:
        return
    title = quest_title(content, quest.deck, quest.number)
    if known is None and quest.deck == HEROIC_DECK:
        yield f"{mark(quest.seat)} has the heroic quest {title}"
    if quest.complete and (known is None or not known.complete):
        yield f"{title} of {mark(quest.seat)} is complete"


def of_turns(content: Content, before: View, after: View) -> Iterator[str]:
    """A new round, a new turn, the end."""
    if after.round != before.round:
        yield f"round {after.round} of {after.last_round} begins"
    if after.active != before.active and after.active >= 0 and after.seat != OVER:
        yield f"it is the turn of {mark(after.active)} with {hero_of(after, content, after.active)}"
    if after.seat == OVER:
        yield "the game is over"
        yield ending.sentence(after).removesuffix(".")
