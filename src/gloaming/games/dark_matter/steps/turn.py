"""The round and the turn: initiative, income, the Final phase, the end of the game.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_matter.actions import DEPOSIT, DRAW
from gloaming.games.dark_matter.names import PLANETS, ROUNDS, SOLDIERS
from gloaming.games.dark_matter.rule_numbers import ALLOWED, VAR_05, VAR_06
from gloaming.games.dark_matter.state import Player, State
from gloaming.games.dark_matter.steps.action import ChooseAction
from gloaming.games.dark_matter.variants.black_hole import deposit


@final
class BeginRound(Step[State]):
    """From the second round on, the highest initiative goes first.

    DM-SET-15 to 17; DM-INIT-01 to 06; DM-R80, DM-R81"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.round += 1
        if state.round > 1:
            state.first = next_first(state)
        state.push(BeginTurn(state.first))


def next_first(state: State) -> Int:
    """The highest total; of several the first one clockwise from the player who was first.

    DM-INIT-02 to 04"""
    best = state.first
    seat = state.seat_after(state.first)
    while seat != state.first:
        if state.initiative(seat) > state.initiative(best):
            best = seat
        seat = state.seat_after(seat)
    return best


@final
class BeginTurn(Step[State]):
    """Resource phase, Action phase, Final phase.  DM-RESP-01 to 03; DM-R08"""

    def __init__(self, turn: Int) -> None:
        super().__init__(NOBODY)
        self.turn: Int = turn

    def apply(self, state: State, action: Int) -> None:
        state.active = self.turn
        state.players[self.turn].gems += state.round
        state.push(FinalPhase())
        state.push(ChooseAction(self.turn))


@final
class FinalPhase(Step[State]):
    """Soldiers come back, gems are merged, improved planets straightened, Diplomacy Cards turned back, the
    market refilled.  DM-FIN-01 to 07; DM-DIP-11; DM-PLN-09; DM-SOL-13, 14; DM-R52, 63, 64"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        player = state.players[state.active]
        state.attacked = 0
        player.gems += player.aside
        player.aside = 0
        straighten(state, player)
        state.used = 0
        state.recruited = False
        for other in state.players:
            other.spent = 0
        state.push(NextTurn())
        if state.black_hole and player.soldiers > 0:
            state.push(Deposit(state.active))
        state.push(Refill())


def straighten(state: State, player: Player) -> None:
    """The improved planets of the player; others stay turned.  DM-FIN-04, 05; DM-PLN-09, 10"""
    for planet in player.planets:
        if state.is_improved(planet):
            state.turned &= ~(1 << planet)


@final
class Refill(Step[State]):
    """The market is filled to four, as far as the deck reaches.  DM-FIN-07; DM-TER-10; DM-R34, DM-R74"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        if -1 in state.market and state.pile != 0:
            state.push(Refill())
            state.push(DrawPlanet())


@final
class DrawPlanet(Step[State]):
    """A planet from the bottom of the deck; the one on top comes last.

    DM-SET-10 to 13; DM-FIN-07; DM-R05, DM-R87"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        hidden = state.pile & ~(1 << state.last)
        if hidden == 0:
            return [DRAW + state.last]
        return [DRAW + planet for planet in range(PLANETS) if hidden >> planet & 1 == 1]

    def draw(self, state: State, dice: Dice) -> Int:
        return dice.pick(self.outcomes(state))

    def apply(self, state: State, action: Int) -> None:
        planet = action - DRAW
        state.pile &= ~(1 << planet)
        state.market[state.market.index(-1)] = planet


@final
class Deposit(Step[State]):
    """How many soldiers go into the black hole?  DM-VAR-05, 06; DM-R41, DM-R63"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [DEPOSIT + soldiers for soldiers in range(state.players[self.seat].soldiers + 1)]

    def forbids(self, state: State, action: Int) -> Int:
        if not DEPOSIT <= action <= DEPOSIT + SOLDIERS:
            return VAR_05
        return ALLOWED if action - DEPOSIT <= state.players[self.seat].soldiers else VAR_06

    def apply(self, state: State, action: Int) -> None:
        deposit(state, self.seat, action - DEPOSIT)


@final
class NextTurn(Step[State]):
    """The next player clockwise; after the last turn of round 4 the game is over.

    DM-FIN-08, 09; DM-INIT-05; DM-SET-17"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        following = state.seat_after(state.active)
        if following != state.first:
            state.push(BeginTurn(following))
        elif state.round < ROUNDS:
            state.push(BeginRound())
