"""What a table plays without asking: dice, and decisions without a choice; and dice that people throw."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloaming.core.dice import Dice
from gloaming.core.journal import Record, Saying
from gloaming.core.state import CHANCE
from gloaming.table import (
    Accepted,
    Already,
    Denied,
    Fault,
    FreshThrows,
    MemoryKeeper,
    PeopleThrows,
    SeededThrows,
    Stale,
    Table,
)
from table.lanterns import WAIT, Rest, lanterns
from table.scenes import again, awaited, header, kept, lit, run, say, speakers, texts, whole


class Appends(MemoryKeeper):
    """A keeper that remembers how much came at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """As a Keeper does."""
        self.sizes.append(len(records))
        await super().append(number, records, opened=opened, dump=dump)


@awaited
async def test_chance_is_thrown_and_kept_with_the_saying() -> None:
    """The deal is one append; a roll is one append with the saying that asked for it."""
    keeper = Appends()
    table = await Table.begin(lanterns, header(3), keeper)
    assert keeper.sizes == [3]
    assert table.state.seat == 0
    assert speakers(keeper.records) == [CHANCE] * 3
    await say(table, "pick 0", "pick 0", "pick 0", "roll")
    assert keeper.sizes == [3, 1, 1, 1, 2]
    assert speakers(keeper.records)[-1] == CHANCE


@awaited
async def test_the_only_thing_possible_is_played_and_told() -> None:
    """Tired seats sleep by themselves, as a saying of theirs; the log says that it was forced."""
    table = await lit()
    await say(table, "roll", "roll 6", "peek 0", "pick 0", "pick 0")
    assert texts(kept(table).records)[-2:] == ["pick 0", "sleep"]
    assert kept(table).records[-1] == Saying(0, "sleep")
    assert table.state.seat == 1
    entries = table.entries(1)
    assert entries[-1].forced
    assert entries[-1].sentences == ("@0 says sleep.",)
    assert not entries[-2].forced
    assert not any(entry.forced for entry in entries[:-1])
    assert [entry.forced for entry in (await again(table)).entries(1)] == [e.forced for e in entries]


@awaited
async def test_a_forced_end_is_added_to_a_saying() -> None:
    """With one point to give, the amount is no question; the journal has the whole saying."""
    table = await lit()
    await say(table, "roll", "roll 1", "peek 0", "pick 0", "pick 0", "give 1")
    assert kept(table).records[-1] == Saying(0, "give 1, amount 1")
    assert not table.entries(0)[-1].forced


def test_a_seed_gives_the_same_game_again_and_another_gives_another() -> None:
    """The same sayings bring the same dice, also when the match was resumed in between."""

    async def game(seed: int, resumed: bool) -> list[str]:
        table = await Table.begin(lanterns, header(seed=seed), MemoryKeeper())
        for _ in range(3):
            await say(table, "pick 0", "pick 0")
            if resumed:
                table = await again(table)
            while table.state.actions != [0, 1, 2] and not table.over:
                await say(table, "roll")
        return texts(kept(table).records)

    first = run(game(11, resumed=False))
    assert first == run(game(11, resumed=True))
    assert first != run(game(12, resumed=False))


@awaited
async def test_a_failed_try_does_not_change_the_dice() -> None:
    """What a seed throws does not depend on what the keeper could not keep."""
    throws = []
    for failing in (False, True):
        table = await Table.begin(lanterns, header(), MemoryKeeper())
        await say(table, "pick 0", "pick 0")
        keeper = kept(table)
        if failing:
            del keeper.records[-1]
            with pytest.raises(Exception, match="cannot be added"):
                await table.submit(0, table.number, "roll")
            keeper.records.append(Saying(1, "pick 0"))
        await say(table, "roll")
        throws.append(texts(keeper.records))
    assert throws[0] == throws[1]


class Numbered(SeededThrows):
    """Throws that remember which were asked for."""

    def __init__(self) -> None:
        super().__init__(1)
        self.numbers: list[int] = []

    def dice(self, throw: int) -> Dice:
        """As a seed does."""
        self.numbers.append(throw)
        return super().dice(throw)


@awaited
async def test_each_throw_of_a_match_has_a_number_of_its_own() -> None:
    """Within one append, over several, and in a resumed match."""
    throws = Numbered()
    table = await Table.begin(lanterns, header(3), MemoryKeeper(), throws=throws)
    await say(table, "pick 0", "pick 0", "pick 0", "roll")
    table = await again(table)
    await say(table, "roll")
    assert throws.numbers == [0, 1, 2, 3, 4]


def test_seeded_dice_are_fair() -> None:
    """Over many throws each face comes about as often as it should: five standard deviations at most."""
    throws = SeededThrows(3)
    faces = [0] * 6
    for throw in range(6000):
        faces[throws.dice(throw).below(6)] += 1
    assert all(abs(count - 1000) < 145 for count in faces)


def test_without_a_seed_each_throw_is_new() -> None:
    """Two sources of fresh throws do not agree on a hundred throws, nor does one with itself."""
    one, two = FreshThrows(), FreshThrows()
    assert [one.dice(0).below(6) for _ in range(100)] != [two.dice(0).below(6) for _ in range(100)]
    assert isinstance(run(Table.begin(lanterns, header(seed=None), MemoryKeeper())).throws, FreshThrows)


@awaited
async def test_people_say_what_their_dice_show() -> None:
    """The open decision is then of chance: accepted, already, stale and refused as any other."""
    table = await lit()
    await say(table, "roll")
    number = table.number
    assert table.state.seat == CHANCE
    assert table.asked().chance
    assert table.asked().seats == ()
    answer = await table.submit_throw(number, "roll 7")
    assert isinstance(answer, Denied)
    assert "roll 6" in answer.refusal.instead
    assert await table.submit_throw(number, "Roll 5") == Accepted(number)
    assert await table.submit_throw(number, "roll 5") == Already(number)
    assert isinstance(await table.submit_throw(number, "roll 4"), Stale)
    answer = await table.submit_throw(table.number, "roll 5")
    assert isinstance(answer, Denied)
    assert answer.refusal.sentence == "Nothing is to be thrown or drawn now."
    assert table.state.scores() == [5, 0]


@awaited
async def test_the_table_throws_what_people_owed() -> None:
    """Switching real dice off throws at once; switching them on waits."""
    table = await lit()
    await say(table, "roll")
    await table.throw_by(SeededThrows(1))
    assert table.state.seat == 1
    assert speakers(kept(table).records)[-1] == CHANCE
    await table.throw_by(PeopleThrows())
    await say(table, "roll")
    assert table.state.seat == CHANCE


@awaited
async def test_a_game_that_goes_on_for_ever_by_itself_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match stops, loudly, and nothing of the saying that began it is kept."""
    monkeypatch.setattr(Rest, "options", lambda self, state: [WAIT])
    monkeypatch.setattr(Rest, "apply", lambda self, state, action: state.push(Rest(self.seat)))
    table = await lit()
    before = whole(table)
    with pytest.raises(Fault, match="1000 records followed by themselves"):
        await table.submit(0, table.number, "wait")
    assert whole(table) == before
    assert len(kept(table).records) == table.number


@awaited
async def test_a_game_is_played_to_its_end_and_then_takes_no_more() -> None:
    """Over: everything is refused, in a sentence."""
    table = await lit(short=True)
    await say(table, "roll", "roll 4", "roll", "roll 2")
    assert table.over
    assert table.state.winners() == [0]
    answer = await table.submit(0, table.number, "roll")
    assert isinstance(answer, Denied)
    assert answer.refusal.sentence
    assert isinstance(await table.submit_aside(0, table.number, "cheer"), Denied)
    assert table.asked().seats == ()
    assert not table.asked().chance
