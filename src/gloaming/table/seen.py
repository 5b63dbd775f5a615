"""What may be seen of a match: views and questions, now and earlier, the log, the journal, who is asked."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from gloaming.core.dice import Dice
from gloaming.core.fields import Plain
from gloaming.core.journal import Header, Journal, Record
from gloaming.core.state import CHANCE, OVER, SPECTATOR, State
from gloaming.core.words import Question, Refusal
from gloaming.table.answers import Asked, Denied, Entry, Preview, Stale, Undoable, denied
from gloaming.table.clocks import Clock, Clocks
from gloaming.table.fault import Fault, Stumble, fault_of
from gloaming.table.flags import Flag
from gloaming.table.history import History
from gloaming.table.log import Log
from gloaming.table.playing import AnyGame
from gloaming.table.preview import preview
from gloaming.table.sitters import Sitter, Sitters
from gloaming.table.undo import undoable


class Seen:
    """One match, to be read.  Nothing here changes it; `seat` is a seat or SPECTATOR."""

    def __init__(
        self, game: AnyGame, header: Header, history: History, sitters: Sequence[Sitter], clock: Clock
    ) -> None:
        self.game = game
        self.header = header
        self.history = history
        self.sitters = Sitters(len(header.seats), sitters)
        self.clocks = Clocks(clock)
        self.log = Log(game, history, game.all_open(game.settled(game.meant(header.options))))
        self.ahead: dict[int, str] = {}  # the sealed answers by seat, for nobody's eyes but that seat's
        self.flags: set[Flag] = set()

    @property
    def number(self) -> int:
        """The number of the open decision: how many records there are.  It never falls back."""
        return self.history.count

    @property
    def state(self) -> State:
        """Where the game stands.  The whole truth, to look at and not to play on: never hand it out."""
        return self.history.state(self.history.now)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.seat == OVER

    def view(self, seat: int) -> msgspec.Struct:
        """What the seat may see now."""
        return self.game.view(self.state, seat)

    def question(self, seat: int) -> Question:
        """What is asked, as the seat reads it: with the offers if it is the one asked."""
        return self.game.ask(self.view(seat))

    def at(self, number: int) -> State:
        """The state when `number` was the open decision, not to be played on.  IndexError for a stranger."""
        if not 0 <= number <= self.number:
            raise IndexError(f"There is no decision {number}: the open one is {self.number}.")
        return self.history.state(self.history.moments[number])

    def view_at(self, number: int, seat: int) -> msgspec.Struct:
        """What the seat could see when `number` was the open decision."""
        return self.game.view(self.at(number), seat)

    def entries(self, seat: int, since: int = -1) -> list[Entry]:
        """The log as the seat may read it, the records in force from number `since` on, oldest first."""
        return self.log.entries(seat, since, self.over)

    def journal(self, seat: int) -> Journal:
        """The journal as the seat may read it: whole when the game is over or hides nothing, and without the
        seed before it is over; otherwise what that seat may not read is masked."""
        records = self.history.records()
        if self.over:
            return Journal(self.header, records)
        header = msgspec.structs.replace(self.header, seed=None)
        if self.log.all_open:
            return Journal(header, records)
        return Journal(header, tuple(self.log.masked(record, seat) for record in records))

    def asked(self) -> Asked:
        """Who may answer now, and what is asked, in words that all may read.

        A seat that has sealed its answer still counts: nobody learns that it did."""
        return Asked(self.who(), self.question(SPECTATOR).title, self.state.seat == CHANCE)

    def who(self) -> tuple[int, ...]:
        """The seats that may answer now, as in `asked`."""
        state = self.state
        first = (state.seat,) if state.seat >= 0 else ()
        early = [seat for seat in range(len(self.sitters)) if seat not in first and state.early(seat)]
        return (*first, *early)

    def undoable(self, seat: int) -> Undoable:
        """How far the seat may take back, and why no further."""
        return undoable(self.history, self.sitters, self.state, seat)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Which rule forbids the action to the seat now; ValueError if none does or it does not exist."""
        if not 0 <= action < self.game.action_space:
            raise ValueError(f"{self.game.title} has no action {action}.")
        return self.game.why_not(self.state, seat, action)

    def preview(self, seat: int, number: int, actions: Sequence[int]) -> Preview | Stale | Denied:
        """How the table would stand after a half-built saying, as its seat would see it.  Nobody is told."""
        if number != self.number:
            return Stale(self.number, self.question(seat))
        if seat < 0 or self.state.seat != seat:
            return denied(self.game.not_asked(self.state, seat))
        try:
            return preview(self.game, self.state, number, actions)
        except Stumble as stumble:
            raise self.fault_of(stumble) from stumble

    def fault_of(self, stumble: Stumble, ahead: Sequence[Record] = ()) -> Fault:
        """The fault that a stumble is, after these records more than the journal has."""
        return fault_of(
            Journal(self.header, (*self.history.records(), *ahead)), self.game.rules_version, stumble
        )

    def imagined(self, seat: int) -> dict[str, Plain]:
        """The dump of a state that fits all the seat knows: what a bot on that seat may think about."""
        return self.game.dump(self.state.imagine(seat, Dice(secrets.randbits(48))))

    def subscribe(self, seat: int = SPECTATOR) -> Flag:
        """A flag that is raised whenever what that seat sees may have changed; close it in the end."""
        flag = Flag(seat, self.flags)
        self.flags.add(flag)
        return flag
