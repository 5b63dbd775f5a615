"""The levels of bots, for lobbies and command lines."""

from __future__ import annotations

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """One level: its name on command lines, its title and one sentence for people who choose."""

    name: str
    title: str
    sentence: str


LEVELS: Final = (
    Level("random", "Random", "Says anything that is allowed; good for trying the rules."),
    Level(
        "steady",
        "Steady",
        "Weighs what a move brings and costs, answers at once: a fair opponent at first.",
    ),
    Level("sharp", "Sharp", "Thinks ahead for about a second a move and plays out what may follow."),
)
DEFAULT: Final = "steady"


class UnknownLevel(ValueError):
    """No level of that name; the sentence lists those there are."""


def level(name: str) -> Level:
    """A level by its name.  UnknownLevel for a stranger."""
    for candidate in LEVELS:
        if candidate.name == name:
            return candidate
    known = ", ".join(each.name for each in LEVELS)
    raise UnknownLevel(f"There is no bot level {name[:40]!r}; there are {known}.")
