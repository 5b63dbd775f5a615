"""Things in the turn: stowing, dropping, picking up, equipping.  Compiled.

DV-ITEM-10 to 12; DV-PICK-01; DV-EQP-01 to 04; DV-R15, DV-R45 to 49, DV-R104
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import (
    PICK_UP,
    PICK_UP_FOLLOWER,
    STOW,
    STOW_FOLLOWER,
    UNEQUIP,
)
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.cards.things import give, has_room, in_hand, lay, may_hold
from gloaming.games.dark_venture.cast.gear import equip, in_hands, is_overloaded, may_equip, unequip
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content.vocabulary import PICKED
from gloaming.games.dark_venture.names import ITEM_DECK, ITEMS, NOBODY, OBJECT, ON, WITH
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CON_05,
    EQP_01,
    EQP_02,
    EQP_04,
    FOL_10,
    HERO_03,
    ITEM_08,
    ITEM_10,
    ITEM_11,
    PICK_01,
    TURN_05,
)
from gloaming.games.dark_venture.state import State


def may_take(state: State, number: Int) -> Int:
    """May this character of the player take one more thing?  DV-ITEM-10; DV-R43, DV-R49"""
    if number == NOBODY:
        return FOL_10
    if not is_conscious(state, number):
        return CON_05
    holder = state.someone(number)
    if not may_hold(state, holder):
        return HERO_03
    return ALLOWED if has_room(holder) else ITEM_10


def may_pay(state: State, number: Int, price: Int) -> Int:
    """Has this character of the player so many AP of its own?  DV-TURN-05; DV-FOL-10; DV-R40"""
    if number == NOBODY:
        return FOL_10
    if not is_conscious(state, number):
        return CON_05
    character = state.someone(number)
    if character.ap >= price:
        return ALLOWED
    return TURN_05 if state.players[character.seat].hero == number else FOL_10


# --- from hand to a character's things


def is_stowing(action: Int) -> bool:
    """Does the action put an item from hand among a character's things?"""
    return STOW <= action < STOW_FOLLOWER + ITEMS


def stower(state: State, seat: Int, action: Int) -> Int:
    """Whose things the item goes to."""
    player = state.players[seat]
    return player.hero if action < STOW_FOLLOWER else player.follower


def may_stow(state: State, seat: Int, action: Int) -> Int:
    """An item of the hand, to a character anywhere that can take it, for no AP.  DV-EQP-01, 04; DV-R104"""
    item = (action - STOW) % ITEMS
    if not in_hand(state, seat, item):
        known = item < len(state.content.items)
        return EQP_04 if known and state.content.items[item].category == OBJECT else EQP_01
    return may_take(state, stower(state, seat, action))


def add_stowing(state: State, seat: Int, out: list[Int]) -> None:
    """Every way to put an item from hand among a character's things."""
    items = hand_of(state, seat, ITEM_DECK)
    if len(items) > 0:
        add_stowing_of(state, seat, STOW, items, out)
        add_stowing_of(state, seat, STOW_FOLLOWER, items, out)


def add_stowing_of(state: State, seat: Int, first: Int, items: list[Int], out: list[Int]) -> None:
    """Those for one of the characters; `first` begins the range of its actions."""
    if may_take(state, stower(state, seat, first)) == ALLOWED:
        for item in items:
            out.append(first + item)


def stow(state: State, seat: Int, action: Int) -> None:
    """The item leaves the hand.  DV-EQP-01, 04"""
    give(state, (action - STOW) % ITEMS, state.someone(stower(state, seat, action)))


# --- dropping and picking up


def holder_of(state: State, seat: Int, item: Int) -> Int:
    """The character of that seat that holds the item, or NOBODY."""
    place = state.item_at[item]
    if WITH <= place < ON and state.someone(place - WITH).seat == seat:
        return place - WITH
    return NOBODY


def may_drop(state: State, seat: Int, item: Int) -> Int:
    """What an own conscious character holds, for no AP.  DV-ITEM-11, 12; DV-R15"""
    holder = holder_of(state, seat, item)
    if holder == NOBODY:
        return ITEM_11
    return ALLOWED if is_conscious(state, holder) else CON_05


def drop(state: State, seat: Int, item: Int) -> None:
    """The item lies where its holder stands.  DV-ITEM-11"""
    lay(state, item, state.someone(holder_of(state, seat, item)).location)


def is_picking(action: Int) -> bool:
    """Does the action pick something up?"""
    return PICK_UP <= action < PICK_UP_FOLLOWER + ITEMS


def picker(state: State, seat: Int, action: Int) -> Int:
    """Who picks up."""
    player = state.players[seat]
    return player.hero if action < PICK_UP_FOLLOWER else player.follower


def may_pick(state: State, seat: Int, action: Int) -> Int:
    """One dropped item of the character's own location, for 1 AP.  DV-PICK-01; DV-R45"""
    number = picker(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule == ALLOWED:
        rule = may_take(state, number)
    if rule != ALLOWED:
        return rule
    lies_here = state.item_at[(action - PICK_UP) % ITEMS] == ON + state.someone(number).location
    return ALLOWED if lies_here else PICK_01


def pick_up(state: State, seat: Int, action: Int) -> None:
    """The item comes to the character.  DV-PICK-01"""
    character = state.someone(picker(state, seat, action))
    character.ap -= 1
    give(state, (action - PICK_UP) % ITEMS, character)
    deeds.note(state, seat, PICKED, (action - PICK_UP) % ITEMS)


# --- equipping


def may_equip_now(state: State, seat: Int, item: Int) -> Int:
    """An item that an own character holds, for 1 AP of that character.  DV-EQP-02; DV-R46"""
    holder = holder_of(state, seat, item)
    if holder == NOBODY:
        return EQP_02
    rule = may_equip(state, state.someone(holder), item)
    return may_pay(state, holder, 1) if rule == ALLOWED else rule


def equip_now(state: State, seat: Int, item: Int) -> None:
    """The item is equipped; where hands are lacking, the player frees some.  DV-EQP-02; DV-R46"""
    holder = state.someone(holder_of(state, seat, item))
    holder.ap -= 1
    equip(state, holder, item)
    if is_overloaded(state, holder):
        state.push(FreeHands(seat, holder.number, item))


def may_unequip(state: State, seat: Int, item: Int) -> Int:
    """What an own conscious character has equipped, for no AP.  DV-R15"""
    holder = holder_of(state, seat, item)
    if holder == NOBODY or item not in state.someone(holder).equipped:
        return EQP_02
    return ALLOWED if is_conscious(state, holder) else CON_05


@final
class FreeHands(Step[State]):
    """There are too few hands: what is unequipped, beside the item `keep` that was just equipped?

    DV-ITEM-08, 09; DV-R46"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, number: Int, keep: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.keep: Int = keep

    def options(self, state: State) -> list[Int]:
        held = in_hands(state, state.someone(self.number))
        return [UNEQUIP + item for item in held if item != self.keep]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else ITEM_08

    def apply(self, state: State, action: Int) -> None:
        character = state.someone(self.number)
        unequip(character, action - UNEQUIP)
        if is_overloaded(state, character):
            state.push(FreeHands(self.seat, self.number, self.keep))


def overloaded(state: State) -> Int:
    """A player's character that has lost the strength for what it holds, or NOBODY.  DV-R46"""
    for character in state.cast:
        if character.seat >= 0 and is_overloaded(state, character):
            return character.number
    return NOBODY
