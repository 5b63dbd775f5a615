"""How the tests of the table set one and play at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import ParamSpec, TypeVar

import pytest

from gloaming.core.journal import Header, Position, Record
from gloaming.core.state import CHANCE, State
from gloaming.table import Accepted, AnyGame, MemoryKeeper, PeopleThrows, Table
from table.lanterns import LanternState, lanterns

T = TypeVar("T")
P = ParamSpec("P")


def run(scene: Coroutine[object, object, T]) -> T:
    """Play a scene to its end."""
    return asyncio.run(scene)


def awaited(scene: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(scene)
    def test(*args: P.args, **named: P.kwargs) -> None:
        run(scene(*args, **named))

    return test


def header(
    seats: int = 2, options: Mapping[str, bool] = {}, *, game: AnyGame = lanterns, seed: int | None = 7
) -> Header:
    """The header of a match of so many seats."""
    names = game.seat_names[:seats]
    return Header(gloaming="0.1", game=game.name, rules=1, seats=names, seed=seed, options=options)


async def lit(seats: int = 2, **options: bool) -> Table:
    """Lanterns of people who throw their own dice: cards dealt, lamps 0 (all alike) picked, red to act."""
    table = await Table.begin(lanterns, header(seats, options), MemoryKeeper(), throws=PeopleThrows())
    for card in range(seats):
        await say(table, f"draw {card}")
    for _ in range(seats):
        await say(table, "pick 0")
    return table


async def say(table: Table, *texts: str) -> None:
    """Whoever is asked says this, chance included, and it is accepted."""
    for text in texts:
        seat, number = table.state.seat, table.number
        throwing = table.submit_throw(number, text) if seat == CHANCE else table.submit(seat, number, text)
        answer = await throwing
        assert answer == Accepted(number), answer


def facts(table: Table) -> LanternState:
    """The state of a table of lanterns."""
    assert isinstance(table.state, LanternState)
    return table.state


def kept(table: Table) -> MemoryKeeper:
    """The table's keeper, which is one in memory."""
    assert isinstance(table.keeper, MemoryKeeper)
    return table.keeper


def hold_up(
    patch: pytest.MonkeyPatch, keeper: MemoryKeeper, pause: Callable[[], Coroutine[object, object, None]]
) -> None:
    """Let the keeper do this before it keeps anything."""
    store = keeper.append

    async def append(
        number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        await pause()
        await store(number, records, opened=opened, dump=dump)

    patch.setattr(keeper, "append", append)


def speakers(records: Sequence[Record]) -> list[int]:
    """The seats that speak in the records; positions have none."""
    return [record.seat for record in records if not isinstance(record, Position)]


def texts(records: Sequence[Record]) -> list[str]:
    """What the records say, undos as "undo 3"."""
    return [getattr(record, "text", f"undo {getattr(record, 'to', '')}") for record in records]


async def again(table: Table) -> Table:
    """The same match, resumed from what its keeper holds."""
    keeper = kept(table)
    held = MemoryKeeper(keeper.records)
    held.sealed = dict(keeper.sealed)
    return await Table.resume(
        table.game, table.header, keeper.records, held, sealed=keeper.sealed, throws=table.throws
    )


def whole(table: Table, state: State | None = None) -> tuple[Mapping[str, object], int, list[int]]:
    """All of a state, to be compared."""
    state = state or table.state
    return table.game.dump(state), state.seat, list(state.actions)
