"""What a text costs: AP, health, an item of the party, a card of the hand.  Compiled.  DV-TURN-08"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import (
    ACCEPT,
    PICK_ITEM,
    REFUSE,
)
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.health import hurt
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    PAY_AP,
    PAY_CARD,
    PAY_HP,
)
from gloaming.games.dark_venture.names import ITEM_DECK
from gloaming.games.dark_venture.parts import Tale
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.select import in_play, location_of


def can_pay(state: State, tale: Tale, effect: Effect) -> bool:
    """Has the player what the text asks for?"""
    me = state.someone(tale.me)
    if effect.kind == PAY_AP:
        return me.ap >= effect.number
    if effect.kind == PAY_HP:
        return me.health > effect.number
    return len(payable(state, tale, effect)) > 0


def payable(state: State, tale: Tale, effect: Effect) -> list[Int]:
    """The items that would do: of the party here, or of the hand, ascending.

    What is equipped would do too: taking it off is free, and the player says which one goes.  DV-R15"""
    found: list[Int] = []
    if effect.kind == PAY_CARD:
        for item in hand_of(state, tale.seat, ITEM_DECK):
            if effect.items.fits[item]:
                found.append(item)
        return found
    player = state.players[tale.seat]
    for number in in_play(state, [player.hero, player.follower]):
        near = state.someone(number).location == location_of(state, tale.me)
        if near and is_conscious(state, number):
            found.extend([item for item in state.someone(number).items if effect.items.fits[item]])
    found.sort()
    return found


def offer_payment(state: State, tale: Tale, effect: Effect) -> None:
    """A payment that stands alone is the player's choice."""
    if can_pay(state, tale, effect):
        state.push(OfferPayment(tale.seat, effect.no))


@final
class OfferPayment(Step[State]):
    """Does the player pay for what the text promises?"""

    def __init__(self, seat: Int, effect: Int) -> None:
        super().__init__(seat)
        self.effect: Int = effect

    def options(self, state: State) -> list[Int]:
        return [ACCEPT, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (ACCEPT, REFUSE) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        if action == ACCEPT:
            pay(state, telling.told(state), state.content.effects[self.effect])


def pay(state: State, tale: Tale, effect: Effect) -> None:
    """Pay, then what was paid for is told."""
    state.push(telling.Tell(effect.parts[0].no))
    me = state.someone(tale.me)
    if effect.kind == PAY_AP:
        me.ap -= effect.number
    elif effect.kind == PAY_HP:
        hurt(me, effect.number)
    else:
        state.push(ChoosePayment(tale.seat, effect.no))


@final
class ChoosePayment(Step[State]):
    """Which item is given?  It goes to the discard pile."""

    def __init__(self, seat: Int, effect: Int) -> None:
        super().__init__(seat)
        self.effect: Int = effect

    def options(self, state: State) -> list[Int]:
        items = payable(state, telling.told(state), state.content.effects[self.effect])
        return [PICK_ITEM + item for item in items]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        discard(state, action - PICK_ITEM)
