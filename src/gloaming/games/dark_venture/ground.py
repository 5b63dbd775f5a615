"""Where locations lie to each other, and how a new one would lie.  From views and printed cards only."""

from __future__ import annotations

import msgspec

from gloaming.core.words import listed
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import LOCATIONS, SIDE_NAMES, SIDES
from gloaming.games.dark_venture.view import PlaceView, View
from gloaming.games.dark_venture.words import angle, place

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to the next cell, by side

Cell = tuple[int, int]


class Laying(msgspec.Struct, frozen=True):
    """A card in a cell, turned: the locations that it meets, its sides that stay open to nothing, and how
    many locations have a way into its cell, met or not."""

    card: int
    side: int
    turn: int
    meets: tuple[int, ...]
    leaves: tuple[int, ...]
    faced: int


def cells(view: View) -> dict[Cell, PlaceView]:
    """The locations of the map by row and column from the crossroads."""
    return {(spot.row, spot.column): spot for spot in view.places}


def spot_of(view: View, location: int) -> PlaceView:
    """A location of the map."""
    return next(spot for spot in view.places if spot.number == location)


def beside(cell: Cell, side: int) -> Cell:
    """The next cell on that side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def lay(content: Content, view: View, here: int, card: int, side: int, turn: int) -> Laying:
    """How the card would lie beside a location."""
    gates = content.locations[card % LOCATIONS].gates[turn]
    around, cell = cells(view), spot_of(view, here)
    target = beside((cell.row, cell.column), side)
    others = [around.get(beside(target, way)) for way in range(SIDES)]
    facing = {way for way, other in enumerate(others) if other and (way + 2) % SIDES in other.open_sides}
    roads = {way for way in range(SIDES) if gates >> way & 1}
    meets = tuple(other.number for way, other in enumerate(others) if other and way in facing & roads)
    leaves = tuple(way for way in sorted(roads) if others[way] is None)
    return Laying(card, side, turn, meets, leaves, len(facing))


def neighbour(view: View, here: int, side: int) -> PlaceView | None:
    """What lies on that side of a location."""
    spot = spot_of(view, here)
    return cells(view).get(beside((spot.row, spot.column), side))


def lies(content: Content, laying: Laying) -> str:
    """'meets Blackreed Fen, leaves north and east open'."""
    meets = listed([place(content, other) for other in laying.meets])
    leaves = listed([SIDE_NAMES[side] for side in laying.leaves])
    return f"meets {meets}, {f'leaves {leaves} open' if leaves else 'leaves no way open'}"


def lies_so(content: Content, laying: Laying) -> str:
    """'to the north, turned right: meets ...'."""
    return f"to the {SIDE_NAMES[laying.side]}, {turned(content, laying.turn)}: {lies(content, laying)}"


def turned(content: Content, turn: int) -> str:
    """'upright', 'turned right'."""
    return f"turned {angle(content, turn)}" if turn else angle(content, turn)


def roads_of(spot: PlaceView) -> str:
    """'north and east': the open sides of a location of the map."""
    return listed([SIDE_NAMES[side] for side in spot.open_sides])


def fits(view: View, laying: Laying) -> bool:
    """May it lie so?  It meets a way, and the map keeps one open.  DV-LOC-04, 05"""
    return bool(laying.meets) and (bool(laying.leaves) or entrances(view) > laying.faced)


def entrances(view: View) -> int:
    """The open ways of the map that lead to no location yet.  DV-R27"""
    lying = cells(view)
    return sum(beside(cell, side) not in lying for cell, spot in lying.items() for side in spot.open_sides)
