"""What things are worth in Dark Matter, in hundredths of a Victory Point.  Compiled.

Everything is seen from one seat, with so many of its turns still to come after the one that runs.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.content.deck import count
from gloaming.games.dark_matter.names import (
    BY_DEFENSE,
    BY_PLANETS,
    BY_SOLDIERS,
    DIPLOMACY,
    HERO,
    IMPROVEMENT,
    POINT_MASK,
    POLITICS,
    REDUCTIONS,
    RESOURCE,
    ROUNDS,
    SOLDIER,
    SOPHIA,
    UPPER_BACK,
    ZONES,
)
from gloaming.games.dark_matter.skills.scoring import garrison, guarded, soldier_points
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.civilization import charter_points, holding

VICTORY_POINT: Final = 100
GEM: Final = (100, 140, 180, 195)  # by turns to come
MATTER_ICON: Final = 45
SOPHIA_ICON: Final = 110
IMPROVEMENT_ICON: Final = 90
INFLUENCE_ICON: Final = 28  # Politics, Hero
ENVOY: Final = 30  # a planet with a Diplomacy icon
GUARD: Final = 63  # a soldier at the end, on average
RAID: Final = 40  # a soldier in each turn to come
CROWD: Final = 6  # soldiers beyond these are worth half
VOYAGE: Final = 60  # a soldier for the black hole
FRONT: Final = 25  # per cent of an Upper Face for its owner
BACK: Final = 12  # per cent of an Upper Back for its owner: the next Upper Face
OFFERED: Final = 10  # per cent of another's Upper Back
PROMISE: Final = 20  # per cent of what improving a planet later would bring
KEPT: Final = 60  # the only use of a planet that is not improved
SLOT: Final = 60  # one of the last planets that one may control
TOWARDS: Final = 70  # per cent of a reduction's points for a step towards it


@final
class Prices:
    """The prices for one seat in one position."""

    def __init__(self, state: State, seat: Int) -> None:
        self.state: State = state
        self.seat: Int = seat
        self.left: Int = min(turns_left(state, seat), ROUNDS - 1)
        self.gem: Int = GEM[self.left]
        self.aside: Int = GEM[max(self.left - 1, 0)]  # a gem that can be paid from the next turn on
        if state.quick_process:
            self.aside = self.gem
        self.soldier: Int = self.price_of_soldier()

    def price_of_soldier(self) -> Int:
        """One more soldier."""
        player = self.state.players[self.seat]
        worth = GUARD + RAID * self.left
        if player.soldiers >= CROWD:
            worth //= 2
        if self.state.black_hole:
            worth += VOYAGE
        return worth + self.towards(BY_SOLDIERS, 1)

    def soldiers(self, more: Int) -> Int:
        """So many more soldiers; counted exactly in the last turn."""
        if self.left > 0 or self.state.black_hole or more == 0:
            return more * self.soldier
        twin = self.state.clone()
        twin.players[self.seat].soldiers += more
        return (guards(twin, self.seat) - guards(self.state, self.seat)) * VICTORY_POINT + more

    def towards(self, kind: Int, step: Int) -> Int:
        """A step towards a reduction of the Civilization Card that is not fulfilled yet."""
        player = self.state.players[self.seat]
        if player.charter < 0 or player.civilized:
            return 0
        number = REDUCTIONS * player.charter + kind
        lacking = self.state.deck.at_least[number] - holding(self.state, self.seat, kind)
        if lacking <= 0:
            return 0
        share = VICTORY_POINT * self.state.deck.reduction_vp[number] * min(step, lacking)
        return share * TOWARDS // (100 * self.state.deck.at_least[number])

    # --- icons and cards

    def icons(self, skill: Int) -> Int:
        """All that a skill could bring."""
        worth = (skill & 15) + (skill >> 4 & 15) + (skill >> 8 & 15)
        worth *= MATTER_ICON
        worth += count(skill, SOPHIA) * SOPHIA_ICON + count(skill, IMPROVEMENT) * IMPROVEMENT_ICON
        return worth + self.side_effects(skill)

    def side_effects(self, skill: Int) -> Int:
        """Gems, soldiers, cards that move."""
        if skill & ~POINT_MASK == 0:
            return 0
        worth = count(skill, RESOURCE) * self.aside
        worth += (count(skill, POLITICS) + count(skill, HERO)) * INFLUENCE_ICON
        return worth + count(skill, SOLDIER) * self.soldier

    def card(self, seat: Int, color: Int, position: Int) -> Int:
        """How a card lies for this seat, whoever owns it; `position` is the zone that is its Upper Face."""
        first = ZONES * self.state.players[seat].cards[color]
        skill = self.state.deck.skill
        shown = self.icons(skill[first + (position ^ UPPER_BACK)])
        if seat != self.seat:
            return shown * OFFERED // 100
        return (self.icons(skill[first + position]) * FRONT + shown * BACK) // 100

    def moved(self, seat: Int, color: Int, change: Int) -> Int:
        """What it is worth to this seat that a card is Flipped or Spun."""
        now = self.state.players[seat].upper_face(color)
        return self.card(seat, color, now ^ change) - self.card(seat, color, now)

    # --- purchases

    def planet_use(self, skill: Int) -> Int:
        """One use of a planet."""
        return ENVOY if count(skill, DIPLOMACY) > 0 else self.icons(skill)

    def new_planet(self, planet: Int) -> Int:
        """What it brings to control one more planet."""
        deck = self.state.deck
        worth = deck.vp[2 * planet] * VICTORY_POINT
        if self.left > 0:
            worth += self.planet_use(deck.planet_skill[2 * planet]) // 2
            worth += self.improved_planet(planet) * PROMISE // 100
        else:
            worth += self.side_effects(deck.planet_skill[2 * planet])
        worth += self.towards(BY_PLANETS, 1) + self.towards(BY_DEFENSE, deck.defense[2 * planet])
        return worth - self.slot()

    def slot(self) -> Int:
        """What the place is worth that one planet less can be controlled."""
        room = self.state.planet_limit() - len(self.state.players[self.seat].planets)
        return SLOT * max(0, self.left + 2 - room) if self.left > 0 else 0

    def improved_planet(self, planet: Int) -> Int:
        """What improving a planet brings."""
        deck = self.state.deck
        worth = (deck.vp[2 * planet + 1] - deck.vp[2 * planet]) * VICTORY_POINT
        use = self.planet_use(deck.planet_skill[2 * planet + 1])
        worth += use * self.left * 2 // 3
        if self.state.is_turned(planet) and not self.state.was_used(planet):
            worth += use // 2
        rise = deck.defense[2 * planet + 1] - deck.defense[2 * planet]
        return worth + self.towards(BY_DEFENSE, max(rise, 0)) + self.guard_of(planet)

    def guard_of(self, planet: Int) -> Int:
        """The better guard of an improved planet, if there are soldiers for it."""
        if self.state.is_improved(planet) or self.state.players[self.seat].soldiers < 3:
            return 0
        return VICTORY_POINT * guarded(self.state, planet) // (1 + garrison(self.state, planet))

    def charter(self) -> Int:
        """What improving the Civilization Card brings."""
        player = self.state.players[self.seat]
        worth = self.state.deck.charter_vp[player.charter] - charter_points(self.state, self.seat)
        return worth * VICTORY_POINT

    def hopes(self) -> Int:
        """What gems, soldiers and planets may still bring beyond the points that they score already."""
        player = self.state.players[self.seat]
        worth = player.gems * (self.gem - VICTORY_POINT) + player.aside * self.aside
        worth += player.soldiers * RAID * self.left
        for planet in player.planets:
            if self.state.is_improved(planet):
                worth += self.planet_use(self.state.deck.planet_skill[2 * planet + 1]) * self.left // 2
            elif self.left > 0:
                worth += self.improved_planet(planet) * PROMISE // 100
        return worth


def guards(state: State, seat: Int) -> Int:
    """The points that a seat would have for its soldiers, were the game over."""
    return soldier_points(state, seat) + charter_points(state, seat)


def turns_left(state: State, seat: Int) -> Int:
    """Turns of a seat still to come after the one that runs, if that is its own."""
    left = ROUNDS - state.round
    if state.active < 0 or seat == state.active:
        return left
    seats = len(state.players)
    waits = (seat - state.first + seats) % seats > (state.active - state.first + seats) % seats
    return left + 1 if waits else left
