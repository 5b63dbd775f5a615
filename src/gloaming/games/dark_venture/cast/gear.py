"""Equipping: slots, hands, who may wear what.  Compiled.

DV-ITEM-05 to 09; DV-EQP-02; DV-R43, DV-R46, DV-R47
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.names import (
    BODY,
    HANDS,
    HEAD,
    JEWEL,
    NO_SLOT,
)
from gloaming.games.dark_venture.parts import Character, has, without
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    EQP_02,
    EQP_05,
    HERO_03,
    ITEM_05,
    ITEM_06,
    ITEM_07,
    ITEM_08,
)
from gloaming.games.dark_venture.state import State

SLOT_RULES: Final = (ITEM_05, ITEM_06, ITEM_07)  # of head, body, jewel


def may_equip(state: State, holder: Character, item: Int) -> Int:
    """May this character equip that item, which it holds?  DV-EQP-02; DV-HERO-03; DV-R43, DV-R46"""
    card = state.content.items[item]
    person = state.content.characters[holder.number]
    if item not in holder.items or item in holder.equipped:
        return EQP_02
    if card.slot == NO_SLOT:
        return EQP_05
    if not card.equips[person.faction]:
        return HERO_03
    if card.hands > person.hands:
        return ITEM_08
    if card.slot >= HEAD and not has(person.slots, card.slot):
        return SLOT_RULES[card.slot - HEAD]
    return ALLOWED


def equip(state: State, holder: Character, item: Int) -> None:
    """The item is equipped; what occupied its place on head, body or as jewel goes back among the things.

    Hands are freed by the player.  DV-ITEM-05 to 07; DV-R46"""
    slot = state.content.items[item].slot
    if slot in (HEAD, BODY, JEWEL):
        for worn in holder.equipped:
            if state.content.items[worn].slot == slot:
                holder.equipped = without(holder.equipped, worn)
    holder.equipped = [*holder.equipped, item]


def unequip(holder: Character, item: Int) -> None:
    """The item goes back among the character's things, for free.  DV-R15"""
    holder.equipped = without(holder.equipped, item)


def hands_for(state: State, holder: Character, item: Int) -> Int:
    """How many hands an equipped item takes.  DV-ITEM-08, 09; DV-R46"""
    card = state.content.items[item]
    if card.hands == HANDS and card.one_hand > 0:
        score = number_of(state, holder, card.one_hand_attribute)
        if item not in holder.equipped:
            score += card.bonus[card.one_hand_attribute]
        if score >= card.one_hand:
            return 1
    return card.hands


def hands_full(state: State, holder: Character) -> Int:
    """How many hands the equipped items take together."""
    total: Int = 0
    for item in holder.equipped:
        total += hands_for(state, holder, item)
    return total


def is_overloaded(state: State, holder: Character) -> bool:
    """Are there too few hands for what is equipped?  DV-R46"""
    return hands_full(state, holder) > state.content.characters[holder.number].hands


def in_hands(state: State, holder: Character) -> list[Int]:
    """The equipped items that take hands, ascending."""
    held: list[Int] = []
    for item in holder.equipped:
        if state.content.items[item].hands > 0:
            held.append(item)
    held.sort()
    return held
