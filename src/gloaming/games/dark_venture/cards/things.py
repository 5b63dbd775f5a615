"""Items: who holds them, where they lie, what is in a hand.  Compiled.  DV-ITEM-10 to 14; DV-HAND-02"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cards.piles import put_card
from gloaming.games.dark_venture.cast.numbers import permits
from gloaming.games.dark_venture.content.vocabulary import PACK
from gloaming.games.dark_venture.names import DISCARDED, IN_HAND, ITEM_DECK, MOST_ITEMS, ON, WITH
from gloaming.games.dark_venture.parts import Character, without
from gloaming.games.dark_venture.state import State


def put_item(state: State, item: Int, place: Int) -> None:
    """An item leaves whoever holds it or has it in hand, and is at that place from now on."""
    lift(state, item)
    put_card(state, ITEM_DECK, item, place)


def lift(state: State, item: Int) -> None:
    """Whoever holds an item holds it no more."""
    place = state.item_at[item]
    if WITH <= place < ON:
        holder = state.someone(place - WITH)
        holder.items = without(holder.items, item)
        if item in holder.equipped:
            holder.equipped = without(holder.equipped, item)


def give(state: State, item: Int, holder: Character) -> None:
    """An item comes to a character, unequipped."""
    put_item(state, item, WITH + holder.number)
    holder.items = [*holder.items, item]


def lay(state: State, item: Int, location: Int) -> None:
    """An item is dropped at a location.  DV-ITEM-11"""
    put_item(state, item, ON + location)


def discard(state: State, item: Int) -> None:
    """An item goes to the discard pile."""
    put_item(state, item, DISCARDED)


def has_room(holder: Character) -> bool:
    """May this character take one more item?  DV-ITEM-10; DV-R49"""
    return len(holder.items) < MOST_ITEMS


def may_hold(state: State, holder: Character) -> bool:
    """May this character hold items at all?  Beasts only as packs, or as heroes.  DV-R43"""
    return state.content.characters[holder.number].carries or permits(state, holder, PACK)


def in_hand(state: State, seat: Int, item: Int) -> bool:
    """Is the item in that seat's hand?"""
    return state.item_at[item] == IN_HAND + seat
