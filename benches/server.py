"""What the server can bear: durable moves a second, processor time a move, streams, memory, start and stop.

    python benches/server.py [--folder FOLDER] [--seconds N] [--moves N] [--only moves|streams]

The rules cost next to nothing (Pebbles); the load is made by this process on the same machine, so give it two
cores.  The folder should lie on the disk that matters.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from gloaming.core.journal import Header
from gloaming.server.guests import GuestBook
from gloaming.server.hall import new_match
from gloaming.store import NewSeat, SqliteStore

GAME = Path(__file__).parent / "pebbles.py"
COLOURS = ("red", "blue", "green")
TICK = os.sysconf("SC_CLK_TCK")


class Line:
    """One kept connection, speaking just enough HTTP."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.notes: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)

    async def ask(self, method: str, path: str, body: str = "") -> int:
        """One request; gives the status, once the answer was read to its end."""
        self.send(method, path, body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        await self.reader.readexactly(int(length[1]) if length else 0)
        return int(head[9:12])

    def send(self, method: str, path: str, body: str = "") -> None:
        """The bytes of a request."""
        kind = "application/x-www-form-urlencoded"
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
        rest = f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n{body}"
        self.writer.write((head + rest).encode())


class Match:
    """A table of the bench: its address, and the cookies of those who sit."""

    def __init__(self, path: str, cookies: Sequence[str]) -> None:
        self.path = path
        self.cookies = cookies
        self.number = 0


async def prepare(folder: Path, tables: int, seats: int) -> list[Match]:
    """So many tables, with people on every seat."""
    store = SqliteStore(folder / "tables.sqlite")
    book = GuestBook(store, str((folder / "tables.sqlite").absolute()))
    header = Header(gloaming="0", game="pebbles", rules=1, seats=COLOURS[:seats])
    out = []
    for _ in range(tables):
        people = [await book.greet("Ann") for _ in range(seats)]
        new = new_match(
            header, [NewSeat("person", "", guest.id, "Ann") for _, guest in people], people[0][1].id
        )
        path = f"/t/{await store.create(new)}"
        out.append(Match(path, [f"{book.cookie}={token}" for token, _ in people]))
    await store.close()
    return out


class Server:
    """The program, as it is started by people."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "gloaming", "serve", "--port", "0", "--data", str(folder)]
        env = {**os.environ, "GLOAMING_RATE": "0", "GLOAMING_GAMES": str(GAME)}
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.start = time.perf_counter() - began

    def spent(self) -> float:
        """Processor seconds so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICK

    def memory(self) -> float:
        """Kilobytes in use."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return float(found[1]) if found else 0.0

    def stop(self) -> float:
        """End it as people do; gives how long that took."""
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        return time.perf_counter() - began


def middle(values: Sequence[float]) -> str:
    """The median and the hundredth worst, in milliseconds."""
    ordered = sorted(values)
    return (
        f"p50 {ordered[len(ordered) // 2] * 1e3:.1f} ms, p99 {ordered[len(ordered) * 99 // 100] * 1e3:.1f} ms"
    )


# --- moves


async def one_player(port: int, match: Match, until: float, waits: list[float]) -> None:
    """Answer as fast as answers come."""
    line = Line(port, match.cookies[0])
    await line.open()
    while (began := time.perf_counter()) < until:
        status = await line.ask("POST", f"{match.path}/act", f"n={match.number}&a=0")
        assert status == 303, status
        match.number += 1
        waits.append(time.perf_counter() - began)
    line.writer.close()


async def moves(folder: Path, tables: int, seconds: float) -> None:
    """Durable moves a second with so many tables at once."""
    matches = await prepare(folder, tables, 1)
    server = Server(folder)
    await asyncio.gather(
        *(one_player(server.port, match, time.perf_counter() + 0.5, []) for match in matches)
    )
    waits: list[float] = []
    before, until = server.spent(), time.perf_counter() + seconds
    await asyncio.gather(*(one_player(server.port, match, until, waits) for match in matches))
    price = (server.spent() - before) / len(waits)
    rate = len(waits) / seconds
    print(f"{tables:>4} tables: {rate:7,.0f} moves/s, {price * 1e6:4.0f} us each, {middle(waits)}")
    server.stop()


# --- streams


async def listen(port: int, path: str, cookie: str, arrivals: dict[tuple[str, int], list[float]]) -> Line:
    """Open a stream, read its first picture, and note when each later one comes."""
    line = Line(port, cookie)
    await line.open()
    line.send("GET", f"{path}/stream")
    await line.reader.readuntil(b"\r\n\r\n")
    await line.reader.readuntil(b"id: 0\nevent: view\n")

    async def note() -> None:
        while True:
            try:
                text = await line.reader.readuntil(b"event: view\n")
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            number = int(text.rpartition(b"id: ")[2].split()[0])
            arrivals.setdefault((path, number), []).append(time.perf_counter())

    line.notes = asyncio.create_task(note())
    return line


async def streams(folder: Path, tables: int, count: int) -> None:
    """How long a move takes to everybody at its table, with streams open at all of them."""
    matches = await prepare(folder, tables, len(COLOURS))
    server = Server(folder)
    for match in matches:
        await look(server.port, match)
    idle = server.memory()
    arrivals: dict[tuple[str, int], list[float]] = {}
    lines = [
        await listen(server.port, match.path, cookie, arrivals)
        for match in matches
        for cookie in match.cookies
    ]
    full = server.memory()
    sent: dict[tuple[str, int], float] = {}
    acks = [await one_move(server.port, random.choice(matches), sent) for _ in range(count)]
    await asyncio.sleep(1)
    pushes = [moment - began for key, began in sent.items() for moment in arrivals.get(key, [])]
    lost = count * len(COLOURS) - len(pushes)
    print(f"{len(lines)} streams on {tables} tables: answer {middle(acks)}")
    print(f"push {middle(pushes)}; {lost} merged with later ones")
    print(f"{(full - idle) / len(lines):.1f} kB a stream; stop with all open {server.stop():.1f} s")
    await asyncio.gather(*(line.notes for line in lines if line.notes is not None))


async def look(port: int, match: Match) -> None:
    """Have a table read from the store, so that its memory does not count as that of its streams."""
    line = Line(port, match.cookies[0])
    await line.open()
    for cookie in match.cookies:
        line.cookie = cookie
        assert await line.ask("GET", match.path) == 200
    line.writer.close()


async def one_move(port: int, match: Match, sent: dict[tuple[str, int], float]) -> float:
    """One answer at a table; gives how long it took to be acknowledged."""
    line = Line(port, match.cookies[match.number % len(COLOURS)])
    await line.open()
    began = sent[match.path, match.number + 1] = time.perf_counter()
    assert await line.ask("POST", f"{match.path}/act", f"n={match.number}&a=0") == 303
    match.number += 1
    line.writer.close()
    taken = time.perf_counter() - began
    await asyncio.sleep(0.02)
    return taken


def idling(folder: Path) -> None:
    """Start, rest, stop."""
    server = Server(folder)
    time.sleep(1)
    spent, megabytes = server.spent(), server.memory() / 1024
    print(f"start {server.start:.1f} s ({spent:.2f} s of processor); idle {megabytes:.0f} MB")
    server.stop()


def main() -> None:
    """Print one line for each measurement."""
    words = argparse.ArgumentParser()
    words.add_argument("--folder", type=Path)
    words.add_argument("--seconds", type=float, default=5.0)
    words.add_argument("--moves", type=int, default=600)
    words.add_argument("--only", choices=("moves", "streams"))
    given = words.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as name:
        idling(fresh(name, "idle"))
        if given.only != "streams":
            for tables in (1, 16, 64):
                asyncio.run(moves(fresh(name, f"moves-{tables}"), tables, given.seconds))
        if given.only != "moves":
            asyncio.run(streams(fresh(name, "streams"), 333, given.moves))


def fresh(name: str, part: str) -> Path:
    """A folder that is new."""
    folder = Path(name) / part
    folder.mkdir()
    return folder


if __name__ == "__main__":
    main()
