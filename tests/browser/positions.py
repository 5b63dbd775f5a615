"""Fixed positions as records that the lobby opens: cut-off games, and one crowded moment of Darkrock."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import gloaming
from gloaming.core import journal
from gloaming.core.dice import Dice
from gloaming.core.journal import Header, Journal, Position
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import game
from gloaming.games.darkrock.state import State

GAMES = Path(__file__).parents[1] / "games"
SEATS = ("red", "blue", "green", "yellow", "violet")
PLAYERS = ("Ana", "Benedikta", "Cleo", "Dag", "Eve")


def recorded(name: str, records: int | None = None, game: str = "darkrock") -> str:
    """A golden game, or so many records of its beginning."""
    book = journal.read((GAMES / game / "golden" / f"{name}.journal").read_bytes())
    return journal.write(Journal(book.header, book.records[:records]))


def opening() -> str:
    """Three seats; green places the first piece of round 1."""
    return recorded("three-seats", 2)


def dice_again() -> str:
    """Three seats; round 2 is rolled, and green, who has resolved pieces before, places the first."""
    return recorded("three-seats", 27)


def sale() -> str:
    """Four seats; red resolves, and Export 3 offers a sale to be put together."""
    return recorded("four-seats", 127)


def delegate() -> str:
    """Five seats; a piece on Delegate lets another one join."""
    return recorded("five-seats", 95)


def matter(name: str = "three-seats", records: int | None = 90) -> str:
    """A golden game of Dark Matter; cut off there, red has five gems in round 4 and many ways to pay."""
    return recorded(name, records, "dark_matter")


@cache
def crowded() -> str:
    """Five seats in phase 2: many pieces on the board, somebody with a Captain to send."""
    dice = Dice(1)
    while True:
        state = game.new(5)
        while state.seat != OVER:
            if is_crowded(state):
                header = Header(
                    gloaming=gloaming.__version__, game="darkrock", rules=1, seats=SEATS, players=PLAYERS
                )
                return journal.write(Journal(header, (Position(game.dump(state)),)))
            actions = state.outcomes()[0] if state.seat == CHANCE else state.actions
            state.play(actions[dice.below(len(actions))])


def is_crowded(state: State) -> bool:
    """Is a Captain to be sent where a third of the board is taken already?"""
    if state.seat < 0 or type(state.step).__name__ != "Assign" or state.step.inside:
        return False
    view = game.view(state, state.seat)
    picture = game.picture(view, game.ask(view))
    spots = [*picture.mines, *picture.track, *(spot for group in picture.satellites for spot in group.spots)]
    return bool(picture.bar.toggles) and sum(bool(spot.standing) for spot in spots) > 7
