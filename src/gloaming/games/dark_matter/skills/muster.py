"""What is on hand for an action: the sources that could be used, and the search for a way to pay.  Compiled.

A muster is made for one question and thrown away.  A source is a number of the vocabulary, USE_CARD + place
or USE_PLANET + planet; inside a muster it has a place in lists.  An envoy is a planet with a Diplomacy icon:
it makes no point, it lets one more card of an opponent be used.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import USE_CARD, USE_PLANET, is_card, place_of
from gloaming.games.dark_matter.content.deck import bit, count, one
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

WIDE: Final = 12  # bits of one kind in a supply


@final
class Muster:
    """The sources on hand for the active player, those of the action in hand left out.

    With `all_cards` also the cards of opponents whose Diplomacy Cards are all used: one of these is about to
    be turned back."""

    def __init__(self, state: State, all_cards: bool) -> None:
        self.active: Int = state.active
        self.source: list[Int] = []
        self.skill: list[Int] = []
        self.soldiers: list[Int] = []  # to be placed on it
        self.envoy: list[Int] = []  # planets with a Diplomacy icon, the cheapest first
        self.envoy_price: list[Int] = []  # in soldiers
        self.supply: Int = 0  # how many points of each kind all sources could make together, see `spread`
        # What a plan may still spend, and what it has taken; the search changes these and puts them back.
        player = state.players[state.active]
        self.gems: Int = player.gems
        self.free: Int = state.free_soldiers()
        self.uses: Int = uses_left(state)  # of each opponent's cards, four bits a seat
        self.taken: Int = 0  # a bit for each source
        self.sent: Int = 0  # a bit for each envoy
        self.add_own_planets(state, player)
        self.add_attacks(state)
        if player.gems > 0:  # DM-ACT-11
            self.add_own_cards(state)
            self.add_cards_of_others(state, all_cards or len(self.envoy) > 0)

    # --- who comes

    def add(self, source: Int, skill: Int, soldiers: Int) -> None:
        """One more source."""
        self.source.append(source)
        self.skill.append(skill)
        self.soldiers.append(soldiers)
        self.supply += spread(skill)

    def opponent(self, number: Int) -> Int:
        """Whose Matter Card a source is; -1 for own cards and for planets."""
        source = self.source[number]
        if not is_card(source):
            return -1
        seat = (source - USE_CARD) // COLORS
        return -1 if seat == self.active else seat

    def gem(self, number: Int) -> Int:
        """A Matter Card costs one gem, whoever owns it.  DM-ACT-07"""
        return 1 if is_card(self.source[number]) else 0

    def add_planet(self, planet: Int, skill: Int, soldiers: Int) -> None:
        """A planet as a source, or as an envoy in the order of prices."""
        if count(skill, DIPLOMACY) == 0:
            self.add(USE_PLANET + planet, skill, soldiers)
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
        free = self.free
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
                self.add(source, state.skill_at(state.active, color, UPPER_FACE), 0)

    def add_cards_of_others(self, state: State, all_cards: bool) -> None:
        """The Upper Back zones of others' cards, as Diplomacy allows.  DM-ACT-06, 12; DM-DIP-01, 02, 04"""
        for seat in range(len(state.players)):
            if seat == state.active or (count(self.uses, seat) == 0 and not all_cards):
                continue
            for color in range(COLORS):
                source = USE_CARD + place_of(seat, color)
                if source not in state.sources:
                    self.add(source, state.skill_at(seat, color, UPPER_BACK), 0)

    def place(self, source: Int) -> Int:
        """Where a source stands in the lists, or -1."""
        for number in range(len(self.source)):
            if self.source[number] == source:
                return number
        return -1

    def in_reach(self, number: Int) -> bool:
        """Can this source be used now, without an envoy first?  DM-DIP-04"""
        opponent = self.opponent(number)
        return opponent < 0 or count(self.uses, opponent) > 0

    # --- what a plan spends

    def can_spend(self, number: Int) -> bool:
        """Could this source be used with what is left?  Where the limit of an opponent is reached, an envoy
        must be there that can go first.  DM-DIP-01, 02, 08, 10"""
        if self.taken >> number & 1 == 1 or self.gem(number) > self.gems or self.soldiers[number] > self.free:
            return False
        opponent = self.opponent(number)
        return opponent < 0 or count(self.uses, opponent) > 0 or self.cheapest_envoy() >= 0

    def cheapest_envoy(self) -> Int:
        """The first envoy not sent yet, if the free soldiers suffice for it; -1 otherwise."""
        for envoy in range(len(self.envoy)):
            if self.sent >> envoy & 1 == 0:
                return envoy if self.envoy_price[envoy] <= self.free else -1
        return -1

    def spend(self, number: Int) -> None:
        """Take a source that can be used, and the envoy that it needs."""
        self.gems -= self.gem(number)
        self.free -= self.soldiers[number]
        self.taken |= bit(number)
        opponent = self.opponent(number)
        if opponent < 0:
            return
        if count(self.uses, opponent) > 0:
            self.uses -= one(opponent)
            return
        envoy = self.cheapest_envoy()
        self.free -= self.envoy_price[envoy]
        self.sent |= bit(envoy)

    def put_back(self, number: Int, uses: Int, sent: Int, free: Int) -> None:
        """Undo `spend`, given what was left before."""
        self.gems += self.gem(number)
        self.taken &= ~bit(number)
        self.uses = uses
        self.sent = sent
        self.free = free

    # --- the search

    def could_cover(self, need: Int) -> bool:
        """Would all sources together make enough points of each kind?  A quick no for most."""
        wild = stock(self.supply, SOPHIA)
        for matter in range(MATTERS):
            if count(need, matter) > stock(self.supply, matter) + wild:
                return False
        return count(need, IMPROVEMENT) <= stock(self.supply, IMPROVEMENT)

    def covers(self, need: Int, first: Int) -> bool:
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
            if not self.can_spend(number):
                continue
            uses, sent, free = self.uses, self.sent, self.free
            self.spend(number)
            found = self.covers_on(need - one(kind), (skill - one(used)) & POINT_MASK, kind, number)
            self.put_back(number, uses, sent, free)
            if found:
                return True
        return False

    def covers_on(self, need: Int, rest: Int, kind: Int, number: Int) -> bool:
        """A source has given one point: with a second one of its icons if that helps, or without."""
        if rest != 0:
            icon = lowest(rest)
            for other in range(POINTS):
                if count(need, other) > 0 and pays(icon, other):
                    after = need - one(other)
                    if self.covers(after, number + 1 if count(after, kind) > 0 else 0):
                        return True
        return self.covers(need, number + 1 if count(need, kind) > 0 else 0)

    def settles(self, need: Int, owed: Int) -> bool:
        """Can the need be covered so that each Diplomacy icon sent gets its further card?  DM-DIP-10"""
        if owed == 0:
            return self.could_cover(need) and self.covers(need, 0)
        opponent = lowest(owed)
        for number in range(len(self.source)):
            if self.opponent(number) == opponent and self.can_spend(number):
                uses, sent, free = self.uses, self.sent, self.free
                self.spend(number)
                found = self.settles_any(rests(need, self.skill[number]), owed - one(opponent))
                self.put_back(number, uses, sent, free)
                if found:
                    return True
        return False

    def settles_any(self, needs: list[Int], owed: Int) -> bool:
        """Can one of these needs be covered?"""
        for need in needs:
            if self.settles(need, owed):
                return True
        return False

    def recruits(self, owed: Int, room: Int) -> bool:
        """Is there a further card with a Soldier icon for each Diplomacy icon sent?  DM-DIP-10; DM-R88"""
        if owed == 0:
            return True
        opponent = lowest(owed)
        for number in range(len(self.source)):
            wanted = self.opponent(number) == opponent and count(self.skill[number], SOLDIER) > 0 and room > 0
            if wanted and self.can_spend(number):
                uses, sent, free = self.uses, self.sent, self.free
                self.spend(number)
                found = self.recruits(owed - one(opponent), room - 1)
                self.put_back(number, uses, sent, free)
                if found:
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


def spread(skill: Int) -> Int:
    """The point icons of a skill with twelve bits for each kind, so that many skills can be added up."""
    out: Int = 0
    for icon in range(POINTS):
        out += count(skill, icon) << WIDE * icon
    return out


def stock(supply: Int, icon: Int) -> Int:
    """How many icons of a kind a sum of spread skills has."""
    return supply >> WIDE * icon & (1 << WIDE) - 1


def pays(icon: Int, kind: Int) -> bool:
    """Does a point icon make a point of that kind?  DM-ACT-29 to 33; DM-TER-09; DM-R30"""
    return icon == kind or (icon == SOPHIA and kind < MATTERS)


def rests(need: Int, skill: Int) -> list[Int]:
    """What is left of a need after one source, in every way in which it gives one point or two.

    DM-ACT-18, 19, 21; DM-R49"""
    out: list[Int] = []
    points = skill & POINT_MASK
    if points != 0:
        one_icon = lowest(points)
        other = points - one(one_icon)
        add_rests(need, one_icon, other, out)
        if other != 0:
            add_rests(need, lowest(other), one(one_icon), out)
    return out


def add_rests(need: Int, icon: Int, other: Int, out: list[Int]) -> None:
    """The need less one icon's point, alone and together with each point that the other icon can make."""
    for kind in range(POINTS):
        if count(need, kind) > 0 and pays(icon, kind):
            left = need - one(kind)
            if left not in out:
                out.append(left)
            if other != 0:
                add_second(left, lowest(other), out)


def add_second(need: Int, icon: Int, out: list[Int]) -> None:
    """The need less each point that this icon can make."""
    for kind in range(POINTS):
        if count(need, kind) > 0 and pays(icon, kind) and need - one(kind) not in out:
            out.append(need - one(kind))
