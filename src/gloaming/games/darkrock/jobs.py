"""What a piece may do at its station, and why it sometimes can do nothing there.  From views only."""

from __future__ import annotations

from gloaming.games.darkrock.names import (
    CAPTAIN,
    EXP1,
    EXP3,
    HOLD1,
    HOLD2,
    MINES,
    RECRUIT,
    SLOTS,
    SOLAR,
    SPACE_1,
)
from gloaming.games.darkrock.odds import pairs_for
from gloaming.games.darkrock.stations.crew import CREW_PRICE
from gloaming.games.darkrock.stations.solar import next_space, yield_of
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import at, carried, counted, label, place_name

JOBS = {  # for a crewmember, for a Captain
    "rough": ("moves a rig die by 3", "moves rig dice by 3, up to twice"),
    "precision": ("moves a rig die by 1", "moves rig dice by 1, up to twice"),
    "vortex": ("turns a rig die over", "turns rig dice over, up to twice"),
    "rover": ("lets a miner dig one mine farther", "lets miners dig one mine farther, up to twice"),
    "rental": ("rents one more rig die", "rents up to two more rig dice"),
    "mod": ("lets two rig dice form a pair", "lets two rig dice form a pair"),
    "reboot": ("rolls a rig die again", "rolls rig dice again, up to twice"),
    "recruit": ("hires a crewmember for $3 or the Captain for $5", "hires up to two crewmembers for $3 each"),
    "release": ("may leave for $2", "may leave for $3"),
    "subcontract": ("works for $1", "works for up to $2"),
    "hold-1": ("unlocks one slot", "unlocks up to two slots"),
    "hold-2": ("unlocks two slots for $1", "unlocks two slots for $1, up to twice"),
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
        return charging(view, place, piece)
    if EXP1 <= place <= EXP3:
        limit = (place - EXP1 + 1) * (2 if piece == CAPTAIN else 1)
        units = min(limit, carried(company))
        return f"sells up to {counted(units, 'good')}" if units else "has nothing to sell"
    if place == RECRUIT and company.credits < CREW_PRICE:
        return "can hire nobody yet"
    if place in (HOLD1, HOLD2) and company.slots == SLOTS:
        return "finds all slots open"
    return JOBS[place_name(place)][piece == CAPTAIN]


def digging(view: View, ship: int, piece: int) -> str:
    """What the dice let a miner dig now."""
    pairs = pairs_for(view, ship, piece)
    if not pairs:
        return "finds no matching pair and comes home"
    pair, mine = pairs[0]
    where = "" if mine == view.ships[ship].place[piece] else f" {at(mine)}"
    return f"may dig{where} with {pair}"


def charging(view: View, place: int, piece: int) -> str:
    """On along the track, or home with what it yields."""
    most = min(yield_of(place, piece), view.solar)
    home = f"comes home with up to {most} solar" if most else "comes home"
    stay = "waits here" if next_space(place) == place else f"moves on to {label(next_space(place))}"
    return f"{stay}, or {home}"


def why_idle(place: int) -> str:
    """', where no pair matches': why a piece that was asked nothing came home from there."""
    if place < MINES:
        return ", where no pair matches"
    reason = IDLE.get(place_name(place))
    return f": {reason}" if reason else ""
