"""How locations lie to each other: neighbours, connections, distances, open entrances.  Compiled.

Neighbouring locations share a side; they are connected if both have an entrance there.  DV-R23
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.vocabulary import PORTAL
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import OFF_MAP, ROW, SIDES
from gloaming.games.dark_venture.parts import Land, bit, changed, has
from gloaming.games.dark_venture.state import State

STEP: Final = (-ROW, 1, ROW, -1)  # from a cell to the next, by side; y grows to the south
NOWHERE: Final = 99  # the distance to what cannot be reached


def beside(cell: Int, side: Int) -> Int:
    """The cell next to that side."""
    return cell + STEP[side]


def across(side: Int) -> Int:
    """The side that faces this one."""
    return (side + 2) % SIDES


def location_in(land: Land, cell: Int) -> Int:
    """The location that lies in a cell, or OFF_MAP."""
    for location in land.placed:
        if land.cell[location] == cell:
            return location
    return OFF_MAP


def neighbour(land: Land, location: Int, side: Int) -> Int:
    """The location beside that one, connected or not, or OFF_MAP."""
    return location_in(land, beside(land.cell[location], side))


def surroundings(land: Land, cell: Int) -> Int:
    """What lies around a cell: four bits for the sides where a location is, then four for those where that
    location has an entrance towards the cell."""
    bits: Int = 0
    for location in land.placed:
        step = land.cell[location] - cell
        for side in range(SIDES):
            if step == STEP[side]:
                bits |= bit(side)
                if has(land.doors[location], across(side)):
                    bits |= bit(side + SIDES)
    return bits


def taken_sides(around: Int) -> Int:
    """The sides where a location is."""
    return around & 15


def facing_sides(around: Int) -> Int:
    """The sides from which an entrance faces the cell."""
    return around >> SIDES


def open_entrances(land: Land) -> Int:
    """How many entrances have an empty cell beside them.  DV-R23, DV-R27"""
    count: Int = 0
    for location in land.placed:
        free = land.doors[location] & ~taken_sides(surroundings(land, land.cell[location]))
        while free != 0:
            count += free & 1
            free >>= 1
    return count


def connect(state: State) -> None:
    """Write down anew which locations are connected: by entrances that meet, or by portals.

    DV-STND-13; DV-R23"""
    land = state.land
    portals: Int = 0
    for location in land.placed:
        if holds_here(state, location, PORTAL):
            portals |= bit(location)
    links = land.links
    for location in land.placed:
        around = surroundings(land, land.cell[location])
        bits: Int = portals & ~bit(location) if has(portals, location) else 0
        for side in range(SIDES):
            if has(land.doors[location] & facing_sides(around), side):
                bits |= bit(neighbour(land, location, side))
        links = changed(links, location, bits)
    land.links = links


def are_connected(land: Land, here: Int, there: Int) -> bool:
    """May one move from the one to the other?  DV-MOVE-01"""
    return has(land.links[here], there)


def are_neighbours(land: Land, here: Int, there: Int) -> bool:
    """Do they share a side?"""
    step = land.cell[there] - land.cell[here]
    return step in (STEP[0], STEP[1], STEP[2], STEP[3])


def distance(land: Land, here: Int, there: Int) -> Int:
    """The fewest moves from the one to the other, NOWHERE if there is no way."""
    reached = bit(here)
    moves: Int = 0
    while not has(reached, there):
        wider = reached
        for location in land.placed:
            if has(reached, location):
                wider |= land.links[location]
        if wider == reached:
            return NOWHERE
        reached = wider
        moves += 1
    return moves
