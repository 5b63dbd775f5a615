"""All that one server holds: settings, store, guests, live tables, bots' workers, open streams."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar

from gloaming import games
from gloaming.bots import Workers
from gloaming.server.guests import GuestBook
from gloaming.server.hall import Hall
from gloaming.server.settings import SettingError, Settings
from gloaming.store import SqliteStore
from gloaming.table import Flag

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class House:
    """The state of a running server.  SettingError or StoreError, with a sentence, if it cannot open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        check_games(settings)
        self.address = ""  # how others on the local network reach us: "http://192.168.1.7:8000"
        self.names = {*LOOPBACK, *settings.names}  # who asks for another one was led here by somebody else
        self.store = open_store(settings)
        self.workers = Workers()
        self.guests = GuestBook(self.store, str(settings.database.absolute()))
        self.hall = Hall(self.store, self.workers, settings.pace, settings.seconds, settings.keep)
        self.streams: set[Flag] = set()
        self.closing = False

    def found_at(self, network: str, port: int) -> None:
        """Note where this computer is on its local network."""
        self.address = f"http://{network}:{port}"
        self.names.add(network)

    def end_streams(self) -> None:
        """Let every open stream end, so that the server can stop."""
        self.closing = True
        for flag in list(self.streams):
            flag.set()

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """The life of the server, as the application sees it."""
        watch = asyncio.create_task(self.hall.watch())
        try:
            yield
        finally:
            self.end_streams()
            watch.cancel()
            await self.hall.close()
            await self.workers.close()
            await self.store.close()


def check_games(settings: Settings) -> None:
    """Load the games and the packs there are, so that what cannot be is known before anybody comes in."""
    try:
        games.put_at_hand(settings.packs)
        for name in games.names():
            games.in_use(name)
    except ValueError as flaw:
        raise SettingError(str(flaw)) from None


def open_store(settings: Settings) -> SqliteStore:
    """The database in the data folder, which is made if it is not there."""
    folder = settings.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as flaw:
        raise SettingError(
            f"The data folder {folder} cannot be made ({flaw.strerror}): choose another one with --data."
        ) from None
    return SqliteStore(settings.database)
