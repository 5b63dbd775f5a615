"""The opening of phase 3, where the last AP has ended phase 2.  Compiled.  DV-TURN-07, 09; DV-R109

What the text ties to the turn or the quest check is still open: follower rolls, free abilities, handing in,
revealing, claiming.  With nothing of the first three possible, nobody is asked.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    CLAIM_HEROIC,
    FOLLOW,
    GO_ON,
    INVOKE,
    RECALL,
    REVEAL,
)
from gloaming.games.dark_venture.content.vocabulary import FREE
from gloaming.games.dark_venture.names import HEROIC_QUESTS
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TURN_07
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.duties import add_duties, hand_in, is_handing_in, may_hand_in
from gloaming.games.dark_venture.steps.follow import add_follower_rolls, may_roll_for, roll_for
from gloaming.games.dark_venture.steps.invoke import add_invocations, invoke, is_invoking, may_invoke
from gloaming.games.dark_venture.steps.quests import add_words, rule_for_word, say_word


@final
class LastCall(Step[State]):
    """If something is left that needs no AP, the player is asked.  DV-R109"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if len(last_acts(state, self.player)) > 0:
            state.push(LastWords(self.player))


def last_acts(state: State, seat: Int) -> list[Int]:
    """Follower rolls, handing in, free abilities, ascending."""
    found: list[Int] = []
    add_follower_rolls(state, seat, found)
    add_duties(state, seat, found)
    add_invocations(state, seat, found)
    return [action for action in found if is_last_act(state, action)]


def is_last_act(state: State, action: Int) -> bool:
    """Does the act need no AP, and is it tied to the turn?"""
    if is_invoking(action):
        number = action - INVOKE
        known = number < len(state.content.abilities)
        return known and state.content.abilities[number].trigger == FREE
    return FOLLOW <= action < RECALL or is_handing_in(action)


@final
class LastWords(Step[State]):
    """Is there anything else before the quest check?  DV-TURN-07; DV-R14, DV-R109"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [GO_ON]
        add_words(state, self.seat, out)
        out.extend(last_acts(state, self.seat))
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == GO_ON:
            return ALLOWED
        if REVEAL <= action < CLAIM_HEROIC + HEROIC_QUESTS:
            return rule_for_word(state, self.seat, action)
        if not is_last_act(state, action):
            return TURN_07
        if is_handing_in(action):
            return may_hand_in(state, self.seat, action)
        if is_invoking(action):
            return may_invoke(state, self.seat, action)
        return may_roll_for(state, self.seat, action - FOLLOW)

    def apply(self, state: State, action: Int) -> None:
        if action == GO_ON:
            return
        state.push(LastCall(self.seat))
        if is_handing_in(action):
            hand_in(state, self.seat, action)
        elif is_invoking(action):
            invoke(state, self.seat, action)
        elif action >= FOLLOW:
            roll_for(state, self.seat, action - FOLLOW)
        else:
            say_word(state, self.seat, action)
