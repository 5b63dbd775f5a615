"""Where a new location may lie, and turned how.  Compiled.  DV-LOC-02 to 06; DV-R22, DV-R23, DV-R27, DV-R118

A card fills one cell.  Turned 0 or 2 quarters it lies upright, 1 or 3 quarters across.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cards.piles import put_card
from gloaming.games.dark_venture.land.entries import read_guide
from gloaming.games.dark_venture.land.ways import (
    beside,
    connect,
    facing_sides,
    is_taken,
    open_entrances,
    surroundings,
    taken_sides,
)
from gloaming.games.dark_venture.names import IN_PLAY, LOCATION_DECK, SIDES
from gloaming.games.dark_venture.parts import changed
from gloaming.games.dark_venture.rule_numbers import ALLOWED, LOC_03, LOC_04, LOC_05, LOC_06
from gloaming.games.dark_venture.state import State


def fits(state: State, card: Int, turn: Int, around: Int) -> Int:
    """May the card lie, turned so, in a cell with these surroundings?  ALLOWED or the rule that forbids it.

    DV-LOC-04 to 06: the cell is free, an entrance meets another, and the map stays open."""
    gates = state.content.locations[card].gates[turn]
    if is_taken(around):
        return LOC_06
    if gates & facing_sides(around) == 0:
        return LOC_04
    if gates & ~taken_sides(around) != 0:
        return ALLOWED
    return ALLOWED if open_entrances(state.land) > count(facing_sides(around)) else LOC_05


def count(bits: Int) -> Int:
    """How many bits are set."""
    found: Int = 0
    while bits != 0:
        found += bits & 1
        bits >>= 1
    return found


def may_turn(state: State, card: Int, here: Int, side: Int, turn: Int) -> Int:
    """May the card lie beside that location, turned so?  Turns that look alike are one.

    DV-LOC-03; DV-R118"""
    if turn not in state.content.locations[card].turns:
        return LOC_03
    return fits(state, card, turn, surroundings(state.land, beside(state.land.cell[here], side)))


def may_lie(state: State, card: Int, here: Int, side: Int) -> Int:
    """May the card lie beside that location, turned somehow?  If not, the rule of the nearest miss."""
    nearest: Int = LOC_06
    around = surroundings(state.land, beside(state.land.cell[here], side))
    for turn in state.content.locations[card].turns:
        rule = fits(state, card, turn, around)
        if rule == ALLOWED:
            return ALLOWED
        nearest = nearer(nearest, rule)
    return nearest


def may_be_placed(state: State, card: Int, here: Int) -> Int:
    """May the card lie on some side of that location?  If not, the rule of the nearest miss."""
    nearest: Int = LOC_06
    for side in range(SIDES):
        rule = may_lie(state, card, here, side)
        if rule == ALLOWED:
            return ALLOWED
        nearest = nearer(nearest, rule)
    return nearest


def nearer(rule: Int, other: Int) -> Int:
    """Of two rules that forbid a placing, the one that comes closer to allowing it."""
    if LOC_05 in (rule, other):
        return LOC_05
    return LOC_04 if LOC_04 in (rule, other) else rule


def put_down(state: State, card: Int, cell: Int, turn: Int) -> None:
    """The card lies on the map now.  DV-LOC-02; DV-SET-16"""
    land = state.land
    put_card(state, LOCATION_DECK, card, IN_PLAY)
    land.placed = [*land.placed, card]
    land.cell = changed(land.cell, card, cell)
    land.rotation = changed(land.rotation, card, turn)
    land.doors = changed(land.doors, card, state.content.locations[card].gates[turn])
    connect(state)
    read_guide(state, card)
