"""What a steady player of Dark Venture answers about quests, hands and items.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_acts import best_land, side_rate
from gloaming.bots.advice.dark_venture_outlook import Outlook
from gloaming.bots.advice.dark_venture_prices import NEW_ITEM, item_worth, numbers_worth
from gloaming.bots.advice.dark_venture_reach import AP, BEYOND
from gloaming.bots.advice.dark_venture_texts import draw_worth
from gloaming.bots.advice.dark_venture_wants import quest_worth
from gloaming.games.dark_venture.actions import (
    ACCEPT,
    DISCARD,
    DRAW_FROM,
    DRAW_SIDE,
    FOR_NOTHING,
    GO_ON,
    IN_RETURN,
    OFFER_TO,
    PICK_ITEM,
    PLACE,
    REFUSE,
    START_EQUIPPED,
    STOW,
    SWAP_SIDE,
    TAKE_HEROIC,
    UNEQUIP,
)
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.deck import Quest as Card
from gloaming.games.dark_venture.names import (
    COMPETITIVE,
    HEROIC_DECK,
    ITEMS,
    LOCATION_DECK,
    NO_ITEM,
    SIDE_DECK,
)
from gloaming.games.dark_venture.parts import Quest
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.barter import Consent

LOW: Final = -(1 << 30)
SPAWN_AWAY: Final = 50  # what a quest's own foe or thing asks for, since the card brings it


def best_of(actions: list[Int], worths: list[Int]) -> Int:
    """The action that is worth most; the first of equal ones."""
    best: Int = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return actions[best]


# --- quests


def heroic_worth(state: State, seat: Int, number: Int) -> Int:
    """What a heroic quest promises that is not held yet."""
    outlook = Outlook(state, seat)
    card = state.content.heroic[number]
    quest = Quest()
    quest.deck = HEROIC_DECK
    quest.number = number
    quest.seat = seat
    quest.progress = [0] * len(card.nodes)
    worth = quest_worth(outlook.reach, quest, card, outlook.wants.ap_left)
    return max(worth, promised(outlook, card))


def promised(outlook: Outlook, card: Card) -> Int:
    """The same, if the card itself brings what it asks for."""
    asked = brought(outlook, card.on_accept)
    left = AP * max(1, outlook.wants.ap_left)
    return 0 if asked >= BEYOND else card.qp * 100 * left // (left + 3 * asked // 2)


def brought(outlook: Outlook, effect: Effect) -> Int:
    """How hard it is to reach what a text places, in tenths of AP; BEYOND if it places nothing."""
    best: Int = BEYOND
    for part in effect.parts:
        best = min(best, brought(outlook, part))
    if effect.op == say.PLACE_ITEM:
        return SPAWN_AWAY + 3 * AP
    if effect.op == say.SPAWN:
        risk = outlook.reach.risk_of_card(effect.people.only) if effect.people.only > 0 else 2 * AP
        return SPAWN_AWAY + risk
    return best


def keep_heroic(state: State, seat: Int, actions: list[Int]) -> Int:
    """The heroic quest that promises most."""
    worths: list[Int] = []
    for action in actions:
        worths.append(heroic_worth(state, seat, action - TAKE_HEROIC))
    return best_of(actions, worths)


def side_rank(state: State, outlook: Outlook, number: Int) -> Int:
    """What a held side quest promises, among quests that compete for the same AP."""
    for quest in state.quests:
        if quest.seat == outlook.seat and quest.deck == SIDE_DECK and quest.number == number:
            if quest.complete:
                return 1000
            card = state.content.side[number]
            return quest_worth(outlook.reach, quest, card, outlook.wants.ap_left)
    return 0


def swap_or_not(state: State, seat: Int, actions: list[Int]) -> Int:
    """The worst side quest goes if a new one promises more."""
    outlook = Outlook(state, seat)
    best: Int = GO_ON
    least = side_rate(state, seat)
    for action in actions:
        if SWAP_SIDE <= action < GO_ON and action - SWAP_SIDE < len(state.content.side):
            rank = side_rank(state, outlook, action - SWAP_SIDE)
            if rank < least:
                least = rank
                best = action
    return best


# --- phase 1


def draw(state: State, seat: Int, actions: list[Int]) -> Int:
    """First side quests, then a card, room for it before; then no more."""
    if DRAW_SIDE in actions:
        return DRAW_SIDE
    outlook = Outlook(state, seat)
    best: Int = -1
    most: Int = 0
    for action in actions:
        if DRAW_FROM <= action < DRAW_SIDE:
            worth = deck_worth(outlook, action - DRAW_FROM)
            if best < 0 or worth > most:
                most = worth
                best = action
    if best >= 0:
        return best
    swap = swap_or_not(state, seat, actions)
    if swap != GO_ON:
        return swap
    room = make_room(outlook, actions)
    return room if room >= 0 else actions[len(actions) - 1]


def deck_worth(outlook: Outlook, deck: Int) -> Int:
    """One card of a deck, for the hand."""
    if deck == LOCATION_DECK:
        return best_land(outlook)
    return draw_worth(outlook, deck)


def make_room(outlook: Outlook, actions: list[Int]) -> Int:
    """An item of a full hand goes among the hero's things, or a poor one to the discard pile; or -1."""
    best: Int = -1
    most: Int = LOW
    for action in actions:
        if STOW <= action < PLACE:
            worth = outlook.thing((action - STOW) % ITEMS) + (1 if action < STOW + ITEMS else 0)
            if worth > most:
                most = worth
                best = action
    if best >= 0:
        return best
    for action in actions:
        if DISCARD <= action < STOW:
            worth = -outlook.thing(action - DISCARD)
            if worth > most:
                most = worth
                best = action
    if best >= 0 and GO_ON in actions and most < -NEW_ITEM:
        return GO_ON
    return best


# --- items


def give_away(state: State, seat: Int, actions: list[Int], first: Int) -> Int:
    """The item that is missed least; actions are counted from `first`."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    for action in actions:
        worths.append(-outlook.held_thing(action - first) if action >= first else LOW)
    return best_of(actions, worths)


def take_thing(state: State, seat: Int, actions: list[Int]) -> Int:
    """The item that is worth most."""
    outlook = Outlook(state, seat)
    return best_of(actions, [outlook.thing(action - PICK_ITEM) for action in actions])


def free_hands(state: State, actions: list[Int]) -> Int:
    """The equipped item that adds least."""
    worths: list[Int] = []
    for action in actions:
        worths.append(-numbers_worth(state.content.items[action - UNEQUIP]))
    return best_of(actions, worths)


def equip_at_start(state: State, actions: list[Int]) -> Int:
    """Everything that adds something, the best first."""
    worths: list[Int] = []
    for action in actions:
        in_range = START_EQUIPPED <= action < START_EQUIPPED + ITEMS
        item = action - START_EQUIPPED
        worths.append(numbers_worth(state.content.items[item]) if in_range else 0)
    return best_of(actions, worths)


def consent(state: State, step: Consent) -> Int:
    """A trade is accepted if it brings more than it costs; friends help each other."""
    outlook = Outlook(state, step.seat)
    partner = state.someone(step.partner)
    gain = item_worth(state, partner, step.item) + outlook.wants.item[step.item]
    loss: Int = 0 if step.back == NO_ITEM else outlook.held_thing(step.back)
    loss += outlook.wants.trade // 2 if loss > 0 else 0
    patience = 0 if state.mode == COMPETITIVE else NEW_ITEM // 2
    return ACCEPT if gain + patience > loss else REFUSE


def partner_for(state: State, seat: Int, item: Int, actions: list[Int]) -> Int:
    """The own follower, or the hero for whom a quest's gift is meant."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    for action in actions:
        other = state.someone(action - OFFER_TO)
        gift = other.seat != seat and state.players[other.seat].hero == other.number
        worths.append(outlook.wants.gift[item] if gift else (1 if other.seat == seat else 0))
    return best_of(actions, worths)


def return_for(state: State, seat: Int, actions: list[Int]) -> Int:
    """Nothing in return, so that nobody refuses; else the poorest thing."""
    if FOR_NOTHING in actions:
        return FOR_NOTHING
    outlook = Outlook(state, seat)
    return best_of(actions, [-outlook.thing(action - IN_RETURN) for action in actions])
