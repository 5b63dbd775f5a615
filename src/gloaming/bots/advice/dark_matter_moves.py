"""Dark Matter for bots: cards that Politics and Hero move, and the smaller questions.  Compiled.

Each function takes the prices of the seat that is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_matter_prices import Prices, turns_left
from gloaming.games.dark_matter.actions import DECLINE, DEPOSIT, REFRESH, TARGET, USE_CARD
from gloaming.games.dark_matter.names import COLORS, FLIPPED, SPUN
from gloaming.games.dark_matter.skills.scoring import soldier_points
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.black_hole import hole_points

LOSS: Final = -(1 << 30)  # less than anything


def best_move(prices: Prices, change: Int) -> Int:
    """The most that moving one card brings."""
    best: Int = LOSS
    for place in range(COLORS * len(prices.state.players)):
        best = max(best, prices.moved(place // COLORS, place % COLORS, change))
    return best


def move(prices: Prices, change: Int) -> Int:
    """The card to Flip or to Spin, or none; used cards will still move."""
    actions = prices.state.actions
    best: Int = DECLINE
    most: Int = 0 if DECLINE in actions else LOSS
    for action in actions:
        if action != DECLINE:
            gain = moved_in_the_end(prices, action - TARGET, change)
            if gain > most:
                most = gain
                best = action
    return best


def moved_in_the_end(prices: Prices, place: Int, change: Int) -> Int:
    """What a move brings, with the move that a use brings anyway."""
    state = prices.state
    seat = place // COLORS
    color = place % COLORS
    position = state.players[seat].upper_face(color)
    if USE_CARD + place in state.sources:
        position ^= FLIPPED if seat == state.active else SPUN
    return prices.card(seat, color, position ^ change) - prices.card(seat, color, position)


def whom(prices: Prices) -> Int:
    """Whose Diplomacy Card to turn back: that of the player whose cards offer most."""
    state = prices.state
    best: Int = state.actions[0]
    most: Int = LOSS
    for action in state.actions:
        seat = action - REFRESH
        offered: Int = 0
        for color in range(COLORS):
            offered += prices.card(seat, color, state.players[seat].upper_face(color))
        if offered > most:
            most = offered
            best = action
    return best


def deposit(prices: Prices) -> Int:
    """Into the black hole in the last turn as many soldiers as bring most; before that none."""
    if prices.left > 0:
        return DEPOSIT
    best: Int = DEPOSIT
    most: Int = LOSS
    for action in prices.state.actions:
        worth = worth_of_deposit(prices.state, action - DEPOSIT)
        if worth > most:
            most = worth
            best = action
    return best


def worth_of_deposit(state: State, soldiers: Int) -> Int:
    """What the rest of the soldiers guard, and the lead in the black hole: as things are, and if all others
    with a turn to come send all that they have."""
    twin = state.clone()
    player = twin.players[twin.active]
    player.soldiers -= soldiers
    player.hole += soldiers
    worth = 2 * soldier_points(twin, twin.active) + lead_in_the_hole(twin)
    for seat in range(len(twin.players)):
        if seat != twin.active and turns_left(twin, seat) > 0:
            twin.players[seat].hole += twin.players[seat].soldiers
    return worth + lead_in_the_hole(twin)


def lead_in_the_hole(state: State) -> Int:
    """The active player's points for the black hole, less the most of another."""
    most: Int = 0
    for seat in range(len(state.players)):
        if seat != state.active:
            most = max(most, hole_points(state, seat))
    return hole_points(state, state.active) - most
