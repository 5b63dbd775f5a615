"""The journal of a match, and how it is written down and read.

As text a journal is a small TOML header, a line `---`, one line a record, and an end line that
counts the records and carries a digest, so that a file that was cut off or edited is noticed.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from gloaming.core.record import (
    CHANCE,
    Aside,
    Header,
    JournalError,
    Position,
    Record,
    Saying,
    Setting,
    Undo,
    decode_header,
    decode_record,
    encode_header,
    encode_record,
    standing,
)

__all__ = [
    "CHANCE",
    "Aside",
    "Header",
    "Journal",
    "JournalError",
    "Position",
    "Record",
    "Saying",
    "Setting",
    "Undo",
    "decode_header",
    "decode_record",
    "encode_header",
    "encode_record",
    "line_of",
    "parse_line",
    "read",
    "standing",
    "write",
]

SEPARATOR: Final = "---"
LINE_LIMIT: Final = 64 * 1024
POSITION_LIMIT: Final = 1024 * 1024
JOURNAL_LIMIT: Final = 8 * 1024 * 1024

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,8}")
END: Final = re.compile(r"end: (0|[1-9][0-9]{0,8}) ([0-9a-f]{16})")


class Journal(Struct, frozen=True):
    """A whole match as it is kept."""

    header: Header
    records: tuple[Record, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a record of a seat that the header does not name, and an undo that goes forward."""
        seats = len(self.header.seats)
        for number, record in enumerate(self.records):
            _check_place(record, number, seats)


def _check_place(record: Record, number: int, seats: int) -> None:
    """Raise ValueError unless the record can stand at this number in a journal of so many seats."""
    if isinstance(record, Position):
        return
    lowest = CHANCE if isinstance(record, Saying) else 0
    if not lowest <= record.seat < seats:
        raise ValueError(f"Record {number} is of seat {record.seat}, but there are {seats} seats.")
    if isinstance(record, Undo) and not 0 <= record.to < number:
        raise ValueError(f"It goes back to record {record.to}, but only {number} stand above it.")


def write(journal: Journal) -> str:
    """The journal as text that `read` takes back; raises JournalError where it is too large for that."""
    header = _header_text(journal.header)
    if len(header.encode()) > LINE_LIMIT:
        raise JournalError(0, f"The header is larger than {LINE_LIMIT // 1024} kB.")
    lines = [line_of(record, journal.header.seats) for record in journal.records]
    text = "".join([header, SEPARATOR, "\n", *(line + "\n" for line in lines)])
    text += f"end: {len(lines)} {_digest(text)}\n"
    if len(text.encode()) > JOURNAL_LIMIT:
        raise JournalError(0, f"The journal is larger than {JOURNAL_LIMIT >> 20} MB.")
    return text


def line_of(record: Record, seats: Sequence[str]) -> str:
    """One record as a line, without the line break."""
    match record:
        case Saying(seat, text):
            return f"{'chance' if seat == CHANCE else seats[seat]}: {text}"
        case Aside(seat, text):
            return f"{seats[seat]} aside: {text}"
        case Undo(seat, to):
            return f"{seats[seat]} undo: {to}"
        case Position(dump):
            return f"position: {msgspec.json.encode(dump).decode()}"


def _header_text(header: Header) -> str:
    lines = [f"gloaming = {_quoted(header.gloaming)}", f"game = {_quoted(header.game)}"]
    lines += [f"rules = {header.rules}", f"seats = [{', '.join(map(_quoted, header.seats))}]"]
    if header.players:
        lines.append(f"players = [{', '.join(map(_quoted, header.players))}]")
    if header.seed is not None:
        lines.append(f"seed = {header.seed}")
    lines += _table("options", header.options) + _table("packs", header.packs)
    return "\n".join(lines) + "\n"


def _table(title: str, entries: Mapping[str, Setting]) -> list[str]:
    if not entries:
        return []
    lines = [
        f"{key if BARE_KEY.fullmatch(key) else _quoted(key)} = {_quoted(entries[key])}" for key in entries
    ]
    return ["", f"[{title}]", *lines]


def _quoted(setting: Setting) -> str:
    """A value in TOML; for strings, numbers and truth JSON writes the same."""
    return json.dumps(setting, ensure_ascii=False)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# Text, inward --------------------------------------------------------------------------------------


def read(text: str | bytes, strict: bool = True) -> Journal:
    """The journal in this text; raises JournalError with the line and a sentence for people.

    Strict reading wants the end line to agree; otherwise a journal edited or begun by hand will do.
    """
    lines = _lines(text)
    if SEPARATOR not in lines:
        raise _headless(lines)
    split = lines.index(SEPARATOR)
    end = _end(lines, split)
    if strict:
        _check_end(lines, split, end)
    header = _read_header(lines[:split])
    records: list[Record] = []
    for number in range(split + 1, end):
        if lines[number].strip():
            records.append(_read_line(number + 1, lines[number], header.seats, len(records)))
    return Journal(header, tuple(records))


def _lines(text: str | bytes) -> list[str]:
    """The text in lines, line breaks of other systems made our own."""
    try:
        raw = text.encode() if isinstance(text, str) else text
        if len(raw) > JOURNAL_LIMIT:
            raise JournalError(0, f"The journal is larger than {JOURNAL_LIMIT >> 20} MB.")
        whole = raw.decode()
    except UnicodeError:
        raise JournalError(0, "This is not a Gloaming journal: it is not text in UTF-8.") from None
    lines = whole.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return lines[:-1] if lines[-1] == "" else lines


def _headless(lines: list[str]) -> JournalError:
    if not any(lines):
        return JournalError(0, "The journal is empty.")
    if lines[0].startswith("gloaming"):
        return JournalError(0, f"The journal was cut off in its header, after line {len(lines)}.")
    return JournalError(1, "This is not a Gloaming journal: it does not begin with 'gloaming = '.")


def _end(lines: list[str], split: int) -> int:
    """Where the end line stands, or would stand; nothing may follow it."""
    for number in range(split + 1, len(lines)):
        if lines[number].startswith("end: "):
            if number + 1 < len(lines):
                raise JournalError(number + 2, "The journal goes on after its end line.")
            return number
    return len(lines)


def _check_end(lines: list[str], split: int, end: int) -> None:
    if end == len(lines):
        raise JournalError(0, f"The journal was cut off after line {end}.")
    found = END.fullmatch(lines[end])
    if found is None:
        raise JournalError(
            end + 1, "The journal was cut off in its end line, or that line was changed by hand."
        )
    if int(found[1]) != end - split - 1:
        raise JournalError(end + 1, f"The journal has {end - split - 1} records but says it has {found[1]}.")
    if found[2] != _digest("\n".join(lines[:end]) + "\n"):
        raise JournalError(end + 1, "The journal was changed by hand after it was written (digest differs).")


def _read_header(lines: list[str]) -> Header:
    if sum(map(len, lines)) > LINE_LIMIT:
        raise JournalError(0, f"The header is larger than {LINE_LIMIT // 1024} kB.")
    try:
        table = tomllib.loads("\n".join(lines))
    except (ValueError, RecursionError) as flaw:
        place = re.search(r"line (\d+)", str(flaw))
        raise JournalError(int(place[1]) if place else 0, f"The header is not TOML: {flaw}.") from None
    for key in table:
        if key not in Header.__struct_fields__:
            raise JournalError(_key_line(lines, key), f"The header has an unknown key {key[:40]!r}.")
    try:
        return msgspec.convert(table, Header)
    except ValueError as flaw:
        place = re.search(r" - at `\$\.(\w+)", str(flaw))
        sentence = f"The header is wrong: {flaw}".rstrip(".") + "."
        raise JournalError(_key_line(lines, place[1]) if place else 0, sentence) from None


def _key_line(lines: list[str], key: str) -> int:
    """The line that begins with this key or table, or 0."""
    begins = re.compile(rf"\[?\s*\"?{re.escape(key)}\b")
    return next((number for number, line in enumerate(lines, 1) if begins.match(line)), 0)


def _read_line(number: int, line: str, seats: Sequence[str], before: int) -> Record:
    """The record on this line of the file; `before` counts the records that stand above it."""
    limit = POSITION_LIMIT if line.startswith("position: ") else LINE_LIMIT
    if len(line.encode()) > limit:
        raise JournalError(number, f"The line is longer than {limit // 1024} kB.")
    try:
        record = parse_line(line, seats)
        _check_place(record, before, len(seats))
    except ValueError as flaw:
        raise JournalError(number, str(flaw)) from None
    return record


def parse_line(line: str, seats: Sequence[str]) -> Record:
    """The record that line_of wrote; raises ValueError with a sentence."""
    who, colon, text = line.partition(": ")
    name, _, kind = who.partition(" ")
    if not colon:
        raise ValueError("This is no record: it should look like 'red: what red says'.")
    if who == "chance":
        return Saying(CHANCE, text)
    if who == "position":
        return _parse_position(text)
    if name not in seats:
        raise ValueError(f"There is no seat {name[:40]!r}: the seats are {', '.join(seats)}.")
    return _parse_spoken(seats.index(name), kind, text)


def _parse_spoken(seat: int, kind: str, text: str) -> Record:
    if kind == "":
        return Saying(seat, text)
    if kind == "aside":
        return Aside(seat, text)
    if kind != "undo":
        raise ValueError(f"{kind[:40]!r} is no kind of record: 'aside' and 'undo' are.")
    if not WHOLE.fullmatch(text):
        raise ValueError("An undo names the number of the record it goes back to.")
    return Undo(seat, int(text))


def _parse_position(text: str) -> Position:
    try:
        return Position(msgspec.json.decode(text, type=dict[str, object]))
    except (ValueError, RecursionError) as flaw:
        raise ValueError(f"The position is not whole: {flaw}.") from None
