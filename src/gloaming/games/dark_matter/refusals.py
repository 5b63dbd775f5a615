"""Refusals: why an action is not open, in one sentence for each rule.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter import rule_numbers as r
from gloaming.games.dark_matter.names import COLORS
from gloaming.games.dark_matter.questions import missing
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import (
    counted,
    goal_text,
    icons,
    mark,
    planet,
    source_icons,
    source_name,
)

MOST = 4  # so many things that would work are named


def refuse(view: View, action: int, rule: int) -> str:
    """The sentence that refuses the action to the asked seat, whose view this is, by that rule."""
    return BY_RULE[rule](view, action)


def world(view: View, action: int) -> str:
    """The name of the planet that an action speaks of."""
    for first in (a.USE_PLANET, a.IMPROVE, a.TERRAFORM):
        if action >= first:
            return planet(view, action - first).name
    return "It"


def source(view: View, action: int) -> str:
    """The name of the source, also of a card of a seat that nobody holds."""
    seat = (action - a.USE_CARD) // COLORS
    if a.is_card(action) and seat >= len(view.players):
        return "That card"
    return source_name(view, action)


def controlled(view: View, action: int) -> str:
    """Whose planet it is."""
    owner = planet(view, action - a.TERRAFORM).seat
    return "you control it already" if owner == view.me else f"{mark(owner)} controls it"


def unpaid(view: View, action: int) -> str:
    """A goal, or a source that leaves the action unfinished."""
    if a.TERRAFORM <= action < a.USE_CARD:
        return f"You cannot {goal_text(view, action)}: what you can use now does not pay for it."
    return f"With {source(view, action)} the action could not be completed."


def no_help(view: View, action: int) -> str:
    """A source whose points are not needed."""
    name, shows = source(view, action), icons(source_icons(view, action))
    return f"{name} ({shows}) would add no point that is needed, or leave the rest out of reach."


def spent(view: View, action: int) -> str:
    """An opponent whose cards have been used."""
    seat = (action - a.USE_CARD) // COLORS
    times = counted(view.players[seat].diplomacy, "time")
    return f"Cards of {mark(seat)} have been used {times} this turn; that is the limit."


def undefended(view: View, action: int) -> str:
    """Soldiers that an attack needs."""
    needed = planet(view, action - a.USE_PLANET).side.defense
    free = counted(view.free_soldiers, "free soldier")
    return f"An attack on {world(view, action)} takes {counted(needed, 'soldier')}; you have {free}."


def no_seat(view: View, action: int) -> str:
    """A card or a player that is not at the table."""
    return f"There are {counted(len(view.players), 'player')} at this table, and none of that colour."


BY_RULE: dict[int, Callable[[View, int], str]] = {
    r.SET_01: no_seat,
    r.ACT_02: lambda v, n: "The action in hand is finished first; then you may end your Action phase.",
    r.ACT_11: lambda v, n: "You hold no gem; Matter Cards and the maneuver cost one each.",
    r.ACT_12: lambda v, n: f"{source(v, n)} is already used in this action.",
    r.ACT_17: lambda v, n: (
        "At least one skill of what you use must be carried out, and this is the last one."
    ),
    r.ACT_20: lambda v, n: (
        f"One action, one goal: now you {goal_text(v, v.deed.goal)}."
        if v.deed.goal >= 0
        else "First the action in hand is finished."
    ),
    r.ACT_21: no_help,
    r.ACT_23: lambda v, n: "Recruiting takes cards and planets that show a Soldier icon, at least one.",
    r.ACT_24: lambda v, n: f"{source(v, n)} shows {icons(source_icons(v, n))}: no effect of its own.",
    r.ACT_25: lambda v, n: "That has no place at this point of an action.",
    r.ACT_26: unpaid,
    r.ACT_35: lambda v, n: "A card is Flipped by a Politics icon or Spun by a Hero icon; use one first.",
    r.DIP_01: spent,
    r.DIP_02: spent,
    r.DIP_08: lambda v, n: "A Diplomacy Card is turned back by a Diplomacy icon, and only a used one.",
    r.DIP_09: lambda v, n: f"{source(v, n)} turns back a used Diplomacy Card, and none is used.",
    r.DIP_10: lambda v, n: "A Diplomacy icon inside an action calls for a further card of that player in it.",
    r.PLN_08: lambda v, n: f"{world(v, n)} is turned.",
    r.PLN_16: lambda v, n: f"{world(v, n)} has no skill.",
    r.SOL_05: lambda v, n: "You have earned soldiers this turn; that is done once.",
    r.SOL_06: lambda v, n: "Soldiers are taken or refused when they come along with a purchase.",
    r.SOL_07: undefended,
    r.SOL_11: lambda v, n: f"Your soldiers lie on {world(v, n)} already.",
    r.SOL_12: lambda v, n: f"{world(v, n)} has no defense value and cannot be attacked.",
    r.SOL_15: lambda v, n: f"{world(v, n)} is controlled by nobody; it cannot be used.",
    r.SOL_16: lambda v, n: "No soldier would be left in the supply for it.",
    r.MAN_04: lambda v, n: "The maneuver has its place between actions.",
    r.TER_01: lambda v, n: (
        f"The cost is not paid yet. {missing(v)}" if n == a.CONFIRM else "It is not there."
    ),
    r.TER_03: lambda v, n: f"You control {counted(v.limit, 'planet')}; that is the limit.",
    r.TER_04: lambda v, n: f"You control {counted(v.limit, 'planet')}; that is the limit.",
    r.TER_11: lambda v, n: f"{world(v, n)} cannot be terraformed: {controlled(v, n)}.",
    r.IMP_01: lambda v, n: (
        f"The cost is not paid yet. {missing(v)}" if n == a.CONFIRM else f"You do not control {world(v, n)}."
    ),
    r.IMP_05: lambda v, n: f"{world(v, n)} is improved already.",
    r.IMP_07: lambda v, n: f"{world(v, n)} was used this turn; it is straightened in your Final phase.",
    r.FIN_07: lambda v, n: f"{world(v, n)} is still in the deck.",
    r.CIV_01: lambda v, n: "This table plays without Civilization Cards.",
    r.CIV_04: lambda v, n: (
        "The whole cost of the Civilization Card is paid in one action, and it is not paid."
        if n == a.CONFIRM
        else "You could not pay the whole cost of your Civilization Card in one action now."
    ),
    r.CIV_13: lambda v, n: "Your Civilization Card is improved already.",
    r.VAR_05: lambda v, n: (
        "Soldiers go into the black hole after the Final phase, where that variant is played."
        if v.asked.step != "Deposit"
        else "Say how many soldiers go into the black hole."
    ),
    r.VAR_06: lambda v, n: "You can send only soldiers that you have.",
}


def instead(view: View, action: int) -> str:
    """What would work: some of the open answers, of the same kind if there are any."""
    step = view.asked.step
    if step == "ChooseAction":
        goals = [goal_text(view, n) for n in view.actions if a.TERRAFORM <= n <= a.RECRUIT]
        return f"You could {listed([*goals[:MOST], 'end your Action phase'], 'or')}."
    if step == "ChooseSource":
        names = [source_name(view, n) for n in view.actions if n != a.CONFIRM]
        ways = [f"use {name}" for name in names[:MOST]] + (["confirm"] if a.CONFIRM in view.actions else [])
        return f"You could {listed(ways, 'or')}."
    if step == "Influence":
        return f"Choose one of the {len([n for n in view.actions if n != a.DECLINE])} Matter Cards."
    if step == "RefreshWhom":
        return f"Choose {listed([mark(n - a.REFRESH) for n in view.actions], 'or')}."
    if step == "TakeSoldiers":
        return "Take them or refuse them."
    return f"Say a number from 0 to {view.actions[-1] - a.DEPOSIT}."
