"""How NPCs fight: their target, who plays them, the routine.  Compiled.

DV-CMB-02; DV-ENEMY-06 to 08; DV-R35, DV-R54, DV-R55
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.battle as battle
import gloaming.games.dark_venture.steps.fight as fight_steps
import gloaming.games.dark_venture.steps.flee as flee
import gloaming.games.dark_venture.steps.handling as handling
import gloaming.games.dark_venture.steps.invoke as invoke
import gloaming.games.dark_venture.steps.strike as strike
import gloaming.games.dark_venture.tales.abilities as abilities
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import (
    INVOKE,
    TARGET,
)
from gloaming.games.dark_venture.cast.numbers import max_health, permits
from gloaming.games.dark_venture.cast.people import bits_of
from gloaming.games.dark_venture.content.vocabulary import (
    FLEES,
)
from gloaming.games.dark_venture.names import CHARACTERS
from gloaming.games.dark_venture.parts import bit
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CMB_02,
    CMB_08,
)
from gloaming.games.dark_venture.state import State

ATTACK_DICE: Final = 2  # DV-CMB-05


def aim(state: State, number: Int) -> None:
    """Whom does an NPC attack?  The last that attacked it; else the highest attribute total, of controlled
    characters if there are any; tied ones roll.  DV-ENEMY-06 to 08; DV-COOP-14; DV-R55, 85, 97"""
    fight = fight_steps.current(state)
    foes = fight_steps.opponents(state, fight, number)
    last = fight.attacker[fight_steps.place_of(fight, number)]
    if last in foes:
        strike_at(state, number, last)
        return
    tied = abilities.strongest_of(state, foes)
    if len(tied) == 1:
        strike_at(state, number, tied[0])
    else:
        state.push(RollForTarget(number, bits_of(tied)))


@final
class RollForTarget(Step[State]):
    """Tied targets roll 4d6; the highest, each of them as likely, is attacked.  DV-ENEMY-07; DV-R97"""

    def __init__(self, number: Int, tied: Int) -> None:
        super().__init__(CHANCE)
        self.number: Int = number
        self.tied: Int = tied

    def outcomes(self, state: State) -> list[Int]:
        return [TARGET + foe for foe in range(CHARACTERS) if self.tied >> foe & 1 == 1]

    def apply(self, state: State, action: Int) -> None:
        strike_at(state, self.number, action - TARGET)


def strike_at(state: State, number: Int, target: Int) -> None:
    """An NPC has its target: its controller is asked, or the routine attacks.  DV-CMB-02; DV-R35"""
    seat = controller(state, number)
    if seat >= 0:
        state.push(battle.BattleTurn(seat, number, target))
    else:
        follow_routine(state, number, target)


def controller(state: State, number: Int) -> Int:
    """Who plays an NPC: the next player after the one whose character it fights, who has none in the combat
    against it; -1 for the routine.  DV-CMB-02; DV-R35"""
    if state.mode != 0:
        return -1
    fight = fight_steps.current(state)
    owner: Int = -1
    owners: Int = 0
    for foe in fight_steps.opponents(state, fight, number):
        seat = state.someone(foe).seat
        if seat >= 0:
            owners |= bit(seat)
            if owner < 0:
                owner = seat
    if owner < 0:
        return -1
    seat = state.seat_after(owner)
    while seat != owner and owners >> seat & 1 == 1:
        seat = state.seat_after(seat)
    return -1 if seat == owner else seat


def follow_routine(state: State, number: Int, target: Int) -> None:
    """The routine: flee if the card says so, else attack, else pass.  DV-R35, DV-R54"""
    healing: list[Int] = []
    invoke.add_invocations_here(state, number, healing)
    if len(healing) > 0:
        state.push(Strike(number, target))
        call_on_by_routine(state, number, healing[0])
    elif may_flee_as_npc(state, number) == ALLOWED:
        flee.attempt(state, number, 0)
    elif may_npc_pass(state, number, target) == ALLOWED:
        strike.pass_turn(state)
    else:
        strike.attack(state, number, target)


def call_on_by_routine(state: State, number: Int, action: Int) -> None:
    """An NPC uses what heals it, then attacks.  DV-R35"""
    fight_steps.current(state).handled = True
    state.push(handling.AfterItem(number))
    invoke.call_on(
        state, max(0, state.active), state.someone(number), state.content.abilities[action - INVOKE]
    )


@final
class Strike(Step[State]):
    """The routine's attack after an item.  DV-R35"""

    def __init__(self, number: Int, target: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number
        self.target: Int = target

    def apply(self, state: State, action: Int) -> None:
        strike.attack(state, self.number, self.target)


def may_flee_as_npc(state: State, number: Int) -> Int:
    """An NPC flees only if its card says so, at half of its health or less.  DV-STND-15; DV-R35"""
    character = state.someone(number)
    weak = 2 * character.health <= max_health(state, character)
    return ALLOWED if weak and permits(state, character, FLEES) else CMB_02


def may_npc_pass(state: State, number: Int, target: Int) -> Int:
    """An NPC passes only if it cannot hurt its target at all.  DV-R54"""
    most = (
        strike.power_of(state, state.someone(number))
        + 6 * ATTACK_DICE
        - strike.armor_of(state, state.someone(target))
    )
    return ALLOWED if most <= 0 else CMB_08
