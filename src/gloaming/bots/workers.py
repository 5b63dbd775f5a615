"""Bots in processes of their own: asked without waiting, stopped when stuck, replaced when broken.

A worker is a fresh Python that reads one request a line and writes one reply a line.  It has low priority,
runs in the compiled form as soon as there is one, and ends when its pipe closes or when it is stuck for long.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

import gloaming
from gloaming.bots.player import Reply, Request

GRACE: Final = 5.0  # seconds beyond a request's own before a worker counts as stuck
START: Final = 60.0  # seconds until a new worker must have said that it is ready
ROOM: Final = 1 << 20  # bytes of one reply


class BotFault(Exception):
    """A bot gave no answer; the sentence says why.  Only this request is lost."""


class Said(msgspec.Struct, frozen=True):
    """One line of a worker: a reply, or what went wrong; `done` asks for a new worker next time."""

    reply: Reply | None = None
    fault: str = ""
    done: bool = False


class Worker:
    """One process and its pipe."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, request: Request) -> Said:
        """One request, one line back.  BotFault if the process ends instead."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            await self.process.stdin.drain()
        except ConnectionError:
            raise BotFault("The bot's worker has ended.") from None
        return await self.hear()

    async def hear(self) -> Said:
        """The next line of the process."""
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise BotFault("The bot's worker broke down.")
        try:
            return msgspec.json.decode(line, type=Said)
        except msgspec.DecodeError:
            raise BotFault("The bot's worker said something that is no reply.") from None

    def lives(self) -> bool:
        """Is the process still there?"""
        return self.process.returncode is None

    async def end(self) -> None:
        """Stop the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    """A pool of workers.  `async with Workers() as workers: reply = await workers.answer(request)`."""

    def __init__(self, most: int = 0, grace: float = GRACE, modules: Sequence[str] = ()) -> None:
        """At most so many processes at once (0: as many as this computer has cores, less one);
        `modules` are imported in each worker first: those that register games or teach advice."""
        self.free = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))
        self.grace = grace
        self.modules = tuple(modules)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def __aenter__(self) -> Workers:
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.close()

    async def answer(self, request: Request) -> Reply:
        """A bot's reply.  BotFault, after the request's seconds and some grace at most, if there is none."""
        async with self.free:
            worker = self.rested() or await self.start()
            self.busy.add(worker)
            keep = False
            try:
                async with asyncio.timeout(request.seconds + self.grace):
                    said = await worker.ask(request)
                keep = not said.done
            except TimeoutError:
                raise BotFault(f"The bot did not answer within {request.seconds + self.grace:g} s.") from None
            finally:
                self.busy.discard(worker)
                if keep:
                    self.idle.append(worker)
                else:
                    await worker.end()
        if said.reply is None:
            raise BotFault(said.fault)
        return said.reply

    async def warm(self) -> None:
        """Have one process ready, so that the first bot need not wait for it."""
        if not self.idle and not self.busy:
            self.idle.append(await self.start())

    def rested(self) -> Worker | None:
        """A process that waits for work, if there is one."""
        while self.idle:
            worker = self.idle.pop()
            if worker.lives():
                return worker
        return None

    async def start(self) -> Worker:
        """A new process that has said it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "gloaming.bots.worker", *self.modules,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env=worker_environment(), limit=ROOM,
        )  # fmt: skip
        worker = Worker(process)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(gloaming.known_packs()) + b"\n")
        try:
            async with asyncio.timeout(START):
                await worker.hear()
        except BaseException as reason:
            await worker.end()
            if isinstance(reason, TimeoutError):
                raise BotFault(f"A bot's worker did not start within {START:g} s.") from None
            raise
        return worker

    async def close(self) -> None:
        """End every worker; requests still open fail with BotFault."""
        everyone = [*self.idle, *self.busy]
        self.idle.clear()
        for worker in everyone:
            await worker.end()


def worker_environment() -> dict[str, str]:
    """Ours, with the place of this very package first on the path."""
    package = Path(gloaming.__file__).parents[1]
    paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
