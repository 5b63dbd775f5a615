"""What is removed goes whole, and nothing else does."""

import sqlite3
from pathlib import Path

import pytest

from gloaming.core.journal import Saying
from gloaming.store import Missing, NewMatch, Store, StoreError, Unfinished
from gloaming.store.database import now
from gloaming.store.matches import BELONGING
from store.scenes import Run


async def played(store: Store, new: NewMatch, *, over: bool = True) -> str:
    """A match with something in every table."""
    match = await store.create(new)
    await store.append(match, 0, [Saying(0, "flee"), Saying(1, "shield iron")], dump=b"position")
    await store.seal(match, 2, 1, "keep 3")
    await store.invite(match, 0)
    if over:
        await store.update(match, state="over")
    return match


def left(path: Path) -> dict[str, int]:
    """How many rows each table has that knows matches."""
    db = sqlite3.connect(path)
    counts = {
        table: int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        for table in ("match", *BELONGING)
    }
    db.close()
    return counts


def test_all_that_belongs_to_a_match_goes_with_it(run: Run, path: Path, new_match: NewMatch) -> None:
    """No table of the database still speaks of it; the match beside it is as it was."""

    async def scenario(store: Store) -> list[tuple[bool, int]]:
        gone, stays = await played(store, new_match), await played(store, new_match, over=False)
        await store.remove([gone])
        with pytest.raises(Missing):
            await store.match(gone)
        assert await store.records(gone) == []
        return [(stored.match.id == stays, stored.size) for stored in await store.stored()]

    ((stays, size),) = run(scenario)
    assert stays
    assert size > len(b"position")
    assert left(path) == {"match": 1, "sealed": 1, "snapshot": 1, "record": 2, "seat": 2}
    db = sqlite3.connect(path)
    named = {
        str(row[0])
        for row in db.execute(
            "SELECT m.name FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f ON f.'table' = 'match'"
        )
    }
    db.close()
    assert named == set(BELONGING)


def test_what_is_not_over_stays_unless_it_is_said(run: Run, path: Path, new_match: NewMatch) -> None:
    """All or none: one that is played, or not there, keeps the others too."""

    async def scenario(store: Store) -> None:
        over, playing = await played(store, new_match), await played(store, new_match, over=False)
        with pytest.raises(Unfinished, match=playing):
            await store.remove([over, playing])
        with pytest.raises(Missing, match="nowhere"):
            await store.remove([over, "nowhere"])
        assert len(await store.stored()) == 2
        await store.remove([over, playing], unfinished=True)

    run(scenario)
    assert set(left(path).values()) == {0}


def test_a_removal_that_fails_has_removed_nothing(run: Run, path: Path, new_match: NewMatch) -> None:
    """Whatever breaks in the middle."""

    async def scenario(store: Store) -> list[int]:
        match = await played(store, new_match)
        other = sqlite3.connect(path)
        other.execute("CREATE TRIGGER no BEFORE DELETE ON match BEGIN SELECT RAISE(ABORT, 'no'); END")
        other.commit()
        other.close()
        with pytest.raises(StoreError):
            await store.remove([match])
        sealed, records = await store.sealed(match), await store.records(match)
        return [len(sealed), len(records), (await store.match(match)).length]

    assert run(scenario) == [1, 2, 2]


def test_resting_are_those_that_were_over_before_then(run: Run, new_match: NewMatch) -> None:
    """Counted from the last record, or from the beginning where there is none."""

    async def scenario(store: Store) -> None:
        over, begun = await played(store, new_match), await store.create(new_match)
        last = (await store.match(over)).active
        assert await store.resting(last) == []
        assert await store.resting(last + 1) == [over]
        assert set(await store.resting(now() + 1, unfinished=True)) == {over, begun}

    run(scenario)


def test_the_file_gives_back_the_room(run: Run, path: Path, new_match: NewMatch) -> None:
    """When the store is closed so; and what is left is whole."""

    async def fill(store: Store) -> str:
        big, small = await played(store, new_match), await played(store, new_match)
        await store.keep(big, 2, b"x" * 500_000)
        await store.remove([big])
        return small

    small = run(fill)
    before = path.stat().st_size

    async def shrink(store: Store) -> None:
        await store.close(shrink=True)

    run(shrink)
    assert path.stat().st_size < before - 400_000

    async def length(store: Store) -> int:
        return (await store.match(small)).length

    assert run(length) == 2
