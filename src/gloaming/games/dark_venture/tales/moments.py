"""Effects of one moment: several that are due are told one at a time, as the active player orders them.

Compiled.  DV-ENEMY-03; DV-R84

What is due lies on the agenda, the first on top; to put one first is to take it out and lay it on top.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.flee as flee
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import FIRST, MOST_DUE
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import COMBAT_END, NONE
from gloaming.games.dark_venture.names import CONSCIOUS, DEAD, HEROIC_DECK
from gloaming.games.dark_venture.parts import Quest
from gloaming.games.dark_venture.rule_numbers import ALLOWED, HERO_08
from gloaming.games.dark_venture.state import State


@final
class Due(Step[State]):
    """The text of a card is due; it is told if the acting character still can, and has the item that says it.

    `player` carries it out, `number` is the acting character, `foe` the opponent that is meant or NOBODY;
    `here` is where somebody fell whose text it is, else OFF_MAP; `item` is the item that says it, or 0.
    DV-HERO-08; DV-R84"""

    def __init__(
        self, effect: Int, player: Int, number: Int, foe: Int, here: Int, item: Int, trigger: Int
    ) -> None:
        super().__init__(NOBODY)
        self.effect: Int = effect
        self.player: Int = player
        self.number: Int = number
        self.foe: Int = foe
        self.here: Int = here
        self.item: Int = item
        self.trigger: Int = trigger

    def apply(self, state: State, action: Int) -> None:
        if is_still_due(state, self):
            effect = state.content.effects[self.effect]
            tale = abilities.begin(state, effect, self.player, self.number, self.foe)
            tale.here = self.here


def is_still_due(state: State, due: Due) -> bool:
    """Is the acting character alive, awake if it has to be, and has it still the item?"""
    if not state.in_play(due.number):
        return False
    actor = state.someone(due.number)
    if actor.condition == DEAD or (due.trigger == COMBAT_END and actor.condition != CONSCIOUS):
        return False
    return due.item == 0 or due.item in actor.items


@final
class DueQuest(Step[State]):
    """What a heroic quest does by itself is due: on accepting, on being complete, or each round.

    `anew`: a round begins, so what it does each round follows on what it does on accepting.

    DV-QST-11; DV-R84"""

    def __init__(self, effect: Int, player: Int, number: Int, anew: bool) -> None:
        super().__init__(NOBODY)
        self.effect: Int = effect
        self.player: Int = player
        self.number: Int = number
        self.anew: bool = anew

    def apply(self, state: State, action: Int) -> None:
        for quest in state.quests:
            if quest.seat == self.player and quest.deck == HEROIC_DECK and quest.number == self.number:
                self.tell(state, quest)
                return

    def tell(self, state: State, quest: Quest) -> None:
        """Tell it, if it has not been told meanwhile, and is still to come each round."""
        each_round = deeds.card_of(state, quest).each_round
        if self.effect == each_round.no:
            if not quest.complete:
                tell_quest(state, quest, each_round)
        elif quest.waiting:
            quest.waiting = False
            if self.anew and each_round.op != NONE:
                state.push(DueQuest(each_round.no, self.player, self.number, True))
            tell_quest(state, quest, waiting_text(state, quest))


def waiting_text(state: State, quest: Quest) -> Effect:
    """What a quest that waits has to tell: on being complete, else on accepting."""
    card = deeds.card_of(state, quest)
    return card.on_complete if quest.complete and card.on_complete.op != NONE else card.on_accept


def tell_quest(state: State, quest: Quest, effect: Effect) -> None:
    """A text of the quest is carried out.  DV-QST-11"""
    hero = state.players[quest.seat].hero
    tale = telling.begin_tale(state, telling.QUEST_TALE, effect, quest.seat, hero)
    tale.quest = quest.number
    tale.receiver = deeds.receiver_of(state, quest)


# --- the order


def put_in_order(state: State, seat: Int, bottom: Int) -> None:
    """All above `bottom` on the agenda is due: the seat says what is first, where it can matter.  DV-R84"""
    count = len(state.agenda) - bottom
    if count > 1 and order_matters(state, bottom):
        state.push(ChooseFirst(seat, count))


def order_matters(state: State, bottom: Int) -> bool:
    """Not if they leave each other as they are, nor if all say the same and leave no choice."""
    effects = state.content.effects
    alike = effects[text_due(state.agenda[bottom])].alike
    stir: Int = 0
    same = alike > 0
    for place in range(bottom, len(state.agenda)):
        effect = effects[text_due(state.agenda[place])]
        stir += effect.stir
        same = same and effect.alike == alike
    return stir > 1 and not same


def text_due(step: Step[State]) -> Int:
    """The number of the text that this step has told; 0 for any other step."""
    if isinstance(step, Due):
        return step.effect
    return step.effect if isinstance(step, DueQuest) else 0


def orderer(state: State, number: Int) -> Int:
    """Who orders what is due to this character: whose turn it is; between turns its player, who moves it.

    DV-ENEMY-05; DV-R84"""
    owner = state.someone(number).seat
    return meet.orderer(state, owner if owner >= 0 else flee.mover_of(state, number))


@final
class ChooseFirst(Step[State]):
    """Several effects are due at once, the topmost `count` steps: which one is told first?  DV-R84"""

    def __init__(self, seat: Int, count: Int) -> None:
        super().__init__(seat)
        self.count: Int = count

    def options(self, state: State) -> list[Int]:
        return [FIRST + place for place in range(min(self.count, MOST_DUE))]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if 0 <= action - FIRST < min(self.count, MOST_DUE) else HERO_08

    def apply(self, state: State, action: Int) -> None:
        top: Int = len(state.agenda)
        chosen = state.agenda.pop(top - 1 - (action - FIRST))
        put_in_order(state, self.seat, top - self.count)
        state.push(chosen)
