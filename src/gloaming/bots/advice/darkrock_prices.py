"""Darkrock, for bots: what things are worth, in hundredths of a credit.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CREW,
    CRISIS,
    GOODS,
    INSIDER,
    MINES,
    PRICE,
    RESOLVE,
    SKULL,
    SOLAR,
    SPACE_1,
)
from gloaming.games.darkrock.state import Ship, State, track_space
from gloaming.games.darkrock.steps.assign import Assign, Join
from gloaming.games.darkrock.steps.marauders import AnswerMarauders
from gloaming.games.darkrock.steps.sponsors import ChooseSponsor

CREW_A_ROUND: Final = 130  # what one crewmember earns a round
CAPTAIN_A_ROUND: Final = 280
DIE_A_ROUND: Final = 120  # what a second or third rig die adds a round
SLOT_A_ROUND: Final = 20
SOLAR_ABOARD: Final = 100  # a unit of solar energy, less the trouble of selling it
FIRST_ROUNDS: Final = 3  # in which little is dug
EXPORT_TROUBLE: Final = 110  # what it costs to sell one unit later


def ship_asked(state: State) -> Int:
    """The ship for which the seat is asked: its own; of an Insider's two the one in turn."""
    if state.variant != INSIDER:
        return state.seat
    step = state.step
    if isinstance(step, Assign):
        return step.ship
    if isinstance(step, Join):
        return step.ship
    if isinstance(step, AnswerMarauders):
        return step.ship
    if isinstance(step, ChooseSponsor):
        return step.ship
    return state.turn.ship if state.phase == RESOLVE else state.leader  # who has just come to Leader


def rounds_left(state: State) -> Int:
    """How many rounds follow this one: known once the end is triggered, else judged by the ore."""
    if state.variant == CRISIS:
        return rounds_to_skull(state)
    if state.last_round != 0:
        return state.last_round - state.round
    slow = max(FIRST_ROUNDS - state.round, 0) + (1 if len(state.ships) == 2 else 0)
    return 1 + tokens_to_go(state) * 4 // 10 + slow


def rounds_to_skull(state: State) -> Int:
    """Neutronium Crisis: how many whole rounds may follow this one before the marker is on the skull.

    A card moves it by 13 chances in 14, doubles move it back in one round of six."""
    steps = (SKULL - 1 - state.crisis.marker) * 100 - turns_to_come(state) * 93
    return max(steps, 0) // (93 * len(state.ships) - 17)


def turns_to_come(state: State) -> Int:
    """How many ships have their turn of phase 5 still before them in this round."""
    ships = len(state.ships)
    if state.phase != RESOLVE or state.turn.ship < 0:
        return ships
    return ships - 1 - (state.turn.ship - state.leader + ships) % ships


def tokens_to_go(state: State) -> Int:
    """How many tokens must be mined, at least, until enough mines are empty."""
    total: Int = 0
    counted: Int = 0
    for tokens in range(6):
        for mine in range(MINES):
            if state.ore[mine] == tokens and counted < state.depletions:
                counted += 1
                total += tokens
    return total


def kept(good: Int, left: Int) -> Int:
    """What a good in the hold is worth when so many rounds are left to sell it."""
    if left == 0:
        return 100
    trouble = EXPORT_TROUBLE if left > 1 else 2 * EXPORT_TROUBLE
    return max(PRICE[good] * 100 - trouble, 100)


def kept_prices(left: Int) -> list[Int]:
    """The same for every good."""
    return [kept(good, left) for good in range(GOODS)]


def dice_worth(credits: Int, left: Int) -> Int:
    """What rig dice unlocked by so many credits add in the rounds to come."""
    dice: Int = 0
    if credits >= 10:
        dice += 1
    if credits >= 20:
        dice += 1
    return dice * DIE_A_ROUND * min(left, 4)


def after_change(credits: Int, change: Int, left: Int) -> Int:
    """What a change of credits is worth, rig dice included."""
    return change * 100 + dice_worth(credits + change, left) - dice_worth(credits, left)


def crew_worth(ship: Ship, left: Int) -> Int:
    """What the pieces of a ship will earn."""
    total = ship.crew_recruited() * CREW_A_ROUND * left
    return total + (CAPTAIN_A_ROUND * left if ship.place[CAPTAIN] >= ABOARD else 0)


def track_worth(ship: Ship, left: Int) -> Int:
    """What waits on the Solar track."""
    total: Int = 0
    for piece in range(CREW + 1):
        if ship.place[piece] == SOLAR or ship.place[piece] >= SPACE_1:
            units = track_space(ship.place[piece]) * (2 if piece == CAPTAIN else 1)
            total += units * (SOLAR_ABOARD if left > 0 else 100)
    return total


def ship_worth(state: State, number: Int) -> Int:
    """What a ship may hope to end with."""
    ship = state.ships[number]
    left = rounds_left(state)
    total = ship.credits * 100 + dice_worth(ship.credits, left)
    for good in range(GOODS):
        total += ship.hold[good] * kept(good, left)
    total += crew_worth(ship, left) + track_worth(ship, left)
    return total + min(ship.slots - 3, 2) * SLOT_A_ROUND * left
