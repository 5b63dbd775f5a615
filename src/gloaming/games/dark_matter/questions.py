"""What is asked, why, and the open answers in words.  From views only."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import Offer, Question, listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter import ending
from gloaming.games.dark_matter.offers import offer
from gloaming.games.dark_matter.suggestions import suggestions
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import (
    COLOR_WORDS,
    counted,
    goal_text,
    icons,
    mark,
    source_name,
)


class Asking(msgspec.Struct, frozen=True):
    """A question in both persons: as the asked seat reads it, and as the others do."""

    title: str
    why: str
    others: str


def ask(view: View) -> Question:
    """The question as the view's seat reads it; the offers only if it is the one asked."""
    if view.seat == OVER:
        return Question(OVER, ending.headline(view), ending.reason(view))
    if view.seat == CHANCE:
        return Question(CHANCE, THROWS[view.asked.step](view))
    asking = ASKED[view.asked.step](view)
    if view.me != view.seat:
        return Question(view.seat, asking.others, "", (), view.asked.inside)
    offers: tuple[Offer, ...] = tuple(offer(view, action) for action in view.actions)
    return Question(view.seat, asking.title, asking.why, offers, view.asked.inside, suggestions(view))


# --- chance


def dealt_to(view: View) -> str:
    """Who gets a card."""
    return mark(view.asked.facts["player"])


THROWS: dict[str, Callable[[View], str]] = {
    "DealCard": lambda v: f"A {COLOR_WORDS[v.asked.facts['color']]} card is dealt to {dealt_to(v)}.",
    "DealCharter": lambda v: f"A Civilization Card is dealt to {dealt_to(v)}.",
    "TopOfDeck": lambda v: "The planets are shuffled; one lies on top for all to see.",
    "DrawPlanet": lambda v: "A planet is drawn for the market.",
    "FirstPlayer": lambda v: "Who goes first is drawn.",
}


# --- the Action phase


def ask_action(view: View) -> Asking:
    """An action, a planet, a maneuver, or the end."""
    who, player = mark(view.seat), view.players[view.seat]
    soldiers = f" and {counted(view.free_soldiers, 'free soldier')}" if player.soldiers else ""
    return Asking(
        f"{who}, what do you do next?",
        f"You hold {counted(player.gems, 'gem')}{soldiers}.",
        f"{who} chooses an action.",
    )


def ask_source(view: View) -> Asking:
    """What is still missing, and what has been used."""
    who, goal = mark(view.seat), goal_text(view, view.deed.goal)
    used = [source_name(view, source) for source in view.deed.sources]
    so_far = f" Used so far: {listed(used)}." if used else ""
    return Asking(
        f"{who}, what do you use to {goal}?",
        f"{missing(view)}{so_far}",
        f"{who} gathers what it takes to {goal}.",
    )


def missing(view: View) -> str:
    """'Still missing: Cavorite and Dark Matter, or 2 Cavorite.'"""
    if view.deed.goal == a.RECRUIT:
        return "Each card or planet with a Soldier icon brings its soldiers."
    ways = view.deed.missing
    if () in ways:
        return "That is enough: confirm, or pay in another way."
    fewest = min(map(len, ways))
    return f"Still missing: {' or '.join(icons(way) for way in ways if len(way) == fewest)}."


def ask_whom(view: View) -> Asking:
    """A Diplomacy icon."""
    who = mark(view.seat)
    return Asking(
        f"{who}, whose Diplomacy Card do you turn back?",
        "One more card of that player can be used this turn.",
        f"{who} turns a Diplomacy Card back.",
    )


def ask_soldiers(view: View) -> Asking:
    """Soldiers that come along."""
    who, soldiers = mark(view.seat), min(view.asked.facts["soldiers"], view.soldier_supply)
    return Asking(
        f"{who}, do you take {counted(soldiers, 'soldier')}?",
        "Soldiers are earned in one action a turn.",
        f"{who} may take {counted(soldiers, 'soldier')}.",
    )


def ask_card(view: View) -> Asking:
    """Politics or Hero."""
    who = mark(view.seat)
    verb, icon = ("Flip", "Politics") if view.asked.facts["politics"] else ("Spin", "Hero")
    return Asking(
        f"{who}, which card do you {verb}?",
        f"{icon} {verb}s any one Matter Card; the used cards move after that.",
        f"{who} {verb}s a card with {icon}.",
    )


def ask_deposit(view: View) -> Asking:
    """The black hole."""
    who = mark(view.seat)
    owned = counted(view.players[view.seat].soldiers, "soldier")
    return Asking(
        f"{who}, how many soldiers go into your black hole?",
        f"You have {owned}; those you send never come back.",
        f"{who} may send soldiers into the black hole.",
    )


ASKED: dict[str, Callable[[View], Asking]] = {
    "ChooseAction": ask_action,
    "ChooseSource": ask_source,
    "RefreshWhom": ask_whom,
    "TakeSoldiers": ask_soldiers,
    "Influence": ask_card,
    "Deposit": ask_deposit,
}
