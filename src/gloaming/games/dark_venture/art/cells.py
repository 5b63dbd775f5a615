"""The cells of the map as a reader sees them: what lies where, which roads meet, which entrances are open.

A cell is a row and a column, counted from the crossroads to the south and to the east.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from gloaming.games.dark_venture.names import SIDES
from gloaming.games.dark_venture.view import PlaceView, View

Cell = tuple[int, int]
STEP: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
NONE_MEETS, CLOSES, TAKEN = "no road meets", "closes the map", "taken"


class Around(msgspec.Struct, frozen=True):
    """What lies around a cell: the sides where a location is, and the sides where a road comes in."""

    taken: tuple[int, ...]
    facing: tuple[int, ...]


class Grid(msgspec.Struct, frozen=True):
    """All locations by their cells, and how many entrances lead to each empty cell."""

    places: Mapping[Cell, PlaceView]
    ends: Mapping[Cell, int]

    def around(self, cell: Cell) -> Around:
        """What lies around a cell."""
        near = [(side, self.places.get(beside(cell, side))) for side in range(SIDES)]
        taken = tuple(side for side, there in near if there)
        return Around(
            taken, tuple(side for side, there in near if there and across(side) in there.open_sides)
        )

    def refuses(self, gates: int, cell: Cell) -> str:
        """Why a card with these gates cannot lie in that cell; '' if it can.  DV-LOC-04 to 06"""
        around = self.around(cell)
        if cell in self.places:
            return TAKEN
        if not any(gates >> side & 1 for side in around.facing):
            return NONE_MEETS
        opens = any(gates >> side & 1 for side in range(SIDES) if side not in around.taken)
        return "" if opens or sum(self.ends.values()) > len(around.facing) else CLOSES


def beside(cell: Cell, side: int) -> Cell:
    """The cell next to that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def across(side: int) -> int:
    """The side that faces this one."""
    return (side + 2) % SIDES


def cell_of(place: PlaceView) -> Cell:
    """Where a location lies."""
    return place.row, place.column


def grid(view: View) -> Grid:
    """The map of a view."""
    places = {cell_of(place): place for place in view.places}
    return Grid(places, Counter(end for place in view.places for end in ends_of(place, places)))


def ends_of(place: PlaceView, places: Mapping[Cell, PlaceView]) -> Iterator[Cell]:
    """The empty cells to which a location's entrances lead."""
    for side in place.open_sides:
        cell = beside(cell_of(place), side)
        if cell not in places:
            yield cell
