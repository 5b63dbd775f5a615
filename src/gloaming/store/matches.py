"""Matches, in SQLite."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from gloaming.core.journal import Header, Setting, decode_header, encode_header
from gloaming.store.database import Database, now
from gloaming.store.faults import Unfinished
from gloaming.store.journals import no_match
from gloaming.store.rows import Match, MatchState, NewMatch, Seat, Stored
from gloaming.store.tokens import match_id

MATCH: Final = (
    "SELECT id, name, created, header, settings, state, listed, owner,"
    " (SELECT max(number) FROM record WHERE match = id),"
    " (SELECT at FROM record WHERE match = id ORDER BY number DESC LIMIT 1)"
    " FROM match"
)
SEAT: Final = "SELECT match, seat, kind, level, guest, invite IS NOT NULL, name FROM seat"
THEIRS: Final = " WHERE owner = ? OR id IN (SELECT match FROM seat WHERE guest = ?)"
LISTED: Final = (
    " WHERE listed AND state = 'open' AND id IN"
    " (SELECT match FROM seat WHERE kind = 'open' AND invite IS NULL) ORDER BY created DESC LIMIT ?"
)

SIZE: Final = (
    "SELECT (SELECT coalesce(sum(length(body)), 0) FROM record WHERE match = :match)"
    " + (SELECT coalesce(max(length(dump)), 0) FROM snapshot WHERE match = :match)"
)
RESTING: Final = (
    "SELECT id FROM match WHERE (state = 'over' OR :unfinished) AND :since >"
    " coalesce((SELECT at FROM record WHERE match = id ORDER BY number DESC LIMIT 1), created)"
)
BELONGING: Final = ("sealed", "snapshot", "record", "seat")  # the tables whose rows go with their match

Row = tuple[str, str, int, str, str, MatchState, int, str | None, int | None, int | None]


class SqliteMatches:
    """The part of the store that a lobby reads and writes."""

    _db: Database

    async def create(self, new: NewMatch) -> str:
        """Make a match; gives its id."""
        if len(new.seats) != len(new.header.seats):
            raise ValueError(
                f"The header names {len(new.header.seats)} seats, but {len(new.seats)} are to be made."
            )
        match = match_id()
        await self._db.write(lambda db: _insert(db, match, new), 1 + len(new.seats))
        return match

    async def match(self, match: str) -> Match:
        """One match with its seats."""
        found = self._db.peek(lambda db: _list(db, f"{MATCH} WHERE id = ?", match))
        if not found:
            raise no_match(match)
        return found[0]

    async def update(
        self,
        match: str,
        *,
        name: str | None = None,
        state: MatchState | None = None,
        header: Header | None = None,
        listed: bool | None = None,
        settings: dict[str, Setting] | None = None,
    ) -> None:
        """Change what is given and leave the rest."""
        changed = await self._db.change(
            "UPDATE match SET name = coalesce(?, name), state = coalesce(?, state),"
            " header = coalesce(?, header), listed = coalesce(?, listed), settings = coalesce(?, settings)"
            " WHERE id = ?",
            name,
            state,
            None if header is None else encode_header(header).decode(),
            listed,
            None if settings is None else msgspec.json.encode(settings).decode(),
            match,
        )
        if not changed:
            raise no_match(match)

    async def matches_of(self, guest: str, limit: int = 100) -> list[Match]:
        """The matches where a guest owns or has a seat, last active first."""
        found = await self._db.read(lambda db: _list(db, MATCH + THEIRS, guest, guest))
        return sorted(found, key=lambda match: match.active, reverse=True)[:limit]

    async def lobby(self, limit: int = 50) -> list[Match]:
        """Listed matches that have not begun and have a free seat without an invitation, newest first."""
        return await self._db.read(lambda db: _list(db, MATCH + LISTED, limit))

    async def stored(self) -> list[Stored]:
        """All matches, last active first."""
        found = await self._db.read(lambda db: [_stored(db, match) for match in _list(db, MATCH)])
        return sorted(found, key=lambda stored: stored.match.active, reverse=True)

    async def resting(self, since: int, *, unfinished: bool = False) -> list[str]:
        """The matches that are over and have had no record since then; with `unfinished` also the others."""
        values = {"since": since, "unfinished": unfinished}
        return await self._db.read(lambda db: [row[0] for row in db.execute(RESTING, values)])

    async def remove(self, matches: Sequence[str], *, unfinished: bool = False) -> None:
        """Remove matches with all that belongs to them, all or none."""

        def work(db: sqlite3.Connection) -> None:
            for match in matches:
                _remove(db, match, unfinished)

        await self._db.write(work, len(matches))


def _stored(db: sqlite3.Connection, match: Match) -> Stored:
    return Stored(match, db.execute(SIZE, {"match": match.id}).fetchone()[0])


def _remove(db: sqlite3.Connection, match: str, unfinished: bool) -> None:
    row = db.execute("SELECT state FROM match WHERE id = ?", (match,)).fetchone()
    if row is None:
        raise no_match(match)
    if row[0] != "over" and not unfinished:
        raise Unfinished(f"The match {match!r} is not over.")
    for table in BELONGING:
        db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
    db.execute("DELETE FROM match WHERE id = ?", (match,))


def _insert(db: sqlite3.Connection, match: str, new: NewMatch) -> None:
    settings = msgspec.json.encode(new.settings).decode()
    header = encode_header(new.header).decode()
    db.execute(
        "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (match, new.name, now(), header, settings, new.state, new.listed, new.owner),
    )
    db.executemany(
        "INSERT INTO seat VALUES (?, ?, ?, ?, ?, NULL, ?)",
        [
            (match, place, seat.kind, seat.level, seat.guest, seat.name)
            for place, seat in enumerate(new.seats)
        ],
    )


def _list(db: sqlite3.Connection, query: str, *values: str | int) -> list[Match]:
    return [_match(db, row) for row in db.execute(query, values).fetchall()]


def _match(db: sqlite3.Connection, row: Row) -> Match:
    match, name, created, header, settings, state, listed, owner, last, at = row
    return Match(
        id=match,
        name=name,
        created=created,
        active=created if at is None else at,
        length=0 if last is None else last + 1,
        header=decode_header(header),
        settings=msgspec.json.decode(settings, type=dict[str, Setting]),
        state=state,
        listed=bool(listed),
        owner=owner,
        seats=tuple(seats(db, f"{SEAT} WHERE match = ? ORDER BY seat", match)),
    )


def seats(db: sqlite3.Connection, query: str, *values: str | int) -> list[Seat]:
    """The seats that a query beginning with SEAT finds."""
    return [
        Seat(m, s, kind, level, guest, bool(i), n)
        for m, s, kind, level, guest, i, n in db.execute(query, values)
    ]
