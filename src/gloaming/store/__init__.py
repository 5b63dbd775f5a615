"""Append-only storage of matches: `Store` is what it can do, `SqliteStore` does it in one file."""

from gloaming.store.contract import Guests, Journals, Matches, Store
from gloaming.store.faults import Missing, StoreError, Taken, Unfinished
from gloaming.store.rows import (
    Guest,
    Match,
    MatchState,
    NewMatch,
    NewSeat,
    Sealed,
    Seat,
    SeatKind,
    Snapshot,
    Stored,
)
from gloaming.store.sqlite import SqliteStore
from gloaming.store.tokens import hashed

__all__ = [
    "Guest",
    "Guests",
    "Journals",
    "Match",
    "MatchState",
    "Matches",
    "Missing",
    "NewMatch",
    "NewSeat",
    "Sealed",
    "Seat",
    "SeatKind",
    "Snapshot",
    "SqliteStore",
    "Store",
    "StoreError",
    "Stored",
    "Taken",
    "Unfinished",
    "hashed",
]
