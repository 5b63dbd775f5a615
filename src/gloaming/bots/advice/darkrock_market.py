"""Darkrock, for bots: what goods, credits and pieces are worth to one ship at this moment.  Compiled.

In the competitive games a credit is a credit.  In the Neutronium Crisis what counts is the team's exports,
the time until the skull and the stations that still stand; it is all put into the same hundredths.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_prices import (
    CAPTAIN_A_ROUND,
    CREW_A_ROUND,
    after_change,
    kept_prices,
    rounds_left,
    turns_to_come,
)
from gloaming.bots.advice.darkrock_team import coming, held_by_all, rounds_needed
from gloaming.games.darkrock.names import (
    ASSIGN,
    CRISIS,
    GOODS,
    METALS,
    NEUTRONIUM,
    PRICE,
    SKULL,
    SOLAR_ENERGY,
)
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.variants.crisis import obtainable

NEVER: Final = 1000000  # more than anything is worth
REROLL_PRICE: Final = 125  # a neutronium, and a little for what it may do later
FILLED: Final[list[Int]] = [1300, 700, 560]  # a metal that still fills a slot of the team's
EXPORTED: Final = 250  # bringing such a unit to Export
IN_TIME: Final = 500  # the same when the end is near
SHIELDS: Final = 120  # a good that can pay for Shields and is good for nothing else
STILL_NEEDED: Final = 25  # per cent of a metal's worth that the miners of others leave
HEAT: Final = 350  # one step of the marker
CREDIT: Final = 30  # a credit, which only buys Repairs and crew
CREW_IN_CRISIS: Final = 150  # what a crewmember does for the team in a round
CAPTAIN_IN_CRISIS: Final = 360


@final
class Market:
    """What a ship's things are worth, in hundredths of a credit."""

    def __init__(self, state: State, number: Int) -> None:
        self.left: Int = rounds_left(state)
        self.horizon: Int = self.left  # for so many rounds pieces and slots are still of use
        self.crisis: bool = state.variant == CRISIS
        self.kept: list[Int] = kept_prices(self.left)  # a unit aboard
        self.dug: list[Int] = self.kept  # a unit that is dug now
        self.sold: list[Int] = [PRICE[good] * 100 for good in range(GOODS)]  # a unit turned in
        self.wanted: list[Int] = [GOODS * 20] * GOODS  # how many units are worth that
        self.reroll: Int = REROLL_PRICE
        self.credit: Int = 100
        self.crew: Int = CREW_A_ROUND
        self.captain: Int = CAPTAIN_A_ROUND
        self.shields: Int = 0  # how many goods aboard are good for Shields only
        if self.crisis:
            self.for_the_team(state, number)

    def for_the_team(self, state: State, number: Int) -> None:
        """The Neutronium Crisis: metals that are missing, Shields, time."""
        hold = state.ships[number].hold
        self.horizon = min(self.left, rounds_needed(state))
        self.credit = CREDIT
        self.crew = CREW_IN_CRISIS
        self.captain = CAPTAIN_IN_CRISIS
        self.kept = [SHIELDS] * GOODS
        self.dug = [SHIELDS] * GOODS
        self.sold = [PRICE[good] * CREDIT for good in range(GOODS)]
        self.wanted = [0] * GOODS
        self.shields = hold[SOLAR_ENERGY] + hold[NEUTRONIUM]
        for metal in range(METALS):
            self.value_metal(state, number, metal)
        self.reroll = reroll_in_crisis(state)

    def value_metal(self, state: State, number: Int, metal: Int) -> None:
        """A metal fills slots as long as units are missing; what is beyond them pays for Shields."""
        missing: Int = state.crisis.missing(metal)
        self.wanted[metal] = missing
        self.shields += max(state.ships[number].hold[metal] - missing, 0)
        if missing == 0:
            return
        self.kept[metal] = NEVER if obtainable(state, metal) <= missing else FILLED[metal]
        self.sold[metal] = self.kept[metal] + (EXPORTED if self.left > 1 else IN_TIME)
        need = missing - held_by_all(state, metal)
        if need > 0:
            self.dug[metal] = FILLED[metal]
        if need > 0 and state.phase == ASSIGN:
            open_need = min(max(need * 100 - coming(state, number, metal), STILL_NEEDED), 100)
            self.dug[metal] = SHIELDS + (FILLED[metal] - SHIELDS) * open_need // 100

    def gain(self, good: Int, units: Int) -> Int:
        """What turning one more unit in brings over keeping it, after so many of them."""
        if units < self.wanted[good]:
            return self.sold[good] - self.kept[good]
        if self.crisis:
            return PRICE[good] * CREDIT - SHIELDS
        return 0

    def paid(self, credits: Int, change: Int) -> Int:
        """What a change of credits is worth, rig dice included."""
        return after_change(credits, change, self.left) - change * (100 - self.credit)


def reroll_in_crisis(state: State) -> Int:
    """A neutronium spent moves the marker, which must not reach the skull before the round is over."""
    reached = state.crisis.marker + 1 + turns_to_come(state) >= SKULL
    return NEVER if reached else HEAT + SHIELDS
