"""What the store gives back and takes: matches, seats, guests."""

from typing import Literal

from msgspec import Struct

from gloaming.core.journal import Header, Setting

MatchState = Literal["open", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]


class NewSeat(Struct, frozen=True):
    """Who sits there when a match is made: a person (with a guest), a bot (with a level), or nobody yet."""

    kind: SeatKind = "open"
    level: str = ""
    guest: str | None = None
    name: str = ""


class NewMatch(Struct, frozen=True, kw_only=True):
    """A match to be made; one seat for each seat of the header."""

    header: Header
    seats: tuple[NewSeat, ...]
    name: str = ""
    owner: str | None = None
    listed: bool = False
    state: MatchState = "open"
    settings: dict[str, Setting] = {}


class Seat(Struct, frozen=True):
    """One seat of a match. A bot with a guest stands in for that person, who can take the seat back."""

    match: str
    seat: int
    kind: SeatKind
    level: str
    guest: str | None
    invited: bool
    name: str


class Match(Struct, frozen=True):
    """A match without its records: `length` counts those, `active` is when the last one came."""

    id: str
    name: str
    created: int
    active: int
    length: int
    header: Header
    settings: dict[str, Setting]
    state: MatchState
    listed: bool
    owner: str | None
    seats: tuple[Seat, ...]


class Stored(Struct, frozen=True):
    """A match, and how many bytes its records and its dump take."""

    match: Match
    size: int


class Guest(Struct, frozen=True):
    """Somebody with a cookie; `id` is the hash of its token."""

    id: str
    name: str
    created: int
    seen: int


class Sealed(Struct, frozen=True):
    """An answer given ahead, kept until it is opened; `number` is the decision that stood open then."""

    seat: int
    number: int
    text: str


class Snapshot(Struct, frozen=True):
    """The dump of a match's state after its first `number` records."""

    number: int
    dump: bytes
