"""Offers of places, characters and books: 1 AP and something given for what they promise.  Compiled.

DV-TRADE-03; DV-STND-10; DV-TURN-08
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import BARGAIN, MARKET_FOLLOWER, PICK_ITEM, TO_MARKET
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.content.vocabulary import ABILITIES, MARKET, TRADED
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import CHARACTERS, ITEM_DECK, LOCATIONS
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.rule_numbers import ALLOWED, STND_10, TRADE_03
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import DrawCard
from gloaming.games.dark_venture.steps.goods import may_pay

# --- the market


def marketer(state: State, seat: Int, action: Int) -> Int:
    """Who goes to the market."""
    player = state.players[seat]
    return player.hero if action == TO_MARKET else player.follower


def may_market(state: State, seat: Int, action: Int) -> Int:
    """Once a turn, 1 AP and an item, where there is a market.  DV-STND-10"""
    number = marketer(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    open_now = not state.players[seat].market and holds_here(state, state.someone(number).location, MARKET)
    return ALLOWED if open_now and len(wares(state, seat)) > 0 else STND_10


def wares(state: State, seat: Int) -> list[Int]:
    """The items of the hand and of own conscious characters, ascending."""
    found = hand_of(state, seat, ITEM_DECK)
    for number in controlled(state, seat):
        if is_conscious(state, number):
            found.extend(state.someone(number).items)
    found.sort()
    return found


def go_to_market(state: State, seat: Int, action: Int) -> None:
    """Pay, and ask which item is given.  DV-STND-10"""
    state.someone(marketer(state, seat, action)).ap -= 1
    state.players[seat].market = True
    state.push(DrawCard(seat, ITEM_DECK))
    state.push(ChooseWare(seat))


@final
class ChooseWare(Step[State]):
    """Which item is given for a new one?  DV-STND-10"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [PICK_ITEM + item for item in wares(state, self.seat)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else STND_10

    def apply(self, state: State, action: Int) -> None:
        discard(state, action - PICK_ITEM)


# --- characters and books that offer something


def offer_at(state: State, seat: Int, place: Int) -> Int:
    """The effect that is offered: of the character `place // ABILITIES`, or one that a book has opened to the
    player, counted on behind the characters; 0 if there is none."""
    number = place // ABILITIES
    if number < CHARACTERS:
        if number < len(state.content.characters):
            trades = state.content.characters[number].trades
            if place % ABILITIES < len(trades):
                return trades[place % ABILITIES].no
        return 0
    opened = state.players[seat].offers
    later = place - CHARACTERS * ABILITIES
    return opened[later] // LOCATIONS if later < len(opened) else 0


def stands_for(state: State, seat: Int, place: Int) -> Int:
    """The own conscious character, hero first, that can take the offer up where it is made; or NOBODY.

    DV-TRADE-03"""
    effect = state.content.effects[offer_at(state, seat, place)]
    for number in controlled(state, seat):
        if is_conscious(state, number) and is_made_at(state, seat, place, state.someone(number).location):
            character = state.someone(number)
            gives = [item for item in character.items if effect.items.fits[item]]
            if may_pay(state, number, 1) == ALLOWED and len(gives) > 0:
                return number
    return NO_CHARACTER


def is_made_at(state: State, seat: Int, place: Int, location: Int) -> bool:
    """Is the offer made at that location now?  By a conscious NPC that is there, or by its entry."""
    number = place // ABILITIES
    if number < CHARACTERS:
        if not is_conscious(state, number):
            return False
        host = state.someone(number)
        return host.seat < 0 and host.location == location
    return state.players[seat].offers[place - CHARACTERS * ABILITIES] % LOCATIONS == location


def may_bargain(state: State, seat: Int, place: Int) -> Int:
    """1 AP and a fitting item of the character that stands there.  DV-TRADE-03"""
    if offer_at(state, seat, place) == 0:
        return TRADE_03
    return ALLOWED if stands_for(state, seat, place) != NO_CHARACTER else TRADE_03


def add_bargains(state: State, seat: Int, out: list[Int]) -> None:
    """Every offer that can be taken up, then the market."""
    found: list[Int] = []
    for character in state.cast:
        for trade in range(len(state.content.characters[character.number].trades)):
            if may_bargain(state, seat, character.number * ABILITIES + trade) == ALLOWED:
                found.append(BARGAIN + character.number * ABILITIES + trade)
    for opened in range(len(state.players[seat].offers)):
        if may_bargain(state, seat, CHARACTERS * ABILITIES + opened) == ALLOWED:
            found.append(BARGAIN + CHARACTERS * ABILITIES + opened)
    found.sort()
    out.extend(found)
    if may_market(state, seat, TO_MARKET) == ALLOWED:
        out.append(TO_MARKET)
    if may_market(state, seat, MARKET_FOLLOWER) == ALLOWED:
        out.append(MARKET_FOLLOWER)


def bargain(state: State, seat: Int, place: Int) -> None:
    """Pay, give, then what was promised is told.  DV-TRADE-03"""
    number = stands_for(state, seat, place)
    effect = offer_at(state, seat, place)
    state.someone(number).ap -= 1
    telling.begin_tale(state, telling.CARD_TALE, state.content.effects[effect].parts[0], seat, number)
    state.push(ChooseGift(seat, number, effect))


@final
class ChooseGift(Step[State]):
    """Which fitting item is given?  It goes to the discard pile.  DV-TRADE-03"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, number: Int, effect: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.effect: Int = effect

    def options(self, state: State) -> list[Int]:
        fits = state.content.effects[self.effect].items.fits
        return [PICK_ITEM + item for item in sorted(state.someone(self.number).items) if fits[item]]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TRADE_03

    def apply(self, state: State, action: Int) -> None:
        discard(state, action - PICK_ITEM)
        deeds.note(state, self.seat, TRADED, action - PICK_ITEM)
