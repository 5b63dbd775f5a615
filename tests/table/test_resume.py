"""A match comes back from its records as it was, and says which record does not fit."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.core.journal import Aside, Journal, Position, Record, Saying, Undo, read, write
from gloaming.core.state import CHANCE
from gloaming.table import MemoryKeeper, PeopleThrows, Table, Unreplayable
from gloaming.table.keeper import MemorySnapshot
from table.lanterns import PICK, Act, lanterns
from table.scenes import again, awaited, header, kept, lit, say, speakers, texts, whole


async def long_game() -> Table:
    """A match with everything in its journal: throws, asides, undos, sayings of two actions."""
    table = await lit(3)
    await say(table, "roll", "roll 6", "wait")
    await table.submit_aside(0, table.number, "cheer")
    await say(table, "roll", "roll 2", "wait")
    await table.undo(2, table.number)
    await say(table, "peek 1", "pick 2", "pick 1", "pick 0", "give 0, amount 2")
    for _ in range(30):
        await say(table, {"Pick": "pick 1", "Roll": "roll 5"}.get(type(table.state.step).__name__, "roll"))
        if table.over:
            break
    return table


@awaited
async def test_a_match_comes_back_with_the_same_dump() -> None:
    """State, number, log, and what was at every moment."""
    table = await long_game()
    twin = await again(table)
    assert whole(twin) == whole(table)
    assert twin.number == table.number
    assert kept(twin).records == kept(table).records
    assert twin.entries(1) == table.entries(1)
    for number in range(table.number + 1):
        assert whole(twin, twin.at(number)) == whole(table, table.at(number))


@awaited
async def test_a_match_comes_back_from_its_journal_as_text() -> None:
    """Written, read, resumed."""
    table = await long_game()
    journal = read(write(Journal(table.header, tuple(kept(table).records))))
    twin = await Table.resume(lanterns, journal.header, journal.records, MemoryKeeper(journal.records))
    assert whole(twin) == whole(table)


@awaited
async def test_a_journal_that_stops_before_a_throw_goes_on() -> None:
    """What follows by itself is played when the match is resumed, and kept."""
    table = await lit()
    await say(table, "roll")
    records = kept(table).records
    keeper = MemoryKeeper(records)
    twin = await Table.resume(lanterns, table.header, records, keeper)
    assert twin.number == table.number + 1
    assert speakers(keeper.records)[-1] == CHANCE
    assert twin.state.seat == 1


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (Saying(1, "roll"), "Record 4 (roll) does not replay: It is not your turn: @0 is asked."),
        (Saying(0, "fly"), "Record 4 (fly) does not replay: “fly” is nothing that can be said here."),
        (Saying(-1, "roll 3"), "Record 4 (roll 3) does not replay: It is not your turn: @0 is asked."),
        (Aside(0, "cheer"), "Record 4 (cheer) does not replay: Nothing of that name"),
        (Position({"round": 1}), "Record 4 (position) does not replay: The dump of lanterns"),
    ],
)
@awaited
async def test_a_record_that_does_not_fit_is_named(record: Record, why: str) -> None:
    """Its number, its text, and the reason."""
    table = await lit()
    records = [*kept(table).records, record]
    with pytest.raises(Unreplayable) as caught:
        await Table.resume(lanterns, table.header, records, MemoryKeeper(records))
    assert str(caught.value).startswith(why)
    assert caught.value.number == 4


@awaited
async def test_a_rule_that_breaks_in_an_old_journal_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a record that does not replay."""
    table = await lit()
    await say(table, "peek 1")
    monkeypatch.setattr(Act, "apply", lambda self, state, action: 1 // 0)
    with pytest.raises(Unreplayable, match="Record 4"):
        await again(table)


@awaited
async def test_a_position_record_sets_the_table() -> None:
    """The game goes on from its dump, whatever was before; stepping back over it still works."""
    table = await lit()
    early = whole(table)
    there = table.at(3)
    records = [*kept(table).records, Position(lanterns.dump(there))]
    twin = await Table.resume(lanterns, table.header, records, MemoryKeeper(records), throws=PeopleThrows())
    assert whole(twin) == whole(table, there)
    assert whole(twin, twin.at(4)) == early
    await say(twin, "pick 1", "peek 1")
    assert whole(await again(twin)) == whole(twin)
    assert "The game goes on from a saved position." in [e.sentences[0] for e in twin.entries(0)]


@awaited
async def test_a_position_of_another_number_of_seats_does_not_fit() -> None:
    """Three cannot go on at a table of two."""
    table, other = await lit(2), await lit(3)
    records = [*kept(table).records, Position(lanterns.dump(other.state))]
    with pytest.raises(Unreplayable, match="has 3 seats, and this match has 2"):
        await Table.resume(lanterns, table.header, records, MemoryKeeper(records))


def changed_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may peek any more."""
    options = Act.options
    monkeypatch.setattr(
        Act,
        "options",
        lambda self, state: [action for action in options(self, state) if not 20 <= action < 30],
    )


@awaited
async def test_where_the_rules_changed_the_match_goes_on_from_its_snapshot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Records behind the snapshot are played from there; the journal gains a position, resumes for good."""
    table = await lit()
    await say(table, "peek 1", "wait")
    number = table.number
    snapshot = MemorySnapshot(number, msgspec.json.encode(lanterns.dump(table.state)))
    await say(table, "wait", "pick 2", "pick 1")
    records, before = kept(table).records, whole(table)
    changed_rules(monkeypatch)
    with pytest.raises(Unreplayable):
        await again(table)
    keeper = MemoryKeeper(records)
    twin = await Table.resume(
        lanterns, table.header, records, keeper, snapshot=snapshot, throws=PeopleThrows()
    )
    assert whole(twin)[0] == before[0]
    assert texts(keeper.records)[:-1] == texts(records)
    assert isinstance(keeper.records[-1], Position)
    assert whole(twin, twin.at(number + 1))[0] == whole(table, table.at(number + 1))[0]
    assert len(twin.entries(0)) == number + 4
    while not twin.over:
        await say(twin, "pick 0" if twin.state.actions[0] == PICK else "wait")
    assert lanterns.dump(twin.at(number)) == msgspec.json.decode(snapshot.dump)
    after = await again(twin)
    assert whole(after) == whole(twin)
    assert after.number == twin.number


@awaited
async def test_a_snapshot_before_the_record_that_does_not_fit_does_not_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor does an undo that leads behind it: the record is named."""
    table = await lit()
    snapshot = MemorySnapshot(table.number, msgspec.json.encode(lanterns.dump(table.state)))
    await say(table, "peek 1")
    records = kept(table).records
    behind = MemorySnapshot(5, msgspec.json.encode(lanterns.dump(table.state)))
    changed_rules(monkeypatch)
    with pytest.raises(Unreplayable, match="Record 4"):
        await Table.resume(lanterns, table.header, records, MemoryKeeper(records), snapshot=snapshot)
    ahead = MemorySnapshot(99, behind.dump)
    with pytest.raises(Unreplayable, match="Record 4"):
        await Table.resume(lanterns, table.header, records, MemoryKeeper(records), snapshot=ahead)
    records = [*records, Undo(0, 4)]
    with pytest.raises(Unreplayable, match=r"Record 5 .undo. does not replay: record 4"):
        await Table.resume(lanterns, table.header, records, MemoryKeeper(records), snapshot=behind)


@awaited
async def test_the_keeper_gets_a_snapshot_now_and_then_and_at_the_end() -> None:
    """At most ten records behind; its dump is that of its number."""
    table = await Table.begin(lanterns, header(), MemoryKeeper())
    while not table.over:
        await say(table, "pick 1" if table.state.actions == [0, 1, 2] else "roll")
        snapshot = kept(table).snapshot
        assert table.number < 10 or (snapshot and table.number - snapshot.number < 10 + 2)
        if snapshot:
            dump = msgspec.json.decode(snapshot.dump)
            assert dump == lanterns.dump(table.at(snapshot.number))
    last = kept(table).snapshot
    assert last is not None
    assert last.number == table.number
