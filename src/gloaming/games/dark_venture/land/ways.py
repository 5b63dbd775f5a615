"""How locations lie to each other: neighbours, connections, distances, open entrances.  Compiled.

Neighbouring locations share a side; they are connected if both have an entrance there.  DV-R23
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.vocabulary import PORTAL
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import ALL_SIDES, EAST, NORTH, OFF_MAP, ROW, SIDES, SOUTH, WEST
from gloaming.games.dark_venture.parts import Land, bit, has
from gloaming.games.dark_venture.state import State

NOWHERE: Final = 99  # the distance to what cannot be reached
NO_SIDE: Final = -1
TAKEN: Final = 256  # of surroundings: the cell itself is not free


def beside(cell: Int, side: Int) -> Int:
    """The cell next to that side; y grows to the south."""
    if side == NORTH:
        return cell - ROW
    if side == EAST:
        return cell + 1
    return cell + ROW if side == SOUTH else cell - 1


def side_towards(cell: Int, other: Int) -> Int:
    """The side of a cell at which the other cell lies, NO_SIDE if they are no neighbours."""
    if other == cell - ROW:
        return NORTH
    if other == cell + 1:
        return EAST
    if other == cell + ROW:
        return SOUTH
    return WEST if other == cell - 1 else NO_SIDE


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
    location has an entrance towards the cell, then TAKEN if one lies in the cell itself."""
    bits: Int = 0
    for location in land.placed:
        other = land.cell[location]
        side = side_towards(cell, other)
        if side != NO_SIDE:
            bits |= bit(side)
            if has(land.doors[location], across(side)):
                bits |= bit(side + SIDES)
        elif other == cell:
            bits |= TAKEN
    return bits


def is_taken(around: Int) -> bool:
    """Does a location lie in the cell that has these surroundings?"""
    return around & TAKEN != 0


def taken_sides(around: Int) -> Int:
    """The sides where a location is."""
    return around & ALL_SIDES


def facing_sides(around: Int) -> Int:
    """The sides from which an entrance faces the cell."""
    return around >> SIDES & ALL_SIDES


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
    links = land.links.copy()
    for location in land.placed:
        around = surroundings(land, land.cell[location])
        bits: Int = portals & ~bit(location) if has(portals, location) else 0
        for side in range(SIDES):
            if has(land.doors[location] & facing_sides(around), side):
                bits |= bit(neighbour(land, location, side))
        links[location] = bits
    land.links = links


def are_connected(land: Land, here: Int, there: Int) -> bool:
    """May one move from the one to the other?  DV-MOVE-01"""
    return has(land.links[here], there)


def are_neighbours(land: Land, here: Int, there: Int) -> bool:
    """Do they share a side?"""
    return side_towards(land.cell[here], land.cell[there]) != NO_SIDE


def next_door(land: Land, here: Int) -> list[Int]:
    """The locations that are connected to one or share a side with it, ascending."""
    links, cell = land.links[here], land.cell[here]
    found: list[Int] = []
    for location in land.placed:
        if has(links, location) or side_towards(cell, land.cell[location]) != NO_SIDE:
            found.append(location)
    found.sort()
    return found


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
