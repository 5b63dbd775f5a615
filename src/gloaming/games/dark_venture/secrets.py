"""What a position keeps from a seat.  Decks are bags: of them only what others know is secret."""

from __future__ import annotations

from gloaming.games.dark_venture.cards.piles import cards_at
from gloaming.games.dark_venture.cards.unknown import count_unseen, is_secret, knows_hand
from gloaming.games.dark_venture.land.entries import unread_actions, unread_guides
from gloaming.games.dark_venture.names import COOPERATIVE, HEROIC_DECK, IN_HAND, PLAYERS
from gloaming.games.dark_venture.parts import Pile, has
from gloaming.games.dark_venture.state import State


def hides(state: State, seat: int) -> bool:
    """Is there an entry, a card of a hand, a secret quest or a place in a deck that the seat does not know?

    DV-HAND-01; DV-QST-03; DV-COOP-05; DV-R83, DV-R99"""
    if len(unread_guides(state)) > 1 or len(unread_actions(state)) > 1:  # which of two is told where
        return True
    return hides_cards(state, seat) or (state.mode != COOPERATIVE and hides_quests(state, seat))


def hides_cards(state: State, seat: int) -> bool:
    """Cards in the hands of others, and those that others have seen in a deck."""
    hands = any(
        not knows_hand(state, seat, holder, code)
        for holder, player in enumerate(state.players)
        for code in player.hand
    )
    ends = (knows for pile in state.piles for knows in (pile.knows, pile.knows_bottom))
    return hands or any(count_unseen(knows, seat) > 0 for knows in ends)


def hides_quests(state: State, seat: int) -> bool:
    """Side quests of others that are not revealed, and heroic quests that others choose from."""
    others = [holder for holder in range(len(state.players)) if holder != seat]
    secret = any(is_secret(state, seat, place) for place in range(len(state.quests)))
    return secret or any(cards_at(state, HEROIC_DECK, IN_HAND + holder) for holder in others)


def known_top(pile: Pile, reader: int) -> tuple[int, ...]:
    """The cards on top that somebody has seen; 0 for those that the reader has not."""
    knows = zip(pile.top, pile.knows, strict=True)
    return tuple(card if 0 <= reader < PLAYERS and has(seats, reader) else 0 for card, seats in knows)
