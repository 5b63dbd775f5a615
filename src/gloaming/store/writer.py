"""The one thread that writes: it takes all that is asked and commits it together.

The flush to disk is nearly the whole price of a durable write, so whatever waits shares one. Each
job stands in a savepoint of its own: one that fails leaves the others of its batch alone.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from gloaming.store.faults import StoreError, plain

BATCH: Final = 500
CLOSED: Final = "The store is closed: start the program again."

T = TypeVar("T")


class Errand(Protocol):
    """A job, whatever it gives back."""

    rows: int
    loop: asyncio.AbstractEventLoop

    def run(self, db: sqlite3.Connection) -> None: ...
    def fail(self, fault: Exception) -> None: ...
    def settle(self) -> None: ...


class Job(Generic[T]):
    """Work to do inside a transaction, and the future that waits for its outcome."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], rows: int) -> None:
        self.work = work
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.outcome: list[T] = []
        self.fault: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Do the work; may be called again after the transaction around it failed."""
        self.fault = None
        self.outcome = [self.work(db)]

    def fail(self, fault: Exception) -> None:
        """Note why nothing was written."""
        self.fault = fault

    def settle(self) -> None:
        """Tell the one who waits, in its own loop."""
        if self.future.done():
            return
        if self.fault is not None:
            self.future.set_exception(self.fault)
        else:
            self.future.set_result(self.outcome[0])


class Writer:
    """Owns the writing connection and its thread."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._path = path
        self._queue: queue.SimpleQueue[Errand | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="gloaming-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T], rows: int = 1) -> asyncio.Future[T]:
        """Ask for a write; the future is done once it lies on the disk, or holds why it does not."""
        job = Job(work, rows)
        with self._gate:
            if self._closed:
                raise StoreError(CLOSED)
            self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Write what was asked, end the thread and close the connection; a second call does nothing."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()
        self._db.close()

    def _serve(self) -> None:
        while batch := self._gather():
            self._write(batch)
            _settle(batch)

    def _gather(self) -> list[Errand]:
        """Wait for one job and take all that wait with it; empty when the store closes."""
        batch: list[Errand] = []
        rows = 0
        while rows < BATCH:
            try:
                job = self._queue.get(block=not batch)
            except queue.Empty:
                break
            if job is None:
                self._queue.put(None)
                break
            batch.append(job)
            rows += job.rows
        return batch

    def _write(self, batch: list[Errand]) -> None:
        """Commit the batch; where that fails as a whole, each job alone."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as fault:
            self._fail(batch, fault)
            return
        try:
            for job in batch:
                self._apart(job)
            self._db.execute("COMMIT")
        except Exception as fault:
            self._roll_back()
            if len(batch) == 1:
                self._fail(batch, fault)
                return
            for job in batch:
                self._write([job])

    def _apart(self, job: Errand) -> None:
        """Run one job in a savepoint; raises only when the whole transaction is gone."""
        self._db.execute("SAVEPOINT job")
        try:
            job.run(self._db)
        except Exception as fault:
            if not self._db.in_transaction:
                raise
            self._db.execute("ROLLBACK TO job")
            self._fail([job], fault)
        self._db.execute("RELEASE job")

    def _fail(self, batch: list[Errand], fault: Exception) -> None:
        for job in batch:
            job.fail(plain(fault, self._path) if isinstance(fault, sqlite3.Error) else fault)

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")


def _settle(batch: list[Errand]) -> None:
    """Wake each waiting loop once; a loop that has closed has nobody waiting."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell, jobs)
        except RuntimeError:
            continue


def _tell(jobs: list[Errand]) -> None:
    for job in jobs:
        job.settle()
