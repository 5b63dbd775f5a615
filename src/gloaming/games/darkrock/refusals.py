"""Refusals: why an action is not open, in one sentence for each rule and situation.  From views only.

`refuse` goes by the number of the rule that a step's `forbids` returned, and then by what lies on the table.
What would work instead stands in `remedies`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import deck_refusals, dice_refusals, goods_refusals, variant_refusals
from gloaming.games.darkrock import rule_numbers as r
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CREW,
    STATIONS,
    UNAVAILABLE,
)
from gloaming.games.darkrock.questions import ask, companions
from gloaming.games.darkrock.remedies import who_could_join
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    at,
    headline,
    label,
    left_to_resolve,
    mark,
    own_ship,
    piece_word,
    standing,
)


def refuse(view: View, action: int, rule: int) -> str:
    """The sentence that refuses the action to the asked seat, whose view this is, by that rule."""
    if rule in ELSEWHERE:
        return ELSEWHERE[rule]
    card = deck_refusals.window(view, action, rule)
    return card or misplaced(view, action) or BY_RULE[rule](view, action)


# --- said at the wrong moment


def misplaced(view: View, action: int) -> str:
    """For an action that belongs to another phase or another question; "" if it belongs here."""
    step = view.asked.step
    if action in OPEN_RANGES[step] or step == "ChooseSponsor":
        return ""
    if beside := deck_refusals.misplaced(view, action) or variant_refusals.misplaced(view, action):
        return beside
    if step == "Assign" and action in (a.RETURN, a.END_TURN):
        return "There is no pass: whoever has a piece aboard places one."
    if step == "Assign":
        return "That comes in phase 5, when pieces are resolved; now they are placed."
    if step == "ChoosePiece" and action >= a.RESOLVE_CREW:
        return "First choose the piece to resolve; what it does is asked then."
    if step not in ("Join", "TakeNeutronium", "PlaceSaboteur") and action < a.RESOLVE_CREW:
        return "Pieces are placed in phase 2; now they are resolved."
    question = ask(view).title.partition(", ")[2]
    return f"First this is to be answered: {question}"


ELSEWHERE = {
    r.HOLD_15: "Goods are thrown out only to make room, when something comes aboard and the hold is full.",
    r.RES_19: "The neutronium die is rolled again in phase 5, between two of your pieces.",
}
ASSIGNMENTS = range(a.ASSIGN, a.RESOLVE_CREW)
BETWEEN = range(a.RESOLVE_CREW, a.RETURN)
OPEN_RANGES: dict[str, Sequence[int]] = {
    **deck_refusals.OPEN_RANGES,
    "Assign": ASSIGNMENTS,
    "Join": ASSIGNMENTS,
    "ChoosePiece": (*BETWEEN, *deck_refusals.WINDOWS),
    "Collect": range(a.COLLECT, a.RAISE),
    "CollectAgain": range(a.COLLECT, a.RAISE),
    "Discard": range(a.DISCARD, a.EXPORT),
    "TakeNeutronium": range(a.TAKE, a.DISCARD),
    "Unlock": range(a.UNLOCK, a.UNLOCK + 1),
    "Image": range(a.RAISE, a.FLIP),
    "Flip": range(a.FLIP, a.REROLL_RIG),
    "Reboot": range(a.REROLL_RIG, a.REACH),
    "Rove": range(a.REACH, a.RENT),
    "Rent": range(a.RENT, a.RENT + 1),
    "Modify": range(a.MODIFY, a.MODIFY + 1),
    "Recruit": range(a.RECRUIT_CREW, a.RECRUIT_CAPTAIN + 1),
    "Release": range(a.RELEASE_PIECE, a.RELEASE_PIECE + 1),
    "Subcontract": (a.SUBCONTRACT_WORK, a.SUBCONTRACT_DOUBLED),
    "Export": range(a.EXPORT, a.EXPORT_END),
    "ChargeOrCollect": (*range(a.CHARGE, a.DISCARD), a.STAY),
    "PlaceSaboteur": range(a.SABOTAGE, a.STAY),
    "Defend": range(a.SHIELD, a.FLEE),
    "ShareDamage": range(a.DAMAGE, a.VARIANTS_END),
}


# --- phase 2


def no_crew(view: View, action: int) -> str:
    """DR-ASG-03"""
    return "All your crewmembers are placed already."


def no_captain(view: View, action: int) -> str:
    """DR-ASG-09"""
    place = view.ships[own_ship(view)].place[CAPTAIN]
    if place == UNAVAILABLE:
        price = view.ships[own_ship(view)].own.power.captain_price
        return f"You have no Captain yet; Recruit hires one for ${price}."
    return f"Your Captain stands {at(place)} already."


def no_research(view: View, action: int) -> str:
    """DR-SET-09"""
    return "Research is closed: this game is played without the Research deck."


def closed(view: View, action: int) -> str:
    """DR-ASG-08"""
    station = action % STATIONS
    return f"{captain_at(view, station)}'s Captain has closed {label(station)}."


def captain_at(view: View, station: int) -> str:
    """The mark of the other ship whose Captain stands there."""
    others = standing(view, station, but=own_ship(view))
    return mark(view, next(ship for ship in others if view.ships[ship].place[CAPTAIN] == station))


def taken(view: View, action: int) -> str:
    """DR-ASG-06"""
    station = action % STATIONS
    others = listed(companions(view, station, own_ship(view)))
    return f"{headline(station)} is taken by {others}{who_could_join(view, station)}."


def no_delegate(view: View, action: int) -> str:
    """DR-ASG-13"""
    aboard = sum(place == ABOARD for place in view.ships[own_ship(view)].place)
    if aboard < 2:
        return "Delegate takes two pieces, and you have only one aboard."
    return "Delegate has nobody to join: no other player's crewmember stands where one more of yours can go."


def nobody_there(view: View, action: int) -> str:
    """DR-ASG-11"""
    return f"No other player's crewmember stands {at(action % STATIONS)}, and Delegate only joins others."


def captain_there(view: View, action: int) -> str:
    """DR-ASG-12"""
    station = action % STATIONS
    closer = captain_at(view, station)
    return f"{headline(station)} stays closed for Delegate too: {closer}'s Captain stands there."


def not_on_delegate(view: View, action: int) -> str:
    """DR-ASG-15"""
    return "The second piece joins others somewhere else, not on Delegate itself."


# --- between two pieces


def no_neutronium(view: View, action: int) -> str:
    """DR-RES-14"""
    return "A roll of the neutronium die costs 1 neutronium, and you hold none."


def not_to_resolve(view: View, action: int) -> str:
    """DR-RES-05"""
    ship = own_ship(view)
    if action == a.END_TURN:
        place = view.ships[ship].place
        left = [f"your {piece_word(piece)} {at(place[piece])}" for piece in left_to_resolve(view, ship)]
        return f"The turn is not over: {listed(left)} must be resolved first."
    if action == a.RESOLVE_CAPTAIN:
        return no_captain_to_resolve(view, ship)
    return no_crew_to_resolve(view, ship, action)


def no_captain_to_resolve(view: View, ship: int) -> str:
    """Where the Captain is, if not on a station and unresolved."""
    place = view.ships[ship].place[CAPTAIN]
    if place == UNAVAILABLE:
        return "You have no Captain yet."
    if place == ABOARD:
        return "Your Captain is aboard; there is nothing to resolve."
    return f"Your Captain {at(place)} is done for this round."


def no_crew_to_resolve(view: View, ship: int, action: int) -> str:
    """Which crewmember was meant, and why there is none to resolve."""
    reach = 0 if action < a.RESOLVE_REACHING else (action - a.RESOLVE_REACHING) % 3 + 1
    place = (action - a.RESOLVE_REACHING) // 3 if reach else action - a.RESOLVE_CREW
    there = [piece for piece in range(CREW) if view.ships[ship].place[piece] == place]
    if not there:
        return f"You have no crewmember {at(place)}."
    if not [piece for piece in there if piece in left_to_resolve(view, ship)]:
        return f"Your crewmember {at(place)} is done for this round."
    farther = {0: "no farther", 1: "one mine farther", 2: "two mines farther", 3: "three mines farther"}
    return f"None of your crewmembers {at(place)} digs {farther[reach]}."


BY_RULE: dict[int, Callable[[View, int], str]] = {
    r.ASG_03: no_crew,
    r.ASG_06: taken,
    r.ASG_08: closed,
    r.ASG_09: no_captain,
    r.ASG_11: nobody_there,
    r.ASG_12: captain_there,
    r.ASG_13: no_delegate,
    r.ASG_15: not_on_delegate,
    r.SET_09: no_research,
    r.RES_05: not_to_resolve,
    r.RES_14: no_neutronium,
    **dice_refusals.SENTENCES,
    **goods_refusals.SENTENCES,
    **variant_refusals.SENTENCES,
    **deck_refusals.SENTENCES,
}
