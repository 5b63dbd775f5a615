"""A hint for people: what a steady player would say in their place."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots import BotFault, Workers, question
from gloaming.core.game import offer_of
from gloaming.core.state import State
from gloaming.server.host import Host


async def advised(workers: Workers, host: Host, seat: int, so_far: Sequence[int] = ()) -> tuple[str, int]:
    """One sentence of advice for the seat after the beginning of a saying, from what it may know, and the
    answer that it speaks of, -1 for none."""
    if host.table.state.seat != seat:
        return "You are not asked now: a hint comes with your next question.", -1
    state = after(host.table.state, seat, so_far)
    if state is None:
        return "No hint inside this answer: finish it, or take it back.", -1
    try:
        reply = await workers.answer(question(host.game, state, seat, "steady"))
    except BotFault:
        return "No hint this time: the bot had trouble with this position.", -1
    asked = host.game.ask(host.game.view(state, seat))
    action = reply.actions[0]
    return f"A steady player would say: {offer_of(asked, action).sentence}.", action


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
