"""What a text asks: a branch, dice, a character, a location, a thing.  Compiled.

DV-ATTR-05, 07; DV-R91
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.pay as paying
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import CHANCE, Step
from gloaming.games.dark_venture.actions import (
    BRANCH,
    FELL_ON,
    LOST,
    PICK,
    PICK_ITEM,
    PUT,
)
from gloaming.games.dark_venture.actions import ROLL as ROLLED
from gloaming.games.dark_venture.cast.numbers import is_so, number_of
from gloaming.games.dark_venture.content.deck import Effect, Predicate
from gloaming.games.dark_venture.content.vocabulary import (
    FOE_IS,
    HIT,
    IS_IN,
    PASSED,
    PAY,
    SEQUENCE,
    TEST_KIND,
    WITH_FOLLOWER,
    WITH_HERO,
)
from gloaming.games.dark_venture.parts import Fight, Quest, Tale, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.tales.conditions import is_met
from gloaming.games.dark_venture.tales.select import people, place_of_tale, spots

TABLE_DICE: Final = 1


# --- branches


def choose_branch(state: State, tale: Tale, effect: Effect) -> None:
    """The player picks one branch; with none that can be paid nothing happens."""
    step = ChooseBranch(tale.seat, effect.no)
    if len(step.options(state)) > 0:
        state.push(step)


@final
class ChooseBranch(Step[State]):
    """Which branch of the text?  One that begins with a payment must be payable.  DV-TURN-08"""

    def __init__(self, seat: Int, effect: Int) -> None:
        super().__init__(seat)
        self.effect: Int = effect

    def options(self, state: State) -> list[Int]:
        parts = state.content.effects[self.effect].parts
        return [BRANCH + place for place in range(len(parts)) if is_open(state, parts[place])]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        part = state.content.effects[self.effect].parts[action - BRANCH]
        price = opening_price(part)
        if price is None:
            state.push(telling.Tell(part.no))
            return
        if part.op == SEQUENCE:
            for place in range(len(part.parts) - 1, 0, -1):
                state.push(telling.Tell(part.parts[place].no))
        paying.pay(state, telling.told(state), price)


def opening_price(part: Effect) -> Effect | None:
    """The payment with which a branch begins, if it does."""
    if part.op == PAY:
        return part
    return part.parts[0] if part.op == SEQUENCE and part.parts[0].op == PAY else None


def is_open(state: State, part: Effect) -> bool:
    """May this branch be taken?"""
    price = opening_price(part)
    return price is None or paying.can_pay(state, telling.told(state), price)


# --- conditions, dice


def decide(state: State, tale: Tale, effect: Effect) -> None:
    """One part or the other, as the condition is."""
    place = 0 if holds(state, tale, effect.condition) else 1
    if place < len(effect.parts):
        state.push(telling.Tell(effect.parts[place].no))


def holds(state: State, tale: Tale, condition: Predicate) -> bool:
    """Conditions of texts: about the foe, the combat, the company, the place; and those that quests have."""
    kind = condition.kind
    if kind == FOE_IS:
        return tale.foe > 0 and condition.people.fits[tale.foe]
    if kind == HIT:
        fight = state.fights[len(state.fights) - 1] if len(state.fights) > 0 else Fight()
        for place in range(len(fight.order)):
            if fight.order[place] == tale.me:
                return has(fight.hit, place)
        return False
    if kind in (WITH_HERO, WITH_FOLLOWER, IS_IN):
        return state.in_play(tale.me) and is_so(state, condition, state.someone(tale.me))
    return is_met(state, blank_quest(tale.seat, condition), condition)


def blank_quest(seat: Int, condition: Predicate) -> Quest:
    """A quest without deeds, to ask a condition of."""
    quest = Quest()
    quest.seat = seat
    quest.progress = [0] * (condition.place + len(condition.parts) + 1)
    return quest


@final
class RollTest(Throw):
    """An attribute of the acting character and dice against a number.  DV-ATTR-05, 07; DV-R91"""

    def __init__(self, effect: Int) -> None:
        super().__init__()
        self.effect: Int = effect

    def how_many(self, state: State) -> Int:
        return state.content.effects[self.effect].dice

    def apply(self, state: State, action: Int) -> None:
        effect = state.content.effects[self.effect]
        me = state.someone(telling.told(state).me)
        tale = telling.told(state)
        if again.is_open_to_reroll(state, tale.me, TEST_KIND, self, action):
            return
        passed = action - ROLLED + number_of(state, me, effect.stat) >= effect.number
        if passed and tale.kind == telling.ACTION_TALE:
            deeds.note(state, tale.seat, PASSED, effect.stat)
        place = 0 if passed else 1
        if place < len(effect.parts):
            state.push(telling.Tell(effect.parts[place].no))


@final
class RollTable(Throw):
    """One die on a table of the text."""

    def __init__(self, effect: Int) -> None:
        super().__init__()
        self.effect: Int = effect

    def how_many(self, state: State) -> Int:
        return TABLE_DICE

    def apply(self, state: State, action: Int) -> None:
        effect = state.content.effects[self.effect]
        for place in range(len(effect.parts)):
            if effect.lows[place] <= action - ROLLED <= effect.highs[place]:
                state.push(telling.Tell(effect.parts[place].no))


@final
class RollAmount(Throw):
    """The dice of an amount: one throw for all whom it is about."""

    def __init__(self, effect: Int) -> None:
        super().__init__()
        self.effect: Int = effect

    def how_many(self, state: State) -> Int:
        return state.content.effects[self.effect].dice

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).amount = action - ROLLED + state.content.effects[self.effect].number


# --- whom, where, what


@final
class ChooseWho(Step[State]):
    """Whom does the player choose?  `other`: the second of two characters of the text."""

    def __init__(self, seat: Int, effect: Int, other: bool) -> None:
        super().__init__(seat)
        self.effect: Int = effect
        self.other: bool = other

    def options(self, state: State) -> list[Int]:
        effect = state.content.effects[self.effect]
        found = people(state, telling.told(state), effect.other if self.other else effect.who)
        return [PICK + number for number in sorted(found)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        tale = telling.told(state)
        tale.who = action - PICK
        tale.that = action - PICK


@final
class ChooseWhere(Step[State]):
    """Which location does the player choose, measured from `origin`?"""

    def __init__(self, seat: Int, effect: Int, origin: Int) -> None:
        super().__init__(seat)
        self.effect: Int = effect
        self.origin: Int = origin

    def options(self, state: State) -> list[Int]:
        where = state.content.effects[self.effect].where
        return [PUT + place for place in spots(state, telling.told(state), where, self.origin)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).where = action - PUT


@final
class FallWhere(Step[State]):
    """Chance names a placed location, each as likely."""

    def __init__(self, effect: Int) -> None:
        super().__init__(CHANCE)
        self.effect: Int = effect

    def outcomes(self, state: State) -> list[Int]:
        tale = telling.told(state)
        where = state.content.effects[self.effect].where
        return [FELL_ON + place for place in spots(state, tale, where, place_of_tale(state, tale))]

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).where = action - FELL_ON


@final
class ChooseThing(Step[State]):
    """Which of a character's items that fit?"""

    def __init__(self, seat: Int, effect: Int, number: Int) -> None:
        super().__init__(seat)
        self.effect: Int = effect
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        return [PICK_ITEM + item for item in fitting_items(state, self.effect, self.number)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).thing = action - PICK_ITEM


@final
class LoseThing(Step[State]):
    """Chance names one of a character's items that fit, each as likely."""

    def __init__(self, effect: Int, number: Int) -> None:
        super().__init__(CHANCE)
        self.effect: Int = effect
        self.number: Int = number

    def outcomes(self, state: State) -> list[Int]:
        return [LOST + item for item in fitting_items(state, self.effect, self.number)]

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).thing = action - LOST


def fitting_items(state: State, effect: Int, number: Int) -> list[Int]:
    """The items of a character that fit the filter of an effect, ascending."""
    fits = state.content.effects[effect].items.fits
    found = [item for item in state.someone(number).items if fits[item]]
    found.sort()
    return found
