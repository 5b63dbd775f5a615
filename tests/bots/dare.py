"""Dare: a game of one hidden card each, for tests of bots.  Registers itself when it is imported.

Each seat is dealt a card, 0 to 5.  Seat 0 passes or dares; if it dares, seat 1 folds or calls.  Folding costs
one point; a call costs whoever has the lower card three.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from gloaming.core.dice import Dice
from gloaming.core.game import Game
from gloaming.core.options import Options
from gloaming.core.state import CHANCE, OVER, State, Step
from gloaming.core.words import Question
from gloaming.games import register

CARDS = 6
FINE, STUCK, BREAKS, FAILS = 0, 1, 2, 3  # characters of troubled bots
PASS, DARE, FOLD, CALL = 0, 1, 2, 3
NAMES = ("pass", "dare", "fold", "call")


class Hands(State):
    """Both cards and the points."""

    def __init__(self) -> None:
        super().__init__()
        self.card: list[int] = [-1, -1]
        self.points: list[int] = [0, 0]

    def clone(self) -> Hands:
        twin = Hands()
        self.copy_core(twin)
        twin.card, twin.points = self.card.copy(), self.points.copy()
        return twin

    def scores(self) -> list[int]:
        return self.points

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in (0, 1) if self.points[seat] == best]

    def imagine(self, seat: int, dice: Dice) -> Hands:
        """Another card for the other seat."""
        twin = self.clone()
        if seat in (0, 1) and twin.card[1 - seat] >= 0:
            twin.card[1 - seat] = dice.below(CARDS)
        return twin


class Deal(Step[Hands]):
    """One card for one seat."""

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def outcomes(self, state: Hands) -> list[int]:
        return [100 + card for card in range(CARDS)]

    def apply(self, state: Hands, action: int) -> None:
        state.card[self.to] = action - 100


class Open(Step[Hands]):
    """Pass or dare."""

    def options(self, state: Hands) -> list[int]:
        return [PASS, DARE]

    def apply(self, state: Hands, action: int) -> None:
        if action == DARE:
            state.push(Respond(1))


class Respond(Step[Hands]):
    """Fold or call."""

    inside: ClassVar[bool] = False

    def options(self, state: Hands) -> list[int]:
        return [FOLD, CALL]

    def apply(self, state: Hands, action: int) -> None:
        lower = 1 if action == FOLD or state.card[0] >= state.card[1] else 0
        state.points[lower] -= 1 if action == FOLD else 3


class Seen(msgspec.Struct, frozen=True):
    """The own card."""

    seat: int
    card: int


class Dares(Game[Hands, Seen]):
    """The door of the little game."""

    name = "dare"
    title = "Dare"
    seat_names = ("one", "two")
    action_space = 4
    state_class = Hands
    steps = (Deal, Open, Respond)
    ledger_path = Path(__file__)

    def seats(self, options: Mapping[str, object]) -> range:
        return range(2, 3)

    def begin(self, seats: int, options: Options) -> Hands:
        state = Hands()
        state.push(Open(0))
        state.push(Deal(1))
        state.push(Deal(0))
        return state

    def notation(self, state: Hands, action: int) -> str:
        return f"card {action - 100}" if action >= 100 else NAMES[action]

    def view(self, state: Hands, seat: int) -> Seen:
        return Seen(state.seat, state.card[seat] if seat >= 0 else -1)

    def say(self, before: Seen, actions: Sequence[int], after: Seen) -> list[str]:
        return []

    def ask(self, view: Seen) -> Question:
        return Question(view.seat, "Well?") if view.seat != OVER else Question(OVER, "")


dare = Dares()
register(dare)
