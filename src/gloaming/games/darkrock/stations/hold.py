"""The cargo hold and its satellite: taking goods aboard, making room, unlocking slots.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import DISCARD, RETURN, TAKE, UNLOCK
from gloaming.games.darkrock.names import GOODS, HOLD2, MINES, NEUTRONIUM, SLOTS, SOLAR_ENERGY
from gloaming.games.darkrock.rule_numbers import (
    ALLOWED,
    ASG_21,
    ASG_22,
    HOLD_03,
    HOLD_05,
    HOLD_12,
    MIN_12,
    MIN_13,
    RES_05,
    SET_21,
)
from gloaming.games.darkrock.state import Ship, State, metal_of
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.variants.crisis import check_hope

SUPPLY: Final = MINES  # sources of goods: the mines, then the supply of a renewable good at SUPPLY + good


def good_from(source: Int) -> Int:
    """The kind of good a source gives."""
    return metal_of(source) if source < MINES else source - SUPPLY


def move_unit(state: State, ship: Ship, source: Int) -> None:
    """Move one unit from its source into a free slot.  DR-HOLD-09, 10; DR-END-01 to 03, 08"""
    ship.hold[good_from(source)] += 1
    if source < MINES:
        state.ore[source] -= 1
        if state.ore[source] == 0 and state.last_round == 0 and state.depleted() >= state.depletions:
            state.last_round = state.round + 1
    elif source == SUPPLY + SOLAR_ENERGY:
        state.solar -= 1
    else:
        state.neutronium -= 1


def take_aboard(state: State, number: Int, source: Int, units: Int) -> None:
    """Take units one by one; without a free slot each next one needs a discard first.

    How many can be taken was counted before the first one.  DR-HOLD-08 to 12, 16; DR-R83"""
    ship = state.ships[number]
    left = units
    while left > 0:
        if ship.free_slots() <= 0:
            state.push(Discard(state.seat_of(number), number, source, left))
            return
        move_unit(state, ship, source)
        left -= 1


@final
class Discard(Step[State]):
    """The hold is full: throw one good out to make room for the next.  DR-HOLD-12, 15; DR-R29"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, source: Int, units: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.source: Int = source
        self.units: Int = units

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        for good in range(GOODS):
            if state.ships[self.ship].hold[good] > 0:
                out.append(DISCARD + good)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if DISCARD <= action < DISCARD + GOODS and state.ships[self.ship].hold[action - DISCARD] > 0:
            return ALLOWED
        return HOLD_12

    def apply(self, state: State, action: Int) -> None:
        """Metals leave the game, the rest returns to the supply; a card may pay for it.  DR-HOLD-13, 14"""
        ship = state.ships[self.ship]
        ship.credits += state.power(self.ship).salvage
        good = action - DISCARD
        ship.hold[good] -= 1
        state.refill(good, 1)
        move_unit(state, ship, self.source)
        take_aboard(state, self.ship, self.source, self.units - 1)
        check_hope(state)


@final
class TakeNeutronium(Step[State]):
    """Neutronium at Leader or as consolation: some, or none.  DR-ASG-21, 22, 24; DR-MIN-12, 13, 16"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, most: Int, consolation: bool) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.most: Int = most  # what the effect gives, already cut to the supply
        self.consolation: bool = consolation

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        for units in range(self.most + 1):
            out.append(TAKE + units)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if not TAKE <= action <= TAKE + SLOTS:
            return out_of_place(action, MIN_12 if self.consolation else ASG_21)
        if action <= TAKE + self.most:
            return ALLOWED
        if self.consolation:
            return MIN_13
        return ASG_22 if action > TAKE + 2 else may_take_more(state, self.most)

    def apply(self, state: State, action: Int) -> None:
        take_aboard(state, self.ship, SUPPLY + NEUTRONIUM, action - TAKE)


def may_take_more(state: State, most: Int) -> Int:
    """Why not more: the supply is short, or a crewmember takes one only.  DR-SET-21; DR-ASG-21; DR-R73"""
    return SET_21 if state.neutronium <= most else ASG_21


def may_unlock(ship: Ship, station: Int) -> Int:
    """Hold+ is free, Hold++ costs $1; none goes past six slots.  DR-HOLD-01, 03, 05; DR-SHIP-04; DR-RES-12"""
    if ship.slots >= SLOTS:
        return HOLD_05
    if station == HOLD2 and ship.credits < 1:
        return HOLD_03
    return ALLOWED


def unlock(ship: Ship, station: Int) -> None:
    """Unlock one slot for free or up to two for $1, for good.  DR-HOLD-01, 03, 05, 06; DR-R28"""
    if station == HOLD2:
        ship.credits -= 1
        ship.slots += 1
    ship.slots = min(ship.slots + 1, SLOTS)


@final
class Unlock(Step[State]):
    """Hold+ or Hold++: unlock, or not; a Captain up to twice.  DR-HOLD-01 to 07"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, station: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.station: Int = station
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        return [RETURN, UNLOCK]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if action == UNLOCK:
            return may_unlock(state.ships[self.ship], self.station)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == UNLOCK:
            ship = state.ships[self.ship]
            unlock(ship, self.station)
            offer_unlock(state, self.ship, self.station, self.times - 1)


def offer_unlock(state: State, number: Int, station: Int, times: Int) -> None:
    """Ask, if an activation is left and would change something.  DR-RES-08, 09, 12; DR-R76"""
    if times > 0 and may_unlock(state.ships[number], station) == ALLOWED:
        state.push(Unlock(state.seat_of(number), number, station, times))
