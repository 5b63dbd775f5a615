"""How much a quest of Dark Venture still asks of its holder, in tenths of an action point.  Compiled.

An estimate for choosing between quests, by what each kind of condition asks for; it plans nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_odds import reaches
from gloaming.bots.advice.dark_venture_reach import AP, BEYOND, DRAW, Reach
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content.deck import Predicate
from gloaming.games.dark_venture.content.deck import Quest as Card
from gloaming.games.dark_venture.names import ATTRIBUTES, CROSS, HERO_AP, MIND, NOBODY
from gloaming.games.dark_venture.parts import Quest, has
from gloaming.games.dark_venture.tales.conditions import count_bits, count_fitting, is_met

OF_A_POINT: Final = 45  # to raise an attribute by one
OF_A_TEST: Final = 60  # until an entry asks for an attribute and the roll succeeds
A_GUEST: Final = 50  # to have somebody lie fallen beside the hero, or another hero come
WINNING: Final = 30  # a combat that somebody else must pick


def effort(reach: Reach, quest: Quest, card: Card) -> Int:
    """What a held quest still asks for; little once it is complete."""
    return 0 if quest.complete else min(BEYOND, of_node(reach, quest, card.condition))


def of_node(reach: Reach, quest: Quest, node: Predicate) -> Int:
    """What one part of a condition still asks for."""
    if node.kind not in (say.ALL, say.ANY, say.FIRST_THEN) and is_met(reach.state, quest, node):
        return 0
    if node.kind == say.ALL:
        total: Int = 0
        for part in node.parts:
            total += of_node(reach, quest, part)
        return total
    if node.kind == say.ANY:
        best: Int = BEYOND
        for part in node.parts:
            best = min(best, of_node(reach, quest, part))
        return best
    if node.kind == say.FIRST_THEN:
        return of_stages(reach, quest, node)
    return of_deed(reach, quest, node)


def of_stages(reach: Reach, quest: Quest, node: Predicate) -> Int:
    """The second part after the first."""
    later = max(AP, of_node(reach, quest, node.parts[1]))
    if quest.progress[node.place] != 0:
        return later
    return later + 2 * AP + of_node(reach, quest, node.parts[0])


def of_deed(reach: Reach, quest: Quest, node: Predicate) -> Int:
    """What is counted."""
    kind = node.kind
    done = quest.progress[node.place]
    left = max(1, node.number - done)
    if kind in (say.DEFEAT, say.DEFEAT_CLEAN, say.DEFEAT_JOINT):
        return of_defeats(reach, quest, node, left)
    if kind in (say.VISIT, say.TERRAINS):
        return of_visits(reach, node, done)
    if kind == say.RECRUIT:
        return reach.ally(node.people) * max(1, node.number - count_bits(done))
    if kind == say.VISIT_TURN:
        return of_stride(reach, node.number)
    if kind == say.SEARCHED:
        return left * 100 * AP // max(15, reaches(1, 8 - number_of(reach.state, reach.hero, MIND)))
    if kind == say.PLACED:
        return left * (DRAW + 2)
    if kind in (say.LOOT, say.PICKED):
        return left * 3 * AP
    if kind == say.PASSED:
        return left * OF_A_TEST
    if kind == say.TRADED:
        return 2 * AP if reach.follower != NOBODY else 4 * AP
    if kind == say.FLED:
        return WINNING
    return of_state(reach, quest, node)


def of_defeats(reach: Reach, quest: Quest, node: Predicate, left: Int) -> Int:
    """Combats to be won; harder where they must cost no health or be shared."""
    one = reach.foe(node.people, quest.number)
    if node.kind == say.DEFEAT_CLEAN:
        return one * 2 + 2 * AP
    if node.kind == say.DEFEAT_JOINT and reach.follower == NOBODY:
        return one + reach.ally(node.people) // 2
    return one * left if one < BEYOND else BEYOND


def of_visits(reach: Reach, node: Predicate, done: Int) -> Int:
    """Locations to be entered, or lands to be seen."""
    state = reach.state
    if node.kind == say.VISIT:
        return reach.place(node.places, done) + 2 * AP * (node.number - count_bits(done) - 1)
    left = node.number - count_bits(done)
    best: Int = 3 * AP
    for location in state.land.placed:
        terrain = state.content.locations[location].terrain
        if terrain != CROSS and not has(done, terrain):
            best = min(best, reach.walk(location))
    return best + 25 * (left - 1)


def of_stride(reach: Reach, moves: Int) -> Int:
    """So many locations in one turn."""
    if len(reach.state.land.placed) <= moves:
        return 4 * AP
    return moves * AP if moves <= HERO_AP else 6 * AP


def of_state(reach: Reach, quest: Quest, node: Predicate) -> Int:
    """What has to be so at one moment."""
    kind = node.kind
    if kind in (
        say.HOLDS,
        say.HAS_EQUIPPED,
        say.HERO_EQUIPPED,
        say.BOTH_HANDS,
        say.DELIVER,
        say.GIVE,
        say.AT_WITH,
        say.ITEM_COUNT,
        say.NO_HANDS,
    ):
        return of_things(reach, node)
    if kind in (say.AT, say.FOLLOWER_AT, say.BRING, say.APART, say.ALLIED, say.DRAG, say.TOGETHER):
        return of_whereabouts(reach, node)
    if kind in (say.ATTR, say.ATTR_ANY):
        return of_attribute(reach, node)
    if kind == say.HEALTH:
        gap = reach.hero.health - node.number
        return 3 * gap if node.at_most else -gap * 4
    return 2 * A_GUEST


def of_things(reach: Reach, node: Predicate) -> Int:
    """Items to be had, worn, handed over."""
    kind = node.kind
    if kind == say.NO_HANDS:
        return BEYOND
    if kind == say.ITEM_COUNT:
        return (node.number - len(reach.hero.items)) * 2 * AP
    held: Int = 0
    for number in controlled(reach.state, reach.seat):
        held += count_fitting(reach.state.someone(number).items, node.items)
    missing = max(0, max(1, node.number) - held)
    getting = reach.item(node.items) * missing if missing > 0 else 0
    if kind in (say.DELIVER, say.AT_WITH):
        return getting + reach.place(node.places, 0)
    if kind == say.GIVE:
        return getting + A_GUEST
    return getting if kind == say.HOLDS else getting + AP


def of_whereabouts(reach: Reach, node: Predicate) -> Int:
    """Somebody has to be somewhere."""
    kind = node.kind
    if kind == say.ALLIED:
        return reach.ally(node.people)
    if kind == say.AT:
        return reach.place(node.places, 0)
    if kind == say.DRAG:
        return A_GUEST + reach.place(node.places, 0)
    if kind == say.TOGETHER:
        return A_GUEST + reach.place(node.places, 0)
    company: Int = 0
    if reach.follower == NOBODY or (kind == say.BRING and not node.people.fits[reach.follower]):
        company = reach.ally(node.people)
    return company + (2 * AP if kind == say.APART else reach.place(node.places, 0))


def of_attribute(reach: Reach, node: Predicate) -> Int:
    """A number to be reached by what is worn, by the one who lacks least."""
    state = reach.state
    gap: Int = 20
    for number in controlled(state, reach.seat):
        for attribute in range(ATTRIBUTES):
            if node.kind == say.ATTR_ANY or attribute == node.attribute:
                gap = min(gap, node.number - number_of(state, state.someone(number), attribute))
    return OF_A_POINT * gap
