"""Phase 2: one piece a turn, round and round, until all stand somewhere.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.darkrock.actions import ASSIGN, ASSIGN_CAPTAIN, RESOLVE_CREW
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    DELEGATE,
    LEADER,
    RESEARCH,
    STATIONS,
)
from gloaming.games.darkrock.names import (
    ASSIGN as ASSIGN_PHASE,
)
from gloaming.games.darkrock.rule_numbers import (
    ALLOWED,
    ASG_03,
    ASG_04,
    ASG_06,
    ASG_08,
    ASG_09,
    ASG_10,
    ASG_11,
    ASG_12,
    ASG_13,
    ASG_15,
    SET_09,
)
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.stations.hold import TakeNeutronium

BOARD: Final = (1 << RESEARCH) - 1  # the 24 stations without the Research deck, as a bit set


def has_piece(ship: Ship, captain: bool) -> Int:
    """Only pieces aboard are assigned; the Captain once he is recruited.  DR-ASG-03, 09, 29"""
    if captain:
        return ALLOWED if ship.place[CAPTAIN] == ABOARD else ASG_09
    return ALLOWED if ship.first_crew(ABOARD) >= 0 else ASG_03


def open_to(ship: Ship, captain: bool, crew: Int, captains: Int) -> Int:
    """Where a piece may go, as a bit set, given where others' crew and Captains stand.

    A crewmember: to free places; the Captain: anywhere but where another Captain has closed the station;
    both: to where an own piece stands.  DR-ASG-05 to 09, 13, 19, 28, 30; DR-R08 to DR-R10"""
    taken = captains if captain else crew | captains
    stations = (BOARD & ~taken) | ship.crew_stations() | ship.captain_station()
    if may_delegate(ship, crew, captains) == ALLOWED:
        return stations
    return stations & ~(1 << DELEGATE)


def may_delegate(ship: Ship, crew: Int, captains: Int) -> Int:
    """A second piece aboard, and somebody whom it may join.  DR-ASG-13"""
    if joinable(crew, captains) != 0 and ship.pieces_aboard() >= 2:
        return ALLOWED
    return ASG_13


def joinable(crew: Int, captains: Int) -> Int:
    """Where Delegate's additional piece may go: to other players' crew, not to other players' Captains.

    DR-ASG-11, 12, 14, 15, 28; DR-R11, DR-R12"""
    return crew & ~captains & BOARD & ~(1 << DELEGATE)


def may_assign(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The ordinary assignment of one piece to one station.  DR-ASG-03 to 09, 13"""
    ship = state.ships[number]
    rule = has_piece(ship, captain)
    if rule != ALLOWED:
        return rule
    crew = state.crew_of_others(number)
    captains = state.captains_of_others(number)
    if open_to(ship, captain, crew, captains) >> station & 1:
        return ALLOWED
    if station == RESEARCH:
        return SET_09
    if captains >> station & 1:
        return ASG_08
    if not captain and crew >> station & 1:
        return ASG_06
    return ASG_13


def may_join(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The additional piece of Delegate.  DR-ASG-10 to 15"""
    rule = has_piece(state.ships[number], captain)
    if rule != ALLOWED:
        return rule
    captains = state.captains_of_others(number)
    if joinable(state.crew_of_others(number), captains) >> station & 1:
        return ALLOWED
    if station == DELEGATE:
        return ASG_15
    return ASG_12 if captains >> station & 1 else ASG_11


def add_stations(out: list[Int], first: Int, stations: Int) -> None:
    """Add the actions from `first` on that send a piece to one of these stations."""
    for station in range(STATIONS):
        if stations >> station & 1:
            out.append(first + station)


def place_piece(state: State, number: Int, action: Int) -> Int:
    """Stand the piece on its station, on space 0 of the Solar Array; returns the station.  DR-ASG-27"""
    ship = state.ships[number]
    if action >= ASSIGN_CAPTAIN:
        ship.place[CAPTAIN] = action - ASSIGN_CAPTAIN
        return action - ASSIGN_CAPTAIN
    ship.place[ship.first_crew(ABOARD)] = action - ASSIGN
    return action - ASSIGN


def arrive(state: State, number: Int, station: Int, captain: bool) -> None:
    """At the Leader station the tile changes hands at once, and neutronium may be taken.

    DR-ASG-16, 20 to 24, 26; DR-RND-03; DR-R14, DR-R73"""
    if station != LEADER:
        return
    state.leader = number
    most = min(2 if captain else 1, state.neutronium)
    if most > 0:
        state.push(TakeNeutronium(state.seat_of(number), number, most, False))


@final
class AssignPhase(Step[State]):
    """The Leader begins.  The order stays as it is, also when the tile moves.  DR-ASG-01, 02; DR-R06"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.phase = ASSIGN_PHASE
        ask_from(state, state.leader)


def ask_from(state: State, first: Int) -> None:
    """Ask the first ship, clockwise from this one, that has a piece aboard; if none has, the phase is over.

    DR-ASG-01, 03"""
    number = first
    for _ in range(len(state.ships)):
        if state.ships[number].pieces_aboard() > 0:
            state.push(Assign(state.seat_of(number), number))
            return
        number = state.next_ship(number)


@final
class Assign(Step[State]):
    """Where does the next piece go?  There is no pass.  DR-ASG-03, 04; DR-R07"""

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        ship = state.ships[self.ship]
        crew = state.crew_of_others(self.ship)
        captains = state.captains_of_others(self.ship)
        out: list[Int] = []
        if has_piece(ship, False) == ALLOWED:
            add_stations(out, ASSIGN, open_to(ship, False, crew, captains))
        if has_piece(ship, True) == ALLOWED:
            add_stations(out, ASSIGN_CAPTAIN, open_to(ship, True, crew, captains))
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if not 0 <= action < RESOLVE_CREW:
            return out_of_place(action, ASG_04)
        captain = action >= ASSIGN_CAPTAIN
        return may_assign(state, self.ship, captain, action % STATIONS)

    def apply(self, state: State, action: Int) -> None:
        station = place_piece(state, self.ship, action)
        state.push(NextAssignment(self.ship))
        if station == DELEGATE:
            state.push(Join(self.seat, self.ship))
        arrive(state, self.ship, station, action >= ASSIGN_CAPTAIN)


@final
class NextAssignment(Step[State]):
    """The turn passes clockwise.  DR-ASG-01, 03"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        ask_from(state, state.next_ship(self.ship))


@final
class Join(Step[State]):
    """Delegate: the additional piece, in the same turn.  DR-ASG-10 to 16, 18"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        ship = state.ships[self.ship]
        stations = joinable(state.crew_of_others(self.ship), state.captains_of_others(self.ship))
        out: list[Int] = []
        if has_piece(ship, False) == ALLOWED:
            add_stations(out, ASSIGN, stations)
        if has_piece(ship, True) == ALLOWED:
            add_stations(out, ASSIGN_CAPTAIN, stations)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if not 0 <= action < RESOLVE_CREW:
            return out_of_place(action, ASG_10)
        captain = action >= ASSIGN_CAPTAIN
        return may_join(state, self.ship, captain, action % STATIONS)

    def apply(self, state: State, action: Int) -> None:
        station = place_piece(state, self.ship, action)
        arrive(state, self.ship, station, action >= ASSIGN_CAPTAIN)
