"""The round: its five phases, the shared dice, and the end of the game.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.darkrock.actions import DIE, LEAD, PAIR
from gloaming.games.darkrock.names import (
    ABOARD,
    CRISIS,
    NEUTRONIUM_ROLL,
    ORE_AT_SETUP,
    RIG_DICE,
    ROLL,
    SABOTEURS,
)
from gloaming.games.darkrock.state import Ship, State, Turn
from gloaming.games.darkrock.stations.rigs import faces
from gloaming.games.darkrock.steps.assign import AssignPhase
from gloaming.games.darkrock.steps.marauders import MaraudersPhase, RevealRaid, attack_due
from gloaming.games.darkrock.steps.resolve import ResolvePhase
from gloaming.games.darkrock.variants.crisis import calm, ease
from gloaming.games.darkrock.variants.saboteurs import deal, pick_up

START_CREDITS: Final = 2
START_CREW: Final = 3


def standard_ship() -> Ship:
    """$2, three crew aboard, no Captain, one rig die, three slots.  DR-SET-16; DR-SHIP-01 to 05"""
    ship = Ship()
    ship.credits = START_CREDITS
    for piece in range(START_CREW):
        ship.place[piece] = ABOARD
    return ship


def new_table(ships: Int, long_game: bool) -> State:
    """The standard setup for two to five ships.  DR-SET-01, 02, 04 to 09, 16, 19; DR-END-08"""
    state = State()
    state.depletions = 4 if long_game else 3
    state.ore = list(ORE_AT_SETUP)
    for _ in range(ships):
        state.ships.append(standard_ship())
    state.push(FirstLeader())
    return state


@final
class FirstLeader(Step[State]):
    """Whoever leads first is drawn, all ships alike.  DR-SET-19, 20; DR-INS-04"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [LEAD + ship for ship in range(len(state.ships))]

    def draw(self, state: State, dice: Dice) -> Int:
        return LEAD + dice.below(len(state.ships))

    def apply(self, state: State, action: Int) -> None:
        state.leader = action - LEAD
        state.push(BeginRound())


@final
class BeginRound(Step[State]):
    """Five phases in order; the fourth comes with the Marauders.  DR-RND-01, 02; DR-SHIP-07 to 10"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.round += 1
        state.phase = ROLL
        state.decks.joined = 0
        for ship in state.ships:
            ship.unlocked = rig_dice_for(ship)
        if state.variant == SABOTEURS:
            deal(state)
        state.push(EndRound())
        state.push(ResolvePhase())
        if state.decks.therion:
            state.push(MaraudersPhase())
        state.push(RollNeutronium())
        state.push(AssignPhase())
        state.push(RollStandard())


def rig_dice_for(ship: Ship) -> Int:
    """The larger of the ship's own dice and 1, 2, 3 from $0, $10, $20.  DR-SHIP-07 to 10; DR-R04"""
    by_credits: Int = 1
    if ship.credits >= 10:
        by_credits += 1
    if ship.credits >= 20:
        by_credits += 1
    return min(max(ship.base_dice, by_credits), RIG_DICE)


@final
class RollStandard(Step[State]):
    """Phase 1: the Leader throws both standard dice.  DR-ROLL-01, 05; DR-RND-06; DR-CRI-10, 12"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [PAIR + number for number in range(36)]

    def draw(self, state: State, dice: Dice) -> Int:
        return PAIR + dice.below(36)

    def apply(self, state: State, action: Int) -> None:
        state.standard_1 = (action - PAIR) // 6 + 1
        state.standard_2 = (action - PAIR) % 6 + 1
        if state.variant == CRISIS and state.standard_1 == state.standard_2:
            ease(state)
        if state.standard_1 == state.standard_2 and attack_due(state):
            state.push(RevealRaid())  # DR-ROLL-03, 04: once, for the first throw only; DR-R05, DR-R63
        part_doubles(state)


def part_doubles(state: State) -> None:
    """While both show the same, one of them is thrown again.  DR-ROLL-02"""
    if state.standard_1 == state.standard_2:
        state.push(RerollStandard())


@final
class RerollStandard(Step[State]):
    """One of two equal standard dice is thrown again.  DR-ROLL-02; DR-CRI-12; DR-R05"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return faces()

    def draw(self, state: State, dice: Dice) -> Int:
        return DIE + dice.below(6)

    def apply(self, state: State, action: Int) -> None:
        state.standard_2 = action - DIE + 1
        if state.crisis.doubles_each and state.standard_1 == state.standard_2:
            ease(state)
        part_doubles(state)


@final
class RollNeutronium(Step[State]):
    """Phase 3: whoever leads now throws the neutronium die.  DR-NEU-01, 02; DR-RND-06; DR-CRI-21"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return faces()

    def draw(self, state: State, dice: Dice) -> Int:
        return DIE + dice.below(6)

    def apply(self, state: State, action: Int) -> None:
        state.phase = NEUTRONIUM_ROLL
        state.neutronium_die = action - DIE + 1


@final
class EndRound(Step[State]):
    """The neutronium die loses its value, all marks are cleared; after the final round the game is over.

    DR-RND-04, 05; DR-END-02, 03; DR-INS-08; DR-SAB-15"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.neutronium_die = 0
        state.turn = Turn()
        state.decks.spent = 0
        if state.variant == SABOTEURS:
            pick_up(state)
        if state.variant == CRISIS and calm(state):
            return
        if not state.final_round():
            state.push(BeginRound())
