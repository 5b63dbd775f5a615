"""What learning agents see: numbers near 0 to 1 from a seat's view, its own player first, then by seat."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dark_venture.names import (
    ATTRIBUTE_NAMES,
    CHARACTERS,
    CONSCIOUS,
    HEROIC_DECK,
    HEROIC_QUESTS,
    ITEM_DECK,
    ITEMS,
    LOCATIONS,
    MODE_NAMES,
    PLAYERS,
    ROUNDS,
    SIDE_DECK,
    SIDE_QUESTS,
)
from gloaming.games.dark_venture.questions import ASKED
from gloaming.games.dark_venture.view import CharacterView, PlayerView, View

POINTS, HEALTH, NUMBER, AP, CARDS = 20.0, 20.0, 10.0, 3.0, 5.0
NUMBERS = (*ATTRIBUTE_NAMES, "attack", "armor")
SPAN = 8.0  # rows and columns


def features_of(view: View) -> Iterator[tuple[str, float]]:
    """The name and value of each feature, always in the same order."""
    yield "round", view.round / ROUNDS
    yield "phase", view.phase / 3
    yield "combat", float(bool(view.fights))
    for number, name in enumerate(MODE_NAMES):
        yield f"mode.{name}", float(view.mode == number)
    for question in ASKED:
        yield f"question.{question}", float(view.asked.step == question)
    first, seats = max(view.me, 0), len(view.players)
    for step in range(PLAYERS):
        player = view.players[(first + step) % seats] if step < seats else None
        for name, value in of_player(view, player):
            yield f"player.{step}.{name}", value
    yield from of_cast(view)
    yield from of_map(view)
    yield from of_items(view)
    yield from of_quests(view)


def of_player(view: View, player: PlayerView | None) -> Iterator[tuple[str, float]]:
    """One player; all zero where nobody plays."""
    yield "present", float(player is not None)
    yield "active", float(player is not None and player.seat == view.active)
    yield "asked", float(player is not None and player.seat == view.seat)
    yield "points", player.qp / POINTS if player else 0.0
    yield "hand", sum(player.held) / CARDS if player else 0.0
    for name in ("hero", "follower"):
        number = getattr(player, name) if player else 0
        for feature, value in of_character(view.someone(number)):
            yield f"{name}.{feature}", value


def of_character(one: CharacterView | None) -> Iterator[tuple[str, float]]:
    """One character; all zero where nobody is."""
    yield "there", float(one is not None)
    yield "health", one.health / HEALTH if one else 0.0
    yield "most_health", one.most_health / HEALTH if one else 0.0
    yield "conscious", float(one is not None and one.condition == CONSCIOUS)
    yield "ap", one.ap / AP if one else 0.0
    for place, name in enumerate(NUMBERS):
        yield name, one.numbers[place] / NUMBER if one else 0.0


def own(view: View) -> tuple[CharacterView | None, CharacterView | None]:
    """The reader's hero and follower; a spectator reads the first player's."""
    player = view.players[max(view.me, 0)]
    return view.someone(player.hero), view.someone(player.follower)


def of_cast(view: View) -> Iterator[tuple[str, float]]:
    """Who is on the map, and who of them is with the hero."""
    hero = own(view)[0]
    for number in range(CHARACTERS):
        one = view.someone(number)
        yield f"character.{number}.health", one.health / HEALTH if one else 0.0
        yield f"character.{number}.aggressive", float(one is not None and one.aggressive)
        with_hero = one is not None and hero is not None and one.location == hero.location
        yield f"character.{number}.with_hero", float(with_hero)


def of_map(view: View) -> Iterator[tuple[str, float]]:
    """Which locations are placed, where, and where the hero can go."""
    spots, hero = {spot.number: spot for spot in view.places}, own(view)[0]
    for number in range(LOCATIONS):
        spot = spots.get(number)
        yield f"location.{number}.placed", float(spot is not None)
        yield f"location.{number}.row", spot.row / SPAN if spot else 0.0
        yield f"location.{number}.column", spot.column / SPAN if spot else 0.0
        yield f"location.{number}.searched", float(spot is not None and spot.searched)
        yield f"location.{number}.hero", float(hero is not None and hero.location == number)
        near = spot is not None and hero is not None and hero.location in spot.connected
        yield f"location.{number}.next", float(near)


def of_items(view: View) -> Iterator[tuple[str, float]]:
    """What the reader has in hand, its characters hold and wear, what lies about."""
    hand = {card.number for card in view.players[max(view.me, 0)].hand if card.deck == ITEM_DECK}
    party = [one for one in own(view) if one is not None]
    held = {item for one in party for item in one.items}
    worn = {item for one in party for item in one.equipped}
    lying = {item for spot in view.places for item in spot.items}
    for number in range(ITEMS):
        yield f"item.{number}.hand", float(number in hand)
        yield f"item.{number}.held", float(number in held)
        yield f"item.{number}.equipped", float(number in worn)
        yield f"item.{number}.lying", float(number in lying)


def of_quests(view: View) -> Iterator[tuple[str, float]]:
    """The reader's quests, and which of them are complete."""
    mine = [quest for quest in view.quests if quest.seat == max(view.me, 0)]
    for name, deck, cap in (("heroic", HEROIC_DECK, HEROIC_QUESTS), ("side", SIDE_DECK, SIDE_QUESTS)):
        held = {quest.number: quest.complete for quest in mine if quest.deck == deck}
        for number in range(1, cap):
            yield f"{name}.{number}.held", float(number in held)
            yield f"{name}.{number}.complete", float(held.get(number, False))
