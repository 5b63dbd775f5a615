"""What things of Dark Venture are worth to a bot, in hundredths of a quest point.  Compiled.

These are the worths that no quest asks for: better numbers in combat, company, health, cards.  They fade as
the day ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.gear import hands_for, may_equip
from gloaming.games.dark_venture.content.deck import Item
from gloaming.games.dark_venture.names import (
    ATTRIBUTES,
    HANDS,
    HEAD,
    NO_SLOT,
    OBJECT,
    ROUNDS,
)
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.rule_numbers import ALLOWED
from gloaming.games.dark_venture.state import State

POINT: Final = 100  # a quest point
AP_WORTH: Final = 16  # an action point
OF_ATTRIBUTE: Final = (16, 7, 13, 9)  # a point of power, speed, mind, luck for the whole day
OF_ATTACK: Final = 16
OF_ARMOR: Final = 18
HEALTH: Final = 4  # a point of health
JUNK: Final = 3  # an item that does nothing for its owner
HEALER: Final = 22  # an item that heals
TOOL: Final = 14  # an item that can be used
COMPANY: Final = 110  # a follower for the whole day
FALL: Final = 150  # what it costs to fall unconscious, with the day ahead
NEW_PLACE: Final = 22  # the first entry into a location: what its text may bring
NEW_LAND: Final = 16  # a location on the map, quests aside
NEW_ITEM: Final = 16  # an item card drawn, quests aside


def rounds_left(state: State) -> Int:
    """The rounds after this one."""
    return max(0, state.last_round() - max(1, state.round))


def fading(state: State, worth: Int) -> Int:
    """What is left of a worth for the whole day."""
    return worth * (rounds_left(state) + 1) // ROUNDS


def numbers_worth(item: Item) -> Int:
    """What an equipped item adds, for the whole day."""
    total: Int = OF_ATTACK * item.attack + OF_ARMOR * item.armor
    for attribute in range(ATTRIBUTES):
        total += OF_ATTRIBUTE[attribute] * item.bonus[attribute]
    return total + TOOL * len(item.abilities)


def equip_gain(state: State, holder: Character, item: Int) -> Int:
    """What equipping an item adds, less what makes room for it; for the rest of the day."""
    card = state.content.items[item]
    loss = hands_loss(state, holder, item) if card.slot < HEAD else slot_loss(state, holder, card.slot)
    return fading(state, numbers_worth(card) - loss)


def slot_loss(state: State, holder: Character, slot: Int) -> Int:
    """The worth of what is worn there now."""
    for worn in holder.equipped:
        if state.content.items[worn].slot == slot:
            return numbers_worth(state.content.items[worn])
    return 0


def hands_loss(state: State, holder: Character, item: Int) -> Int:
    """The worth of what must leave the hands for the item: the least that will do."""
    needed = hands_for(state, holder, item)
    total: Int = 0
    best: Int = 1 << 20
    for held in holder.equipped:
        hands = state.content.items[held].hands
        if hands > 0:
            taken = hands_for(state, holder, held)
            worth = numbers_worth(state.content.items[held])
            needed += taken
            total += worth
            best = min(best, worth)
    if needed <= HANDS:
        return 0
    one_is_enough = needed <= HANDS + 1
    return best if one_is_enough else total


def could_wear(state: State, holder: Character, item: Int) -> bool:
    """Could this character equip the item, if it held it?"""
    card = state.content.items[item]
    if card.slot == NO_SLOT:
        return False
    if item in holder.equipped:
        return True
    if item in holder.items:
        return may_equip(state, holder, item) == ALLOWED
    person = state.content.characters[holder.number]
    if not card.equips[person.faction] or card.hands > person.hands:
        return False
    return card.slot < HEAD or person.slots >> card.slot & 1 == 1


def item_worth(state: State, holder: Character, item: Int) -> Int:
    """What an item is worth among the things of a character, quests aside."""
    card = state.content.items[item]
    if item in holder.equipped:
        return JUNK + fading(state, numbers_worth(card))
    worth: Int = JUNK
    if card.slot != NO_SLOT and could_wear(state, holder, item):
        worth += max(0, equip_gain(state, holder, item) - AP_WORTH)
    elif card.healing:
        worth += HEALER
    elif card.category == OBJECT and len(card.abilities) > 0:
        worth += TOOL
    return worth
