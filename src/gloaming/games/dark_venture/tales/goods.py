"""Operations about items.  Compiled.  DV-R49, DV-R83, DV-R86"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.ask as ask
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, Step
from gloaming.games.dark_venture.actions import GO_ON, STOW, STOW_FOLLOWER
from gloaming.games.dark_venture.cards.piles import put_card, refill, shuffle, take_top
from gloaming.games.dark_venture.cards.things import discard, give, has_room, lay, may_hold
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    AT_RANDOM,
    BY_NAME,
    DROP,
    GAIN,
    LOSE,
    PLACE_ITEM,
    STEAL,
)
from gloaming.games.dark_venture.names import (
    DISCARDED,
    IN_DECK,
    IN_HAND,
    ITEM_DECK,
    NO_ITEM,
)
from gloaming.games.dark_venture.parts import Tale
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import card_of, drawn, limit_hand
from gloaming.games.dark_venture.steps.goods import is_stowing, may_stow, stow
from gloaming.games.dark_venture.tales.select import location_of


def is_about_goods(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (GAIN, LOSE, PLACE_ITEM, DROP, STEAL)


def do(state: State, tale: Tale, effect: Effect, chosen: list[Int]) -> None:
    """Find the thing, then do it; where there is none, nothing happens."""
    if effect.op in (GAIN, PLACE_ITEM):
        fetch(state, tale, effect)
        return
    for number in chosen:
        if not take_from(state, tale, effect, number):
            return
    tale.forget_answers()


# --- from the deck


def fetch(state: State, tale: Tale, effect: Effect) -> None:
    """A named item from the deck, else the discard pile; a random one from the deck."""
    if tale.thing < 0 and effect.drawn:
        refill(state, ITEM_DECK)
        if len(revealable(state, effect)) > 0:
            state.push(telling.Tell(effect.no))
            state.push(RevealItem(effect.no))
        else:
            tale.forget_answers()
        return
    item = tale.thing if effect.drawn else effect.items.only
    spot = tale.where
    tale.forget_answers()
    if not effect.drawn and state.item_at[item] not in (IN_DECK, DISCARDED):
        return
    take_top(state, ITEM_DECK, item, IN_DECK)
    shuffle(state, ITEM_DECK)
    if effect.op == PLACE_ITEM:
        lay(state, item, spot)
    else:
        receive(state, tale.seat, item)


def revealable(state: State, effect: Effect) -> list[Int]:
    """The cards of the deck that fit, ascending."""
    return [card for card in effect.deck if state.item_at[card] == IN_DECK]


@final
class RevealItem(Step[State]):
    """The deck is uncovered until a card fits: each that does is as likely."""

    def __init__(self, effect: Int) -> None:
        super().__init__(CHANCE)
        self.effect: Int = effect

    def outcomes(self, state: State) -> list[Int]:
        cards = revealable(state, state.content.effects[self.effect])
        return [drawn(ITEM_DECK, card) for card in cards]

    def draw(self, state: State, dice: Dice) -> Int:
        return drawn(ITEM_DECK, dice.pick(revealable(state, state.content.effects[self.effect])))

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).thing = card_of(action)


def receive(state: State, seat: Int, item: Int) -> None:
    """All have seen the item that comes into the hand; it may go among a character's things at once."""
    put_card(state, ITEM_DECK, item, IN_HAND + seat)
    player = state.players[seat]
    player.shown = [*player.shown, item]
    state.push(Receive(seat, item))


@final
class Receive(Step[State]):
    """Does the item go among the things of a character, or does it stay in hand?  DV-R49"""

    def __init__(self, seat: Int, item: Int) -> None:
        super().__init__(seat)
        self.item: Int = item

    def options(self, state: State) -> list[Int]:
        out = [GO_ON]
        if may_stow(state, self.seat, STOW + self.item) == ALLOWED:
            out.append(STOW + self.item)
        if may_stow(state, self.seat, STOW_FOLLOWER + self.item) == ALLOWED:
            out.append(STOW_FOLLOWER + self.item)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        if is_stowing(action):
            stow(state, self.seat, action)
        else:
            limit_hand(state, self.seat, ITEM_DECK, self.item)


# --- from somebody's things


def take_from(state: State, tale: Tale, effect: Effect, number: Int) -> bool:
    """Something that fits is lost, dropped or stolen; False if it is first asked what."""
    fitting = ask.fitting_items(state, effect.no, number)
    if len(fitting) == 0:
        return True
    if effect.op == LOSE and effect.kind == BY_NAME:
        tale.thing = fitting[0]
    if tale.thing not in fitting:
        if tale.who < 0:
            tale.who = number
        state.push(telling.Tell(effect.no))
        ask_what(state, tale, effect, number)
        return False
    item = tale.thing
    tale.thing = NO_ITEM
    if effect.op == LOSE:
        discard(state, item)
    elif effect.op == DROP:
        lay(state, item, state.someone(number).location)
    else:
        steal(state, tale, item)
    return True


def ask_what(state: State, tale: Tale, effect: Effect, number: Int) -> None:
    """Chance, or whoever loses it, or the thief says which item."""
    owner = state.someone(number).seat
    if effect.op == LOSE and effect.kind == AT_RANDOM:
        state.push(ask.LoseThing(effect.no, number))
    elif effect.op == STEAL or owner < 0:
        state.push(ask.ChooseThing(tale.seat, effect.no, number))
    else:
        state.push(ask.ChooseThing(owner, effect.no, number))


def steal(state: State, tale: Tale, item: Int) -> None:
    """The item comes to the acting character, or to its companion here; it stays if neither can take it."""
    spot = location_of(state, tale.me)
    numbers = [tale.me, *[other for other in controlled(state, tale.seat) if other != tale.me]]
    for number in numbers:
        if is_conscious(state, number) and state.someone(number).location == spot:
            thief = state.someone(number)
            if may_hold(state, thief) and has_room(thief):
                give(state, item, thief)
                return
