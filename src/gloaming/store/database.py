"""One SQLite file: its lock, its writing thread and its reading connections.

Reads never wait for writes (WAL). A lookup of single rows by key takes some 20 us, less than handing it
to another thread and back, so `peek` runs it in place; whatever may touch many rows goes through
`read`, to a thread of its own, so that it cannot hold up the loop.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from gloaming.store.faults import StoreError, plain
from gloaming.store.lock import Lock
from gloaming.store.schema import migrate, scripts
from gloaming.store.writer import CLOSED, Writer

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """The file at `path`, made if it is not there; `patience` is how many seconds to wait for a lock."""

    def __init__(self, path: Path, patience: float = 5.0, steps: Sequence[str] | None = None) -> None:
        """Lock the file, bring its tables up to date and start the threads; StoreError if that fails."""
        self.path = path.absolute()
        self._closed = False
        self._lock = Lock(self.path)
        try:
            self._open(patience, scripts() if steps is None else steps)
        except BaseException:
            self._lock.release()
            raise

    def _open(self, patience: float, steps: Sequence[str]) -> None:
        opened: list[sqlite3.Connection] = []
        try:
            self.path.touch(mode=0o600)  # hands and seeds are nobody else's business
            opened.append(self._connect(patience))
            migrate(opened[0], steps, str(self.path))
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                opened[0].execute(f"PRAGMA {pragma}")
            opened += [self._reader(patience), self._reader(patience)]
        except (sqlite3.Error, OSError, StoreError) as fault:
            for db in opened:
                db.close()
            raise (fault if isinstance(fault, StoreError) else plain(fault, self.path)) from None
        self._here, self._there = opened[1:]
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="gloaming-reader")
        self._writer = Writer(opened[0], self.path)

    def _connect(self, patience: float) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=patience, isolation_level=None, check_same_thread=False)

    def _reader(self, patience: float) -> sqlite3.Connection:
        db = self._connect(patience)
        db.execute("PRAGMA query_only = ON")
        return db

    async def write(self, work: Work[T], rows: int = 1) -> T:
        """Do the work in the writing thread; back when it is durable."""
        return await self._writer.submit(work, rows)

    async def change(self, query: str, *values: str | int | None) -> int:
        """Run one statement in the writing thread; gives how many rows it changed."""
        return await self.write(lambda db: db.execute(query, values).rowcount)

    async def read(self, work: Work[T]) -> T:
        """Do the work in the reading thread."""
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, self._there)
        except sqlite3.Error as fault:
            raise plain(fault, self.path) from None

    def peek(self, work: Work[T]) -> T:
        """Do the work here and now: for a few rows found by key."""
        self._check_open()
        try:
            return work(self._here)
        except sqlite3.Error as fault:
            raise plain(fault, self.path) from None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(CLOSED)

    async def close(self, shrink: bool = False) -> None:
        """Write and read what was asked, then close; a second call does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._end, shrink)

    def _end(self, shrink: bool) -> None:
        self._pool.shutdown()
        self._here.close()
        self._there.close()
        self._writer.close()
        try:
            if shrink:
                self._shrink()
        finally:
            self._lock.release()

    def _shrink(self) -> None:
        db = self._connect(5.0)
        try:
            db.execute("VACUUM")
        except sqlite3.Error as fault:
            raise plain(fault, self.path) from None
        finally:
            db.close()
