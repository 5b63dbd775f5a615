"""Fleeing: dice that are bought, the throw, the way out.  Compiled.  DV-FLEE-01 to 07; DV-R59 to DV-R61"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.steps.arrive as arrive
import gloaming.games.dark_venture.steps.fight as fight_steps
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.steps.travel as travel
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import FLEE, GO_ON, JOIN, PUT, ROLL
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import companion, is_conscious, is_hero
from gloaming.games.dark_venture.content.vocabulary import DARK, FLED, FLEE_KIND, FLEE_SCORE
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import FOLLOWER_AP, HERO_AP, QUEST_CHECK, SPEED
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    FLEE_03,
    FLEE_05,
    FLEE_06,
    FLEE_07,
    STND_09,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.sure import is_sure

FLEE_DICE: Final = 2  # without extra dice: DV-FLEE-02, 03
MOST_MOVES: Final = 2  # of a flight: DV-FLEE-05


# --- paying


def purse(state: State, character: Character) -> Int:
    """The AP that it can spend on a flight: its own; outside the player's turn also those of the next pool.

    DV-FLEE-03, 07; DV-R59, DV-R61"""
    own_turn = state.active == character.seat and state.phase != QUEST_CHECK
    if own_turn or state.round == state.last_round():
        return character.ap
    pool = HERO_AP if is_hero(state, character.number) else FOLLOWER_AP
    return character.ap + max(0, pool - character.debt)


def pay(character: Character, price: Int) -> None:
    """AP at hand first, then a debt to the next pool.  DV-FLEE-07; DV-R61"""
    at_hand = min(price, character.ap)
    character.ap -= at_hand
    character.debt += price - at_hand


def may_buy(state: State, number: Int, extra: Int) -> Int:
    """Extra dice, 1 AP each, not in the dark.  DV-FLEE-03, 07; DV-STND-09"""
    character = state.someone(number)
    if extra > 0 and holds_here(state, character.location, DARK):
        return STND_09
    if purse(state, character) >= extra:
        return ALLOWED
    return FLEE_03 if state.active == character.seat else FLEE_07


# --- the throw


def start_flight(state: State, number: Int, extra: Int) -> None:
    """The extra dice are paid, then all roll.  DV-FLEE-01 to 03"""
    pay(state.someone(number), extra)
    attempt(state, number, extra)


def attempt(state: State, number: Int, extra: Int) -> None:
    """The fleeing character and all its opponents roll.  DV-FLEE-02; DV-R59"""
    fight = fight_steps.current(state)
    fight.passes = 0
    if is_sure(state, number, FLEE_KIND):
        escape(state, number)
    else:
        state.push(RollFlight(number, extra))


@final
class RollFlight(Throw):
    """Speed and dice of the fleeing character; then the opponents, one after the other.

    DV-FLEE-02, 03; DV-R59"""

    def __init__(self, number: Int, extra: Int) -> None:
        super().__init__()
        self.number: Int = number
        self.extra: Int = extra

    def how_many(self, state: State) -> Int:
        return FLEE_DICE + self.extra

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, self.number, FLEE_KIND, self, action):
            return
        character = state.someone(self.number)
        score = action - ROLL + number_of(state, character, SPEED) + number_of(state, character, FLEE_SCORE)
        chase(state, self.number, self.extra, score, 0, -1)


def chase(state: State, number: Int, extra: Int, score: Int, place: Int, best: Int) -> None:
    """The next opponent from this place of the order on rolls; after the last one the flight is judged."""
    fight = fight_steps.current(state)
    for later in range(place, len(fight.order)):
        if fight_steps.is_opponent(state, fight, number, fight.order[later]):
            state.push(RollChase(number, extra, score, later, best))
            return
    judge(state, number, extra, score, best)


@final
class RollChase(Throw):
    """An opponent's speed + 2d6.  `best` is the highest score of those before it.  DV-FLEE-02"""

    def __init__(self, number: Int, extra: Int, score: Int, place: Int, best: Int) -> None:
        super().__init__()
        self.number: Int = number
        self.extra: Int = extra
        self.score: Int = score
        self.place: Int = place
        self.best: Int = best

    def how_many(self, state: State) -> Int:
        return FLEE_DICE

    def apply(self, state: State, action: Int) -> None:
        foe = state.someone(fight_steps.current(state).order[self.place])
        best = max(self.best, action - ROLL + number_of(state, foe, SPEED))
        chase(state, self.number, self.extra, self.score, self.place + 1, best)


def judge(state: State, number: Int, extra: Int, score: Int, best: Int) -> None:
    """Higher than every opponent: away.  A tie with the best is rolled again.  Lower: perhaps once more.

    DV-FLEE-04 to 06; DV-R59"""
    if score == best:
        attempt(state, number, extra)
    elif score > best:
        escape(state, number)
    else:
        character = state.someone(number)
        if character.seat >= 0 and purse(state, character) > 0:
            state.push(FleeAgain(character.seat, number, extra))


@final
class FleeAgain(Step[State]):
    """1 AP for another throw with as many dice, or the battle turn is over.  DV-FLEE-06; DV-R59"""

    def __init__(self, seat: Int, number: Int, extra: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.extra: Int = extra

    def options(self, state: State) -> list[Int]:
        return [GO_ON, FLEE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (GO_ON, FLEE) else FLEE_06

    def apply(self, state: State, action: Int) -> None:
        if action == FLEE:
            pay(state.someone(self.number), 1)
            attempt(state, self.number, self.extra)


# --- away


def escape(state: State, number: Int) -> None:
    """The character is out of the combat; a hero's follower may come along.  DV-FLEE-05; DV-R59"""
    leave_fight(state, number)
    character = state.someone(number)
    if character.seat >= 0:
        deeds.note(state, character.seat, FLED, number)
    if character.seat < 0:
        run(state, bit(number), character.location)
        return
    other = companion(state, number)
    place = fight_steps.place_of(fight_steps.current(state), other)
    if (
        place >= 0
        and is_hero(state, number)
        and fight_steps.still_fights(state, fight_steps.current(state), place)
    ):
        state.push(ComeAlong(character.seat, number, other))
    else:
        run(state, bit(number), character.location)


def leave_fight(state: State, number: Int) -> None:
    """The character takes no more part in the combat."""
    fight = fight_steps.current(state)
    fight.out |= bit(fight_steps.place_of(fight, number))


@final
class ComeAlong(Step[State]):
    """Does the follower flee with its hero?  DV-FLEE-05; DV-R59"""

    def __init__(self, seat: Int, number: Int, follower: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.follower: Int = follower

    def options(self, state: State) -> list[Int]:
        return [GO_ON, JOIN]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (GO_ON, JOIN) else FLEE_05

    def apply(self, state: State, action: Int) -> None:
        group = bit(self.number)
        if action == JOIN:
            leave_fight(state, self.follower)
            group |= bit(self.follower)
        run(state, group, state.someone(self.number).location)


def run(state: State, group: Int, here: Int) -> None:
    """One or two locations; without a way out only the combat ends.  DV-FLEE-05; DV-R60"""
    if state.land.links[here] != 0:
        state.push(RunOn(group, here, MOST_MOVES, here, state.battles))


@final
class RunOn(Step[State]):
    """The flight goes on, unless a new combat or an end of consciousness has stopped it.  DV-R60

    `origin` is the location that the group flees from."""

    def __init__(self, group: Int, here: Int, left: Int, origin: Int, battles: Int) -> None:
        super().__init__(NOBODY)
        self.group: Int = group
        self.here: Int = here
        self.left: Int = left
        self.origin: Int = origin
        self.battles: Int = battles

    def apply(self, state: State, action: Int) -> None:
        group = meet.present(state, self.group, self.here)
        leader = leader_of(state, group, self.here)
        if leader == NO_CHARACTER or state.battles != self.battles:
            return
        seat = state.someone(leader).seat
        if seat < 0:
            seat = mover_of(state, leader)
        state.push(ChooseFlight(seat, group, self.here, self.left, self.origin))


def leader_of(state: State, group: Int, here: Int) -> Int:
    """Somebody of the group who is conscious and there, or NOBODY."""
    for character in state.cast:
        number = character.number
        if has(group, number) and is_conscious(state, number) and character.location == here:
            return number
    return NO_CHARACTER


def mover_of(state: State, number: Int) -> Int:
    """Who moves an NPC: its placer, else the first player.  DV-ENEMY-05; DV-R96"""
    placer = state.someone(number).placer
    return placer if placer >= 0 else state.order[0]


@final
class ChooseFlight(Step[State]):
    """Where does the flight lead?  At least one location, two at most, and away.  DV-FLEE-05; DV-R60"""

    def __init__(self, seat: Int, group: Int, here: Int, left: Int, origin: Int) -> None:
        super().__init__(seat)
        self.group: Int = group
        self.here: Int = here
        self.left: Int = left
        self.origin: Int = origin

    def options(self, state: State) -> list[Int]:
        ways = ways_out(state, self)
        if self.left < MOST_MOVES or len(ways) == 0:
            return [GO_ON, *ways]
        return ways

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else FLEE_05

    def apply(self, state: State, action: Int) -> None:
        if action == GO_ON:
            return
        there = action - PUT
        if self.left > 1:
            state.push(RunOn(self.group, there, self.left - 1, self.origin, state.battles))
        state.push(travel.Enter(owner_of(state, self.group), self.group, there))


def ways_out(state: State, flight: ChooseFlight) -> list[Int]:
    """The locations that a flight can reach next, as places to be put, ascending; never back to where it
    began.  DV-FLEE-05; DV-R60, DV-R121"""
    owner = owner_of(state, flight.group)
    found: list[Int] = []
    for place in arrive.exits(state, flight.here):
        if place == PUT + flight.origin:
            continue
        if owner < 0 or travel.can_pay_toll(state, owner, flight.group, place - PUT):
            found.append(place)
    return found


def owner_of(state: State, group: Int) -> Int:
    """Whose characters flee, -1 for NPCs."""
    for character in state.cast:
        if has(group, character.number):
            return character.seat
    return -1
