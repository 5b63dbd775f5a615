"""`gloaming tables list | remove | prune`: the tables that a host keeps, and the end of those not wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gloaming import games
from gloaming.cli import Misuse
from gloaming.core.words import listed
from gloaming.server.settings import SettingError, read_settings
from gloaming.store import Missing, SqliteStore, Stored, StoreError, Unfinished
from gloaming.store.database import now

T = TypeVar("T")

DAY = 86_400_000  # milliseconds
STATES = {"open": "waits for people", "playing": "in play", "over": "over"}
HEADS = ("Table", "Name", "Game", "State", "Moves", "Last move", "Size", "Who")
NUMBERS = (4, 6)  # columns that are set to the right

app = App(name="tables", help="The tables that you keep: list them, and remove those that are not wanted.")

DataFolder = Annotated[
    str | None, Parameter(name="--data", help="The folder of the tables; your data folder without one.")
]
All = Annotated[
    bool, Parameter(name="--unfinished", help="Remove games that are not over, too.", negative=())
]


@app.command(name="list")
def show(*, data: DataFolder = None) -> None:
    """List all tables, the last played first, with their size; links to them end in the first word."""

    async def look(store: SqliteStore) -> list[Stored]:
        return await store.stored()

    found = opened(data, look)
    rows = [HEADS, *(row(stored) for stored in found)]
    widths = [max(len(line[column]) for line in rows) for column in range(len(HEADS) - 1)]
    for line in rows if found else ():
        cells = [
            cell.rjust(width) if column in NUMBERS else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=False))
        ]
        print("  ".join([*cells, line[-1]]).rstrip())
    print(f"{counted(len(found))}, {size_of(sum(stored.size for stored in found))}.")


@app.command
def remove(*tables: str, unfinished: All = False, data: DataFolder = None) -> None:
    """Remove tables for good: their games, their seats, their invitations.

    Parameters
    ----------
    tables
        As the list has them, or links to them; where one cannot be removed, all stay.
    """
    if not tables:
        raise Misuse("Say which tables: `gloaming tables list` lists them.")
    wanted = list(dict.fromkeys(table.rpartition("/")[2] for table in tables))

    async def end(store: SqliteStore) -> list[str]:
        await store.remove(wanted, unfinished=unfinished)
        return wanted

    told(opened(data, end, shrink=True), data)


@app.command
def prune(
    *,
    days: Annotated[int, Parameter(validator=Number(gte=0, lte=36500))],
    unfinished: All = False,
    data: DataFolder = None,
) -> None:
    """Remove the tables whose game is over, and was for longer than some days.

    Parameters
    ----------
    days
        How many days ago the last move was, at least.
    """

    async def end(store: SqliteStore) -> list[str]:
        found = await store.resting(now() - days * DAY, unfinished=unfinished)
        await store.remove(found, unfinished=unfinished)
        return found

    told(opened(data, end, shrink=True), data)


def database_of(data: str | None) -> Path:
    """Where the tables are kept.  Misuse if there are none."""
    try:
        path = read_settings({"data": data}).database
    except SettingError as flaw:
        raise Misuse(str(flaw)) from None
    if not path.is_file():
        raise Misuse(f"There are no tables in {path.parent}: name their folder with --data.")
    return path


def opened(data: str | None, work: Callable[[SqliteStore], Awaitable[T]], *, shrink: bool = False) -> T:
    """Do the work on the tables, which no house may have open meanwhile.  Misuse for what cannot be."""
    path = database_of(data)

    async def whole() -> T:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close(shrink=shrink)

    try:
        return asyncio.run(whole())
    except Unfinished as flaw:
        raise Misuse(f"{flaw} Nothing was removed; say --unfinished to remove it all the same.") from None
    except Missing as flaw:
        raise Misuse(f"{flaw} Nothing was removed; `gloaming tables list` lists what there is.") from None
    except StoreError as flaw:
        raise Misuse(str(flaw)) from None


def told(removed: list[str], data: str | None) -> None:
    """Say what was removed, and how large the rest is."""
    what = f"{counted(len(removed))} removed: {listed(removed)}" if removed else "Nothing to remove"
    print(f"{what}. The tables now take {size_of(database_of(data).stat().st_size)}.")


def row(stored: Stored) -> tuple[str, ...]:
    """One table in the list."""
    match = stored.match
    game = match.header.game
    return (
        match.id,
        match.name,
        games.load(game).title if game in games.names() else game,
        STATES[match.state],
        str(match.length),
        ago(now() - match.active),
        size_of(stored.size),
        ", ".join(seat.name or "nobody" for seat in match.seats),
    )


def ago(time: int) -> str:
    """How long ago something was, in days."""
    days = time // DAY
    return "today" if days < 1 else "1 day ago" if days == 1 else f"{days} days ago"


def counted(number: int) -> str:
    """So many tables."""
    return "1 table" if number == 1 else f"{number} tables"


def size_of(number: int) -> str:
    """So many bytes, shortly."""
    return f"{number / 1_000_000:.1f} MB" if number >= 1_000_000 else f"{number / 1000:.1f} kB"
