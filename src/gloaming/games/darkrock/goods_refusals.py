"""Refusals about goods, slots, crew and the Solar Array, one function for each rule."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import rule_numbers as r
from gloaming.games.darkrock.names import (
    CAPTAIN,
    GOOD_NAMES,
    UNAVAILABLE,
)
from gloaming.games.darkrock.stations.solar import yield_of
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    a_piece,
    own_ship,
    track_label,
)

# --- goods, slots, crew


def no_room(view: View, action: int) -> str:
    """DR-HOLD-12"""
    return f"You hold no {GOOD_NAMES[action - a.DISCARD]} that could make room."


def consolation_is_one(view: View, action: int) -> str:
    """DR-MIN-13"""
    most = view.ships[own_ship(view)].own.power.consolation
    if action - a.TAKE > most:
        return f"The consolation is {most} neutronium, however many miners found nothing."
    return neutronium_short(view, action)


def leader_gives(view: View, action: int) -> str:
    """DR-ASG-21, 22"""
    most = view.asked.facts["most"]
    if action > a.TAKE + 2:
        return "Leader gives a crewmember 1 neutronium and a Captain 2, not more."
    return f"Leader gives your piece {most} neutronium; 2 are for a Captain."


def neutronium_short(view: View, action: int) -> str:
    """DR-SET-21"""
    return f"Only {view.neutronium} neutronium is left in the supply."


def slots_full(view: View, action: int) -> str:
    """DR-HOLD-05"""
    return "Your hold has six slots, and there are no more."


def unlock_price(view: View, action: int) -> str:
    """DR-HOLD-03"""
    return "Hold ++ costs $1, and you have nothing left."


def crew_price(view: View, action: int) -> str:
    """DR-CREW-01"""
    ship = view.ships[own_ship(view)]
    return f"A crewmember costs ${ship.own.power.crew_price}, and you have ${ship.credits}."


def captain_hired(view: View, action: int) -> str:
    """DR-CREW-02"""
    ship = view.ships[own_ship(view)]
    if ship.place[CAPTAIN] != UNAVAILABLE:
        return "Your Captain is hired already, and a ship has one."
    return f"The Captain costs ${ship.own.power.captain_price}, and you have ${ship.credits}."


def crew_hired(view: View, action: int) -> str:
    """DR-CREW-03"""
    return "All four of your crewmembers are hired already."


def last_piece(view: View, action: int) -> str:
    """DR-CREW-10"""
    return "Your last piece stays with the ship until the final round."


def too_many_goods(view: View, action: int) -> str:
    """DR-EXP-01, 02"""
    facts = view.asked.facts
    limit = facts["limit"]
    who = "A Captain sells" if facts["captain"] else "Crewmembers sell"
    station = limit // 2 if facts["captain"] else limit
    return f"{who} up to {limit} good{'' if limit == 1 else 's'} on Export {station}."


def goods_short(view: View, action: int) -> str:
    """DR-HOLD-11"""
    hold, bundle = view.ships[own_ship(view)].hold, a.BUNDLES[action - a.EXPORT]
    short = [good for good, count in enumerate(bundle) if count > hold[good]]
    names = [f"{hold[good] or 'no'} {GOOD_NAMES[good]}" for good in short]
    wanted = [str(bundle[good]) for good in short if hold[good]]
    return f"You hold {listed(names)}{', not ' + listed(wanted) if wanted else ''}."


def solar_yield(view: View, action: int) -> str:
    """DR-SOL-03, 04"""
    piece = view.asked.facts["piece"]
    company = view.ships[own_ship(view)]
    place = company.place[piece]
    who, most = a_piece(piece), yield_of(place, piece) + company.own.power.solar
    yields = f"up to {most} solar" if most else "nothing yet"
    return f"{who[0].upper()}{who[1:]} on {track_label(place)} collects {yields}."


def solar_short(view: View, action: int) -> str:
    """DR-SOL-08"""
    verb = "is" if view.solar == 1 else "are"
    return (
        f"Only {view.solar} solar {verb} left in the supply."
        if view.solar
        else "No solar is left in the supply."
    )


SENTENCES: dict[int, Callable[[View, int], str]] = {
    r.ASG_21: leader_gives,
    r.ASG_22: leader_gives,
    r.SET_21: neutronium_short,
    r.MIN_13: consolation_is_one,
    r.HOLD_03: unlock_price,
    r.HOLD_05: slots_full,
    r.HOLD_11: goods_short,
    r.HOLD_12: no_room,
    r.CREW_01: crew_price,
    r.CREW_02: captain_hired,
    r.CREW_03: crew_hired,
    r.CREW_10: last_piece,
    r.EXP_01: too_many_goods,
    r.EXP_02: too_many_goods,
    r.SOL_03: solar_yield,
    r.SOL_04: solar_yield,
    r.SOL_08: solar_short,
}
