"""Who sits where, in SQLite: each change says in its WHERE what must be true, so two cannot both succeed."""

import sqlite3

from gloaming.store.database import Database
from gloaming.store.faults import Missing, Taken
from gloaming.store.matches import SEAT, seats
from gloaming.store.rows import Seat
from gloaming.store.tokens import fresh, hashed

HERE = "WHERE match = ? AND seat = ?"
TAKEN = "Somebody already sits there: choose another seat."
USED_UP = "This invitation is used up or was withdrawn: ask for a new link."


class SqliteSeats:
    """Invitations, people and bots on the seats of matches."""

    _db: Database

    async def invite(self, match: str, seat: int) -> str:
        """A fresh invitation to a seat where no person sits, in place of any earlier one; gives its token."""
        token = fresh()
        await self._set(match, seat, "SET invite = ?", "AND kind <> 'person'", hashed(token))
        return token

    async def invited(self, token: str) -> Seat | None:
        """The seat an invitation leads to, while it is good."""
        found = self._db.peek(lambda db: seats(db, f"{SEAT} WHERE invite = ?", hashed(token)))
        return found[0] if found else None

    async def claim(self, token: str, guest: str, name: str) -> Seat:
        """Take the seat of an invitation, which is then used up."""

        def work(db: sqlite3.Connection) -> Seat:
            found = seats(db, f"{SEAT} WHERE invite = ?", hashed(token))
            if not found:
                raise Missing(USED_UP)
            match, seat = found[0].match, found[0].seat
            db.execute(
                f"UPDATE seat SET kind = 'person', level = '', guest = ?, invite = NULL, name = ? {HERE}",
                (guest, name, match, seat),
            )
            return seats(db, f"{SEAT} {HERE}", match, seat)[0]

        return await self._db.write(work)

    async def sit(self, match: str, seat: int, guest: str, name: str) -> None:
        """Take a free seat that no invitation holds."""
        change = "SET kind = 'person', guest = ?, name = ?"
        await self._set(match, seat, change, "AND kind = 'open' AND invite IS NULL", guest, name)

    async def vacate(self, match: str, seat: int) -> None:
        """Free a seat of whoever holds it, and of its invitation."""
        await self._set(
            match, seat, "SET kind = 'open', level = '', guest = NULL, invite = NULL, name = ''", ""
        )

    async def stand_in(self, match: str, seat: int, level: str) -> None:
        """Put a bot on a seat; a person who sat there may take it back."""
        await self._set(match, seat, "SET kind = 'bot', level = ?, invite = NULL", "", level)

    async def take_back(self, match: str, seat: int, guest: str) -> None:
        """Give a seat back to the person a bot stood in for."""
        change = "SET kind = 'person', level = '', guest = ?, invite = NULL"
        await self._set(match, seat, change, "AND guest = ?", guest, after=(guest,))

    async def _set(
        self, match: str, seat: int, change: str, condition: str, *values: str, after: tuple[str, ...] = ()
    ) -> None:
        """Change one seat where the condition holds; Missing if there is no such seat, Taken otherwise."""

        def work(db: sqlite3.Connection) -> None:
            given = (*values, match, seat, *after)
            if db.execute(f"UPDATE seat {change} {HERE} {condition}", given).rowcount:
                return
            if not seats(db, f"{SEAT} {HERE}", match, seat):
                raise Missing(f"There is no seat {seat} at match {match[:40]!r}.")
            raise Taken(TAKEN)

        await self._db.write(work)
