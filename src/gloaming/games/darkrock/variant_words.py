"""What the variants' boards say in sentences, from views only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.darkrock.names import GOOD_NAMES, METALS, NEEDED, SEAT_NAMES
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView, SabotageView
from gloaming.games.darkrock.words import NUMBERS, headline, label

DIFFICULTIES = ("Cakewalk", "Easy", "Normal", "Hard", "Very Hard", "Extreme")
VARIANTS = ("Standard game", "Insider Partnership", "Saboteurs", "Neutronium Crisis")


def crisis_of(view: View) -> CrisisView:
    """The Neutronium Track of a view that has one."""
    assert view.crisis is not None, "no crisis is played"
    return view.crisis


def sabotage_of(view: View) -> SabotageView:
    """The saboteurs of a view that has some."""
    assert view.sabotage is not None, "no saboteurs are played"
    return view.sabotage


def tokens(count: int) -> str:
    """'one Damage token', 'seven Damage tokens'."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} Damage token{'' if count == 1 else 's'}"


def steps(count: int) -> str:
    """'one step', '13 steps'."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} step{'' if count == 1 else 's'}"


def places(stations: tuple[int, ...]) -> str:
    """'Rough, Vortex and mine 6'."""
    return listed([label(station) for station in stations])


def who_occupies(view: View, station: int) -> str:
    """', beside a saboteur' where one stands, or nothing."""
    if view.sabotage is not None and station in view.sabotage.crew:
        return "a saboteur"
    return ""


def still_lacking(view: View) -> str:
    """'2 iron and 1 platinum', or '' when all is exported."""
    missing = crisis_of(view).missing
    return listed([f"{missing[metal]} {GOOD_NAMES[metal]}" for metal in reversed(range(METALS)) if missing[metal]])


def exported(view: View) -> str:
    """'iron 3 of 5, cobalt 2 of 4, platinum 0 of 3'."""
    done = crisis_of(view).exported
    return ", ".join(f"{GOOD_NAMES[metal]} {done[metal]} of {NEEDED[metal]}" for metal in reversed(range(METALS)))


def repair_line(view: View) -> str:
    """'Repairs cost $4 a token; the skull is 13 steps away.'"""
    crisis = crisis_of(view)
    return f"Repairs cost ${crisis.cost} a token; the skull is {steps(crisis.to_skull)} away."


def harm_line(view: View) -> str:
    """'Damage: Rough $4, Mod $8.  Lost: Hold +.', or ''."""
    crisis = crisis_of(view)
    hurt = [f"{headline(s)} (${crisis.repairs[s]} to repair)" for s, count in enumerate(crisis.damage) if count]
    lost = [headline(station) for station in crisis.gone]
    parts = [f"Damaged: {listed(hurt)}."] if hurt else []
    parts += [f"Disintegrated: {listed(lost)}."] if lost else []
    return " ".join(parts)


def company_name(ship: int) -> str:
    """'green': which of a seat's two companies it is."""
    return SEAT_NAMES[ship]
