"""The pieces on the table, their lasting names and where they lie, from a view.

`card.0.2` (seat, colour) in `hand.0`; `planet.12` in `market.3`, `deck` or `planets.1`; gems, soldiers and
Diplomacy Cards by seat and number.  A face says what the reader may know.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.words import Piece
from gloaming.games.dark_matter.view import PlayerView, View
from gloaming.games.dark_matter.words import planet_piece


def scene(view: View) -> tuple[Piece, ...]:
    """Everything that lies on the table as the view shows it; each name once."""
    return tuple(pieces_of(view))


def pieces_of(view: View) -> Iterator[Piece]:
    """The marker, the planets, then what each player has."""
    if view.first >= 0:
        yield Piece("first-player", "marker", f"seat.{view.first}", view.first)
    yield from planets(view)
    for player in view.players:
        yield from of_player(view, player)


def planets(view: View) -> Iterator[Piece]:
    """Each planet where it lies; of the deck only the top one is to be seen."""
    for number, world in enumerate(view.planets):
        face = "improved" if world.improved else "face"
        if number in view.market:
            yield Piece(planet_piece(number), "planet", f"market.{view.market.index(number)}", -1, face)
        elif world.seat >= 0:
            turned = f"{face} turned" if world.turned else face
            yield Piece(planet_piece(number), "planet", f"planets.{world.seat}", world.seat, turned)
        elif number == view.last:
            yield Piece(planet_piece(number), "planet", "deck", -1, face)


def of_player(view: View, player: PlayerView) -> Iterator[Piece]:
    """Matter Cards, gems, soldiers, Diplomacy Cards, the Civilization Card."""
    seat = player.seat
    for card in player.cards:
        yield Piece(f"card.{seat}.{card.color}", "matter card", f"hand.{seat}", seat, card.name or card.back)
    for gem in range(player.gems):
        yield Piece(f"gem.{seat}.{gem}", "gem", f"gems.{seat}", seat)
    for gem in range(player.gems, player.gems + player.aside):
        yield Piece(f"gem.{seat}.{gem}", "gem", f"aside.{seat}", seat)
    for number, place in enumerate(soldier_places(view, player)):
        yield Piece(f"soldier.{seat}.{number}", "soldier", place, seat)
    for number in range(player.diplomacy):
        used = number < player.spent
        yield Piece(
            f"diplomacy.{seat}.{number}", "diplomacy", f"seat.{seat}", seat, "used" if used else "unused"
        )
    if player.charter:
        face = "improved" if player.charter.improved else "face"
        yield Piece(f"charter.{seat}", "civilization", f"seat.{seat}", seat, face)


def soldier_places(view: View, player: PlayerView) -> list[str]:
    """Where the soldiers of a player lie: with the player, or on attacked planets."""
    if player.seat != view.active:
        return [f"soldiers.{player.seat}"] * player.soldiers
    lying = [
        planet_piece(number)
        for number, world in enumerate(view.planets)
        if world.attacked
        for _ in range(world.side.defense)
    ]
    return [*lying, *[f"soldiers.{player.seat}"] * (player.soldiers - len(lying))]
