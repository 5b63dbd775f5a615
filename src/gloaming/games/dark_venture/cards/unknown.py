"""What a seat cannot know is dealt anew: hands, side quests, cards others saw, unread entries.  Compiled.

DV-HAND-01; DV-QST-03; DV-COOP-05; DV-R83, DV-R99.  A deck has no order, so it needs none.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE
from gloaming.games.dark_venture.cards.piles import cards_at, places, put_card
from gloaming.games.dark_venture.land.entries import unread_actions, unread_guides
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    COOPERATIVE,
    HEROIC_DECK,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ITEMS,
    LOCATION_DECK,
    SIDE_DECK,
)
from gloaming.games.dark_venture.parts import Pile, Quest, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.arrive import ChooseSpot
from gloaming.games.dark_venture.steps.build import ChooseSide, ChooseTurn
from gloaming.games.dark_venture.steps.duties import HandIn


def deal_unknown(state: State, seat: Int, dice: Dice) -> None:
    """Change a state, a clone, into another that fits all that the seat knows, each as likely.

    That chance is asked for a card tells that the deck has one: what has none is dealt again."""
    land = state.land
    land.guide = exchanged(land.guide, unread_guides(state), dice)
    land.action = exchanged(land.action, unread_actions(state), dice)
    deal(state, seat, dice)
    while state.seat == CHANCE and len(state.step.outcomes(state)) == 0:
        deal(state, seat, dice)
    if state.seat >= 0 and state.seat != seat:
        state.actions = state.step.options(state)


def deal(state: State, seat: Int, dice: Dice) -> None:
    """Deal all that the seat cannot know."""
    for deck in range(LOCATION_DECK + 1):
        deal_deck(state, seat, deck, dice)
    if state.mode != COOPERATIVE:
        deal_side_quests(state, seat, dice)
    deal_offered(state, seat, dice)


def knows_hand(state: State, seat: Int, holder: Int, code: Int) -> bool:
    """Does the seat know this card of a hand?  Its own, all in cooperative play, and what was shown.

    DV-HAND-01; DV-COOP-05; DV-R83"""
    if holder == seat or state.mode == COOPERATIVE:
        return True
    return code in state.players[holder].shown or code == said_code(state)


def said_code(state: State) -> Int:
    """The card of a hand that is named in a saying not yet ended, -1 if none is."""
    if len(state.agenda) > 0:
        step = state.agenda[len(state.agenda) - 1]
        if isinstance(step, ChooseSide):
            return LOCATION_DECK * ITEMS + step.card
        if isinstance(step, ChooseTurn):
            return LOCATION_DECK * ITEMS + step.card
        if isinstance(step, ChooseSpot):
            return CHARACTER_DECK * ITEMS + step.card
    return -1


def shuffled(cards: list[Int], dice: Dice) -> list[Int]:
    """The cards in any order, each as likely."""
    out = cards.copy()
    for place in range(len(out) - 1, 0, -1):
        other = dice.below(place + 1)
        out[place], out[other] = out[other], out[place]
    return out


def exchanged(entries: list[Int], unread: list[Int], dice: Dice) -> list[Int]:
    """The entries of a book, those of the unread places in any order.  DV-R99"""
    out = entries.copy()
    mixed = shuffled(unread, dice)
    for place in range(len(unread)):
        out[unread[place]] = entries[mixed[place]]
    return out


# --- items, characters, locations


def deal_deck(state: State, seat: Int, deck: Int, dice: Dice) -> None:
    """Hands of others and seen cards of one deck are mixed with the bag and dealt anew."""
    pile = state.piles[deck]
    holders: list[Int] = []
    pool: list[Int] = []
    table = places(state, deck)
    for card in range(len(table)):
        holder = table[card] - IN_HAND
        if 0 <= holder < len(state.players):
            if not knows_hand(state, seat, holder, deck * ITEMS + card):
                holders.append(holder)
                pool.append(card)
        elif table[card] == IN_DECK and not is_seen(pile, seat, card):
            pool.append(card)
    mixed = shuffled(pool, dice)
    for place in range(len(mixed)):
        put = IN_HAND + holders[place] if place < len(holders) else IN_DECK
        if places(state, deck)[mixed[place]] != put:
            put_card(state, deck, mixed[place], put)
    spare = mixed[len(holders) :]
    pile.top = dealt_end(pile.top, pile.knows, seat, spare)
    pile.bottom = dealt_end(pile.bottom, pile.knows_bottom, seat, spare[count_unseen(pile.knows, seat) :])


def is_seen(pile: Pile, seat: Int, card: Int) -> bool:
    """Does the seat know where in the deck this card lies?"""
    for place in range(len(pile.top)):
        if pile.top[place] == card:
            return saw(pile.knows[place], seat)
    for place in range(len(pile.bottom)):
        if pile.bottom[place] == card:
            return saw(pile.knows_bottom[place], seat)
    return False


def saw(seats: Int, seat: Int) -> bool:
    """Is the seat among those that have seen a card?  Who only watches never is."""
    return seat >= 0 and has(seats, seat)


def count_unseen(knows: list[Int], seat: Int) -> Int:
    """How many cards of an end of the deck the seat does not know."""
    found: Int = 0
    for seats in knows:
        if not saw(seats, seat):
            found += 1
    return found


def dealt_end(cards: list[Int], knows: list[Int], seat: Int, spare: list[Int]) -> list[Int]:
    """An end of the deck with other cards in the places that the seat does not know."""
    out: list[Int] = []
    used: Int = 0
    for place in range(len(cards)):
        if saw(knows[place], seat):
            out.append(cards[place])
        else:
            out.append(spare[used])
            used += 1
    return out


# --- quests


def deal_side_quests(state: State, seat: Int, dice: Dice) -> None:
    """Secret side quests of others are exchanged for any of those that the seat has not seen; what they ask
    for may be so already.  DV-QST-03; DV-R16"""
    pool = cards_at(state, SIDE_DECK, IN_DECK)
    hidden: list[Int] = []
    for place in range(len(state.quests)):
        if is_secret(state, seat, place) and not is_named(state, state.quests[place]):
            hidden.append(place)
    for place in hidden:
        pool.append(state.quests[place].number)
    mixed = shuffled(pool, dice)
    for place in range(len(mixed)):
        put_card(state, SIDE_DECK, mixed[place], IN_PLAY if place < len(hidden) else IN_DECK)
    for place in range(len(hidden)):
        quest = state.quests[hidden[place]]
        if quest.number != mixed[place]:
            quest.number = mixed[place]
            quest.complete = False
            quest.waiting = False
            quest.progress = [0] * len(state.content.side[quest.number].nodes)
            deeds.check(state, quest)


def is_secret(state: State, seat: Int, place: Int) -> bool:
    """Is this a side quest of another player that is not revealed?"""
    quest = state.quests[place]
    return quest.deck == SIDE_DECK and quest.seat != seat and not quest.revealed


def is_named(state: State, quest: Quest) -> bool:
    """Is the quest named in a saying not yet ended: an item is handed in for it?"""
    step = state.agenda[len(state.agenda) - 1] if len(state.agenda) > 0 else None
    return isinstance(step, HandIn) and step.deck == quest.deck and step.number == quest.number


def deal_offered(state: State, seat: Int, dice: Dice) -> None:
    """Heroic quests that another player is choosing from could be any of the deck.  DV-QST-01"""
    for holder in range(len(state.players)):
        offered = cards_at(state, HEROIC_DECK, IN_HAND + holder)
        if holder != seat and len(offered) > 0 and state.mode != COOPERATIVE:
            mixed = shuffled(cards_at(state, HEROIC_DECK, IN_DECK) + offered, dice)
            for place in range(len(mixed)):
                put = IN_HAND + holder if place < len(offered) else IN_DECK
                put_card(state, HEROIC_DECK, mixed[place], put)
