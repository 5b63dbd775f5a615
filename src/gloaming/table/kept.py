"""How a match grows: one submission at a time, first to the keeper, then on the table, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

import msgspec

from gloaming.core.journal import Aside, Header, Position, Record, Saying
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.core.words import Refused
from gloaming.table.answers import Accepted, Already, Answer, Stale, denied
from gloaming.table.clocks import Clock
from gloaming.table.fault import Fault, Stumble
from gloaming.table.history import History
from gloaming.table.keeper import Keeper
from gloaming.table.playing import AnyGame, Playing, folded, whole_saying
from gloaming.table.seen import Seen
from gloaming.table.sitters import Sitter
from gloaming.table.throws import Throws

T = TypeVar("T")
DUMPED = 10  # records between two dumps for the keeper
STOPPED = (
    "This match has stopped because of a fault in the rules. Its journal is safe: export it and report it."
)


class Kept(Seen):
    """One match and its keeper.  What the keeper has not taken has not happened."""

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        history: History,
        keeper: Keeper,
        throws: Throws,
        sitters: Sequence[Sitter],
        clock: Clock,
    ) -> None:
        super().__init__(game, header, history, sitters, clock)
        self.keeper = keeper
        self.throws = throws
        self.fault: Fault | None = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Future[object]] = set()

    async def whole(self, work: Coroutine[object, object, T]) -> T:
        """Carry work through, one after another, even if whoever waits for it goes away."""
        task = asyncio.ensure_future(self._locked(work))
        self._running.add(task)  # type: ignore[arg-type]
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[object, object, T]) -> T:
        async with self._lock:
            return await work

    def _done(self, task: asyncio.Future[T]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()

    # --- growing

    def playing(self) -> Playing:
        """What will be played from the open state, on clones."""
        return Playing(self.game, self.state, self.throws, self.history.now.throws, self.ahead)

    async def play(self, first: Callable[[Playing], None]) -> Accepted:
        """One record, and all that follows from it by itself; gives the number under which it stands."""
        playing, number = self.playing(), self.number
        try:
            first(playing)
            playing.go_on()
        except Stumble as stumble:
            raise self.stop(stumble, playing.records) from stumble
        await self.commit(playing)
        return Accepted(number)

    def stop(self, stumble: Stumble, ahead: Sequence[Record] = ()) -> Fault:
        """The match takes nothing more."""
        self.fault = self.fault_of(stumble, ahead)
        self.tell()
        return self.fault

    async def commit(self, playing: Playing) -> None:
        """To the keeper, then on the table, then told.  Whatever the keeper raises changes nothing."""
        if not playing.played:
            await self._drop(playing.opened)
            return
        records, opened = playing.records, tuple(playing.opened)
        await self.keeper.append(self.number, records, opened=opened, dump=self._dump(playing))
        for played in playing.played:
            self.history.add(played)
        self.ahead = playing.sealed
        self.clocks.ask(self.who())
        self.tell()

    async def _drop(self, seats: Sequence[int]) -> None:
        """Sealed answers that no question waits for any more."""
        for seat in seats:
            await self.keeper.unseal(seat)
            self.ahead.pop(seat, None)

    def _dump(self, playing: Playing) -> bytes | None:
        """The position, once in a few records: to write it takes as long as to play."""
        ahead = self.number + len(playing.played)
        if self.number // DUMPED == ahead // DUMPED and playing.state.seat != OVER:
            return None
        return msgspec.json.encode(self.game.dump(playing.state))

    async def go_on(self, position: Position | None = None) -> None:
        """Everything that nobody needs to be asked for, after recording this position if there is one."""

        def first(playing: Playing) -> None:
            if position is not None:
                playing.put(position, self.game.restore(position.dump))

        await self.play(first)

    def tell(self, seat: int | None = None) -> None:
        """Everybody, or one seat, may look anew."""
        for flag in self.flags:
            if seat is None or flag.seat == seat:
                flag.set()

    # --- answers that need no rule

    def at_once(self, seat: int, number: int, text: str) -> Answer | None:
        """The answer to a saying for another decision than the open one, or at a stopped match; else None."""
        if self.fault is not None:
            return denied(STOPPED)
        if 0 <= number < self.number and self._said(seat, number, text):
            return Already(number)
        return None if number == self.number else self.stale(seat)

    def sits(self, seat: int) -> bool:
        """Is there such a seat?"""
        return 0 <= seat < len(self.sitters)

    def stale(self, seat: int) -> Stale:
        """What is open now, as that seat reads it."""
        return Stale(self.number, self.question(seat if self.sits(seat) else SPECTATOR))

    def _said(self, seat: int, number: int, text: str) -> bool:
        """Does the journal hold this saying of that seat under that number, in these words or equal ones?"""
        moment = self.history.moments[number + 1]
        if not isinstance(moment.record, Saying) or moment.record.seat != seat:
            return False
        if seat == CHANCE and not self.log.public(moment):
            return False
        if folded(moment.record.text) == folded(text):
            return True
        try:
            return tuple(whole_saying(self.game, self.at(number), text)) == moment.actions
        except (Refused, Stumble):
            return False

    def said_since(self, kind: type[Saying | Aside], seat: int, number: int, text: str) -> int | None:
        """The number of the seat's first record of this kind from `number` on, if it holds these words."""
        for moment in self.history.moments[max(number, 0) + 1 :]:
            record = moment.record
            if isinstance(record, kind) and record.seat == seat:
                return moment.number if folded(record.text) == folded(text) else None
        return None
