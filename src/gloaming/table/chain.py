"""Several sayings of one seat, said one after another as long as nothing comes in between."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.table.answers import Accepted, Answer, Denied
from gloaming.table.table import Table

HAPPENED = "something happened that the story tells"
ASKED = "something else is asked now"


async def carry_on(table: Table, seat: int, said: int, sayings: Sequence[Sequence[int]]) -> str:
    """After its saying that stands as record `said`, the seat says these too, each by its actions.

    Each is a saying like any other, and can be taken back alone.  Gives the sentence that says why it ended
    before the last one, "" if it did not."""
    for place, actions in enumerate(sayings, 1):
        why = hitch(table, seat, said)
        if not why:
            answer = await table.submit(seat, said + 1, in_notation(table, actions))
            if isinstance(answer, Accepted):
                said = answer.number
                continue
            why = reason(answer)
        return f"Stopped after {place} of {len(sayings) + 1}: {why}."
    return ""


def reason(answer: Answer) -> str:
    """Why the table did not take the next saying: a rule forbids it, or it asks for more."""
    if isinstance(answer, Denied):
        return answer.refusal.sentence.rstrip(".") if answer.refusal.rule else ASKED
    return HAPPENED


def in_notation(table: Table, actions: Sequence[int]) -> str:
    """The saying in notation, up to the first of its actions that is not open, which the table refuses."""
    twin, texts = table.state.clone(), list[str]()
    for action in actions:
        texts.append(table.game.notation(twin, action))
        if not twin.is_open(action):
            break
        twin.advance(action)
    return ", ".join(texts)


def hitch(table: Table, seat: int, said: int) -> str:
    """What has come in between after that record: more than was said, or another question; "" for nothing.

    The story then tells more than one sentence: what was said."""
    told = [len(entry.sentences) for entry in table.entries(seat, said)]
    if told != [1]:
        return HAPPENED
    before, now = table.at(said), table.state
    return "" if now.seat == seat and type(now.step) is type(before.step) else ASKED
