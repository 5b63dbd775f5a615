"""What the variants' boards say in sentences, from views only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.darkrock.names import GOOD_NAMES, NEEDED
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView, SabotageView
from gloaming.games.darkrock.words import at, counted, goods, headline, label

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
    return counted(count, "Damage token")


def steps(count: int) -> str:
    """'one step', '13 steps'."""
    return counted(count, "step")


def places(stations: tuple[int, ...]) -> str:
    """'Rough, Vortex and mine 6'."""
    return listed([label(station) for station in stations])


def still_lacking(view: View) -> str:
    """'1 platinum and 2 iron', or '' when all is exported."""
    missing = crisis_of(view).missing
    return goods(missing) if any(missing) else ""


def exported(view: View) -> str:
    """'0 of 3 platinum, 2 of 4 cobalt, 3 of 5 iron'."""
    done = crisis_of(view).exported
    return ", ".join(f"{done[metal]} of {need} {GOOD_NAMES[metal]}" for metal, need in enumerate(NEEDED))


def repair_line(view: View) -> str:
    """'Repairs cost $4 a token; the skull is 13 steps away.'"""
    crisis = crisis_of(view)
    return f"Repairs cost ${crisis.cost} a token; the skull is {steps(crisis.to_skull)} away."


def mission(view: View) -> str:
    """' Still to export: 1 platinum and 2 iron. Repairs cost $4 a token; ...' in the Crisis, or nothing."""
    if view.crisis is None:
        return ""
    lacking = still_lacking(view)
    goal = f"Still to export: {lacking}." if lacking else "All is exported: survive this round."
    return f" {goal} {repair_line(view)}"


def harm_line(view: View) -> str:
    """'Damaged: Rough ($4) and Mod ($8).  Disintegrated: Hold +.', or ''."""
    crisis = crisis_of(view)
    hurt = [
        f"{headline(s)} (${crisis.repairs[s]} to repair)" for s, count in enumerate(crisis.damage) if count
    ]
    lost = [headline(station) for station in crisis.gone]
    parts = [f"Damaged: {listed(hurt)}."] if hurt else []
    parts += [f"Disintegrated: {listed(lost)}."] if lost else []
    return " ".join(parts)


def variant_entries(view: View) -> list[tuple[str, str]]:
    """What the variant's board shows, as headings and sentences for the table in plain lines."""
    if view.sabotage:
        return [("Saboteurs", sabotage_line(view))]
    if view.crisis is None:
        return []
    crisis = view.crisis
    dearer = crisis.next_cost > crisis.cost
    next_cost = f" After the cards of this round it may be ${crisis.next_cost}." if dearer else ""
    shields = " Shields are up." if crisis.shields else ""
    return [
        ("Track", f"{repair_line(view)}{next_cost}{shields}"),
        ("Exported", f"{exported(view)}. {still_obtainable(view)}"),
        ("Harm", harm_line(view) or "none is damaged."),
        (
            "Pool",
            f"{counted(crisis.pool, 'Damage token')}; {len(crisis.gone)} of {crisis.limit} stations lost.",
        ),
    ]


def still_obtainable(view: View) -> str:
    """'Still to be had: 5 platinum, 4 cobalt and 7 iron.'"""
    return f"Still to be had: {goods(crisis_of(view).obtainable)}."


def sabotage_line(view: View) -> str:
    """'the Captain on Export 3; one on mine 6.'"""
    board = sabotage_of(view)
    captain = [f"{label(board.captain)} is closed"] if board.captain >= 0 else []
    crew = [f"one {at(station)}" for station in board.crew]
    return f"{'; '.join(captain + crew) or 'none is placed'}."
