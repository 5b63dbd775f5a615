"""A text is begun, told operation by operation, and ended.  Compiled.  DV-TURN-08; DV-R01, DV-R107, DV-R112

`Tell` carries one effect out.  Forms push their parts; an operation that lacks an answer asks for it and is
told again; see `ask`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.ask as ask
import gloaming.games.dark_venture.tales.carry as carry
import gloaming.games.dark_venture.tales.pay as pay
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    CHOOSE,
    EACH_PLAYER,
    IF,
    NONE,
    OTHER_BOOK,
    PAY,
    ROLL,
    SEQUENCE,
    TEST,
)
from gloaming.games.dark_venture.land.entries import action_entry, guide_entry, read_action, read_guide
from gloaming.games.dark_venture.parts import Tale
from gloaming.games.dark_venture.state import State

GUIDE_TALE: Final = 0
ACTION_TALE: Final = 1
CARD_TALE: Final = 2  # an ability or an item
QUEST_TALE: Final = 3


def begin_tale(state: State, kind: Int, effect: Effect, seat: Int, me: Int) -> Tale:
    """Have an effect carried out before everything else; returns the tale, to be told more about."""
    tale = Tale()
    tale.kind = kind
    tale.text = effect.no
    tale.seat = seat
    tale.me = me
    state.tales.append(tale)
    state.push(EndTale())
    state.push(Tell(effect.no))
    return tale


def told(state: State) -> Tale:
    """The tale that is told now."""
    return state.tales[len(state.tales) - 1]


def goes_on(state: State, tale: Tale) -> bool:
    """Is the rest of the tale carried out?  Not after a fight that was not won, nor for whoever has fallen.

    DV-R107"""
    if tale.halted:
        return False
    return tale.kind in (CARD_TALE, QUEST_TALE) or is_conscious(state, tale.me)


@final
class EndTale(Step[State]):
    """The text is done."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.tales.pop()


@final
class Tell(Step[State]):
    """One effect of the text is carried out."""

    def __init__(self, effect: Int) -> None:
        super().__init__(NOBODY)
        self.effect: Int = effect

    def apply(self, state: State, action: Int) -> None:
        tale = told(state)
        if goes_on(state, tale):
            tell(state, tale, state.content.effects[self.effect])


def tell(state: State, tale: Tale, effect: Effect) -> None:
    """Forms are taken apart here, operations are carried out in `carry`."""
    op = effect.op
    if op == SEQUENCE:
        for place in range(len(effect.parts) - 1, -1, -1):
            state.push(Tell(effect.parts[place].no))
    elif op == CHOOSE:
        ask.choose_branch(state, tale, effect)
    elif op == TEST:
        state.push(ask.RollTest(effect.no))
    elif op == ROLL:
        state.push(ask.RollTable(effect.no))
    elif op == PAY:
        pay.offer_payment(state, tale, effect)
    elif op == IF:
        ask.decide(state, tale, effect)
    elif op == EACH_PLAYER:
        for_each_player(state, tale, effect)
    elif op == OTHER_BOOK:
        turn_to_other_book(state, tale, effect)
    elif op != NONE:
        carry.carry_out(state, tale, effect)


def for_each_player(state: State, tale: Tale, effect: Effect) -> None:
    """Every player in player order carries the part out.  DV-ENEMY-03"""
    for place in range(len(state.order) - 1, -1, -1):
        state.push(TellFor(state.order[place], effect.parts[0].no))


@final
class TellFor(Step[State]):
    """One player carries a part of the text out."""

    def __init__(self, player: Int, effect: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.effect: Int = effect

    def apply(self, state: State, action: Int) -> None:
        outer = told(state)
        part = state.content.effects[self.effect]
        inner = begin_tale(state, QUEST_TALE, part, self.player, state.players[self.player].hero)
        inner.quest = outer.quest


def turn_to_other_book(state: State, tale: Tale, effect: Effect) -> None:
    """What an entry of a book says: a guide's in a guide, else an action's.  DV-SET-12; DV-R99, DV-R112"""
    if effect.kind != state.book:
        books = state.content.guides if tale.kind == GUIDE_TALE else state.content.actions
        state.push(Tell(books[effect.kind][effect.number].effect.no))
    elif tale.kind == GUIDE_TALE:
        read_guide(state, effect.number)
        state.push(Tell(guide_entry(state, effect.number).effect.no))
    else:
        read_action(state, effect.number)
        state.push(Tell(action_entry(state, effect.number).effect.no))
