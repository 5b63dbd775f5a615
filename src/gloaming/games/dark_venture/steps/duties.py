"""What quests do by themselves, and acts for them: accepting, each round, handing in, offers.  Compiled.

DV-QST-11; DV-ENEMY-03; DV-R18, DV-R84
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.moments as moments
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    FULFIL,
    HAND_IN,
    HAND_IN_HEROIC,
    PICK_ITEM,
)
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.content.vocabulary import DELIVER, NONE, PAY, ROUND_START
from gloaming.games.dark_venture.land.ways import NOWHERE, distance
from gloaming.games.dark_venture.names import CONSCIOUS, HEROIC_DECK, HEROIC_QUESTS, SIDE_DECK
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Quest, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, QST_05, QST_06, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.flee import mover_of
from gloaming.games.dark_venture.steps.quests import held
from gloaming.games.dark_venture.tales.conditions import is_met
from gloaming.games.dark_venture.tales.select import fits_place

FAR_ENOUGH: Final = 2  # moves from the hero to some location, before `far` and `near` mean anything


# --- what quests do by themselves


@final
class RoundEffects(Step[State]):
    """A round starts: one player after the other has told what is due.  DV-QST-11; DV-ENEMY-03"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        for place in range(len(state.order) - 1, -1, -1):
            state.push(PlayersEffects(state.order[place]))


@final
class PlayersEffects(Step[State]):
    """What is due to a player as a round starts, in the order that the player says: what cards do, those of
    NPCs that the player moves too, what was accepted and waits, and what quests do each round.  In round 1
    only what was accepted.

    DV-HERO-08; DV-QST-11; DV-ENEMY-05; DV-R84"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        state.push(TellWaiting(self.player, True))
        bottom = len(state.agenda)
        if state.round > 1:
            gather_each_round(state, self.player)
        gather_waiting(state, self.player, True, state.round > 1)
        if state.round > 1:
            gather_of_cast(state, self.player)
        moments.put_in_order(state, self.player, bottom)


def gather_of_cast(state: State, seat: Int) -> None:
    """Have due what characters and their things do: the player's own, and NPCs that it placed; those that
    nobody placed count as the first player's.  DV-HERO-08; DV-ENEMY-05; DV-R96"""
    for back in range(len(state.cast) - 1, -1, -1):
        character = state.cast[back]
        if character.seat == seat or (character.seat < 0 and mover_of(state, character.number) == seat):
            abilities.gather(state, ROUND_START, character.number, NO_CHARACTER)


def gather_each_round(state: State, seat: Int) -> None:
    """Have due what the player's heroic quests do at the start of each round; first they tell what waits.

    DV-QST-11"""
    for back in range(len(state.quests) - 1, -1, -1):
        quest = state.quests[back]
        effect = deeds.card_of(state, quest).each_round
        acts = quest.seat == seat and not quest.complete and effect.op != NONE
        if acts and not (quest.waiting and is_ripe(state, quest, True)):
            state.push(moments.DueQuest(effect.no, seat, quest.number, True))


def gather_waiting(state: State, seat: Int, anew: bool, goes_on: bool) -> None:
    """Have due what the player's quests have to tell; `goes_on` with what they do each round.  DV-QST-11"""
    for back in range(len(state.quests) - 1, -1, -1):
        quest = state.quests[back]
        if quest.seat == seat and quest.waiting and is_ripe(state, quest, anew):
            effect = moments.waiting_text(state, quest)
            state.push(moments.DueQuest(effect.no, seat, quest.number, goes_on))


@final
class TellWaiting(Step[State]):
    """Effects of a player's quests that wait: on accepting, or on being complete.  DV-QST-11; DV-R84

    `anew`: a round begins, so those that need a larger map are looked at too."""

    def __init__(self, player: Int, anew: bool) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.anew: bool = anew

    def apply(self, state: State, action: Int) -> None:
        state.push(self)
        bottom = len(state.agenda)
        gather_waiting(state, self.player, self.anew, False)
        if len(state.agenda) == bottom:
            state.agenda.pop()
        else:
            moments.put_in_order(state, meet.orderer(state, self.player), bottom)


def is_ripe(state: State, quest: Quest, anew: bool) -> bool:
    """May what waits be told now?"""
    card = deeds.card_of(state, quest)
    if quest.complete or not card.waits:
        return True
    return anew and has_distant_place(state, quest.seat)


def has_distant_place(state: State, seat: Int) -> bool:
    """Is some location two moves or more from the hero?"""
    for location in state.land.placed:
        if FAR_ENOUGH <= distance(state.land, state.hero(seat).location, location) < NOWHERE:
            return True
    return False


# --- handing in


def is_handing_in(action: Int) -> bool:
    """Does the action hand an item in for a quest?"""
    return HAND_IN <= action < FULFIL


def quest_of(state: State, seat: Int, action: Int) -> Int:
    """The place of the quest that the action names among those held, -1 if the seat does not hold it."""
    if action < HAND_IN_HEROIC:
        return held(state, seat, SIDE_DECK, action - HAND_IN)
    return held(state, seat, HEROIC_DECK, (action - HAND_IN_HEROIC) % HEROIC_QUESTS)


def may_hand_in(state: State, seat: Int, action: Int) -> Int:
    """An own conscious character with a fitting item stands where the quest wants it.  DV-QST-05; DV-R18"""
    place = quest_of(state, seat, action)
    return ALLOWED if place >= 0 and accepts(state, state.quests[place]) else QST_05


def accepts(state: State, quest: Quest) -> bool:
    """Can something be handed in for the quest now?"""
    return not quest.complete and deeds.card_of(state, quest).delivery and len(wanted(state, quest)) > 0


def wanted(state: State, quest: Quest) -> list[Int]:
    """The items that can be handed in for a quest now, ascending."""
    found: list[Int] = []
    for node in deeds.card_of(state, quest).nodes:
        if node.kind == DELIVER:
            for number in controlled(state, quest.seat):
                character = state.someone(number)
                if is_conscious(state, number) and fits_place(state, node.places, character.location):
                    for item in character.items:
                        if node.items.fits[item] and item not in found:
                            found.append(item)
    found.sort()
    return found


@final
class HandIn(Step[State]):
    """Which item is handed in?  It goes to the discard pile.  DV-QST-05; DV-R18"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, deck: Int, number: Int) -> None:
        super().__init__(seat)
        self.deck: Int = deck
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        quest = state.quests[held(state, self.seat, self.deck, self.number)]
        return [PICK_ITEM + item for item in wanted(state, quest)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else QST_05

    def apply(self, state: State, action: Int) -> None:
        item = action - PICK_ITEM
        quest = state.quests[held(state, self.seat, self.deck, self.number)]
        for number in controlled(state, self.seat):
            character = state.someone(number)
            if item in character.items:
                discard(state, item)
                deeds.deliver(state, quest, item, character.location)
                return


def hand_in(state: State, seat: Int, action: Int) -> None:
    """Ask which item."""
    quest = state.quests[quest_of(state, seat, action)]
    state.push(HandIn(seat, quest.deck, quest.number))


# --- offers of quests


def may_fulfil(state: State, seat: Int, number: Int) -> Int:
    """What a heroic quest offers to its holder, while its condition holds and it can be paid.  DV-TURN-08"""
    place = held(state, seat, HEROIC_DECK, number)
    if place < 0:
        return QST_06
    return ALLOWED if is_offering(state, state.quests[place]) else TURN_08


def is_offering(state: State, quest: Quest) -> bool:
    """Can what the quest offers be had now?"""
    card = deeds.card_of(state, quest)
    hero = state.hero(quest.seat)
    if not card.offers or quest.complete or hero.condition != CONSCIOUS:
        return False
    if not is_met(state, quest, card.offer_when):
        return False
    return card.offer.op != PAY or hero.ap >= card.offer.number


def fulfil(state: State, seat: Int, number: Int) -> None:
    """The heroes at the place help; the offer is carried out.  A payment in it is made at once."""
    quest = state.quests[held(state, seat, HEROIC_DECK, number)]
    card = deeds.card_of(state, quest)
    hero = state.hero(seat)
    quest.helpers = 0
    for player in range(len(state.players)):
        near = state.hero(player).location == hero.location
        if near and player != seat:
            quest.helpers |= bit(player)
    effect = card.offer
    if effect.op == PAY:
        hero.ap -= effect.number
        effect = effect.parts[0]
    tale = telling.begin_tale(state, telling.QUEST_TALE, effect, seat, hero.number)
    tale.quest = number


def add_duties(state: State, seat: Int, out: list[Int]) -> None:
    """Everything that can be done for quests: handing in for side quests, for heroic ones, offers."""
    found: list[Int] = []
    for quest in state.quests:
        if quest.seat == seat:
            if accepts(state, quest):
                found.append((HAND_IN if quest.deck == SIDE_DECK else HAND_IN_HEROIC) + quest.number)
            if quest.deck == HEROIC_DECK and is_offering(state, quest):
                found.append(FULFIL + quest.number)
    found.sort()
    out.extend(found)
