"""The one generator.  Compiled.  The same seed gives the same numbers in both forms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

MASK: Final = (1 << 48) - 1
FACTOR: Final = 25214903917
STEP: Final = 11


@final
class Dice:
    """A linear generator of 48 bits: quick, repeatable, good for play and simulation, not for secrets.

    A table that must not be foreseen makes a new one from the system's entropy for each throw.
    """

    def __init__(self, seed: Int) -> None:
        self.state: Int = (seed ^ (seed >> 31)) & MASK
        for _ in range(4):
            self.state = (self.state ^ (self.state >> 23)) & MASK
            self.state = (self.state * FACTOR + STEP) & MASK

    def below(self, bound: Int) -> Int:
        """A whole number from 0 to bound - 1, all alike; bound is at most 2**31."""
        self.state = (self.state * FACTOR + STEP) & MASK
        return ((self.state >> 17) * bound) >> 31

    def pick(self, values: list[Int]) -> Int:
        """One of the values, all alike."""
        return values[self.below(len(values))]

    def weighted(self, weights: list[Int]) -> Int:
        """An index into the weights, as often as its weight says."""
        total: Int = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index: Int = 0
        for weight in weights:
            left -= weight
            if left < 0:
                return index
            index += 1
        raise ValueError("weights must be whole numbers above zero")

    def seed(self) -> Int:
        """A seed for another generator."""
        return self.below(1 << 30) << 17 | self.below(1 << 17)
