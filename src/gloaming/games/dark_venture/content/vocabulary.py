"""The vocabulary of cards and books in numbers, and the caps that packs keep.  Compiled.  DV-STND-01 to 15

`spelling` says how each of these is written in the files.
"""

from __future__ import annotations

from typing import Final

# Caps beside those of `names`: the actions of the game are sized by them, so a larger pack is refused.
BRANCHES: Final = 6  # of one choice or table
ABILITIES: Final = 4  # of one card; likewise its trade offers
TOKENS: Final = 60  # flags; likewise marks

# What a modifier changes: the four attributes of `names`, then these.  DV-ATTR-01 to 05
ATTACK_BONUS: Final = 4
ARMOR_BONUS: Final = 5
FIRST_STRIKE: Final = 6
FLEE_SCORE: Final = 7
SEARCH_ROLL: Final = 8
FOLLOWER_ROLL: Final = 9
WAKE_ROLL: Final = 10
MAX_HP: Final = 11
STATS: Final = 12

BOOK_A: Final = 0
BOOK_B: Final = 1
BOOKS: Final = 2

# What a filter sorts.
OF_ITEMS: Final = 0
OF_PEOPLE: Final = 1
OF_PLACES: Final = 2

# Whom an effect is about, and below where.
NOT_SAID: Final = 0
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
MY_FOE: Final = 12
ONE_HERE: Final = 13
ONE_NEAR: Final = 14
THAT: Final = 15
NAMED: Final = 16

# Which location an effect is about.
HERE: Final = 1
START: Final = 2
ADJACENT: Final = 3
RANDOM: Final = 4
NEAR: Final = 5
FAR: Final = 6
ANYWHERE: Final = 7

# Forms of effects, with the fields of `Effect` that count; an amount is dice and number.
NONE: Final = 0  # nothing
SEQUENCE: Final = 1  # parts, one after the other
CHOOSE: Final = 2  # one of parts; not one that starts with a PAY that cannot be paid
TEST: Final = 3  # dice + attribute `stat` of the acting character >= number: parts[0], else parts[1]
ROLL: Final = 4  # one die: parts[i] on lows[i] .. highs[i]
PAY: Final = 5  # kind, number or items: parts[0] for it, or nothing
IF: Final = 6  # condition: parts[0], else parts[1]
EACH_PLAYER: Final = 7  # parts[0] by every player, in player order
OTHER_BOOK: Final = (
    8  # what entry `number` of book `kind` does, a guide's in a guide, else an action's: DV-R112
)

# Operations.
DAMAGE: Final = 10  # who, amount, kind PLAIN, AGAINST_ARMOR or SPARING
HEAL: Final = 11  # who, amount or full
DRAW: Final = 12  # number cards of deck `kind`
DRAW_HEROIC: Final = 13  # number quests, keep
GAIN: Final = 14  # items, drawn
LOSE: Final = 15  # who, items, kind CHOSEN, AT_RANDOM or BY_NAME
PLACE_ITEM: Final = 16  # items, drawn, where
DROP: Final = 17  # who, items
STEAL: Final = 18  # who, items
SPAWN: Final = 19  # people, drawn, where, pool, mood; parts[0] if the card cannot come
FIGHT: Final = 20  # who THAT, or people and drawn; parts[0] if there is nobody
JOIN: Final = 21  # people
FOLLOW_ROLL: Final = 22  # number is added to the roll
MOVE: Final = 23  # who, number, kind CONNECTED or UNCONNECTED
PUSH: Final = 24  # who, where
TELEPORT: Final = 25  # who, where
SWAP: Final = 26  # who, other
QP: Final = 27  # number
AP: Final = 28  # who, number
FLAG: Final = 29  # token
MARK: Final = 30  # where, token
OPEN: Final = 31  # a side of this location
CLOSE: Final = 32  # likewise
AGGRO: Final = 33  # who
CALM: Final = 34  # who, lasts FOR_TURN or FOR_GAME
MOD: Final = 35  # who, stat, number, lasts
REROLL: Final = 36  # kind
AUTO: Final = 37  # kind
WAKE: Final = 38  # who, amount
KNOCK_OUT: Final = 39  # who
KILL: Final = 40  # who
SEARCH: Final = 41  # number is added to the roll
RESET_SEARCH: Final = 42  # where
MARK_SEARCHED: Final = 43  # where
PEEK: Final = 44  # deck `kind`, number
REVEAL: Final = 45  # who
DISCARD_HAND: Final = 46  # who, number
PLACE_LOCATION: Final = 47  # where
TRADE: Final = 48  # items: parts[0] for one of them and 1 AP
SECOND_ATTACK: Final = 49  # number is added to its damage
FLEE: Final = 50
END_COMBAT: Final = 51
STANDING: Final = 52  # standing
RULE: Final = 53  # permission `kind`

# Details of operations: each fits one of them, and stands in `Effect.kind`.
PAY_AP: Final = 0  # pay
PAY_HP: Final = 1
PAY_ITEM: Final = 2
PAY_CARD: Final = 3
ANY_DECK: Final = 5  # peek; the decks of `names` are those of draw and peek
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
