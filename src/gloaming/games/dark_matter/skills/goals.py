"""What an action can aim at, what that costs, and whether it could be completed.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import CIVILIZE, IMPROVE, TERRAFORM
from gloaming.games.dark_matter.content.deck import one
from gloaming.games.dark_matter.names import IMPROVEMENT
from gloaming.games.dark_matter.rule_numbers import (
    ACT_26,
    ALLOWED,
    CIV_01,
    CIV_04,
    CIV_13,
    FIN_07,
    IMP_01,
    IMP_05,
    SOL_05,
    SOL_16,
    TER_01,
    TER_03,
    TER_04,
    TER_11,
)
from gloaming.games.dark_matter.skills.covering import covers, rests
from gloaming.games.dark_matter.skills.muster import Muster
from gloaming.games.dark_matter.skills.sources import is_envoy, source_skill
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.civilization import charter_need


def needs_of(state: State, goal: Int) -> list[Int]:
    """Every way to read the cost of a purchase.  DM-TER-01, 05 to 08; DM-IMP-01, 02; DM-CIV-03, 04"""
    if goal == CIVILIZE:
        return [state.need]
    if goal >= IMPROVE:
        return [state.deck.improve_cost[goal - IMPROVE] * one(IMPROVEMENT)]
    return state.deck.needs[goal - TERRAFORM]


def within_reach(muster: Muster, needs: list[Int]) -> bool:
    """Is there a complete way to pay?  DM-ACT-26; DM-R17"""
    for need in needs:
        if covers(muster, need, 1):
            return True
    return False


def may_terraform(state: State, muster: Muster, planet: Int) -> Int:
    """A planet of the market, below the limit, that can be paid in this action.

    DM-TER-01 to 04, 10, 11; DM-VAR-12, 13; DM-R31, DM-R56, DM-R74, DM-R85"""
    if planet not in state.market:
        if state.pile >> planet & 1 == 1:
            return FIN_07
        return TER_11 if state.owner(planet) >= 0 else TER_01
    if len(state.players[state.active].planets) >= state.planet_limit():
        return TER_04 if len(state.players) == 2 else TER_03
    return ALLOWED if within_reach(muster, state.deck.needs[planet]) else ACT_26


def may_improve(state: State, muster: Muster, planet: Int) -> Int:
    """A planet one controls, not improved yet, that can be paid in this action.  DM-IMP-01, 05; DM-R32"""
    if planet not in state.players[state.active].planets:
        return IMP_01
    if state.is_improved(planet):
        return IMP_05
    return ALLOWED if within_reach(muster, needs_of(state, IMPROVE + planet)) else ACT_26


def may_civilize(state: State, muster: Muster) -> Int:
    """One's Civilization Card, once, for its whole reduced cost in one action.  DM-CIV-03, 04, 13; DM-R83"""
    player = state.players[state.active]
    if player.charter < 0:
        return CIV_01
    if player.civilized:
        return CIV_13
    return ALLOWED if within_reach(muster, [charter_need(state, state.active)]) else CIV_04


def may_recruit(state: State, muster: Muster) -> Int:
    """Once a turn, while the supply lasts, with a Soldier icon.  DM-ACT-23; DM-SOL-03 to 05, 16; DM-R88"""
    rule = may_earn(state)
    if rule != ALLOWED:
        return rule
    return ALLOWED if muster.ready() & muster.recruiters != 0 else ACT_26


def may_earn(state: State) -> Int:
    """Soldiers are earned in one action a turn, from what the supply holds.  DM-SOL-03, 05, 16"""
    if state.recruited:
        return SOL_05
    return ALLOWED if state.soldier_supply() > 0 else SOL_16


def remaining(state: State) -> list[Int]:
    """What the purchase in hand still needs, in every way in which its sources may have been spent."""
    needs = needs_of(state, state.goal)
    for source in state.sources:
        if is_envoy(state, source):
            continue
        skill = source_skill(state, source)
        after: list[Int] = []
        for need in needs:
            for rest in rests(need, skill):
                if rest not in after:
                    after.append(rest)
        needs = after
    return needs
