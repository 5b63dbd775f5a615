"""Asides, and answers given ahead to what is asked of several seats at once."""

from __future__ import annotations

from typing import Never

import pytest

from gloaming.core.journal import Aside, Saying
from gloaming.core.state import SPECTATOR
from gloaming.table import Accepted, Already, Denied, MemoryKeeper, SeededThrows, Stale, Table
from table.lanterns import lanterns
from table.scenes import again, awaited, facts, header, kept, lit, say, whole


async def picking(seats: int = 3) -> Table:
    """Lanterns where all are to pick a lamp, red first."""
    return await Table.begin(lanterns, header(seats), MemoryKeeper())


@awaited
async def test_an_answer_ahead_is_played_when_its_seat_is_asked() -> None:
    """In seat order, in the append of the saying that brought its turn."""
    table = await picking()
    number = table.number
    assert await table.submit_early(2, number, "pick 2") == Accepted(number)
    assert await table.submit_early(1, number, "PICK  1") == Accepted(number)
    assert table.number == number
    assert len(kept(table).records) == number
    await say(table, "pick 0")
    assert kept(table).records[number:] == [Saying(0, "pick 0"), Saying(1, "pick 1"), Saying(2, "pick 2")]
    assert facts(table).lamps == [0, 1, 2]
    assert kept(table).sealed == {}
    assert table.ahead == {}


@awaited
async def test_an_answer_ahead_may_be_replaced_until_it_is_opened() -> None:
    """The latest counts; the same again is already there, before and after it was opened."""
    table = await picking()
    number = table.number
    await table.submit_early(1, number, "pick 1")
    assert await table.submit_early(1, number, "pick 2") == Accepted(number)
    assert await table.submit_early(1, number, "pick 2") == Already(number)
    assert table.ahead == kept(table).sealed == {1: "pick 2"}
    await say(table, "pick 0")
    assert facts(table).lamps[:2] == [0, 2]
    assert await table.submit_early(1, number, "pick 2") == Already(number + 1)
    assert isinstance(await table.submit_early(1, number, "pick 0"), Stale)


@awaited
async def test_answers_ahead_outlive_a_restart() -> None:
    """They are durable outside the journal."""
    table = await picking()
    await table.submit_early(2, table.number, "pick 2")
    table = await again(table)
    assert table.ahead == {2: "pick 2"}
    await say(table, "pick 0", "pick 1")
    assert facts(table).lamps == [0, 1, 2]


@awaited
async def test_nobody_else_learns_of_an_answer_ahead() -> None:
    """Not what, and not even that: views, question, who is asked, log, journal, flags of the others stay."""
    table = await picking()

    def seen(seat: int) -> object:
        return (
            table.view(seat),
            table.question(seat),
            table.asked(),
            table.entries(seat),
            table.journal(seat),
            table.undoable(seat),
        )

    others = (0, 2, SPECTATOR)
    before = [seen(seat) for seat in others]
    flags = {seat: table.subscribe(seat) for seat in (0, 1, 2, SPECTATOR)}
    await table.submit_early(1, table.number, "pick 1")
    assert [seen(seat) for seat in others] == before
    assert {seat for seat, flag in flags.items() if flag.raised} == {1}


@awaited
async def test_an_answer_ahead_sent_from_an_older_page_counts_while_the_question_lasts() -> None:
    """Others answered in the meantime; if its own turn came, it is an ordinary saying."""
    table = await picking(4)
    number = table.number
    await say(table, "pick 0")
    assert await table.submit_early(2, number, "pick 2") == Accepted(number + 1)
    await say(table, "pick 1")
    assert table.state.seat == 3
    assert facts(table).lamps == [0, 1, 2, -1]
    assert await table.submit_early(3, number, "pick 0") == Accepted(number + 3)
    assert facts(table).lamps == [0, 1, 2, 0]


@awaited
async def test_an_answer_ahead_is_not_carried_into_the_next_question() -> None:
    """The same words from a page of the round before are stale."""
    table = await lit(3)
    old = table.number - 3
    await say(table, "peek 1", "peek 0", "peek 0")
    assert table.state.seat == 0
    assert table.state.early(2)
    assert isinstance(await table.submit_early(2, old, "pick 2"), Stale)
    assert table.ahead == {}


@awaited
async def test_what_is_not_asked_of_a_seat_ahead_is_refused() -> None:
    """Nothing to answer, nothing of that name, no such seat."""
    table = await picking()
    for seat, text in ((1, "roll"), (1, "pick 3"), (7, "pick 1"), (SPECTATOR, "pick 1")):
        assert isinstance(await table.submit_early(seat, table.number, text), Denied)
    assert kept(table).sealed == {}
    table = await lit()
    answer = await table.submit_early(1, table.number, "pick 1")
    assert isinstance(answer, Denied)
    assert answer.refusal.sentence == "Nothing can be answered ahead now."


@awaited
async def test_an_answer_ahead_that_its_keeper_cannot_keep_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The failure is raised; the earlier answer stands."""
    table = await picking()
    await table.submit_early(1, table.number, "pick 1")

    async def fails(number: int, seat: int, text: str) -> Never:
        raise OSError("disk full")

    monkeypatch.setattr(kept(table), "seal", fails)
    with pytest.raises(OSError, match="disk full"):
        await table.submit_early(1, table.number, "pick 2")
    assert table.ahead == {1: "pick 1"}


@awaited
async def test_an_answer_ahead_whose_question_has_gone_is_dropped() -> None:
    """Undo takes the whole question back, or a restart finds none: nothing stays sealed."""
    table = await lit()
    keeper = MemoryKeeper(kept(table).records)
    keeper.sealed = {1: "pick 1"}
    table = await Table.resume(
        lanterns,
        table.header,
        kept(table).records,
        keeper,
        sealed={1: "pick 1"},
        throws=SeededThrows(1),
    )
    assert table.ahead == {}
    assert keeper.sealed == {}


@awaited
async def test_an_aside_is_accepted_for_an_older_number_while_it_is_open() -> None:
    """Then it is already there; another seat's own is its own."""
    table = await lit(3)
    number = table.number
    await say(table, "peek 1")
    assert await table.submit_aside(2, number, "Cheer") == Accepted(number + 1)
    assert kept(table).records[-1] == Aside(2, "cheer")
    assert await table.submit_aside(2, number, "cheer") == Already(number + 1)
    assert await table.submit_aside(0, number, "cheer") == Accepted(number + 2)
    assert facts(table).points == [1, 0, 1]


@awaited
async def test_an_aside_that_is_no_longer_open_is_stale_or_refused() -> None:
    """Refused to the open number, stale to an older one, refused to strangers."""
    table = await lit(3)
    number = table.number
    assert isinstance(await table.submit_aside(0, number, "cheer"), Denied)
    assert isinstance(await table.submit_aside(1, number, "boo"), Denied)
    assert isinstance(await table.submit_aside(9, number, "cheer"), Denied)
    assert isinstance(await table.submit_aside(SPECTATOR, number, "cheer"), Denied)
    await say(table, "peek 1")
    assert isinstance(await table.submit_aside(1, number, "cheer"), Stale)


@awaited
async def test_an_aside_does_not_change_who_is_asked() -> None:
    """It is a record, so the number goes on; the asked seat's page is stale and shows the same question."""
    table = await lit()
    number, before = table.number, whole(table)[1:]
    await table.submit_aside(1, number, "cheer")
    assert whole(table)[1:] == before
    assert table.number == number + 1
    answer = await table.submit(0, number, "roll")
    assert answer == Stale(number + 1, table.question(0))
    assert answer.question.offers
