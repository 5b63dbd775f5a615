"""Whole ways on at one click: how a location is laid, to whom an item goes.  From views and printed cards.

They are found by what the rules ask for, and none is offered that the next question would refuse.
DV-LOC-02 to 06; DV-ITEM-10; DV-TRADE-02
"""

from __future__ import annotations

from gloaming.core.words import Plan
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import ground
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.ground import Laying
from gloaming.games.dark_venture.names import MOST_ITEMS
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import first_up, person

FEW = 6  # plans for one question


def plans(content: Content, view: View) -> tuple[Plan, ...]:
    """A few whole ways, the best first."""
    if view.asked.step == "ChooseSide":
        return layings(content, view)
    return gifts(content, view) if view.asked.step == "ChoosePartner" else ()


def gifts(content: Content, view: View) -> tuple[Plan, ...]:
    """The item for nothing in return, to each who has room for it; own characters first."""
    partners = [view.someone(action - a.OFFER_TO) for action in view.actions]
    with_room = [one for one in partners if one is not None and len(one.items) < MOST_ITEMS]
    with_room.sort(key=lambda one: one.seat != view.me)
    return tuple(
        Plan(
            (a.OFFER_TO + one.number, a.FOR_NOTHING), f"Give it to {person(content, one.number)} for nothing"
        )
        for one in with_room[:FEW]
    )


def layings(content: Content, view: View) -> tuple[Plan, ...]:
    """Sides and turns together: those first that meet most and leave most ways open."""
    facts = view.asked.facts
    found = [
        ground.lay(content, view, facts["location"], facts["card"], action - a.BESIDE, int(turn))
        for action in view.actions
        for turn in content.locations[facts["card"]].turns
    ]
    fitting = [laying for laying in found if ground.fits(view, laying)]
    best = sorted(fitting, key=lambda laying: (-len(laying.meets), -len(laying.leaves), laying.side))
    return tuple(plan(content, laying) for laying in best[:FEW])


def plan(content: Content, laying: Laying) -> Plan:
    """A side and a turn."""
    said = (a.BESIDE + laying.side, a.TURNED + laying.turn)
    return Plan(said, first_up(ground.lies_so(content, laying)))
