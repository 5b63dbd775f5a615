"""Where dice and draws come from: a seed, the system's entropy, or the people."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Protocol

from gloaming.core.dice import Dice
from gloaming.core.journal import Header


class Throws(Protocol):
    """A source of chance."""

    def dice(self, throw: int) -> Dice | None:
        """A generator for the game's chance event of this number, counted from 0; None: people throw it."""


class SeededThrows:
    """The same seed and the same sayings give the same game, whatever went wrong or was taken back."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def dice(self, throw: int) -> Dice:
        """A generator made of the seed and the throw's number alone."""
        return Dice(int.from_bytes(blake2b(f"{self.seed}:{throw}".encode(), digest_size=6).digest()))


class FreshThrows:
    """Entropy of the system for each throw, so that nobody can foresee one from those before."""

    def dice(self, throw: int) -> Dice:
        """A generator that nobody knows."""
        return Dice(secrets.randbits(48))


class PeopleThrows:
    """Real dice beside the real box: the table waits until somebody says what came up."""

    def dice(self, throw: int) -> None:
        """Nothing: the people throw."""


def throws_for(header: Header) -> Throws:
    """From the header's seed, or fresh where it has none."""
    return FreshThrows() if header.seed is None else SeededThrows(header.seed)
