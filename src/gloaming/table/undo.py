"""How far a seat may take back: its own decisions, until somebody else has decided or something was seen."""

from __future__ import annotations

from gloaming.core.journal import Position, Saying, Undo
from gloaming.core.state import OVER, State
from gloaming.table.answers import Undoable
from gloaming.table.history import History, Moment
from gloaming.table.sitters import Sitters

NOTHING = "There is nothing of yours to take back."
NO_MORE = "That was your first decision."


def undoable(history: History, sitters: Sitters, state: State, seat: int) -> Undoable:
    """The numbers that the seat may go back to, and why no further."""
    if state.seat == OVER:
        return Undoable((), "No undo: the game is over.")
    own: list[int] = []
    moment = history.now
    stops = ""
    while moment.before is not None and not stops:
        stops = barrier(moment, moment.before, sitters, seat)
        if not stops and moment.seat == seat and not moment.forced and not isinstance(moment.record, Undo):
            own.append(moment.number)
        moment = moment.before
    if not own:
        return Undoable((), f"No undo: {stops}." if stops else NOTHING)
    return Undoable(tuple(own), f"No further back: {stops}." if stops else NO_MORE)


def barrier(moment: Moment, before: Moment, sitters: Sitters, seat: int) -> str:
    """Why this moment cannot be taken back by that seat; nothing if it can."""
    if isinstance(moment.record, Position):
        return "the game was put on from a saved position"
    if moment.chance:
        return throw_stays(moment, decider(before) == seat)
    if moment.revelations > before.revelations:
        return "something came to light, and what is known stays known"
    if isinstance(moment.record, Undo) or moment.forced or moment.seat == seat or sitters.bot(moment.seat):
        return ""
    return f"@{moment.seat} has answered since"


def throw_stays(moment: Moment, own: bool) -> str:
    """The clause that says why nothing goes back behind a throw or a draw."""
    if isinstance(moment.record, Saying) and moment.record.text.startswith("roll"):
        return f"{'you rolled dice' if own else 'dice were rolled since'}, and a die once seen stays"
    return f"{'you drew' if own else 'something was drawn since'}, and what was once drawn stays"


def decider(moment: Moment) -> int:
    """The seat that spoke last before chance did; NOBODY if none did."""
    while moment.before is not None and moment.chance:
        moment = moment.before
    return moment.seat
