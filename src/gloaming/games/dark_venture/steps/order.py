"""The battle order of a combat: first strike, and again where combatants tie.  Compiled.

DV-CMB-03, 04; DV-STND-08, 14; DV-R52
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.steps.fight as fights
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import ROLL
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.vocabulary import (
    AMBUSH,
    FACTION_FIRST,
    FIRST_STRIKE,
    FIRST_STRIKE_KIND,
)
from gloaming.games.dark_venture.land.standing import bonus_here, standing
from gloaming.games.dark_venture.names import SPEED
from gloaming.games.dark_venture.parts import Fight, changed
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw

STRIKE_DICE: Final = 2  # DV-CMB-03


@final
class FirstStrike(Step[State]):
    """Part 1: all roll for the battle order; then turn follows turn.  DV-CMB-03; DV-R52"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        fight = fights.current(state)
        fight.round = 1
        fight.turn = 0
        state.push(fights.NextBattleTurn())
        strike_off(state, 0, len(fight.order))


def strike_off(state: State, first: Int, count: Int) -> None:
    """The combatants at these places that still stand roll for them.  DV-CMB-03, 04; DV-R57"""
    fight = fights.current(state)
    places = [place for place in range(first, first + count) if fights.still_fights(state, fight, place)]
    if len(places) < 2:
        return
    state.push(SortStrikes(first, count))
    for back in range(len(places) - 1, -1, -1):
        state.push(RollStrike(fight.order[places[back]]))


@final
class RollStrike(Throw):
    """Speed + 2d6 + first-strike bonuses.  DV-CMB-03; DV-ATTR-03"""

    def __init__(self, number: Int) -> None:
        super().__init__()
        self.number: Int = number

    def how_many(self, state: State) -> Int:
        return STRIKE_DICE

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, self.number, FIRST_STRIKE_KIND, self, action):
            return
        fight = fights.current(state)
        score = action - ROLL + strike_bonus(state, self.number)
        place = fights.place_of(fight, self.number)
        fight.strike = changed(fight.strike, place, score)
        fight.dice = changed(fight.dice, place, action - ROLL)


def strike_bonus(state: State, number: Int) -> Int:
    """What is added to the dice of first strike.  DV-CMB-03; DV-STND-08, 14"""
    character = state.someone(number)
    total = number_of(state, character, SPEED) + number_of(state, character, FIRST_STRIKE)
    if character.aggressive:
        total += bonus_here(state, character.location, AMBUSH)
    rule = standing(state, character.location, FACTION_FIRST)
    if rule.faction == state.content.characters[number].faction:
        total += rule.number
    return total


@final
class SortStrikes(Step[State]):
    """The highest score goes first, then downward; tied combatants roll again for their places.

    DV-CMB-03, 04; DV-R52"""

    def __init__(self, first: Int, count: Int) -> None:
        super().__init__(NOBODY)
        self.first: Int = first
        self.count: Int = count

    def apply(self, state: State, action: Int) -> None:
        fight = fights.current(state)
        end = self.first + self.count
        for place in range(self.first + 1, end):
            while place > self.first and fight.strike[place - 1] < fight.strike[place]:
                exchange(fight, place - 1, place)
                place -= 1
        place = self.first
        while place < end:
            tied: Int = 1
            while place + tied < end and fight.strike[place] == fight.strike[place + tied]:
                tied += 1
            strike_off(state, place, tied)
            place += tied


def exchange(fight: Fight, one: Int, other: Int) -> None:
    """Two combatants change places in the order, before anybody has attacked."""
    fight.order = swapped(fight.order, one, other)
    fight.side = swapped(fight.side, one, other)
    fight.strike = swapped(fight.strike, one, other)
    fight.dice = swapped(fight.dice, one, other)


def swapped(values: list[Int], one: Int, other: Int) -> list[Int]:
    """The list with two values exchanged."""
    out = values.copy()
    out[one], out[other] = values[other], values[one]
    return out
