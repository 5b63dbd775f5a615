"""Random play.  Compiled, so that a game plays itself at full speed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, State

NO_LIMIT: Final = 1 << 40


@final
class Tally:
    """What a playout counted: decisions of players, events of chance, and whether the game ended."""

    def __init__(self) -> None:
        self.decisions: Int = 0
        self.chances: Int = 0
        self.finished: bool = False


def playout(state: State, seed: Int, limit: Int = NO_LIMIT) -> Tally:
    """Play at random, in place, to the end of the game or until `limit` decisions and events have passed."""
    tally = Tally()
    dice = Dice(seed)
    left = limit
    while state.seat != OVER and left > 0:
        left -= 1
        if state.seat == CHANCE:
            tally.chances += 1
            state.advance(state.draw(dice))
        else:
            tally.decisions += 1
            state.advance(dice.pick(state.actions))
    tally.finished = state.seat == OVER
    return tally


def trace(state: State, seed: Int, limit: Int = NO_LIMIT) -> list[Int]:
    """Play like `playout` and return the actions, chance included, in order."""
    dice = Dice(seed)
    said: list[Int] = []
    while state.seat != OVER and len(said) < limit:
        action = state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)
        said.append(action)
        state.advance(action)
    return said
