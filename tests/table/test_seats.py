"""Who sits where, since when they are asked, and how streams are told."""

from __future__ import annotations

import asyncio

import pytest

from gloaming.core.state import SPECTATOR
from gloaming.table import MemoryKeeper, PeopleThrows, Sitter, Table
from table.lanterns import lanterns
from table.scenes import again, awaited, header, lit, run, say


@awaited
async def test_many_changes_raise_a_flag_once() -> None:
    """A stream is never behind by more than one look; one that closed is no longer told."""
    table = await lit()
    red, watcher, gone = table.subscribe(0), table.subscribe(), table.subscribe(1)
    assert watcher.seat == SPECTATOR
    assert not red.raised
    gone.close()
    gone.close()
    await say(table, "peek 1", "peek 0")
    await asyncio.wait_for(red.wait(), 1)
    await asyncio.wait_for(watcher.wait(), 1)
    assert not red.raised
    assert not gone.raised
    assert len(table.flags) == 2
    waiting = asyncio.create_task(red.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    await say(table, "pick 0")
    await waiting


@awaited
async def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    """Everybody is told; a seat that nobody left cannot be taken back."""
    table = await lit()
    flag = table.subscribe()
    with pytest.raises(ValueError, match="Nobody left this seat"):
        table.take_back(0)
    table.stand_in(0, "steady")
    assert table.sitters[0] == Sitter("bot", "steady", left=True)
    assert flag.raised
    table.stand_in(0, "random")
    assert table.sitters[0] == Sitter("bot", "random", left=True)
    table.take_back(0)
    assert table.sitters[0] == Sitter("person")
    table.sit(1, Sitter("bot", "random"))
    table.stand_in(1, "steady")
    assert not table.sitters[1].left, "a bot in the place of a bot keeps no seat for anybody"


def test_the_sitters_are_one_for_each_seat() -> None:
    """Too few are a ValueError."""
    with pytest.raises(ValueError, match="There are 2 seats but 1 sitters"):
        run(Table.begin(lanterns, header(), MemoryKeeper(), sitters=[Sitter()]))


@awaited
async def test_clocks_run_while_a_seat_is_asked() -> None:
    """From decision to decision, by the clock that the caller brings."""
    now = [100.0]
    table = await Table.begin(lanterns, header(), MemoryKeeper(), throws=PeopleThrows(), clock=lambda: now[0])
    await say(table, "draw 0", "draw 1", "pick 0", "pick 0", "wait")
    assert table.clocks.since(0) == 100.0
    assert table.clocks.since(1) is None
    now[0] = 130.0
    assert table.clocks.spent(0) == 30.0
    await say(table, "wait")
    assert table.clocks.since(0) is None
    assert table.clocks.since(1) == 130.0
    now[0] = 150.0
    assert (table.clocks.spent(0), table.clocks.spent(1)) == (30.0, 20.0)
    await say(table, "peek 0")
    assert table.clocks.since(0) == table.clocks.since(1) == 150.0, "both may pick now"
    now[0] = 160.0
    await table.submit_early(1, table.number, "pick 1")
    assert table.clocks.since(0) == table.clocks.since(1) == 150.0, "sealing tells nobody anything"
    assert (await again(table)).clocks.since(0) == 0.0, "a resumed match begins to count anew"
