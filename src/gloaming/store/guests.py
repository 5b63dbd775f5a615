"""Guests, in SQLite."""

from gloaming.store.database import Database, now
from gloaming.store.faults import Missing
from gloaming.store.rows import Guest
from gloaming.store.tokens import fresh, hashed


class SqliteGuests:
    """People without accounts."""

    _db: Database

    async def greet(self, name: str) -> str:
        """Make a guest; gives the token for the cookie, which is kept nowhere else."""
        token, at = fresh(), now()
        await self._db.change("INSERT INTO guest VALUES (?, ?, ?, ?)", hashed(token), name, at, at)
        return token

    async def guest(self, token: str) -> Guest | None:
        """The guest who holds this token."""
        query = "SELECT token, name, created, seen FROM guest WHERE token = ?"
        row = self._db.peek(lambda db: db.execute(query, (hashed(token),)).fetchone())
        return None if row is None else Guest(*row)

    async def rename(self, guest: str, name: str) -> None:
        """Change how a guest is called."""
        if not await self._db.change("UPDATE guest SET name = ? WHERE token = ?", name, guest):
            raise Missing("There is no such guest.")

    async def seen(self, guest: str) -> None:
        """Note that a guest was here now."""
        await self._db.change("UPDATE guest SET seen = ? WHERE token = ?", now(), guest)
