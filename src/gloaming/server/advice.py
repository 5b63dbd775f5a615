"""A hint for people: what a steady player would say in their place."""

from __future__ import annotations

from gloaming.bots import BotFault, Workers, question
from gloaming.core.game import offer_of
from gloaming.server.host import Host


async def advised(workers: Workers, host: Host, seat: int) -> str:
    """One sentence of advice for the seat, from what it may know."""
    table = host.table
    if table.state.seat != seat:
        return "You are not asked now: a hint comes with your next question."
    asked = table.question(seat)
    try:
        reply = await workers.answer(question(host.game, table.state, seat, "steady"))
    except BotFault:
        return "No hint this time: the bot had trouble with this position."
    return f"A steady player would say: {offer_of(asked, reply.actions[0]).sentence}."
