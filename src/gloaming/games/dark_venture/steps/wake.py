"""An unconscious hero at the start of phase 2.  Compiled.  DV-CON-01 to 06; DV-R67, DV-R68, DV-R95"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import GO_ON, PUT, ROLL, WAKE
from gloaming.games.dark_venture.cast.health import wake
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.vocabulary import WAKE_BONUS, WAKE_KIND, WAKE_ROLL
from gloaming.games.dark_venture.land.standing import bonus_here
from gloaming.games.dark_venture.names import MIND
from gloaming.games.dark_venture.parts import Character, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, CON_01, CON_04
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.arrive import exits
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.meet import CheckPeace
from gloaming.games.dark_venture.steps.travel import Enter, can_pay_toll

WAKING_DICE: Final = 3  # DV-CON-01
NEEDED: Final = 15  # DV-CON-02
RESTORED: Final = 12


@final
class TryToWake(Step[State]):
    """Does the player roll for consciousness?  Once a turn.  DV-CON-01; DV-R68"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [GO_ON, WAKE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (GO_ON, WAKE) else CON_01

    def apply(self, state: State, action: Int) -> None:
        if action == WAKE:
            state.push(RollWaking(self.seat))
        else:
            state.hero(self.seat).ap = 0


@final
class RollWaking(Throw):
    """3d6 + mind: 15 or more wakes the hero.  DV-CON-01, 02, 05, 06; DV-STND-12; DV-R91, DV-R95"""

    def __init__(self, player: Int) -> None:
        super().__init__()
        self.player: Int = player

    def how_many(self, state: State) -> Int:
        return WAKING_DICE

    def apply(self, state: State, action: Int) -> None:
        hero = state.hero(self.player)
        if again.is_open_to_reroll(state, hero.number, WAKE_KIND, self, action):
            return
        if action - ROLL + waking_bonus(state, hero) < NEEDED:
            hero.ap = 0
            return
        wake(state, hero, RESTORED)
        hero.ap = max(0, hero.ap - 1)
        state.push(LeaveQuietly(self.player))


def waking_bonus(state: State, hero: Character) -> Int:
    """What is added to the dice.  DV-CON-01; DV-STND-12"""
    own = number_of(state, hero, MIND) + number_of(state, hero, WAKE_ROLL)
    return own + bonus_here(state, hero.location, WAKE_BONUS)


@final
class LeaveQuietly(Step[State]):
    """Just awake, the hero may move one location, past everybody who lies in wait here; or stays.

    DV-CON-04; DV-R67, DV-R88"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        hero = state.hero(self.seat)
        group = bit(hero.number)
        out: list[Int] = [GO_ON]
        for place in exits(state, hero.location):
            if can_pay_toll(state, self.seat, group, place - PUT):
                out.append(place)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else CON_04

    def apply(self, state: State, action: Int) -> None:
        hero = state.hero(self.seat)
        if action == GO_ON:
            state.push(CheckPeace(bit(hero.number), hero.location))
        else:
            state.push(Enter(self.seat, bit(hero.number), action - PUT))
