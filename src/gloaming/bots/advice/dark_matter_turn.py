"""A turn of Dark Matter for bots: what to do next, and how to pay for it.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_matter_moves import best_move
from gloaming.bots.advice.dark_matter_outlay import COMPANY, NEVER, Outlay, has, place_of
from gloaming.bots.advice.dark_matter_prices import Prices
from gloaming.games.dark_matter.actions import (
    CIVILIZE,
    CONFIRM,
    END,
    IMPROVE,
    MANEUVER,
    RECRUIT,
    REFUSE,
    TAKE,
    TERRAFORM,
    USE_CARD,
    is_card,
)
from gloaming.games.dark_matter.content.deck import count
from gloaming.games.dark_matter.names import COLORS, FLIPPED, HERO, POLITICS, SOLDIER, SPUN
from gloaming.games.dark_matter.rule_numbers import ALLOWED
from gloaming.games.dark_matter.skills.effects import side_soldiers
from gloaming.games.dark_matter.skills.goals import may_earn, needs_of, remaining
from gloaming.games.dark_matter.skills.muster import add_all
from gloaming.games.dark_matter.skills.sources import is_source, source_skill
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.civilization import charter_need

NOTHING: Final = -(1 << 30)  # the gain of what cannot be done
SPIN_FOR: Final = 25  # what a Special Maneuver must add beyond its gem


@final
class Turn:
    """What the active player could gain, by the prices of its seat."""

    def __init__(self, state: State, liking: Int) -> None:
        self.state: State = state
        self.prices: Prices = Prices(state, state.active)
        self.outlay: Outlay = Outlay(state, self.prices)
        self.liking: Int = liking  # a number that makes bots differ in taste

    # --- what an action gains

    def gain(self, action: Int) -> Int:
        """What an open action of the Action phase gains, paid for as cheaply as can be."""
        if action == END:
            return 0
        if action < USE_CARD:
            return self.gain_of_goal(action)
        if action < MANEUVER:
            return self.gain_of_use(action)
        return self.gain_of_maneuver(action - MANEUVER)

    def gain_of_goal(self, goal: Int) -> Int:
        """A purchase or Recruit."""
        if goal == RECRUIT:
            return self.gain_of_recruiting()
        if goal == CIVILIZE:
            return self.paid(self.prices.charter(), [charter_need(self.state, self.state.active)])
        if goal >= IMPROVE:
            worth = self.prices.improved_planet(goal - IMPROVE)
        else:
            worth = self.prices.new_planet(goal - TERRAFORM)
        return self.paid(worth * (100 + self.taste(goal)) // 100, needs_of(self.state, goal))

    def paid(self, worth: Int, needs: list[Int]) -> Int:
        """The worth less the cheapest price."""
        price = self.outlay.cheapest(needs)
        return NOTHING if price == NEVER else worth - price

    def taste(self, goal: Int) -> Int:
        """How much this bot likes a planet, in per cent more or less."""
        return (self.liking * 64 + goal) * 2654435761 % 4294967296 // 256 % 11 - 5

    def gain_of_recruiting(self) -> Int:
        """Soldiers with every source that is worth its price."""
        if may_earn(self.state) != ALLOWED:
            return NOTHING
        gain: Int = 0
        best: Int = NOTHING
        gems = self.outlay.muster.gems
        left = self.outlay.muster.ready() & self.outlay.muster.recruiters
        while left != 0:
            source = left & -left
            left ^= source
            recruit = self.gain_of_recruiter(place_of(source))
            best = max(best, recruit)
            if recruit > 0 and (gems > 0 or not is_card(USE_CARD + place_of(source))):
                gain += recruit
                gems -= 1 if is_card(USE_CARD + place_of(source)) else 0
        return gain if gain > 0 else best

    def gain_of_recruiter(self, place: Int) -> Int:
        """One source of a Recruit action."""
        own = self.prices.soldiers(count(source_skill(self.state, USE_CARD + place), SOLDIER))
        return own - self.outlay.price[place] - own * COMPANY // 100

    def gain_of_use(self, source: Int) -> Int:
        """A source for its own effects; the gain of Politics and Hero is that of the best target."""
        place = source - USE_CARD
        if has(self.outlay.muster.envoys, place):
            return NOTHING
        skill = source_skill(self.state, source)
        gain = -self.outlay.price[place]
        gain -= self.lost_soldiers(skill)
        if count(skill, POLITICS) > 0:
            gain += best_move(self.prices, FLIPPED)
        if count(skill, HERO) > 0:
            gain += best_move(self.prices, SPUN)
        return gain

    def lost_soldiers(self, skill: Int) -> Int:
        """The soldiers that the price counts, and that a use by itself does not bring."""
        soldiers = count(skill, SOLDIER)
        if soldiers == 0 or self.state.recruited:
            return 0
        return self.prices.soldiers(soldiers) * COMPANY // 100

    def gain_of_maneuver(self, color: Int) -> Int:
        """What the best action afterwards gains beyond the best one now, less the gem."""
        twin = self.state.clone()
        twin.players[twin.active].gems -= 1
        twin.players[twin.active].turn_card(color, SPUN)
        return Turn(twin, self.liking).best_gain() - self.prices.gem - SPIN_FOR

    def best_gain(self) -> Int:
        """The most that one purchase or Recruit would gain now; nothing, if none gains anything."""
        best = max(0, self.gain_of_recruiting())
        state = self.state
        player = state.players[state.active]
        if len(player.planets) < state.planet_limit():
            for planet in state.market:
                if planet >= 0:
                    best = max(best, self.gain_of_goal(TERRAFORM + planet))
        for planet in player.planets:
            if not state.is_improved(planet):
                best = max(best, self.gain_of_goal(IMPROVE + planet))
        if player.charter >= 0 and not player.civilized:
            best = max(best, self.gain_of_goal(CIVILIZE))
        return best

    # --- answers

    def gains(self) -> list[Int]:
        """The gain of each open action of the Action phase; of Special Maneuvers, which come last in number,
        only where nothing else gains anything."""
        out: list[Int] = []
        best: Int = 0
        for action in self.state.actions:
            if action >= MANEUVER and best > 0:
                out.append(NOTHING)
            else:
                out.append(self.gain(action))
                best = max(best, out[len(out) - 1])
        return out

    def next_source(self) -> Int:
        """The next source of the cheapest way to complete the action in hand, or its confirmation."""
        state = self.state
        if state.goal == RECRUIT:
            return self.next_recruiter()
        if state.owed != 0:
            return self.owed_card()
        self.outlay.cheapest(remaining(state))
        for chosen in (self.outlay.best_taken, self.outlay.best_sent):
            sources: list[Int] = []
            add_all(chosen, sources)
            for source in sources:
                if source in state.actions:
                    return source
        return state.actions[0]

    def owed_card(self) -> Int:
        """After a Diplomacy icon, the cheapest card that it calls for."""
        best: Int = self.state.actions[0]
        least: Int = NEVER
        for action in self.state.actions:
            if is_source(action) and is_card(action):
                wanted = count(self.state.owed, (action - USE_CARD) // COLORS) > 0
                if wanted and self.outlay.price[action - USE_CARD] < least:
                    least = self.outlay.price[action - USE_CARD]
                    best = action
        return best

    def next_recruiter(self) -> Int:
        """The source of a Recruit action that gains most, as long as it gains anything."""
        best: Int = self.state.actions[0]
        most: Int = 0 if best == CONFIRM else NOTHING
        for action in self.state.actions:
            if action != CONFIRM and not has(self.outlay.muster.envoys, action - USE_CARD):
                gain = self.gain_of_recruiter(action - USE_CARD)
                if gain > most:
                    most = gain
                    best = action
        return best

    def soldiers_now(self) -> Int:
        """Take the soldiers that come along, unless a Recruit action later in this turn would bring more."""
        now = self.prices.soldiers(side_soldiers(self.state))
        return TAKE if now >= self.gain_of_recruiting() else REFUSE
