"""What a player of Dark Venture may expect of each location: entries, combats, company, finds.  Compiled.

A band is who goes there: the hero, the follower, or both.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_odds import Fighter, fighter, odds, printed_fighter, reaches
from gloaming.bots.advice.dark_venture_prices import (
    AP_WORTH,
    COMPANY,
    FALL,
    HEALTH,
    NEW_ITEM,
    NEW_LAND,
    NEW_PLACE,
    fading,
    item_worth,
)
from gloaming.bots.advice.dark_venture_reach import Reach
from gloaming.bots.advice.dark_venture_wants import Wants
from gloaming.games.dark_venture.cast.numbers import max_health
from gloaming.games.dark_venture.cast.people import fallen_at, is_conscious
from gloaming.games.dark_venture.content.vocabulary import HAZARD, NO_SEARCH, REST, SANCTUARY
from gloaming.games.dark_venture.land.standing import holds_here, standing
from gloaming.games.dark_venture.land.ways import surroundings, taken_sides
from gloaming.games.dark_venture.names import (
    ATTRIBUTES,
    BEAST,
    FOLLOWER,
    HOLLOW,
    IN_HAND,
    ITEMS,
    LOCATIONS,
    NOBODY,
    ON,
)
from gloaming.games.dark_venture.parts import Character, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.entry import is_due
from gloaming.games.dark_venture.steps.meet import fight_on_sight
from gloaming.games.dark_venture.steps.search import search_score

ALONE: Final = 0  # the hero alone
SCOUT: Final = 1  # the follower alone
TOGETHER: Final = 2
PER_MOVE: Final = 78  # per cent of a worth that is left one move away
HORIZON: Final = 6  # moves
AS_FINDS: Final = 75  # per cent of what lies somewhere, since it is still to be taken
NEVER: Final = -(1 << 30)
FOUND: Final = 8  # what a search must reach


@final
class Outlook:
    """The wants of a player, set against the map."""

    def __init__(self, state: State, seat: Int) -> None:
        self.state: State = state
        self.seat: Int = seat
        self.wants: Wants = Wants(state, seat)
        self.reach: Reach = self.wants.reach
        self.hero: Character = self.reach.hero
        self.follower: Int = self.reach.follower
        self.mean_item: Int = mean_want(self.reach, self.wants)
        self.has_land: bool = IN_HAND + seat in state.location_at

    # --- who goes

    def fighters(self, band: Int) -> list[Fighter]:
        """How a band fights."""
        if band == SCOUT:
            return [fighter(self.state, self.state.someone(self.follower))]
        own = [self.reach.party[0]]
        if band == TOGETHER and self.follower != NOBODY:
            own.append(fighter(self.state, self.state.someone(self.follower)))
        return own

    def leader(self, band: Int) -> Character:
        """Who decides how others meet a band."""
        return self.state.someone(self.follower) if band == SCOUT else self.hero

    # --- combats

    def combat(self, own: list[Fighter], foes: list[Character]) -> Int:
        """What fighting all of them is worth."""
        if len(foes) == 0:
            return 0
        enemies: list[Fighter] = []
        gain: Int = 0
        for foe in foes:
            enemies.append(fighter(self.state, foe))
            gain += self.prize(foe)
        return self.of_odds(own, enemies, gain)

    def of_odds(self, own: list[Fighter], foes: list[Fighter], gain: Int) -> Int:
        """The prize by its chance, less the health and the danger."""
        found = odds(own, foes)
        lost = fading(self.state, FALL) + FALL // 8
        hurt = min(found.taken, own[0].health)
        worth = (found.chance * gain - (100 - found.chance) * lost) // 100 - fading(self.state, HEALTH * hurt)
        return worth + (self.wants.hurt * min(100, hurt * 6) // 100 if self.wants.hurt > 0 else 0)

    def prize(self, foe: Character) -> Int:
        """What a victory over somebody brings."""
        booty: Int = 0
        for item in foe.items:
            worth = self.thing(item)
            booty = max(booty, worth + self.wants.loot - AP_WORTH)
        rival = 25 if foe.seat >= 0 else 0
        return self.wants.foe[foe.number] + max(0, booty) + rival

    def prize_of_card(self, number: Int) -> Int:
        """The combat with somebody who is not in play yet."""
        return self.of_odds(
            self.reach.party, [printed_fighter(self.state, number)], self.wants.foe[number] + NEW_ITEM // 2
        )

    def foes_at(self, location: Int, one: Character) -> list[Character]:
        """Who would fight somebody on sight there."""
        found: list[Character] = []
        if holds_here(self.state, location, SANCTUARY):
            return found
        for other in self.state.cast:
            there = other.location == location and is_conscious(self.state, other.number)
            if there and other.seat != self.seat and fight_on_sight(self.state, one, other):
                found.append(other)
        return found

    # --- things and company

    def thing(self, item: Int) -> Int:
        """What an item would be worth to this player, its quests included."""
        return item_worth(self.state, self.hero, item) + self.wants.item[item]

    def held_thing(self, item: Int) -> Int:
        """What it would mean to lose an own item."""
        return item_worth(self.state, self.hero, item) + self.wants.keep[item] + self.wants.worn[item]

    def company(self, number: Int) -> Int:
        """What winning a follower is worth."""
        own = fading(self.state, COMPANY) if self.follower == NOBODY else 0
        return own + self.wants.ally[number]

    def hope_to_win(self, number: Int) -> Int:
        """The same by the chance of the roll."""
        return self.reach.chance_to_win(number) * self.company(number) // 100

    def search_hope(self, number: Int, location: Int) -> Int:
        """What a search by somebody is worth there."""
        state = self.state
        if state.content.characters[number].faction == BEAST or has(state.land.searched, location):
            return 0
        if holds_here(state, location, NO_SEARCH):
            return 0
        chance = reaches(1, FOUND - search_score(state, number))
        return chance * (NEW_ITEM + self.mean_item + self.wants.search[location]) // 100

    # --- locations

    def presence(self, location: Int, band: Int) -> Int:
        """What it is worth to a band to come to a location."""
        wants = self.wants
        total = wants.visit[location] + self.entry(location) - self.hazard(location, band)
        if band != ALONE:
            total += wants.follower_visit[location]
        if band != SCOUT:
            total += self.hopes_of_hero(location)
        total += self.finds(location) * AS_FINDS // 100
        total += self.search_hope(self.leader(band).number, location) * AS_FINDS // 100
        foes = self.foes_at(location, self.leader(band))
        if len(foes) > 0:
            return total + self.combat(self.fighters(band), foes)
        return total + self.challenge(location, band)

    def entry(self, location: Int) -> Int:
        """The first entry: the text is not known, only that there is one."""
        if not is_due(self.state, self.seat, location):
            return 0
        tests: Int = 0
        for attribute in range(ATTRIBUTES):
            tests += self.wants.test[attribute] // 4
        return NEW_PLACE + tests

    def hazard(self, location: Int, band: Int) -> Int:
        """The health that entering costs."""
        rule = standing(self.state, location, HAZARD)
        if self.state.content.characters[self.leader(band).number].faction == HOLLOW:
            return 0
        loss = rule.number + rule.dice * 7 // 2
        if loss >= self.leader(band).health:
            return fading(self.state, FALL) + FALL // 4
        return fading(self.state, HEALTH * loss)

    def hopes_of_hero(self, location: Int) -> Int:
        """Followers to be won, heroes to be met, rest, a drag, room for a card of the hand."""
        state = self.state
        total = self.rest(location)
        best: Int = 0
        for other in state.cast:
            if other.location == location:
                best = max(best, self.meeting(other))
        if self.has_land and self.has_room(location) and not self.has_room(self.hero.location):
            total += NEW_LAND
        if self.wants.drag[location] > 0 and len(fallen_at(state, self.hero.location)) > 0:
            total += self.wants.drag[location]
        return total + best

    def meeting(self, other: Character) -> Int:
        """A follower to be won, another player's hero to be met."""
        if self.reach.kind(other.number) == FOLLOWER:
            return self.hope_to_win(other.number) if self.reach.may_win(other.number) else 0
        met = other.seat >= 0 and other.seat != self.seat
        return self.wants.meeting if met else 0

    def rest(self, location: Int) -> Int:
        """What a turn's end there restores."""
        missing = max_health(self.state, self.hero) - self.hero.health
        restored = min(missing, standing(self.state, location, REST).number)
        return restored * (HEALTH // 2 + self.wants.health // 2)

    def has_room(self, location: Int) -> bool:
        """Has it an entrance with nothing beside it?"""
        land = self.state.land
        return land.doors[location] & ~taken_sides(surroundings(land, land.cell[location])) != 0

    def finds(self, location: Int) -> Int:
        """The best of what lies there or is held by the fallen."""
        state = self.state
        best: Int = 0
        here = ON + location
        if here in state.item_at:
            for item in range(1, ITEMS):
                if state.item_at[item] == here:
                    best = max(best, self.thing(item) + self.wants.pick - AP_WORTH // 2)
        for number in fallen_at(state, location):
            if state.someone(number).seat != self.seat:
                for item in state.someone(number).items:
                    best = max(best, self.thing(item) + self.wants.loot - AP_WORTH // 2)
        return best

    def challenge(self, location: Int, band: Int) -> Int:
        """The best combat that could be sought there."""
        best: Int = 0
        for other in self.state.cast:
            there = other.location == location and is_conscious(self.state, other.number)
            if there and other.seat != self.seat and self.wants.foe[other.number] > 0:
                best = max(best, self.combat(self.fighters(band), [other]) - AP_WORTH)
        return best

    # --- routes

    def routes(self, band: Int) -> list[Int]:
        """By location: what it is worth to step there, with what can be reached from there later."""
        land = self.state.land
        first: list[Int] = [NEVER] * LOCATIONS
        here = self.leader(band).location
        for location in land.placed:
            first[location] = 0 if location == here else self.presence(location, band)
        value = first.copy()
        for _ in range(HORIZON):
            later = value.copy()
            for location in land.placed:
                if location != here:
                    for other in land.placed:
                        if other != here and has(land.links[location], other) and value[other] > 0:
                            onward = min(0, first[location]) + value[other] * PER_MOVE // 100
                            later[location] = max(later[location], onward)
            value = later
        return value


def mean_want(reach: Reach, wants: Wants) -> Int:
    """What quests make an unknown item card worth, on average."""
    total: Int = 0
    unseen: Int = 0
    for item in range(1, len(reach.state.content.items)):
        if reach.is_unseen(reach.state.item_at[item]):
            unseen += 1
            total += wants.item[item]
    return total // max(1, unseen)


def mean_land(reach: Reach, wants: Wants) -> Int:
    """What quests make an unknown location card worth, on average."""
    total: Int = 0
    unseen: Int = 0
    for location in range(len(reach.state.content.locations)):
        if reach.is_unseen(reach.state.location_at[location]):
            unseen += 1
            total += wants.laid[location]
    return total // max(1, unseen)
