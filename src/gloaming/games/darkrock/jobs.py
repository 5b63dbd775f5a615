"""What a piece may do at its station, and why it sometimes can do nothing there.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.darkrock.content.deck import DOUBLE_ONCE
from gloaming.games.darkrock.names import (
    CAPTAIN,
    EXP1,
    EXP3,
    HOLD1,
    HOLD2,
    MINES,
    MOD,
    PRECISION,
    REBOOT,
    RECRUIT,
    RELEASE,
    RENTAL,
    RIG_DICE,
    ROUGH,
    ROVER,
    SLOTS,
    SOLAR,
    SPACE_1,
    SUBCONTRACT,
    UNAVAILABLE,
    VORTEX,
)
from gloaming.games.darkrock.odds import pairs_for
from gloaming.games.darkrock.stations.gear import FARTHEST
from gloaming.games.darkrock.stations.solar import next_space, yield_of
from gloaming.games.darkrock.view import ShipView, View
from gloaming.games.darkrock.words import at, carried, counted, label, place_name

JOBS = {  # for a crewmember, for a Captain
    "rough": ("moves a rig die by 3", "moves rig dice by 3, up to twice"),
    "precision": ("moves a rig die by 1", "moves rig dice by 1, up to twice"),
    "vortex": ("turns a rig die over", "turns rig dice over, up to twice"),
    "rover": ("lets a miner dig one mine farther", "lets miners dig one mine farther, up to twice"),
    "mod": ("lets two rig dice form a pair", "lets two rig dice form a pair"),
    "reboot": ("rolls a rig die again", "rolls rig dice again, up to twice"),
    "release": ("may leave for $2", "may leave for $3"),
    "research": ("may take a Research card", "may take up to two Research cards"),
}
IDLE = {  # why a piece came home without a question
    "rough": "no rig die is free",
    "precision": "no rig die is free",
    "vortex": "no rig die can be turned over",
    "rover": "no miner is left to be served",
    "rental": "three rig dice are on the table already",
    "mod": "it is in force already",
    "reboot": "no rig die is free",
    "recruit": "nobody can be hired",
    "release": "nobody else would stay",
    "hold-1": "all six slots are open",
    "hold-2": "nothing can be unlocked",
    "export-1": "there is nothing to sell",
    "export-2": "there is nothing to sell",
    "export-3": "there is nothing to sell",
}


def job(view: View, ship: int, piece: int) -> str:
    """What a piece may do where it stands, in the third person."""
    company = view.ships[ship]
    place = company.place[piece]
    if place < MINES:
        return digging(view, ship, piece)
    if place == SOLAR or place >= SPACE_1:
        return charging(view, company, piece)
    if EXP1 <= place <= EXP3:
        limit = (place - EXP1 + 1) * (2 if piece == CAPTAIN else 1)
        units = min(limit, carried(company))
        return f"sells up to {counted(units, 'good')}" if units else "has nothing to sell"
    if place in GEAR_JOBS and not GEAR_JOBS[place][0](view, ship):
        return GEAR_JOBS[place][1]
    if place in COUNTED_JOBS:
        return COUNTED_JOBS[place](view, company, 2 if piece == CAPTAIN else 1)
    return JOBS[place_name(place)][piece == CAPTAIN]


def digging(view: View, ship: int, piece: int) -> str:
    """What the dice let a miner dig now."""
    pairs = pairs_for(view, ship, piece)
    if not pairs and is_done(view, ship, piece):
        return "finds it empty and comes home"
    if not pairs:
        return "finds no matching pair and comes home"
    pair, mine = pairs[0]
    where = "" if mine == view.ships[ship].place[piece] else f" {at(mine)}"
    return f"may dig{where} with {pair}"


def is_done(view: View, ship: int, piece: int) -> bool:
    """Is nothing left on the mine where a piece stands that reaches no other?"""
    return view.ore[view.ships[ship].place[piece]] == 0 and view.turn.reach[piece] == 0


def charging(view: View, company: ShipView, piece: int) -> str:
    """On along the track, or home with what it yields."""
    if view.crisis and (view.crisis.damage[SOLAR] or SOLAR in view.crisis.gone):
        return "waits for a repair, or comes home" if view.crisis.damage[SOLAR] else "comes home with nothing"
    place = company.place[piece]
    most = min(yield_of(place, piece) + company.own.power.solar, view.solar)
    home = f"comes home with up to {most} solar" if most else "comes home"
    stay = "waits here" if next_space(place) == place else f"moves on to {label(next_space(place))}"
    return f"{stay}, or {home}"


# --- Gear, Mod, Reboot, Release: as always, or not at all


def die_free(view: View, ship: int) -> bool:
    """Has a rig die not collected yet?"""
    return any(not view.turn.rig_used >> die & 1 for die in range(len(view.turn.rig)))


def die_turns(view: View, ship: int) -> bool:
    """Is there such a die that shows 1 to 6?"""
    rig = enumerate(view.turn.rig)
    return any(not view.turn.rig_used >> die & 1 and 1 <= value <= 6 for die, value in rig)


def miner_goes_on(view: View, ship: int) -> bool:
    """Is there a piece on a mine that does not reach every mine yet?"""
    places = zip(view.ships[ship].place, view.turn.reach, strict=True)
    return any(0 <= place < MINES and reach < FARTHEST for place, reach in places)


def mod_is_off(view: View, ship: int) -> bool:
    """Would Mod change something?"""
    return not view.turn.mod


def others_stay(view: View, ship: int) -> bool:
    """May a piece be released?"""
    recruited = sum(place != UNAVAILABLE for place in view.ships[ship].place)
    return recruited > 1 or view.round == view.last_round


GEAR_JOBS: dict[int, tuple[Callable[[View, int], bool], str]] = {
    ROUGH: (die_free, "finds no free rig die"),
    PRECISION: (die_free, "finds no free rig die"),
    REBOOT: (die_free, "finds no free rig die"),
    VORTEX: (die_turns, "finds no rig die to turn over"),
    ROVER: (miner_goes_on, "finds nobody to send farther"),
    MOD: (mod_is_off, "finds Mod in force already"),
    RELEASE: (others_stay, "must stay: the crew has no other piece"),
}


# --- Rental, Recruit, Hold: as often as there is something to have


def renting(view: View, company: ShipView, times: int) -> str:
    """Up to three rig dice on the table."""
    more = min(times, RIG_DICE - len(view.turn.rig))
    if more <= 0:
        return "finds three rig dice on the table already"
    return "rents one more rig die" if more == 1 else "rents up to two more rig dice"


def hiring(view: View, company: ShipView, times: int) -> str:
    """Who is beside the board and can be paid."""
    price, most = company.own.power.crew_price, company.own.power.captain_price
    crew = min(company.place[:CAPTAIN].count(UNAVAILABLE), company.credits // price, times)
    captain = company.place[CAPTAIN] == UNAVAILABLE and company.credits >= most
    if crew > 1:
        return f"hires up to two crewmembers for ${price} each"
    who = [f"a crewmember for ${price}"] * crew + [f"the Captain for ${most}"] * captain
    return f"hires {' or '.join(who)}" if who else "can hire nobody"


def unlocking(view: View, company: ShipView, times: int) -> str:
    """Hold +: slots that are left, without a price."""
    slots = min(times, SLOTS - company.slots)
    if slots <= 0:
        return "finds all slots open"
    return "unlocks one slot" if slots == 1 else "unlocks up to two slots"


def buying_slots(view: View, company: ShipView, times: int) -> str:
    """Hold ++: two at a time, $1 each time."""
    left = SLOTS - company.slots
    if left <= 0 or company.credits < 1:
        return "finds all slots open" if left <= 0 else "cannot pay for a slot"
    again = ", up to twice" if times > 1 and left > 2 and company.credits > 1 else ""
    return f"unlocks {counted(min(left, 2), 'slot')} for $1{again}"


def working(view: View, company: ShipView, times: int) -> str:
    """Subcontract: a dollar each time, or two where a card can still double it in this turn."""
    doubles = company.own.power.once & ~view.decks.spent & DOUBLE_ONCE
    most = times * (2 if doubles else 1)
    return f"works for up to ${most}" if most > 1 else "works for $1"


COUNTED_JOBS: dict[int, Callable[[View, ShipView, int], str]] = {
    RENTAL: renting,
    RECRUIT: hiring,
    HOLD1: unlocking,
    HOLD2: buying_slots,
    SUBCONTRACT: working,
}


def why_idle(view: View, ship: int, piece: int) -> str:
    """', where no pair matches': why a piece that was asked nothing came home from where it stands."""
    place = view.ships[ship].place[piece]
    if place < MINES:
        return ", which is empty" if is_done(view, ship, piece) else ", where no pair matches"
    reason = IDLE.get(place_name(place))
    return f": {reason}" if reason else ""
