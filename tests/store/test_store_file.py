"""The file: migrations, locks, and what goes wrong with disks and folders."""

import asyncio
import sqlite3
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest

from gloaming.core.journal import Record, Saying
from gloaming.store import NewMatch, SqliteStore, Store, StoreError
from gloaming.store.schema import migrate, scripts
from store.scenes import Run

LATER = "CREATE TABLE later (word TEXT); INSERT INTO later VALUES ('here');"


def closed(path: Path, steps: Sequence[str] | None = None) -> None:
    """Open the store and close it again."""
    asyncio.run(SqliteStore(path, steps=steps).close())


def version(path: Path) -> int:
    """The number of scripts that were run on this file."""
    db = sqlite3.connect(path)
    number = int(db.execute("PRAGMA user_version").fetchone()[0])
    db.close()
    return number


def test_an_empty_folder_gets_a_database_for_the_owner_alone(path: Path) -> None:
    """Folder and file are made; others on the computer cannot read the hands in it."""
    closed(path)
    assert version(path) == len(scripts())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_database_of_the_version_before_is_brought_up_to_date(
    run: Run, path: Path, new_match: NewMatch
) -> None:
    """A file with matches gets the new script, keeps its matches, and gets it only once."""

    async def scenario(store: Store) -> str:
        match = await store.create(new_match)
        await store.append(match, 0, [Saying(0, "flee")])
        return match

    match = run(scenario)
    closed(path, steps=[*scripts(), LATER])
    closed(path, steps=[*scripts(), LATER])
    db = sqlite3.connect(path)
    assert db.execute("SELECT word FROM later").fetchall() == [("here",)]
    assert db.execute("SELECT match, number FROM record").fetchall() == [(match, 0)]
    db.close()


def test_a_script_that_fails_changes_nothing(path: Path) -> None:
    """Half a migration is none: the old program opens the file as before."""
    closed(path)
    with pytest.raises(StoreError, match="no such table"):
        SqliteStore(path, steps=[*scripts(), LATER + "INSERT INTO nowhere VALUES (1);"])
    assert version(path) == len(scripts())
    closed(path)


def test_a_newer_database_is_refused(path: Path) -> None:
    """One sentence says what to do, and the file stays as it is."""
    closed(path, steps=[*scripts(), LATER])
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"was made by a newer Gloaming \(version 2, this one knows 1\)"):
        SqliteStore(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("mark", ["", "PRAGMA user_version = 1;"])
def test_the_database_of_another_program_is_left_alone(path: Path, mark: str) -> None:
    """A file with tables that are not ours is refused."""
    path.parent.mkdir()
    db = sqlite3.connect(path)
    db.executescript(f"CREATE TABLE song (title TEXT); {mark}")
    db.close()
    with pytest.raises(StoreError, match="belongs to another program"):
        SqliteStore(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    """Text in place of the database is named."""
    path.parent.mkdir()
    path.write_text("Dear diary, today I bought a dark rock. " * 50)
    with pytest.raises(StoreError, match="is not a Gloaming database"):
        SqliteStore(path)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StoreError, match=r"The data folder .*data cannot be written"):
        SqliteStore(tmp_path / "data" / "gloaming.db")


def test_a_folder_in_place_of_the_file_is_named(path: Path) -> None:
    """The database cannot be opened, and the lock is let go."""
    path.mkdir(parents=True)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(path)
    path.rmdir()
    closed(path)


def test_one_file_serves_one_program(path: Path) -> None:
    """A second store on the same file is refused while the first is open, and welcome after."""
    first = SqliteStore(path)
    with pytest.raises(StoreError, match="Another Gloaming is already using"):
        SqliteStore(path)
    asyncio.run(first.close())
    closed(path)


def test_a_full_disk_fails_the_call_that_met_it(path: Path, new_match: NewMatch) -> None:
    """A match that does not fit is told; smaller ones asked at the same moment are kept."""

    async def scenario() -> tuple[list[BaseException | None], tuple[int, list[Record]]]:
        store = SqliteStore(path)
        match = await store.create(new_match)
        pages = store._db.peek(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._db.write(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 3}").fetchall())
        huge = store.append(match, 0, [Saying(0, "x" * 50_000)])
        small = [store.seal(match, 0, seat, "flee") for seat in (0, 1)]
        told = await asyncio.gather(small[0], huge, small[1], return_exceptions=True)
        kept = len(await store.sealed(match)), await store.records(match)
        await store.close()
        return list(told), kept

    told, kept = asyncio.run(scenario())
    assert (told[0], told[2]) == (None, None)
    assert "The disk is full: free some space" in str(told[1])
    assert kept == (2, [])


def test_a_batch_that_cannot_be_committed_is_tried_one_by_one(path: Path, new_match: NewMatch) -> None:
    """A job that breaks the whole transaction fails alone."""

    def rude(db: sqlite3.Connection) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("the disk went away")

    async def scenario() -> tuple[object, list[int]]:
        store = SqliteStore(path)
        first, fault, last = await asyncio.gather(
            store.create(new_match), store._db.write(rude), store.create(new_match), return_exceptions=True
        )
        lengths = [(await store.match(str(match))).length for match in (first, last)]
        await store.close()
        return fault, lengths

    fault, lengths = asyncio.run(scenario())
    assert isinstance(fault, StoreError)
    assert "the disk went away" in str(fault)
    assert lengths == [0, 0]


def test_a_lock_of_another_program_is_told_and_passes(run: Run, path: Path, new_match: NewMatch) -> None:
    """While another program holds the file a write says so; after that the same write succeeds."""

    async def scenario(store: Store) -> list[Record]:
        match = await store.create(new_match)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program has locked"):
            await store.append(match, 0, [Saying(0, "flee")])
        other.close()
        await store.append(match, 0, [Saying(0, "flee")])
        return await store.records(match)

    assert run(scenario) == [Saying(0, "flee")]


def test_a_fault_of_ours_is_told_and_the_writer_lives(path: Path, new_match: NewMatch) -> None:
    """A job that raises something unexpected hands it to its caller only."""

    def wrong(db: sqlite3.Connection) -> int:
        return len(str(db)) // 0

    async def scenario() -> int:
        store = SqliteStore(path)
        with pytest.raises(ZeroDivisionError):
            await store._db.write(wrong)
        length = (await store.match(await store.create(new_match))).length
        await store.close()
        return length

    assert asyncio.run(scenario()) == 0


def test_one_who_stops_waiting_is_written_all_the_same(run: Run, new_match: NewMatch) -> None:
    """A cancelled append is not taken back, and disturbs nobody."""

    async def scenario(store: Store) -> list[Record]:
        match = await store.create(new_match)
        append = asyncio.ensure_future(store.append(match, 0, [Saying(0, "flee")]))
        await asyncio.sleep(0)
        append.cancel()
        await store.append(match, 1, [Saying(1, "shield iron")])
        assert append.cancelled()
        return await store.records(match)

    assert run(scenario) == [Saying(0, "flee"), Saying(1, "shield iron")]


def test_the_writing_connection_flushes_every_commit(path: Path) -> None:
    """Write-ahead log, full flush and checked references, on the connection that writes."""

    async def scenario() -> list[object]:
        store = SqliteStore(path)
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        found = await store._db.write(
            lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]
        )
        await store.close()
        return found

    assert asyncio.run(scenario()) == ["wal", 2, 1]


def test_scripts_are_numbered_without_a_hole() -> None:
    """The first script makes the database ours."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db, scripts(), "memory")
    assert db.execute("PRAGMA user_version").fetchone() == (len(scripts()),)
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    db.close()
