"""Defeats and what comes of them; loot.  Compiled.  DV-DEF-01 to 06; DV-R64, DV-R106, DV-R119"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.moments as moments
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import ACCEPT, LOOT, LOOT_FOLLOWER, REFUSE
from gloaming.games.dark_venture.cards.things import give
from gloaming.games.dark_venture.cast.health import fall
from gloaming.games.dark_venture.cast.modify import forget
from gloaming.games.dark_venture.cast.people import fallen_at, leave_play
from gloaming.games.dark_venture.content import vocabulary
from gloaming.games.dark_venture.content.vocabulary import ON_KILL
from gloaming.games.dark_venture.names import CHARACTERS, CONSCIOUS, COOPERATIVE, DEAD, ITEMS, ON, WITH
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, COOP_06, DEF_06
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import may_pay, may_take
from gloaming.games.dark_venture.steps.quests import drop_quest, gain_points


@final
class Defeat(Step[State]):
    """A character's health is 0: heroes are unconscious, others die.  `victor` is who did it, or NOBODY.

    DV-CMB-08; DV-DEF-01 to 03"""

    def __init__(self, number: Int, victor: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number
        self.victor: Int = victor

    def apply(self, state: State, action: Int) -> None:
        deeds.defeated(state, self.number, self.victor)
        settle_rivals(state, self.number, self.victor)
        if state.ended:
            return
        state.push(LayToRest(self.number))
        tell_of_defeat(state, self.number, self.victor)
        fall(state, self.number)


def tell_of_defeat(state: State, number: Int, victor: Int) -> None:
    """What the cards of both do is due.  DV-HERO-08; DV-R84"""
    if victor == NO_CHARACTER or not state.in_play(victor):
        return
    bottom = len(state.agenda)
    abilities.gather_fallen(state, number, victor)
    abilities.gather(state, ON_KILL, victor, number)
    moments.put_in_order(state, moments.orderer(state, victor), bottom)


@final
class LayToRest(Step[State]):
    """When everything that comes of a defeat is told, a body without items leaves the map.  DV-R119"""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        if state.in_play(self.number):
            clear_body(state, self.number)


def settle_rivals(state: State, number: Int, victor: Int) -> None:
    """Who does what a heroic quest of another player asks for gains its consolation; the quest is discarded.

    DV-R98"""
    seats = deeds.credited(state, number, victor)
    if len(seats) == 0:
        return
    for place in range(len(state.quests) - 1, -1, -1):
        quest = state.quests[place]
        card = deeds.card_of(state, quest)
        rivalled = quest.seat not in seats and card.rival_qp > 0 and not quest.complete
        if rivalled and deeds.concerns(state, quest, card.rival, number):
            drop_quest(state, place)
            for seat in seats:
                gain_points(state, seat, card.rival_qp)


# --- loot


def is_looting(action: Int) -> bool:
    """Does the action take something from somebody fallen?"""
    return LOOT <= action < LOOT_FOLLOWER + ITEMS


def looter(state: State, seat: Int, action: Int) -> Int:
    """Who loots."""
    player = state.players[seat]
    return player.hero if action < LOOT_FOLLOWER else player.follower


def fallen_holder(state: State, item: Int) -> Int:
    """The fallen character that has the item, or NOBODY."""
    place = state.item_at[item]
    if WITH <= place < ON and state.someone(place - WITH).condition != CONSCIOUS:
        return place - WITH
    return NO_CHARACTER


def may_loot(state: State, seat: Int, action: Int) -> Int:
    """One item of a fallen character here, once a turn from each, for 1 AP.  DV-DEF-06; DV-R64, DV-R106

    In cooperative play from another player's hero only with consent; who has refused is not asked again."""
    number = looter(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule == ALLOWED:
        rule = may_take(state, number)
    if rule != ALLOWED:
        return rule
    fallen = fallen_holder(state, (action - LOOT) % ITEMS)
    if fallen == NO_CHARACTER or state.someone(fallen).location != state.someone(number).location:
        return DEF_06
    if number * CHARACTERS + fallen in state.players[seat].looted:
        return DEF_06
    owner = state.someone(fallen).seat
    asked = needs_consent(state, seat, owner)
    return COOP_06 if asked and has(state.players[seat].refused, owner) else ALLOWED


def needs_consent(state: State, seat: Int, owner: Int) -> bool:
    """Is somebody else asked, before this seat takes something of theirs?  DV-COOP-06; DV-R64"""
    return state.mode == COOPERATIVE and owner >= 0 and owner != seat


def add_loot(state: State, seat: Int, out: list[Int]) -> None:
    """Everything that may be looted, by the hero, then by the follower."""
    add_loot_of(state, seat, LOOT, out)
    add_loot_of(state, seat, LOOT_FOLLOWER, out)


def add_loot_of(state: State, seat: Int, first: Int, out: list[Int]) -> None:
    """What one of them may loot; `first` begins the range of its actions."""
    number = looter(state, seat, first)
    if may_pay(state, number, 1) == ALLOWED:
        found: list[Int] = []
        for fallen in fallen_at(state, state.someone(number).location):
            found.extend(state.someone(fallen).items)
        found.sort()
        for item in found:
            if may_loot(state, seat, first + item) == ALLOWED:
                out.append(first + item)


def loot(state: State, seat: Int, action: Int) -> None:
    """The item is taken, in cooperative play after asking whose hero it is.  DV-DEF-06; DV-R64"""
    number = looter(state, seat, action)
    item = (action - LOOT) % ITEMS
    owner = state.someone(fallen_holder(state, item)).seat
    if needs_consent(state, seat, owner):
        state.push(AllowLoot(owner, seat, number, item))
    else:
        take(state, seat, number, item)


@final
class AllowLoot(Step[State]):
    """May a friend take this item of the player's unconscious hero?  DV-COOP-06; DV-R64"""

    def __init__(self, seat: Int, player: Int, number: Int, item: Int) -> None:
        super().__init__(seat)
        self.player: Int = player
        self.number: Int = number
        self.item: Int = item

    def options(self, state: State) -> list[Int]:
        return [ACCEPT, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (ACCEPT, REFUSE) else COOP_06

    def apply(self, state: State, action: Int) -> None:
        if action == ACCEPT:
            take(state, self.player, self.number, self.item)
        else:
            state.players[self.player].refused |= bit(self.seat)


def take(state: State, seat: Int, number: Int, item: Int) -> None:
    """The item changes hands; a body without items leaves the map.  DV-DEF-05, 06"""
    fallen = fallen_holder(state, item)
    player = state.players[seat]
    player.looted = [*player.looted, number * CHARACTERS + fallen]
    state.someone(number).ap -= 1
    give(state, item, state.someone(number))
    clear_body(state, fallen)
    deeds.note(state, seat, vocabulary.LOOT, item)
    abilities.fire_around(state, vocabulary.ON_LOOT_HERE, number)


def clear_body(state: State, number: Int) -> None:
    """A dead character whose last item is gone leaves the map.  DV-DEF-04, 05"""
    character = state.someone(number)
    if character.condition == DEAD and len(character.items) == 0:
        leave_play(state, number)
        forget(state, number)
