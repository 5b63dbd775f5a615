"""Odds of a combat in Dark Venture, for bots: who wins, and what it costs in health.  Compiled."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.vocabulary import ARMOR_BONUS, ATTACK_BONUS, FIRST_STRIKE
from gloaming.games.dark_venture.names import POWER, SPEED
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.state import State

MEAN: Final = 70  # of two dice, in tenths
SURPLUS: Final = 50  # of the last blow, in hundredths of one: it is seldom an exact one
BY_SPEED: Final = 8  # per cent that a point of speed adds to the chance of striking first
SPREAD: Final = 3.4  # of the health lost, for the root of each exchange of blows
WIDTH: Final = 2.0  # of the same, at least


@final
class Fighter:
    """The numbers with which somebody fights."""

    def __init__(self) -> None:
        self.health: Int = 0
        self.blow: Int = 0  # power and attack bonus
        self.guard: Int = 0
        self.speed: Int = 0  # with what is added to the first strike


@final
class Odds:
    """What a combat may lead to: the chance of victory in per cent, and the health that it costs."""

    def __init__(self) -> None:
        self.chance: Int = 100
        self.taken: Int = 0


def fighter(state: State, character: Character) -> Fighter:
    """How somebody in play fights now."""
    own = Fighter()
    own.health = character.health
    own.blow = number_of(state, character, POWER) + number_of(state, character, ATTACK_BONUS)
    own.guard = number_of(state, character, ARMOR_BONUS)
    own.speed = number_of(state, character, SPEED) + number_of(state, character, FIRST_STRIKE)
    return own


def printed_fighter(state: State, number: Int) -> Fighter:
    """How somebody who is not in play would fight, by the card alone."""
    card = state.content.characters[number]
    own = Fighter()
    own.health = card.hp
    own.blow = card.attributes[POWER] + card.attack
    own.guard = card.armor
    own.speed = card.attributes[SPEED]
    return own


def mean_damage(one: Fighter, other: Fighter) -> Int:
    """What one blow takes on average, in tenths."""
    return max(5, MEAN + 10 * (one.blow - other.guard))


def odds(own: list[Fighter], foes: list[Fighter]) -> Odds:
    """What comes of it if both sides fight on, foe after foe, and the first of the own side is hit."""
    found = Odds()
    health: Int = 0
    for friend in own:
        health += friend.health
    if len(foes) == 0 or len(own) == 0:
        return found
    taken: Int = 0  # in tenths of a point, hundredfold
    rounds: Int = 0
    for place in range(len(foes)):
        dealt: Int = 0
        for friend in own:
            dealt += mean_damage(friend, foes[place])
        needed = foes[place].health * 1000 // dealt + (SURPLUS if place == 0 else SURPLUS // 2)
        rounds += needed
        if place == 0:
            needed -= first_chance(own[0], foes[0])
        for later in range(place, len(foes)):
            taken += max(needed, 0) * mean_damage(foes[later], own[0])
    found.taken = taken // 1000
    spread = SPREAD * math.sqrt(float(rounds) / 100.0) + WIDTH
    margin = (float(health) - float(taken) / 1000.0) / spread
    found.chance = round_up(100.0 / (1.0 + math.exp(-1.7 * min(max(margin, -6.0), 6.0))))
    return found


def round_up(share: float) -> Int:
    """The whole number nearest to a share in per cent."""
    return int(share + 0.5)


def first_chance(own: Fighter, foe: Fighter) -> Int:
    """In per cent, how often the own side strikes first."""
    return min(max(50 + BY_SPEED * (own.speed - foe.speed), 5), 95)


def reaches(dice: Int, needed: Int) -> Int:
    """In per cent, how often the sum of so many dice is at least so much."""
    if needed <= dice:
        return 100
    if needed > 6 * dice:
        return 0
    if dice == 1:
        return (7 - needed) * 100 // 6
    if dice == 2:
        if needed <= 7:
            return (36 - (needed - 2) * (needed - 1) // 2) * 100 // 36
        return (13 - needed) * (14 - needed) // 2 * 100 // 36
    middle = float(7 * dice) / 2.0
    spread = math.sqrt(35.0 * float(dice) / 12.0)
    return round_up(100.0 / (1.0 + math.exp(1.7 * (float(needed) - 0.5 - middle) / spread)))
