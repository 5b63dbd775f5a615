"""The Export satellite: goods for credits.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.state import Step
from gloaming.games.darkrock.actions import (
    BUNDLE_NUMBER,
    BUNDLES,
    EXPORT,
    EXPORT_END,
    RETURN,
    bundle_key,
)
from gloaming.games.darkrock.names import CRISIS, EXP1, GOODS, PRICE
from gloaming.games.darkrock.rule_numbers import ALLOWED, EXP_01, EXP_02, HOLD_11, RES_05
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.variants.crisis import fill_slots


def units_in(bundle: list[Int]) -> Int:
    """How many goods a bundle has."""
    return bundle[0] + bundle[1] + bundle[2] + bundle[3] + bundle[4]


def worth(bundle: list[Int]) -> Int:
    """What a bundle brings.  DR-EXP-03"""
    total: Int = 0
    for good in range(GOODS):
        total += bundle[good] * PRICE[good]
    return total


def may_export(ship: Ship, bundle: list[Int], limit: Int, captain: bool) -> Int:
    """Goods that lie in the hold, up to the station's number, a Captain's up to twice that.

    DR-EXP-01, 02, 05; DR-HOLD-11; DR-RES-13"""
    if units_in(bundle) > limit:
        return EXP_02 if captain else EXP_01
    for good in range(GOODS):
        if bundle[good] > ship.hold[good]:
            return HOLD_11
    return ALLOWED


def bundles_of(hold: list[Int], limit: Int) -> list[Int]:
    """Every way to turn in 1 to `limit` goods of a hold, ascending."""
    out: list[Int] = []
    bundle: list[Int] = [0] * GOODS
    add_bundles(hold, limit, 0, bundle, out)
    return out[1:]  # the first is the empty one, and that is no export: DR-EXP-08, DR-R19


def add_bundles(hold: list[Int], left: Int, good: Int, bundle: list[Int], out: list[Int]) -> None:
    """Fill the bundle from this good on in every way, and list what comes out."""
    if good == GOODS:
        out.append(EXPORT + BUNDLE_NUMBER[bundle_key(bundle)])
        return
    for units in range(min(hold[good], left) + 1):
        bundle[good] = units
        add_bundles(hold, left - units, good + 1, bundle, out)
    bundle[good] = 0


@final
class Export(Step[State]):
    """Turn in goods for their prices, or nothing.  DR-EXP-01 to 08"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, limit: Int, captain: bool) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.limit: Int = limit
        self.captain: bool = captain

    def options(self, state: State) -> list[Int]:
        return [RETURN, *bundles_of(state.ships[self.ship].hold, self.limit)]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if EXPORT <= action < EXPORT_END:
            return may_export(state.ships[self.ship], BUNDLES[action - EXPORT], self.limit, self.captain)
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action != RETURN:
            export(state, state.ships[self.ship], BUNDLES[action - EXPORT])
            state.ships[self.ship].credits += state.power(self.ship).export_bonus


def export(state: State, ship: Ship, bundle: list[Int]) -> None:
    """Turn the goods in; metals leave the game, the rest returns to the supply.  DR-EXP-03, 04, 06, 07, 08

    The Neutronium Crisis pays as usual.  DR-CRI-41"""
    for good in range(GOODS):
        ship.hold[good] -= bundle[good]
        state.refill(good, bundle[good])
    ship.credits += worth(bundle)
    if state.variant == CRISIS:
        fill_slots(state, bundle)
    if state.first_export == 0:
        state.first_export = state.round


def offer_export(state: State, number: Int, station: Int, captain: bool) -> None:
    """Ask, if there is something to turn in.  DR-RES-12; DR-R19"""
    if state.ships[number].carried() > 0:
        limit = (station - EXP1 + 1) * (2 if captain else 1)
        state.push(Export(state.seat_of(number), number, limit, captain))
