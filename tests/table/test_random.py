"""Random games through the table, of Lanterns and of Darkrock: the table adds nothing and forgets nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming import games
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Aside, Saying, Undo, standing
from gloaming.core.state import CHANCE, SPECTATOR, State
from gloaming.table import Accepted, AnyGame, MemoryKeeper, Sitter, Table
from gloaming.table.playing import only_saying
from table.lanterns import lanterns
from table.scenes import again, awaited, header, kept, whole


def any_saying(game: AnyGame, state: State, dice: Dice) -> str:
    """A whole saying of the asked seat, at random."""
    twin, actions = state.clone(), list[int]()
    while not actions or (twin.seat == state.seat and twin.step.inside):
        actions.append(dice.pick(twin.actions))
        twin.advance(actions[-1])
    return saying(game, state, actions)


async def wander(table: Table, dice: Dice, moves: int) -> None:
    """So many random sayings, asides, answers ahead and undos, or to the end."""
    for _ in range(moves):
        if table.over:
            return
        seat, other, number = table.state.seat, dice.below(len(table.sitters)), table.number
        asides, early = table.state.asides(other), table.state.early(other)
        if dice.below(6) == 0 and table.undoable(other).to is not None:
            assert await table.undo(other, number) == Accepted(number)
        elif asides and dice.below(3) == 0:
            text = table.game.notation(table.state, dice.pick(asides))
            assert await table.submit_aside(other, number, text) == Accepted(number)
        elif early and dice.below(2) == 0:
            await table.submit_early(other, number, table.game.notation(table.state, dice.pick(early)))
        else:
            answer = await table.submit(seat, number, any_saying(table.game, table.state, dice))
            assert answer == Accepted(number)


def played_alone(table: Table) -> object:
    """The game's own state after the standing records, without a table."""
    state = table.game.new(len(table.header.seats), table.header.options)
    for _, record in standing(kept(table).records):
        assert isinstance(record, Saying | Aside)
        if isinstance(record, Saying):
            for action in table.game.parse(state, record.text):
                state.play(action)
        else:
            state.play_aside(record.seat, table.game.action_space - 9)
    return whole(table, state)


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 2**48 - 1), seats=st.integers(2, 4), moves=st.integers(0, 60))
@awaited
async def test_a_random_game_at_the_table_is_the_game(seed: int, seats: int, moves: int) -> None:
    """Its standing records, played without a table, give its state; resumed at each prefix, it agrees."""
    dice = Dice(seed)
    sitters = [Sitter("bot" if dice.below(2) else "person") for _ in range(seats)]
    table = await Table.begin(lanterns, header(seats, seed=seed), MemoryKeeper(), sitters=sitters)
    await wander(table, dice, moves)
    assert kept(table).sealed == table.ahead
    assert len(kept(table).records) == table.number
    assert played_alone(table) == whole(table) == whole(await again(table))
    for number in range(table.number + 1):
        records = kept(table).records[:number]
        twin = await Table.resume(lanterns, table.header, records, MemoryKeeper(records), throws=table.throws)
        assert whole(twin, twin.at(number)) == whole(table, table.at(number))


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 2**48 - 1), seats=st.integers(2, 4))
@awaited
async def test_the_log_grown_is_the_log_made_anew(seed: int, seats: int) -> None:
    """Read after every record or only at the end, by every seat: the same entries of the standing records."""
    dice = Dice(seed)
    table = await Table.begin(lanterns, header(seats, seed=seed), MemoryKeeper())
    for _ in range(25):
        await wander(table, dice, 1)
        table.entries(dice.below(seats))
    twin = await again(table)
    for seat in (*range(seats), SPECTATOR):
        assert table.entries(seat) == twin.entries(seat)
    stands = [number for number, _ in standing(kept(table).records)]
    said = [entry.number for entry in table.entries(0) if entry.kind != "undo"]
    assert said == stands


@pytest.mark.parametrize("seats", [2, 5])
@awaited
async def test_a_whole_game_of_darkrock_at_the_table(seats: int) -> None:
    """To its end with undos on the way; resumed from its journal it has the same dump at every moment."""
    game, dice = games.load("darkrock"), Dice(seats)
    table = await Table.begin(game, header(seats, game=game, seed=seats), MemoryKeeper())
    await wander(table, dice, 4000)
    records = kept(table).records
    assert table.over
    assert any(isinstance(record, Undo) for record in records)
    for moment in table.history.moments[1:]:
        if moment.seat >= 0 and isinstance(moment.record, Saying):
            assert moment.forced == (len(only_saying(table.at(moment.number))) > 0)
    twin = await again(table)
    for number in range(0, table.number + 1, 37):
        assert whole(twin, twin.at(number)) == whole(table, table.at(number))
    assert twin.entries(SPECTATOR) == table.entries(SPECTATOR)
    chances = sum(isinstance(record, Saying) and record.seat == CHANCE for record in records)
    assert 0 < chances == table.history.now.throws
