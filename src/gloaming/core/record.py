"""What a journal is made of: the header and the records, and their JSON for storage."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

CHANCE: Final = -1
TEXT_LIMIT: Final = 60 * 1024
RESERVED: Final = frozenset({"chance", "position", "end"})

SEAT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
UNPRINTED: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})

Whole = Annotated[int, Meta(ge=0, le=2**53)]
Setting = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | str


class JournalError(Exception):
    """What is wrong with a journal: the line (0 where no line is to blame) and a sentence for people."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"Line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a journal says before its first record."""

    gloaming: str
    game: str
    rules: Whole
    seats: tuple[str, ...]
    players: tuple[str, ...] = ()
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    options: Mapping[str, Setting] = {}
    packs: Mapping[str, str] = {}

    def __post_init__(self) -> None:
        """Refuse seats that could not be told apart in a line, and text that is no single line."""
        check_seats(self.seats)
        if self.players and len(self.players) != len(self.seats):
            raise ValueError(f"There are {len(self.seats)} seats but {len(self.players)} players.")
        words = [self.gloaming, self.game, *self.players, *self.options, *self.packs, *self.packs.values()]
        words += [setting for setting in self.options.values() if isinstance(setting, str)]
        if not all(map(_one_line, words)):
            raise ValueError("The header has control characters in one of its texts.")


class Saying(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="saying"):
    """What the seat that was asked answered, in notation; CHANCE says how dice and draws fell."""

    seat: Annotated[int, Meta(ge=CHANCE)]
    text: str

    def __post_init__(self) -> None:
        check_text(self.text)


class Aside(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="aside"):
    """What a seat said that was not asked."""

    seat: Whole
    text: str

    def __post_init__(self) -> None:
        check_text(self.text)


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="undo"):
    """A seat took back every record in force from number `to` on."""

    seat: Whole
    to: Whole


class Position(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="position"):
    """The game goes on from this dump, whatever the records before it say."""

    dump: Mapping[str, object]


Record = Saying | Aside | Undo | Position


def check_seats(seats: Sequence[str]) -> None:
    """Raise ValueError unless the names can begin a line each: short, plain, different, not reserved."""
    if not 1 <= len(seats) <= 16:
        raise ValueError(f"A journal has 1 to 16 seats, not {len(seats)}.")
    for name in seats:
        if not SEAT_NAME.fullmatch(name) or name in RESERVED:
            raise ValueError(f"{name[:40]!r} cannot be a seat's name: use small letters, as in 'red'.")
    if len(set(seats)) < len(seats):
        raise ValueError("Two seats have the same name.")


def check_text(text: str) -> None:
    """Raise ValueError unless the text fits on one line of a journal and comes back unchanged."""
    if not text or text != text.strip():
        raise ValueError("A saying must not be empty, nor begin or end with a space.")
    if not _one_line(text):
        raise ValueError("A saying must be one line without control characters.")
    if len(text.encode()) > TEXT_LIMIT:
        raise ValueError(f"A saying is longer than {TEXT_LIMIT // 1024} kB.")


def _one_line(text: str) -> bool:
    if text.isascii() and text.isprintable():
        return True
    return not any(unicodedata.category(sign) in UNPRINTED for sign in text)


def standing(records: Sequence[Record]) -> list[tuple[int, Record]]:
    """The records still in force, each with its number; an undo removes those it takes back, and itself."""
    kept: list[tuple[int, Record]] = []
    for number, record in enumerate(records):
        if isinstance(record, Undo):
            while kept and kept[-1][0] >= record.to:
                kept.pop()
        else:
            kept.append((number, record))
    return kept


# Storage -------------------------------------------------------------------------------------------

_encoder = msgspec.json.Encoder()
_record_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
_header_decoder = msgspec.json.Decoder(Header)


def encode_record(record: Record) -> bytes:
    """One record as JSON, for storage."""
    return _encoder.encode(record)


def decode_record(body: bytes | str) -> Record:
    """The record that encode_record wrote; raises JournalError on anything else."""
    try:
        return _record_decoder.decode(body)
    except (ValueError, RecursionError) as flaw:
        raise JournalError(0, f"A stored record cannot be read: {flaw}.") from None


def encode_header(header: Header) -> bytes:
    """A header as JSON, for storage."""
    return _encoder.encode(header)


def decode_header(body: bytes | str) -> Header:
    """The header that encode_header wrote; raises JournalError on anything else."""
    try:
        return _header_decoder.decode(body)
    except (ValueError, RecursionError) as flaw:
        raise JournalError(0, f"A stored header cannot be read: {flaw}.") from None
