"""Records, answers given ahead and dumps, in SQLite."""

import sqlite3
from collections.abc import Sequence

from gloaming.core.journal import Record, decode_record, encode_record
from gloaming.store.database import Database, now
from gloaming.store.faults import Missing, Taken
from gloaming.store.rows import Sealed, Snapshot


def no_match(match: str) -> Missing:
    """The sentence for an id that leads nowhere."""
    return Missing(f"There is no match {match[:40]!r}.")


class SqliteJournals:
    """The part of the store that a table plays on."""

    _db: Database

    async def append(
        self,
        match: str,
        number: int,
        records: Sequence[Record],
        *,
        opened: Sequence[int] = (),
        dump: bytes | None = None,
    ) -> None:
        """Add records from this number on, all or none, and do what goes with them."""
        bodies = [encode_record(record).decode() for record in records]

        def work(db: sqlite3.Connection) -> None:
            _add(db, match, number, bodies)
            db.executemany(
                "DELETE FROM sealed WHERE match = ? AND seat = ?", [(match, seat) for seat in opened]
            )
            if dump is not None:
                _keep(db, match, number + len(bodies), dump)

        await self._db.write(work, len(bodies))

    async def records(self, match: str, since: int = 0) -> list[Record]:
        """The records of a match in order, from a number on."""
        query = "SELECT body FROM record WHERE match = ? AND number >= ? ORDER BY number"
        return await self._db.read(
            lambda db: [decode_record(row[0]) for row in db.execute(query, (match, since))]
        )

    async def seal(self, match: str, number: int, seat: int, text: str) -> None:
        """Keep a seat's answer ahead, in place of its earlier one."""

        def work(db: sqlite3.Connection) -> None:
            if _stands(db, match, number):
                raise Taken(f"Decision {number} is over; look at what is asked now.")
            _known(db, match)
            db.execute("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", (match, seat, number, text))

        await self._db.write(work)

    async def unseal(self, match: str, seat: int) -> None:
        """Drop a seat's answer ahead, if there is one."""
        await self._db.change("DELETE FROM sealed WHERE match = ? AND seat = ?", match, seat)

    async def sealed(self, match: str) -> list[Sealed]:
        """The answers ahead of a match, in seat order."""
        query = "SELECT seat, number, body FROM sealed WHERE match = ? ORDER BY seat"
        return self._db.peek(lambda db: [Sealed(*row) for row in db.execute(query, (match,))])

    async def keep(self, match: str, number: int, dump: bytes) -> None:
        """Keep the dump after the first `number` records, unless a later one is kept."""

        def work(db: sqlite3.Connection) -> None:
            _known(db, match)
            _keep(db, match, number, dump)

        await self._db.write(work)

    async def snapshot(self, match: str) -> Snapshot | None:
        """The latest dump kept."""
        query = "SELECT number, dump FROM snapshot WHERE match = ?"
        row = self._db.peek(lambda db: db.execute(query, (match,)).fetchone())
        return None if row is None else Snapshot(*row)


def _stands(db: sqlite3.Connection, match: str, number: int) -> bool:
    query = "SELECT 1 FROM record WHERE match = ? AND number = ?"
    return db.execute(query, (match, number)).fetchone() is not None


def _known(db: sqlite3.Connection, match: str) -> None:
    if db.execute("SELECT 1 FROM match WHERE id = ?", (match,)).fetchone() is None:
        raise no_match(match)


def _add(db: sqlite3.Connection, match: str, number: int, bodies: Sequence[str]) -> None:
    _known(db, match)
    if number != 0 and not _stands(db, match, number - 1):
        raise Missing(f"Record {number} of match {match!r} would stand after a gap.")
    at = now()
    rows = [(match, number + place, at, body) for place, body in enumerate(bodies)]
    try:
        db.executemany("INSERT INTO record VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise Taken(f"Decision {number} was answered already; look at what is asked now.") from None


def _keep(db: sqlite3.Connection, match: str, number: int, dump: bytes) -> None:
    db.execute(
        "INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE"
        " SET number = excluded.number, dump = excluded.dump WHERE excluded.number >= snapshot.number",
        (match, number, dump),
    )
