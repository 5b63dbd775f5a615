"""What the tables of all games' tests share: lines such as 'red: assign crew m8' are said to them."""

from __future__ import annotations

from typing import Generic, TypeVar

from gloaming.core.state import CHANCE, OVER, State
from gloaming.core.words import Refused
from gloaming.games import AnyGame

StateT = TypeVar("StateT", bound=State)
WHOS_ASKED = {CHANCE: "chance", OVER: "over"}


class Spoken(Generic[StateT]):
    """A table of a game; its seats by name."""

    def __init__(self, game: AnyGame, state: StateT, seats: list[str]) -> None:
        self.game = game
        self.state = state
        self.seats = seats

    def settle(self) -> None:
        """Ask anew, after a position was laid."""
        self.state.settle()

    @property
    def asked(self) -> str:
        """Who is asked: a seat, 'chance' or 'over'."""
        self.settle()
        seat = self.state.seat
        return WHOS_ASKED[seat] if seat < 0 else self.seats[seat]

    @property
    def question(self) -> str:
        """The name of the step that asks."""
        self.settle()
        return type(self.state.step).__name__

    def heard(self, line: str) -> str:
        """What a line says; it must come from whoever is asked."""
        who, _, text = line.partition(": ")
        assert self.asked == who, f"{self.asked} is asked ({self.question}), not {who}"
        return text

    def play(self, *lines: str) -> None:
        """Say these lines: 'red: assign crew m8', 'chance: roll 3 5'."""
        for line in lines:
            for action in self.game.parse(self.state, self.heard(line)):
                self.state.play(action)

    def refused(self, line: str) -> str:
        """The id of the rule that forbids this line; the line must not be open."""
        text = self.heard(line)
        try:
            self.game.parse(self.state, text)
        except Refused as refused:
            return refused.refusal.rule
        raise AssertionError(f"'{line}' is open")

    def offers(self, who: str) -> list[str]:
        """Everything open to this seat, in notation; to 'chance' what can come up."""
        if self.asked != who:
            return []
        actions = self.state.outcomes()[0] if who == "chance" else self.state.actions
        return [self.game.notation(self.state, action) for action in actions]
