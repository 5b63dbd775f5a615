"""What the golden games of all games share: how they are found, written down, and told again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sized
from pathlib import Path
from typing import Protocol, TypeVar

from gloaming.core.game import saying
from gloaming.core.journal import Header, Journal, Saying, read, write
from gloaming.core.state import OVER, State
from gloaming.games import AnyGame


class Game(Protocol):
    """A game that is being told: where it stands, what has been said in it, all of it as a journal."""

    @property
    def state(self) -> State:
        """Where it stands."""

    @property
    def records(self) -> Sized:
        """Its sayings."""

    def journal(self) -> Journal:
        """The game as a journal."""


class Heard(Game, Protocol):
    """A game that can be told on."""

    def say(self, actions: list[int]) -> None:
        """Play one saying and remember it."""


GameT = TypeVar("GameT", bound=Game)
HeardT = TypeVar("HeardT", bound=Heard)


def header(door: AnyGame, seats: int, options: Mapping[str, bool | str]) -> Header:
    """The header of a golden journal: no seed, since chance is written down."""
    return Header(
        gloaming="1",
        game=door.name,
        rules=door.rules_version,
        seats=door.seat_names[:seats],
        options=dict(options),
    )


def shortest(games: Iterable[GameT], tells: Callable[[GameT], bool], enough: int) -> GameT:
    """The shortest of the first `enough` games that tell something."""
    found: list[GameT] = []
    for game in games:
        if tells(game):
            found.append(game)
        if len(found) == enough:
            break
    return min(found, key=lambda game: len(game.records))


def write_all(
    folder: Path, games: Iterable[tuple[str, GameT]], outcome: Callable[[GameT], Mapping[str, object]]
) -> None:
    """Write every journal, by its name, and what is expected of it."""
    folder.mkdir(exist_ok=True)
    outcomes = {}
    for name, game in games:
        (folder / f"{name}.journal").write_text(write(game.journal()), encoding="utf-8")
        outcomes[name] = outcome(game)
        print(f"{name}: {len(game.records)} records, {outcomes[name]}", flush=True)
    (folder / "expected.json").write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")


def retell(door: AnyGame, path: Path, begin: Callable[[Header], HeardT]) -> HeardT:
    """Replay a golden journal; every saying must be open to its seat and read back as it was written."""
    journal = read(path.read_text(encoding="utf-8"))
    assert (journal.header.game, journal.header.rules) == (door.name, door.rules_version)
    game = begin(journal.header)
    for record in journal.records:
        assert isinstance(record, Saying)
        assert game.state.seat == record.seat
        actions = door.parse(game.state, record.text)
        assert saying(door, game.state, actions) == record.text
        game.say(actions)
    assert game.state.seat == OVER
    return game
