"""The live tables: each is taken from the store on first use, and let go when nobody has come for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from weakref import WeakValueDictionary

import gloaming
from gloaming import games
from gloaming.bots import Workers
from gloaming.core.journal import Header, Journal
from gloaming.server import names
from gloaming.server.attendant import Attendant
from gloaming.server.host import Host
from gloaming.server.keeper import StoreKeeper, sitter
from gloaming.store import Match, NewMatch, NewSeat, Store, StoreError
from gloaming.table import PeopleThrows, Table, Throws

log = logging.getLogger(__name__)

IDLE = 1800.0  # seconds until a table that nobody looks at is let go
DAY = 86400.0  # seconds; also between two looks for tables that are kept no longer
LOOK = 15.0  # seconds between two looks at who is here


class Hall:
    """Every table that is in use."""

    def __init__(self, store: Store, workers: Workers, pace: float, seconds: float, keep: int) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.seconds = seconds
        self.keep = keep
        self._cleared = 0.0
        self.live: dict[str, tuple[Host, Attendant]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def host(self, match: str) -> Host:
        """A live table.  Missing if there is none of that id."""
        found = self.live.get(match)
        if found is None:
            async with self._alone(match):
                found = self.live.get(match) or await self._open(match)
        return found[0]

    def _alone(self, match: str) -> asyncio.Lock:
        """Whoever holds it alone opens or removes this table."""
        return self._locks.setdefault(match, asyncio.Lock())

    async def _open(self, match: str) -> tuple[Host, Attendant]:
        row = await self.store.match(match)
        table = await Table.resume(
            games.recorded(row.header.game, row.header.packs),
            row.header,
            await self.store.records(match),
            StoreKeeper(self.store, match),
            sealed={sealed.seat: sealed.text for sealed in await self.store.sealed(match)},
            snapshot=await self.store.snapshot(match),
            throws=throws_of(row),
            sitters=[sitter(seat) for seat in row.seats],
            clock=time.time,
        )
        host = Host(row, table, self.store)
        attendant = Attendant(host, self.workers, self.pace, self.seconds)
        self.live[match] = (host, attendant)
        return host, attendant

    async def begin(self, new: NewMatch, records: Journal | None = None) -> Host:
        """A new table, with the records of a journal if there is one."""
        match = await self.store.create(new)
        if records is not None and records.records:
            await self.store.append(match, 0, records.records)
        return await self.host(match)

    async def watch(self) -> None:
        """Look around now and then, until cancelled."""
        while True:
            if self.keep and time.time() - self._cleared >= DAY:
                await self.clear_away(time.time())
            await asyncio.sleep(LOOK)
            await self.sweep()

    async def clear_away(self, now: float) -> None:
        """Remove the tables that have been over for longer than they are kept, unless somebody is there."""
        self._cleared = now
        try:
            for match in await self.store.resting(int((now - self.keep * DAY) * 1000)):
                async with self._alone(match):
                    if match not in self.live:
                        await self.store.remove([match])
        except StoreError as flaw:
            log.warning("tables that are kept no longer could not be removed: %s", flaw)

    async def sweep(self) -> None:
        """Tell the tables who came and went; let go those at which nobody has looked for a while."""
        for host, attendant in list(self.live.values()):
            host.look_around()
            if host.deserted and host.clock() - host.used > IDLE:
                del self.live[host.id]
                await attendant.end()

    async def close(self) -> None:
        """End all that moves by itself."""
        for _, attendant in list(self.live.values()):
            with contextlib.suppress(asyncio.CancelledError):
                await attendant.end()
        self.live.clear()


def throws_of(match: Match) -> Throws | None:
    """Where the dice of a match come from, if not from its header."""
    return PeopleThrows() if match.settings.get("dice") == "people" else None


def new_match(
    header: Header, seats: Sequence[NewSeat], owner: str | None, *, people_throw: bool = False, name: str = ""
) -> NewMatch:
    """A match to be made, ready to play."""
    return NewMatch(
        header=header,
        seats=tuple(seats),
        name=name or names.table(),
        owner=owner,
        state="playing",
        settings={"dice": "people"} if people_throw else {},
    )


def header_of(game: games.AnyGame, seats: int, options: dict[str, bool | str], people_throw: bool) -> Header:
    """The header of a new game; its seed makes the dice, and stays in the house until the game is over."""
    return Header(
        gloaming=gloaming.__version__,
        game=game.name,
        rules=game.rules_version,
        seats=tuple(game.seat_names[:seats]),
        seed=None if people_throw else secrets.randbits(62),
        options=dict(options),
        packs=dict(game.packs),
    )
