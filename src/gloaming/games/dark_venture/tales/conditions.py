"""Is the condition of a quest met?  States are looked up, deeds were counted.  Compiled.

DV-QST-05; DV-R16, DV-R17
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.gear import hands_for
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content.deck import Filter, Predicate
from gloaming.games.dark_venture.content.vocabulary import (
    ALL,
    ALLIED,
    ANY,
    APART,
    AT,
    AT_WITH,
    ATTR,
    ATTR_ANY,
    BOTH_HANDS,
    BRING,
    FIRST_THEN,
    FLAGGED,
    FOLLOWER_AT,
    GIVE,
    HAS_EQUIPPED,
    HEALTH,
    HERO_EQUIPPED,
    HOLDS,
    ITEM_COUNT,
    NO_HANDS,
    RECRUIT,
    TERRAINS,
    TOGETHER,
    VISIT,
    VISIT_TURN,
)
from gloaming.games.dark_venture.land.ways import NOWHERE, distance
from gloaming.games.dark_venture.names import ATTRIBUTES, HANDS, NOBODY
from gloaming.games.dark_venture.parts import Character, Quest, changed, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.select import fits_place


def is_met(state: State, quest: Quest, node: Predicate) -> bool:
    """Is this part of the quest's condition met now?"""
    kind = node.kind
    if kind == ALL:
        return all_met(state, quest, node)
    if kind == ANY:
        return any_met(state, quest, node)
    if kind == FIRST_THEN:
        return in_turn(state, quest, node)
    if kind in (VISIT, VISIT_TURN, TERRAINS, RECRUIT):
        return count_bits(quest.progress[node.place]) >= node.number
    if kind in (HOLDS, HAS_EQUIPPED, HERO_EQUIPPED, BOTH_HANDS, NO_HANDS, ITEM_COUNT, AT_WITH):
        return gear_fits(state, quest.seat, node)
    if kind in (AT, FOLLOWER_AT, BRING, APART, ALLIED):
        return whereabouts_fit(state, quest.seat, node)
    if kind in (ATTR, ATTR_ANY, HEALTH):
        return numbers_fit(state, quest.seat, node)
    if kind == TOGETHER:
        return are_gathered(state, quest, node, NOBODY)
    if kind == FLAGGED:
        return has(state.players[quest.seat].flags, node.flag)
    return quest.progress[node.place] >= max(1, node.number)


def count_bits(bits: Int) -> Int:
    """How many are in the set."""
    found: Int = 0
    while bits != 0:
        found += bits & 1
        bits >>= 1
    return found


# --- joined conditions


def all_met(state: State, quest: Quest, node: Predicate) -> bool:
    """Every part; heroes that come together after a gift include its receiver."""
    receiver: Int = NOBODY
    for part in node.parts:
        if part.kind == GIVE:
            receiver = quest.progress[part.place]
    for part in node.parts:
        if part.kind == TOGETHER and receiver != NOBODY:
            if not are_gathered(state, quest, part, receiver):
                return False
        elif not is_met(state, quest, part):
            return False
    return True


def any_met(state: State, quest: Quest, node: Predicate) -> bool:
    """One part at least."""
    for part in node.parts:
        if is_met(state, quest, part):
            return True
    return False


def in_turn(state: State, quest: Quest, node: Predicate) -> bool:
    """The first part has been true at some time, and now the second is."""
    if quest.progress[node.place] == 0:
        if is_met(state, quest, node.parts[0]):
            quest.progress = changed(quest.progress, node.place, 1)
        return False
    return is_met(state, quest, node.parts[1])


# --- states


def gear_fits(state: State, seat: Int, node: Predicate) -> bool:
    """What the player's characters hold and have equipped."""
    hero = state.hero(seat)
    kind = node.kind
    if kind == NO_HANDS:
        return state.content.characters[hero.number].hands == 0
    if kind == ITEM_COUNT:
        return len(hero.items) >= node.number
    if kind == HERO_EQUIPPED:
        return count_fitting(hero.equipped, node.items) >= node.number
    if kind == AT_WITH and not fits_place(state, node.places, hero.location):
        return False
    held: Int = 0
    for number in controlled(state, seat):
        character = state.someone(number)
        held += count_fitting(character.items, node.items)
        if kind == HAS_EQUIPPED and count_fitting(character.equipped, node.items) >= node.number:
            return True
        if kind == BOTH_HANDS and wields_in_both(state, character, node.items):
            return True
    return kind in (HOLDS, AT_WITH) and held >= max(1, node.number)


def count_fitting(items: list[Int], items_filter: Filter) -> Int:
    """How many of the items fit."""
    found: Int = 0
    for item in items:
        if items_filter.fits[item]:
            found += 1
    return found


def wields_in_both(state: State, character: Character, items_filter: Filter) -> bool:
    """Has it equipped an item that fits and takes both its hands?"""
    for item in character.equipped:
        if items_filter.fits[item] and hands_for(state, character, item) == HANDS:
            return True
    return False


def whereabouts_fit(state: State, seat: Int, node: Predicate) -> bool:
    """Where the hero and the follower are, and who it is."""
    player = state.players[seat]
    hero = state.hero(seat)
    if node.kind == AT:
        return fits_place(state, node.places, hero.location)
    if player.follower == NOBODY:
        return False
    follower = state.someone(player.follower)
    if node.kind == ALLIED:
        return node.people.fits[follower.number]
    if node.kind == FOLLOWER_AT:
        return fits_place(state, node.places, follower.location)
    if node.kind == APART:
        far = distance(state.land, hero.location, follower.location)
        return node.number <= far < NOWHERE
    fits = node.people.fits[follower.number] and follower.location == hero.location
    return fits and fits_place(state, node.places, hero.location)


def numbers_fit(state: State, seat: Int, node: Predicate) -> bool:
    """Attributes of the player's characters, the hero's health."""
    hero = state.hero(seat)
    if node.kind == HEALTH:
        return hero.health <= node.number if node.at_most else hero.health >= node.number
    if node.kind == ATTR_ANY:
        for attribute in range(ATTRIBUTES):
            if number_of(state, hero, attribute) >= node.number:
                return True
        return False
    for number in controlled(state, seat):
        if number_of(state, state.someone(number), node.attribute) >= node.number:
            return True
    return False


def are_gathered(state: State, quest: Quest, node: Predicate, receiver: Int) -> bool:
    """So many heroes of different players at one such place, the holder's and the receiver among them."""
    spot = state.hero(quest.seat).location
    if not fits_place(state, node.places, spot):
        return False
    there: Int = 0
    for player in state.players:
        if player.hero != NOBODY and state.someone(player.hero).location == spot:
            there += 1
    missing = receiver != NOBODY and state.someone(receiver).location != spot
    return there >= node.number and not missing
