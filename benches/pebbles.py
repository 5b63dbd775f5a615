"""Pebbles, a game with next to no rules, for the server's bench: each seat in turn drops one or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import gloaming.games
from gloaming.core.game import Game
from gloaming.core.options import Options
from gloaming.core.state import SPECTATOR, State, Step
from gloaming.core.words import Offer, Question

WORDS = ("one", "two")


class Pebbles(State):
    """How many lie in the pond."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.pond = 0

    def clone(self) -> Pebbles:
        """An equal one."""
        twin = Pebbles()
        self.copy_core(twin)
        twin.seats, twin.pond = self.seats, self.pond
        return twin

    def scores(self) -> list[int]:
        """Nobody counts."""
        return [0] * self.seats

    def winners(self) -> list[int]:
        """Nobody wins."""
        return []


class Drop(Step[Pebbles]):
    """One or two."""

    def options(self, state: Pebbles) -> list[int]:
        """Both are open."""
        return [0, 1]

    def apply(self, state: Pebbles, action: int) -> None:
        """They fall; the next seat is asked."""
        state.pond += action + 1
        state.push(Drop((self.seat + 1) % state.seats))


class View(msgspec.Struct, frozen=True):
    """All there is to see."""

    me: int
    seat: int
    pond: int


class PebbleGame(Game[Pebbles, View]):
    """The door."""

    name = "pebbles"
    title = "Pebbles"
    open_information = True
    action_space = 2
    state_class = Pebbles
    steps = (Drop,)
    ledger_path = Path(__file__)

    def seats(self, options: Mapping[str, object]) -> range:
        """One to five."""
        return range(1, 6)

    def begin(self, seats: int, options: Options) -> Pebbles:
        """An empty pond."""
        state = Pebbles()
        state.seats = seats
        state.push(Drop(0))
        return state

    def notation(self, state: Pebbles, action: int) -> str:
        """'drop one'."""
        return f"drop {WORDS[action]}"

    def view(self, state: Pebbles, seat: int) -> View:
        """Everything."""
        return View(seat, state.seat, state.pond)

    def say(self, before: View, actions: Sequence[int], after: View) -> list[str]:
        """What fell."""
        return [f"@{before.seat} drops {WORDS[actions[0]]}." for _ in actions[:1]]

    def ask(self, view: View) -> Question:
        """One or two?"""
        mine = view.me == view.seat and view.me != SPECTATOR
        offers = tuple(Offer(n, f"Drop {word}", word) for n, word in enumerate(WORDS)) if mine else ()
        return Question(view.seat, f"@{view.seat}, one or two?", offers=offers)


gloaming.games.register(PebbleGame())
