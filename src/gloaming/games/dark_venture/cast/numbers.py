"""What a character's numbers are now: print, equipped items, modifiers, what is always in force.  Compiled.

DV-ATTR-01, 06; DV-SET-08, 10; DV-EQP-03; DV-R58, DV-R85, DV-R90, DV-R101.  This is the one place that looks
at the cards in play for a number.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.people import are_together, companion, is_hero
from gloaming.games.dark_venture.content.deck import Ability, Effect, Predicate
from gloaming.games.dark_venture.content.vocabulary import (
    ALLY,
    ALWAYS,
    ARMOR_BONUS,
    ATTACK_BONUS,
    EQUIPPED,
    HELD,
    IF,
    IS_IN,
    MAX_HP,
    ME,
    MOD,
    MY_HERO,
    PARTY,
    RULE,
    SEQUENCE,
    WITH_FOLLOWER,
    WITH_HERO,
)
from gloaming.games.dark_venture.names import ATTRIBUTES, DEAD, NOBODY
from gloaming.games.dark_venture.parts import Character, has
from gloaming.games.dark_venture.state import State


def number_of(state: State, character: Character, stat: Int) -> Int:
    """The character's attribute, bonus or other number; attributes never below zero.

    DV-ATTR-06; DV-R58, DV-R101"""
    total = printed(state, character, stat) + changes(state, character, stat)
    return max(total, 0) if stat < ATTRIBUTES else total


def max_health(state: State, character: Character) -> Int:
    """The most health it can have.  DV-SET-09; DV-R90"""
    return state.content.characters[character.number].hp + changes(state, character, MAX_HP)


def attribute_total(state: State, character: Character) -> Int:
    """Power, speed, mind and luck together.  DV-R85"""
    total: Int = 0
    for attribute in range(ATTRIBUTES):
        total += number_of(state, character, attribute)
    return total


def printed(state: State, character: Character, stat: Int) -> Int:
    """What the character's card and its equipped items say.  DV-ITEM-02, 03; DV-EQP-03"""
    card = state.content.characters[character.number]
    total: Int = 0
    if stat < ATTRIBUTES:
        total = card.attributes[stat]
        for item in character.equipped:
            total += state.content.items[item].bonus[stat]
    elif stat == ATTACK_BONUS:
        total = card.attack
        for item in character.equipped:
            total += state.content.items[item].attack
    elif stat == ARMOR_BONUS:
        total = card.armor
        for item in character.equipped:
            total += state.content.items[item].armor
    return total


def changes(state: State, character: Character, stat: Int) -> Int:
    """What modifiers and everything always in force change about a number."""
    total: Int = 0
    for modifier in state.modifiers:
        if modifier.character == character.number and modifier.stat == stat:
            total += modifier.amount
    if not has(state.content.changes, stat):
        return total
    total += from_bearer(state, character, character, stat)
    other = companion(state, character.number)
    if other != NOBODY:
        total += from_bearer(state, state.someone(other), character, stat)
    return total


# --- what is always in force


def from_bearer(state: State, bearer: Character, target: Character, stat: Int) -> Int:
    """What the abilities and items of one character change about a number of another, or of its own."""
    total: Int = 0
    if bearer.condition == DEAD:
        return total
    card = state.content.characters[bearer.number]
    if has(card.changes, stat):
        total += from_abilities(state, card.abilities, bearer, target, stat)
    for item in bearer.items:
        thing = state.content.items[item]
        if has(thing.changes, stat):
            total += from_abilities(state, thing.abilities, bearer, target, stat)
    return total


def from_abilities(
    state: State, abilities: list[Ability], bearer: Character, target: Character, stat: Int
) -> Int:
    """What the abilities of one card change about the number of the target."""
    total: Int = 0
    for ability in abilities:
        if in_force(state, ability, bearer):
            total += change(state, ability.effect, bearer, target, stat)
    return total


def in_force(state: State, ability: Ability, bearer: Character) -> bool:
    """Does an ability that needs no announcement work now?  DV-HERO-08"""
    if ability.trigger not in (ALWAYS, HELD, EQUIPPED):
        return False
    if ability.trigger == EQUIPPED and ability.item not in bearer.equipped:
        return False
    return qualifies(state, ability, bearer)


def qualifies(state: State, ability: Ability, bearer: Character) -> bool:
    """Are the qualifiers met that do not speak of combat?"""
    if ability.while_equipped and ability.item not in bearer.equipped:
        return False
    if ability.held_by >= 0 and state.content.characters[bearer.number].faction != ability.held_by:
        return False
    if ability.held_by_party and not is_of_party(state, bearer):
        return False
    if not ability.in_solo and state.solo():
        return False
    return ability.terrains == 0 or has(ability.terrains, terrain_of(state, bearer))


def is_of_party(state: State, bearer: Character) -> bool:
    """Is it a hero, or a follower that is where its hero is, conscious or not?"""
    return bearer.seat >= 0 and state.hero(bearer.seat).location == bearer.location


def terrain_of(state: State, character: Character) -> Int:
    """The terrain where a character is."""
    return state.content.locations[character.location].terrain


def change(state: State, effect: Effect, bearer: Character, target: Character, stat: Int) -> Int:
    """What an effect in force changes about that number of the target."""
    total: Int = 0
    if effect.op == MOD:
        if effect.stat == stat and means(state, effect.who.kind, bearer, target):
            total = effect.number
    elif effect.op == IF:
        place = 0 if is_so(state, effect.condition, bearer) else 1
        total = change(state, effect.parts[place], bearer, target, stat)
    elif effect.op == SEQUENCE:
        for part in effect.parts:
            total += change(state, part, bearer, target, stat)
    return total


def means(state: State, kind: Int, bearer: Character, target: Character) -> bool:
    """Does the word of a selector mean the target, said by the bearer?"""
    if kind == ME:
        return target.number == bearer.number
    if target.seat < 0 or target.seat != bearer.seat:
        return False
    if kind == PARTY:
        return target.number == bearer.number or target.location == bearer.location
    hero = is_hero(state, target.number)
    return (kind == MY_HERO and hero) or (kind == ALLY and not hero)


def is_so(state: State, condition: Predicate, bearer: Character) -> bool:
    """Conditions of what is always in force: whom the bearer is with, and in what land."""
    if condition.kind == WITH_HERO:
        return are_together(state, bearer.number) and not is_hero(state, bearer.number)
    if condition.kind == WITH_FOLLOWER:
        return are_together(state, bearer.number) and is_hero(state, bearer.number)
    return condition.kind == IS_IN and condition.places.fits[bearer.location]


def permits(state: State, character: Character, permission: Int) -> bool:
    """Has the character that permission, by its own card or what it holds?  DV-STND-15"""
    card = state.content.characters[character.number]
    if has(card.permits, permission) and grant(state, card.abilities, character, permission):
        return True
    for item in character.items:
        thing = state.content.items[item]
        if has(thing.permits, permission) and grant(state, thing.abilities, character, permission):
            return True
    return False


def grant(state: State, abilities: list[Ability], bearer: Character, permission: Int) -> bool:
    """Is one of the abilities that permission, and in force?"""
    for ability in abilities:
        effect = ability.effect
        if effect.op == RULE and effect.kind == permission and in_force(state, ability, bearer):
            return True
    return False
