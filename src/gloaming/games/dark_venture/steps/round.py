"""Rounds: pools, recovery, the temporal event, the turns of all players, sunset.  Compiled.

DV-TURN-01, 11 to 13; DV-DAY-01 to 04
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import DRAW_HEROIC, GO_ON
from gloaming.games.dark_venture.cards.piles import can_give
from gloaming.games.dark_venture.cast.modify import expire
from gloaming.games.dark_venture.cast.numbers import max_health
from gloaming.games.dark_venture.cast.people import is_hero
from gloaming.games.dark_venture.content.vocabulary import FOR_ROUND
from gloaming.games.dark_venture.names import (
    CONSCIOUS,
    FOLLOWER_AP,
    HERO_AP,
    HEROIC_DECK,
    MERIDIAN,
)
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.rule_numbers import ALLOWED, DAY_03
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import DrawHeroic
from gloaming.games.dark_venture.steps.duties import RoundEffects
from gloaming.games.dark_venture.steps.ending import Sunset
from gloaming.games.dark_venture.steps.roam import MoveOthers
from gloaming.games.dark_venture.steps.turn import Turn

RECOVERY: Final = 2  # health that a damaged hero regains each round: DV-TURN-13


@final
class BeginRound(Step[State]):
    """The sun advances; from the second round on everybody recovers first.  DV-TURN-01, 11; DV-SET-21"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.round += 1
        state.push(EndRound())
        for place in range(len(state.order) - 1, -1, -1):
            state.push(Turn(state.order[place]))
        if state.round > 1:
            recover(state)
            state.push(MoveOthers())
        state.push(RoundEffects())
        if state.round == MERIDIAN:
            for place in range(len(state.order) - 1, -1, -1):
                state.push(TemporalEvent(state.order[place]))


def recover(state: State) -> None:
    """All pools are full again but for debts; damaged heroes who are conscious regain 2 health.

    DV-TURN-12, 13; DV-FOL-12; DV-R20, DV-R21, DV-R40, DV-R61"""
    for player in state.players:
        player.finished = False
    state.used_round = []
    expire(state, FOR_ROUND)
    for character in state.cast:
        character.ap = max(0, pool_of(state, character) - character.debt)
        character.debt = 0
        if is_hero(state, character.number) and character.condition == CONSCIOUS:
            character.health = min(max_health(state, character), character.health + RECOVERY)


def pool_of(state: State, character: Character) -> Int:
    """The AP that a character has at the start of a round.  DV-TURN-12; DV-FOL-10, 12"""
    return HERO_AP if is_hero(state, character.number) else FOLLOWER_AP


@final
class TemporalEvent(Step[State]):
    """Meridian: one player after the other draws 2 heroic quests and keeps 1; in solo games if they like.

    DV-DAY-02, 03; DV-COOP-04; DV-SOLO-07; DV-R69, DV-R70"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if not can_give(state, HEROIC_DECK):
            return
        if state.solo():
            state.push(AcceptEvent(self.player))
        else:
            state.push(DrawHeroic(self.player, 2, 1, 0))


@final
class AcceptEvent(Step[State]):
    """Does the solo player want another heroic quest?  DV-SOLO-07"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [DRAW_HEROIC, GO_ON]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (DRAW_HEROIC, GO_ON) else DAY_03

    def apply(self, state: State, action: Int) -> None:
        if action == DRAW_HEROIC:
            state.push(DrawHeroic(self.seat, 2, 1, 0))


@final
class EndRound(Step[State]):
    """After the last turn the next round begins, or the game is over.  DV-TURN-11; DV-END-01; DV-COOP-09"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        if state.round == state.last_round():
            state.push(Sunset())
        elif not state.ended:
            state.push(BeginRound())
