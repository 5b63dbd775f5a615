"""The generator: the same numbers in both forms, all alike, and weights to the letter."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.dice import Dice

KNOWN = {
    0: [782, 1, 475, 798, 259, 33, 454, 835],
    1: [908, 159, 405, 654, 430, 99, 586, 46],
    2**40 + 7: [465, 128, 252, 509, 671, 917, 184, 764],
}


@pytest.mark.parametrize(("seed", "numbers"), KNOWN.items(), ids=str)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    """Written down once; plain and compiled rules are both held to it."""
    dice = Dice(seed)
    assert [dice.below(1000) for _ in range(8)] == numbers


@given(st.integers(0, 2**62), st.integers(1, 2**31))
def test_below_stays_below(seed: int, bound: int) -> None:
    """From 0 to one less than the bound, whatever the seed."""
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 6, 36, 216])
def test_all_numbers_come_up_alike(bound: int) -> None:
    """Counted, within five standard deviations of what is due."""
    throws = 500 * bound
    dice = Dice(bound)
    counts = Counter(dice.below(bound) for _ in range(throws))
    assert all(abs(counts[number] - 500) < 5 * math.sqrt(500) for number in range(bound))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first throws of many seeds are as even as the throws of one."""
    counts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert all(abs(counts[number] - 1000) < 5 * math.sqrt(1000) for number in range(6))


def test_pairs_are_independent() -> None:
    """Each pair of consecutive throws comes up alike."""
    dice = Dice(3)
    counts = Counter((dice.below(6), dice.below(6)) for _ in range(36 * 500))
    assert len(counts) == 36
    assert all(abs(count - 500) < 5 * math.sqrt(500) for count in counts.values())


@given(st.lists(st.integers(0, 4), min_size=1, max_size=8).filter(any), st.integers(0, 2**40))
def test_a_weight_of_nothing_never_comes_up(weights: list[int], seed: int) -> None:
    """Only what has a weight is drawn."""
    dice = Dice(seed)
    assert all(weights[dice.weighted(weights)] > 0 for _ in range(30))


def test_weights_count_exactly() -> None:
    """A draw by weight is a draw among as many equal tickets."""
    weights, tickets = [3, 0, 1, 2], [0, 0, 0, 2, 3, 3]
    for seed in range(300):
        assert Dice(seed).weighted(weights) == Dice(seed).pick(tickets)


@pytest.mark.parametrize("weights", [[], [0, 0]])
def test_no_weight_at_all_is_an_error(weights: list[int]) -> None:
    """Nothing can be drawn from nothing."""
    with pytest.raises(ValueError, match="above zero"):
        Dice(1).weighted(weights)


def test_a_seed_for_another_generator_differs_each_time() -> None:
    """Generators made from one another do not repeat."""
    dice = Dice(9)
    assert len({dice.seed() for _ in range(1000)}) == 1000
