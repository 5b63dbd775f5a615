"""The entries of the books in use: which is told where, and which have been read.  Compiled.  DV-R99

Nobody knows an entry before it is carried out.  So the state, not the book, says which entry is told where:
at a table each where it belongs, in an imagined game those that nobody has read in any order.
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.deck import Entry
from gloaming.games.dark_venture.names import CROSSROADS
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.state import State


def guide_entry(state: State, location: Int) -> Entry:
    """What the guide in use says about a location.  DV-LOC-07; DV-SET-12"""
    return state.content.guides[state.book][state.land.guide[location]]


def action_entry(state: State, number: Int) -> Entry:
    """What the actions book in use says under a number.  DV-MOVE-02; DV-SET-12"""
    return state.content.actions[state.book][state.land.action[number]]


def read_guide(state: State, location: Int) -> None:
    """All know what the guide says about the location from now on.  DV-R99"""
    land = state.land
    if location != CROSSROADS and not has(land.guides_read, location):
        land.guides_read |= bit(location)
        state.revelations += 1


def read_action(state: State, number: Int) -> None:
    """All know what the actions book says under the number from now on.  DV-R99"""
    land = state.land
    if not has(land.actions_read, number):
        land.actions_read |= bit(number)
        state.revelations += 1


def unread_guides(state: State) -> list[Int]:
    """The locations whose entries nobody has read, ascending."""
    out: list[Int] = []
    for location in range(CROSSROADS + 1, len(state.content.locations)):
        if not has(state.land.guides_read, location):
            out.append(location)
    return out


def unread_actions(state: State) -> list[Int]:
    """The numbers of entries that nobody has read; each stands on one location card.  DV-LOC-07"""
    out: list[Int] = []
    for location in state.content.locations:
        if location.action > 0 and not has(state.land.actions_read, location.action):
            out.append(location.action)
    return out
