"""The Gear satellite: change, turn over, reach.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import FLIP, LOWER, RAISE, REACH, REACH_CAPTAIN, REROLL_RIG, RETURN
from gloaming.games.darkrock.names import CAPTAIN, CREW, MINES, RIG_DICE
from gloaming.games.darkrock.rule_numbers import (
    ALLOWED,
    GEAR_06,
    GEAR_08,
    GEAR_09,
    RES_05,
    RES_12,
)
from gloaming.games.darkrock.state import State, Turn
from gloaming.games.darkrock.stations.elsewhere import out_of_place

FARTHEST: Final = 3  # with three steps a piece reaches every mine


def may_change(turn: Turn, die: Int) -> Int:
    """An own rig die on the table that is not used, the first of its equals.  DR-GEAR-07, 08; DR-R22"""
    return ALLOWED if turn.plain(die) else GEAR_08


def any_unused(turn: Turn) -> bool:
    """Is there a rig die left to change?"""
    for die in range(turn.dice):
        if turn.unused(die):
            return True
    return False


@final
class Image(Step[State]):
    """Rough or Precision: one rig die up or down by 3 or by 1, past 1 and 6 too.  DR-GEAR-01 to 04"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, amount: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.amount: Int = amount
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [RETURN]
        for first in (RAISE, LOWER):
            for die in range(RIG_DICE):
                if may_change(state.turn, die) == ALLOWED:
                    out.append(first + die)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if RAISE <= action < FLIP:
            return may_change(state.turn, (action - RAISE) % RIG_DICE)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        if action < LOWER:
            state.turn.rig[action - RAISE] += self.amount
        else:
            state.turn.rig[action - LOWER] -= self.amount
        offer_image(state, self.ship, self.amount, self.times - 1)


def offer_image(state: State, number: Int, amount: Int, times: Int) -> None:
    """Ask, if an activation and a die are left.  DR-RES-08, 09, 12"""
    if times > 0 and any_unused(state.turn):
        state.push(Image(state.seat_of(number), number, amount, times))


def may_flip(turn: Turn, die: Int) -> Int:
    """Vortex turns an unused die that shows 1 to 6.  DR-GEAR-05, 06; DR-R25"""
    if not turn.plain(die):
        return GEAR_08
    return ALLOWED if 1 <= turn.rig[die] <= 6 else GEAR_06


@final
class Flip(Step[State]):
    """Vortex: one rig die to its opposite face.  DR-GEAR-05, 06"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [RETURN]
        for die in range(RIG_DICE):
            if may_flip(state.turn, die) == ALLOWED:
                out.append(FLIP + die)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if FLIP <= action < REROLL_RIG:
            return may_flip(state.turn, action - FLIP)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        rig = state.turn.rig
        rig[action - FLIP] = 7 - rig[action - FLIP]
        offer_flip(state, self.ship, self.times - 1)


def offer_flip(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation and a die that can be turned are left.  DR-RES-08, 09, 12"""
    if times == 0:
        return
    for die in range(RIG_DICE):
        if may_flip(state.turn, die) == ALLOWED:
            state.push(Flip(state.seat_of(number), number, times))
            return


def may_reach(state: State, number: Int, piece: Int) -> Int:
    """An own unresolved piece on a mine that does not reach every mine yet.  DR-GEAR-09, 14; DR-R60"""
    place = state.ships[number].place[piece]
    if place < 0 or place >= MINES:
        return GEAR_09
    return ALLOWED if state.turn.reach[piece] < FARTHEST else RES_12


def reaching_crew(state: State, number: Int, mine: Int, reach: Int) -> Int:
    """The first unresolved crewmember on a mine with so much reach, or -1: equal pieces are one."""
    place = state.ships[number].place
    for piece in range(CREW):
        if place[piece] == mine and state.turn.reach[piece] == reach:
            return piece
    return -1


def may_send(state: State, number: Int, action: Int) -> Int:
    """Whom Rover may serve, for any action that names a piece."""
    if action == REACH_CAPTAIN:
        return may_reach(state, number, CAPTAIN)
    code = action - REACH
    return ALLOWED if reaching_crew(state, number, code // 3, code % 3) >= 0 else GEAR_09


def send(state: State, number: Int, action: Int) -> None:
    """One step more for the piece that the action names.  DR-GEAR-09, 14; DR-R26"""
    code = action - REACH
    piece = CAPTAIN if action == REACH_CAPTAIN else reaching_crew(state, number, code // 3, code % 3)
    state.turn.reach[piece] += 1


@final
class Rove(Step[State]):
    """Rover: one own piece on a mine may collect one step farther on the ring.  DR-GEAR-09 to 14; DR-R26"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [RETURN]
        for action in range(REACH, REACH_CAPTAIN + 1):
            if may_send(state, self.ship, action) == ALLOWED:
                out.append(action)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if REACH <= action <= REACH_CAPTAIN:
            return may_send(state, self.ship, action)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        send(state, self.ship, action)
        offer_rove(state, self.ship, self.times - 1)


def offer_rove(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation and a piece to serve are left.  DR-RES-08, 09, 12"""
    if times == 0:
        return
    for action in range(REACH, REACH_CAPTAIN + 1):
        if may_send(state, number, action) == ALLOWED:
            state.push(Rove(state.seat_of(number), number, times))
            return
