"""A hint for people: what a steady player would say in their place."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots import BotFault, Workers, question
from gloaming.core.game import offer_of
from gloaming.core.state import State
from gloaming.server.host import Host


async def advised(workers: Workers, host: Host, seat: int, so_far: Sequence[int] = ()) -> str:
    """One sentence of advice for the seat after the beginning of a saying, from what it may know."""
    if host.table.state.seat != seat:
        return "You are not asked now: a hint comes with your next question."
    state = after(host.table.state, seat, so_far)
    if state is None:
        return "No hint inside this answer: finish it, or take it back."
    try:
        reply = await workers.answer(question(host.game, state, seat, "steady"))
    except BotFault:
        return "No hint this time: the bot had trouble with this position."
    asked = host.game.ask(host.game.view(state, seat))
    return f"A steady player would say: {offer_of(asked, reply.actions[0]).sentence}."


def after(state: State, seat: int, so_far: Sequence[int]) -> State | None:
    """The state after the beginning of a saying; None if it cannot be said, or has shown the seat what it
    will know only when the whole saying is out."""
    twin = state.clone()
    for action in so_far:
        if twin.seat != seat or not twin.is_open(action):
            return None
        twin.advance(action)
    known = twin.revelations == state.revelations
    return twin if known and twin.seat == seat else None
