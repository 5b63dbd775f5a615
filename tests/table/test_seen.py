"""What may be seen of a match: by each seat, at each moment, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from gloaming import games
from gloaming.core.journal import Position, write
from gloaming.core.state import CHANCE, SPECTATOR
from gloaming.table import Denied, MemoryKeeper, PeopleThrows, Preview, Stale, Table
from table.lanterns import AMOUNT, GIVE, PEEK, ROLL, WAIT, Lanterns, LanternState, LanternView, lanterns
from table.scenes import awaited, facts, header, kept, lit, say, texts, whole


async def twins() -> tuple[Table, Table]:
    """Two matches that differ only in blue's card and in blue's lamp of this round."""
    out = []
    for card, lamp in ((1, 1), (3, 2)):
        table = await Table.begin(lanterns, header(3), MemoryKeeper(), throws=PeopleThrows())
        await say(table, "draw 0", f"draw {card}", "draw 2", "pick 0", f"pick {lamp}")
        out.append(table)
    return out[0], out[1]


def everything(table: Table, seat: int) -> bytes:
    """All that leaves the table towards a seat, as bytes."""
    parts = (
        table.view(seat),
        table.question(seat),
        table.asked(),
        table.entries(seat),
        [table.view_at(number, seat) for number in range(table.number + 1)],
        write(table.journal(seat)),
        table.undoable(seat),
        table.clocks.since(seat),
    )
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
@awaited
async def test_nothing_reaches_a_seat_that_hangs_on_what_it_may_not_know(seat: int) -> None:
    """Two matches that differ only in blue's card and lamp are the same to all but blue."""
    one, two = await twins()
    assert everything(one, seat) == everything(two, seat)
    assert everything(one, 1) != everything(two, 1)


@awaited
async def test_answers_do_not_tell_secrets_either() -> None:
    """Stale, refusals and previews, sent blindly by a seat that guesses."""
    one, two = await twins()
    answers = []
    for table in (one, two):
        heard: list[object] = []
        heard += [await table.submit(0, number, f"pick {lamp}") for number in range(7) for lamp in range(3)]
        for text in [f"draw {card}" for card in range(4)]:
            heard += [await table.submit(0, number, text) for number in range(7)]
            heard += [await table.submit(CHANCE, number, text) for number in range(7)]
            heard += [await table.submit_throw(number, text) for number in range(7)]
        heard += [await table.submit_early(0, 5, "pick 1"), table.preview(0, 5, [1])]
        answers.append(msgspec.json.encode(heard))
    assert answers[0] == answers[1]


@awaited
async def test_a_running_journal_is_masked_and_a_finished_one_whole() -> None:
    """The seed leaves only when all is over; one's own sayings are always readable."""
    table = await lit(short=True)
    journal = table.journal(0)
    assert journal.header.seed is None
    assert table.header.seed == 7
    assert texts(journal.records) == ["hidden"] * 2 + ["pick 0", "hidden"]
    assert [entry.text for entry in table.entries(0)] == ["", "", "pick 0", ""]
    await say(table, "peek 1", "peek 0")
    assert table.over
    assert table.journal(SPECTATOR).header.seed == 7
    assert list(table.journal(SPECTATOR).records) == kept(table).records
    assert table.entries(SPECTATOR)[0].text == "draw 0"


@awaited
async def test_a_position_is_masked_too() -> None:
    """Its dump has everybody's cards."""
    table = await lit()
    records = [*kept(table).records, Position(lanterns.dump(table.state))]
    table = await Table.resume(lanterns, table.header, records, MemoryKeeper(records))
    assert table.journal(0).records[-1] == Position({})
    assert records[-1] == table.history.records()[-1]


@awaited
async def test_where_nothing_is_hidden_the_running_journal_is_whole_but_for_the_seed() -> None:
    """Darkrock lies open to all; who knew the seed would know the dice to come."""
    game = games.load("darkrock")
    table = await Table.begin(game, header(game=game), MemoryKeeper())
    journal = table.journal(SPECTATOR)
    assert list(journal.records) == kept(table).records
    assert journal.header.seed is None
    assert all(entry.text for entry in table.entries(SPECTATOR))


@awaited
async def test_the_log_of_each_seat_is_in_its_own_words() -> None:
    """Its card, its lamp; of the others, that there is one."""
    table = await lit()
    assert [entry.sentences for entry in table.entries(0)[:4]] == [
        ("You hold 0.",),
        ("A card is dealt.",),
        ("@0 says pick 0.",),
        ("@1 picks a lamp.",),
    ]
    assert [entry.kind for entry in table.entries(0)] == ["chance", "chance", "saying", "saying"]


@awaited
async def test_the_log_is_made_once_and_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was told is not told again: each record asks the game once a seat."""
    asked = []
    said = Lanterns.say

    def counted(self: Lanterns, before: LanternView, actions: Sequence[int], after: LanternView) -> list[str]:
        asked.append(1)
        return said(self, before, actions, after)

    monkeypatch.setattr(Lanterns, "say", counted)
    table = await lit()
    first = table.entries(0)
    assert len(asked) == 4
    assert table.entries(0) == first
    assert len(asked) == 4
    await say(table, "wait")
    assert len(table.entries(0)) == 5
    assert len(asked) == 5
    assert [entry.number for entry in table.entries(0, since=3)] == [3, 4]
    assert table.entries(0, since=99) == []


@awaited
async def test_a_moment_of_the_past_is_as_it_was() -> None:
    """Its view too; numbers that never were are an IndexError with a sentence."""
    table = await lit()
    view, number = table.view(0), table.number
    await say(table, "wait", "wait", "wait")
    assert table.view_at(number, 0) == view
    assert table.view_at(0, 0) == lanterns.view(lanterns.new(2), 0)
    for strange in (-1, table.number + 1):
        with pytest.raises(IndexError, match="the open one is 7"):
            table.at(strange)


@awaited
async def test_a_preview_shows_what_is_built_and_leaves_nothing() -> None:
    """Half a saying: the next question, its options, the sentences so far; no flag, no record, no state."""
    table = await lit()
    await say(table, "roll", "roll 3", "wait", "wait", "pick 0", "pick 0")
    before, flag, records = whole(table), table.subscribe(1), list(kept(table).records)
    seen = table.preview(0, table.number, [GIVE + 1])
    assert isinstance(seen, Preview)
    assert not seen.whole
    assert not seen.veiled
    assert seen.text == "give 1"
    assert [offer.action for offer in seen.question.offers] == [AMOUNT + 1, AMOUNT + 2, AMOUNT + 3]
    assert seen.sentences == ("@0 says give 1.",)
    done = table.preview(0, table.number, [GIVE + 1, AMOUNT + 3])
    assert isinstance(done, Preview)
    assert done.whole
    assert isinstance(done.view, LanternView)
    assert done.view.points == (0, 3)
    nothing = table.preview(0, table.number, [])
    assert isinstance(nothing, Preview)
    assert nothing.question == table.question(0)
    assert not nothing.whole
    assert (whole(table), list(kept(table).records), flag.raised) == (before, records, False)


@awaited
async def test_a_preview_is_refused_or_stale_like_a_saying() -> None:
    """Another number, another seat, what is not open, and what goes on behind the end."""
    table = await lit()
    number = table.number
    assert table.preview(0, number - 1, [ROLL]) == Stale(number, table.question(0))
    for seat, actions in ((1, [ROLL]), (SPECTATOR, [ROLL]), (0, [GIVE]), (0, [-7]), (0, [ROLL, WAIT])):
        assert isinstance(table.preview(seat, number, actions), Denied), (seat, actions)
    assert isinstance(table.preview(0, number, [WAIT, WAIT]), Denied), "two sayings are not one"
    answer = table.preview(0, number, [PEEK + 1, ROLL])
    assert isinstance(answer, Denied)
    assert answer.refusal.instead == table.game.offered(table.state), "what comes after a peek is not told"


@awaited
async def test_a_preview_does_not_reveal() -> None:
    """Peeking at a card is seen only when it is done: the preview stands before it."""
    table = await lit()
    seen = table.preview(0, table.number, [PEEK + 1])
    assert isinstance(seen, Preview)
    assert seen.veiled
    assert seen.whole
    assert seen.sentences == ()
    assert seen.view == table.view(0)


@awaited
async def test_who_is_asked_and_what() -> None:
    """The asked seat first, then those that may answer ahead; the title is what a spectator reads."""
    table = await Table.begin(lanterns, header(3), MemoryKeeper())
    assert table.asked().seats == (0, 1, 2)
    assert table.asked().title == "@0: Pick"
    await say(table, "pick 0")
    assert table.asked().seats == (1, 2)
    await say(table, "pick 0", "pick 0")
    assert table.asked().seats == (0,)
    assert table.asked().title == "@0: Act"


@awaited
async def test_what_a_bot_may_think_about_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never the true state: the dump is of what the seat's `imagine` made."""
    table = await lit()
    asked = []

    def imagine(self: LanternState, seat: int, dice: object) -> LanternState:
        asked.append(seat)
        twin = self.clone()
        twin.cards[1 - seat] = 3
        return twin

    monkeypatch.setattr(type(table.state), "imagine", imagine)
    assert table.imagined(0)["cards"] == [0, 3]
    assert asked == [0]
    assert facts(table).cards == [0, 1]


@awaited
async def test_why_not_is_the_games_own_answer() -> None:
    """With the rule's id; an action that does not exist is a ValueError."""
    game = games.load("darkrock")
    table = await Table.begin(game, header(game=game), MemoryKeeper())
    seat = table.state.seat
    closed = next(action for action in range(game.action_space) if action not in table.state.actions)
    assert table.why_not(seat, closed) == game.why_not(table.state, seat, closed)
    assert table.why_not(seat, closed).rule
    assert "not your turn" in table.why_not(1 - seat, closed).sentence
    for strange in (-1, game.action_space):
        with pytest.raises(ValueError, match="has no action"):
            table.why_not(seat, strange)
