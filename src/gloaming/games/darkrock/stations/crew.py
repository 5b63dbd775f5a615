"""The Crew satellite: recruit, release, subcontract.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import (
    RECRUIT_CAPTAIN,
    RECRUIT_CREW,
    RELEASE_PIECE,
    RETURN,
    SUBCONTRACT_WORK,
)
from gloaming.games.darkrock.names import ABOARD, CAPTAIN, UNAVAILABLE
from gloaming.games.darkrock.rule_numbers import ALLOWED, CREW_01, CREW_02, CREW_03, CREW_10, RES_05
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place

CREW_PRICE: Final = 3
CAPTAIN_PRICE: Final = 5


def may_recruit_crew(ship: Ship) -> Int:
    """$3, and a crewmember beside the board.  DR-CREW-01, 03, 08"""
    if ship.first_crew(UNAVAILABLE) < 0:
        return CREW_03
    return ALLOWED if ship.credits >= CREW_PRICE else CREW_01


def may_recruit_captain(ship: Ship) -> Int:
    """$5, if he is not recruited yet, wherever he stands.  DR-CREW-02, 04; DR-R61"""
    if ship.place[CAPTAIN] != UNAVAILABLE:
        return CREW_02
    return ALLOWED if ship.credits >= CAPTAIN_PRICE else CREW_02


@final
class Recruit(Step[State]):
    """Recruit: a crewmember, the Captain, or nobody.  DR-CREW-01 to 05, 08"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        ship = state.ships[self.ship]
        out: list[Int] = [RETURN]
        if may_recruit_crew(ship) == ALLOWED:
            out.append(RECRUIT_CREW)
        if may_recruit_captain(ship) == ALLOWED:
            out.append(RECRUIT_CAPTAIN)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if action == RECRUIT_CREW:
            return may_recruit_crew(state.ships[self.ship])
        return (
            may_recruit_captain(state.ships[self.ship])
            if action == RECRUIT_CAPTAIN
            else out_of_place(action, RES_05)
        )

    def apply(self, state: State, action: Int) -> None:
        """New pieces are aboard at once.  DR-CREW-05; DR-SHIP-06"""
        ship = state.ships[self.ship]
        if action == RECRUIT_CREW:
            ship.credits -= CREW_PRICE
            ship.place[ship.first_crew(UNAVAILABLE)] = ABOARD
        elif action == RECRUIT_CAPTAIN:
            ship.credits -= CAPTAIN_PRICE
            ship.place[CAPTAIN] = ABOARD
        if action != RETURN:
            offer_recruit(state, self.ship, self.times - 1)


def offer_recruit(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation is left and somebody can be paid.  DR-RES-08, 09, 12"""
    ship = state.ships[number]
    if times > 0 and (may_recruit_crew(ship) == ALLOWED or may_recruit_captain(ship) == ALLOWED):
        state.push(Recruit(state.seat_of(number), number, times))


def may_release(state: State, ship: Ship) -> Int:
    """Somebody must stay with the ship, except in the final round.  DR-CREW-10, 11; DR-R67, DR-R68"""
    if ship.recruited() == 1 and not state.final_round():
        return CREW_10
    return ALLOWED


@final
class Release(Step[State]):
    """Release: $2 for a crewmember, $3 for the Captain, who leaves; or not.  DR-CREW-06 to 12"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, piece: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.piece: Int = piece

    def options(self, state: State) -> list[Int]:
        return [RETURN, RELEASE_PIECE]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        return (
            may_release(state, state.ships[self.ship])
            if action == RELEASE_PIECE
            else out_of_place(action, RES_05)
        )

    def apply(self, state: State, action: Int) -> None:
        if action == RELEASE_PIECE:
            ship = state.ships[self.ship]
            ship.credits += 3 if self.piece == CAPTAIN else 2
            ship.place[self.piece] = UNAVAILABLE


def offer_release(state: State, number: Int, piece: Int) -> None:
    """Ask once, Captain or not, if somebody stays.  DR-CREW-09, 10"""
    if may_release(state, state.ships[number]) == ALLOWED:
        state.push(Release(state.seat_of(number), number, piece))


@final
class Subcontract(Step[State]):
    """Subcontract: $1 for the piece's work, a Captain up to twice; or not.  DR-CREW-13, 14"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        return [RETURN, SUBCONTRACT_WORK]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action == RETURN or action == SUBCONTRACT_WORK else out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == SUBCONTRACT_WORK:
            state.ships[self.ship].credits += 1
            offer_subcontract(state, self.ship, self.times - 1)


def offer_subcontract(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation is left.  DR-RES-08, 09"""
    if times > 0:
        state.push(Subcontract(state.seat_of(number), number, times))
