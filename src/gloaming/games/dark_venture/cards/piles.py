"""The five decks: what can be drawn, drawing, reshuffling.  Compiled.  DV-SET-15 to 17; DV-QST-09; DV-R12

A face-down deck is a bag: nobody knows its order, but for cards at its ends that somebody has seen.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    DISCARDED,
    HEROIC_DECK,
    IN_DECK,
    IN_HAND,
    ITEM_DECK,
    ITEMS,
    LOCATION_DECK,
    ON,
    SIDE_DECK,
)
from gloaming.games.dark_venture.parts import changed, joined, without
from gloaming.games.dark_venture.state import State


def places(state: State, deck: Int) -> list[Int]:
    """Where each card of a deck is."""
    if deck == ITEM_DECK:
        return state.item_at
    if deck == CHARACTER_DECK:
        return state.character_at
    if deck == LOCATION_DECK:
        return state.location_at
    return state.heroic_at if deck == HEROIC_DECK else state.side_at


def put_card(state: State, deck: Int, card: Int, place: Int) -> None:
    """Write down where a card is now, in the hands that it leaves or enters too."""
    before = places(state, deck)[card]
    if deck <= LOCATION_DECK:
        leave_hand(state, before, deck * ITEMS + card)
        enter_hand(state, place, deck * ITEMS + card)
    now = changed(places(state, deck), card, place)
    if deck == ITEM_DECK:
        state.item_at = now
        if before >= ON:
            state.lying = without(state.lying, card)
        if place >= ON:
            state.lying = joined(state.lying, card)
    elif deck == CHARACTER_DECK:
        state.character_at = now
    elif deck == LOCATION_DECK:
        state.location_at = now
    elif deck == HEROIC_DECK:
        state.heroic_at = now
    else:
        state.side_at = now


def is_hand(state: State, place: Int) -> bool:
    """Is that place the hand of a seat?"""
    return IN_HAND <= place < IN_HAND + len(state.players)


def leave_hand(state: State, place: Int, code: Int) -> None:
    """If the card was in a hand, it is no more, and what was shown of it is forgotten."""
    if is_hand(state, place):
        player = state.players[place - IN_HAND]
        player.hand = without(player.hand, code)
        if code in player.shown:
            player.shown = without(player.shown, code)


def enter_hand(state: State, place: Int, code: Int) -> None:
    """If the card comes into a hand, it takes its place there."""
    if is_hand(state, place):
        player = state.players[place - IN_HAND]
        player.hand = joined(player.hand, code)


def hand_of(state: State, seat: Int, deck: Int) -> list[Int]:
    """The cards of a deck in a seat's hand, ascending."""
    found: list[Int] = []
    for code in state.players[seat].hand:
        if code // ITEMS == deck:
            found.append(code % ITEMS)
    return found


def hand_size(state: State, seat: Int) -> Int:
    """How many cards of all three decks are in a hand; quests are none of them.  DV-HAND-02, 04"""
    return len(state.players[seat].hand)


def cards_at(state: State, deck: Int, place: Int) -> list[Int]:
    """The cards of a deck that are at a place, ascending."""
    table = places(state, deck)
    found: list[Int] = []
    for card in range(len(table)):
        if table[card] == place:
            found.append(card)
    return found


def is_reshuffled(deck: Int) -> bool:
    """Is this deck made anew from its discard pile?  Locations and heroic quests are not.  DV-R12, DV-R93"""
    return deck in (ITEM_DECK, CHARACTER_DECK, SIDE_DECK)


def can_give(state: State, deck: Int) -> bool:
    """Can a card be drawn from this deck, if need be after a reshuffle?  DV-QST-09; DV-R12"""
    return not is_empty(state, deck) or (is_reshuffled(deck) and DISCARDED in places(state, deck))


def is_empty(state: State, deck: Int) -> bool:
    """Is no card left in this deck?"""
    return IN_DECK not in places(state, deck)


def refill(state: State, deck: Int) -> None:
    """An empty deck is made anew from its discard pile.  DV-QST-09; DV-R12"""
    if is_empty(state, deck) and is_reshuffled(deck):
        for card in cards_at(state, deck, DISCARDED):
            put_card(state, deck, card, IN_DECK)


def draws(state: State, deck: Int) -> list[Int]:
    """What the next card of a deck can be, ascending, all alike."""
    if deck <= LOCATION_DECK:
        pile = state.piles[deck]
        if len(pile.top) > 0:
            return [pile.top[0]]
        inside = cards_at(state, deck, IN_DECK)
        if len(pile.bottom) > 0 and len(inside) == len(pile.bottom):
            return [pile.bottom[0]]
        if len(pile.bottom) > 0:
            return [card for card in inside if card not in pile.bottom]
        return inside
    return cards_at(state, deck, IN_DECK)


def take_top(state: State, deck: Int, card: Int, place: Int) -> None:
    """A card leaves the deck for a place; what was known of its order moves up."""
    put_card(state, deck, card, place)
    if deck <= LOCATION_DECK:
        pile = state.piles[deck]
        if len(pile.top) > 0 and pile.top[0] == card:
            pile.top, pile.knows = pile.top[1:], pile.knows[1:]
        elif len(pile.bottom) > 0 and pile.bottom[0] == card:
            pile.bottom, pile.knows_bottom = pile.bottom[1:], pile.knows_bottom[1:]


def put_under(state: State, deck: Int, card: Int, seats: Int) -> None:
    """A card goes back under its deck; these seats, a bit each, know it.  DV-R11"""
    put_card(state, deck, card, IN_DECK)
    if deck <= LOCATION_DECK:
        pile = state.piles[deck]
        pile.bottom = [*pile.bottom, card]
        pile.knows_bottom = [*pile.knows_bottom, seats]


def shuffle(state: State, deck: Int) -> None:
    """Nobody knows anything of a deck's order any more."""
    pile = state.piles[deck]
    pile.top, pile.knows, pile.bottom, pile.knows_bottom = [], [], [], []
