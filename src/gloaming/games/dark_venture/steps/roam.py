"""NPCs that roam and hunt move at the start of a round.  Compiled.  DV-ENEMY-03 to 05; DV-R96"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import GO_ON, PUT
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.land.ways import NOWHERE, distance
from gloaming.games.dark_venture.names import HUNT, ROAM
from gloaming.games.dark_venture.parts import bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, ENEMY_04
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.arrive import exits
from gloaming.games.dark_venture.steps.flee import mover_of
from gloaming.games.dark_venture.steps.travel import Enter


@final
class MoveOthers(Step[State]):
    """In player order each player moves the NPCs it placed; combat is resolved after each.

    DV-ENEMY-03, 05; DV-R96"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        for place in range(len(state.order) - 1, -1, -1):
            for back in range(len(state.cast) - 1, -1, -1):
                character = state.cast[back]
                mine = character.seat < 0 and mover_of(state, character.number) == state.order[place]
                if mine and state.content.characters[character.number].behavior in (ROAM, HUNT):
                    state.push(MoveOther(character.number))


@final
class MoveOther(Step[State]):
    """One NPC is moved, if it still can be.  DV-ENEMY-04"""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        if not is_conscious(state, self.number) or state.someone(self.number).seat >= 0:
            return
        step = ChooseRoute(mover_of(state, self.number), self.number)
        if step.options(state) != [GO_ON]:
            state.push(step)


@final
class ChooseRoute(Step[State]):
    """A roaming NPC stays or moves one location; a hunting one comes nearer to the nearest hero.

    DV-ENEMY-04, 05; DV-R96"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        here = state.someone(self.number).location
        if state.content.characters[self.number].behavior == ROAM:
            return [GO_ON, *exits(state, here)]
        return hunting(state, here)

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else ENEMY_04

    def apply(self, state: State, action: Int) -> None:
        if action != GO_ON:
            state.push(Enter(-1, bit(self.number), action - PUT))


def hunting(state: State, here: Int) -> list[Int]:
    """The steps that bring a hunter nearer to a hero; staying where there is none, or already one."""
    near = to_hero(state, here)
    if near in (0, NOWHERE):
        return [GO_ON]
    return [place for place in exits(state, here) if to_hero(state, place - PUT) < near]


def to_hero(state: State, here: Int) -> Int:
    """The walking distance to the nearest conscious hero."""
    best: Int = NOWHERE
    for player in state.players:
        if is_conscious(state, player.hero):
            best = min(best, distance(state.land, here, state.someone(player.hero).location))
    return best
