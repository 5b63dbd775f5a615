"""Darkrock, for bots: how the team of the Neutronium Crisis stands.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_market import held_by_all
from gloaming.core.state import OVER
from gloaming.games.darkrock.names import CAPTAIN, METALS, SKULL, UNAVAILABLE
from gloaming.games.darkrock.state import State

SURE: Final = 2000  # as good as won, or as lost below zero
DIG: Final = 100  # what it takes to dig a unit, in hundredths of what a crew of four brings in a round
CARRY: Final = 35  # what it takes to export one that is aboard
A_PIECE: Final = 25  # what a crewmember brings in a round


def team_worth(state: State) -> Int:
    """From -SURE to SURE: what the team can still dig and export in time, against what is missing."""
    if state.seat == OVER:
        return SURE if state.won() else -SURE
    crisis = state.crisis
    lead = (can_do(state) - to_do(state)) * 6 + (crisis.pool() - 5) * 60 - crisis.lost_stations() * 250
    return min(max(lead, 100 - SURE), SURE - 100)


def to_do(state: State) -> Int:
    """The work that is left."""
    work: Int = 0
    for metal in range(METALS):
        missing = state.crisis.missing(metal)
        aboard = min(held_by_all(state, metal), missing)
        work += aboard * CARRY + (missing - aboard) * (DIG + CARRY)
    return work


def can_do(state: State) -> Int:
    """The work that all pieces can do before the marker is on the skull."""
    force: Int = 0
    for ship in state.ships:
        force += ship.crew_recruited() + (0 if ship.place[CAPTAIN] == UNAVAILABLE else 2)
    steps = (SKULL - 1 - state.crisis.marker) * 100
    return force * A_PIECE * steps // (93 * len(state.ships) - 17)
