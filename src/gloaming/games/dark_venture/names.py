"""The constants of the game: caps of the card numbers, attributes, slots, places of cards.  Compiled.

Every card is unique, so a card is its number in its deck; numbers begin at 1 (location 0 is the crossroads).
"""

from __future__ import annotations

from typing import Final

# Caps.  A pack may differ within them; the vocabulary is laid out by them.
CHARACTERS: Final = 64  # character numbers are below this
ITEMS: Final = 96
LOCATIONS: Final = 64
HEROIC_QUESTS: Final = 32
SIDE_QUESTS: Final = 64
PLAYERS: Final = 4
NOBODY: Final = 0  # a character number that no card has
NO_ITEM: Final = 0
CROSSROADS: Final = 0

# The four attributes.  DV-ATTR-01
POWER: Final = 0
SPEED: Final = 1
MIND: Final = 2
LUCK: Final = 3
ATTRIBUTES: Final = 4

# Item categories and slots.  DV-ITEM-01, 05 to 08; DV-R47
WEAPON: Final = 0
ARMOR: Final = 1
OBJECT: Final = 2
ONE_HAND: Final = 0
TWO_HANDS: Final = 1
SHIELD: Final = 2
TOWER_SHIELD: Final = 3  # a shield that takes two hands
HEAD: Final = 4
BODY: Final = 5
JEWEL: Final = 6
NO_SLOT: Final = 7
HANDS: Final = 2
MOST_ITEMS: Final = 8  # that one character may hold: DV-ITEM-10

# Kinds of characters and how those move that nobody controls.
HERO: Final = 0
FOLLOWER: Final = 1
FOE: Final = 2  # an aggressive character that is no follower
NEUTRAL: Final = 3
STAY: Final = 0
ROAM: Final = 1
HUNT: Final = 2

# Factions and terrains of the house.
BEAST: Final = 0
CINDERGUARD: Final = 1
HOLLOW: Final = 2
LAMPWRIGHT: Final = 3
MIREKIN: Final = 4
REAVER: Final = 5
SPOREBORN: Final = 6
WAYFARER: Final = 7
FACTIONS: Final = 8
RUIN: Final = 0
MIRE: Final = 1
WILD: Final = 2
HOLD: Final = 3
SHRINE: Final = 4
CROSS: Final = 5
TERRAINS: Final = 6

# Sides of a location; a turn clockwise leads from one to the next.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
ALL_SIDES: Final = 15

# Cells of the map: rows of 128, so that a step to a side is a constant.  The crossroads lies in the middle.
ROW: Final = 128
MIDDLE: Final = 64 * ROW + 64
OFF_MAP: Final = -1

# Decks, and where a card can be.
ITEM_DECK: Final = 0
CHARACTER_DECK: Final = 1
LOCATION_DECK: Final = 2
HEROIC_DECK: Final = 3
SIDE_DECK: Final = 4
DECKS: Final = 5
OUT: Final = -1  # out of the game, or no such card
IN_DECK: Final = 0
DISCARDED: Final = 1
IN_PLAY: Final = 2  # a character on the map, a location on the map
IN_HAND: Final = 4  # + seat; of quests: held by that seat
WITH: Final = 16  # + character: an item held
ON: Final = WITH + CHARACTERS  # + location: an item dropped there

# Conditions of a character in play.
CONSCIOUS: Final = 0
UNCONSCIOUS: Final = 1
DEAD: Final = 2  # a body that still has items

# Modes, rounds, phases.  DV-GOLD-03
COMPETITIVE: Final = 0
SOLO_RANKED: Final = 1
SOLO_SHORT: Final = 2
SOLO_LONG: Final = 3
COOPERATIVE: Final = 4
ROUNDS: Final = 12
SHORT_ROUNDS: Final = 6
MERIDIAN: Final = 6
SETUP: Final = 0  # the phase before the first turn
CARD_DRAW: Final = 1
ACTIONS: Final = 2
QUEST_CHECK: Final = 3

HERO_AP: Final = 3
FOLLOWER_AP: Final = 2
HAND_LIMIT: Final = 5
SIDE_LIMIT: Final = 3

ATTRIBUTE_NAMES: Final = ("power", "speed", "mind", "luck")
CATEGORY_NAMES: Final = ("weapon", "armor", "object")
SLOT_NAMES: Final = ("h1", "h2", "s1", "s2", "head", "body", "jewel", "-")
FACTION_NAMES: Final = (
    "BEAST",
    "CINDERGUARD",
    "HOLLOW",
    "LAMPWRIGHT",
    "MIREKIN",
    "REAVER",
    "SPOREBORN",
    "WAYFARER",
)
TERRAIN_NAMES: Final = ("RUIN", "MIRE", "WILD", "HOLD", "SHRINE", "CROSS")
SIDE_NAMES: Final = ("north", "east", "south", "west")
DECK_NAMES: Final = ("item", "character", "location", "heroic", "side")
MODE_NAMES: Final = ("competitive", "solo_ranked", "solo_short", "solo_long", "cooperative")
SEAT_NAMES: Final = ("red", "blue", "green", "yellow")
