"""Dark Matter, for bots: what a sensible player says at each question.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_matter_moves import deposit, move, whom
from gloaming.bots.advice.dark_matter_prices import VICTORY_POINT, Prices
from gloaming.bots.advice.dark_matter_turn import Turn
from gloaming.core import state as core
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.state import OVER
from gloaming.games.dark_matter.names import FLIPPED, SPUN
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.steps.action import (
    ChooseAction,
    ChooseSource,
    Influence,
    RefreshWhom,
    TakeSoldiers,
)

CHARACTERS: Final = 4096
TRIED: Final = 8  # actions that a search compares
WORST: Final = -(1 << 40)


@final
class DarkMatterAdvice(Advice):
    """A steady player of Dark Matter."""

    def __init__(self) -> None:
        super().__init__()
        self.span = 1500

    def choose(self, state: core.State, dice: Dice) -> Int:
        """What a steady player says."""
        assert isinstance(state, State)
        if len(state.actions) == 1:
            return state.actions[0]
        turn = Turn(state, self.character % CHARACTERS)
        step = state.step
        if isinstance(step, ChooseAction):
            return best_of(state.actions, turn.gains())
        if isinstance(step, ChooseSource):
            return turn.next_source()
        if isinstance(step, Influence):
            return move(turn.prices, FLIPPED if step.politics > 0 else SPUN)
        if isinstance(step, TakeSoldiers):
            return turn.soldiers_now()
        return whom(turn.prices) if isinstance(step, RefreshWhom) else deposit(turn.prices)

    def worth(self, state: core.State, seat: Int) -> Int:
        """Hundredths of a Victory Point that the seat may hope to end with."""
        assert isinstance(state, State)
        score = state.scores()[seat] * VICTORY_POINT
        if state.seat == OVER:
            return score
        return score + Prices(state, seat).hopes()

    def worth_trying(self, state: core.State) -> list[Int]:
        """The best few actions of the Action phase, all answers elsewhere; first what `choose` says."""
        assert isinstance(state, State)
        if isinstance(state.step, ChooseAction):
            return best_few(state.actions, Turn(state, self.character % CHARACTERS).gains())
        first = self.choose(state, Dice(self.character))
        return [first, *[action for action in state.actions if action != first]]


def best_of(actions: list[Int], gains: list[Int]) -> Int:
    """The action that gains most."""
    best: Int = 0
    for number in range(1, len(gains)):
        if gains[number] > gains[best]:
            best = number
    return actions[best]


def best_few(actions: list[Int], gains: list[Int]) -> list[Int]:
    """The actions that gain most, best first."""
    out: list[Int] = []
    while len(out) < min(TRIED, len(gains)):
        best: Int = 0
        for number in range(1, len(gains)):
            if gains[number] > gains[best]:
                best = number
        out.append(actions[best])
        gains[best] = WORST
    return out


def advice() -> Advice:
    """A new adviser."""
    return DarkMatterAdvice()
