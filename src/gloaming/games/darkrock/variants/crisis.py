"""The Neutronium Crisis: the marker on the track, what loses and what wins.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.darkrock.state as table
from gloaming.core.state import NOBODY, Step
from gloaming.games.darkrock.names import (
    CRISIS,
    EXP1,
    EXP2,
    EXP3,
    IMPOSSIBLE,
    METALS,
    MINES,
    NEEDED,
    SKULL,
    SKULL_REACHED,
    STATIONS_LOST,
)

START_CREDITS: Final = (15, 13, 10, 7, 5, 2)  # by difficulty: DR-CRI-05
EASY: Final = 1
EXPORTS: Final = 1 << EXP1 | 1 << EXP2 | 1 << EXP3


def prepare(state: table.State, difficulty: Int) -> None:
    """Ships with the credits and rig dice of the difficulty; empty mines end nothing; the marker is on $1.

    DR-CRI-03 to 05, 07, 08, 52; DR-R53, DR-R55"""
    state.crisis.difficulty = difficulty
    state.crisis.limit = STATIONS_LOST
    state.depletions = MINES + 1
    for ship in state.ships:
        ship.credits = START_CREDITS[difficulty]
        ship.base_dice = 2 if difficulty <= EASY else 1


def ease(state: table.State) -> None:
    """Doubles move the marker back, but not off the track.  DR-CRI-10, 11"""
    state.crisis.marker = max(state.crisis.marker - 1, 0)


def heat(state: table.State) -> None:
    """The marker moves on; on the skull all is over.  To be called last.  DR-CRI-24, 38, 39, 49; DR-R79"""
    state.crisis.marker = min(state.crisis.marker + 1, SKULL)
    if state.crisis.marker == SKULL:
        state.push(Lose(SKULL_REACHED))


def spend_neutronium(state: table.State) -> None:
    """Neutronium spent on Shields or a reroll heats the asteroid.  DR-CRI-38 to 40; DR-R49"""
    if state.variant == CRISIS:
        heat(state)


def calm(state: table.State) -> bool:
    """The end of a round: Shields go down.  Has the team won?  DR-CRI-28, 51, 52"""
    state.crisis.shields = False
    state.crisis.on_solar = 0
    return state.won()


def fill_slots(state: table.State, bundle: list[Int]) -> None:
    """Exported metal fills the team's slots; what is beyond them just leaves the game.  DR-CRI-42, 56"""
    crisis = state.crisis
    filled = crisis.exported.copy()
    for metal in range(METALS):
        need: Int = NEEDED[metal]
        filled[metal] = min(filled[metal] + bundle[metal], need)
    crisis.exported = filled


def obtainable(state: table.State, metal: Int) -> Int:
    """What of a metal could still fill slots: in holds, and on mines that are not disintegrated.  DR-R52

    No rule adds to it: metal leaves mines and holds, never comes back, and no station is ever restored."""
    units = state.crisis.reachable(state.ore, metal)
    for ship in state.ships:
        units += ship.hold[metal]
    return units


def impossible(state: table.State) -> bool:
    """Can what is missing no longer be had, or no longer be sold?  DR-CRI-50; DR-R52"""
    crisis = state.crisis
    if crisis.complete():
        return False
    if crisis.gone & EXPORTS == EXPORTS:
        return True
    for metal in range(METALS):
        if obtainable(state, metal) < crisis.missing(metal):
            return True
    return False


def check_hope(state: table.State) -> None:
    """After something was lost: is the game still to be won?  To be called last.  DR-CRI-50; DR-R52"""
    if state.variant == CRISIS and impossible(state):
        state.push(Lose(IMPOSSIBLE))


@final
class Lose(Step[table.State]):
    """All lose together, at once: whatever was still to be done is not done.  DR-CRI-01, 48 to 50"""

    def __init__(self, cause: Int) -> None:
        super().__init__(NOBODY)
        self.cause: Int = cause

    def apply(self, state: table.State, action: Int) -> None:
        state.crisis.lost = self.cause
        state.agenda.clear()
