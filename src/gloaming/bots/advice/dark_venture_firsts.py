"""What a steady player of Dark Venture lets come first, and what it lends.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_answers import best_of
from gloaming.bots.advice.dark_venture_odds import Fighter, fighter, odds
from gloaming.bots.advice.dark_venture_outlook import Outlook
from gloaming.bots.advice.dark_venture_prices import item_worth
from gloaming.bots.advice.dark_venture_texts import text_worth
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import ACCEPT, FIRST, PICK, REFUSE
from gloaming.games.dark_venture.cast.people import members
from gloaming.games.dark_venture.names import COOPERATIVE
from gloaming.games.dark_venture.parts import bit
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.defeat import AllowLoot
from gloaming.games.dark_venture.steps.meet import FaceFirst, allies_of, owner_in
from gloaming.games.dark_venture.tales.moments import Due, text_due

LAST: Final = -10_000  # the worth of what others do to the player


def first_effect(state: State, seat: Int, actions: list[Int]) -> Int:
    """What brings most comes first; what others do comes last, for they may be down by then."""
    outlook = Outlook(state, seat)
    below = len(state.agenda) - 2  # the place of what would be told first
    return best_of(actions, [due_worth(outlook, state.agenda[below - (one - FIRST)]) for one in actions])


def due_worth(outlook: Outlook, due: Step[State]) -> Int:
    """What it is worth to the player that this is told."""
    state, me = outlook.state, outlook.hero.number
    if isinstance(due, Due):
        me = due.number
        others = state.in_play(me) and state.someone(me).seat != outlook.seat
        if others or due.foe == me:
            return LAST
    return text_worth(outlook, state.content.effects[text_due(due)], me)


def face_first(state: State, seat: Int, step: FaceFirst, actions: list[Int]) -> Int:
    """The combat that is won most easily or brings most; for other players' characters the hardest."""
    outlook = Outlook(state, seat)
    own = fighters_of(state, step.group)
    for_others = state.mode != COOPERATIVE and owner_in(state, step.group) != seat
    worths: list[Int] = []
    for action in actions:
        foe = action - PICK
        foes = fighters_of(state, bit(foe) | allies_of(state, foe, step.group))
        if for_others:
            worths.append(-odds(own, foes).chance)
        else:
            worths.append(outlook.of_odds(own, foes, outlook.prize(state.someone(foe))))
    return best_of(actions, worths)


def fighters_of(state: State, bits: Int) -> list[Fighter]:
    """How each of them fights."""
    return [fighter(state, state.someone(number)) for number in members(state, bits)]


def allow_loot(state: State, step: AllowLoot) -> Int:
    """A friend may take what brings the friend more than the own hero loses by it."""
    gain = item_worth(state, state.someone(step.number), step.item)
    gain += Outlook(state, step.player).wants.item[step.item]
    return ACCEPT if gain > Outlook(state, step.seat).held_thing(step.item) else REFUSE
