"""What is on hand for an action: the sources that could be used, and the search for a way to pay.  Compiled.

A muster is made for one question and thrown away.  A source is a number of the vocabulary, USE_CARD + place
or USE_PLANET + planet; inside a muster it has a place in lists.  An envoy is a planet with a Diplomacy icon:
it makes no point, it lets one more card of an opponent be used.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import USE_CARD, USE_PLANET, place_of
from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.names import (
    COLORS,
    DIPLOMACY,
    IMPROVEMENT,
    MATTERS,
    POINT_MASK,
    POINTS,
    SOLDIER,
    SOPHIA,
    UPPER_BACK,
    UPPER_FACE,
)
from gloaming.games.dark_matter.state import Player, State


@final
class Means:
    """What a plan may still spend: gems, free soldiers, uses of each opponent (four bits a seat), and what
    it has taken already: a bit for each source and each envoy of the muster."""

    def __init__(self, gems: Int, soldiers: Int, uses: Int, taken: Int, sent: Int) -> None:
        self.gems: Int = gems
        self.soldiers: Int = soldiers
        self.uses: Int = uses
        self.taken: Int = taken
        self.sent: Int = sent


@final
class Muster:
    """The sources on hand for the active player, those of the action in hand left out.

    With `all_cards` also the cards of opponents whose Diplomacy Cards are all used: one of these is about to
    be turned back."""

    def __init__(self, state: State, all_cards: bool) -> None:
        self.source: list[Int] = []
        self.skill: list[Int] = []
        self.opponent: list[Int] = []  # whose Matter Card it is; -1 for own cards and for planets
        self.gem: list[Int] = []  # 1 for Matter Cards: DM-ACT-07
        self.soldiers: list[Int] = []  # to be placed on it
        self.envoy: list[Int] = []  # planets with a Diplomacy icon, the cheapest first
        self.envoy_price: list[Int] = []  # in soldiers
        self.supply: list[Int] = [0] * POINTS  # how many points of a kind all sources together could make
        player = state.players[state.active]
        uses = uses_left(state)
        self.means: Means = Means(player.gems, state.free_soldiers(), uses, 0, 0)
        self.add_own_planets(state, player)
        self.add_attacks(state)
        if player.gems > 0:  # DM-ACT-11
            self.add_own_cards(state)
            self.add_cards_of_others(state, uses, all_cards or len(self.envoy) > 0)

    # --- who comes

    def add(self, source: Int, skill: Int, opponent: Int, gem: Int, soldiers: Int) -> None:
        """One more source."""
        self.source.append(source)
        self.skill.append(skill)
        self.opponent.append(opponent)
        self.gem.append(gem)
        self.soldiers.append(soldiers)
        for matter in range(MATTERS):
            self.supply[matter] += count(skill, matter) + count(skill, SOPHIA)
        self.supply[IMPROVEMENT] += count(skill, IMPROVEMENT)

    def add_planet(self, planet: Int, skill: Int, soldiers: Int) -> None:
        """A planet as a source, or as an envoy in the order of prices."""
        if count(skill, DIPLOMACY) == 0:
            self.add(USE_PLANET + planet, skill, -1, 0, soldiers)
            return
        place = len(self.envoy)
        while place > 0 and self.envoy_price[place - 1] > soldiers:
            place -= 1
        self.envoy.insert(place, USE_PLANET + planet)
        self.envoy_price.insert(place, soldiers)

    def add_own_planets(self, state: State, player: Player) -> None:
        """Straight planets with a skill.  DM-PLN-05 to 08, 16"""
        for planet in player.planets:
            skill = state.deck.planet_skill[state.side(planet)]
            if skill != 0 and not state.is_turned(planet):
                self.add_planet(planet, skill, 0)

    def add_attacks(self, state: State) -> None:
        """Planets of others that the free soldiers could enter.  DM-SOL-07 to 12"""
        free = self.means.soldiers
        if free == 0:
            return
        for seat in range(len(state.players)):
            if seat == state.active:
                continue
            for planet in state.players[seat].planets:
                side = state.side(planet)
                defense = state.deck.defense[side]
                skill = state.deck.planet_skill[side]
                if 0 < defense <= free and skill != 0 and not state.is_attacked(planet):
                    self.add_planet(planet, skill, defense)

    def add_own_cards(self, state: State) -> None:
        """The Upper Face zones of own cards not yet used in this action.  DM-ACT-05, 12"""
        for color in range(COLORS):
            source = USE_CARD + place_of(state.active, color)
            if source not in state.sources:
                self.add(source, state.skill_at(state.active, color, UPPER_FACE), -1, 1, 0)

    def add_cards_of_others(self, state: State, uses: Int, all_cards: bool) -> None:
        """The Upper Back zones of others' cards, as Diplomacy allows.  DM-ACT-06, 12; DM-DIP-01, 02, 04"""
        for seat in range(len(state.players)):
            if seat == state.active or (count(uses, seat) == 0 and not all_cards):
                continue
            for color in range(COLORS):
                source = USE_CARD + place_of(seat, color)
                if source not in state.sources:
                    self.add(source, state.skill_at(seat, color, UPPER_BACK), seat, 1, 0)

    def place(self, source: Int) -> Int:
        """Where a source stands in the lists, or -1."""
        for number in range(len(self.source)):
            if self.source[number] == source:
                return number
        return -1

    # --- what a plan spends

    def spend(self, means: Means, number: Int) -> Means | None:
        """What is left after one more source; None if it cannot be used then.

        Where the limit of an opponent is reached, the cheapest envoy goes first.  DM-DIP-01, 02, 08, 10"""
        soldiers = means.soldiers - self.soldiers[number]
        gems = means.gems - self.gem[number]
        if means.taken >> number & 1 == 1 or gems < 0 or soldiers < 0:
            return None
        taken = means.taken | 1 << number
        opponent = self.opponent[number]
        if opponent < 0:
            return Means(gems, soldiers, means.uses, taken, means.sent)
        if count(means.uses, opponent) > 0:
            return Means(gems, soldiers, means.uses - one(opponent), taken, means.sent)
        for envoy in range(len(self.envoy)):
            if means.sent >> envoy & 1 == 0:
                soldiers -= self.envoy_price[envoy]
                if soldiers < 0:
                    return None
                return Means(gems, soldiers, means.uses, taken, means.sent | 1 << envoy)
        return None

    # --- the search

    def could_cover(self, need: Int) -> bool:
        """Would all sources together make enough points of each kind?  A quick no for most."""
        for icon in range(POINTS):
            if count(need, icon) > self.supply[icon]:
                return False
        return True

    def covers(self, need: Int, first: Int, means: Means) -> bool:
        """Can sources not yet taken make exactly these points, each at least one?  DM-ACT-21, 26

        The lowest kind still needed is served by sources in ascending order from `first` on, each of which
        may spend a second point elsewhere; so every set of sources is tried once in one order."""
        if need == 0:
            return True
        kind = lowest(need)
        for number in range(first, len(self.source)):
            skill = self.skill[number]
            used = kind if count(skill, kind) > 0 else SOPHIA
            if count(skill, used) == 0 or (used == SOPHIA and kind == IMPROVEMENT):
                continue
            left = self.spend(means, number)
            if left is not None and self.covers_on(need - one(kind), skill - one(used), kind, number, left):
                return True
        return False

    def covers_on(self, need: Int, rest: Int, kind: Int, number: Int, left: Means) -> bool:
        """A source has given one point: with a second one of its icons if that helps, or without."""
        follow = number + 1 if count(need, kind) > 0 else 0
        for icon in range(POINTS):
            if count(rest, icon) > 0:
                for other in range(POINTS):
                    if count(need, other) > 0 and pays(icon, other):
                        after = need - one(other)
                        again = number + 1 if count(after, kind) > 0 else 0
                        if self.covers(after, again, left):
                            return True
        return self.covers(need, follow, left)

    def settles(self, need: Int, means: Means, owed: Int) -> bool:
        """Can the need be covered so that each Diplomacy icon sent gets its further card?  DM-DIP-10"""
        if owed == 0:
            return self.could_cover(need) and self.covers(need, 0, means)
        opponent = lowest(owed)
        for number in range(len(self.source)):
            if self.opponent[number] == opponent:
                left = self.spend(means, number)
                if left is not None:
                    for after in rests(need, self.skill[number]):
                        if self.settles(after, left, owed - one(opponent)):
                            return True
        return False

    def recruits(self, means: Means, owed: Int, room: Int) -> bool:
        """Is there a further card with a Soldier icon for each Diplomacy icon sent?  DM-DIP-10; DM-R88"""
        if owed == 0:
            return True
        opponent = lowest(owed)
        for number in range(len(self.source)):
            if self.opponent[number] == opponent and count(self.skill[number], SOLDIER) > 0 and room > 0:
                left = self.spend(means, number)
                if left is not None and self.recruits(left, owed - one(opponent), room - 1):
                    return True
        return False


def uses_left(state: State) -> Int:
    """How often a card of each opponent may still be used, four bits a seat.  DM-DIP-01 to 04"""
    uses: Int = 0
    cards = state.diplomacy_cards()
    for seat in range(len(state.players)):
        if seat != state.active:
            uses += (cards - state.players[seat].spent) * one(seat)
    return uses


def lowest(counts: Int) -> Int:
    """The first kind with a count above zero."""
    kind: Int = 0
    while count(counts, kind) == 0:
        kind += 1
    return kind


def pays(icon: Int, kind: Int) -> bool:
    """Does a point icon make a point of that kind?  DM-ACT-29 to 33; DM-TER-09; DM-R30"""
    return icon == kind or (icon == SOPHIA and kind < MATTERS)


def rests(need: Int, skill: Int) -> list[Int]:
    """What is left of a need after one source, in every way in which it gives one point or two.

    DM-ACT-18, 19, 21; DM-R49"""
    out: list[Int] = []
    for icon in range(POINTS):
        if count(skill, icon) > 0:
            for kind in range(POINTS):
                if count(need, kind) > 0 and pays(icon, kind):
                    add_rests(need - one(kind), (skill - one(icon)) & POINT_MASK, out)
    return out


def add_rests(need: Int, skill: Int, out: list[Int]) -> None:
    """The need as it is, and less each point that the other icon can make."""
    if need not in out:
        out.append(need)
    for icon in range(POINTS):
        if count(skill, icon) > 0:
            for kind in range(POINTS):
                if count(need, kind) > 0 and pays(icon, kind) and need - one(kind) not in out:
                    out.append(need - one(kind))
