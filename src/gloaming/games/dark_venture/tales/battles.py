"""Operations that only combat has: second attacks, flight, its end; rolls that succeed.  Compiled.  DV-R56"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.flee as flee
from gloaming.games.dark_venture.cast.modify import modify
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    AUTO,
    END_COMBAT,
    FLEE,
    FOR_TURN,
    SECOND_ATTACK,
    STATS,
)
from gloaming.games.dark_venture.parts import Tale
from gloaming.games.dark_venture.state import State


def is_about_battles(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (AUTO, SECOND_ATTACK, FLEE, END_COMBAT)


def do(state: State, tale: Tale, effect: Effect) -> None:
    """Do it; outside combat only the next roll can be made sure."""
    if effect.op == AUTO:
        modify(state, tale.me, STATS + effect.kind, 1, FOR_TURN)
        return
    if len(state.fights) == 0:
        return
    fight = state.fights[len(state.fights) - 1]
    if effect.op == SECOND_ATTACK:
        fight.again = True
        fight.change = effect.number
    elif effect.op == FLEE:
        fight.spent = True
        flee.attempt(state, tale.me, 0)
    else:
        fight.passes = 2 * len(fight.order)
