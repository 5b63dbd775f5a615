"""What moves at a table by itself: its bots, and the note in the store that it is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib

from gloaming.bots import BotFault, Reply, Request, Workers, answer, question
from gloaming.core.state import SPECTATOR
from gloaming.server.host import Host
from gloaming.store import StoreError
from gloaming.table import Fault, Taken

log = logging.getLogger(__name__)

AGAIN = 2.0  # seconds until something that failed is tried once more


class Attendant:
    """The task that sits beside one table."""

    def __init__(self, host: Host, workers: Workers, pace: float, seconds: float) -> None:
        self.host = host
        self.workers = workers
        self.pace = pace
        self.seconds = seconds
        self.closed = False
        self._task = asyncio.create_task(self._attend())

    async def end(self) -> None:
        """Stop; whatever was said is kept."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _attend(self) -> None:
        flag = self.host.table.subscribe(SPECTATOR)
        while True:
            try:
                await self._once()
                await flag.wait()
            except (StoreError, Taken, Fault) as flaw:
                log.warning("table %s: %s; trying again", self.host.id, type(flaw).__name__)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("table %s: its attendant stumbled; trying again", self.host.id)
                await asyncio.sleep(AGAIN)

    async def _once(self) -> None:
        """Do what there is to do: a bot's move, or the end."""
        table = self.host.table
        if table.fault is not None:
            return
        if table.over:
            await self._mark_over()
        elif table.state.seat >= 0 and table.sitters.bot(table.state.seat):
            await self._move(table.state.seat)

    async def _mark_over(self) -> None:
        if not self.closed and self.host.match.state != "over":
            await self.host.store.update(self.host.id, state="over")
        self.closed = True

    async def _move(self, seat: int) -> None:
        """Ask the bot, give people time to see what came before, and say what the bot says."""
        table, number = self.host.table, self.host.table.number
        reply, _ = await asyncio.gather(self._think(seat), asyncio.sleep(self.pace))
        if table.number == number and table.sitters.bot(seat):
            self.host.greet(seat=SPECTATOR)  # a table where bots still move is not let go
            await table.submit(seat, number, reply.saying)

    async def _think(self, seat: int) -> Reply:
        """The bot's answer; a bot that fails is replaced for this move by a simpler one."""
        level = self.host.table.sitters[seat].level
        for attempt, name in enumerate((level, "steady", "random")):
            try:
                return await self.workers.answer(self._request(seat, name))
            except BotFault:
                log.warning("table %s: the bot of seat %d failed (attempt %d)", self.host.id, seat, attempt)
                self.host.news(f"The bot of @{seat} had trouble with this move; a simpler one moves for it.")
        return answer(self._request(seat, "random"))

    def _request(self, seat: int, level: str) -> Request:
        table = self.host.table
        character = zlib.crc32(f"{self.host.id}:{seat}".encode())
        return question(table.game, table.state, seat, level, character, self.seconds)
