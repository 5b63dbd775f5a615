"""What a Research card lets its owner do between two pieces, once a turn.  Compiled.  DR-RES-14

Such an answer has the number of what it does: `raise 2` as at Precision, `flip 5` as at Vortex.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.actions import (
    FLIP,
    LOWER,
    RAISE,
    REACH,
    REACH_CAPTAIN,
    REROLL_BY_CARD,
    REROLL_RIG,
)
from gloaming.games.darkrock.content.deck import (
    FLIP_ONCE,
    REACH_ONCE,
    REBOOT_ONCE,
    REROLL_ONCE,
    TRIM,
)
from gloaming.games.darkrock.names import RIG_DICE
from gloaming.games.darkrock.rule_numbers import ALLOWED, RES_05, RES_14
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.gear import may_change, may_flip, may_send, send
from gloaming.games.darkrock.stations.rigs import RollRebooted, may_reroll


def is_window(action: Int) -> bool:
    """Is this something that a card may allow between two pieces?"""
    return RAISE <= action <= REACH_CAPTAIN or action == REROLL_BY_CARD


def effect_of(action: Int) -> Int:
    """The once-a-turn effect that the action uses."""
    if action == REROLL_BY_CARD:
        return REROLL_ONCE
    if action >= REACH:
        return REACH_ONCE
    if action >= REROLL_RIG:
        return REBOOT_ONCE
    return FLIP_ONCE if action >= FLIP else TRIM


def may_use_card(state: State, number: Int, action: Int) -> Int:
    """A card that works, not used this turn, on what its station could be used on too.

    DR-RES-14; DR-RSCH-07, 08; DR-GEAR-06, 08, 09; DR-RIG-08; DR-R49"""
    if not state.can(number, effect_of(action)):
        return RES_14 if action == REROLL_BY_CARD else RES_05
    if action == REROLL_BY_CARD:
        return ALLOWED
    if action >= REACH:
        return may_send(state, number, action)
    if action >= REROLL_RIG:
        return may_reroll(state.turn, action - REROLL_RIG)
    if action >= FLIP:
        return may_flip(state.turn, action - FLIP)
    return may_change(state.turn, (action - RAISE) % RIG_DICE)


def add_windows(state: State, number: Int, out: list[Int]) -> None:
    """Add what the ship's card offers now, ascending."""
    if not state.decks.research:
        return
    left = state.power(number).once & ~state.decks.spent
    if left & TRIM:
        add_open(state, number, RAISE, FLIP, out)
    if left & FLIP_ONCE:
        add_open(state, number, FLIP, REROLL_RIG, out)
    if left & REBOOT_ONCE:
        add_open(state, number, REROLL_RIG, REACH, out)
    if left & REACH_ONCE:
        add_open(state, number, REACH, REACH_CAPTAIN + 1, out)
    if left & REROLL_ONCE:
        out.append(REROLL_BY_CARD)


def add_open(state: State, number: Int, first: Int, behind: Int, out: list[Int]) -> None:
    """Add those of a range of actions that the card allows now."""
    for action in range(first, behind):
        if may_use_card(state, number, action) == ALLOWED:
            out.append(action)


def any_window(state: State, number: Int) -> bool:
    """Does the ship's card offer something now?"""
    if not state.decks.research:
        return False
    out: list[Int] = []
    add_windows(state, number, out)
    return len(out) > 0


def use_card(state: State, number: Int, action: Int) -> None:
    """Carry out what the card allows on a rig die or a miner; it is used up for this turn."""
    turn = state.turn
    state.decks.spent |= effect_of(action)
    if action >= REACH:
        send(state, number, action)
    elif action >= REROLL_RIG:
        state.push(RollRebooted(number, action - REROLL_RIG, 0))
    elif action >= FLIP:
        turn.rig[action - FLIP] = 7 - turn.rig[action - FLIP]
    elif action >= LOWER:
        turn.rig[action - LOWER] -= state.power(number).trim
    else:
        turn.rig[action - RAISE] += state.power(number).trim
