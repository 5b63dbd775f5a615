"""Using items and announcing abilities, in the turn and in combat.  Compiled.

DV-EQP-05; DV-HERO-06, 07; DV-CITM-01; DV-R48, DV-R50, DV-R56
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.abilities as abilities
from gloaming.games.dark_venture.actions import INVOKE, INVOKED
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.numbers import max_health, permits
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.content.deck import Ability
from gloaming.games.dark_venture.content.vocabulary import (
    FREE,
    FREE_OBJECT,
    ONCE_A_COMBAT,
    REROLL,
    SECOND_ATTACK,
    USE,
)
from gloaming.games.dark_venture.names import NO_ITEM
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, CITM_01, EQP_05, HERO_07
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import may_pay


def is_invoking(action: Int) -> bool:
    """Does the action use an item or announce an ability?"""
    return INVOKE <= action < INVOKED


def callable_of(state: State, bearer: Character) -> list[Ability]:
    """What a character can use or announce by itself, not to throw again."""
    found = abilities.abilities_of(state, bearer, bit(USE) | bit(FREE))
    return [ability for ability in found if ability.effect.op != REROLL]


def ability_of(state: State, bearer: Character, number: Int) -> Ability | None:
    """The ability with that number, if this character can call on it by its card or its items."""
    for ability in callable_of(state, bearer):
        if ability.no == number:
            return ability
    return None


def bearer_of(state: State, seat: Int, number: Int) -> Int:
    """The conscious character of the seat that can call on the ability, or NOBODY."""
    for own in controlled(state, seat):
        if is_conscious(state, own) and ability_of(state, state.someone(own), number) is not None:
            return own
    return NO_CHARACTER


# --- in the turn


def price(state: State, seat: Int, bearer: Character, ability: Ability) -> Int:
    """1 AP for a use, nothing for what is announced, nor for the first object with the permission.

    DV-EQP-05; DV-STND-15"""
    if ability.trigger == FREE:
        return 0
    first = not state.players[seat].free_object and ability.item != NO_ITEM
    return 0 if first and permits(state, bearer, FREE_OBJECT) else 1


def may_invoke(state: State, seat: Int, action: Int) -> Int:
    """What an own conscious character can use or announce outside combat.  DV-EQP-05; DV-HERO-07"""
    number = bearer_of(state, seat, action - INVOKE)
    if number == NO_CHARACTER:
        return EQP_05
    bearer = state.someone(number)
    ability = ability_of(state, bearer, action - INVOKE)
    return may_call_on(state, seat, bearer, ability) if ability is not None else HERO_07


def may_call_on(state: State, seat: Int, bearer: Character, ability: Ability) -> Int:
    """What works outside combat, and can be paid."""
    if not abilities.works(state, ability, bearer) or is_for_combat(ability):
        return HERO_07
    return may_pay(state, bearer.number, price(state, seat, bearer, ability))


def is_out_of_turn(state: State, action: Int) -> bool:
    """Is it announced for nothing, in cooperative play outside the own turn too?"""
    ability = state.content.abilities[action - INVOKE]
    return ability.trigger == FREE and ability.out_of_turn


def is_for_combat(ability: Ability) -> bool:
    """Does it make sense in combat only?"""
    return ability.in_combat or ability.own_battle_turn or ability.limit == ONCE_A_COMBAT


def add_invocations(state: State, seat: Int, out: list[Int]) -> None:
    """Everything that may be used or announced outside combat, ascending."""
    found: list[Int] = []
    for number in controlled(state, seat):
        if is_conscious(state, number):
            bearer = state.someone(number)
            for ability in callable_of(state, bearer):
                if may_call_on(state, seat, bearer, ability) == ALLOWED:
                    found.append(INVOKE + ability.no)
    found.sort()
    out.extend(found)


def invoke(state: State, seat: Int, action: Int) -> None:
    """Pay, then the text of the ability is told.  DV-EQP-05; DV-HERO-07"""
    number = bearer_of(state, seat, action - INVOKE)
    bearer = state.someone(number)
    ability = state.content.abilities[action - INVOKE]
    bearer.ap -= price(state, seat, bearer, ability)
    if ability.item != NO_ITEM and ability.trigger == USE and permits(state, bearer, FREE_OBJECT):
        state.players[seat].free_object = True
    call_on(state, seat, bearer, ability)


def call_on(state: State, seat: Int, bearer: Character, ability: Ability) -> None:
    """Note the use, discard what is consumed, tell the text.  DV-ITEM-04"""
    abilities.use_up(state, ability, bearer.number)
    abilities.begin(state, ability.effect, seat, bearer.number, NO_CHARACTER)
    if ability.item != NO_ITEM and state.content.items[ability.item].consumed:
        discard(state, ability.item)


# --- in combat


def may_invoke_here(state: State, number: Int, action: Int) -> Int:
    """In a battle turn: one item is used, unless one was handled; abilities are announced besides.

    An NPC uses what heals it, at half of its health or less.  DV-CITM-01; DV-HERO-07; DV-R35, DV-R56"""
    bearer = state.someone(number)
    ability = ability_of(state, bearer, action - INVOKE)
    if ability is None:
        return EQP_05
    fight = state.fights[len(state.fights) - 1]
    if not abilities.works(state, ability, bearer) or (ability.effect.op == SECOND_ATTACK and fight.again):
        return HERO_07
    if ability.trigger == FREE:
        return ALLOWED if bearer.seat >= 0 else HERO_07
    if ability.item == NO_ITEM or fight.handled:
        return CITM_01
    if bearer.seat >= 0:
        return ALLOWED
    heals = state.content.items[ability.item].healing and 2 * bearer.health <= max_health(state, bearer)
    return ALLOWED if heals else CITM_01


def add_invocations_here(state: State, number: Int, out: list[Int]) -> None:
    """Everything that the combatant may use or announce now, ascending."""
    found: list[Int] = []
    for ability in callable_of(state, state.someone(number)):
        if may_invoke_here(state, number, INVOKE + ability.no) == ALLOWED:
            found.append(INVOKE + ability.no)
    found.sort()
    out.extend(found)
