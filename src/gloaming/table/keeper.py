"""Where a table keeps its journal: what it asks of a keeper, and one that keeps it in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from gloaming.core.journal import Record


class Taken(Exception):
    """A record of that number already stands: somebody else writes this journal too."""


class Sealed(msgspec.Struct, frozen=True):
    """An answer given ahead, outside the journal until it is opened."""

    seat: int
    text: str


class Keeper(Protocol):
    """The memory of one match.  What is awaited is durable on return, or raises and has changed nothing."""

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """Add records from this number on, all or none, and drop the sealed answers of the seats in `opened`.

        `dump` is the position after these records, for the day when the journal no longer replays."""

    async def seal(self, number: int, seat: int, text: str) -> None:
        """Keep a seat's answer ahead, given while `number` was open, in the place of its earlier one."""

    async def unseal(self, seat: int) -> None:
        """Drop a seat's answer ahead, if there is one."""


class MemoryKeeper:
    """A keeper for terminals and tests: it forgets with the process."""

    def __init__(self, records: Sequence[Record] = ()) -> None:
        self.records: list[Record] = list(records)
        self.answers: dict[int, str] = {}
        self.dump: bytes | None = None

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """As a Keeper does."""
        if number != len(self.records):
            raise Taken(f"Record {number} cannot be added: {len(self.records)} stand.")
        self.records += records
        for seat in opened:
            self.answers.pop(seat, None)
        self.dump = dump or self.dump

    async def seal(self, number: int, seat: int, text: str) -> None:
        """As a Keeper does."""
        if number != len(self.records):
            raise Taken(f"Nothing can be sealed for {number}: {len(self.records)} records stand.")
        self.answers[seat] = text

    async def unseal(self, seat: int) -> None:
        """As a Keeper does."""
        self.answers.pop(seat, None)

    def sealed(self) -> list[Sealed]:
        """The answers ahead, in seat order, as `Table.resume` takes them."""
        return [Sealed(seat, text) for seat, text in sorted(self.answers.items())]
