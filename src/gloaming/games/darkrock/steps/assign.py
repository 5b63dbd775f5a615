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
from gloaming.games.darkrock.stations.hold import TakeNeutronium

BOARD: Final = (1 << RESEARCH) - 1  # the 24 stations without the Research deck, as a bit set


def has_piece(ship: Ship, captain: bool) -> Int:
    """Only pieces aboard are assigned; the Captain once he is recruited.  DR-ASG-03, 09, 29"""
    if captain:
        return ALLOWED if ship.place[CAPTAIN] == ABOARD else ASG_09
    return ALLOWED if ship.first_crew(ABOARD) >= 0 else ASG_03


def open_to_crew(state: State, number: Int) -> Int:
    """Where a crewmember may go, as a bit set: free places, and those where an own piece stands.

    DR-ASG-05, 06, 19, 28, 30; DR-R08"""
    ship = state.ships[number]
    taken = state.crew_of_others(number) | state.captains_of_others(number)
    own = ship.crew_stations() | ship.captain_station()
    return usable(state, number, (BOARD & ~taken) | own)


def open_to_captain(state: State, number: Int) -> Int:
    """Where the Captain may go: anywhere but where another Captain has closed the station.

    DR-ASG-07, 08, 09; DR-R09"""
    ship = state.ships[number]
    own = ship.crew_stations() | ship.captain_station()
    return usable(state, number, (BOARD & ~state.captains_of_others(number)) | own)


def usable(state: State, number: Int, stations: Int) -> Int:
    """Delegate drops out where no second piece could follow.  DR-ASG-13; DR-R10"""
    if stations >> DELEGATE & 1 == 0 or may_delegate(state, number) == ALLOWED:
        return stations
    return stations & ~(1 << DELEGATE)


def may_delegate(state: State, number: Int) -> Int:
    """A second piece aboard, and somebody whom it may join.  DR-ASG-13"""
    if state.ships[number].pieces_aboard() >= 2 and stations_to_join(state, number) != 0:
        return ALLOWED
    return ASG_13


def stations_to_join(state: State, number: Int) -> Int:
    """Where Delegate's additional piece may go: to other players' crew, not to other players' Captains.

    DR-ASG-11, 12, 14, 15, 28; DR-R11, DR-R12"""
    return state.crew_of_others(number) & ~state.captains_of_others(number) & BOARD & ~(1 << DELEGATE)


def may_assign(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The ordinary assignment of one piece to one station.  DR-ASG-03 to 09, 13"""
    rule = has_piece(state.ships[number], captain)
    if rule != ALLOWED:
        return rule
    stations = open_to_captain(state, number) if captain else open_to_crew(state, number)
    if stations >> station & 1:
        return ALLOWED
    if station == RESEARCH:
        return SET_09
    if state.captains_of_others(number) >> station & 1:
        return ASG_08
    if not captain and state.crew_of_others(number) >> station & 1:
        return ASG_06
    return ASG_13


def may_join(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The additional piece of Delegate.  DR-ASG-10 to 15"""
    rule = has_piece(state.ships[number], captain)
    if rule != ALLOWED:
        return rule
    if stations_to_join(state, number) >> station & 1:
        return ALLOWED
    if station == DELEGATE:
        return ASG_15
    return ASG_12 if state.captains_of_others(number) >> station & 1 else ASG_11


def listed(ship: Ship, for_crew: Int, for_captain: Int) -> list[Int]:
    """The actions that send a piece aboard to one of these stations."""
    out: list[Int] = []
    if has_piece(ship, False) == ALLOWED:
        for station in range(STATIONS):
            if for_crew >> station & 1:
                out.append(ASSIGN + station)
    if has_piece(ship, True) == ALLOWED:
        for station in range(STATIONS):
            if for_captain >> station & 1:
                out.append(ASSIGN_CAPTAIN + station)
    return out


def place_piece(state: State, number: Int, action: Int) -> Int:
    """Stand the piece on its station, on space 0 where that is the Solar Array.  Returns the station.  DR-ASG-27"""
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
        for_crew = open_to_crew(state, self.ship)
        return listed(state.ships[self.ship], for_crew, open_to_captain(state, self.ship))

    def forbids(self, state: State, action: Int) -> Int:
        if not 0 <= action < RESOLVE_CREW:
            return ASG_04
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
        stations = stations_to_join(state, self.ship)
        return listed(state.ships[self.ship], stations, stations)

    def forbids(self, state: State, action: Int) -> Int:
        if not 0 <= action < RESOLVE_CREW:
            return ASG_10
        captain = action >= ASSIGN_CAPTAIN
        return may_join(state, self.ship, captain, action % STATIONS)

    def apply(self, state: State, action: Int) -> None:
        station = place_piece(state, self.ship, action)
        arrive(state, self.ship, station, action >= ASSIGN_CAPTAIN)
