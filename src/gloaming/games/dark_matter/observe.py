"""What learning agents see: numbers near 0 to 1 from a seat's view, its own player first, then clockwise."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dark_matter.actions import IMPROVE, TERRAFORM, USE_PLANET
from gloaming.games.dark_matter.names import (
    COLOR_NAMES,
    COLORS,
    ICON_NAMES,
    PLANETS,
    PLAYERS,
    ROUNDS,
    SOLDIERS,
    ZONE_NAMES,
)
from gloaming.games.dark_matter.view import VARIANTS, CardView, PlayerView, View, ZoneView

GEMS = 20.0
QUESTIONS = (  # the steps that ask a seat; new ones are added at the end
    "ChooseAction", "ChooseSource", "RefreshWhom", "TakeSoldiers", "Influence", "Deposit",
)  # fmt: skip


def features_of(view: View) -> Iterator[tuple[str, float]]:
    """The name and value of each feature, always in the same order."""
    first, seats = max(view.me, 0), len(view.players)
    yield "round", view.round / ROUNDS
    yield "free_soldiers", view.free_soldiers / SOLDIERS
    yield "recruited", float(view.recruited)
    for name in VARIANTS:
        yield f"variant.{name}", float(name in view.variants)
    for question in QUESTIONS:
        yield f"question.{question}", float(view.asked.step == question)
    for place in range(PLAYERS):
        player = view.players[(first + place) % seats] if place < seats else None
        for name, value in of_player(view, player):
            yield f"player.{place}.{name}", value
    for number in range(PLANETS):
        for name, value in of_planet(view, number, first, seats):
            yield f"planet.{number}.{name}", value


def of_player(view: View, player: PlayerView | None) -> Iterator[tuple[str, float]]:
    """One player; all zero where nobody plays."""
    yield "present", float(player is not None)
    yield "first", float(player is not None and player.seat == view.first)
    yield "active", float(player is not None and player.seat == view.active)
    yield "gems", player.gems / GEMS if player else 0.0
    yield "aside", player.aside / GEMS if player else 0.0
    yield "soldiers", player.soldiers / SOLDIERS if player else 0.0
    yield "spent", player.spent / player.diplomacy if player else 0.0
    yield "civilized", float(player is not None and player.charter is not None and player.charter.improved)
    for kind in range(4):
        charter = player.charter if player else None
        yield f"reduction.{kind}", float(charter is not None and charter.reductions[kind].fulfilled)
    for color in range(COLORS):
        card = player.cards[color] if player and color < len(player.cards) else None
        for name, value in of_card(card):
            yield f"{COLOR_NAMES[color]}.{name}", value


def of_card(card: CardView | None) -> Iterator[tuple[str, float]]:
    """The four zones of a card, those that the reader does not know with zeros."""
    zones = (card.uf, card.lf, card.ub, card.lb) if card else (None, None, None, None)
    for name, zone in zip(ZONE_NAMES, zones, strict=True):
        for feature, value in of_zone(zone):
            yield f"{name}.{feature}", value


def of_zone(zone: ZoneView | None) -> Iterator[tuple[str, float]]:
    """Initiative and icons."""
    yield "initiative", zone.initiative / 3 if zone else 0.0
    for icon in ICON_NAMES:
        yield icon, zone.icons.count(icon) / 2 if zone else 0.0


def of_planet(view: View, number: int, first: int, seats: int) -> Iterator[tuple[str, float]]:
    """Where a planet is and how it lies."""
    world = view.planets[number]
    for place in range(PLAYERS):
        yield f"player.{place}", float(place < seats and world.seat == (first + place) % seats)
    yield "market", float(number in view.market)
    yield "deck", float(number in view.pile)
    yield "last", float(number == view.last)
    yield "improved", float(world.improved)
    yield "turned", float(world.turned)
    yield "used", float(world.used)
    yield "attacked", float(world.attacked)
    yield "source", float(number + USE_PLANET in view.deed.sources)
    yield "goal", float(view.deed.goal in (number + TERRAFORM, number + IMPROVE))
