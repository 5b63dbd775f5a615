"""What a player's quests make worth: places, foes, followers, items, deeds.  Compiled.

All in hundredths of a quest point.  A condition is taken apart; each part that is missing shares what the
quest is worth, which is the less the more it still asks for.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_efforts import effort
from gloaming.bots.advice.dark_venture_prices import POINT, could_wear, rounds_left
from gloaming.bots.advice.dark_venture_reach import AP, BEYOND, Reach
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content.deck import Filter, Predicate
from gloaming.games.dark_venture.content.deck import Quest as Card
from gloaming.games.dark_venture.names import (
    ATTRIBUTES,
    CHARACTERS,
    COMPETITIVE,
    CROSS,
    FOE,
    FOLLOWER,
    HERO_AP,
    ITEMS,
    LOCATIONS,
    NOBODY,
    OFF_MAP,
)
from gloaming.games.dark_venture.parts import Quest, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.conditions import count_bits, count_fitting, is_met
from gloaming.games.dark_venture.tales.deeds import card_of
from gloaming.games.dark_venture.tales.select import fits_place

HALF_PRICE: Final = 15  # tenths of AP that halve a worth, for each AP that is left


@final
class Wants:
    """Worths by card number, and of deeds."""

    def __init__(self, state: State, seat: Int) -> None:
        self.state: State = state
        self.seat: Int = seat
        self.reach: Reach = Reach(state, seat)
        self.ap_left: Int = self.reach.hero.ap + HERO_AP * rounds_left(state)
        self.visit: list[Int] = [0] * LOCATIONS  # to enter it, or to be there
        self.follower_visit: list[Int] = [0] * LOCATIONS  # that the follower is there
        self.foe: list[Int] = [0] * CHARACTERS  # to defeat it
        self.ally: list[Int] = [0] * CHARACTERS  # to win it
        self.item: list[Int] = [0] * ITEMS  # to get it
        self.keep: list[Int] = [0] * ITEMS  # not to lose it
        self.worn: list[Int] = [0] * ITEMS  # to equip it
        self.laid: list[Int] = [0] * LOCATIONS  # to place it
        self.search: list[Int] = [0] * LOCATIONS
        self.drag: list[Int] = [0] * LOCATIONS  # to drag somebody there
        self.test: list[Int] = [0] * ATTRIBUTES
        self.gift: list[Int] = [0] * ITEMS  # to give it to another player's hero
        self.flag: list[Int] = [0] * say.TOKENS  # that a text sets it
        self.loot: Int = 0
        self.pick: Int = 0
        self.trade: Int = 0
        self.flight: Int = 0
        self.apart: Int = 0
        self.meeting: Int = 0  # to stand with another player's hero
        self.hurt: Int = 0  # to lose health
        self.health: Int = 0  # for a point of health regained
        self.far: Int = 0  # to widen the map
        for quest in state.quests:
            if quest.seat == seat and not quest.complete:
                card = card_of(state, quest)
                self.note(quest, card.condition, quest_worth(self.reach, quest, card, self.ap_left))

    # --- conditions taken apart

    def note(self, quest: Quest, node: Predicate, worth: Int) -> None:
        """What is missing of a condition is worth so much."""
        kind = node.kind
        if kind == say.ALL:
            missing: Int = 0
            for part in node.parts:
                missing += 0 if is_met(self.state, quest, part) else 1
            for part in node.parts:
                if not is_met(self.state, quest, part):
                    self.note(quest, part, worth // max(1, missing))
                elif part.kind in (say.HOLDS, say.GIVE):
                    self.keep_things(part.items, worth)
        elif kind == say.ANY:
            for part in node.parts:
                self.note(quest, part, worth)
        elif kind == say.FIRST_THEN:
            first = quest.progress[node.place] == 0
            self.note(quest, node.parts[0 if first else 1], worth // 2 if first else worth)
        else:
            self.note_deed(quest, node, worth)

    def note_deed(self, quest: Quest, node: Predicate, worth: Int) -> None:
        """What is counted."""
        kind = node.kind
        done = quest.progress[node.place]
        share = worth // max(1, node.number - done)
        if kind in (say.DEFEAT, say.DEFEAT_CLEAN, say.DEFEAT_JOINT):
            self.note_foes(quest, node, share)
        elif kind in (say.VISIT, say.TERRAINS, say.VISIT_TURN):
            self.note_visits(node, done, worth // max(1, node.number - count_bits(done)))
        elif kind == say.RECRUIT:
            self.note_allies(node.people, done, worth // max(1, node.number - count_bits(done)))
        elif kind == say.SEARCHED:
            self.add_places(node.places, self.search, share)
        elif kind == say.PLACED:
            self.add_cards(node.places, share)
        elif kind == say.PASSED:
            self.test[node.attribute] += share
        elif kind == say.LOOT:
            self.loot += share
        elif kind == say.PICKED:
            self.pick += share
        elif kind == say.TRADED:
            self.trade += share
        elif kind == say.FLED:
            self.flight += share
        else:
            self.note_state(quest, node, worth)

    def note_foes(self, quest: Quest, node: Predicate, share: Int) -> None:
        """Whoever fits and still stands; less where more is asked than victory."""
        worth = share
        if node.kind == say.DEFEAT_CLEAN:
            worth = share * 2 // 5
        elif node.kind == say.DEFEAT_JOINT and self.reach.follower == NOBODY:
            self.note_allies(node.people, 0, share // 3)
            return
        for number in range(1, len(node.people.fits)):
            if node.people.fits[number] and self.counts(node.people, number, quest.number):
                self.foe[number] += worth

    def counts(self, people: Filter, number: Int, quest: Int) -> bool:
        """Would the defeat of this one count?"""
        state = self.state
        if not state.in_play(number):
            plain = state.content.characters[number].kind == FOE
            return not people.spawned and (plain or not people.aggressive)
        foe = state.someone(number)
        if foe.seat == self.seat or (foe.seat >= 0 and state.mode != COMPETITIVE):
            return False
        return (foe.aggressive or not people.aggressive) and (foe.quest == quest or not people.spawned)

    def note_visits(self, node: Predicate, done: Int, share: Int) -> None:
        """Locations that are still to be entered; those of the hand are worth placing."""
        content = self.state.content
        if node.kind == say.TERRAINS:
            for location in range(len(content.locations)):
                terrain = content.locations[location].terrain
                if terrain != CROSS and not has(done, terrain):
                    self.add_place(location, share)
            return
        if node.kind == say.VISIT_TURN and node.number - count_bits(done) > self.reach.hero.ap:
            return
        for location in range(len(content.locations)):
            if not has(done, location) and self.fits(node.places, location):
                self.add_place(location, share)

    def fits(self, places: Filter, location: Int) -> bool:
        """Does a location fit, or would it if it lay on the map?"""
        if self.state.land.cell[location] != OFF_MAP:
            return fits_place(self.state, places, location)
        return places.mark < 0 and (len(places.fits) == 0 or places.fits[location])

    def add_place(self, location: Int, worth: Int) -> None:
        """To be there is worth so much; to place it half as much."""
        if self.state.land.cell[location] != OFF_MAP:
            self.visit[location] += worth
        else:
            self.laid[location] += worth // 2

    def add_places(self, places: Filter, table: list[Int], worth: Int) -> None:
        """Each placed location that fits."""
        for location in self.state.land.placed:
            if fits_place(self.state, places, location):
                table[location] += worth

    def add_cards(self, places: Filter, worth: Int) -> None:
        """Each location that is not placed and fits."""
        for location in range(len(self.state.content.locations)):
            if self.state.land.cell[location] == OFF_MAP and self.fits(places, location):
                self.laid[location] += worth

    def go_to(self, places: Filter, worth: Int) -> None:
        """To be at a location that fits, or to place one."""
        for location in range(len(self.state.content.locations)):
            if self.fits(places, location):
                self.add_place(location, worth)
        if places.distance > 0:
            self.far += worth // 5

    def note_allies(self, people: Filter, done: Int, worth: Int) -> None:
        """Followers that fit and were not won before."""
        content = self.state.content
        for number in range(1, len(content.characters)):
            fits = len(people.fits) == 0 or people.fits[number]
            if fits and content.characters[number].kind == FOLLOWER and not has(done, number):
                self.ally[number] += worth

    # --- states

    def note_state(self, quest: Quest, node: Predicate, worth: Int) -> None:
        """What has to be so at one moment."""
        kind = node.kind
        if kind in (say.HOLDS, say.AT_WITH, say.DELIVER, say.GIVE, say.ITEM_COUNT):
            self.note_things(node, worth)
        elif kind in (say.HAS_EQUIPPED, say.HERO_EQUIPPED, say.BOTH_HANDS):
            self.note_gear(node, worth)
        elif kind in (say.ATTR, say.ATTR_ANY):
            self.note_attribute(node, worth)
        elif kind == say.HEALTH:
            self.note_health(node, worth)
        elif kind == say.FLAGGED:
            self.flag[node.flag] += worth
            self.note_offer(quest, worth)
        else:
            self.note_whereabouts(node, worth)

    def note_things(self, node: Predicate, worth: Int) -> None:
        """Items to hold, to carry somewhere, to give away."""
        if node.kind == say.ITEM_COUNT:
            for item in range(1, ITEMS):
                self.item[item] += worth // max(1, node.number - len(self.reach.hero.items))
            return
        held = self.held(node.items)
        missing = max(1, node.number) - held
        self.keep_things(node.items, worth)
        if missing > 0:
            share = worth // missing if node.kind == say.HOLDS else worth // 2
            self.want_things(node.items, share)
        if node.kind in (say.DELIVER, say.AT_WITH):
            self.go_to(node.places, worth if missing <= 0 else worth // 6)
        elif node.kind == say.GIVE and missing <= 0:
            self.meeting += worth * 3 // 4
            for item in range(1, ITEMS):
                self.gift[item] += worth if self.fits_item(node.items, item) else 0

    def fits_item(self, things: Filter, item: Int) -> bool:
        """Is there such an item, and does it fit?"""
        return item < len(things.fits) and things.fits[item]

    def held(self, things: Filter) -> Int:
        """How many items that fit the own characters hold."""
        total: Int = 0
        for number in controlled(self.state, self.seat):
            total += count_fitting(self.state.someone(number).items, things)
        return total

    def is_own(self, item: Int) -> bool:
        """Does an own character hold the item?"""
        for number in controlled(self.state, self.seat):
            if item in self.state.someone(number).items:
                return True
        return False

    def keep_things(self, things: Filter, worth: Int) -> None:
        """Own items that fit are not to be lost."""
        for item in range(1, len(things.fits)):
            if things.fits[item]:
                self.keep[item] += worth

    def want_things(self, things: Filter, worth: Int) -> None:
        """Items that fit and are not held yet."""
        for item in range(1, len(things.fits)):
            if things.fits[item] and not self.is_own(item):
                self.item[item] += worth

    def note_gear(self, node: Predicate, worth: Int) -> None:
        """Items to equip; those of the hand and of the land are wanted for it."""
        self.keep_things(node.items, worth)
        hero = self.reach.hero
        share = worth // max(1, node.number - count_fitting(hero.equipped, node.items))
        for item in range(1, len(node.items.fits)):
            if node.items.fits[item] and could_wear(self.state, hero, item):
                self.worn[item] += share
                if not self.is_own(item):
                    self.item[item] += share * 2 // 3

    def note_attribute(self, node: Predicate, worth: Int) -> None:
        """What raises an attribute that is to be reached, by what is lacking."""
        state = self.state
        hero = self.reach.hero
        for attribute in range(ATTRIBUTES):
            if node.kind == say.ATTR_ANY or attribute == node.attribute:
                gap = max(1, node.number - number_of(state, hero, attribute))
                for item in range(1, len(state.content.items)):
                    bonus = min(state.content.items[item].bonus[attribute], gap)
                    if bonus > 0 and item not in hero.equipped and could_wear(state, hero, item):
                        self.worn[item] += worth * bonus // (gap * gap)
                        self.item[item] += 0 if self.is_own(item) else worth * bonus // (gap * gap * 2)

    def note_health(self, node: Predicate, worth: Int) -> None:
        """Health to be lost, or regained."""
        if node.at_most:
            self.hurt += worth
        else:
            self.health += worth // max(1, node.number - self.reach.hero.health)

    def note_offer(self, quest: Quest, worth: Int) -> None:
        """What the quest itself offers, where its condition wants it."""
        card = card_of(self.state, quest)
        if card.offers:
            self.note(quest, card.offer_when, worth // 2)

    def note_whereabouts(self, node: Predicate, worth: Int) -> None:
        """Somebody has to be somewhere."""
        kind = node.kind
        follower = self.reach.follower
        if kind == say.AT:
            self.go_to(node.places, worth)
        elif kind == say.TOGETHER:
            self.go_to(node.places, worth // 3)
            self.meeting += worth // 2
        elif kind == say.DRAG:
            self.add_places(node.places, self.drag, worth)
        elif kind == say.APART and follower != NOBODY:
            self.apart += worth
        elif (
            kind == say.ALLIED or follower == NOBODY or (kind == say.BRING and not node.people.fits[follower])
        ):
            self.note_allies(node.people, 0, worth // (1 if kind == say.ALLIED else 2))
        elif kind in (say.BRING, say.FOLLOWER_AT):
            self.add_places(node.places, self.follower_visit, worth)
            self.add_cards(node.places, worth // 3)


def quest_worth(reach: Reach, quest: Quest, card: Card, ap_left: Int) -> Int:
    """What a quest promises: its points, the less the more it asks for in the time that is left."""
    asked = effort(reach, quest, card)
    if asked >= BEYOND:
        return card.qp * POINT // 12
    left = AP * max(1, ap_left)
    return card.qp * POINT * left // (left + HALF_PRICE * asked // 10)
