"""What bars a station from everybody: saboteurs, damage, disintegration; and the Repair.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.names import CRISIS, SABOTEURS, SOLAR
from gloaming.games.darkrock.rule_numbers import ALLOWED, CRI_16, CRI_19, SAB_09
from gloaming.games.darkrock.state import State


def barred(state: State, credits: Int) -> Int:
    """Where nobody with so many credits may assign a piece by any means, as a bit set.

    DR-SAB-09; DR-CRI-14, 16, 19, 35"""
    if state.variant == SABOTEURS:
        return state.sabotage.captain
    return state.crisis.beyond(credits) if state.variant == CRISIS else 0


def bars(state: State, station: Int, credits: Int) -> Int:
    """The rule that bars a station, or ALLOWED.  DR-SAB-09; DR-CRI-16, 19"""
    if barred(state, credits) >> station & 1 == 0:
        return ALLOWED
    if state.variant == SABOTEURS:
        return SAB_09
    return CRI_19 if state.crisis.gone >> station & 1 else CRI_16


def repair(state: State, number: Int, station: Int) -> None:
    """Pay for all Damage at once, the tokens return to the pool; what stands there stays.

    DR-CRI-14, 15, 17, 18; DR-R66"""
    crisis = state.crisis
    if station == SOLAR:
        crisis.on_solar |= 1 << number
    if crisis.damage[station] == 0:
        return
    state.ships[number].credits -= crisis.repair(station)
    tokens = crisis.damage.copy()
    tokens[station] = 0
    crisis.damage = tokens
