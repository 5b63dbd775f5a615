"""The end page tells how a game went: a score for every round, and the moments that decided it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gloaming.core import journal
from gloaming.core.picture import Row
from gloaming.core.state import NOBODY, SPECTATOR
from gloaming.games import load
from gloaming.games.darkrock.view import View
from gloaming.server.chronicle import Chronicle
from gloaming.server.facts import own_place, sole_winner
from gloaming.server.moments import Standing, gains, lead_for_good, turning_points
from gloaming.table import MemoryKeeper, Table

GOLDEN = Path(__file__).parents[1] / "games" / "darkrock" / "golden"


def finished() -> Table:
    """A whole game of Darkrock, from its journal."""
    path = sorted(GOLDEN.glob("*.journal"))[0]
    book = journal.read(path.read_text(encoding="utf-8"))
    table = asyncio.run(Table.resume(load("darkrock"), book.header, book.records, MemoryKeeper()))
    assert table.over
    return table


def seen(table: Table, number: int) -> View:
    """What spectators saw at a decision."""
    view = table.view_at(number, SPECTATOR)
    assert isinstance(view, View)
    return view


def test_there_is_a_score_for_the_beginning_and_for_every_round() -> None:
    """The first is what everybody begins with, the last is the final score."""
    table = finished()
    series = Chronicle(table).series()
    assert {scores[0] for scores in series} == {2}
    assert [scores[-1] for scores in series] == [int(score) for score in table.state.scores()]
    rounds = {seen(table, number).round for number in range(1, table.number + 1)}
    assert all(len(scores) - 1 == max(rounds) for scores in series)


def test_the_moments_lie_in_their_order_and_tell_what_happened() -> None:
    """One of them says when the end was certain; each names a decision of the game and the round."""
    table = finished()
    found = turning_points(Chronicle(table), table.state.winners()[0], SPECTATOR)
    numbers = [moment.number for moment in found]
    assert numbers == sorted(set(numbers))
    assert numbers[0] > 0
    assert numbers[-1] <= table.number
    assert all(moment.title.startswith("Round ") and moment.sentence for moment in found)
    (sign,) = (moment for moment in found if "end in sight" in moment.title)
    assert "will be the last." in sign.sentence
    assert seen(table, sign.number).last_round
    assert not seen(table, sign.number - 1).last_round


def test_the_lead_is_for_good_from_where_nobody_is_ahead() -> None:
    """Who always led has no such moment."""
    line = [Standing(-1, (2, 2)), Standing(0, (2, 5)), Standing(1, (6, 5)), Standing(2, (6, 5))]
    assert [(found.number, found.seat) for found in lead_for_good(line, 0)] == [(1, 0)]
    assert lead_for_good(line[2:], 0) == []


def test_the_largest_gain_of_each_seat_comes_first() -> None:
    """Ranked by what it brought; a seat that never gained has none."""
    line = [Standing(-1, (2, 2, 2)), Standing(0, (2, 5, 2)), Standing(1, (9, 5, 1))]
    found = gains(line)
    assert [(moment.number, moment.seat) for moment in found] == [(1, 0), (0, 1)]
    assert "largest" in found[0].title
    assert "largest" not in found[1].title


def test_a_gain_counts_where_the_seat_spoke_itself() -> None:
    """What falls to a seat by chance, or by another's word, is no moment of its own."""
    line = [Standing(-1, (0, 0)), Standing(0, (4, 0), 1), Standing(1, (6, 3), 0), Standing(2, (6, 9), -1)]
    assert [(moment.number, moment.seat) for moment in gains(line)] == [(1, 0)]


def test_who_won() -> None:
    """One alone, or nobody alone; the reader learns how it went."""
    rows = [Row(2, 1, 30), Row(0, 2, 28), Row(1, 3, 20)]
    assert sole_winner(rows) == 2
    assert own_place(rows, 2) == "You have won."
    assert own_place(rows, 1) == "You come in at place 3 of 3."
    shared = [Row(0, 1, 30), Row(1, 1, 30)]
    assert sole_winner(shared) == NOBODY
    assert own_place(shared, 1) == "You share the victory."
    assert own_place(shared, SPECTATOR) == ""
