"""Where a table keeps its journal: what it asks of a keeper, and one that keeps it in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from gloaming.core.journal import Record


class Taken(Exception):
    """A record of that number already stands: somebody else writes this journal too."""


class Snapshot(Protocol):
    """The dump of the position after the first `number` records, as `append` was given it."""

    @property
    def number(self) -> int:
        """How many records it stands after."""

    @property
    def dump(self) -> bytes:
        """The position, as JSON."""


class MemorySnapshot(msgspec.Struct, frozen=True):
    """A snapshot that a MemoryKeeper keeps."""

    number: int
    dump: bytes


class Keeper(Protocol):
    """The memory of one match.  What is awaited is durable on return, or raises and has changed nothing."""

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """Add records from this number on, all or none, and drop the sealed answers of the seats in `opened`.

        `dump`, now and then, is the position after these records, for the day when the journal no longer
        replays; only the latest counts."""

    async def seal(self, number: int, seat: int, text: str) -> None:
        """Keep a seat's answer ahead, given while `number` was open, in the place of its earlier one."""

    async def unseal(self, seat: int) -> None:
        """Drop a seat's answer ahead, if there is one."""


class MemoryKeeper:
    """A keeper for terminals and tests: it forgets with the process."""

    def __init__(self, records: Sequence[Record] = ()) -> None:
        self.records: list[Record] = list(records)
        self.sealed: dict[int, str] = {}
        self.snapshot: Snapshot | None = None

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """As a Keeper does."""
        if number != len(self.records):
            raise Taken(f"Record {number} cannot be added: {len(self.records)} stand.")
        self.records += records
        for seat in opened:
            self.sealed.pop(seat, None)
        if dump is not None:
            self.snapshot = MemorySnapshot(len(self.records), dump)

    async def seal(self, number: int, seat: int, text: str) -> None:
        """As a Keeper does."""
        if number != len(self.records):
            raise Taken(f"Nothing can be sealed for {number}: {len(self.records)} records stand.")
        self.sealed[seat] = text

    async def unseal(self, seat: int) -> None:
        """As a Keeper does."""
        self.sealed.pop(seat, None)
