"""The Crew satellite: recruit, release, subcontract.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import (
    RECRUIT_CAPTAIN,
    RECRUIT_CREW,
    RELEASE_PIECE,
    RETURN,
    SUBCONTRACT_DOUBLED,
    SUBCONTRACT_WORK,
)
from gloaming.games.darkrock.content.deck import DOUBLE_ONCE
from gloaming.games.darkrock.names import ABOARD, CAPTAIN, UNAVAILABLE
from gloaming.games.darkrock.rule_numbers import ALLOWED, CREW_01, CREW_02, CREW_03, CREW_10, CREW_13, RES_05
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place


def may_recruit_crew(state: State, number: Int) -> Int:
    """$3, or what a card says, and a crewmember beside the board.  DR-CREW-01, 03, 08"""
    ship = state.ships[number]
    if ship.first_crew(UNAVAILABLE) < 0:
        return CREW_03
    return ALLOWED if ship.credits >= state.power(number).crew_price else CREW_01


def may_recruit_captain(state: State, number: Int) -> Int:
    """$5, or what a card says, if he is not recruited yet, wherever he stands.  DR-CREW-02, 04; DR-R61"""
    ship = state.ships[number]
    if ship.place[CAPTAIN] != UNAVAILABLE:
        return CREW_02
    return ALLOWED if ship.credits >= state.power(number).captain_price else CREW_02


@final
class Recruit(Step[State]):
    """Recruit: a crewmember, the Captain, or nobody.  DR-CREW-01 to 05, 08"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [RETURN]
        if may_recruit_crew(state, self.ship) == ALLOWED:
            out.append(RECRUIT_CREW)
        if may_recruit_captain(state, self.ship) == ALLOWED:
            out.append(RECRUIT_CAPTAIN)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if action == RECRUIT_CREW:
            return may_recruit_crew(state, self.ship)
        return (
            may_recruit_captain(state, self.ship)
            if action == RECRUIT_CAPTAIN
            else out_of_place(action, RES_05)
        )

    def apply(self, state: State, action: Int) -> None:
        """New pieces are aboard at once.  DR-CREW-05; DR-SHIP-06"""
        ship = state.ships[self.ship]
        if action == RECRUIT_CREW:
            ship.credits -= state.power(self.ship).crew_price
            ship.place[ship.first_crew(UNAVAILABLE)] = ABOARD
        elif action == RECRUIT_CAPTAIN:
            ship.credits -= state.power(self.ship).captain_price
            ship.place[CAPTAIN] = ABOARD
        if action != RETURN:
            offer_recruit(state, self.ship, self.times - 1)


def offer_recruit(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation is left and somebody can be paid.  DR-RES-08, 09, 12"""
    if times == 0:
        return
    if may_recruit_crew(state, number) == ALLOWED or may_recruit_captain(state, number) == ALLOWED:
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
    """Subcontract: $1 for the piece's work, a Captain up to twice; or not.  DR-CREW-13, 14

    Before its first dollar a card may double what the piece earns here."""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int, wage: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times
        self.wage: Int = wage  # credits for one activation; 0: its owner may still double it

    def options(self, state: State) -> list[Int]:
        if self.wage == 0:
            return [RETURN, SUBCONTRACT_WORK, SUBCONTRACT_DOUBLED]
        return [RETURN, SUBCONTRACT_WORK]

    def forbids(self, state: State, action: Int) -> Int:
        if action == SUBCONTRACT_DOUBLED:
            return ALLOWED if self.wage == 0 else CREW_13
        return ALLOWED if action == RETURN or action == SUBCONTRACT_WORK else out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        wage = max(self.wage, 1)
        if action == SUBCONTRACT_DOUBLED:
            state.decks.spent |= DOUBLE_ONCE
            wage = 2
        state.ships[self.ship].credits += wage
        offer_subcontract(state, self.ship, self.times - 1, wage)


def offer_subcontract(state: State, number: Int, times: Int, wage: Int) -> None:
    """Ask, if an activation is left.  DR-RES-08, 09"""
    if times > 0:
        state.push(Subcontract(state.seat_of(number), number, times, wage))


def first_wage(state: State, number: Int) -> Int:
    """What one activation earns: $1, or 0 where a card lets the owner say whether it is doubled."""
    return 0 if state.can(number, DOUBLE_ONCE) else 1
