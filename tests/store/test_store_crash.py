"""kill -9 while many write: whatever was acknowledged is there, and there are no gaps."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import gloaming.store
from gloaming.core.journal import Record, Saying
from gloaming.store import SqliteStore

WRITERS = 12
PROGRAM = """
import asyncio, sys
from pathlib import Path
from gloaming.core.journal import Header, Saying
from gloaming.store import NewMatch, NewSeat, SqliteStore, Store

async def write(store: Store, match: str) -> None:
    number = (await store.match(match)).length
    while True:
        await store.append(match, number, [Saying(0, f"say {number}"), Saying(1, f"say {number + 1}")])
        number += 2
        print(match, number, flush=True)

async def main() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    header = Header(gloaming="0.1", game="darkrock", rules=1, seats=("red", "blue"))
    new = NewMatch(header=header, seats=(NewSeat(), NewSeat()))
    matches = [await store.create(new) for _ in range(int(sys.argv[2]))]
    await asyncio.gather(*(write(store, match) for match in matches))

asyncio.run(main())
"""


def killed_under_load(path: Path, acknowledged: int) -> dict[str, int]:
    """Run the writers, kill them after so many acknowledgements; gives the length each match was promised."""
    source = str(Path(gloaming.store.__file__).parents[2])
    promised: dict[str, int] = {}
    command = [sys.executable, "-c", PROGRAM, str(path), str(WRITERS)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": source}
    ) as writers:
        assert writers.stdout is not None
        for seen, line in enumerate(writers.stdout, 1):
            note(promised, line)
            if seen == acknowledged:
                writers.send_signal(signal.SIGKILL)
    return promised


def note(promised: dict[str, int], line: str) -> None:
    """Keep what one whole line promises; the kill may have cut the last."""
    if line.endswith("\n"):
        match, length = line.split()
        promised[match] = int(length)


@pytest.mark.parametrize("acknowledged", [1, 97, 400])
def test_nothing_acknowledged_is_lost(path: Path, acknowledged: int) -> None:
    """Each round kills at another moment, then reads all with a fresh store and writes on."""
    promised = killed_under_load(path, acknowledged)
    assert sum(promised.values()) >= 2 * acknowledged

    async def look() -> dict[str, list[Record]]:
        store = SqliteStore(path)
        journals = {match: await store.records(match) for match in promised}
        for match, records in journals.items():
            await store.append(match, len(records), [Saying(0, "on we go")])
        await store.close()
        return journals

    for match, records in asyncio.run(look()).items():
        assert len(records) >= promised[match]
        assert records == [Saying(number % 2, f"say {number}") for number in range(len(records))]
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()
