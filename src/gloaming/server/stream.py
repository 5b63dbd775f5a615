"""News of a table as Server-Sent Events: the newest picture whenever something changed, never a backlog."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from gloaming.core.state import SPECTATOR
from gloaming.server import facts
from gloaming.server.asking import Asking, Problem, house_of, table_of
from gloaming.server.host import Host
from gloaming.server.house import House
from gloaming.web import render

HEARTBEAT = 15.0  # seconds of silence until a sign of life
APART = 0.25  # seconds between two pictures for those who watch
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


@get("/t/{match:str}/stream")
async def stream(request: Asking, match: FromPath[str], n: FromQuery[int] = -1) -> Stream:
    """The stream of a table for the seat of the one who asks; what they have seen is not sent again."""
    host, seat = await table_of(request, match)
    house = house_of(request)
    if seat == SPECTATOR and host.watchers >= house.settings.spectators:
        raise Problem(503, "So many people watch this table that there is no room: look again later.")
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() and len(last) < 10 else n
    return Stream(events(house, host, seat, seen), media_type="text/event-stream", headers=HEADERS)


async def events(house: House, host: Host, seat: int, seen: int) -> AsyncGenerator[bytes, None]:
    """The events themselves, until the reader goes or the house closes."""
    flag = host.listen(seat)
    house.streams.add(flag)
    try:
        if seen != host.table.number:
            yield picture(host, seat)
        while not house.closing:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await flag.wait()
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if not house.closing:
                yield picture(host, seat)
            if seat == SPECTATOR:
                await asyncio.sleep(APART)
    finally:
        house.streams.discard(flag)
        host.leave(seat, flag)


def picture(host: Host, seat: int) -> bytes:
    """The event that shows the table to a seat, drawn once for all its streams."""
    return host.drawn(seat, lambda: drawn(host, seat))


def drawn(host: Host, seat: int) -> bytes:
    """That event, drawn now."""
    text = render.fragment(facts.page(host, seat), host.game.art)
    lines = "\n".join(f"data: {line}" for line in text.splitlines())
    return f"id: {host.table.number}\nevent: view\n{lines}\n\n".encode()
