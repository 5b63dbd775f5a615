"""Whole payments in words, offered beside the single sources.  From views only."""

from __future__ import annotations

from gloaming.core import words
from gloaming.core.words import listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.offers import flipped
from gloaming.games.dark_matter.plans import Plan, ways_on
from gloaming.games.dark_matter.reckoning import position
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import (
    card_at,
    counted,
    icons,
    is_attack,
    mark,
    planet,
    source_icons,
    source_name,
    zone,
)


def suggestions(view: View) -> tuple[words.Plan, ...]:
    """A few complete ways on for the seat that chooses sources, the cheapest first; none for the others.

    DM-ACT-25, 26"""
    if view.asked.step != "ChooseSource" or view.me != view.seat:
        return ()
    return tuple(told(view, plan) for plan in ways_on(position(view)))


def told(view: View, plan: Plan) -> words.Plan:
    """One plan in words."""
    spoken = [part(view, action) for action in plan.actions if action != a.CONFIRM]
    after = "; ".join(afterwards(view, source) for source in plan.sources)
    return words.Plan(plan.actions, f"Use {listed(spoken)}: {price(plan)}", after)


def part(view: View, action: int) -> str:
    """'Feather Court (Cavorite and Politics)'; soldiers and Diplomacy Cards where they come into it."""
    if not a.USE_CARD <= action < a.MANEUVER:
        return f"{mark(action - a.REFRESH)}'s Diplomacy Card again"
    name, shows = source_name(view, action), icons(source_icons(view, action))
    if not is_attack(view, action):
        return f"{name} ({shows})"
    soldiers = planet(view, action - a.USE_PLANET).side.defense
    return f"{name} ({shows}) with {counted(soldiers, 'soldier')}"


def price(plan: Plan) -> str:
    """'takes no gems', 'takes two gems, earns one gem', 'takes one gem, earns three soldiers'."""
    takes = counted(plan.gems, "gem")
    brings = [f"earns {counted(plan.earned, 'gem')}"] if plan.earned else []
    brings += [f"earns {counted(plan.recruits, 'soldier')}"] if plan.recruits else []
    return f"takes {takes}, {listed(brings)}" if brings else f"takes {takes}"


def afterwards(view: View, source: int) -> str:
    """How a used card or planet will lie.  DM-ACT-14, 15; DM-PLN-07; DM-SOL-07"""
    name = source_name(view, source)
    if a.is_card(source):
        card = card_at(view, source - a.USE_CARD)
        if card.seat == view.seat:
            return f"{name} is Flipped: {flipped(card)}"
        return f"{name} is Spun: Upper Back {zone(card.lb)}"
    if is_attack(view, source):
        return f"your soldiers lie on {name} until your turn ends"
    return f"{name} is turned"
