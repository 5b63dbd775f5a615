"""Flat Monte Carlo search: plays imagined games on from each sensible action and compares.  Compiled.

It works on any game.  Each playout starts from a state imagined for the seat, so it knows no more than the
seat does; from there the game's advice plays all seats.  The caller watches the clock and asks for more.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.advice import CERTAIN, Advice
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, State

FAIR: Final = 8  # playouts that each action gets before one is given up
HOPELESS: Final = 2.5  # standard errors by which an action is behind that is given up
SURE: Final = 1.0  # standard errors by which an action must be ahead of what the advice says
ENOUGH: Final = 20000  # playouts after which more of them change nothing


@final
class Search:
    """What is known so far about each action of one decision; the first is what the advice says.

    All actions race: in turn each has one imagined game after the other, the n-th of all with the same luck,
    so that they are compared pair by pair.  Those that are clearly behind are given up."""

    def __init__(self, state: State, advice: Advice, seed: Int) -> None:
        self.state: State = state
        self.advice: Advice = advice
        self.seat: Int = state.seat
        self.seats: Int = len(state.scores())
        self.seed: Int = seed
        self.until: Int = advice.stage(state) + advice.stages
        self.actions: list[Int] = advice.worth_trying(state)
        self.ends: list[list[Int]] = [[] for _ in self.actions]
        self.racing: list[Int] = list(range(len(self.actions)))
        self.turn: Int = 0  # place among them of the action that plays next
        self.playouts: Int = 0

    def more(self, playouts: Int) -> None:
        """Run so many playouts, fewer if nothing is left to find out."""
        for _ in range(playouts):
            if self.settled():
                return
            number = self.racing[self.turn]
            ends = self.ends[number]
            ends.append(self.play_on(self.actions[number], self.seed + len(ends)))
            self.playouts += 1
            self.turn += 1
            if self.turn == len(self.racing):
                self.turn = 0
                if len(ends) >= FAIR:
                    self.give_up()

    def give_up(self) -> None:
        """Those that are clearly behind leave the race."""
        leader = self.leader()
        left: list[Int] = []
        for number in self.racing:
            if number == leader or not self.is_ahead(leader, number, HOPELESS):
                left.append(number)
        self.racing = left

    def leader(self) -> Int:
        """Who is best of those that race, over the playouts that all of them have had."""
        tries = self.laps()
        best: Int = self.racing[0]
        most: Int = -1
        for number in self.racing:
            total: Int = 0
            for place in range(tries):
                total += self.ends[number][place]
            if total > most:
                most = total
                best = number
        return best

    def laps(self) -> Int:
        """The playouts that all who race have had."""
        return len(self.ends[self.racing[len(self.racing) - 1]])

    def is_ahead(self, one: Int, other: Int, errors: float) -> bool:
        """Is an action better than another by more than so many standard errors of their pairs?"""
        tries = min(len(self.ends[one]), len(self.ends[other]))
        if tries < 2:
            return False
        total: Int = 0
        squares: Int = 0
        for place in range(tries):
            lead = self.ends[one][place] - self.ends[other][place]
            total += lead
            squares += lead * lead
        spread = float(squares * tries - total * total) / float(tries - 1)
        return float(total) > errors * math.sqrt(spread)

    def play_on(self, action: Int, seed: Int) -> Int:
        """One playout: how it ended for the seat, from 0 to CERTAIN."""
        dice = Dice(seed)
        state = self.state.imagine(self.seat, dice)
        state.advance(action)
        left = self.advice.depth * self.seats
        while state.seat != OVER and left > 0 and self.advice.stage(state) < self.until:
            left -= 1
            if state.seat == CHANCE:
                state.advance(state.draw(dice))
            else:
                state.advance(self.advice.choose(state, dice))
        return outcome(state, self.advice, self.seat)

    def settled(self) -> bool:
        """Is there nothing left to find out?"""
        return len(self.racing) == 1 or self.playouts >= ENOUGH

    def best(self) -> Int:
        """The leader, if it is ahead of what the advice says by more than luck; else what the advice says."""
        leader = self.leader()
        return self.actions[leader if self.is_ahead(leader, 0, SURE) else 0]


def outcome(state: State, advice: Advice, seat: Int) -> Int:
    """How good a position is for a seat, 0 to CERTAIN; at the end winning counts half, the lead half."""
    together = advice.together(state)
    lead = advice.worth(state, seat) if together else lead_of(state, advice, seat)
    share = CERTAIN // 2 + lead * CERTAIN // (2 * advice.span)
    share = min(max(share, 0), CERTAIN)
    if state.seat != OVER:
        return share
    winners = state.winners()
    won: Int = 0
    if seat in winners:
        won = CERTAIN if together else CERTAIN // len(winners)
    return (won + share) // 2


def lead_of(state: State, advice: Advice, seat: Int) -> Int:
    """The seat's worth less the best of the others'."""
    own = advice.worth(state, seat)
    best: Int = 0
    found = False
    for other in range(len(state.scores())):
        if other == seat:
            continue
        worth = advice.worth(state, other)
        if not found or worth > best:
            best = worth
            found = True
    return own - best
