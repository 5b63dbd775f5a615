"""The games, each a household of its own, found by name.

Games of your own are added by `register`, or by the variable GLOAMING_GAMES: Python files, parted as in PATH,
that register a game when they are run.  Every process of ours reads it, bots' workers too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from gloaming.core.game import Game

AnyGame = Game[Any, Any]  # each game has its own state and view; who holds several holds them as this

SHIPPED = ("darkrock", "dark_matter")
WITHOUT_PAGE = ("dark_matter",)  # for terminals and Python; the lobby offers them once they are drawn
REGISTERED: dict[str, AnyGame] = {}


class UnknownGame(ValueError):
    """No game of that name; the sentence lists those there are."""


def register(game: AnyGame) -> None:
    """Add a game of your own, by its name, for tables, terminals and bots of this process."""
    REGISTERED[game.name] = game


def add_file(path: Path) -> None:
    """Run a Python file that registers a game.  ValueError for what cannot be run."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"GLOAMING_GAMES names {path}, which is no Python file.")
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)


@cache
def add_own() -> None:
    """Run the files that GLOAMING_GAMES names, once."""
    for name in os.environ.get("GLOAMING_GAMES", "").split(os.pathsep):
        if name:
            add_file(Path(name))


def names() -> list[str]:
    """The games there are: those that ship, then those registered."""
    add_own()
    return [*SHIPPED, *[name for name in REGISTERED if name not in SHIPPED]]


def on_the_shelf() -> list[str]:
    """The games that the lobby offers."""
    return [name for name in names() if name not in WITHOUT_PAGE]


def load(name: str, packs: Sequence[str] = ()) -> AnyGame:
    """A game by name.  UnknownGame for a stranger; ValueError for packs, which no game here takes yet."""
    if name not in names():
        raise UnknownGame(f"There is no game called {name[:40]!r}; there are {', '.join(names())}.")
    if packs:
        raise ValueError(f"{name} takes no packs.")
    if name not in REGISTERED:
        REGISTERED[name] = import_module(f"gloaming.games.{name}").game
    return REGISTERED[name]
