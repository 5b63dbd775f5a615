"""How likely throws of dice are, in words.  Ordinary Python."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

DICE_WORDS = ("no die", "one die", "two dice", "three dice", "four dice")
PIPS = 6
FEW = 36  # so many throws are counted; more are told in a hundred


@cache
def ways(dice: int) -> tuple[int, ...]:
    """By total from 0 on: in how many ways so many dice show it."""
    counts = [1]
    for _ in range(dice):
        counts = [
            sum(counts[total - pips] for pips in range(1, PIPS + 1) if 0 <= total - pips < len(counts))
            for total in range(len(counts) + PIPS)
        ]
    return tuple(counts)


def at_least(dice: int, needed: int) -> str:
    """'21 of 36': how many throws of so many dice reach the number; 'always', 'never'."""
    good = sum(ways(dice)[max(needed, 0) :])
    return share(good, PIPS**dice)


def share(good: int, throws: int) -> str:
    """'21 of 36 throws', 'about 62 in 100 throws', 'always', 'never'."""
    if good in (0, throws):
        return "always" if good else "never"
    if throws <= FEW:
        return f"{good} of {throws} throws"
    return f"about {min(99, max(1, round(100 * good / throws)))} in 100 throws"


def flight(dice: int, bonus: int, chasers: Sequence[int]) -> str:
    """How often dice and a bonus beat two dice and the bonus of each chaser; ties are thrown again."""
    won = tied = all_ways = 0
    for total, count in enumerate(ways(dice)):
        score = total + bonus
        below = same = 1
        for chaser in chasers:
            below *= sum(ways(2)[: max(score - chaser, 0)])
            same *= sum(ways(2)[: max(score - chaser + 1, 0)])
        won += count * below
        tied += count * (same - below)
        all_ways += count * (PIPS**2) ** len(chasers)
    return share(won, all_ways - tied) if won < all_ways - tied else "always"


def dice(number: int) -> str:
    """'two dice'."""
    return DICE_WORDS[number] if number < len(DICE_WORDS) else f"{number} dice"
