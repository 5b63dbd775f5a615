"""The vocabulary: every action's number, in named ranges.  Compiled.

Numbers are stable within a rules version; new ranges are added at the end.  The hero and the follower of the
asked player are told apart by two ranges each: who pays is part of what is said.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.dark_venture.content.vocabulary import ABILITIES, BRANCHES
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    DECKS,
    HEROIC_QUESTS,
    ITEMS,
    LOCATIONS,
    SIDE_QUESTS,
    SIDES,
)

# Setup
CHOOSE_HERO: Final = 0  # + character
START_EQUIPPED: Final = CHOOSE_HERO + CHARACTERS  # + item
READY: Final = START_EQUIPPED + ITEMS  # nothing more to equip
TAKE_HEROIC: Final = READY + 1  # + heroic quest: keep this one
# Phase 1
DRAW_FROM: Final = TAKE_HEROIC + HEROIC_QUESTS  # + deck: item, character, location
DRAW_SIDE: Final = DRAW_FROM + 3  # one side quest more
SWAP_SIDE: Final = DRAW_SIDE + 1  # + side quest that goes
DRAW_HEROIC: Final = SWAP_SIDE + SIDE_QUESTS  # the temporal event, where it is a choice
GO_ON: Final = DRAW_HEROIC + 1  # nothing more of what is offered
DISCARD: Final = GO_ON + 1  # + item in hand
STOW: Final = DISCARD + ITEMS  # + item: from hand to the hero's things
STOW_FOLLOWER: Final = STOW + ITEMS  # + item: to the follower's
# Phase 2: the hero's, then the follower's
PLACE: Final = STOW_FOLLOWER + ITEMS  # + location card
PLACE_FOLLOWER: Final = PLACE + LOCATIONS
BESIDE: Final = PLACE_FOLLOWER + LOCATIONS  # + side of the payer's location
TURNED: Final = BESIDE + SIDES  # + quarter turns clockwise
MOVE: Final = TURNED + SIDES  # + location: the hero alone
MOVE_FOLLOWER: Final = MOVE + LOCATIONS
MOVE_TOGETHER: Final = MOVE_FOLLOWER + LOCATIONS  # the follower comes along
DRAG: Final = MOVE_TOGETHER + LOCATIONS  # + fallen character
DRAG_NOBODY: Final = DRAG + CHARACTERS
PLAY: Final = DRAG_NOBODY + 1  # + character card
PUT: Final = PLAY + CHARACTERS  # + location where somebody or something is put
SEARCH: Final = PUT + LOCATIONS
SEARCH_FOLLOWER: Final = SEARCH + 1
EQUIP: Final = SEARCH_FOLLOWER + 1  # + item
UNEQUIP: Final = EQUIP + ITEMS  # + item
DROP: Final = UNEQUIP + ITEMS  # + item
PICK_UP: Final = DROP + ITEMS  # + item
PICK_UP_FOLLOWER: Final = PICK_UP + ITEMS
LOOT: Final = PICK_UP_FOLLOWER + ITEMS  # + item of somebody fallen
LOOT_FOLLOWER: Final = LOOT + ITEMS
TRADE_QUESTS: Final = LOOT_FOLLOWER + ITEMS
END: Final = TRADE_QUESTS + 1  # of phase 2
# At any time
REVEAL: Final = END + 1  # + side quest
CLAIM: Final = REVEAL + SIDE_QUESTS  # + side quest
CLAIM_HEROIC: Final = CLAIM + SIDE_QUESTS  # + heroic quest
# Combat
ENGAGE: Final = CLAIM_HEROIC + HEROIC_QUESTS  # + character: the hero attacks it
ENGAGE_FOLLOWER: Final = ENGAGE + CHARACTERS
JOIN: Final = ENGAGE_FOLLOWER + CHARACTERS  # a combat, or a flight
ATTACK: Final = JOIN + 1  # + character
FLEE: Final = ATTACK + CHARACTERS  # + dice that are bought, 0 to 2
PASS: Final = FLEE + 3
WAKE: Final = PASS + 1
# Followers and trades
FOLLOW: Final = WAKE + 1  # + character: roll for it
RECALL: Final = FOLLOW + CHARACTERS  # + character: take a former follower back
OFFER: Final = RECALL + CHARACTERS  # + item held by an own character
OFFER_TO: Final = OFFER + ITEMS  # + character
IN_RETURN: Final = OFFER_TO + CHARACTERS  # + item
FOR_NOTHING: Final = IN_RETURN + ITEMS
ACCEPT: Final = FOR_NOTHING + 1
REFUSE: Final = ACCEPT + 1
# Texts
BRANCH: Final = REFUSE + 1  # + its place, from 0
PICK: Final = BRANCH + BRANCHES  # + character
PICK_ITEM: Final = PICK + CHARACTERS  # + item
LOOK: Final = PICK_ITEM + ITEMS  # + deck: item, character, location
TOPMOST: Final = LOOK + 3  # + card of the deck that is looked at
# Quests
HAND_IN: Final = TOPMOST + ITEMS  # + side quest that asks for an item
HAND_IN_HEROIC: Final = HAND_IN + SIDE_QUESTS  # + heroic quest
FULFIL: Final = HAND_IN_HEROIC + HEROIC_QUESTS  # + heroic quest: what it offers
# Abilities and items
INVOKE: Final = FULFIL + HEROIC_QUESTS  # + ability, by its number in the pack
INVOKED: Final = INVOKE + (CHARACTERS + ITEMS) * ABILITIES
# Offers
BARGAIN: Final = INVOKED  # + character * ABILITIES + its offer, then those that books have opened
BARGAINS: Final = BARGAIN + (CHARACTERS + LOCATIONS) * ABILITIES
TO_MARKET: Final = BARGAINS  # the hero
MARKET_FOLLOWER: Final = TO_MARKET + 1
# Cooperative play
CONVOY: Final = MARKET_FOLLOWER + 1  # + location: the hero leads all who want to come
# Effects of one moment
FIRST: Final = CONVOY + LOCATIONS  # + place among those that are due, from 0: it is told first
MOST_DUE: Final = 8  # that are offered at once
ACTION_SPACE: Final = FIRST + MOST_DUE

# Chance
BOOK: Final = 100_000  # + book
DEALT_HERO: Final = BOOK + 2  # + character
ROLL: Final = DEALT_HERO + CHARACTERS  # + total of the dice
MOST_PIPS: Final = 36
DRAWN: Final = ROLL + MOST_PIPS + 1  # + deck * DRAWN_CARDS + card
DRAWN_CARDS: Final = ITEMS
TARGET: Final = DRAWN + DECKS * DRAWN_CARDS  # + character: who has the highest of tied rolls
FELL_ON: Final = TARGET + CHARACTERS  # + location chosen by chance
LOST: Final = FELL_ON + LOCATIONS  # + item lost by chance
CHANCE_END: Final = LOST + ITEMS
