"""Throwing again: after an own roll, by an ability or item that allows it.  Compiled.  DV-HERO-07; DV-R91

A roll's step asks `is_open_to_reroll` before it counts; then it lies on the agenda again, below the question.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.abilities as abilities
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import GO_ON, INVOKE, INVOKED
from gloaming.games.dark_venture.content.deck import Ability
from gloaming.games.dark_venture.content.vocabulary import ANY_KIND, FREE, REROLL
from gloaming.games.dark_venture.parts import bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, HERO_07
from gloaming.games.dark_venture.state import State


def is_reroll(ability: Ability, kind: Int) -> bool:
    """Does a free ability allow such a roll to be thrown again?"""
    effect = ability.effect
    return effect.op == REROLL and effect.kind in (kind, ANY_KIND)


def rerolls(state: State, number: Int, kind: Int) -> list[Int]:
    """The abilities, by number and ascending, with which a character may throw such a roll again."""
    bearer = state.someone(number)
    found: list[Int] = []
    if bearer.seat >= 0:
        for ability in abilities.abilities_of(state, bearer, bit(FREE)):
            if is_reroll(ability, kind) and abilities.works(state, ability, bearer):
                found.append(ability.no)
    found.sort()
    return found


def is_open_to_reroll(state: State, number: Int, kind: Int, step: Step[State], rolled: Int) -> bool:
    """Is the player asked whether this roll counts?  If so, the roll has not been counted yet."""
    if state.settled:
        state.settled = False
        return False
    if len(rerolls(state, number, kind)) == 0:
        return False
    state.push(step)
    state.push(MayReroll(state.someone(number).seat, number, kind, rolled))
    return True


@final
class MayReroll(Step[State]):
    """Does the roll count, or is it thrown again with one of these abilities?  DV-HERO-07"""

    def __init__(self, seat: Int, number: Int, kind: Int, rolled: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.kind: Int = kind
        self.rolled: Int = rolled

    def options(self, state: State) -> list[Int]:
        return [GO_ON, *[INVOKE + ability for ability in rerolls(state, self.number, self.kind)]]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else HERO_07

    def apply(self, state: State, action: Int) -> None:
        if INVOKE <= action < INVOKED:
            abilities.use_up(state, state.content.abilities[action - INVOKE], self.number)
        else:
            state.settled = True
            state.agenda.pop().apply(state, self.rolled)
