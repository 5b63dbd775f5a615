"""What tests of words share: say something and hear it told, read the question, ask why not."""

from __future__ import annotations

from games.darkrock.table_talk import GAME, Table
from gloaming.core.state import CHANCE, SPECTATOR
from gloaming.core.words import Offer, Question, Refusal, Refused


def told(t: Table, line: str) -> list[str]:
    """Play 'red: assign crew m8' and return the sentences that tell it."""
    t.settle()
    before = GAME.view(t.state, SPECTATOR)
    who, _, text = line.partition(": ")
    actions = GAME.parse(t.state, text)
    t.play(f"{who}: {text}")
    return GAME.say(before, actions, GAME.view(t.state, SPECTATOR))


def question(t: Table, seat: int | None = None) -> Question:
    """The question as the asked seat reads it, or another one."""
    t.settle()
    reader = t.state.seat if seat is None else seat
    return GAME.ask(GAME.view(t.state, SPECTATOR if reader == CHANCE else reader))


def offer(t: Table, text: str) -> Offer:
    """The offer of an open action, named in notation."""
    t.settle()
    (action,) = GAME.parse(t.state, text)
    return next(offer for offer in question(t).offers if offer.action == action)


def refusal(t: Table, line: str) -> Refusal:
    """How a saying that is not open is refused."""
    t.settle()
    try:
        GAME.parse(t.state, line)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"'{line}' is open")
