"""Records, answers given ahead and dumps."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.core.journal import CHANCE, Aside, Position, Record, Saying, Undo
from gloaming.store import Missing, NewMatch, Sealed, Snapshot, SqliteStore, Store, Taken
from store.scenes import Run

FEW: list[Record] = [
    Saying(0, "assign crew m8"),
    Saying(CHANCE, "roll 3 5"),
    Aside(1, "claim quest 3"),
    Undo(0, 1),
]


def test_records_come_back_in_order_after_a_restart(run: Run, new_match: NewMatch) -> None:
    """What was appended is there when the file is opened again."""

    async def first(store: Store) -> str:
        match = await store.create(new_match)
        await store.append(match, 0, FEW)
        await store.append(match, 4, [Position({"round": 3, "holds": [[1], []]})])
        return match

    match = run(first)

    async def second(store: Store) -> tuple[list[Record], list[Record], int]:
        return (
            await store.records(match),
            await store.records(match, since=3),
            (await store.match(match)).length,
        )

    records, tail, length = run(second)
    assert records == [*FEW, Position({"round": 3, "holds": [[1], []]})]
    assert tail == records[3:]
    assert length == 5


def test_of_two_answers_to_one_decision_one_is_taken(run: Run, new_match: NewMatch) -> None:
    """Two answers race for one number: one is kept, the other is told so."""

    async def scenario(store: Store) -> tuple[list[BaseException | None], list[Record]]:
        match = await store.create(new_match)
        answers = [store.append(match, 0, [Saying(seat, "flee")]) for seat in (0, 1)]
        told = await asyncio.gather(*answers, return_exceptions=True)
        return told, await store.records(match)

    told, records = run(scenario)
    assert told[0] is None
    assert isinstance(told[1], Taken)
    assert records == [Saying(0, "flee")]


def test_several_records_are_kept_whole_or_not_at_all(run: Run, new_match: NewMatch) -> None:
    """Three records of which the last number is taken leave nothing behind."""

    async def scenario(store: Store) -> tuple[list[Record], list[Sealed], Snapshot | None]:
        match = await store.create(new_match)
        await store.append(match, 0, FEW[:2])
        await store.append(match, 2, FEW[2:3])
        await store.seal(match, 3, 1, "sponsor 4")
        with pytest.raises(Taken):
            await store.append(match, 1, [Saying(0, "flee")] * 3, opened=[1], dump=b"{}")
        return await store.records(match), await store.sealed(match), await store.snapshot(match)

    records, sealed, snapshot = run(scenario)
    assert records == FEW[:3]
    assert len(sealed) == 1
    assert snapshot is None


@pytest.mark.parametrize("number", [-1, 1, 7])
def test_no_record_stands_after_a_gap(run: Run, new_match: NewMatch, number: int) -> None:
    """A number that does not follow the last one is refused."""

    async def scenario(store: Store) -> list[Record]:
        match = await store.create(new_match)
        with pytest.raises(Missing, match="gap"):
            await store.append(match, number, FEW)
        return await store.records(match)

    assert run(scenario) == []


def test_a_journal_only_ever_grows_by_its_next_number(path: Path, new_match: NewMatch) -> None:
    """Against a plain list: any appends, some at once, keep exactly those that follow the last record."""
    store = SqliteStore(path)

    async def play(asked: list[tuple[int, int]]) -> None:
        match = await store.create(new_match)
        calls = [store.append(match, at, [Saying(0, f"{at} {more}")] * more) for at, more in asked]
        told = await asyncio.gather(*calls, return_exceptions=True)
        expected: list[Record] = []
        for (at, more), fault in zip(asked, told, strict=True):
            wanted = None if at == len(expected) else Taken if 0 <= at < len(expected) else Missing
            assert (fault if wanted is None else type(fault)) is wanted
            expected += [Saying(0, f"{at} {more}")] * more if wanted is None else []
        assert await store.records(match) == expected

    @settings(deadline=None, derandomize=True, max_examples=60)
    @given(st.lists(st.tuples(st.integers(-1, 9), st.integers(1, 4)), max_size=12))
    def grows(asked: list[tuple[int, int]]) -> None:
        asyncio.run(play(asked))

    grows()
    asyncio.run(store.close())


def test_a_match_that_is_not_there_is_named(run: Run) -> None:
    """Every way to write to an unknown match says so."""

    async def scenario(store: Store) -> None:
        for call in (
            store.append("nowhere", 0, FEW),
            store.seal("nowhere", 0, 0, "x"),
            store.keep("nowhere", 0, b"{}"),
            store.update("nowhere", name="x"),
            store.match("nowhere"),
        ):
            with pytest.raises(Missing, match="There is no match 'nowhere'"):
                await call

    run(scenario)


def test_a_record_is_never_changed(run: Run, path: Path, new_match: NewMatch) -> None:
    """The database itself refuses to rewrite history."""

    async def scenario(store: Store) -> None:
        await store.append(await store.create(new_match), 0, FEW)

    run(scenario)
    db = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        db.execute("UPDATE record SET body = 'x'")
    db.close()


def test_a_sealed_answer_may_be_replaced_until_it_is_opened(run: Run, new_match: NewMatch) -> None:
    """Answers ahead: replaced, dropped, opened together with the records they become, refused when late."""

    async def scenario(store: Store) -> tuple[list[Sealed], list[Sealed]]:
        match = await store.create(new_match)
        await store.seal(match, 0, 1, "sponsor 4")
        await store.seal(match, 0, 1, "sponsor 9")
        await store.seal(match, 0, 0, "sponsor 2")
        await store.unseal(match, 0)
        before = await store.sealed(match)
        await store.append(match, 0, [Saying(0, "sponsor 1"), Saying(1, "sponsor 9")], opened=[1])
        with pytest.raises(Taken, match="Decision 0 is over"):
            await store.seal(match, 0, 1, "sponsor 5")
        return before, await store.sealed(match)

    before, after = run(scenario)
    assert [(answer.seat, answer.number, answer.text) for answer in before] == [(1, 0, "sponsor 9")]
    assert after == []


def test_the_latest_dump_is_kept(run: Run, new_match: NewMatch) -> None:
    """A dump comes with its records or alone; an older one never replaces a later one."""

    async def scenario(store: Store) -> tuple[Snapshot | None, Snapshot | None]:
        match = await store.create(new_match)
        nothing = await store.snapshot(match)
        await store.append(match, 0, FEW, dump=b"four")
        await store.keep(match, 2, b"two")
        return nothing, await store.snapshot(match)

    nothing, snapshot = run(scenario)
    assert nothing is None
    assert snapshot is not None
    assert (snapshot.number, snapshot.dump) == (4, b"four")


def test_many_writers_at_once_lose_nothing(run: Run, new_match: NewMatch) -> None:
    """Forty matches append thirty times each, all at once; a conflict among them disturbs nobody."""

    async def one(store: Store, match: str, seat: int) -> None:
        for number in range(30):
            await store.append(match, number, [Saying(seat, f"say {number}")])

    async def scenario(store: Store) -> tuple[list[BaseException | None], list[list[Record]]]:
        matches = [await store.create(new_match) for _ in range(40)]
        writers = [one(store, match, 0) for match in matches]
        late = [one(store, match, 1) for match in matches[:5]]
        told = await asyncio.gather(*writers, *late, return_exceptions=True)
        return told, [await store.records(match) for match in matches]

    told, journals = run(scenario)
    assert told[:40] == [None] * 40
    assert all(isinstance(fault, Taken) for fault in told[40:])
    assert journals == [[Saying(0, f"say {number}") for number in range(30)]] * 40


def test_what_waits_together_is_committed_together(path: Path, new_match: NewMatch) -> None:
    """While the file is locked appends pile up; then far fewer commits than appends write them."""

    async def scenario() -> int:
        store = SqliteStore(path, patience=5)
        matches = [await store.create(new_match) for _ in range(60)]
        commits = []
        store._db._writer._db.set_trace_callback(lambda query: commits.append(query == "COMMIT"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appends = [asyncio.ensure_future(store.append(match, 0, FEW)) for match in matches]
        await asyncio.sleep(0)
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*appends)
        await store.close()
        return sum(commits)

    assert asyncio.run(scenario()) <= 3


def test_closing_writes_what_was_asked(path: Path, new_match: NewMatch) -> None:
    """Appends that still wait when the store is told to close are written first."""

    async def first() -> list[str]:
        store = SqliteStore(path, patience=30)
        matches = [await store.create(new_match) for _ in range(20)]
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appends = [asyncio.ensure_future(store.append(matches[0], 0, FEW))]
        await asyncio.sleep(0)
        while not store._db._writer._queue.empty():
            await asyncio.sleep(0)
        appends += [asyncio.ensure_future(store.append(match, 0, FEW)) for match in matches[1:]]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(store.close())
        while not store._db._writer._closed:
            await asyncio.sleep(0)
        other.close()
        await asyncio.gather(*appends, closing)
        return matches

    async def second(matches: list[str]) -> list[int]:
        store = SqliteStore(path)
        counts = [(await store.match(match)).length for match in matches]
        await store.close()
        return counts

    assert asyncio.run(second(asyncio.run(first()))) == [4] * 20
