"""A combat: its sides, battle rounds, its end.  Compiled.

DV-CMB-01, 06 to 08; DV-R51, DV-R57
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.battle as battle
import gloaming.games.dark_venture.steps.goods as goods
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.steps.order as order
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.moments as moments
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import GO_ON, JOIN
from gloaming.games.dark_venture.cast.modify import end_with_combat
from gloaming.games.dark_venture.cast.people import companion, is_conscious, members
from gloaming.games.dark_venture.content.vocabulary import (
    BATTLE_TURN,
    COMBAT_END,
    COMBAT_START,
)
from gloaming.games.dark_venture.names import COOPERATIVE
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Fight, bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, CMB_07
from gloaming.games.dark_venture.state import State

MOST_ROUNDS: Final = 20  # DV-R54


def current(state: State) -> Fight:
    """The combat that is fought now."""
    return state.fights[len(state.fights) - 1]


def place_of(fight: Fight, number: Int) -> Int:
    """The place of a character in the battle order, -1 if it takes no part."""
    for place in range(len(fight.order)):
        if fight.order[place] == number:
            return place
    return -1


def still_fights(state: State, fight: Fight, place: Int) -> bool:
    """Is the combatant at this place conscious and there, and has it not fled?  DV-R56, DV-R57"""
    number = fight.order[place]
    if has(fight.out, place) or not is_conscious(state, number):
        return False
    return state.someone(number).location == fight.location


def fighters(state: State, fight: Fight, side: Int) -> list[Int]:
    """The characters of a side that still fight, in battle order."""
    found: list[Int] = []
    for place in range(len(fight.order)):
        if fight.side[place] == side and still_fights(state, fight, place):
            found.append(fight.order[place])
    return found


def opponents(state: State, fight: Fight, number: Int) -> list[Int]:
    """Whom this character may attack now, in battle order."""
    return fighters(state, fight, 1 - fight.side[place_of(fight, number)])


def count_opponents(state: State, fight: Fight, number: Int) -> Int:
    """How many this character may attack now."""
    return count_fighters(state, fight, 1 - fight.side[place_of(fight, number)])


def count_fighters(state: State, fight: Fight, side: Int) -> Int:
    """How many of a side still fight."""
    found: Int = 0
    for place in range(len(fight.order)):
        if fight.side[place] == side and still_fights(state, fight, place):
            found += 1
    return found


def is_opponent(state: State, fight: Fight, number: Int, foe: Int) -> bool:
    """May this character attack that one now?"""
    place = place_of(fight, foe)
    if place < 0 or fight.side[place] == fight.side[place_of(fight, number)]:
        return False
    return still_fights(state, fight, place)


def enlist(fight: Fight, number: Int, side: Int) -> None:
    """A character takes part on a side."""
    fight.order = [*fight.order, number]
    fight.side = [*fight.side, side]
    fight.strike = [*fight.strike, 0]
    fight.dice = [*fight.dice, 0]
    fight.attacker = [*fight.attacker, NO_CHARACTER]


# --- the beginning


@final
class OpenFight(Step[State]):
    """Combat begins between two sides, a bit for each character; companions may join.

    DV-CMB-01, 07; DV-R51"""

    def __init__(self, first: Int, second: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.first: Int = first
        self.second: Int = second
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        fight = Fight()
        fight.location = self.location
        state.fights.append(fight)
        state.battles += 1
        for number in members(state, self.first):
            enlist(fight, number, 0)
        for number in members(state, self.second):
            enlist(fight, number, 1)
        state.push(CloseFight())
        state.push(CombatTrigger(COMBAT_END))
        state.push(order.FirstStrike())
        state.push(CombatTrigger(COMBAT_START))
        for place in range(len(fight.order) - 1, -1, -1):
            other = companion(state, fight.order[place])
            if may_join(state, fight, other) and state.mode != COOPERATIVE:
                state.push(JoinFight(state.someone(other).seat, other, fight.side[place]))
        if state.mode == COOPERATIVE:
            call_friends(state, fight)


@final
class CombatTrigger(Step[State]):
    """What combatants' cards do when combat starts, and when it ends.  DV-R84"""

    def __init__(self, trigger: Int) -> None:
        super().__init__(NOBODY)
        self.trigger: Int = trigger

    def apply(self, state: State, action: Int) -> None:
        fight = current(state)
        bottom = len(state.agenda)
        for place in range(len(fight.order) - 1, -1, -1):
            number = fight.order[place]
            if state.in_play(number) and (self.trigger == COMBAT_END or still_fights(state, fight, place)):
                abilities.gather(state, self.trigger, number, NO_CHARACTER)
        if len(state.agenda) > bottom + 1:
            moments.put_in_order(state, moments.orderer(state, somebody(state, fight)), bottom)


def somebody(state: State, fight: Fight) -> Int:
    """A combatant of a player, else any that is there.  DV-R84"""
    found: Int = NO_CHARACTER
    for number in fight.order:
        if state.in_play(number) and (found == NO_CHARACTER or state.someone(found).seat < 0):
            found = number
    return found


def call_friends(state: State, fight: Fight) -> None:
    """Cooperative play: every controlled character there may fight on the heroes' side.

    DV-COOP-06, 12; DV-R79"""
    side: Int = -1
    for place in range(len(fight.order)):
        if state.someone(fight.order[place]).seat >= 0:
            side = fight.side[place]
    if side < 0:
        return
    for back in range(len(state.cast) - 1, -1, -1):
        other = state.cast[back]
        if other.seat >= 0 and may_join(state, fight, other.number):
            state.push(JoinFight(other.seat, other.number, side))


def may_join(state: State, fight: Fight, number: Int) -> bool:
    """Is this companion conscious, in the same location, and not in the combat yet?  DV-R51"""
    if not is_conscious(state, number) or place_of(fight, number) >= 0:
        return False
    return state.someone(number).location == fight.location


@final
class JoinFight(Step[State]):
    """Does the companion join the combat, for no AP?  DV-CMB-07; DV-FOL-11; DV-R51"""

    def __init__(self, seat: Int, number: Int, side: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.side: Int = side

    def options(self, state: State) -> list[Int]:
        return [GO_ON, JOIN]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (GO_ON, JOIN) else CMB_07

    def apply(self, state: State, action: Int) -> None:
        if action == JOIN:
            enlist(current(state), self.number, self.side)


# --- rounds


@final
class NextBattleTurn(Step[State]):
    """The next combatant in the order has its battle turn, until a side is empty, all pass, or 20 rounds end.

    DV-CMB-06, 08; DV-R54, DV-R57"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        fight = current(state)
        if is_over(state, fight):
            return
        weak = goods.overloaded(state)
        if weak != NO_CHARACTER:
            state.push(NextBattleTurn())
            state.push(goods.FreeHands(state.someone(weak).seat, weak, 0))
            return
        while not still_fights(state, fight, fight.turn):
            advance_turn(fight)
        number = fight.order[fight.turn]
        fight.reduction = 0
        fight.handled = False
        fight.spent = False
        fight.again = False
        state.push(NextBattleTurn())
        state.push(BeginBattleTurn(number))
        abilities.fire(state, BATTLE_TURN, number, NO_CHARACTER)
        advance_turn(fight)


@final
class BeginBattleTurn(Step[State]):
    """After what its cards do, the combatant has its battle turn, if it still can.  DV-CMB-06"""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        fight = current(state)
        fights = still_fights(state, fight, place_of(fight, self.number))
        if fights and not fight.spent and count_opponents(state, fight, self.number) > 0:
            battle.begin_battle_turn(state, self.number)


def advance_turn(fight: Fight) -> None:
    """The next place in the order; after the last one a new battle round begins.  DV-CMB-06"""
    fight.turn += 1
    if fight.turn == len(fight.order):
        fight.turn = 0
        fight.round += 1


def is_over(state: State, fight: Fight) -> bool:
    """Has one side nobody left, has everybody passed, or are 20 battle rounds over?  DV-CMB-08; DV-R54"""
    first, second = count_fighters(state, fight, 0), count_fighters(state, fight, 1)
    if first == 0 or second == 0 or fight.round > MOST_ROUNDS:
        return True
    return fight.passes >= first + second


@final
class CloseFight(Step[State]):
    """Combat is over: both sides stay hostile, its modifiers end, aggressive survivors look for others.

    DV-AGG-05; DV-R51, DV-R62"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        deeds.won(state, len(state.fights) - 1)
        fight = state.fights.pop()
        deeds.check_all(state)
        end_with_combat(state)
        for one in range(len(fight.order)):
            for other in range(len(fight.order)):
                if fight.side[one] != fight.side[other]:
                    remember(state, fight.order[one], fight.order[other])
        for place in range(len(fight.order)):
            if still_fights(state, fight, place):
                survivor = state.someone(fight.order[place])
                if survivor.seat < 0 and meet.attacks_all(survivor):
                    state.push(meet.CheckPeace(bit(survivor.number), fight.location))


def remember(state: State, one: Int, other: Int) -> None:
    """These two have fought: hostile for the rest of the game, but not again this turn.  DV-AGG-05; DV-R62"""
    if state.in_play(one):
        state.someone(one).hostile |= bit(other)
    if one < other and meet.pair(one, other) not in state.fought:
        state.fought = [*state.fought, meet.pair(one, other)]
