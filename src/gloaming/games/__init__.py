"""The games, each a household of its own, found by name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from gloaming.core.game import Game

AnyGame = Game[Any, Any]  # each game has its own state and view; who holds several holds them as this

SHIPPED = ("darkrock",)
REGISTERED: dict[str, AnyGame] = {}


class UnknownGame(ValueError):
    """No game of that name; the sentence lists those there are."""


def register(game: AnyGame) -> None:
    """Add a game of your own, by its name, for tables, terminals and bots of this process."""
    REGISTERED[game.name] = game


def names() -> list[str]:
    """The games there are: those that ship, then those registered."""
    return [*SHIPPED, *[name for name in REGISTERED if name not in SHIPPED]]


def load(name: str, packs: Sequence[str] = ()) -> AnyGame:
    """A game by name.  UnknownGame for a stranger; ValueError for packs, which no game here takes yet."""
    if name not in names():
        raise UnknownGame(f"There is no game called {name[:40]!r}; there are {', '.join(names())}.")
    if packs:
        raise ValueError(f"{name} takes no packs.")
    if name not in REGISTERED:
        REGISTERED[name] = import_module(f"gloaming.games.{name}").game
    return REGISTERED[name]
