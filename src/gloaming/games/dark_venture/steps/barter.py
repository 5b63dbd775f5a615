"""Trade or give one item, with the partner's consent.  Compiled.

DV-TRADE-01, 02; DV-COOP-06; DV-R44, DV-R104
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import (
    ACCEPT,
    FOR_NOTHING,
    IN_RETURN,
    OFFER,
    OFFER_TO,
    REFUSE,
)
from gloaming.games.dark_venture.cards.things import give, has_room, may_hold
from gloaming.games.dark_venture.cast.numbers import permits
from gloaming.games.dark_venture.cast.people import controlled, is_conscious, is_hero
from gloaming.games.dark_venture.content.vocabulary import FREE_TRADE, TRADED
from gloaming.games.dark_venture.names import NO_ITEM
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TRADE_02
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import holder_of, may_pay


def price(state: State, seat: Int, giver: Character) -> Int:
    """1 AP, or nothing for the first trade of a turn with the permission.  DV-TRADE-01; DV-STND-15"""
    if not state.players[seat].free_trade and permits(state, giver, FREE_TRADE):
        return 0
    return 1


def may_offer(state: State, seat: Int, item: Int) -> Int:
    """An item that an own conscious character holds, if somebody here could take it.  DV-TRADE-01, 02"""
    number = holder_of(state, seat, item)
    return may_trade(state, seat, number) if number != NO_CHARACTER else TRADE_02


def may_trade(state: State, seat: Int, number: Int) -> Int:
    """May an own character offer what it holds?"""
    rule = may_pay(state, number, price(state, seat, state.someone(number)))
    if rule != ALLOWED:
        return rule
    return ALLOWED if len(partners(state, seat, number)) > 0 else TRADE_02


def partners(state: State, seat: Int, number: Int) -> list[Int]:
    """Heroes and followers of all players at the giver's location who can deal with it, ascending, if the own
    hero is there.  Who has refused this turn is not asked again.  DV-TRADE-02; DV-R44, DV-R104"""
    giver = state.someone(number)
    found: list[Int] = []
    if giver.location != state.hero(seat).location:
        return found
    for other in state.cast:
        willing = other.seat >= 0 and not has(state.players[seat].refused, other.seat)
        near = other.number != number and other.location == giver.location
        if willing and near and is_conscious(state, other.number) and may_hold(state, other):
            found.append(other.number)
    found.sort()
    return found


def add_offers(state: State, seat: Int, out: list[Int]) -> None:
    """Every item that may be offered, ascending."""
    found: list[Int] = []
    for number in controlled(state, seat):
        items = state.someone(number).items
        if len(items) > 0 and may_trade(state, seat, number) == ALLOWED:
            for item in items:
                found.append(OFFER + item)
    found.sort()
    out.extend(found)


def offer(state: State, seat: Int, item: Int) -> None:
    """Ask to whom.  DV-TRADE-02"""
    state.push(ChoosePartner(seat, item))


@final
class ChoosePartner(Step[State]):
    """To whom is the item offered?  DV-TRADE-02; DV-R44"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, item: Int) -> None:
        super().__init__(seat)
        self.item: Int = item

    def options(self, state: State) -> list[Int]:
        giver = holder_of(state, self.seat, self.item)
        return [OFFER_TO + number for number in partners(state, self.seat, giver)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TRADE_02

    def apply(self, state: State, action: Int) -> None:
        state.push(ChooseReturn(self.seat, self.item, action - OFFER_TO))


@final
class ChooseReturn(Step[State]):
    """What is asked in return: one item of the partner's, or nothing?  DV-TRADE-02; DV-R44, DV-R49"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, item: Int, partner: Int) -> None:
        super().__init__(seat)
        self.item: Int = item
        self.partner: Int = partner

    def options(self, state: State) -> list[Int]:
        partner = state.someone(self.partner)
        items = partner.items.copy()
        items.sort()
        out = [IN_RETURN + item for item in items]
        if has_room(partner):
            out.append(FOR_NOTHING)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TRADE_02

    def apply(self, state: State, action: Int) -> None:
        back: Int = NO_ITEM if action == FOR_NOTHING else action - IN_RETURN
        owner = state.someone(self.partner).seat
        if owner == self.seat:
            trade(state, self.seat, self.item, self.partner, back)
        else:
            state.push(Consent(owner, self.seat, self.item, self.partner, back))


@final
class Consent(Step[State]):
    """Does the partner's player agree, although it is not their turn?  DV-TRADE-02; DV-R44"""

    def __init__(self, seat: Int, giver: Int, item: Int, partner: Int, back: Int) -> None:
        super().__init__(seat)
        self.giver: Int = giver
        self.item: Int = item
        self.partner: Int = partner
        self.back: Int = back

    def options(self, state: State) -> list[Int]:
        return [ACCEPT, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (ACCEPT, REFUSE) else TRADE_02

    def apply(self, state: State, action: Int) -> None:
        if action == ACCEPT:
            trade(state, self.giver, self.item, self.partner, self.back)
        else:
            state.players[self.giver].refused |= bit(self.seat)


def trade(state: State, seat: Int, item: Int, partner: Int, back: Int) -> None:
    """The items change hands, and only then the trade is paid for.  DV-TRADE-01, 02; DV-R44"""
    giver = state.someone(holder_of(state, seat, item))
    giver.ap -= price(state, seat, giver)
    if permits(state, giver, FREE_TRADE):
        state.players[seat].free_trade = True
    give(state, item, state.someone(partner))
    if back != NO_ITEM:
        give(state, back, giver)
    note_trade(state, seat, item, partner)
    if state.someone(partner).seat != seat:
        note_trade(state, state.someone(partner).seat, back, giver.number)


def note_trade(state: State, seat: Int, item: Int, receiver: Int) -> None:
    """Both players have traded; what another player's hero got may be a gift that a quest asks for."""
    deeds.note(state, seat, TRADED, item)
    if item != NO_ITEM and state.someone(receiver).seat != seat and is_hero(state, receiver):
        deeds.gave(state, seat, item, receiver)
