"""Refusals about cards: Sponsors, Research, Shields, what a card offers between pieces.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import rule_numbers as r
from gloaming.games.darkrock.content.deck import DOUBLE_ONCE
from gloaming.games.darkrock.names import GOOD_NAMES
from gloaming.games.darkrock.steps.windows import effect_of
from gloaming.games.darkrock.variant_refusals import not_shields
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import own_ship

CHOOSING = range(a.KEEP_SPONSOR, a.TAKE_CARD)
STUDYING = range(a.TAKE_CARD, a.SHIELD)
DEFENDING = range(a.SHIELD, a.REROLL_BY_CARD)
WINDOWS = (*range(a.RAISE, a.REACH_CAPTAIN + 1), a.REROLL_BY_CARD)
OPEN_RANGES = {
    "ChooseSponsor": CHOOSING,
    "Study": (a.RETURN, *range(a.TAKE_CARD, a.KEEP_OLD)),
    "KeepCard": range(a.KEEP_OLD, a.SHIELD),
    "AnswerMarauders": DEFENDING,
}


def misplaced(view: View, action: int) -> str:
    """For what is said with a deck at another question than its own; "" for all else."""
    if action == a.FLEE and view.asked.step == "Defend":
        return not_shields(view, action)
    if action in STUDYING and view.asked.step in ("Study", "KeepCard"):
        return ""
    if action in CHOOSING:
        return "Sponsors are chosen before the first round."
    if action in STUDYING:
        return "Research cards are taken when a piece on Research is resolved."
    return "No attack waits for your answer now." if action in DEFENDING else ""


def window(view: View, action: int, rule: int) -> str:
    """Between two pieces: why no Research card allows this; "" where one does, or for what needs none."""
    if view.asked.step != "ChoosePiece" or action not in WINDOWS or rule not in (r.RES_05, r.RES_14):
        return ""
    company = view.ships[own_ship(view)]
    if company.own.card and company.own.power.once & view.decks.spent & effect_of(action):
        return f"{company.own.card.name} serves once a turn, and it has."
    if company.own.card and company.own.works > view.round:
        return f"{company.own.card.name} works from the next round on."
    if action == a.REROLL_BY_CARD:
        return "You have no Research card that rolls the neutronium die again."
    return "First choose the piece to resolve; what it does is asked then."


def not_in_hand(view: View, action: int) -> str:
    """DR-SET-12"""
    names = listed([card.name for card in view.ships[own_ship(view)].own.hand], "or")
    return f"Choose your Sponsor first: {names}."


def not_doubled(view: View, action: int) -> str:
    """DR-CREW-13"""
    company = view.ships[own_ship(view)]
    if company.own.power.once & DOUBLE_ONCE:
        return "Doubled pay is chosen with a piece's first dollar, for one piece a turn."
    return "Nothing doubles what you earn on Subcontract."


def must_take(view: View, action: int) -> str:
    """DR-RSCH-05"""
    return "The row was put under the deck, so one of the new cards must be taken."


def no_shield(view: View, action: int) -> str:
    """DR-THE-06"""
    company = view.ships[own_ship(view)]
    if action != a.SHIELD_FOR_CREDITS:
        return f"You hold no {GOOD_NAMES[action - a.SHIELD]} to pay for Shields."
    if company.own.power.shield_price:
        return f"Shields cost you ${company.own.power.shield_price}, and you have ${company.credits}."
    return "Shields are paid with a good from the hold."


def must_flee(view: View, action: int) -> str:
    """DR-THE-11"""
    company = view.ships[own_ship(view)]
    price = company.own.power.shield_price
    if 0 < price <= company.credits:
        return f"Your hold is empty; only ${price} can pay for Shields."
    return "Your hold is empty, so nothing can pay for Shields."


SENTENCES: dict[int, Callable[[View, int], str]] = {
    r.SET_12: not_in_hand,
    r.CREW_13: not_doubled,
    r.RSCH_05: must_take,
    r.THE_06: no_shield,
    r.THE_11: must_flee,
}
