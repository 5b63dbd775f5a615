"""One live table with what surrounds it: who sits and watches, invitations, the pages already drawn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from gloaming.core.state import SPECTATOR
from gloaming.server.chronicle import Chronicle
from gloaming.server.keeper import sitter
from gloaming.store import Match, Store
from gloaming.table import AnyGame, Flag, Table

GONE = 120.0  # seconds without a sign of life until a person is away, and others may put a bot on the seat

Draw = Callable[[], bytes]


class Drawn(Flag):
    """What one seat was sent, until the table changes for it: raising the flag throws it away."""

    def __init__(self, seat: int, flags: set[Flag]) -> None:
        super().__init__(seat, flags)
        self.event: bytes | None = None
        flags.add(self)

    def set(self) -> None:
        """Throw it away."""
        self.event = None


class Host:
    """A table, its match in the store, and the people around it."""

    def __init__(
        self, match: Match, table: Table, store: Store, clock: Callable[[], float] = time.time
    ) -> None:
        self.match = match
        self.table = table
        self.store = store
        self.clock = clock
        self.chronicle = Chronicle(table)
        self._news: dict[int | None, tuple[int, str]] = {}  # with the moment, by seat; None: for everybody
        self.tokens: dict[int, str] = {}  # the invitations made since the program started, by seat
        self.streams: dict[int, int] = {}  # open streams by seat
        self.seen: dict[int, float] = {}  # the last sign of life by seat
        self._shown_away = {SPECTATOR: 0, **dict.fromkeys(range(len(match.seats)), 0)}
        self.used = clock()
        self.changing = asyncio.Lock()  # for changes of who sits that look first
        self._drawn: dict[int, Drawn] = {}

    @property
    def id(self) -> str:
        """The match's id."""
        return self.match.id

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    # --- who is who

    def seat_of(self, guest: str | None) -> int:
        """Where that guest sits, or SPECTATOR; a seat that a bot keeps for somebody is still theirs."""
        if guest is None:
            return SPECTATOR
        return next((seat.seat for seat in self.match.seats if seat.guest == guest), SPECTATOR)

    def owned_by(self, guest: str | None) -> bool:
        """Did that guest set the table up?"""
        return guest is not None and self.match.owner == guest

    async def seats_changed(self) -> None:
        """Read who sits where from the store, and tell everybody."""
        self.match = await self.store.match(self.id)
        for seat in self.match.seats:
            if sitter(seat) != self.table.sitters[seat.seat]:
                self.table.sit(seat.seat, sitter(seat))
        self.table.tell()

    # --- who is here

    def listen(self, seat: int) -> Flag:
        """Somebody opens a stream."""
        self.streams[seat] = self.streams.get(seat, 0) + 1
        self.greet(seat)
        return self.table.subscribe(seat)

    def leave(self, seat: int, flag: Flag) -> None:
        """A stream ends."""
        flag.close()
        self.streams[seat] -= 1
        self.greet(seat)

    def greet(self, seat: int) -> None:
        """A sign of life."""
        self.used = self.clock()
        if seat >= 0:
            self.seen[seat] = self.used

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self.streams.get(SPECTATOR, 0)

    def away(self, seat: int) -> float:
        """For how many seconds a person has given no sign of life; 0 for who is here, and for bots."""
        if self.match.seats[seat].kind != "person" or self.streams.get(seat, 0) > 0:
            return 0.0
        gone = self.clock() - self.seen.setdefault(seat, self.clock())
        return gone if gone >= GONE else 0.0

    def look_around(self) -> None:
        """Tell everybody where somebody went or came, or the number of watchers has changed."""
        now = {SPECTATOR: self.watchers}
        now |= {seat.seat: int(self.away(seat.seat) // 60) for seat in self.match.seats}
        if now != self._shown_away:
            self._shown_away = now
            self.table.tell()

    @property
    def deserted(self) -> bool:
        """Is no stream open?"""
        return not any(self.streams.values())

    # --- news

    def news(self, sentence: str, seat: int | None = None) -> None:
        """One line for everybody, or for one seat, until the table moves on."""
        self._news[seat] = (self.table.number, sentence)
        self.table.tell(seat)

    def notice(self, seat: int) -> str:
        """The line that is news now for that seat, or nothing."""
        told = [self._news[whom] for whom in (seat, None) if whom in self._news]
        return next((sentence for number, sentence in told if number == self.table.number), "")

    # --- what was drawn

    def drawn(self, seat: int, draw: Draw) -> bytes:
        """What the streams of a seat are sent now, drawn once."""
        kept = self._drawn.get(seat)
        if kept is None:
            kept = self._drawn[seat] = Drawn(seat, self.table.flags)
        if kept.event is None:
            kept.event = draw()
        return kept.event
