"""The Rig satellite: rent, pair, roll again.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, Step
from gloaming.games.darkrock.actions import DIE, MODIFY, REACH, RENT, REROLL_RIG, RETURN
from gloaming.games.darkrock.names import RIG_DICE
from gloaming.games.darkrock.rule_numbers import ALLOWED, RES_05, RIG_04, RIG_07, RIG_08
from gloaming.games.darkrock.state import State, Turn
from gloaming.games.darkrock.stations.elsewhere import out_of_place


def may_rent(turn: Turn) -> Int:
    """One rig die more, never past three.  DR-RIG-01, 03, 04"""
    return ALLOWED if turn.dice < RIG_DICE else RIG_04


@final
class Rent(Step[State]):
    """Rental: roll one extra rig die for this turn, or not.  DR-RIG-01 to 04; DR-RES-04; DR-R82"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        return [RETURN, RENT]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        return may_rent(state.turn) if action == RENT else out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RENT:
            state.push(RollRented(self.ship, self.times - 1))


@final
class RollRented(Step[State]):
    """The rented die is thrown at once and is an ordinary rig die for this turn.  DR-RIG-01, 02"""

    def __init__(self, ship: Int, times: Int) -> None:
        super().__init__(CHANCE)
        self.ship: Int = ship
        self.times: Int = times

    def outcomes(self, state: State) -> list[Int]:
        return faces()

    def draw(self, state: State, dice: Dice) -> Int:
        return DIE + dice.below(6)

    def apply(self, state: State, action: Int) -> None:
        turn = state.turn
        turn.rig[turn.dice] = action - DIE + 1
        turn.dice += 1
        offer_rent(state, self.ship, self.times)


def faces() -> list[Int]:
    """The six outcomes of one die."""
    return [DIE, DIE + 1, DIE + 2, DIE + 3, DIE + 4, DIE + 5]


def offer_rent(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation and a die are left.  DR-RES-08, 09, 12; DR-RIG-04"""
    if times > 0 and may_rent(state.turn) == ALLOWED:
        state.push(Rent(state.seat_of(number), number, times))


def may_modify(state: State, number: Int) -> Int:
    """Mod adds nothing where it is already in force, by a card too.  DR-RIG-07; DR-R27, DR-R82"""
    return RIG_07 if state.pairs_rigs(number) else ALLOWED


@final
class Modify(Step[State]):
    """Mod: in this turn two rig dice may form a pair, or not.  DR-RIG-05, 07"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        return [RETURN, MODIFY]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        return may_modify(state, self.ship) if action == MODIFY else out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == MODIFY:
            state.turn.mod = True


def offer_mod(state: State, number: Int) -> None:
    """Ask, if it would change something.  DR-RES-12; DR-RIG-07"""
    if may_modify(state, number) == ALLOWED:
        state.push(Modify(state.seat_of(number), number))


def may_reroll(turn: Turn, die: Int) -> Int:
    """Reboot rolls an own die again that has not collected, the first of its equals.  DR-RIG-08"""
    return ALLOWED if turn.plain(die) else RIG_08


@final
class Reboot(Step[State]):
    """Reboot: roll one unused rig die again, or not.  DR-RIG-08, 09"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [RETURN]
        for die in range(RIG_DICE):
            if may_reroll(state.turn, die) == ALLOWED:
                out.append(REROLL_RIG + die)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if REROLL_RIG <= action < REACH:
            return may_reroll(state.turn, action - REROLL_RIG)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action != RETURN:
            state.push(RollRebooted(self.ship, action - REROLL_RIG, self.times - 1))


@final
class RollRebooted(Step[State]):
    """The new roll replaces the die's value, changes included.  DR-RIG-09; DR-R25"""

    def __init__(self, ship: Int, die: Int, times: Int) -> None:
        super().__init__(CHANCE)
        self.ship: Int = ship
        self.die: Int = die
        self.times: Int = times

    def outcomes(self, state: State) -> list[Int]:
        return faces()

    def draw(self, state: State, dice: Dice) -> Int:
        return DIE + dice.below(6)

    def apply(self, state: State, action: Int) -> None:
        state.turn.rig[self.die] = action - DIE + 1
        offer_reboot(state, self.ship, self.times)


def offer_reboot(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation and an unused die are left.  DR-RES-08, 09, 12"""
    if times == 0:
        return
    for die in range(RIG_DICE):
        if may_reroll(state.turn, die) == ALLOWED:
            state.push(Reboot(state.seat_of(number), number, times))
            return
