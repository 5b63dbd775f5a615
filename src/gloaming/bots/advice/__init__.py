"""What each game teaches its bots, found by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from gloaming.core.advice import Advice

TAUGHT: dict[str, Callable[[], Advice]] = {}


def teach(game: str, advice: Callable[[], Advice]) -> None:
    """Add the advice of a game of your own, by its name."""
    TAUGHT[game] = advice


def advice_for(game: str, character: int = 0) -> Advice:
    """The advice of a game, with a character; the plain one where a game teaches nothing."""
    if game not in TAUGHT and find_spec(f"{__name__}.{game}") is not None:
        TAUGHT[game] = import_module(f"{__name__}.{game}").advice
    advice = TAUGHT.get(game, Advice)()
    advice.character = character
    return advice
