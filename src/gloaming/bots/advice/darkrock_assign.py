"""Darkrock, for bots: where the next piece earns most.  Compiled.  Values are hundredths of a credit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_market import Market
from gloaming.bots.advice.darkrock_odds import Forecast, party_of
from gloaming.bots.advice.darkrock_prices import SLOT_A_ROUND, SOLAR_ABOARD, after_change
from gloaming.bots.advice.darkrock_raids import Raiders
from gloaming.bots.advice.darkrock_research import best_of_row
from gloaming.games.darkrock.actions import ASSIGN, ASSIGN_CAPTAIN
from gloaming.games.darkrock.content.deck import DOUBLE_ONCE
from gloaming.games.darkrock.names import (
    CAPTAIN,
    CREW,
    DELEGATE,
    EXP1,
    EXP3,
    GOODS,
    HOLD1,
    HOLD2,
    LEADER,
    MOD,
    NEUTRONIUM,
    PIECES,
    PRICE,
    REBOOT,
    RECRUIT,
    RELEASE,
    RENTAL,
    RESEARCH,
    ROUGH,
    ROVER,
    SLOTS,
    SOLAR,
    SPACE_1,
    STATIONS,
    SUBCONTRACT,
    UNAVAILABLE,
)
from gloaming.games.darkrock.state import Ship, State, track_space

METAL: Final = 530  # a unit of metal not yet dug, on average
FIRST_CHOICE: Final = 25  # what it is worth to choose before one other ship in the next round
CREW_ELSEWHERE: Final = 110  # what a crewmember earns anywhere
CAPTAIN_ELSEWHERE: Final = 220


def price_of_goods(hold: list[Int], most: Int, prices: list[Int]) -> Int:
    """What selling the dearest `most` goods of a hold brings over keeping them."""
    total: Int = 0
    left = most
    for good in range(GOODS):
        units = min(hold[good], left)
        total += units * (PRICE[good] * 100 - prices[good])
        left -= units
    return total


def cheapest_of(ship: Ship, prices: list[Int]) -> Int:
    """What the cheapest good aboard is worth; 0 for an empty hold."""
    best: Int = -1
    for good in range(GOODS):
        if ship.hold[good] > 0 and (best < 0 or prices[good] < best):
            best = prices[good]
    return max(best, 0)


class Outlook:
    """What a ship sees before it places its next piece."""

    def __init__(self, state: State, number: Int) -> None:
        ship = state.ships[number]
        self.state: State = state
        self.number: Int = number
        self.ship: Ship = ship
        self.market: Market = Market(state, number)
        self.left: Int = self.market.left
        self.prices: list[Int] = self.market.kept
        self.party = party_of(state, number)
        self.raiders: Raiders = Raiders(state, ship, self.prices)
        self.capacity: Int = self.export_capacity()
        self.earning: Int = self.standing(SUBCONTRACT)
        room = ship.free_slots() + min(self.capacity, ship.carried())
        self.forecast = Forecast(state, self.dug_prices(), room, cheapest_of(ship, self.prices))
        self.base: Int = self.forecast.yields(self.party)

    def export_capacity(self) -> Int:
        """How many goods the pieces already on Export can turn in."""
        total: Int = 0
        for piece in range(PIECES):
            station = self.ship.place[piece]
            if EXP1 <= station <= EXP3:
                total += (station - EXP1 + 1) * (2 if piece == CAPTAIN else 1)
        return total

    def standing(self, station: Int) -> Int:
        """How often the own pieces on a station will activate it."""
        total: Int = 0
        for piece in range(PIECES):
            if self.ship.place[piece] == station:
                total += 2 if piece == CAPTAIN else 1
        return total

    def dug_prices(self) -> list[Int]:
        """What a unit dug this round is worth: its price if it is sold at once in the last one."""
        spare = self.capacity - self.ship.carried()
        if self.left > 0 or spare <= 0 or self.market.crisis:
            return self.market.dug
        return self.market.sold

    def worth(self, station: Int, captain: bool) -> Int:
        """What one piece brings on a station, beside those that stand already."""
        if station <= ROVER or station == RENTAL or station == REBOOT:
            return self.with_piece(station, captain)
        if EXP1 <= station <= EXP3:
            return self.export_worth((station - EXP1 + 1) * (2 if captain else 1))
        if station == MOD:
            return 0 if self.standing(MOD) > 0 else 45 * self.party.miners() * (min(self.party.dice, 3) - 1)
        if station == RECRUIT:
            return self.recruit_worth(captain)
        if station == RELEASE:
            return self.release_worth(captain)
        if station == SUBCONTRACT:
            return self.subcontract_worth(captain)
        if station == HOLD1 or station == HOLD2:
            return self.hold_worth(station, captain)
        if station == SOLAR:
            return self.solar_worth(captain)
        if station == RESEARCH:
            return self.research_worth(captain)
        return self.leader_worth(captain) if station == LEADER else self.delegate_worth()

    def with_piece(self, station: Int, captain: bool) -> Int:
        """A miner, Gear, Rental or Reboot: what the party yields with it, less what it yields without."""
        if station >= ROUGH and self.party.miners() == 0:
            return 0
        mine = self.party.captain
        self.party.add(station, captain, 1)
        gain = self.forecast.yields(self.party) - self.base
        self.party.add(station, captain, -1)
        self.party.captain = mine
        return gain

    def export_worth(self, more: Int) -> Int:
        """Selling instead of keeping; room for what is dug; a step towards the next rig die."""
        gain = self.sold(self.capacity + more) - self.sold(self.capacity)
        if self.left > 0 and self.to_sell() > self.capacity:
            if self.ship.free_slots() <= 1:
                gain += 90
            if self.left >= 3 and self.ship.credits < 5:
                gain += 120
        return gain

    def to_sell(self) -> Int:
        """Goods aboard that one would sell; neutronium is kept for rerolls."""
        return self.ship.carried() - (self.ship.hold[NEUTRONIUM] if self.left > 0 else 0)

    def sold(self, most: Int) -> Int:
        """What selling up to so many goods brings over keeping them; goods still to be dug count too."""
        carried = self.to_sell()
        gain = price_of_goods(self.ship.hold, most, self.prices)
        digs = self.base if self.base > 0 or self.left > 0 else self.hopes()
        units = min(max(most - carried, 0) * 100, digs * 100 // METAL)
        gain += units * (METAL - min(kept_metal(self.prices), METAL)) // 100
        credits = self.ship.credits
        income = (gain + min(most, carried) * 100) // 100
        return gain + after_change(credits, income, self.left) - income * 100

    def hopes(self) -> Int:
        """What miners not placed yet may dig in the last round."""
        return min(self.ship.pieces_aboard() - 1, self.ship.unlocked) * 260

    def recruit_worth(self, captain: bool) -> Int:
        """Wages of all rounds to come, less the price, if it can be paid."""
        ship = self.ship
        power = self.state.power(self.number)
        hiring = self.standing(RECRUIT)
        funds = ship.credits + self.earning + self.expected_sales() - hiring * power.crew_price
        missing = CREW - ship.crew_recruited() - hiring
        best: Int = 0
        if ship.place[CAPTAIN] == UNAVAILABLE and funds >= power.captain_price and missing >= 0:
            best = self.hired(self.market.captain, power.captain_price)
        if missing > 0 and funds >= power.crew_price:
            times: Int = 2 if captain and missing > 1 and funds >= 2 * power.crew_price else 1
            best = max(best, times * self.hired(self.market.crew, power.crew_price))
        if self.is_open(SUBCONTRACT):
            best = max(best, self.nearly_hired(funds, missing) * 6 // 10)
        return best

    def nearly_hired(self, funds: Int, missing: Int) -> Int:
        """What the piece earns for which just the dollar lacks that somebody on Subcontract can earn."""
        power = self.state.power(self.number)
        if self.ship.place[CAPTAIN] == UNAVAILABLE and funds == power.captain_price - 1:
            return self.hired(self.market.captain, power.captain_price)
        if missing > 0 and funds == power.crew_price - 1:
            return self.hired(self.market.crew, power.crew_price)
        return 0

    def hired(self, wage: Int, price: Int) -> Int:
        """What a new piece earns until the end, less its price."""
        funds = self.ship.credits + self.expected_sales()
        return self.market.horizon * wage + self.market.paid(funds, -price)

    def expected_sales(self) -> Int:
        """Credits that the pieces on Export will bring for the goods that are aboard now."""
        total: Int = 0
        left = self.capacity
        for good in range(GOODS):
            units = min(self.ship.hold[good], left)
            total += units * PRICE[good]
            left -= units
        return total

    def is_open(self, station: Int) -> bool:
        """May a crewmember go there now?"""
        return ASSIGN + station in self.state.actions

    def release_worth(self, captain: bool) -> Int:
        """In the last round nobody is needed any more."""
        if self.left > 0:
            return 0
        return 300 if captain else 200

    def subcontract_worth(self, captain: bool) -> Int:
        """$1 each time, and more if just that is missing to recruit."""
        pay: Int = 200 if captain else 100
        power = self.state.power(self.number)
        if power.once & DOUBLE_ONCE and self.earning == 0:
            pay *= 2
        if self.left > 2 and (self.standing(RECRUIT) > 0 or self.is_open(RECRUIT)):
            wages = self.nearly_hired(self.ship.credits + self.earning, CREW - self.ship.crew_recruited())
            pay += wages * (5 if self.standing(RECRUIT) > 0 else 2) // 8
        return pay

    def hold_worth(self, station: Int, captain: bool) -> Int:
        """More slots for the rounds to come: the fourth and the fifth help most."""
        slots = (1 if station == HOLD1 else 2) * (2 if captain else 1)
        slots_now = self.ship.slots + self.standing(HOLD1) + 2 * self.standing(HOLD2)
        slots = min(slots, SLOTS - slots_now)
        price = slots * 50 if station == HOLD2 else 0
        if price > 0 and self.ship.credits + self.earning + self.expected_sales() == 0:
            return 0
        useful = max(min(slots, 5 - slots_now), 0)
        return (useful * 2 + max(slots, 0)) * SLOT_A_ROUND * self.market.horizon // 2 - price

    def solar_worth(self, captain: bool) -> Int:
        """A yield that needs no dice, spread over the rounds that the piece stays away."""
        if self.left < 2:
            return 0
        rounds = min(self.left, 3)
        promised = self.promised_solar()
        more = self.state.power(self.number).solar
        units = min(rounds * (2 if captain else 1) + more, self.state.solar - promised)
        return max(units, 0) * SOLAR_ABOARD * 2 // (2 * rounds + 1)

    def promised_solar(self) -> Int:
        """Units that pieces already on the track, of anybody, will take."""
        total: Int = 0
        for ship in self.state.ships:
            for piece in range(PIECES):
                place = ship.place[piece]
                if place == SOLAR or place >= SPACE_1:
                    total += max(track_space(place), 2) * (2 if piece == CAPTAIN else 1)
        return total

    def leader_worth(self, captain: bool) -> Int:
        """Neutronium, a better chance at the mines, and the first choice of the next round."""
        units = min(2 if captain else 1, self.state.neutronium, self.ship.free_slots())
        gain = units * 80
        if units > 0 and self.party.miners() > 0:
            gain += 35
        if self.left > 0 and self.state.leader != self.number:
            gain += FIRST_CHOICE * (len(self.state.ships) - 1)
            if self.left == 1:
                gain += 25 * self.ship.carried()
        return gain

    def research_worth(self, captain: bool) -> Int:
        """A better card than the own one, for the rounds to come; the first of own pieces there takes it."""
        if not self.state.decks.research or self.left == 0 or self.standing(RESEARCH) > 0:
            return 0
        return best_of_row(self.state, self.number, self.left)

    def delegate_worth(self) -> Int:
        """The best place beside somebody else's crew, less what the second piece earns elsewhere."""
        stations = self.to_join()
        best: Int = 0
        for station in range(STATIONS):
            if stations >> station & 1:
                best = max(best, self.joining_worth(station))
        return best - CREW_ELSEWHERE - 60

    def to_join(self) -> Int:
        """The stations with others' crew and no other's Captain, as a bit set."""
        crew: Int = 0
        captains: Int = 1 << DELEGATE
        for number in range(len(self.state.ships)):
            if number != self.number:
                crew |= self.state.ships[number].crew_stations()
                captains |= self.state.ships[number].captain_station()
        return crew & ~captains

    def joining_worth(self, station: Int) -> Int:
        """What the additional piece brings there, the better of crew and Captain."""
        best: Int = 0
        if self.ship.crew_aboard() > 1 or self.ship.place[CAPTAIN] == -1:
            best = self.worth(station, False) if self.ship.crew_aboard() > 0 else 0
        if self.ship.place[CAPTAIN] == -1:
            best = max(best, self.worth(station, True) - CAPTAIN_ELSEWHERE + CREW_ELSEWHERE)
        return best

    def worth_of(self, action: Int) -> Int:
        """What an assignment brings over what its piece earns elsewhere, the Marauders considered."""
        captain = action >= ASSIGN_CAPTAIN
        station = action % STATIONS
        worth = self.worth(station, captain)
        worth -= self.raiders.toll(station, worth)
        return worth - (CAPTAIN_ELSEWHERE if captain else CREW_ELSEWHERE)


def kept_metal(prices: list[Int]) -> Int:
    """What a unit of metal is worth aboard, on average."""
    return (prices[0] + prices[1] * 2 + prices[2] * 3) // 6
