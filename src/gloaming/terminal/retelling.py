"""A journal told again: its story with numbers, and the table where it stops."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from gloaming.core.journal import Journal
from gloaming.core.state import SPECTATOR
from gloaming.core.words import named
from gloaming.games import AnyGame
from gloaming.table import Unreplayable
from gloaming.table.clocks import still
from gloaming.table.replay import replay
from gloaming.table.seen import Seen
from gloaming.terminal import records
from gloaming.terminal.paper import Paper
from gloaming.terminal.wish import Misfit


def retell(path: Path, paper: Paper, to: int | None = None, seat: str = "") -> None:
    """Write the story of a journal, up to record `to`, as a seat may know it.  ValueError where it cannot."""
    book = records.read(path)
    game = records.game_of(path, book)
    reader = reader_of(book, seat)
    if to is not None and not 0 <= to <= len(book.records):
        raise Misfit(f"{path} has {len(book.records)} records: --to takes 0 to {len(book.records)}.")
    cut = msgspec.structs.replace(book, records=book.records[:to])
    write(replayed(path, game, cut), paper, reader)


def reader_of(book: Journal, seat: str) -> int:
    """The seat of that name, a player's or the seat's own; SPECTATOR without one."""
    if not seat:
        return SPECTATOR
    names = [*book.header.seats, *(name.casefold() for name in book.header.players)]
    if seat.casefold() not in names:
        raise Misfit(
            f"There is no seat {seat[:30]!r} in this game: there are {', '.join(book.header.seats)}."
        )
    return names.index(seat.casefold()) % len(book.header.seats)


def replayed(path: Path, game: AnyGame, book: Journal) -> Seen:
    """The match of a journal, to be read.  Unreadable, with the line, where a record cannot be played."""
    try:
        history, _ = asyncio.run(replay(game, book.header, book.records))
    except Unreplayable as flaw:
        line = records.line_of_record(path, flaw.number)
        raise records.Unreadable(f"{path}: Line {line}: {flaw}") from None
    except ValueError as flaw:
        raise records.Unreadable(f"{path}: {flaw}") from None
    return Seen(game, book.header, history, (), still)


def write(seen: Seen, paper: Paper, reader: int) -> None:
    """The story and the table."""
    header = seen.header
    names = header.players or tuple(seat.capitalize() for seat in header.seats)
    paper.line(f"{seen.game.title}. {', '.join(names)}. {seen.number} records.")
    paper.line()
    for entry in seen.entries(reader):
        text = " ".join(entry.sentences) or entry.text
        if text:
            paper.line(f"{entry.number:>5}  {named(text, names)}", 0, 7)
    paper.line()
    paper.rule()
    paper.lines(named(line, names) for line in seen.game.show(seen.view(reader)))
    question = seen.question(reader)
    paper.line()
    paper.title(named(question.title, names))
