"""The store in one SQLite file, for one process."""

from collections.abc import Sequence
from pathlib import Path

from gloaming.store.database import Database
from gloaming.store.guests import SqliteGuests
from gloaming.store.journals import SqliteJournals
from gloaming.store.matches import SqliteMatches
from gloaming.store.seats import SqliteSeats


class SqliteStore(SqliteJournals, SqliteMatches, SqliteSeats, SqliteGuests):
    """Opens the file at `path`, or makes it; StoreError with one sentence if that cannot be."""

    def __init__(self, path: Path, *, patience: float = 5.0, steps: Sequence[str] | None = None) -> None:
        """`patience`: how many seconds to wait for a lock; `steps`: the migrations, ours by default."""
        self._db = Database(path, patience, steps)

    async def close(self, *, shrink: bool = False) -> None:
        """Finish what was asked, then let go of the database; `shrink`: and of room it does not need."""
        await self._db.close(shrink)
