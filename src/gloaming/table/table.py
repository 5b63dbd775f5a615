"""The table: one match of one game.  Whoever speaks, speaks here, and gets one of four answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from gloaming.core.game import short
from gloaming.core.journal import Aside, Header, Record, Saying, Undo
from gloaming.core.state import CHANCE
from gloaming.core.words import Refused
from gloaming.table.answers import Accepted, Already, Answer, Denied, denied
from gloaming.table.clocks import Clock, still
from gloaming.table.fault import Fault, Stumble
from gloaming.table.keeper import Keeper, Snapshot
from gloaming.table.kept import STOPPED, Kept
from gloaming.table.playing import AnyGame, named_among, whole_saying
from gloaming.table.replay import replay
from gloaming.table.sitters import Sitter
from gloaming.table.throws import Throws, throws_for

LOOK_BACK = 50  # how many records ago the page may have been drawn on which a seat answers ahead


class Table(Kept):
    """One match: its state, its journal, its seats, and the one decision that is open.

    Every submission names the number of the decision it answers, and the answer is Accepted, Already, Stale
    or Denied.  Whatever was accepted is in the keeper's hands before anybody is told.  Submissions wait for
    one another; one that is cancelled from outside is still carried through.

    A broken rule raises Fault and stops the match: everything after that is Denied.  What the keeper raises
    passes through; the table then stands as before.
    """

    # --- ways to a table

    @classmethod
    async def begin(
        cls,
        game: AnyGame,
        header: Header,
        keeper: Keeper,
        *,
        throws: Throws | None = None,
        sitters: Sequence[Sitter] = (),
        clock: Clock = still,
    ) -> Table:
        """A new match with the header's seats and options, standing at its first decision.

        ValueError or OptionError, with a sentence, for seats and options the game does not take."""
        table = await cls.resume(game, header, (), keeper, throws=throws, sitters=sitters, clock=clock)
        if table.fault is not None:
            raise table.fault
        return table

    @classmethod
    async def resume(
        cls,
        game: AnyGame,
        header: Header,
        records: Sequence[Record],
        keeper: Keeper,
        *,
        sealed: Mapping[int, str] | None = None,
        snapshot: Snapshot | None = None,
        throws: Throws | None = None,
        sitters: Sequence[Sitter] = (),
        clock: Clock = still,
    ) -> Table:
        """A match as its records say; `sealed` are the answers given ahead, by seat.

        Unreplayable if a record no longer fits; but where `snapshot` stands behind it, the match goes on from
        there, and its journal says so by a position.

        What follows by itself, as after a journal that stops before a throw, is played at once; where a rule
        breaks over that, the match is there, but stopped by its `fault`."""
        history, position = await replay(game, header, records, snapshot)
        table = cls(game, header, history, keeper, throws or throws_for(header), sitters, clock)
        table.ahead = dict(sealed or {})
        with suppress(Fault):
            await table.whole(table.go_on(position))
        table.clocks.ask(table.who())
        return table

    # --- what is said

    async def submit(self, seat: int, number: int, text: str) -> Answer:
        """The asked seat answers decision `number` with a whole saying in notation."""
        return await self.whole(self._submit(seat, number, text))

    async def submit_throw(self, number: int, text: str) -> Answer:
        """People say what their own dice show, or what they drew: "roll 3 5"."""
        return await self.whole(self._submit_throw(number, text))

    async def submit_aside(self, seat: int, number: int, text: str) -> Answer:
        """A seat that is not asked says something; an older `number` will do while that is still open."""
        return await self.whole(self._submit_aside(seat, number, text))

    async def submit_early(self, seat: int, number: int, text: str) -> Answer:
        """A seat answers ahead a question that is put to several at once; only the latest such answer counts.

        Accepted names the decision that was open when it was sealed.  Where the seat's turn has come in the
        meantime, it is an ordinary saying."""
        return await self.whole(self._submit_early(seat, number, text))

    async def undo(self, seat: int, number: int, to: int | None = None) -> Answer:
        """The seat takes back its latest decision, or all from its record `to` on, as `undoable` allows."""
        return await self.whole(self._undo(seat, number, to))

    # --- who sits, who throws

    def stand_in(self, seat: int, level: str) -> None:
        """A bot of that level plays for the person who left."""
        self.sitters.stand_in(seat, level)
        self.tell()

    def take_back(self, seat: int) -> None:
        """The person takes the seat back.  ValueError where no bot stands in for anybody."""
        self.sitters.take_back(seat)
        self.tell()

    def sit(self, seat: int, sitter: Sitter) -> None:
        """Somebody else sits on a seat."""
        self.sitters.sit(seat, sitter)
        self.tell()

    async def throw_by(self, throws: Throws) -> None:
        """From now on dice come from there; a throw that people owed is thrown at once."""
        self.throws = throws
        await self.whole(self.go_on())

    # --- inside

    async def _submit(self, seat: int, number: int, text: str) -> Answer:
        answer = self.at_once(seat, number, text)
        if answer is not None:
            return answer
        if seat < 0 or seat != self.state.seat:
            return denied(self.game.not_asked(self.state, seat))
        return await self._answer(seat, text)

    async def _submit_throw(self, number: int, text: str) -> Answer:
        answer = self.at_once(CHANCE, number, text)
        if answer is not None:
            return answer
        if self.state.seat != CHANCE:
            return denied("Nothing is to be thrown or drawn now.")
        return await self._answer(CHANCE, text)

    async def _answer(self, seat: int, text: str) -> Answer:
        """The seat that is asked says this."""
        try:
            actions = whole_saying(self.game, self.state, text)
        except Refused as refused:
            return Denied(refused.refusal)
        except Stumble as stumble:
            raise self.stop(stumble) from stumble
        return await self.play(lambda playing: playing.say(seat, actions))

    async def _submit_aside(self, seat: int, number: int, text: str) -> Answer:
        if self.fault is not None:
            return denied(STOPPED)
        said = self.said_since(Aside, seat, number, text)
        if said is not None:
            return Already(said)
        action = (
            named_among(self.game, self.state, self.state.asides(seat), text) if self.sits(seat) else None
        )
        if action is None or not 0 <= number <= self.number:
            return (
                denied("That cannot be said in between now.") if number == self.number else self.stale(seat)
            )
        return await self.play(lambda playing: playing.say_aside(seat, action))

    async def _submit_early(self, seat: int, number: int, text: str) -> Answer:
        if self.fault is not None:
            return denied(STOPPED)
        opened = self.said_since(Saying, seat, number, text)
        if opened is not None:
            return Already(opened)
        if not self.sits(seat) or not self._same_question(seat, number):
            return self.at_once(seat, number, text) or denied("Nothing can be answered ahead now.")
        if self.state.seat == seat:
            return await self._submit(seat, self.number, text)
        action = named_among(self.game, self.state, self.state.early(seat), text)
        if action is None:
            return denied(f"“{short(text)}” cannot be answered ahead.")
        words = self.game.notation(self.state, action)
        if self.ahead.get(seat) == words:
            return Already(self.number)
        await self.keeper.seal(self.number, seat, words)
        self.ahead[seat] = words
        self.tell(seat)
        return Accepted(self.number)

    def _same_question(self, seat: int, number: int) -> bool:
        """Could the seat answer ahead from that decision on, without a break, until now or until its turn?"""
        if not max(0, self.number - LOOK_BACK) <= number <= self.number:
            return False
        until = self.number + (self.state.seat != seat)
        return all(self.at(between).early(seat) for between in range(number, until))

    async def _undo(self, seat: int, number: int, to: int | None) -> Answer:
        if self.fault is not None:
            return denied(STOPPED)
        last = self.history.moments[number + 1].record if 0 <= number < self.number else None
        if isinstance(last, Undo) and last.seat == seat:
            return Already(number)
        if number != self.number:
            return self.stale(seat)
        able = self.undoable(seat)
        if able.to is None:
            return denied(able.why)
        target = able.to if to is None else to
        if target not in able.choices:
            return denied(f"You cannot take back record {target}. {able.why}")
        state = self.history.state(self.history.before(target))
        return await self.play(lambda playing: playing.put(Undo(seat, target), state))
