"""Civilization Cards: a cost that shrinks with what one has, and what the card scores.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_matter.state as table
from gloaming.games.dark_matter.content.deck import one
from gloaming.games.dark_matter.names import BY_GEMS, BY_PLANETS, BY_SOLDIERS, REDUCTIONS


def total_defense(state: table.State, seat: Int) -> Int:
    """The current defense values of the player's planets together.  DM-CIV-09"""
    total: Int = 0
    for planet in state.players[seat].planets:
        total += state.deck.defense[state.side(planet)]
    return total


def holding(state: table.State, seat: Int, kind: Int) -> Int:
    """How much the player has of what a reduction counts: gems held, soldiers wherever they lie.

    DM-CIV-06 to 09, 16; DM-R37, DM-R38"""
    player = state.players[seat]
    if kind == BY_PLANETS:
        return len(player.planets)
    if kind == BY_GEMS:
        return player.gems
    return player.soldiers if kind == BY_SOLDIERS else total_defense(state, seat)


def fulfilled(state: table.State, seat: Int, kind: Int) -> bool:
    """Does the player have at least the printed number?  DM-CIV-06 to 09"""
    charter = state.players[seat].charter
    return holding(state, seat, kind) >= state.deck.at_least[REDUCTIONS * charter + kind]


def charter_need(state: table.State, seat: Int) -> Int:
    """The whole cost, less one point of matter for each reduction fulfilled now.

    DM-CIV-02, 05, 10 to 12; DM-R36, DM-R37"""
    charter = state.players[seat].charter
    need = state.deck.charter_cost[charter]
    for kind in range(REDUCTIONS):
        if fulfilled(state, seat, kind):
            need -= one(state.deck.saves[REDUCTIONS * charter + kind])
    return need


def charter_points(state: table.State, seat: Int) -> Int:
    """The Back's points, or those of reductions fulfilled in the end.  DM-CIV-14, 15; DM-R67, 68, 71, 90"""
    player = state.players[seat]
    if player.charter < 0:
        return 0
    if player.civilized:
        return state.deck.charter_vp[player.charter]
    points: Int = 0
    for kind in range(REDUCTIONS):
        if fulfilled(state, seat, kind):
            points += state.deck.reduction_vp[REDUCTIONS * player.charter + kind]
    return points
