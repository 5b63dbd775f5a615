"""The log as each seat may read it: made from that seat's views, moment by moment, each sentence once."""

from __future__ import annotations

import msgspec

from gloaming.core.journal import Aside, Position, Record, Saying, Undo
from gloaming.table.answers import Entry
from gloaming.table.history import History, Moment
from gloaming.table.playing import AnyGame

MASK = "hidden"  # stands in a running game's journal for what that seat may not read


class Log:
    """The entries of one match."""

    def __init__(self, game: AnyGame, history: History, all_open: bool) -> None:
        """`all_open`: every seat may know everything."""
        self.game = game
        self.all_open = all_open
        self.history = history

    def entries(self, seat: int, since: int, over: bool) -> list[Entry]:
        """The records in force from number `since` on; when the game is over, with all of their notation."""
        line = self.history.line(since)
        for number, moment in enumerate(line):
            if seat not in moment.sentences:
                self._tell(line[number:], seat)
                break
        return [self._entry(moment, seat, over) for moment in line]

    def _tell(self, moments: list[Moment], seat: int) -> None:
        """Make the sentences of consecutive moments for one seat."""
        before: msgspec.Struct | None = None
        for moment, first, then in self.history.walk(moments):
            before = before or self.game.view(first, seat)
            after = self.game.view(then, seat)
            if seat not in moment.sentences:
                moment.sentences[seat] = self._sentences(moment, before, after, seat)
            before = after

    def _sentences(
        self, moment: Moment, before: msgspec.Struct, after: msgspec.Struct, seat: int
    ) -> tuple[str, ...]:
        record = moment.record
        if isinstance(record, Undo):
            return (f"@{record.seat} takes back: {self._first(record.to, seat)}",)
        if isinstance(record, Position):
            return ("The game goes on from a saved position.",)
        if not moment.actions:
            return ()
        if isinstance(record, Aside):
            return tuple(self.game.say_aside(before, record.seat, moment.actions[0], after))
        return tuple(self.game.say(before, moment.actions, after))

    def _first(self, number: int, seat: int) -> str:
        """What was said in a record, as one line."""
        moment = self.history.moments[number + 1]
        if seat not in moment.sentences:
            self._tell([moment], seat)
        return " ".join(moment.sentences[seat]) or self.text(moment, seat, over=False)

    def _entry(self, moment: Moment, seat: int, over: bool) -> Entry:
        return Entry(
            number=moment.number,
            kind="chance" if moment.chance else kind_of(moment.record),
            seat=moment.seat,
            sentences=moment.sentences[seat],
            text=self.text(moment, seat, over),
            forced=moment.forced,
        )

    def text(self, moment: Moment, seat: int, over: bool) -> str:
        """A moment's notation, or nothing where that seat may not know it."""
        if not isinstance(moment.record, Saying | Aside):
            return ""
        readable = over or self.all_open or (seat == moment.seat and seat >= 0)
        return moment.record.text if readable else ""

    def public(self, moment: Moment) -> bool:
        """Was this for all to hear?  Where something is hidden, what taught somebody something was not."""
        before = moment.before or moment
        return self.all_open or moment.revelations == before.revelations

    def masked(self, record: Record, seat: int) -> Record:
        """A record as that seat may read it in a running game where something is hidden."""
        if isinstance(record, Undo) or (not isinstance(record, Position) and record.seat == seat):
            return record
        if isinstance(record, Position):
            return Position({})
        return Aside(record.seat, MASK) if isinstance(record, Aside) else Saying(record.seat, MASK)


def kind_of(record: Record | None) -> str:
    """The record's kind, as a log names it."""
    return type(record).__name__.lower()
