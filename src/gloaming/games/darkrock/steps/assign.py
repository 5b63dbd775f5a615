"""Phase 2: one piece a turn, round and round, until all stand somewhere.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.darkrock.actions import ASSIGN, ASSIGN_CAPTAIN, RESOLVE_CREW
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CRISIS,
    DELEGATE,
    LEADER,
    RESEARCH,
    SABOTEURS,
    SOLAR,
    STANDARD,
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
    SAB_10,
    SET_09,
)
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.stations.hold import TakeNeutronium
from gloaming.games.darkrock.stations.repair import barred, bars, repair
from gloaming.games.darkrock.variants.saboteurs import follow_turn

BOARD: Final = (1 << RESEARCH) - 1  # the 24 stations without the Research deck, as a bit set


def has_piece(ship: Ship, captain: bool) -> Int:
    """Only pieces aboard are assigned; the Captain once he is recruited.  DR-ASG-03, 09, 29"""
    if captain:
        return ALLOWED if ship.place[CAPTAIN] == ABOARD else ASG_09
    return ALLOWED if ship.first_crew(ABOARD) >= 0 else ASG_03


def board(state: State) -> Int:
    """All stations of this table, as a bit set: the back of the Research deck is one more.  DR-SET-09, 15"""
    return BOARD | (1 << RESEARCH) if state.decks.research else BOARD


def open_to(state: State, number: Int, captain: bool, crew: Int, captains: Int) -> Int:
    """Where a piece may go, as a bit set, given where others' crew and Captains stand.

    A crewmember: to free places; the Captain: anywhere but where another Captain has closed the station;
    both: to where an own piece stands.  DR-ASG-05 to 09, 13, 19, 28, 30; DR-R08 to DR-R10; DR-CRI-13

    A Research card may let a crewmember join others without Delegate, as the Captain does.  DR-R80"""
    taken = captains if captain or may_pass(state, number) else crew | captains
    stations = (board(state) & ~taken) | own_stations(state, number)
    if state.variant != STANDARD:
        stations &= ~barred(state, state.ships[number].credits)
    if may_delegate(state, number, crew, captains) == ALLOWED:
        return stations
    return stations & ~(1 << DELEGATE)


def may_pass(state: State, number: Int) -> bool:
    """May a crewmember of the ship join others' crew by a Research card, once a round?  DR-R80"""
    return state.decks.research and state.power(number).joins and state.decks.joined >> number & 1 == 0


def show_pass(state: State, number: Int, action: Int) -> None:
    """An assignment that only the card allows uses it up for this round.  DR-R80"""
    if action >= ASSIGN_CAPTAIN or not may_pass(state, number):
        return
    station = action % STATIONS
    crew = state.crew_of_others(number)
    if crew >> station & 1 and own_stations(state, number) >> station & 1 == 0:
        state.decks.joined |= 1 << number


def own_stations(state: State, number: Int) -> Int:
    """Where a ship has placed pieces this round, a bit each.  DR-ASG-05, 06, 08; DR-SAB-11; DR-CRI-45; DR-R08

    What waits on space 0 of the track since an earlier round opens nothing; it does not close it either."""
    ship = state.ships[number]
    stations = ship.crew_stations() | ship.captain_station()
    if state.variant == CRISIS and state.crisis.on_solar >> number & 1 == 0:
        return stations & ~(1 << SOLAR)
    return stations


def may_delegate(state: State, number: Int, crew: Int, captains: Int) -> Int:
    """A second piece aboard, and somebody whom it may join.  DR-ASG-13; DR-CRI-54; DR-R10, DR-R54"""
    ship = state.ships[number]
    if ship.pieces_aboard() < 2:
        return ASG_13
    left = ship.credits
    if state.variant == CRISIS:
        left -= state.crisis.repair(DELEGATE)
    return ALLOWED if joinable(state, left, crew, captains) != 0 else ASG_13


def joinable(state: State, credits: Int, crew: Int, captains: Int) -> Int:
    """Where Delegate's additional piece may go: to other players' crew, not to other players' Captains.

    DR-ASG-11, 12, 14, 15, 28; DR-R11, DR-R12, DR-R66"""
    stations = crew & ~captains & ~(1 << DELEGATE)
    return stations if state.variant == STANDARD else stations & ~barred(state, credits)


def may_assign(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The ordinary assignment of one piece to one station.  DR-ASG-03 to 09, 13"""
    ship = state.ships[number]
    rule = has_piece(ship, captain)
    if rule != ALLOWED:
        return rule
    crew = state.crew_of_others(number)
    captains = state.captains_of_others(number)
    if open_to(state, number, captain, crew, captains) >> station & 1:
        return ALLOWED
    if board(state) >> station & 1 == 0:
        return SET_09
    own = own_stations(state, number) >> station & 1  # where it stands already nobody keeps it out: DR-ASG-06
    if own == 0 and captains >> station & 1:
        return ASG_08
    rule = bars(state, station, ship.credits)
    if rule != ALLOWED:
        return rule
    if own == 0 and not captain and not may_pass(state, number) and crew >> station & 1:
        return SAB_10 if state.sabotage.crew >> station & 1 else ASG_06
    return ASG_13


def may_join(state: State, number: Int, captain: bool, station: Int) -> Int:
    """The additional piece of Delegate.  DR-ASG-10 to 15"""
    ship = state.ships[number]
    rule = has_piece(ship, captain)
    if rule != ALLOWED:
        return rule
    captains = state.captains_of_others(number)
    if joinable(state, ship.credits, state.crew_of_others(number), captains) >> station & 1:
        return ALLOWED
    if station == DELEGATE:
        return ASG_15
    if captains >> station & 1:
        return ASG_12
    rule = bars(state, station, ship.credits)
    return rule if rule != ALLOWED else ASG_11


def add_stations(out: list[Int], first: Int, stations: Int) -> None:
    """Add the actions from `first` on that send a piece to one of these stations."""
    for station in range(STATIONS):
        if stations >> station & 1:
            out.append(first + station)


def place_piece(state: State, number: Int, action: Int) -> Int:
    """Stand the piece on its station, on space 0 of the Solar Array; returns the station.  DR-ASG-27

    In the Neutronium Crisis the station is repaired at once.  DR-CRI-14, 18"""
    ship = state.ships[number]
    station = action % STATIONS
    if action >= ASSIGN_CAPTAIN:
        ship.place[CAPTAIN] = station
    else:
        ship.place[ship.first_crew(ABOARD)] = station
    if state.variant == CRISIS:
        repair(state, number, station)
    return station


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
    """Ask the first ship, clockwise from this one, that can place a piece; if none can, the phase is over.

    DR-ASG-01, 03; DR-R07"""
    number = first
    for _ in range(len(state.ships)):
        if state.ships[number].pieces_aboard() > 0 and can_assign(state, number):
            state.push(Assign(state.seat_of(number), number))
            return
        number = state.next_ship(number)


def can_assign(state: State, number: Int) -> bool:
    """Is there a place to go?  Always, but in the Neutronium Crisis one may be unable to pay.  DR-R07"""
    return state.variant != CRISIS or len(assignments(state, number)) > 0


def assignments(state: State, number: Int) -> list[Int]:
    """Every ordinary assignment that a ship may make now, ascending.  DR-ASG-04 to 09"""
    ship = state.ships[number]
    crew = state.crew_of_others(number)
    captains = state.captains_of_others(number)
    out: list[Int] = []
    if has_piece(ship, False) == ALLOWED:
        add_stations(out, ASSIGN, open_to(state, number, False, crew, captains))
    if has_piece(ship, True) == ALLOWED:
        add_stations(out, ASSIGN_CAPTAIN, open_to(state, number, True, crew, captains))
    return out


@final
class Assign(Step[State]):
    """Where does the next piece go?  There is no pass.  DR-ASG-03, 04; DR-R07"""

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        return assignments(state, self.ship)

    def forbids(self, state: State, action: Int) -> Int:
        if not 0 <= action < RESOLVE_CREW:
            return out_of_place(action, ASG_04)
        captain = action >= ASSIGN_CAPTAIN
        return may_assign(state, self.ship, captain, action % STATIONS)

    def apply(self, state: State, action: Int) -> None:
        show_pass(state, self.ship, action)
        station = place_piece(state, self.ship, action)
        state.push(NextAssignment(self.ship))
        if state.variant == SABOTEURS:
            follow_turn(state, self.ship)
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
        crew = state.crew_of_others(self.ship)
        stations = joinable(state, ship.credits, crew, state.captains_of_others(self.ship))
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
