"""Sunset: last scores, ties, the winner.  Compiled.  DV-END-01 to 04; DV-R05, DV-R71"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import ROLL
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.names import COMPETITIVE, DEAD, OBJECT
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.quests import claim_all

TIE_DICE: Final = 4  # DV-END-04
POINTS_OF_GEAR: Final = 3  # weapon or armor: DV-END-03
POINTS_OF_OBJECT: Final = 2


@final
class Sunset(Step[State]):
    """The day is over: what is complete is scored; in competitive play most quest points win, nobody where
    nobody has any.

    DV-DAY-04; DV-END-01 to 03; DV-R16"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        deeds.check_all(state)
        for seat in state.order:
            claim_all(state, seat)
        if state.mode != COMPETITIVE:
            return
        most = max([player.qp for player in state.players])
        if most == 0:
            return
        leaders = best_of(state, [player.qp for player in state.players], most)
        settle_tie(state, leaders)


def best_of(state: State, scores: list[Int], most: Int) -> Int:
    """The seats with that score, a bit each."""
    bits: Int = 0
    for seat in range(len(scores)):
        if scores[seat] == most:
            bits |= bit(seat)
    return bits


def seats_of(bits: Int) -> list[Int]:
    """The seats of a bit set, ascending."""
    seats: list[Int] = []
    seat: Int = 0
    while bits != 0:
        if bits & 1 == 1:
            seats.append(seat)
        bits >>= 1
        seat += 1
    return seats


def settle_tie(state: State, leaders: Int) -> None:
    """Among tied leaders the highest victory score wins, then the highest throw of 4d6.  DV-END-03, 04"""
    worth: list[Int] = []
    most: Int = -1
    for seat in range(len(state.players)):
        worth.append(victory_score(state, seat) if has(leaders, seat) else -1)
        most = max(most, worth[seat])
    crown(state, best_of(state, worth, most))


def crown(state: State, leaders: Int) -> None:
    """One leader has won; several roll for it.  DV-END-04"""
    seats = seats_of(leaders)
    if len(seats) == 1:
        state.champion = seats[0]
        return
    state.push(CompareRolls(leaders))
    for place in range(len(seats) - 1, -1, -1):
        state.push(RollForVictory(seats[place]))


def victory_score(state: State, seat: Int) -> Int:
    """What the hero and its living follower hold: weapon 3, armor 3, object 2.  DV-END-03; DV-R71"""
    total: Int = 0
    for number in controlled(state, seat):
        character = state.someone(number)
        if character.condition != DEAD:
            for item in character.items:
                object_ = state.content.items[item].category == OBJECT
                total += POINTS_OF_OBJECT if object_ else POINTS_OF_GEAR
    return total


@final
class RollForVictory(Throw):
    """A tied player throws 4d6.  DV-END-04"""

    def __init__(self, player: Int) -> None:
        super().__init__()
        self.player: Int = player

    def how_many(self, state: State) -> Int:
        return TIE_DICE

    def apply(self, state: State, action: Int) -> None:
        state.players[self.player].roll = action - ROLL


@final
class CompareRolls(Step[State]):
    """The highest throw wins; who still ties throws again.  DV-END-04; DV-R05"""

    def __init__(self, leaders: Int) -> None:
        super().__init__(NOBODY)
        self.leaders: Int = leaders

    def apply(self, state: State, action: Int) -> None:
        rolls: list[Int] = []
        most: Int = -1
        for seat in range(len(state.players)):
            rolls.append(state.players[seat].roll if has(self.leaders, seat) else -1)
            most = max(most, rolls[seat])
        crown(state, best_of(state, rolls, most))
