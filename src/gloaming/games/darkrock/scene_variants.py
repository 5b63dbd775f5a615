"""The pieces of the variants: saboteurs, Damage and Disintegration tokens, the marker, the team's exports.

Places besides the stations: `hand.0` for a saboteur not placed yet, `pool`, `track.7`, `export-slots`.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.words import Piece
from gloaming.games.darkrock.names import GOOD_NAMES
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView, SabotageView
from gloaming.games.darkrock.words import place_name


def variant_pieces(view: View) -> Iterator[Piece]:
    """What the variant adds to the table."""
    if view.sabotage:
        yield from saboteurs(view.sabotage)
    if view.crisis:
        yield from crisis_tokens(view.crisis)


def saboteurs(board: SabotageView) -> Iterator[Piece]:
    """The Saboteur Captain and the saboteurs, on stations or in hands."""
    if board.captain >= 0:
        yield Piece("saboteur.captain", "saboteur captain", place_name(board.captain))
    elif board.captain_held >= 0:
        yield Piece("saboteur.captain", "saboteur captain", f"hand.{board.captain_held}")
    places = [place_name(station) for station in board.crew] + [f"hand.{ship}" for ship in board.crew_held]
    for number, place in enumerate(places):
        yield Piece(f"saboteur.{number}", "saboteur", place)


def crisis_tokens(crisis: CrisisView) -> Iterator[Piece]:
    """The marker, the tokens on stations and in the pool, and the metal on the export slots."""
    yield Piece("crisis.marker", "disintegration", f"track.{crisis.marker}")
    for station, count in enumerate(crisis.damage):
        for unit in range(count):
            yield Piece(f"damage.{place_name(station)}.{unit}", "damage", place_name(station))
    for unit in range(crisis.pool):
        yield Piece(f"damage.pool.{unit}", "damage", "pool")
    for station in crisis.gone:
        yield Piece(f"disintegration.{place_name(station)}", "disintegration", place_name(station))
    for metal, count in enumerate(crisis.exported):
        for unit in range(count):
            yield Piece(f"exported.{GOOD_NAMES[metal]}.{unit}", GOOD_NAMES[metal], "export-slots")
