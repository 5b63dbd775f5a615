"""Advice: what a game teaches the bots that play it.  Compiled.

The default knows nothing: it plays at random and looks at the scores.  A game's own advice says what a
sensible player would do at each question and how good a position is; a search uses both.  Advice never
changes the state it looks at and sees all of it, so it is given only states that fit what its seat knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int
from mypy_extensions import mypyc_attr

from gloaming.core.dice import Dice
from gloaming.core.state import State

CERTAIN: Final = 1000  # the worth of a game that is won for sure


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The base of what a game teaches.  `character` is a bot's own number, the same all game long: bots of
    one level differ in taste, and none changes its mind at each decision."""

    def __init__(self) -> None:
        self.character: Int = 0
        self.span: Int = 20  # a lead of so many points at the end is as good as won for sure
        self.depth: Int = 1 << 40  # so many decisions and events a seat, then a search asks `worth`
        self.stages: Int = 1 << 40  # or after so many of the game's stages

    def choose(self, state: State, dice: Dice) -> Int:
        """One open action of the seat that is asked."""
        return dice.pick(state.actions)

    def worth(self, state: State, seat: Int) -> Int:
        """How many points the seat may hope for, seen from any position; exact when the game is over."""
        return state.scores()[seat]

    def together(self, state: State) -> bool:
        """Do all seats win or lose together?  Then `worth` is the team's, above zero if it may hope."""
        return False

    def stage(self, state: State) -> Int:
        """How far the game has come, in turns or rounds: where it is fair to compare positions."""
        return 0

    def worth_trying(self, state: State) -> list[Int]:
        """The open actions that a search should compare, what `choose` says first; by default all."""
        return state.actions
