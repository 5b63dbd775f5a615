"""Every submission gets one of four answers, and only an accepted one changes anything."""

from __future__ import annotations

import asyncio
from typing import Never

import pytest

from gloaming.core.journal import Saying
from gloaming.core.state import CHANCE, SPECTATOR
from gloaming.table import Accepted, Already, Denied, Stale, Taken
from table.scenes import awaited, header, hold_up, kept, lit, run, say, texts, whole


@awaited
async def test_what_the_asked_seat_says_is_accepted_under_the_number_of_the_decision() -> None:
    """It stands in the journal as that record, in the game's own notation."""
    table = await lit()
    number = table.number
    assert await table.submit(0, number, "  PEEK   1") == Accepted(number)
    assert kept(table).records[number] == Saying(0, "peek 1")
    assert table.number == number + 1
    assert table.state.seat == 1


@awaited
async def test_the_same_again_is_already_there() -> None:
    """Same seat, same saying, same number; however it is spelled, and after others have spoken too."""
    table = await lit()
    number = table.number
    await say(table, "peek 1", "wait", "wait")
    before = whole(table)
    assert await table.submit(0, number, "peek 1") == Already(number)
    assert await table.submit(0, number, "Peek  1 ") == Already(number)
    assert whole(table) == before


@awaited
async def test_a_saying_that_leaves_out_its_forced_end_is_already_there_too() -> None:
    """A gift is always one: who says only "gift" and who says all of it say the same."""
    table = await lit()
    await say(table, "roll", "roll 3", "wait", "wait", "pick 0", "pick 0")
    number = table.number
    await say(table, "gift")
    assert kept(table).records[number] == Saying(0, "gift, amount 1")
    assert await table.submit(0, number, "gift, amount 1") == Already(number)
    assert await table.submit(0, number, "gift") == Already(number)


@awaited
async def test_another_saying_to_an_old_number_is_stale() -> None:
    """The answer carries the open number and the question as that seat reads it."""
    table = await lit()
    number = table.number
    await say(table, "peek 1")
    answer = await table.submit(0, number, "roll")
    assert answer == Stale(number + 1, table.question(0))
    answer = await table.submit(1, number, "peek 1")
    assert isinstance(answer, Stale)
    assert answer.question.offers


@pytest.mark.parametrize("number", [-1, -5, 99])
@awaited
async def test_a_number_that_never_was_is_stale(number: int) -> None:
    """Not an error: whoever sends it learns what is open."""
    table = await lit()
    assert isinstance(await table.submit(0, number, "roll"), Stale)
    assert isinstance(await table.submit_throw(number, "roll 1"), Stale)
    assert isinstance(await table.submit_aside(1, number, "cheer"), Stale)
    assert isinstance(await table.submit_early(1, number, "pick 1"), Stale)


@pytest.mark.parametrize("seat", [1, 2, 99, CHANCE, SPECTATOR])
@awaited
async def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    """Neighbours, strangers, spectators, and whoever would like to be chance."""
    table = await lit()
    answer = await table.submit(seat, table.number, "roll")
    assert isinstance(answer, Denied)
    assert "@0" in answer.refusal.sentence
    assert texts(kept(table).records)[-1] == "pick 0"


@awaited
async def test_nobody_speaks_for_the_dice() -> None:
    """While people throw, a seat cannot submit as chance, nor chance's words as its own."""
    table = await lit()
    await say(table, "roll")
    for seat in (0, 1, CHANCE):
        answer = await table.submit(seat, table.number, "roll 6")
        assert isinstance(answer, Denied)
        assert answer.refusal.sentence == "The dice are to be thrown first."


@awaited
async def test_what_is_not_open_is_refused_with_what_is() -> None:
    """A text that is nothing, and one that would be something elsewhere."""
    table = await lit()
    for text in ("", "dance", "sleep", "roll, roll", "pick 1", "x" * 100_000, "roll\nroll", "@0"):
        answer = await table.submit(0, table.number, text)
        assert isinstance(answer, Denied), text
        assert len(answer.refusal.sentence) < 200
    assert table.number == 4


@awaited
async def test_half_a_saying_is_refused() -> None:
    """A saying is accepted whole or not at all."""
    table = await lit()
    await say(table, "roll", "roll 3", "wait", "wait", "pick 0", "pick 0")
    before, number = whole(table), table.number
    answer = await table.submit(0, number, "give 1")
    assert isinstance(answer, Denied)
    assert "not whole" in answer.refusal.sentence
    assert "amount 2" in answer.refusal.instead
    assert isinstance(await table.submit(0, number, "give 1, amount 9"), Denied)
    assert whole(table) == before
    assert table.number == number
    await say(table, "give 1, amount 2")
    assert table.state.scores() == [1, 2]


@awaited
async def test_of_ten_equal_submissions_one_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A storm of clicks is one move, even while the keeper takes its time."""
    table = await lit()
    keeper, number = kept(table), table.number

    async def slowly() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    hold_up(monkeypatch, keeper, slowly)
    answers = await asyncio.gather(*[table.submit(0, number, "peek 1") for _ in range(10)])
    assert answers.count(Accepted(number)) == 1
    assert answers.count(Already(number)) == 9
    assert len(keeper.records) == number + 1


@awaited
async def test_when_the_keeper_fails_nothing_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """State, log, number and flags stand as before; the failure is raised; the next try goes through."""
    table = await lit()
    keeper, number, before, flag = kept(table), table.number, whole(table), table.subscribe(0)
    log = table.entries(0)

    async def fails() -> Never:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        hold_up(patch, keeper, fails)
        with pytest.raises(OSError, match="disk full"):
            await table.submit(0, number, "peek 1")
    assert (whole(table), table.number, table.entries(0)) == (before, number, log)
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(flag.wait(), 0)
    assert await table.submit(0, number, "peek 1") == Accepted(number)
    await flag.wait()


@awaited
async def test_a_journal_that_somebody_else_writes_too_is_noticed() -> None:
    """The keeper's Taken passes through."""
    table = await lit()
    kept(table).records.append(Saying(0, "roll"))
    with pytest.raises(Taken, match="cannot be added"):
        await table.submit(0, table.number, "peek 1")


@awaited
async def test_a_submission_whose_sender_goes_away_is_carried_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Cancelled while the keeper writes: table and keeper still agree."""
    table = await lit()
    keeper, number = kept(table), table.number
    writing, go = asyncio.Event(), asyncio.Event()

    async def waits() -> None:
        writing.set()
        await go.wait()

    hold_up(monkeypatch, keeper, waits)
    sender = asyncio.create_task(table.submit(0, number, "peek 1"))
    await writing.wait()
    sender.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sender
    go.set()
    assert await table.submit(0, number, "peek 1") == Already(number)
    assert table.number == len(keeper.records) == number + 1


def test_a_header_of_another_game_or_with_too_many_seats_is_refused() -> None:
    """ValueError with a sentence, before anything is kept."""
    from gloaming.core.journal import Header
    from gloaming.table import MemoryKeeper, Table
    from table.lanterns import lanterns

    strange = Header(gloaming="0.1", game="chess", rules=1, seats=("red", "blue"))
    keeper = MemoryKeeper()
    with pytest.raises(ValueError, match="journal of chess, not of lanterns"):
        run(Table.begin(lanterns, strange, keeper))
    lone = Header(gloaming="0.1", game="lanterns", rules=1, seats=("red",))
    with pytest.raises(ValueError, match="takes 2 to 4 seats with these options, not 1"):
        run(Table.begin(lanterns, lone, keeper))
    with pytest.raises(ValueError, match="no option 'wings'"):
        run(Table.begin(lanterns, header(options={"wings": True}), keeper))
    assert keeper.records == []
