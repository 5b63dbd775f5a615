"""How the numbers of the vocabulary are written in the files.  Each table is a closed list."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.shapes import Limit

Words = Mapping[str, int]

FACTIONS: Words = {name: number for number, name in enumerate(names.FACTION_NAMES)}
TERRAINS: Words = {name: number for number, name in enumerate(names.TERRAIN_NAMES)}
ATTRIBUTES: Words = {name: number for number, name in enumerate(names.ATTRIBUTE_NAMES)}
CATEGORIES: Words = {name: number for number, name in enumerate(names.CATEGORY_NAMES)}
SLOTS: Words = {
    "h1": names.ONE_HAND,
    "h2": names.TWO_HANDS,
    "s1": names.SHIELD,
    "s2": names.TOWER_SHIELD,
    "head": names.HEAD,
    "body": names.BODY,
    "jewel": names.JEWEL,
}
KINDS: Words = {"hero": names.HERO, "follower": names.FOLLOWER, "A": names.FOE, "N": names.NEUTRAL}
BEHAVIORS: Words = {"stay": names.STAY, "roam": names.ROAM, "hunt": names.HUNT}
SIDES: Words = {"N": names.NORTH, "E": names.EAST, "S": names.SOUTH, "W": names.WEST}
BOOKS: Words = {"A": v.BOOK_A, "B": v.BOOK_B}

STATS: Words = {
    **ATTRIBUTES,
    "attack": v.ATTACK_BONUS,
    "armor": v.ARMOR_BONUS,
    "first_strike": v.FIRST_STRIKE,
    "flee": v.FLEE_SCORE,
    "search": v.SEARCH_ROLL,
    "follower": v.FOLLOWER_ROLL,
    "wake": v.WAKE_ROLL,
    "max_hp": v.MAX_HP,
}
DURATIONS: Words = {
    "attack": v.FOR_ATTACK,
    "combat": v.FOR_COMBAT,
    "turn": v.FOR_TURN,
    "round": v.FOR_ROUND,
    "game": v.FOR_GAME,
    "equipped": v.WHILE_EQUIPPED,
    "held": v.WHILE_HELD,
}
WHO: Words = {
    "me": v.ME,
    "hero": v.MY_HERO,
    "ally": v.ALLY,
    "party": v.PARTY,
    "one_party": v.ONE_OF_PARTY,
    "all_heroes": v.ALL_HEROES,
    "other_heroes": v.OTHER_HEROES,
    "other_hero": v.OTHER_HERO,
    "receiver": v.RECEIVER,
    "others_here": v.OTHERS_HERE,
    "foe": v.MY_FOE,
    "that": v.THAT,
}
WHO_OF: Words = {"one_here": v.ONE_HERE, "one_near": v.ONE_NEAR}
WHERE: Words = {"here": v.HERE, "start": v.START, "adj": v.ADJACENT, "random": v.RANDOM, "far": v.FAR}
WHERE_OF: Words = {"near": v.NEAR, "any": v.ANYWHERE}
DECKS: Words = {
    "item": names.ITEM_DECK,
    "character": names.CHARACTER_DECK,
    "location": names.LOCATION_DECK,
}
DRAWN_DECKS: Words = {**DECKS, "side": names.SIDE_DECK}
PEEKED_DECKS: Words = {**DECKS, "any": v.ANY_DECK}
COSTS: Words = {"ap": v.PAY_AP, "hp": v.PAY_HP, "item": v.PAY_ITEM, "card": v.PAY_CARD}
LOSSES: Words = {"chosen": v.CHOSEN, "random": v.AT_RANDOM, "named": v.BY_NAME}
DAMAGES: Words = {"armor": v.AGAINST_ARMOR, "spare": v.SPARING}
MOODS: Words = {"calm": v.CALMED, "angry": v.ANGERED}
WAYS: Words = {"unconnected": v.UNCONNECTED}
REROLLS: Words = {
    "search": v.SEARCH_KIND,
    "test": v.TEST_KIND,
    "attack": v.ATTACK_KIND,
    "first_strike": v.FIRST_STRIKE_KIND,
    "flee": v.FLEE_KIND,
    "follower": v.FOLLOWER_KIND,
    "wake": v.WAKE_KIND,
    "combat_item": v.COMBAT_ITEM_KIND,
    "any": v.ANY_KIND,
}
AUTOS: Words = {"search": v.SEARCH_KIND, "flee": v.FLEE_KIND, "follower": v.FOLLOWER_KIND}
PERMISSIONS: Words = {
    "phase_move": v.PHASE_MOVE,
    "free_object": v.FREE_OBJECT,
    "free_trade": v.FREE_TRADE,
    "beast_truce": v.BEAST_TRUCE,
    "no_toll": v.NO_TOLL,
    "pack": v.PACK,
    "flees": v.FLEES,
}
BARE_STANDING: Words = {
    "no_search": v.NO_SEARCH,
    "toll ap": v.TOLL_AP,
    "toll item": v.TOLL_ITEM,
    "sanctuary": v.SANCTUARY,
    "dark": v.DARK,
    "market": v.MARKET,
    "portal": v.PORTAL,
}
NUMBERED_STANDING: Words = {
    "search": v.SEARCH_BONUS,
    "hazard": v.HAZARD,
    "rest": v.REST,
    "ambush": v.AMBUSH,
    "follower": v.FOLLOWER_BONUS,
    "wake": v.WAKE_BONUS,
}
TRIGGERS: Words = {
    "always": v.ALWAYS,
    "held": v.HELD,
    "equipped": v.EQUIPPED,
    "use": v.USE,
    "free": v.FREE,
    "combat_start": v.COMBAT_START,
    "battle_turn": v.BATTLE_TURN,
    "on_hit": v.ON_HIT,
    "on_defeated": v.ON_DEFEATED,
    "on_kill": v.ON_KILL,
    "combat_end": v.COMBAT_END,
    "turn_start": v.TURN_START,
    "round_start": v.ROUND_START,
    "arrive": v.ARRIVE,
    "on_search_here": v.ON_SEARCH_HERE,
    "on_loot_here": v.ON_LOOT_HERE,
}
LIMITS: Mapping[Limit, int] = {
    "1/turn": v.ONCE_A_TURN,
    "1/combat": v.ONCE_A_COMBAT,
    "1/round": v.ONCE_A_ROUND,
    "1/game": v.ONCE_A_GAME,
}
BATTLE_TURNS: Words = {
    "first battle turn only": v.FIRST_BATTLE_TURN,
    "from the second battle turn on": v.LATER_BATTLE_TURNS,
}


def number_of(words: Words, text: str, what: str) -> int:
    """The number of a word.  Misspelt, with the list of what would do, for a stranger."""
    if text not in words:
        raise Misspelt(f"`{text}` is not {what}: {', '.join(words)}")
    return words[text]


def word_of(words: Words, number: int) -> str:
    """The word of a number; '' for a number that has none: it is the one that goes without saying."""
    for word, meant in words.items():
        if meant == number:
            return word
    return ""
