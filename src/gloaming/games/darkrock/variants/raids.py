"""The Marauders of the Neutronium Crisis: a card each turn, shields for all, harm.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.darkrock.actions import DAMAGE, NO_SHIELDS, SHIELD, SHIELD_FOR_CREDITS
from gloaming.games.darkrock.names import FIFTH_STATION, NEUTRONIUM, STATIONS
from gloaming.games.darkrock.rule_numbers import ALLOWED, CRI_26, CRI_34, CRI_36
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.steps.assign import board
from gloaming.games.darkrock.steps.marauders import (
    RevealRaid,
    add_shields,
    end_raid,
    flee,
    is_attacked,
    may_shield,
    pay_for_shields,
)
from gloaming.games.darkrock.variants.crisis import Lose, check_hope, heat, spend_neutronium


def begin_raid(state: State, number: Int) -> None:
    """Before anything else in its turn a ship draws a card and resolves it.  DR-CRI-22, 23; DR-R44, DR-R54"""
    state.push(Raid(number))
    state.push(RevealRaid())


def attacked(state: State) -> Int:
    """The stations of this table that the open card attacks, as a bit set.  DR-SET-09"""
    return state.content.raids[state.decks.raid] & board(state)


@final
class Raid(Step[State]):
    """A card that attacks moves the marker, whatever follows; the other one only shuffles.

    DR-CRI-24, 25; DR-R17, DR-R70"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        if attacked(state) == 0:
            end_raid(state)
            return
        state.push(Strike(self.ship))
        state.push(AskShields(0))
        heat(state)


@final
class AskShields(Step[State]):
    """Who is the next, Leader first and clockwise, that stands under attack and can pay for Shields?

    Nobody is asked while Shields are in force.  DR-CRI-26, 28; DR-R45, DR-R46"""

    def __init__(self, place: Int) -> None:
        super().__init__(NOBODY)
        self.place: Int = place  # in turn order, from the Leader on

    def apply(self, state: State, action: Int) -> None:
        ships = len(state.ships)
        for place in range(self.place, ships):
            number = (state.leader + place) % ships
            if may_defend(state, number) and not state.crisis.shields:
                state.push(Defend(state.seat_of(number), number, place))
                return


def may_defend(state: State, number: Int) -> bool:
    """Has the ship a piece on an attacked station, and can it pay?  DR-CRI-26, 55; DR-R58, DR-R71"""
    means: list[Int] = []
    if is_attacked(state.ships[number], attacked(state)):
        add_shields(state, number, means)
    return len(means) > 0


@final
class Defend(Step[State]):
    """Shields for all, or none from this ship.  DR-CRI-06, 26, 28, 38, 56"""

    def __init__(self, seat: Int, ship: Int, place: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.place: Int = place

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        add_shields(state, self.ship, out)
        out.append(NO_SHIELDS)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == NO_SHIELDS:
            return ALLOWED
        if SHIELD <= action <= SHIELD_FOR_CREDITS:
            return may_shield(state, self.ship, action)
        return out_of_place(action, CRI_26)

    def apply(self, state: State, action: Int) -> None:
        if action == NO_SHIELDS:
            state.push(AskShields(self.place + 1))
            return
        pay_for_shields(state, self.ship, action)
        state.crisis.shields = True
        if action == SHIELD + NEUTRONIUM:
            spend_neutronium(state)
        check_hope(state)


@final
class Strike(Step[State]):
    """Without Shields all flee; where nobody was defended, stations suffer.  DR-CRI-27, 29, 30"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        stations = attacked(state)
        defended = False
        for ship in state.ships:
            if state.crisis.shields:
                defended = defended or is_attacked(ship, stations)
            else:
                flee(ship, stations)
        end_raid(state)
        if state.crisis.shield_per_card:
            state.crisis.shields = False
        if not defended:
            harm(state, self.ship, stations & ~state.crisis.gone)


def count(stations: Int) -> Int:
    """How many stations a bit set has."""
    many: Int = 0
    for station in range(STATIONS):
        many += stations >> station & 1
    return many


def harm(state: State, number: Int, stations: Int) -> None:
    """One Damage token for each station that still stands; if the pool is short, the ship in turn chooses.

    DR-CRI-29, 31 to 34, 36; DR-R47"""
    left = state.crisis.pool()
    if 0 < left < count(stations):
        state.push(ShareDamage(state.seat_of(number), number, stations, left))
    elif left > 0:
        for station in range(STATIONS):
            if stations >> station & 1:
                damage(state, station)
    elif stations != 0:
        disintegrate(state, stations)


def damage(state: State, station: Int) -> None:
    """One Damage token from the pool onto a station, where others may lie.  DR-CRI-29, 31"""
    tokens = state.crisis.damage.copy()
    tokens[station] += 1
    state.crisis.damage = tokens


def disintegrate(state: State, stations: Int) -> None:
    """These stations are out for good, and their Damage returns to the pool; too many lost lose all.

    DR-CRI-32, 33, 35, 37, 48; DR-R48"""
    crisis = state.crisis
    crisis.gone |= stations
    tokens = crisis.damage.copy()
    for station in range(STATIONS):
        if stations >> station & 1:
            tokens[station] = 0
    crisis.damage = tokens
    if crisis.lost_stations() >= crisis.limit:
        state.push(Lose(FIFTH_STATION))
    else:
        check_hope(state)


@final
class ShareDamage(Step[State]):
    """Which station gets the next of the last Damage tokens?  The rest is disintegrated.  DR-CRI-33, 34"""

    def __init__(self, seat: Int, ship: Int, stations: Int, left: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.stations: Int = stations  # attacked ones without a token yet, as a bit set
        self.left: Int = left

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        for station in range(STATIONS):
            if self.stations >> station & 1:
                out.append(DAMAGE + station)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if not DAMAGE <= action < DAMAGE + STATIONS:
            return out_of_place(action, CRI_34)
        if self.stations >> (action - DAMAGE) & 1:
            return ALLOWED
        return CRI_36 if state.crisis.gone >> (action - DAMAGE) & 1 else CRI_34

    def apply(self, state: State, action: Int) -> None:
        damage(state, action - DAMAGE)
        rest = self.stations & ~(1 << (action - DAMAGE))
        if self.left > 1:
            state.push(ShareDamage(self.seat, self.ship, rest, self.left - 1))
        else:
            disintegrate(state, rest)
