"""A rule that breaks stops its match, and says all that is needed to see it again."""

from __future__ import annotations

from typing import Never

import pytest

from gloaming.core.journal import read
from gloaming.table import Denied, Fault, MemoryKeeper, PeopleThrows, Table
from table.lanterns import BREAK, Deal, Rest, lanterns
from table.scenes import again, awaited, header, kept, lit, say, whole


@awaited
async def test_a_broken_rule_stops_the_match_and_reports() -> None:
    """Game, rules, seat, step, action, cause, the journal up to it, and the command that replays to it."""
    table = await lit(faulty=True)
    before, number = whole(table), table.number
    flag = table.subscribe(1)
    with pytest.raises(Fault, match=r"lanterns .rules 1. broke at Act, seat 0, action 52 .break.") as caught:
        await table.submit(0, number, "break")
    report = caught.value.report
    assert (report.game, report.rules, report.seat, report.step) == ("lanterns", 1, 0, "Act")
    assert (report.action, report.text) == (BREAK, "break")
    assert report.cause == "ZeroDivisionError: the lamp fell"
    assert report.command == f"gloaming replay FILE --to {number}"
    journal = read(report.journal)
    assert len(journal.records) == number
    twin = await Table.resume(
        lanterns, journal.header, journal.records, MemoryKeeper(journal.records), throws=PeopleThrows()
    )
    assert whole(twin) == before == whole(table)
    assert kept(table).records == list(journal.records)
    assert flag.raised


@awaited
async def test_a_stopped_match_takes_nothing_more_and_can_still_be_read() -> None:
    """Every kind of submission is refused with one sentence; log and journal are there; a restart goes on."""
    table = await lit(faulty=True)
    number = table.number
    with pytest.raises(Fault):
        await table.submit(0, number, "break")
    for answer in (
        await table.submit(0, number, "roll"),
        await table.submit_throw(number, "roll 1"),
        await table.submit_aside(1, number, "cheer"),
        await table.submit_early(1, number, "pick 1"),
        await table.undo(0, number),
    ):
        assert isinstance(answer, Denied)
        assert answer.refusal.sentence.startswith("This match has stopped")
    assert len(table.entries(0)) == number
    assert table.fault is not None
    table = await again(table)
    assert table.fault is None
    await say(table, "roll", "roll 1")


@awaited
async def test_a_fault_in_what_follows_keeps_nothing_and_reports_what_led_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The saying before it is in the report's journal, not in the keeper's."""

    def broken(self: object, state: object, action: int) -> Never:
        raise RuntimeError("no wick")

    table = await lit()
    number = table.number
    monkeypatch.setattr(Rest, "options", lambda self, state: [11])
    monkeypatch.setattr(Rest, "apply", broken)
    with pytest.raises(
        Fault, match=r"Rest, seat 0, action 11 .the only thing possible.: RuntimeError"
    ) as caught:
        await table.submit(0, number, "wait")
    assert len(kept(table).records) == number
    assert len(read(caught.value.report.journal).records) == number + 1
    assert caught.value.report.command.endswith(f"--to {number + 1}")


@awaited
async def test_a_fault_at_the_beginning_is_raised_and_in_a_resumed_match_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No match begins broken; one that is there stays readable."""
    table = await Table.begin(lanterns, header(), MemoryKeeper(), throws=PeopleThrows())
    monkeypatch.setattr(Deal, "apply", lambda self, state, action: 1 // 0)
    keeper = MemoryKeeper()
    with pytest.raises(Fault, match="ZeroDivisionError"):
        await Table.begin(lanterns, header(), keeper)
    assert keeper.records == []
    table = await Table.resume(lanterns, table.header, (), keeper)
    assert table.fault is not None
    assert table.number == 0
    assert isinstance(await table.submit_throw(0, "draw 1"), Denied)


@awaited
async def test_a_fault_in_a_preview_or_in_reading_does_not_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview raises and the match goes on; a saying that the game cannot even read stops it."""
    table = await lit(faulty=True)
    with pytest.raises(Fault, match="the lamp fell"):
        table.preview(0, table.number, [BREAK])
    assert table.fault is None

    def illegible(self: object, state: object, text: str) -> Never:
        raise KeyError(text)

    monkeypatch.setattr(type(lanterns), "read", illegible)
    with pytest.raises(Fault, match="KeyError"):
        await table.submit(0, table.number, "roll")
    assert table.fault is not None


@awaited
async def test_asides_and_throws_break_as_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever speaks."""
    table = await lit()
    monkeypatch.setattr(type(table.state), "apply_aside", lambda self, seat, action: 1 // 0)
    with pytest.raises(Fault, match="an aside, seat 1"):
        await table.submit_aside(1, table.number, "cheer")
    monkeypatch.setattr(type(table.state), "draw", lambda self, dice: 1 // 0)
    with pytest.raises(Fault, match="a throw"):
        await Table.begin(lanterns, header(), MemoryKeeper())
