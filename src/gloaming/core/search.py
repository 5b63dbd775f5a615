"""Flat Monte Carlo search: plays imagined games on from each open action and compares.  Compiled.

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

CURIOSITY: Final = 0.35  # how much a rarely tried action is worth another look
ENOUGH: Final = 20000  # playouts after which more of them change nothing


@final
class Search:
    """What is known so far about each action of one decision.

    The n-th playout of every action has the same luck, so that actions are compared like with like."""

    def __init__(self, state: State, advice: Advice, seed: Int) -> None:
        self.state: State = state
        self.advice: Advice = advice
        self.seat: Int = state.seat
        self.seats: Int = len(state.scores())
        self.seed: Int = seed
        self.actions: list[Int] = advice.worth_trying(state)
        self.tries: list[Int] = [0] * len(self.actions)
        self.totals: list[Int] = [0] * len(self.actions)
        self.playouts: Int = 0

    def more(self, playouts: Int) -> None:
        """Run so many playouts."""
        for _ in range(playouts):
            number = self.most_promising()
            self.totals[number] += self.play_on(self.actions[number], self.seed + self.tries[number])
            self.tries[number] += 1
            self.playouts += 1

    def most_promising(self) -> Int:
        """The action to try next: each once, then by mean and curiosity (UCB1)."""
        best: Int = 0
        best_hope = -1.0
        spread = math.log(float(self.playouts + 1))
        for number in range(len(self.actions)):
            tries = self.tries[number]
            if tries == 0:
                return number
            mean = float(self.totals[number]) / float(tries * CERTAIN)
            hope = mean + CURIOSITY * math.sqrt(spread / float(tries))
            if hope > best_hope:
                best_hope = hope
                best = number
        return best

    def play_on(self, action: Int, seed: Int) -> Int:
        """One playout: how it ended for the seat, from 0 to CERTAIN."""
        dice = Dice(seed)
        state = self.state.imagine(self.seat, dice)
        state.advance(action)
        left = self.advice.depth * self.seats
        while state.seat != OVER and left > 0:
            left -= 1
            if state.seat == CHANCE:
                state.advance(state.draw(dice))
            else:
                state.advance(self.advice.choose(state, dice))
        return outcome(state, self.advice, self.seat)

    def settled(self) -> bool:
        """Is there nothing left to find out?"""
        return len(self.actions) == 1 or self.playouts >= ENOUGH

    def best(self) -> Int:
        """The action tried most often; the better mean among equals."""
        best: Int = 0
        for number in range(1, len(self.actions)):
            more = self.tries[number] - self.tries[best]
            if more > 0 or (more == 0 and self.totals[number] > self.totals[best]):
                best = number
        return self.actions[best]


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
