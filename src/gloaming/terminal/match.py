"""The table of one evening at a terminal, with its bots and its file, spoken to without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from gloaming import bots
from gloaming.core.journal import Header, Journal, Record
from gloaming.core.state import SPECTATOR, State
from gloaming.core.words import listed, named
from gloaming.games import recorded
from gloaming.table import (
    Accepted,
    Answer,
    AnyGame,
    Denied,
    Entry,
    Keeper,
    MemoryKeeper,
    PeopleThrows,
    Table,
    Unreplayable,
    carry_on,
    throws_for,
)
from gloaming.terminal import records
from gloaming.terminal.wish import Misfit, Wish

T = TypeVar("T")
PLAYOUTS: Final = 60  # of a searching bot with a seed: a clock would not give the same game twice


class Match:
    """One table in this process.  What raises here is a Fault or a file that cannot be written."""

    def __init__(self, wish: Wish, path: Path | None = None) -> None:
        """A new table; or, where the file is there, the one that it holds."""
        self.wish = wish
        self.path = path
        header, kept = wish.header(), tuple[Record, ...]()
        if path is not None and path.exists():
            book = resumed(wish, path)
            header, kept = book.header, book.records
        self.game: AnyGame = recorded(header.game, header.packs)
        self.names = header.players or wish.names
        self.characters = wish.characters()
        self.resumed = bool(kept)
        self.loop = asyncio.new_event_loop()
        try:
            self.table = self.opened(header, kept)
        except BaseException:
            self.close()
            raise

    def opened(self, header: Header, kept: Sequence[Record]) -> Table:
        """The table at its open decision."""
        keeper: Keeper = MemoryKeeper(kept)
        if self.path is not None:
            keeper = records.FileKeeper(self.path, header, kept)
        throws = PeopleThrows() if self.wish.real_dice else throws_for(header)
        sitters = self.wish.sitters()
        try:
            table = self.wait(Table.resume(self.game, header, kept, keeper, throws=throws, sitters=sitters))
        except Unreplayable as flaw:
            assert self.path is not None
            line = records.line_of_record(self.path, flaw.number)
            raise records.Unreadable(f"{self.path}: Line {line}: {flaw}") from None
        if table.fault is not None:
            raise table.fault
        return table

    def close(self) -> None:
        """Nothing more will be said."""
        self.loop.close()

    def wait(self, work: Coroutine[object, object, T]) -> T:
        """Carry it through, now."""
        return self.loop.run_until_complete(work)

    # --- who sits here

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if not self.table.sitters.bot(seat)]

    @property
    def secret(self) -> bool:
        """Do several people sit here who may not see one another's cards?"""
        return len(self.people) > 1 and not self.table.log.all_open

    def bot(self, seat: int) -> bool:
        """Does a bot decide here?"""
        return self.table.sitters.bot(seat)

    def named(self, sentence: str) -> str:
        """A sentence with the players' names."""
        return named(sentence, self.names)

    def unnamed(self, text: str) -> str:
        """A typed text with the seats' names in the place of the players'."""
        seats = dict(zip((name.casefold() for name in self.names), self.table.header.seats, strict=True))
        return " ".join(seats.get(word.casefold(), word) for word in text.split())

    # --- what is said

    def say(self, seat: int, text: str) -> Answer:
        """The asked seat says this."""
        return self.wait(self.table.submit(seat, self.table.number, text))

    def carry_on(self, seat: int, said: int, sayings: Sequence[Sequence[int]]) -> str:
        """After its record `said` the seat says these too; why it ended before the last one, or nothing."""
        return self.wait(carry_on(self.table, seat, said, sayings))

    def between(self, line: str) -> tuple[int, str] | None:
        """The seat and the words of a line such as 'Ben: claim ...', of a person here who is not asked."""
        name, colon, text = line.partition(":")
        seats = [seat for seat in self.people if self.names[seat].casefold() == name.strip().casefold()]
        if not colon or not seats or seats[0] == self.table.state.seat:
            return None
        return seats[0], text.strip()

    def say_between(self, seat: int, text: str) -> Answer:
        """A seat that is not asked says this; if it cannot, what is open to it, where all may know that."""
        answer = self.wait(self.table.submit_aside(seat, self.table.number, self.unnamed(text)))
        if not isinstance(answer, Denied):
            return answer
        state = self.table.state
        open_here = [] if self.secret else state.asides(seat)
        texts = [self.game.notation(state, action) for action in open_here]
        open_now = f"Open now for @{seat}: {'; '.join(texts)}." if texts else ""
        return Denied(msgspec.structs.replace(answer.refusal, instead=open_now))

    def throw(self, text: str) -> Answer:
        """People say what their dice show."""
        return self.wait(self.table.submit_throw(self.table.number, text))

    def undo(self, seat: int) -> Answer:
        """The seat takes its latest decision back; where nobody has secrets, whoever here spoke last does."""
        latest = {who: self.table.undoable(who).to for who in ([seat] if self.secret else self.people)}
        who = max(latest, key=lambda each: -1 if (to := latest[each]) is None else to, default=seat)
        return self.wait(self.table.undo(seat if latest.get(who) is None else who, self.table.number))

    def move(self) -> str:
        """The bot that is asked answers; one that fails is replaced for this move by a random one, and a
        sentence says so."""
        seat = self.table.state.seat
        try:
            moved = self.moved(seat, self.table.sitters[seat].level)
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError):  # a flaw in its advice
            moved = False
        if moved:
            return ""
        if not self.moved(seat, "random"):
            raise RuntimeError(f"The table takes no answer of the bot on seat {seat}.")
        return f"The bot of @{seat} had trouble with this move; a simpler one moves for it."

    def moved(self, seat: int, level: str) -> bool:
        """A bot of that level answers for the seat; does the table take it?"""
        playouts = 0 if self.table.header.seed is None else PLAYOUTS
        asked = bots.question(
            self.game, self.table.state, seat, level, self.characters[seat], playouts=playouts
        )
        return isinstance(self.say(seat, bots.answer(asked).saying), Accepted)

    # --- what is read

    def entries(self, reader: int, since: int) -> list[Entry]:
        """The story from record `since` on, as that reader may know it."""
        return self.table.entries(reader, since)

    def ahead(self, parts: Sequence[int]) -> State:
        """A copy of the state after these actions of the asked seat."""
        twin = self.table.state.clone()
        for action in parts:
            twin.advance(action)
        return twin

    def show(self, reader: int) -> list[str]:
        """The table in plain lines."""
        return [self.named(line) for line in self.game.show(self.table.view(reader))]

    def view(self, reader: int) -> msgspec.Struct:
        """What that reader may see."""
        return self.table.view(reader)

    def journal(self) -> Journal:
        """The whole journal, as this computer keeps it."""
        return Journal(self.table.header, self.table.history.records())

    def reader(self) -> int:
        """Who reads when nobody in particular is asked: the only person, or a spectator."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR


def resumed(wish: Wish, path: Path) -> Journal:
    """The journal in a file that is there already.  ValueError where it is not of the table wanted."""
    book = records.read(path)
    records.game_of(path, book)
    header, wanted = book.header, wish.header()
    if header.game != wanted.game:
        raise Misfit(f"{path} holds a game of {header.game}, not of {wanted.game}: name another file.")
    if header.seats != wanted.seats:
        raise Misfit(f"{path} holds a game for {len(header.seats)} seats: name as many, or another file.")
    if header.options != wanted.options:
        raise Misfit(f"{path} holds a game with other options: give the same ones, or name another file.")
    if set(header.packs.values()) != set(wanted.packs.values()):
        raise Misfit(
            f"{path} holds a game with {of_cards(header)}: play with the same, or name another file."
        )
    if wish.seed is not None and header.seed != wish.seed:
        raise Misfit(f"{path} holds a game with another seed: leave --seed out, or name another file.")
    return book


def of_cards(header: Header) -> str:
    """Whose cards a game is played with."""
    return f"the cards of {listed([*header.packs])}" if header.packs else "the cards of the house"
