"""The cheapest way to pay for something in Dark Matter.  Compiled.

Each source has a price: the gem, what using it does to the card or planet, less what comes along with it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_matter_prices import ENVOY, KEPT, Prices
from gloaming.games.dark_matter.content.deck import bit, count, one
from gloaming.games.dark_matter.names import (
    CARDS,
    COLORS,
    FLIPPED,
    PLANETS,
    POINT_MASK,
    POINTS,
    SOLDIER,
    SPUN,
    UPPER_BACK,
    UPPER_FACE,
)
from gloaming.games.dark_matter.skills.covering import lowest, total
from gloaming.games.dark_matter.skills.muster import ALL_CARDS, Muster
from gloaming.games.dark_matter.state import State

NEVER: Final = 1 << 30  # the price of what cannot be paid
RISK: Final = 6  # a soldier that is away for the rest of the turn
FAVOR: Final = 8  # a Diplomacy Card of somebody
COMPANY: Final = 40  # per cent of soldiers that come along
MOST_LOOKS: Final = 400  # at ways to pay for one thing


@final
class Outlay:
    """The prices of all sources on hand, and the search for the cheapest way."""

    def __init__(self, state: State, prices: Prices) -> None:
        self.state: State = state
        self.prices: Prices = prices
        self.muster: Muster = Muster(state, False)
        self.price: list[Int] = [0] * (CARDS + PLANETS)
        self.best: Int = NEVER
        self.best_taken: Int = 0  # the sources of the cheapest way, and its envoys
        self.best_sent: Int = 0
        self.looks: Int = 0
        self.least: Int = NEVER  # the lowest price of a source
        self.envoy: Int = (KEPT if prices.left > 0 else ENVOY) // 2
        left = self.muster.on_hand
        place: Int = 0
        while left != 0:
            if left & 1 == 1:
                self.price[place] = self.price_of(place)
                self.least = min(self.least, self.price[place])
            left >>= 1
            place += 1

    def price_of(self, place: Int) -> Int:
        """What it takes to use a source for points."""
        if place >= CARDS:
            return self.price_of_planet(place - CARDS)
        state = self.state
        seat = place // COLORS
        color = place % COLORS
        if seat == state.active:
            skill = state.skill_at(seat, color, UPPER_FACE)
            price = self.prices.gem - self.prices.moved(seat, color, FLIPPED)
        else:
            skill = state.skill_at(seat, color, UPPER_BACK)
            price = self.prices.gem - self.prices.moved(seat, color, SPUN) + FAVOR
        return price - self.along(skill)

    def price_of_planet(self, planet: Int) -> Int:
        """An own planet can be used once, or once a turn; soldiers come back from others'."""
        state = self.state
        side = state.side(planet)
        skill = state.deck.planet_skill[side]
        if self.muster.guarded >> CARDS + planet & 1 == 1:
            return RISK * state.deck.defense[side] - self.along(skill)
        kept = 0 if state.is_improved(planet) or self.prices.left == 0 else KEPT
        return kept - self.along(skill)

    def along(self, skill: Int) -> Int:
        """What comes along with a purchase."""
        if skill & ~POINT_MASK == 0:
            return 0
        soldiers = count(skill, SOLDIER)
        worth = self.prices.side_effects(skill) - soldiers * self.prices.soldier
        if soldiers > 0 and not self.state.recruited:
            worth += self.prices.soldiers(soldiers) * COMPANY // 100
        return worth

    # --- the search

    def cheapest(self, needs: list[Int]) -> Int:
        """The lowest price for one of these needs; NEVER if none can be paid.  `best_taken` tells how."""
        self.best = NEVER
        self.looks = 0
        for need in needs:
            self.look(need, 1, 0)
        return self.best

    def look(self, need: Int, first: Int, spent: Int) -> None:
        """Try every way to make the need with sources not yet taken, as `covers` does."""
        if need == 0:
            self.note(spent)
            return
        muster = self.muster
        ready = muster.ready()
        if self.is_idle(ready, total(need), spent):
            return
        self.looks += 1
        kind = lowest(need)
        able = ready & muster.making(kind) & -first
        free, uses, sent = muster.free, muster.uses, muster.sent
        while able != 0:
            source = able & -able
            able ^= source
            muster.spend(source)
            price = self.price[place_of(source)]
            if muster.sent != sent:
                price += self.envoy
            self.look_on(need - one(kind), kind, source, spent + price)
            muster.put_back(source, free, uses, sent)

    def note(self, spent: Int) -> None:
        """A complete way; the cheapest is kept."""
        if spent < self.best:
            self.best = spent
            self.best_taken = self.muster.taken
            self.best_sent = self.muster.sent

    def is_idle(self, ready: Int, points: Int, spent: Int) -> bool:
        """Can so many more points only be dearer than the best way, or not be paid at all?"""
        if spent + self.at_least(points) >= self.best or self.looks > MOST_LOOKS:
            return True
        return ready <= ALL_CARDS and points > 2 * self.muster.gems

    def look_on(self, need: Int, kind: Int, source: Int, spent: Int) -> None:
        """A source has given one point: with a second one of its icons, and without."""
        if self.muster.double & source != 0:
            for other in range(POINTS):
                if count(need, other) > 0 and self.muster.adding(source, kind, other):
                    after = need - one(other)
                    self.look(after, source << 1 if count(after, kind) > 0 else 1, spent)
        self.look(need, source << 1 if count(need, kind) > 0 else 1, spent)

    def at_least(self, points: Int) -> Int:
        """So many points cannot cost less: a source makes one or two."""
        return self.least * ((points + 1) // 2 if self.least > 0 else points)


def place_of(source: Int) -> Int:
    """The place of a source's bit."""
    place: Int = 0
    while source > 255:
        source >>= 8
        place += 8
    while source > 1:
        source >>= 1
        place += 1
    return place


def has(sources: Int, place: Int) -> bool:
    """Is the source at this place in the set?"""
    return sources & bit(place) != 0
