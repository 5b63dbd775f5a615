"""Darkrock, for bots: how the team of the Neutronium Crisis stands.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.core.state import OVER
from gloaming.games.darkrock.names import CAPTAIN, METALS, MINES, PIECES, SKULL, UNAVAILABLE
from gloaming.games.darkrock.state import State, metal_of

SURE: Final = 2000  # as good as won, or as lost below zero
DIG: Final = 100  # what it takes to dig a unit, in hundredths of what a crew of four brings in a round
CARRY: Final = 35  # what it takes to export one that is aboard
A_ROUND: Final = 25  # what a crewmember brings in a round
A_MINER: Final = 40  # in how many of 100 cases a miner digs


def team_worth(state: State) -> Int:
    """From -SURE to SURE: what the team can still dig and export in time, against what is missing."""
    if state.seat == OVER:
        return SURE if state.won() else -SURE
    crisis = state.crisis
    steps = (SKULL - 1 - crisis.marker) * 100
    can_do = force(state) * A_ROUND * steps // (93 * len(state.ships) - 17)
    lead = (can_do - to_do(state)) * 6 + (crisis.pool() - 5) * 60 - crisis.lost_stations() * 250
    return min(max(lead, 100 - SURE), SURE - 100)


def to_do(state: State) -> Int:
    """The work that is left."""
    work: Int = 0
    for metal in range(METALS):
        missing = state.crisis.missing(metal)
        aboard = min(held_by_all(state, metal), missing)
        work += aboard * CARRY + (missing - aboard) * (DIG + CARRY)
    return work


def force(state: State) -> Int:
    """All pieces of the team, a Captain counted as two."""
    total: Int = 0
    for ship in state.ships:
        total += ship.crew_recruited() + (0 if ship.place[CAPTAIN] == UNAVAILABLE else 2)
    return total


def rounds_needed(state: State) -> Int:
    """About how many more rounds the team needs."""
    return to_do(state) // (force(state) * A_ROUND) + 1


def held_by_all(state: State, metal: Int) -> Int:
    """How many units of a metal lie in the holds."""
    units: Int = 0
    for ship in state.ships:
        units += ship.hold[metal]
    return units


def coming(state: State, number: Int, metal: Int) -> Int:
    """What the other ships' miners on the board may dig of a metal, in hundredths of a unit."""
    units: Int = 0
    for other in range(len(state.ships)):
        if other != number:
            units += miners_for(state.ships[other].place, metal)
    return units * A_MINER


def miners_for(place: list[Int], metal: Int) -> Int:
    """How many units a ship's miners could dig of a metal at most."""
    units: Int = 0
    for piece in range(PIECES):
        station = place[piece]
        if 0 <= station < MINES and metal_of(station) == metal:
            units += 2 if piece == CAPTAIN else 1
    return units
