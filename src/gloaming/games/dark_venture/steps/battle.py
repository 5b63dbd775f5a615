"""A battle turn: attack, an item and an attack, flight, or a pass.  Compiled.

DV-CMB-02; DV-CITM-01; DV-FLEE-01; DV-R35, DV-R54 to DV-R56
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.fight as fight_steps
import gloaming.games.dark_venture.steps.flee as flee
import gloaming.games.dark_venture.steps.handling as handling
import gloaming.games.dark_venture.steps.invoke as invoke
import gloaming.games.dark_venture.steps.npc as npc
import gloaming.games.dark_venture.steps.strike as strike
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    ATTACK,
    EQUIP,
    FLEE,
    INVOKE,
    PASS,
    UNEQUIP,
)
from gloaming.games.dark_venture.content.vocabulary import (
    USE,
)
from gloaming.games.dark_venture.names import CHARACTERS
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CITM_01,
    CMB_01,
    CMB_02,
    ENEMY_08,
)
from gloaming.games.dark_venture.state import State


def begin_battle_turn(state: State, number: Int) -> None:
    """A combatant's turn: its player is asked, an NPC takes aim first.  DV-CMB-02; DV-R35"""
    character = state.someone(number)
    if character.seat >= 0:
        state.push(BattleTurn(character.seat, number, NO_CHARACTER))
    else:
        npc.aim(state, number)


@final
class BattleTurn(Step[State]):
    """What does this combatant do?  `target` is whom an NPC attacks, NOBODY for a player's own character.

    DV-CMB-02, 08; DV-CITM-01; DV-COOP-13; DV-FLEE-01; DV-R35, DV-R54 to DV-R56"""

    def __init__(self, seat: Int, number: Int, target: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.target: Int = target

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        items = state.someone(self.number).items.copy()
        items.sort()
        for item in items:
            if self.forbids(state, EQUIP + item) == ALLOWED:
                out.append(EQUIP + item)
        foes = fight_steps.opponents(state, fight_steps.current(state), self.number)
        foes.sort()
        for foe in foes:
            if self.forbids(state, ATTACK + foe) == ALLOWED:
                out.append(ATTACK + foe)
        for action in range(FLEE, PASS + 1):
            if self.forbids(state, action) == ALLOWED:
                out.append(action)
        invoke.add_invocations_here(state, self.number, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if ATTACK <= action < ATTACK + CHARACTERS:
            return may_attack(state, self.number, self.target, action - ATTACK)
        if EQUIP <= action < UNEQUIP:
            return handling.may_equip_here(state, self.number, action - EQUIP)
        if FLEE <= action < PASS:
            if self.target != NO_CHARACTER:
                return npc.may_flee_as_npc(state, self.number) if action == FLEE else CMB_02
            return may_start_flight(state, self.number, action - FLEE)
        if action == PASS:
            return may_pass(state, self.number, self.target)
        if invoke.is_invoking(action):
            return invoke.may_invoke_here(state, self.number, action)
        return CITM_01

    def apply(self, state: State, action: Int) -> None:
        if invoke.is_invoking(action):
            call_on_here(state, self, action)
        elif action >= PASS:
            strike.pass_turn(state)
        elif action >= FLEE:
            flee.start_flight(state, self.number, action - FLEE)
        elif action >= ATTACK:
            strike.attack(state, self.number, action - ATTACK)
        else:
            state.push(BattleTurn(self.seat, self.number, self.target))
            handling.handle(state, self.seat, self.number, action - EQUIP)


def call_on_here(state: State, turn: BattleTurn, action: Int) -> None:
    """An ability is announced, or an item used: then the battle turn goes on, if its combat does.

    DV-CITM-01, 02; DV-R56"""
    ability = state.content.abilities[action - INVOKE]
    state.push(GoOn(turn.seat, turn.number, turn.target))
    if ability.trigger == USE:
        fight = fight_steps.current(state)
        fight.handled = True
        fight.passes = 0
        state.push(handling.AfterItem(turn.number))
    invoke.call_on(state, turn.seat, state.someone(turn.number), ability)


@final
class GoOn(Step[State]):
    """After an item or an ability the battle turn goes on, unless the combatant is away or down.  DV-R56"""

    def __init__(self, player: Int, number: Int, target: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.number: Int = number
        self.target: Int = target

    def apply(self, state: State, action: Int) -> None:
        fight = fight_steps.current(state)
        place = fight_steps.place_of(fight, self.number)
        if fight.spent or not fight_steps.still_fights(state, fight, place):
            return
        if not fight_steps.is_over(state, fight):
            foes = fight_steps.opponents(state, fight, self.number)
            target = self.target if self.target in foes else NO_CHARACTER
            if self.target != NO_CHARACTER and target == NO_CHARACTER:
                npc.aim(state, self.number)
            else:
                state.push(BattleTurn(self.player, self.number, target))


def may_attack(state: State, number: Int, target: Int, foe: Int) -> Int:
    """A player picks any opponent, an NPC attacks its target.  DV-CMB-01; DV-ENEMY-08; DV-R55, DV-R66"""
    if not fight_steps.is_opponent(state, fight_steps.current(state), number, foe):
        return CMB_01
    return ALLOWED if target in (NO_CHARACTER, foe) else ENEMY_08


def may_start_flight(state: State, number: Int, extra: Int) -> Int:
    """Instead of an attack, before any item was handled; extra dice must be paid.  DV-FLEE-01, 03"""
    if fight_steps.current(state).handled:
        return CITM_01
    return flee.may_buy(state, number, extra)


def may_pass(state: State, number: Int, target: Int) -> Int:
    """A player may always pass with an own character, an NPC hardly ever.  DV-CMB-08; DV-R54"""
    return ALLOWED if target == NO_CHARACTER else npc.may_npc_pass(state, number, target)
