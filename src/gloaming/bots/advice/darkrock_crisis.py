"""Darkrock, for bots: the Neutronium Crisis, where all ships play for the team.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_assign import CAPTAIN_ELSEWHERE, CREW_ELSEWHERE, Outlook
from gloaming.bots.advice.darkrock_danger import cover, token_worth
from gloaming.bots.advice.darkrock_market import CREDIT, EXPORTED, SHIELDS
from gloaming.games.darkrock.actions import ASSIGN_CAPTAIN
from gloaming.games.darkrock.names import GOODS, METALS, PRICE, STATIONS
from gloaming.games.darkrock.state import State

A_UNIT: Final = 650  # about what a unit of missing metal is worth while it is not dug
A_DOLLAR_SHORT: Final = 550  # what Subcontract may be worth because just that lacks for hiring
POOR: Final = 3  # with fewer credits Repairs are out of reach
FIRST_SHIELDS: Final = 500  # the first good for Shields aboard


@final
class CrisisOutlook(Outlook):
    """What a ship sees before it places its next piece for the team."""

    def __init__(self, state: State, number: Int) -> None:
        super().__init__(state, number)
        self.token: Int = token_worth(state)
        self.cover: list[Int] = cover(state, number, self.token)

    def worth_of(self, action: Int) -> Int:
        """What an assignment brings the team: the station's use, its Repair, a piece that raiders meet."""
        captain = action >= ASSIGN_CAPTAIN
        station = action % STATIONS
        worth = self.worth(station, captain) + self.cover[station] + self.repair_worth(station)
        return worth - (CAPTAIN_ELSEWHERE if captain else CREW_ELSEWHERE)

    def repair_worth(self, station: Int) -> Int:
        """Damage tokens that go back to the pool, less what the Repair costs."""
        crisis = self.state.crisis
        if crisis.damage[station] == 0:
            return 0
        cost = self.market.paid(self.ship.credits, -crisis.repair(station))
        return crisis.damage[station] * self.token + cost

    def dug_prices(self) -> list[Int]:
        """In the last round only what this ship can still export is worth digging."""
        exports = self.capacity > self.ship.carried() or self.ship.pieces_aboard() > 1
        if self.left > 0 or exports:
            return self.market.dug
        return [0] * GOODS

    def sold(self, most: Int) -> Int:
        """What turning in up to so many goods brings: missing metals, those still to be dug, the rest."""
        total: Int = 0
        left = most
        for metal in range(METALS):
            units = min(self.ship.hold[metal], self.market.wanted[metal], left)
            total += units * (self.market.sold[metal] - self.market.kept[metal])
            left -= units
        digs = min(left * 100, self.base * 100 // A_UNIT)
        total += digs * EXPORTED // 100
        return total + self.spare_sold(left)

    def spare_sold(self, most: Int) -> Int:
        """What metal that the team does not need brings, in credits."""
        total: Int = 0
        left = min(most, self.market.shields - 1)
        for metal in range(METALS):
            units = max(min(self.ship.hold[metal] - self.market.wanted[metal], left), 0)
            total += units * max(PRICE[metal] * CREDIT - SHIELDS, 0)
            left -= units
        return total

    def release_worth(self, captain: bool) -> Int:
        """Nobody leaves."""
        return 0

    def subcontract_worth(self, captain: bool) -> Int:
        """Credits pay for Repairs and crew; the poor need them most."""
        worth = min(super().subcontract_worth(captain), A_DOLLAR_SHORT) * CREDIT // 100
        return worth * 2 if self.ship.credits + self.earning < POOR else worth

    def solar_worth(self, captain: bool) -> Int:
        """Solar energy pays for Shields and moves no marker."""
        return super().solar_worth(captain) * SHIELDS // 100

    def leader_worth(self, captain: bool) -> Int:
        """Neutronium for Shields, though it moves the marker; the tile itself brings nothing."""
        units = min(2 if captain else 1, self.state.neutronium, self.ship.free_slots())
        if units <= 0:
            return 0
        return FIRST_SHIELDS if self.market.shields == 0 else units * 60
