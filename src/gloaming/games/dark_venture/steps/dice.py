"""Totals of six-sided dice: what can come up, how often, and one by chance.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.games.dark_venture.actions import ROLL

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


def totals(dice: Int) -> list[Int]:
    """Every total of so many dice, as chance actions, ascending."""
    return [ROLL + total for total in range(dice, PIPS * dice + 1)]


def weights_of(dice: Int) -> list[Int]:
    """How often each of these totals comes up."""
    return WEIGHTS[dice]


def draw_total(count: Int, dice: Dice) -> Int:
    """One total of so many dice."""
    total: Int = ROLL
    for _ in range(count):
        total += 1 + dice.below(PIPS)
    return total
