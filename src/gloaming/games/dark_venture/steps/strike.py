"""Attacks and their damage; passing.  Compiled.  DV-CMB-05, 08; DV-R53, DV-R54, DV-R58"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.steps.defeat as defeat
import gloaming.games.dark_venture.steps.fight as fight_steps
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    ATTACK,
    ROLL,
)
from gloaming.games.dark_venture.cast.health import hurt
from gloaming.games.dark_venture.cast.modify import expire
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content.vocabulary import (
    ARMOR_BONUS,
    ATTACK_BONUS,
    ATTACK_KIND,
    FOR_ATTACK,
    ON_HIT,
)
from gloaming.games.dark_venture.names import FOLLOWER, POWER
from gloaming.games.dark_venture.parts import Character, bit, changed
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CMB_01,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw

ATTACK_DICE: Final = 2  # DV-CMB-05


def pass_turn(state: State) -> None:
    """Nothing is done in this battle turn.  DV-R54"""
    fight_steps.current(state).passes += 1


def attack(state: State, number: Int, foe: Int) -> None:
    """The attack of this battle turn.  DV-CMB-05; DV-ENEMY-08"""
    fight = fight_steps.current(state)
    fight.passes = 0
    fight.attacker = changed(fight.attacker, fight_steps.place_of(fight, foe), number)
    if fight.again:
        state.push(AttackAgain(number))
    state.push(RollDamage(number, foe))


@final
class AttackAgain(Step[State]):
    """A second attack in the same battle turn, if somebody is left to attack."""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        fight = fight_steps.current(state)
        fight.again = False
        fight.reduction = -fight.change
        seat = state.someone(self.number).seat if is_conscious(state, self.number) else -1
        if seat >= 0 and fight_steps.count_opponents(state, fight, self.number) > 0:
            state.push(ChooseSecond(seat, self.number))


@final
class ChooseSecond(Step[State]):
    """Whom does the second attack strike?  DV-CMB-01"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        foes = fight_steps.opponents(state, fight_steps.current(state), self.number)
        return [ATTACK + foe for foe in sorted(foes)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else CMB_01

    def apply(self, state: State, action: Int) -> None:
        attack(state, self.number, action - ATTACK)


@final
class RollDamage(Throw):
    """Part 2: power + 2d6 + attack bonus, less armor bonus and reduction, at least 0.

    DV-CMB-05; DV-ATTR-02; DV-R53, DV-R56, DV-R58"""

    def __init__(self, number: Int, foe: Int) -> None:
        super().__init__()
        self.number: Int = number
        self.foe: Int = foe

    def how_many(self, state: State) -> Int:
        return ATTACK_DICE

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, self.number, ATTACK_KIND, self, action):
            return
        fight = fight_steps.current(state)
        power = power_of(state, state.someone(self.number))
        armor = armor_of(state, state.someone(self.foe))
        damage = action - ROLL + power - armor - fight.reduction
        fight.blow = [self.number, self.foe, action - ROLL, power, armor, fight.reduction]
        expire(state, FOR_ATTACK)
        if damage > 0:
            wound(state, self.number, self.foe, damage)


def power_of(state: State, character: Character) -> Int:
    """Power and attack bonus.  DV-ATTR-02; DV-R58"""
    return number_of(state, character, POWER) + number_of(state, character, ATTACK_BONUS)


def armor_of(state: State, character: Character) -> Int:
    """Armor bonus.  DV-R58"""
    return number_of(state, character, ARMOR_BONUS)


def wound(state: State, number: Int, foe: Int, damage: Int) -> None:
    """An attack has dealt damage; a follower will not follow who hurt it.  DV-CMB-05; DV-FOL-09; DV-R38"""
    fight = fight_steps.current(state)
    fight.hit |= bit(fight_steps.place_of(fight, number))
    victim = state.someone(foe)
    deeds.scratched(state, victim)
    if state.content.characters[foe].kind == FOLLOWER:
        victim.hurt_by |= bit(number)
    fell = hurt(victim, damage)
    if fell:
        state.push(defeat.Defeat(foe, number))
    abilities.fire(state, ON_HIT, number, foe)
