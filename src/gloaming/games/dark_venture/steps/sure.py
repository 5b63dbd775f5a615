"""Rolls that succeed by themselves, once, because a text says so.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.vocabulary import STATS
from gloaming.games.dark_venture.state import State


def sure_kinds(state: State, number: Int) -> list[Int]:
    """The kinds of rolls of which this character's next one succeeds by itself."""
    found: list[Int] = []
    for modifier in state.modifiers:
        if modifier.character == number and modifier.stat >= STATS:
            found.append(modifier.stat - STATS)
    return found


def is_sure(state: State, number: Int, kind: Int) -> bool:
    """Does the next roll of that kind succeed by itself?  If so, that is used up."""
    for modifier in state.modifiers:
        if modifier.character == number and modifier.stat == STATS + kind:
            state.modifiers = [other for other in state.modifiers if other is not modifier]
            return True
    return False
