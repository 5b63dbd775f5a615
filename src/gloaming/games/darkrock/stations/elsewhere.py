"""What is said at the wrong moment: which rule keeps it in its own.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.actions import DISCARD, REROLL, REROLL_BY_CARD
from gloaming.games.darkrock.names import GOODS
from gloaming.games.darkrock.rule_numbers import HOLD_15, RES_19


def out_of_place(action: Int, otherwise: Int) -> Int:
    """Discards only make room, paid rerolls belong between two pieces; for the rest the question's own rule.

    DR-HOLD-15; DR-RES-19; DR-R20, DR-R29"""
    if action == REROLL or action == REROLL_BY_CARD:
        return RES_19
    return HOLD_15 if DISCARD <= action < DISCARD + GOODS else otherwise
