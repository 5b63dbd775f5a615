"""Journals as files: read with every flaw named, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from gloaming.core import journal
from gloaming.core.game import short
from gloaming.core.journal import JOURNAL_LIMIT, Header, Journal, JournalError, Record
from gloaming.core.packs import PackError
from gloaming.games import AnyGame, PackMissing, recorded
from gloaming.table import MemoryKeeper


class Unreadable(ValueError):
    """A file that cannot be read or written as a journal; the sentence says why, with the line."""


def read(path: Path) -> Journal:
    """The journal in a file.  Unreadable for anything else."""
    try:
        if path.is_dir():
            raise Unreadable(f"{path} is a folder, not a journal.")
        with path.open("rb") as file:
            text = file.read(JOURNAL_LIMIT + 1)
        return journal.read(text)
    except OSError as flaw:
        raise Unreadable(f"{path} cannot be read: {flaw.strerror or flaw}.") from None
    except ValueError as flaw:
        raise Unreadable(str(flaw)) from None
    except JournalError as flaw:
        raise Unreadable(f"{path}: {flaw}") from None


def game_of(path: Path, book: Journal) -> AnyGame:
    """The game that a journal is of, in its version.  Unreadable where it is another or none of ours."""
    header = book.header
    try:
        game = recorded(header.game, header.packs)
    except (PackMissing, PackError) as flaw:
        raise Unreadable(f"{path}: {flaw}") from None
    except ValueError as flaw:
        raise Unreadable(f"{path}: Line {line_of_key(path, 'game')}: {flaw}") from None
    if header.rules != game.rules_version:
        raise Unreadable(
            f"{path}: Line {line_of_key(path, 'rules')}: This is a game under rules version {header.rules}; "
            f"this program plays {game.title} under version {game.rules_version}."
        )
    return game


def line_of_key(path: Path, key: str) -> int:
    """The line of the header that begins with a key; 1 if there is none."""
    lines = path.read_text("utf-8-sig").splitlines()
    return next((number for number, line in enumerate(lines, 1) if line.startswith(f"{key} =")), 1)


def line_of_record(path: Path, record: int) -> int:
    """The line of the file on which a record stands."""
    lines = path.read_text("utf-8-sig").splitlines()
    first = lines.index(journal.SEPARATOR) + 1
    filled = [number for number in range(first, len(lines)) if lines[number].strip()]
    return filled[record] + 1


def write(path: Path, book: Journal, lasting: bool = True) -> None:
    """A journal to a file, whole or not at all.  Unreadable where it cannot be written.

    What is not `lasting` outlives this process but perhaps not a power cut; it takes a tenth of the time."""
    try:
        text = journal.write(book)
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                if lasting:
                    os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as flaw:
        raise Unreadable(f"{short(str(path))} cannot be written: {flaw.strerror or flaw}.") from None
    except ValueError as flaw:
        raise Unreadable(f"{short(str(path))} cannot be written: {flaw}.") from None
    except JournalError as flaw:
        raise Unreadable(f"{short(str(path))} cannot be written: {flaw}") from None


class FileKeeper(MemoryKeeper):
    """A keeper that writes the whole journal to a file after every saying."""

    def __init__(self, path: Path, header: Header, records: Sequence[Record] = ()) -> None:
        super().__init__(records)
        self.path = path
        self.header = header

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """As a Keeper does."""
        write(self.path, Journal(self.header, (*self.records, *records)), lasting=False)
        await super().append(number, records, opened=opened, dump=dump)
