"""Changes of numbers that last for a while, and their end.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.vocabulary import FOR_ATTACK, FOR_COMBAT
from gloaming.games.dark_venture.parts import Modifier
from gloaming.games.dark_venture.state import State


def modify(state: State, number: Int, stat: Int, amount: Int, lasts: Int) -> None:
    """Change a number of a character for that long."""
    modifier = Modifier()
    modifier.character = number
    modifier.stat = stat
    modifier.amount = amount
    modifier.lasts = lasts
    modifier.combat = max(1, len(state.fights))
    state.modifiers.append(modifier)


def expire(state: State, lasts: Int) -> None:
    """Everything that lasts only so long is over."""
    if len(state.modifiers) > 0:
        state.modifiers = [modifier for modifier in state.modifiers if modifier.lasts != lasts]


def end_with_combat(state: State) -> None:
    """A combat is over, and with it what lasts no longer; those that are still under way keep theirs."""
    state.modifiers = [
        modifier
        for modifier in state.modifiers
        if modifier.lasts not in (FOR_ATTACK, FOR_COMBAT) or modifier.combat <= len(state.fights)
    ]


def forget(state: State, number: Int) -> None:
    """A character has left the game, and with it what was changed about it."""
    if len(state.modifiers) > 0:
        state.modifiers = [modifier for modifier in state.modifiers if modifier.character != number]
