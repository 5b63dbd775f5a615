"""Durable appends a second with 1, 16 and 64 writers at once, and what reads cost.

    python benches/store.py [--folder FOLDER] [--seconds N]

The folder should lie on the disk that matters: what is measured is mostly its flush.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from gloaming.core.journal import CHANCE, Header, Record, Saying
from gloaming.store import NewMatch, NewSeat, SqliteStore

WRITERS = (1, 16, 64)
HEADER = Header(gloaming="0.1", game="darkrock", rules=1, seats=("red", "blue"))
NEW = NewMatch(header=HEADER, seats=(NewSeat(), NewSeat()))
MOVE: list[Record] = [Saying(0, "assign crew m8"), Saying(CHANCE, "roll 3 5")]


async def write(store: SqliteStore, match: str, until: float, waits: list[float]) -> None:
    """Append one move after another to a match, noting how long each took."""
    number = 0
    while (began := time.perf_counter()) < until:
        await store.append(match, number, MOVE)
        waits.append(time.perf_counter() - began)
        number += len(MOVE)


async def writing(path: Path, writers: int, seconds: float) -> str:
    """One row of the table for so many writers, each at a match of its own."""
    store = SqliteStore(path)
    matches = [await store.create(NEW) for _ in range(writers)]
    waits: list[float] = []
    spent = time.process_time()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(write(store, match, until, waits) for match in matches))
    spent = time.process_time() - spent
    await store.close()
    waits.sort()
    middle, late = waits[len(waits) // 2] * 1e3, waits[len(waits) * 99 // 100] * 1e3
    rate, price = len(waits) / seconds, spent / len(waits) * 1e6
    return f"{writers:>7} {rate:>11,.0f} {middle:>8.1f} {late:>8.1f} {price:>9.0f}"


async def cost(call: Callable[[], Awaitable[object]], times: int) -> float:
    """Microseconds for one call, awaited one after another."""
    began = time.perf_counter()
    for _ in range(times):
        await call()
    return (time.perf_counter() - began) / times * 1e6


async def reading(path: Path) -> list[str]:
    """A line for each kind of read, from a file with a hundred matches."""
    store = SqliteStore(path)
    token = await store.greet("Ann")
    matches = [await store.create(NEW) for _ in range(100)]
    await store.append(matches[0], 0, MOVE * 200)
    lines = [
        f"a guest by token          {await cost(lambda: store.guest(token), 2000):>7.0f} us",
        f"a match with its seats    {await cost(lambda: store.match(matches[0]), 2000):>7.0f} us",
        f"400 records               {await cost(lambda: store.records(matches[0]), 200):>7.0f} us",
        f"no records, other thread  {await cost(lambda: store.records(matches[1]), 2000):>7.0f} us",
    ]
    await store.close()
    return lines


def main() -> None:
    """Print the tables."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--folder", type=Path, help="where to put the file (a temporary folder)")
    options.add_argument("--seconds", type=float, default=3.0, help="how long each row runs (3)")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        print("writers  appends/s   p50 ms   p99 ms    cpu us")
        for writers in WRITERS:
            print(asyncio.run(writing(Path(folder) / f"{writers}.db", writers, chosen.seconds)), flush=True)
        print()
        print("\n".join(asyncio.run(reading(Path(folder) / "read.db"))))


if __name__ == "__main__":
    main()
