"""Throws of six-sided dice whose total counts: what can come up, how often, and one by chance.  Compiled."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, Step
from gloaming.games.dark_venture.actions import ROLL
from gloaming.games.dark_venture.state import State

PIPS: Final = 6
MOST_DICE: Final = 6


def all_weights() -> list[list[Int]]:
    """By number of dice: in how many ways each total from that number on comes up."""
    table: list[list[Int]] = [[1]]
    for _ in range(MOST_DICE):
        before = table[len(table) - 1]
        ways: list[Int] = [0] * (len(before) + PIPS - 1)
        for place in range(len(before)):
            for pip in range(PIPS):
                ways[place + pip] += before[place]
        table.append(ways)
    return table


WEIGHTS: Final = all_weights()


class Throw(Step[State]):
    """Dice are thrown and their total counts, as ROLL + total; each such step says how many there are."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    @abstractmethod
    def how_many(self, state: State) -> Int:
        """The number of dice."""

    def outcomes(self, state: State) -> list[Int]:
        dice = self.how_many(state)
        return [ROLL + total for total in range(dice, PIPS * dice + 1)]

    def weights(self, state: State) -> list[Int]:
        return WEIGHTS[self.how_many(state)]

    def draw(self, state: State, dice: Dice) -> Int:
        total: Int = ROLL
        for _ in range(self.how_many(state)):
            total += 1 + dice.below(PIPS)
        return total
