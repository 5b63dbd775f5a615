"""`gloaming tables`: what a host keeps, and how it ends; and the house that ends it by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from gloaming.core.journal import Header
from gloaming.store import MatchState, NewMatch, NewSeat, SqliteStore
from server.doors import Door, open_house
from terminal.sitting import Run, command

SEATS = (NewSeat("person", name="Ana"), NewSeat("bot", "steady", name="Vesper"))


def kept(folder: Path, *matches: tuple[MatchState, int]) -> list[str]:
    """The ids of new tables in that folder, each in a state and last played so many days ago."""
    header = Header(gloaming="0.1", game="darkrock", rules=1, seats=("red", "blue"), seed=7)

    async def make() -> list[str]:
        store = SqliteStore(folder / "tables.sqlite")
        out = [await store.create(NewMatch(header=header, seats=SEATS, name="Old Comet")) for _ in matches]
        for match, (state, _) in zip(out, matches, strict=True):
            await store.update(match, state=state)
        await store.close()
        return out

    made = asyncio.run(make())
    aged(folder, made, [days for _, days in matches])
    return made


def aged(folder: Path, matches: Sequence[str], days: Sequence[int]) -> None:
    """Let time pass, as the database has it."""
    db = sqlite3.connect(folder / "tables.sqlite")
    for match, age in zip(matches, days, strict=True):
        db.execute("UPDATE match SET created = created - ? WHERE id = ?", (age * 86_400_000, match))
    db.commit()
    db.close()


def tables(folder: Path, *words: str) -> Run:
    """`gloaming tables ...` there."""
    return command("tables", *words, "--data", str(folder))


def left(folder: Path) -> list[str]:
    """The ids in the list, in its order."""
    return [line.split()[0] for line in tables(folder, "list").out.splitlines()[1:-1]]


def test_the_list_tells_age_size_and_state(tmp_path: Path) -> None:
    """The last played first; the sum at the end."""
    playing, over = kept(tmp_path, ("playing", 0), ("over", 40))
    lines = tables(tmp_path, "list").out.splitlines()
    assert lines[0].split() == ["Table", "Name", "Game", "State", "Moves", "Last", "move", "Size", "Who"]
    assert lines[1].split("  ")[0] == playing
    for word in ("Old Comet", "Darkrock Ventures", "in play", "today", "Ana, Vesper"):
        assert word in lines[1]
    assert lines[2].split("  ")[0] == over
    assert "over" in lines[2]
    assert "40 days ago" in lines[2]
    assert lines[3].startswith("2 tables, 0.")


def test_one_table_is_removed_and_one_that_is_played_is_not(tmp_path: Path) -> None:
    """Unless it is said in so many words; a link does as well as an id."""
    playing, over = kept(tmp_path, ("playing", 0), ("over", 0))
    refused = tables(tmp_path, "remove", over, playing)
    assert refused.code == 2
    assert "is not over" in refused.err
    assert "--unfinished" in refused.err
    assert left(tmp_path) == [playing, over] or left(tmp_path) == [over, playing]
    removed = tables(tmp_path, "remove", f"http://127.0.0.1:8000/t/{over}")
    assert removed.out.startswith(f"1 table removed: {over}. The tables now take ")
    assert left(tmp_path) == [playing]
    assert tables(tmp_path, "remove", playing, "--unfinished").code == 0
    assert tables(tmp_path, "list").out == "0 tables, 0.0 kB.\n"


def test_what_has_been_over_for_long_is_pruned(tmp_path: Path) -> None:
    """By the days since the last move; what is not over goes only if that is said."""
    old, fresh, playing = kept(tmp_path, ("over", 31), ("over", 29), ("playing", 400))
    assert tables(tmp_path, "prune", "--days", "30").out.startswith(f"1 table removed: {old}.")
    assert left(tmp_path) == [fresh, playing]
    assert tables(tmp_path, "prune", "--days", "30").out.startswith("Nothing to remove.")
    assert tables(tmp_path, "prune", "--days", "30", "--unfinished").out.startswith("1 table removed")
    assert left(tmp_path) == [fresh]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("remove",), "Say which tables: "),
        (("remove", "none"), "There is no match 'none'. Nothing was removed; "),
        (("prune",), "Command "),
        (("prune", "--days", "-1"), "Invalid value "),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """And nothing has changed."""
    (table,) = kept(tmp_path, ("over", 0))
    outcome = tables(tmp_path, *words)
    assert outcome.code == 2
    assert outcome.err.startswith(sentence)
    assert left(tmp_path) == [table]


def test_a_folder_without_tables_stays_so(tmp_path: Path) -> None:
    """The list makes no database."""
    outcome = tables(tmp_path / "none", "list")
    assert outcome.code == 2
    assert "There are no tables in" in outcome.err
    assert not (tmp_path / "none").exists()


def test_a_house_that_is_open_keeps_its_tables(tmp_path: Path) -> None:
    """Nobody takes a table from under those who sit there."""
    with open_house(tmp_path):
        outcome = tables(tmp_path, "list")
    assert outcome.code == 2
    assert outcome.err.startswith("Another Gloaming is already using")


def test_a_house_keeps_finished_tables_as_long_as_it_was_told(tmp_path: Path) -> None:
    """What has been over for longer is gone, unless somebody looks at it."""
    old, looked_at, fresh, playing = kept(tmp_path, ("over", 8), ("over", 8), ("over", 6), ("playing", 8))

    with open_house(tmp_path) as door, door.guest() as guest:
        assert door.run(ids(door)) == {old, looked_at, fresh, playing}
        door.house.hall.keep = 7
        guest.get(f"/t/{looked_at}").raise_for_status()
        door.run(door.house.hall.clear_away(time.time()))
        assert door.run(ids(door)) == {looked_at, fresh, playing}
        assert guest.get(f"/t/{old}").status_code == 404
        assert guest.get(f"/t/{looked_at}").status_code == 200
    (older,) = kept(tmp_path, ("over", 9))
    with open_house(tmp_path, keep=7) as door:
        for _ in range(1000):
            if older not in door.run(ids(door)):
                break
            time.sleep(0.01)
        assert door.run(ids(door)) == {looked_at, fresh, playing}


async def ids(door: Door) -> set[str]:
    """What the house keeps."""
    return {stored.match.id for stored in await door.house.store.stored()}
