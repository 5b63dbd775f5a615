"""What happened, and how the table stands: told to whoever sits at the terminal, each thing once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gloaming.core.state import SPECTATOR
from gloaming.table import Entry
from gloaming.terminal.match import Match
from gloaming.terminal.paper import Paper

AGAIN = 10  # records of a game that goes on from its file that are told once more


class Story:
    """The story of one match on paper.  `told` counts for each reader how many records were told."""

    def __init__(self, match: Match, paper: Paper) -> None:
        self.match = match
        self.paper = paper
        self.told: dict[int, int] = {}
        self.begun = max(0, match.table.number - AGAIN) if match.resumed else 0
        self.sat = SPECTATOR  # who was asked last
        self.stale = True  # has somebody else done something since the table was shown?
        self.shown: dict[int, tuple[tuple[str, ...], ...]] = {}  # the table as each reader saw it last
        self.headed = False  # does the heading stand above what is told next?

    def reader(self) -> int:
        """Whose eyes read now."""
        return self.sat if self.match.secret else self.match.reader()

    def tell(self, reader: int) -> None:
        """What happened since this reader was told last."""
        key = reader if self.match.secret else SPECTATOR
        entries = self.match.entries(reader, self.told.get(key, self.begun))
        self.told[key] = self.match.table.number
        for entry in entries:
            self.tell_one(entry, reader)

    def tell_one(self, entry: Entry, reader: int) -> None:
        """One entry: a reader's own answer at the margin, everything else below a heading."""
        own = entry.seat == (self.sat if reader == SPECTATOR else reader) and not entry.forced
        if not own:
            self.stale = True
        if not own and not self.headed:
            self.paper.line()
            self.paper.line("Since your last look" if self.match.people else "The story")
            self.headed = True
        if entry.sentences:
            self.paper.line(self.match.named(" ".join(entry.sentences)), 0 if own else 2, 4)

    def sit_down(self, seat: int) -> None:
        """The seat that is asked comes to the terminal, reads the story and looks at the table."""
        if self.sat != seat:
            self.hand_over(seat)
        self.tell(seat if self.match.secret else self.match.reader())
        if self.stale:
            self.show(seat, whole=False)

    def hand_over(self, seat: int) -> None:
        """Somebody else sits down; what was for other eyes moves out of sight first."""
        if self.match.secret:
            name = self.match.names[seat]
            self.paper.veil()
            self.paper.ask(f"{name} is asked. Enter when only {name} looks> ")
        self.headed, self.stale, self.sat = False, True, seat
        self.shown.pop(seat, None)  # what stood above for other eyes is out of sight

    def show(self, reader: int, whole: bool = True) -> None:
        """The table in plain lines; not `whole`: only paragraphs that this reader has not seen so."""
        parts = paragraphs(self.match.show(reader))
        seen = () if whole else self.shown.get(reader, ())
        fresh = [part for number, part in enumerate(parts) if number == 0 or part not in seen]
        self.shown[reader] = parts
        self.paper.line()
        self.paper.rule()
        for number, part in enumerate(fresh):
            self.paper.lines(["", *part] if number else part)
        self.stale = False


def paragraphs(lines: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The lines between blank ones."""
    return tuple(tuple(group) for filled, group in groupby(lines, key=bool) if filled)
