"""The standing rules of locations: those of the guide in use, and those that a text has added.  Compiled.

DV-STND-01 to 14
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.deck import NO_STANDING, Standing
from gloaming.games.dark_venture.land.entries import guide_entry
from gloaming.games.dark_venture.names import LOCATIONS
from gloaming.games.dark_venture.state import State


def standing(state: State, location: Int, kind: Int) -> Standing:
    """The location's standing rule of that kind, or NO_STANDING."""
    for rule in guide_entry(state, location).standing:
        if rule.kind == kind:
            return rule
    for extra in state.land.standing:
        if extra % LOCATIONS == location:
            added = state.content.effects[extra // LOCATIONS].standing
            if added.kind == kind:
                return added
    return NO_STANDING


def holds_here(state: State, location: Int, kind: Int) -> bool:
    """Has the location a standing rule of that kind?"""
    return standing(state, location, kind) is not NO_STANDING


def bonus_here(state: State, location: Int, kind: Int) -> Int:
    """The numbers of all standing rules of that kind together, 0 if there is none."""
    total: Int = 0
    for rule in guide_entry(state, location).standing:
        if rule.kind == kind:
            total += rule.number
    for extra in state.land.standing:
        added = state.content.effects[extra // LOCATIONS].standing
        if extra % LOCATIONS == location and added.kind == kind:
            total += added.number
    return total
