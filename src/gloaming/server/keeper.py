"""A table's keeper in the store, and what the store's seats are to a table."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming import store, table
from gloaming.core.journal import Record
from gloaming.store import Seat, Store
from gloaming.table import Sitter


class StoreKeeper:
    """The records of one match, in the store."""

    def __init__(self, journals: Store, match: str) -> None:
        self.store = journals
        self.match = match

    async def append(
        self, number: int, records: Sequence[Record], *, opened: Sequence[int] = (), dump: bytes | None = None
    ) -> None:
        """As a Keeper does."""
        try:
            await self.store.append(self.match, number, records, opened=opened, dump=dump)
        except store.Taken as taken:
            raise table.Taken(str(taken)) from taken

    async def seal(self, number: int, seat: int, text: str) -> None:
        """As a Keeper does."""
        try:
            await self.store.seal(self.match, number, seat, text)
        except store.Taken as taken:
            raise table.Taken(str(taken)) from taken

    async def unseal(self, seat: int) -> None:
        """As a Keeper does."""
        await self.store.unseal(self.match, seat)


def sitter(seat: Seat) -> Sitter:
    """Who sits there, as a table knows it."""
    return Sitter(seat.kind, seat.level, left=seat.kind == "bot" and seat.guest is not None)
