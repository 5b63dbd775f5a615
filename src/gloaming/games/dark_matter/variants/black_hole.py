"""Exploring the Black Hole: soldiers that are sent away for points.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_matter.state as table

POINTS_BY_RANK: Final = (10, 6, 4, 2)  # DM-VAR-09


def hole_points(state: table.State, seat: Int) -> Int:
    """By rank among the different amounts stored; nothing for none.  DM-VAR-08 to 11; DM-R43"""
    stored = state.players[seat].hole
    if stored == 0:
        return 0
    above: list[Int] = []
    for player in state.players:
        if player.hole > stored and player.hole not in above:
            above.append(player.hole)
    return POINTS_BY_RANK[len(above)]


def deposit(state: table.State, seat: Int, soldiers: Int) -> None:
    """Send soldiers into the black hole, from where they never come back.  DM-VAR-05, 06; DM-R42"""
    player = state.players[seat]
    player.soldiers -= soldiers
    player.hole += soldiers
