"""The vocabulary of cards and books in numbers, and the caps that packs keep.  Compiled.  DV-STND-01 to 15

`spelling` says how each of these is written in the files.
"""

from __future__ import annotations

from typing import Final

# Caps: the actions of the game are sized by them, so a larger pack is refused.  Cards count from 1.
CHARACTERS: Final = 60
ITEMS: Final = 120
LOCATIONS: Final = 60  # the crossroads, no. 0, not counted
HEROIC_QUESTS: Final = 30
SIDE_QUESTS: Final = 60
BRANCHES: Final = 6  # of one choice or table
ABILITIES: Final = 4  # of one card; likewise its trade offers
CARRIED: Final = 8  # items of one character: DV-ITEM-10

# Factions.  DV-HERO-02, 04
BEAST: Final = 0
CINDERGUARD: Final = 1
HOLLOW: Final = 2
LAMPWRIGHT: Final = 3
MIREKIN: Final = 4
REAVER: Final = 5
SPOREBORN: Final = 6
WAYFARER: Final = 7
FACTIONS: Final = 8

# Kinds of characters, and what those that nobody plays do each round.  DV-AGG-01, DV-FOL-02, DV-R96
HERO: Final = 0
FOLLOWER: Final = 1
AGGRESSIVE: Final = 2
NEUTRAL: Final = 3
STAY: Final = 0
ROAM: Final = 1
HUNT: Final = 2

# What a modifier changes.  The first four are the attributes.  DV-ATTR-01
POWER: Final = 0
SPEED: Final = 1
MIND: Final = 2
LUCK: Final = 3
ATTRIBUTES: Final = 4
ATTACK: Final = 4
ARMOR: Final = 5
FIRST_STRIKE: Final = 6
FLEE_SCORE: Final = 7
SEARCH_ROLL: Final = 8
FOLLOWER_ROLL: Final = 9
WAKE_ROLL: Final = 10
MAX_HP: Final = 11
STATS: Final = 12

# Items.  DV-ITEM-01, 05 to 09; DV-R46, DV-R47
WEAPON: Final = 0
ARMOR_ITEM: Final = 1
OBJECT: Final = 2
NO_SLOT: Final = 0
HEAD: Final = 1
BODY: Final = 2
JEWEL: Final = 3
ONE_HAND: Final = 4
TWO_HANDS: Final = 5
SHIELD_ONE: Final = 6
SHIELD_TWO: Final = 7

# Locations.  A set of entrances has a bit for each side; turned clockwise, a bit moves up.  DV-R22
RUIN: Final = 0
MIRE: Final = 1
WILD: Final = 2
HOLD: Final = 3
SHRINE: Final = 4
CROSS: Final = 5
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
CROSSROADS: Final = 0  # its number

BOOK_A: Final = 0
BOOK_B: Final = 1
BOOKS: Final = 2

# What a filter sorts.
OF_ITEMS: Final = 0
OF_PEOPLE: Final = 1
OF_PLACES: Final = 2

# Whom an effect is about.
NOBODY: Final = 0
ME: Final = 1
MY_HERO: Final = 2
ALLY: Final = 3
PARTY: Final = 4
ONE_OF_PARTY: Final = 5
ALL_HEROES: Final = 6
OTHER_HEROES: Final = 7
OTHER_HERO: Final = 8
HEROES_NEAR: Final = 9
RECEIVER: Final = 10
OTHERS_HERE: Final = 11
FOE: Final = 12
ONE_HERE: Final = 13
ONE_NEAR: Final = 14
THAT: Final = 15
NAMED: Final = 16

# Which location an effect is about.
NOWHERE: Final = 0
HERE: Final = 1
START: Final = 2
ADJACENT: Final = 3
RANDOM: Final = 4
NEAR: Final = 5
FAR: Final = 6
ANYWHERE: Final = 7

# Forms of effects.
NONE: Final = 0
SEQUENCE: Final = 1
CHOOSE: Final = 2
TEST: Final = 3
ROLL: Final = 4
PAY: Final = 5
IF: Final = 6
EACH_PLAYER: Final = 7
OTHER_BOOK: Final = 8

# Operations.
DAMAGE: Final = 10
HEAL: Final = 11
DRAW: Final = 12
DRAW_HEROIC: Final = 13
GAIN: Final = 14
LOSE: Final = 15
PLACE_ITEM: Final = 16
DROP: Final = 17
STEAL: Final = 18
SPAWN: Final = 19
FIGHT: Final = 20
JOIN: Final = 21
FOLLOW_ROLL: Final = 22
MOVE: Final = 23
PUSH: Final = 24
TELEPORT: Final = 25
SWAP: Final = 26
QP: Final = 27
AP: Final = 28
FLAG: Final = 29
MARK: Final = 30
OPEN: Final = 31
CLOSE: Final = 32
AGGRO: Final = 33
CALM: Final = 34
MOD: Final = 35
REROLL: Final = 36
AUTO: Final = 37
WAKE: Final = 38
KNOCK_OUT: Final = 39
KILL: Final = 40
SEARCH: Final = 41
RESET_SEARCH: Final = 42
MARK_SEARCHED: Final = 43
PEEK: Final = 44
REVEAL: Final = 45
DISCARD_HAND: Final = 46
PLACE_LOCATION: Final = 47
TRADE: Final = 48
SECOND_ATTACK: Final = 49
FLEE: Final = 50
END_COMBAT: Final = 51
STANDING: Final = 52
RULE: Final = 53

# Details of operations: each fits one of them, and stands in `Effect.kind`.
PAY_AP: Final = 0  # pay
PAY_HP: Final = 1
PAY_ITEM: Final = 2
PAY_CARD: Final = 3
ITEM_DECK: Final = 0  # draw, peek
CHARACTER_DECK: Final = 1
LOCATION_DECK: Final = 2
SIDE_DECK: Final = 3
ANY_DECK: Final = 4
CHOSEN: Final = 0  # lose
AT_RANDOM: Final = 1
BY_NAME: Final = 2
PLAIN: Final = 0  # damage
AGAINST_ARMOR: Final = 1
SPARING: Final = 2
AS_PRINTED: Final = 0  # spawn
CALMED: Final = 1
ANGERED: Final = 2
CONNECTED: Final = 0  # move
UNCONNECTED: Final = 1
SEARCH_KIND: Final = 0  # reroll, auto
TEST_KIND: Final = 1
ATTACK_KIND: Final = 2
FIRST_STRIKE_KIND: Final = 3
FLEE_KIND: Final = 4
FOLLOWER_KIND: Final = 5
WAKE_KIND: Final = 6
COMBAT_ITEM_KIND: Final = 7
ANY_KIND: Final = 8

# How long a modifier or a calm lasts.
FOR_ATTACK: Final = 0
FOR_COMBAT: Final = 1
FOR_TURN: Final = 2
FOR_ROUND: Final = 3
FOR_GAME: Final = 4
WHILE_EQUIPPED: Final = 5
WHILE_HELD: Final = 6

# Permissions.  DV-STND-15
PHASE_MOVE: Final = 0
FREE_OBJECT: Final = 1
FREE_TRADE: Final = 2
BEAST_TRUCE: Final = 3
NO_TOLL: Final = 4
PACK: Final = 5
FLEES: Final = 6

# Standing rules.  DV-STND-01 to 14
NO_SEARCH: Final = 0
SEARCH_BONUS: Final = 1
HAZARD: Final = 2
TOLL_AP: Final = 3
TOLL_ITEM: Final = 4
REST: Final = 5
SANCTUARY: Final = 6
AMBUSH: Final = 7
DARK: Final = 8
MARKET: Final = 9
FOLLOWER_BONUS: Final = 10
WAKE_BONUS: Final = 11
PORTAL: Final = 12
FACTION_FIRST: Final = 13

# When an ability or an item works, and how often.  DV-HERO-07, 08
ALWAYS: Final = 0
HELD: Final = 1
EQUIPPED: Final = 2
USE: Final = 3
FREE: Final = 4
COMBAT_START: Final = 5
BATTLE_TURN: Final = 6
ON_HIT: Final = 7
ON_DEFEATED: Final = 8
ON_KILL: Final = 9
COMBAT_END: Final = 10
TURN_START: Final = 11
ROUND_START: Final = 12
ARRIVE: Final = 13
ON_SEARCH_HERE: Final = 14
ON_LOOT_HERE: Final = 15
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_COMBAT: Final = 2
ONCE_A_ROUND: Final = 3
ONCE_A_GAME: Final = 4
ONCE_A_TURN_OR_COMBAT: Final = 5  # free without a written limit: once a turn outside, once in each combat
ANY_BATTLE_TURN: Final = 0
FIRST_BATTLE_TURN: Final = 1
LATER_BATTLE_TURNS: Final = 2

# Quest predicates, and the conditions that only `if` knows.
ALL: Final = 0
ANY: Final = 1
FIRST_THEN: Final = 2
HOLDS: Final = 3
HAS_EQUIPPED: Final = 4
HERO_EQUIPPED: Final = 5
BOTH_HANDS: Final = 6
NO_HANDS: Final = 7
DEFEAT: Final = 8
DEFEAT_CLEAN: Final = 9
DEFEAT_JOINT: Final = 10
VISIT: Final = 11
VISIT_TURN: Final = 12
TERRAINS: Final = 13
AT: Final = 14
AT_WITH: Final = 15
FOLLOWER_AT: Final = 16
BRING: Final = 17
APART: Final = 18
DELIVER: Final = 19
ALLIED: Final = 20
RECRUIT: Final = 21
ATTR: Final = 22
ATTR_ANY: Final = 23
HEALTH: Final = 24
SEARCHED: Final = 25
PLACED: Final = 26
LOOT: Final = 27
PICKED: Final = 28
TRADED: Final = 29
GIVE: Final = 30
FLED: Final = 31
DRAG: Final = 32
PASSED: Final = 33
TOGETHER: Final = 34
FLAGGED: Final = 35
ITEM_COUNT: Final = 36
FOE_IS: Final = 37
HIT: Final = 38
WITH_HERO: Final = 39
WITH_FOLLOWER: Final = 40
IS_IN: Final = 41
