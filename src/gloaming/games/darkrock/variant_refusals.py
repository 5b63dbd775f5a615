"""Refusals of the variants: saboteurs, damage, disintegration; a function for each rule.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import rule_numbers as r
from gloaming.games.darkrock.names import SOLAR, SPACE_3, STATIONS
from gloaming.games.darkrock.variant_words import crisis_of, tokens
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import at, headline, label, mark, own_ship, standing


def misplaced(view: View, action: int) -> str:
    """For what is said in a variant at another question than its own, or in no such game; "" for all else."""
    if a.SABOTAGE <= action < a.STAY:
        if view.sabotage is None:
            return "This game is played without saboteurs."
        return "A saboteur is placed right after the assignment turn that brings it."
    if not a.STAY <= action < a.VARIANTS_END:
        return ""
    if view.crisis is None:
        return "That is for the Neutronium Crisis, which this game is not."
    if action == a.NO_SHIELDS:
        return "No attack waits for your answer now."
    return "No Damage tokens are to be shared out now." if action >= a.DAMAGE else ""


def closed_by_saboteurs(view: View, action: int) -> str:
    """DR-SAB-09"""
    return f"The Saboteur Captain has closed {label(action % STATIONS)} for this round, to everybody."


def held_by_saboteur(view: View, action: int) -> str:
    """DR-SAB-10"""
    return f"A saboteur stands {at(action % STATIONS)}: only a Captain, or Delegate, gets in."


def not_sabotage(view: View, action: int) -> str:
    """DR-SAB-03"""
    return "First your saboteur goes to a free station."


def not_free(view: View, action: int) -> str:
    """DR-SAB-07"""
    station = action - a.SABOTAGE
    who = listed([mark(view, ship) for ship in standing(view, station)]) or "another saboteur"
    return f"Saboteurs go to free stations only, and {label(station)} is taken by {who}."


def not_the_bridge(view: View, action: int) -> str:
    """DR-SAB-08"""
    return f"No saboteur may go to {label(action - a.SABOTAGE)}, nor their Captain."


def repair_too_dear(view: View, action: int) -> str:
    """DR-CRI-16"""
    station, crisis = action % STATIONS, crisis_of(view)
    cost, credits = crisis.repairs[station], view.ships[own_ship(view)].credits
    harm = f"{headline(station)} has {tokens(crisis.damage[station])}"
    return f"{harm}; the Repair costs ${cost}, and you have ${credits}."


def disintegrated(view: View, action: int) -> str:
    """DR-CRI-19"""
    return f"{headline(action % STATIONS)} is disintegrated and out for the rest of the game."


def not_shields(view: View, action: int) -> str:
    """DR-CRI-26"""
    return "First the card is answered: Shields for all, or none from you."


def not_damage(view: View, action: int) -> str:
    """DR-CRI-34"""
    if action < a.DAMAGE:
        return "First you choose which stations get the last Damage tokens."
    return f"The card does not strike {label(action - a.DAMAGE)}, or it has its token already."


def no_more_tokens(view: View, action: int) -> str:
    """DR-CRI-36"""
    return f"{headline(action - a.DAMAGE)} is disintegrated; no further token goes there."


def array_damaged(view: View, action: int) -> str:
    """DR-CRI-43"""
    if view.crisis is not None and not view.crisis.damage[SOLAR]:
        return "The Solar Array is disintegrated: nothing is charged or collected there any more."
    return "The Solar Array is damaged: until somebody repairs it nothing is charged or collected there."


def not_waiting(view: View, action: int) -> str:
    """DR-CRI-44"""
    return "On the damaged Solar Array a piece comes home with nothing, or waits."


def no_use_waiting(view: View, action: int) -> str:
    """DR-CRI-46"""
    return "The Solar Array is disintegrated; there is nothing to wait for."


def rover_stops(view: View, action: int) -> str:
    """DR-CRI-47"""
    return "That mine is damaged or disintegrated; Rover does not reach it."


def no_waiting(view: View, action: int) -> str:
    """DR-SOL-02, 12"""
    if view.ships[own_ship(view)].place[view.asked.facts["piece"]] == SPACE_3:
        return "On the last space a piece waits by charging."
    return "A piece charges on or comes home; it waits in place only on a damaged Solar Array."


SENTENCES: dict[int, Callable[[View, int], str]] = {
    r.SOL_02: no_waiting,
    r.SAB_03: not_sabotage,
    r.SAB_07: not_free,
    r.SAB_08: not_the_bridge,
    r.SAB_09: closed_by_saboteurs,
    r.SAB_10: held_by_saboteur,
    r.CRI_16: repair_too_dear,
    r.CRI_19: disintegrated,
    r.CRI_26: not_shields,
    r.CRI_34: not_damage,
    r.CRI_36: no_more_tokens,
    r.CRI_43: array_damaged,
    r.CRI_44: not_waiting,
    r.CRI_46: no_use_waiting,
    r.CRI_47: rover_stops,
}
