"""The Solar Array: charge along the track, collect what it yields.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import CHARGE, STAY, TAKE
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CRISIS,
    SLOTS,
    SOLAR,
    SOLAR_ENERGY,
    SPACE_1,
    SPACE_3,
)
from gloaming.games.darkrock.rule_numbers import (
    ALLOWED,
    CRI_43,
    CRI_44,
    CRI_46,
    SOL_02,
    SOL_03,
    SOL_04,
    SOL_08,
)
from gloaming.games.darkrock.state import State, track_space
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.stations.hold import SUPPLY, take_aboard


def yield_of(place: Int, piece: Int) -> Int:
    """What can be taken at most: the number of the space, a Captain twice that.  DR-SOL-01, 03, 04, 07"""
    return track_space(place) * (2 if piece == CAPTAIN else 1)


@final
class ChargeOrCollect(Step[State]):
    """A piece on the track: move it on, or bring it home with what the space yields.  DR-SOL-02 to 13"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, piece: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.piece: Int = piece

    def most(self, state: State) -> Int:
        """How many units can be taken: the yield, cut to the supply.  DR-SOL-08, 09; DR-R31"""
        return min(self.yields(state), state.solar)

    def yields(self, state: State) -> Int:
        """The yield of the space, and what a card adds to it."""
        return yield_of(state.ships[self.ship].place[self.piece], self.piece) + state.power(self.ship).solar

    def options(self, state: State) -> list[Int]:
        if state.variant == CRISIS and not state.crisis.works(SOLAR):
            return idle_options(state)
        out: list[Int] = [CHARGE]
        for units in range(self.most(state) + 1):
            out.append(TAKE + units)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if state.variant == CRISIS and not state.crisis.works(SOLAR):
            return idle_forbids(state, action)
        if action == STAY:
            return SOL_02
        if action == CHARGE:
            return ALLOWED
        if not TAKE <= action <= TAKE + SLOTS:
            return out_of_place(action, SOL_02)
        if action - TAKE <= self.most(state):
            return ALLOWED
        if action - TAKE > self.yields(state):
            return SOL_04 if self.piece == CAPTAIN else SOL_03
        return SOL_08

    def apply(self, state: State, action: Int) -> None:
        place = state.ships[self.ship].place
        if action == STAY:
            return
        if action == CHARGE:
            place[self.piece] = next_space(place[self.piece])
            return
        place[self.piece] = ABOARD
        take_aboard(state, self.ship, SUPPLY + SOLAR_ENERGY, action - TAKE)


def idle_options(state: State) -> list[Int]:
    """While the Solar Array is damaged: home with nothing, or wait; once it is lost: home.

    DR-CRI-43, 44, 46; DR-R50"""
    home = TAKE
    return [home] if state.crisis.gone >> SOLAR & 1 else [home, STAY]


def idle_forbids(state: State, action: Int) -> Int:
    """Neither Charge nor Collect, and no waiting for what is lost.  DR-CRI-43, 44, 46"""
    if action in idle_options(state):
        return ALLOWED
    if action == STAY:
        return CRI_46
    return CRI_43 if TAKE <= action <= TAKE + SLOTS or action == CHARGE else out_of_place(action, CRI_44)


def next_space(place: Int) -> Int:
    """One space forward; on the last one a piece waits in place.  DR-SOL-05, 06, 12; DR-R32"""
    if place == SOLAR:
        return SPACE_1
    return min(place + 1, SPACE_3)
