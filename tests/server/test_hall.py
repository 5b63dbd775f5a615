"""Live tables come from the store on first use and go when nobody looks at them."""

from __future__ import annotations

import asyncio

import httpx

from gloaming.server import hall
from server.doors import Door, begin, my_turn, sheet


def test_a_table_is_read_once(door: Door, ana: httpx.Client, table: str) -> None:
    """Many who come at the same moment get the same one."""
    match = table.removeprefix("/t/")
    my_turn(ana, table)

    async def meet() -> int:
        _, attendant = door.house.hall.live.pop(match)
        await attendant.end()
        hosts = await asyncio.gather(*(door.house.hall.host(match) for _ in range(20)))
        return len({id(host) for host in hosts})

    before = sheet(ana, table)
    assert door.run(meet()) == 1
    after = sheet(ana, table)
    assert (after.number, after.offers) == (before.number, before.offers)


def test_a_table_that_nobody_looks_at_is_let_go(door: Door, ana: httpx.Client) -> None:
    """And is there again, as it was, for whoever comes back."""
    table = begin(ana)
    page = my_turn(ana, table)
    match = table.removeprefix("/t/")
    host = door.host(table)

    async def sweep() -> bool:
        await door.house.hall.sweep()
        return match in door.house.hall.live

    assert door.run(sweep())
    host.used -= hall.IDLE + 1
    assert not door.run(sweep())
    assert sheet(ana, table).offers == page.offers
    assert door.host(table) is not host
