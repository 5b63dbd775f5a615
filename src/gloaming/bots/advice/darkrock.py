"""Darkrock, for bots: what a sensible player says at each question.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_answers import ELSEWHERE, answer
from gloaming.bots.advice.darkrock_assign import Outlook
from gloaming.bots.advice.darkrock_crisis import CrisisOutlook
from gloaming.bots.advice.darkrock_prices import rounds_left, ship_asked, ship_worth
from gloaming.bots.advice.darkrock_research import own_worth
from gloaming.bots.advice.darkrock_team import team_worth
from gloaming.bots.advice.darkrock_turn import Turn
from gloaming.core import state as core
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.state import OVER
from gloaming.games.darkrock.names import CRISIS, INSIDER, MINES, STATIONS
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.assign import Assign, Join

TASTE: Final = 12  # per cent by which bots differ over a kind of station
MOOD: Final = 25  # hundredths of a credit by which one decision differs from the next
TRIED: Final = 10  # assignments that a search compares


@final
class DarkrockAdvice(Advice):
    """A steady player of Darkrock Ventures."""

    def __init__(self) -> None:
        super().__init__()
        self.span = 2000
        self.depth = 30

    def choose(self, state: core.State, dice: Dice) -> Int:
        """What a steady player says."""
        assert isinstance(state, State)
        if len(state.actions) == 1:
            return state.actions[0]
        step = state.step
        if isinstance(step, (Assign, Join)):
            return self.assign(state, dice)
        return said(state)

    def assign(self, state: State, dice: Dice) -> Int:
        """The assignment that brings most, by the taste and the mood of this bot."""
        outlook = seen_by(state, ship_asked(state))
        best: Int = state.actions[0]
        best_worth: Int = -1000000
        for action in state.actions:
            worth = self.tasted(outlook.worth_of(action), state.seat, action) + dice.below(MOOD)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def tasted(self, worth: Int, seat: Int, action: Int) -> Int:
        """The worth as this bot sees it: each has kinds of stations that it likes more than others do."""
        station = action % STATIONS
        kind = station % 2 if station < MINES else station // 3
        number = (self.character % 4096 * 64 + seat * 16 + kind) * 2654435761 % 4294967296
        liking = (number >> 8) % (2 * TASTE + 1) - TASTE
        return worth * (100 + liking) // 100

    def worth(self, state: core.State, seat: Int) -> Int:
        """Hundredths of a credit that the seat may hope to end with; in the Crisis how the team stands."""
        assert isinstance(state, State)
        if state.variant == CRISIS:
            return team_worth(state)
        if state.seat == OVER:
            return state.scores()[seat] * 100
        if state.variant == INSIDER:
            return min(whole_worth(state, seat), whole_worth(state, seat + 2))
        return whole_worth(state, seat)

    def together(self, state: core.State) -> bool:
        """In the Neutronium Crisis."""
        assert isinstance(state, State)
        return state.variant == CRISIS

    def worth_trying(self, state: core.State) -> list[Int]:
        """The best few assignments and exports, all else whole; first what `choose` says."""
        assert isinstance(state, State)
        step = state.step
        if isinstance(step, (Assign, Join)):
            return self.best_assignments(state)
        first = said(state)
        rest = [action for action in state.actions if action != first]
        return [first, *rest[: 3 * TRIED]]

    def best_assignments(self, state: State) -> list[Int]:
        """The assignments that bring most, best first."""
        outlook = seen_by(state, ship_asked(state))
        worths = [outlook.worth_of(action) for action in state.actions]
        out: list[Int] = []
        while len(out) < min(TRIED, len(worths)):
            best: Int = 0
            for number in range(len(worths)):
                if worths[number] > worths[best]:
                    best = number
            out.append(state.actions[best])
            worths[best] = -2000000
        return out


def whole_worth(state: State, number: Int) -> Int:
    """What a ship may hope to end with, its Research card included."""
    worth = ship_worth(state, number)
    return worth + own_worth(state, number, rounds_left(state)) if state.decks.research else worth


def seen_by(state: State, number: Int) -> Outlook:
    """What a ship sees before it places a piece."""
    return CrisisOutlook(state, number) if state.variant == CRISIS else Outlook(state, number)


def said(state: State) -> Int:
    """What a steady player says to anything but an assignment."""
    decided = answer(state, state.step)
    return decided if decided != ELSEWHERE else Turn(state).answer(state.step)


def advice() -> Advice:
    """A new adviser."""
    return DarkrockAdvice()
