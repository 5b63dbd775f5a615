"""Items in combat: equipped or used, and what that costs of the attack.  Compiled.

DV-CITM-01 to 05; DV-R56
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.steps.fight as fight_steps
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    ROLL,
)
from gloaming.games.dark_venture.cast.gear import equip, is_overloaded, may_equip
from gloaming.games.dark_venture.content.vocabulary import (
    COMBAT_ITEM_KIND,
)
from gloaming.games.dark_venture.rule_numbers import (
    CITM_01,
    EQP_02,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.goods import FreeHands

HANDLING_DICE: Final = 2  # DV-CITM-02


def may_equip_here(state: State, number: Int, item: Int) -> Int:
    """One item in a battle turn, before the attack, for no AP.  DV-CITM-01; DV-R56"""
    holder = state.someone(number)
    if item not in holder.items or holder.seat < 0:
        return EQP_02
    if fight_steps.current(state).handled:
        return CITM_01
    return may_equip(state, holder, item)


def handle(state: State, seat: Int, number: Int, item: Int) -> None:
    """An item is equipped in combat; a roll says how that weakens the attack.  DV-CITM-01, 02; DV-R56"""
    fight = fight_steps.current(state)
    fight.handled = True
    fight.passes = 0
    holder = state.someone(number)
    equip(state, holder, item)
    state.push(RollHandling(number))
    if is_overloaded(state, holder):
        state.push(FreeHands(seat, number, item))


@final
class AfterItem(Step[State]):
    """An item has done its work: dice tell what that costs of the attack, if there is still one to come.

    DV-CITM-02; DV-R56"""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        fight = fight_steps.current(state)
        fights = fight_steps.still_fights(state, fight, fight_steps.place_of(fight, self.number))
        if fights and not fight.spent and not fight_steps.is_over(state, fight):
            state.push(RollHandling(self.number))


@final
class RollHandling(Throw):
    """2d6: 2-3 costs 2d6 of this turn's damage, 4-7 costs 1d6, 8-12 nothing.  DV-CITM-02 to 05"""

    def __init__(self, number: Int) -> None:
        super().__init__()
        self.number: Int = number

    def how_many(self, state: State) -> Int:
        return HANDLING_DICE

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, self.number, COMBAT_ITEM_KIND, self, action):
            return
        total = action - ROLL
        if total <= 3:
            state.push(RollReduction(2))
        elif total <= 7:
            state.push(RollReduction(1))


@final
class RollReduction(Throw):
    """How much is this turn's attack damage reduced?  DV-CITM-03, 04"""

    def __init__(self, dice: Int) -> None:
        super().__init__()
        self.dice: Int = dice

    def how_many(self, state: State) -> Int:
        return self.dice

    def apply(self, state: State, action: Int) -> None:
        fight_steps.current(state).reduction = action - ROLL
