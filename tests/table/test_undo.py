"""Undo goes back within one's own decisions, to where somebody else decided or something was seen."""

from __future__ import annotations

from gloaming.core.journal import Position, Undo, standing
from gloaming.table import Accepted, Already, Denied, MemoryKeeper, PeopleThrows, Sitter, Stale, Table
from table.lanterns import lanterns
from table.scenes import again, awaited, facts, kept, lit, say, texts, whole


async def replayed(table: Table) -> object:
    """The whole state that the standing records alone give."""
    records = [record for _, record in standing(kept(table).records)]
    fresh = await Table.resume(lanterns, table.header, records, MemoryKeeper(records), throws=PeopleThrows())
    return whole(fresh)


@awaited
async def test_a_decision_is_taken_back() -> None:
    """Wait is followed by another question of the same seat: nothing has happened since."""
    table = await lit()
    before, number = whole(table), table.number
    await say(table, "wait")
    assert table.undoable(0).choices == (number,)
    assert table.undoable(0).to == number
    assert await table.undo(0, number + 1) == Accepted(number + 1)
    assert kept(table).records[-1] == Undo(0, number)
    assert table.number == number + 2
    assert whole(table) == before == await replayed(table)
    assert whole(await again(table)) == before


@awaited
async def test_an_undo_is_answered_like_a_saying() -> None:
    """Already there for the same number, stale for an older one, and after it one may say the same again."""
    table = await lit()
    await say(table, "wait")
    number = table.number
    assert isinstance(await table.undo(0, number - 1), Stale)
    assert await table.undo(0, number) == Accepted(number)
    assert await table.undo(0, number) == Already(number)
    assert isinstance(await table.undo(1, number), Stale)
    await say(table, "wait", "wait")
    assert table.state.seat == 1
    assert texts(kept(table).records)[-3:] == ["undo 4", "wait", "wait"]


@awaited
async def test_what_bots_answered_is_no_barrier() -> None:
    """Two decisions go back over a bot's; one at a time, or at once by naming the record."""
    table = await lit()
    table.sit(1, Sitter("bot", "steady"))
    number, before = table.number, whole(table)
    await say(table, "wait", "wait", "wait", "wait")
    assert table.undoable(0).choices == (number + 1, number)
    await table.undo(0, table.number)
    assert texts([record for _, record in standing(kept(table).records)])[-1] == "wait"
    assert table.state.seat == 0
    assert table.undoable(0).choices == (number,)
    await table.undo(0, table.number)
    assert whole(table) == before == await replayed(table)
    await say(table, "wait", "wait", "wait", "wait")
    assert isinstance(await table.undo(0, table.number, to=number), Denied)
    target = table.undoable(0).choices[-1]
    assert isinstance(await table.undo(0, table.number, to=target), Accepted)
    assert whole(table) == before == await replayed(table)


@awaited
async def test_what_another_person_decided_is_a_barrier() -> None:
    """And what was a bot's seat may be a person's by now."""
    table = await lit()
    table.sit(1, Sitter("bot", "steady"))
    await say(table, "wait", "wait", "wait")
    table.sit(1, Sitter("person"))
    before = whole(table)
    assert table.undoable(0).choices == ()
    answer = await table.undo(0, table.number)
    assert isinstance(answer, Denied)
    assert answer.refusal.sentence == "No undo: @1 has answered since."
    assert whole(table) == before


@awaited
async def test_what_another_person_said_in_between_is_a_barrier() -> None:
    """An aside is a decision too, and one's own can be taken back."""
    table = await lit()
    await say(table, "wait")
    number = table.number
    await table.submit_aside(1, number, "cheer")
    assert table.undoable(0).why == "No undo: @1 has answered since."
    assert table.undoable(1).choices == (number,)
    await table.undo(1, table.number)
    assert facts(table).points == [0, 0]
    assert table.undoable(0).choices == (number - 1,)
    assert whole(table) == await replayed(table)


@awaited
async def test_dice_once_seen_stay() -> None:
    """The sentence says who rolled, and that something was drawn where it was no die."""
    table = await lit()
    await say(table, "roll")
    assert table.undoable(0).to is not None, "nothing was thrown yet"
    await say(table, "roll 3")
    assert table.undoable(0).why == "No undo: you rolled dice, and a die once seen stays."
    assert table.undoable(1).why == "No undo: dice were rolled since, and a die once seen stays."
    fresh = await Table.begin(lanterns, table.header, MemoryKeeper())
    assert fresh.undoable(1).why == "No undo: something was drawn since, and what was once drawn stays."


@awaited
async def test_what_was_learned_stays_learned() -> None:
    """Peeking at a card cannot be taken back by who peeked, nor behind it by others, even over a bot."""
    table = await lit()
    table.sit(1, Sitter("bot", "steady"))
    await say(table, "wait", "wait", "peek 0")
    why = "something came to light, and what is known stays known."
    assert table.undoable(0).why == f"No undo: {why}"
    assert table.undoable(1).why == f"No undo: {why}"


@awaited
async def test_undo_stops_where_it_must_and_says_so() -> None:
    """One decision can go back, not the one behind the barrier."""
    table = await lit()
    await say(table, "peek 1", "wait", "wait", "pick 1")
    able = table.undoable(0)
    assert able.choices == (table.number - 1,)
    assert able.why == "No further back: @1 has answered since."
    number = table.number
    answer = await table.undo(0, number, to=4)
    assert isinstance(answer, Denied)
    assert table.number == number


@awaited
async def test_nothing_of_ones_own_is_nothing_to_take_back() -> None:
    """At the first decision, after the end, and for whoever only watches."""
    table = await lit(short=True)
    assert table.undoable(-3).choices == ()
    await say(table, "wait", "wait", "wait", "wait")
    assert table.over
    assert table.undoable(1).why == "No undo: the game is over."
    assert isinstance(await table.undo(1, table.number), Denied)


@awaited
async def test_forced_decisions_are_no_barrier_and_no_stop() -> None:
    """Taking back goes to the decision that had a choice, not to what was forced."""
    table = await lit()
    await say(table, "roll", "roll 6", "peek 0", "pick 0")
    table.sit(1, Sitter("bot", "steady"))
    await say(table, "pick 0")
    assert texts(kept(table).records)[-1] == "sleep"
    assert table.state.seat == 1
    why = table.undoable(1).why
    assert why == "No undo: something came to light, and what is known stays known.", "the lamps were lit"
    assert table.undoable(0).choices == (), "to sleep was no decision"
    await say(table, "wait")
    assert table.undoable(1).choices == (table.number - 1,)
    table.sit(0, Sitter("bot", "steady"))
    table.sit(1, Sitter("person"))
    await table.undo(1, table.number)
    assert table.state.seat == 1
    assert whole(table) == await replayed(table)


@awaited
async def test_a_saved_position_is_a_barrier() -> None:
    """What came before it can no longer be played."""
    table = await lit()
    records = [*kept(table).records, Position(lanterns.dump(table.state))]
    table = await Table.resume(lanterns, table.header, records, MemoryKeeper(records))
    assert table.undoable(1).why == "No undo: the game was put on from a saved position."


@awaited
async def test_the_log_forgets_what_was_taken_back_and_says_that_it_was() -> None:
    """One entry for the undo, with what it took back; views of the moments before it stay."""
    table = await lit()
    table.sit(1, Sitter("bot", "steady"))
    number = table.number
    await say(table, "wait", "wait", "wait")
    middle = whole(table, table.at(number + 2))
    await table.undo(0, table.number)
    await table.undo(0, table.number)
    entries = table.entries(1)
    assert [entry.kind for entry in entries[-2:]] == ["saying", "undo"]
    assert entries[-1].sentences == ("@0 takes back: @0 says wait.",)
    assert entries[-1].number == number + 4
    assert whole(table, table.at(number + 2)) == middle
