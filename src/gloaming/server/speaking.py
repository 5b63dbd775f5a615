"""From numbered actions to a saying, and to the table: the way of every answer, by form or by program."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.state import CHANCE, State
from gloaming.core.words import Refusal, Refused
from gloaming.table import Answer, AnyGame, Denied, Table

UNKNOWN = "There is no such answer."


async def speak(table: Table, seat: int, number: int, actions: Sequence[int]) -> Answer:
    """The seat answers decision `number` with these actions, or throws real dice where people throw."""
    if not 0 <= number <= table.number:
        return table.stale(seat)
    state = table.at(number)
    if state.seat not in (seat, CHANCE) and len(actions) == 1:
        ahead = await aside(table, state, seat, number, actions[0])
        if ahead is not None:
            return ahead
    who = CHANCE if state.seat == CHANCE else seat
    try:
        text = spoken(table.game, state, who, actions)
    except Refused as refused:
        return table.stale(seat) if number < table.number else Denied(refused.refusal)
    return await say(table, who, number, text)


async def say(table: Table, who: int, number: int, text: str) -> Answer:
    """A saying in notation, by a seat or by those who threw."""
    if who == CHANCE:
        return await table.submit_throw(number, text)
    return await table.submit(who, number, text)


async def aside(table: Table, state: State, seat: int, number: int, action: int) -> Answer | None:
    """What a seat says that is not asked, if this is something of that kind."""
    if action in state.early(seat):
        return await table.submit_early(seat, number, table.game.notation(state, action))
    if action in state.asides(seat):
        return await table.submit_aside(seat, number, table.game.notation(state, action))
    return None


def spoken(game: AnyGame, state: State, seat: int, actions: Sequence[int]) -> str:
    """The notation of these actions said one after another.  Refused where one of them is not open."""
    if not actions:
        raise Refused(Refusal("", "Choose an answer first."))
    if state.seat != seat:
        raise Refused(Refusal("", game.not_asked(state, seat)))
    twin, texts = state.clone(), list[str]()
    for number, action in enumerate(actions):
        if number:
            twin.advance(actions[number - 1])
        if not twin.is_open(action):
            raise Refused(forbidden(game, state, twin, seat, action) or Refusal("", UNKNOWN))
        texts.append(game.notation(twin, action))
    return ", ".join(texts)


def why_not(table: Table, seat: int, so_far: Sequence[int], action: int) -> Refusal | None:
    """Why the seat cannot say this now, after the beginning of a saying; None if nothing is against it."""
    twin = table.state.clone()
    for part in so_far:
        if twin.seat != seat or not twin.is_open(part):
            return None
        twin.advance(part)
    return forbidden(table.game, table.state, twin, seat, action)


def forbidden(game: AnyGame, state: State, twin: State, seat: int, action: int) -> Refusal | None:
    """Why an action is not open in the twin, which has gone on from the state.  None if nothing forbids it,
    if it does not exist, or if the twin has learned what is nobody's business yet."""
    if twin.revelations > state.revelations or not 0 <= action < game.action_space:
        return None
    try:
        return game.why_not(twin, seat, action)
    except ValueError:
        return None
