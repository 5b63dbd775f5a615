"""The first entry of a player into a location: its action entry.  Compiled.

DV-MOVE-02; DV-R24, DV-R25, DV-R88
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import PICK
from gloaming.games.dark_venture.cast.people import members
from gloaming.games.dark_venture.land.entries import action_entry, read_action
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, MOVE_02
from gloaming.games.dark_venture.state import State


@final
class MeetEntry(Step[State]):
    """Once for each player and location, by somebody conscious who is still there; some entries once for all.

    DV-MOVE-02; DV-R24, DV-R25"""

    def __init__(self, player: Int, group: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.group: Int = group
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        if not is_due(state, self.player, self.location):
            return
        there = members(state, meet.present(state, self.group, self.location))
        if len(there) == 1:
            begin_entry(state, self.player, there[0], self.location)
        elif len(there) > 1:
            state.push(ChooseActor(self.player, self.group, self.location))


def is_due(state: State, seat: Int, location: Int) -> bool:
    """Has the location an entry that this player has not met, and that is not spent?  DV-R24"""
    number = state.content.locations[location].action
    if number == 0 or has(state.players[seat].triggered, location):
        return False
    return not (action_entry(state, number).once and has(state.land.once, location))


@final
class ChooseActor(Step[State]):
    """Who of those that entered together acts?  DV-R24"""

    def __init__(self, seat: Int, group: Int, location: Int) -> None:
        super().__init__(seat)
        self.group: Int = group
        self.location: Int = location

    def options(self, state: State) -> list[Int]:
        there = members(state, meet.present(state, self.group, self.location))
        return [PICK + number for number in sorted(there)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else MOVE_02

    def apply(self, state: State, action: Int) -> None:
        begin_entry(state, self.seat, action - PICK, self.location)


def begin_entry(state: State, seat: Int, number: Int, location: Int) -> None:
    """The entry is told, and noted as met.  DV-MOVE-02; DV-GOLD-04, 05; DV-R01"""
    state.players[seat].triggered |= bit(location)
    state.land.once |= bit(location)
    told = state.content.locations[location].action
    read_action(state, told)
    telling.begin_tale(state, telling.ACTION_TALE, action_entry(state, told).effect, seat, number)
