"""Darkrock, for bots: what the Marauders of the Neutronium Crisis may do, and what it is worth to stop them.

Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_market import (
    CREDIT,
    HEAT,
    NEVER,
    SHIELDS,
    Market,
)
from gloaming.bots.advice.darkrock_prices import turns_to_come
from gloaming.bots.advice.darkrock_team import held_by_all
from gloaming.games.darkrock.actions import DAMAGE, NO_SHIELDS, SHIELD, SHIELD_FOR_CREDITS
from gloaming.games.darkrock.content.deck import CARDS_MOST, count_of
from gloaming.games.darkrock.names import (
    CAPTAIN,
    EXP1,
    EXP3,
    METALS,
    MINES,
    NEUTRONIUM,
    PIECES,
    RECRUIT,
    SKULL,
    SOLAR,
    SPACE_1,
    STATIONS,
)
from gloaming.games.darkrock.state import State, metal_of
from gloaming.games.darkrock.steps.marauders import is_attacked, station_at
from gloaming.games.darkrock.variants.crisis import impossible
from gloaming.games.darkrock.variants.raids import Defend, ShareDamage, attacked, count, may_defend

A_TOKEN: Final = 90  # a Damage token in the pool, when as many are there as will be needed
A_CARD: Final = 220  # hundredths of a token that a card costs in the end
A_STATION: Final = 700  # a station that is not disintegrated
A_PIECE: Final = 160  # the work of a piece that need not flee
COVER: Final = 80  # per cent of what a piece under attack is worth once all pieces are placed


def token_worth(state: State) -> Int:
    """What a Damage token less is worth: the more cards to come and the fewer in the pool, the more."""
    crisis = state.crisis
    cards = (SKULL - crisis.marker) * 100 // 93
    worth = A_TOKEN * cards * A_CARD // (100 * (crisis.pool() + 1))
    return min(worth * (2 + crisis.lost_stations()) // 2, A_STATION)


def place_in_turn(state: State, number: Int) -> Int:
    """How many ships have their turn before this one."""
    ships = len(state.ships)
    return (number - state.leader + ships) % ships


def presence(state: State, turn: Int) -> Int:
    """Where pieces stand when the ship that is so far from the Leader has its turn, as a bit set."""
    bits: Int = 0
    for number in range(len(state.ships)):
        ship = state.ships[number]
        waits = place_in_turn(state, number) >= turn
        for piece in range(PIECES):
            station = station_at(ship.place[piece])
            if station == SOLAR or (station >= 0 and waits):
                bits |= 1 << station
    return bits


def cover(state: State, number: Int, token: Int) -> list[Int]:
    """By station: what a piece there is worth because raiders who meet nobody do damage."""
    out: list[Int] = [0] * STATIONS
    turns = [presence(state, turn) for turn in range(place_in_turn(state, number) + 1)]
    bag = state.decks.raiders
    for card in range(CARDS_MOST):
        if bag >> card & 1:
            stations = state.content.raids[card] & ~state.crisis.gone
            worth = uncovered(turns, stations) * count(stations) * token
            for station in range(STATIONS):
                if stations >> station & 1:
                    out[station] += worth
    cards = max(count_of(bag), 1)
    return [worth * COVER // (100 * cards) for worth in out]


def uncovered(turns: list[Int], stations: Int) -> Int:
    """In how many of these turns nobody stands on any of the stations."""
    many: Int = 0
    for present in turns:
        if present & stations == 0:
            many += 1
    return many


# --- Shields


def defend(state: State, step: Defend) -> Int:
    """The cheapest Shields if they save more than they cost, and nobody after this ship has cheaper ones."""
    best: Int = NO_SHIELDS
    cost: Int = saved(state)
    market = Market(state, step.ship)
    for action in state.actions:
        if action != NO_SHIELDS:
            price = price_of(state, step.ship, market, action)
            if price < cost:
                cost = price
                best = action
    if best != NO_SHIELDS and cost > SHIELDS and cheaper_later(state, step.place, cost):
        return NO_SHIELDS
    return best


def price_of(state: State, number: Int, market: Market, action: Int) -> Int:
    """What paying in that way costs the team."""
    if action == SHIELD_FOR_CREDITS:
        return state.power(number).shield_price * CREDIT
    good = action - SHIELD
    if good == NEUTRONIUM:
        return NEVER if state.crisis.marker + 1 >= SKULL else HEAT + SHIELDS // 2
    if good < METALS and state.crisis.missing(good) > 0:
        return SHIELDS if held_by_all(state, good) > state.crisis.missing(good) else market.kept[good]
    return SHIELDS // 2


def cheaper_later(state: State, place: Int, cost: Int) -> bool:
    """Is a ship that is asked after this one able to pay with something cheaper?"""
    ships = len(state.ships)
    for later in range(place + 1, ships):
        number = (state.leader + later) % ships
        if may_defend(state, number):
            market = Market(state, number)
            for action in range(SHIELD, SHIELD + NEUTRONIUM + 1):
                held = state.ships[number].hold[action - SHIELD] > 0
                if held and price_of(state, number, market, action) < cost:
                    return True
    return False


def saved(state: State) -> Int:
    """What Shields save: damage, pieces that need not flee, and some of what later cards would do."""
    stations = attacked(state)
    standing = stations & ~state.crisis.gone
    later = turns_to_come(state) * token_worth(state)
    return harm_of(state, standing) + flight_of(state, stations) + later


def harm_of(state: State, stations: Int) -> Int:
    """What it costs if each of these stations gets a Damage token, or what the pool is short of happens."""
    tokens = count(stations)
    pool = state.crisis.pool()
    if tokens <= pool:
        return tokens * token_worth(state)
    lost = tokens - pool
    if state.crisis.lost_stations() + lost >= state.crisis.limit:
        return NEVER
    if pool == 0 and dooms(state, stations):
        return NEVER
    return lost * A_STATION + pool * token_worth(state)


def dooms(state: State, stations: Int) -> bool:
    """Would the game be lost if these stations were disintegrated?"""
    before = state.crisis.gone
    state.crisis.gone = before | stations
    lost = impossible(state)
    state.crisis.gone = before
    return lost


def flight_of(state: State, stations: Int) -> Int:
    """What the pieces that would flee cannot do this round."""
    total: Int = 0
    for ship in state.ships:
        if is_attacked(ship, stations):
            for piece in range(PIECES):
                station = station_at(ship.place[piece])
                if station >= 0 and stations >> station & 1:
                    work: Int = 2 * A_PIECE if piece == CAPTAIN else A_PIECE
                    total += work // 2 if ship.place[piece] >= SPACE_1 else work
    return total


# --- the last Damage tokens


def share_damage(state: State, step: ShareDamage) -> Int:
    """The station that the team can do without least is only damaged."""
    best: Int = state.actions[0]
    best_worth: Int = -1
    for action in state.actions:
        worth = use_of(state, action - DAMAGE)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def use_of(state: State, station: Int) -> Int:
    """How badly a station is needed for the win."""
    if station < MINES:
        missing = state.crisis.missing(metal_of(station)) - held_by_all(state, metal_of(station))
        if missing <= 0:
            return 5
        spare = state.crisis.reachable(state.ore, metal_of(station)) - state.ore[station] - missing
        return 1000 if spare < 0 else 100 + 10 * state.ore[station]
    if EXP1 <= station <= EXP3:
        return 110 + 60 * (station - EXP1)
    return 40 if station == SOLAR or station == RECRUIT else 20
