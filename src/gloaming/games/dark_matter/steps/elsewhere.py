"""What is said at the wrong moment: which rule keeps it in its own.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import (
    CONFIRM,
    DECLINE,
    DEPOSIT,
    END,
    MANEUVER,
    REFRESH,
    REFUSE,
    TAKE,
    TARGET,
    TERRAFORM,
    USE_CARD,
)
from gloaming.games.dark_matter.rule_numbers import (
    ACT_02,
    ACT_20,
    ACT_25,
    ACT_35,
    DIP_08,
    MAN_04,
    SOL_06,
    VAR_05,
)


def out_of_action(action: Int) -> Int:
    """Said between two actions, where it belongs inside one.  DM-ACT-25, 35; DM-DIP-08; DM-SOL-06"""
    if action == TAKE or action == REFUSE:
        return SOL_06
    if action == CONFIRM or action == DECLINE:
        return ACT_25
    if TARGET <= action < REFRESH:
        return ACT_35
    return DIP_08 if action < DEPOSIT else VAR_05


def out_of_place(action: Int) -> Int:
    """Said inside an action or elsewhere, where it belongs between two actions or to another question.

    DM-ACT-02, 20, 25; DM-MAN-04; DM-VAR-05"""
    if action == END:
        return ACT_02
    if TERRAFORM <= action < USE_CARD:
        return ACT_20
    if MANEUVER <= action < TARGET:
        return MAN_04
    if action == TAKE or action == REFUSE:
        return SOL_06
    return VAR_05 if action >= DEPOSIT else ACT_25
