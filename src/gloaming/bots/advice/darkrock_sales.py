"""Darkrock, for bots: which goods to turn in and which to throw out.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_market import Market
from gloaming.games.darkrock.actions import BUNDLE_NUMBER, DISCARD, EXPORT, RETURN, bundle_key
from gloaming.games.darkrock.names import GOODS, NEUTRONIUM
from gloaming.games.darkrock.state import Ship, State


def export(state: State, number: Int, market: Market, limit: Int) -> Int:
    """The goods that bring most over keeping them, up to so many."""
    bundle: list[Int] = [0] * GOODS
    bonus = state.power(number).export_bonus
    for _ in range(limit):
        good = next_sale(state.ships[number], market, bundle, bonus)
        if good >= 0:
            bundle[good] += 1
    sale = BUNDLE_NUMBER[bundle_key(bundle)]
    return EXPORT + sale if sale >= 0 else RETURN


def next_sale(ship: Ship, market: Market, bundle: list[Int], bonus: Int) -> Int:
    """The good to add to a bundle, or -1; the first one may cost something if a card pays for it."""
    best: Int = -1
    best_gain: Int = -100 * bonus - 1 if bundle_key(bundle) == 0 else -1
    for good in range(GOODS):
        if ship.hold[good] > bundle[good] and not keeps(ship, market, good, bundle):
            gain = market.gain(good, bundle[good])
            if gain > best_gain:
                best_gain = gain
                best = good
    return best


def keeps(ship: Ship, market: Market, good: Int, bundle: list[Int]) -> bool:
    """Neutronium stays while it is of use; in the Crisis one good stays for Shields."""
    if market.left == 0:
        return False
    if not market.crisis:
        return good == NEUTRONIUM and ship.free_slots() > 0
    if bundle[good] < market.wanted[good]:
        return False
    sold: Int = 0
    for other in range(GOODS):
        sold += max(bundle[other] - market.wanted[other], 0)
    return market.shields - sold <= 1


def discard(ship: Ship, market: Market) -> Int:
    """The cheapest good makes room."""
    best = NEUTRONIUM
    for good in range(GOODS - 1, -1, -1):
        cheaper = ship.hold[best] == 0 or market.kept[good] < market.kept[best]
        if ship.hold[good] > 0 and cheaper:
            best = good
    return DISCARD + best
