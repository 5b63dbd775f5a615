"""Items: who holds them, where they lie, what is in a hand.  Compiled.  DV-ITEM-10 to 14; DV-HAND-02"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.numbers import permits
from gloaming.games.dark_venture.content.vocabulary import PACK
from gloaming.games.dark_venture.names import DISCARDED, IN_HAND, MOST_ITEMS, ON, WITH
from gloaming.games.dark_venture.parts import Character, changed
from gloaming.games.dark_venture.state import State


def without(values: list[Int], gone: Int) -> list[Int]:
    """The list without that value."""
    return [value for value in values if value != gone]


def lift(state: State, item: Int) -> None:
    """Take an item from whoever holds it or has it in hand; it is nowhere until it is put down."""
    place = state.item_at[item]
    if WITH <= place < ON:
        holder = state.someone(place - WITH)
        holder.items = without(holder.items, item)
        if item in holder.equipped:
            holder.equipped = without(holder.equipped, item)
    elif IN_HAND <= place < IN_HAND + len(state.players):
        player = state.players[place - IN_HAND]
        if item in player.shown:
            player.shown = without(player.shown, item)


def give(state: State, item: Int, holder: Character) -> None:
    """An item comes to a character, unequipped."""
    lift(state, item)
    state.item_at = changed(state.item_at, item, WITH + holder.number)
    holder.items = [*holder.items, item]


def lay(state: State, item: Int, location: Int) -> None:
    """An item is dropped at a location.  DV-ITEM-11"""
    lift(state, item)
    state.item_at = changed(state.item_at, item, ON + location)


def discard(state: State, item: Int) -> None:
    """An item goes to the discard pile."""
    lift(state, item)
    state.item_at = changed(state.item_at, item, DISCARDED)


def has_room(holder: Character) -> bool:
    """May this character take one more item?  DV-ITEM-10; DV-R49"""
    return len(holder.items) < MOST_ITEMS


def may_hold(state: State, holder: Character) -> bool:
    """May this character hold items at all?  Beasts only as packs, or as heroes.  DV-R43"""
    return state.content.characters[holder.number].carries or permits(state, holder, PACK)


def in_hand(state: State, seat: Int, item: Int) -> bool:
    """Is the item in that seat's hand?"""
    return state.item_at[item] == IN_HAND + seat


def hand_size(state: State, seat: Int) -> Int:
    """How many cards of all three decks are in a hand; quests are none of them.  DV-HAND-02, 04"""
    place = IN_HAND + seat
    return state.item_at.count(place) + state.character_at.count(place) + state.location_at.count(place)
