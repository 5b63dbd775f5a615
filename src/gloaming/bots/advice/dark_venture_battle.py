"""Combat in Dark Venture for bots: whom to attack, what to use, when to flee.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_odds import Fighter, Odds, fighter, mean_damage, odds, reaches
from gloaming.bots.advice.dark_venture_outlook import Outlook
from gloaming.bots.advice.dark_venture_prices import AP_WORTH, FALL, equip_gain, fading
from gloaming.bots.advice.dark_venture_texts import text_worth
from gloaming.games.dark_venture.actions import (
    ATTACK,
    EQUIP,
    FLEE,
    GO_ON,
    INVOKE,
    INVOKED,
    JOIN,
    PICK,
    UNEQUIP,
)
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import FLEE_SCORE, FREE
from gloaming.games.dark_venture.names import COOPERATIVE, NOBODY, SPEED
from gloaming.games.dark_venture.parts import Fight
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.fight import JoinFight, current, fighters, opponents, place_of

DICE: Final = 2  # of a flight
WORTH_A_TURN: Final = 9  # what using an item must bring, since the attack may be weaker
LOST_CAUSE: Final = 45  # per cent: with a better chance nobody thinks of flight


def fight_on(state: State, seat: Int, number: Int, target: Int, actions: list[Int]) -> Int:
    """A battle turn: of an own character, or of an NPC that attacks its target."""
    if target != NOBODY:
        return ATTACK + target if ATTACK + target in actions else strike(state, actions)
    outlook = Outlook(state, seat)
    prepared = preparation(outlook, number, actions)
    if prepared >= 0:
        return prepared
    flight = flight_of(outlook, number, actions)
    return flight if flight >= 0 else best_blow(outlook, number, actions)


def strike(state: State, actions: list[Int]) -> Int:
    """Any attack, else the last thing that is open."""
    for action in actions:
        if ATTACK <= action < FLEE:
            return action
    return actions[len(actions) - 1]


# --- before the blow


def preparation(outlook: Outlook, number: Int, actions: list[Int]) -> Int:
    """An ability or an item that is worth it, or -1."""
    best: Int = -1
    most: Int = 0
    for action in actions:
        worth: Int = 0
        if INVOKE <= action < INVOKED:
            worth = call_worth(outlook, action - INVOKE, number)
        elif EQUIP <= action < UNEQUIP:
            holder = outlook.state.someone(number)
            worth = equip_gain(outlook.state, holder, action - EQUIP) - 2 * WORTH_A_TURN
        if worth > most:
            most = worth
            best = action
    return best


def call_worth(outlook: Outlook, number: Int, me: Int) -> Int:
    """What an ability or item brings now, beyond what it costs."""
    ability = outlook.state.content.abilities[number]
    if ends_it(ability.effect):
        return 0
    if ability.effect.op == say.SECOND_ATTACK:
        return WORTH_A_TURN
    worth = text_worth(outlook, ability.effect, me)
    if ability.trigger == FREE:
        return worth
    return worth - WORTH_A_TURN


def ends_it(effect: Effect) -> bool:
    """Does the text lead out of the combat?"""
    if effect.op in (say.FLEE, say.END_COMBAT, say.TELEPORT, say.MOVE, say.SWAP, say.PUSH):
        return True
    for part in effect.parts:
        if ends_it(part):
            return True
    return False


# --- the blow


def best_blow(outlook: Outlook, number: Int, actions: list[Int]) -> Int:
    """Attack whom a blow may fell, whom a quest wants, who is weakest."""
    state = outlook.state
    own = fighter(state, state.someone(number))
    best: Int = -1
    most: Int = -(1 << 30)
    for action in actions:
        if ATTACK <= action < FLEE:
            foe = fighter(state, state.someone(action - ATTACK))
            rank = outlook.wants.foe[action - ATTACK] // 4 - foe.health
            rank += 40 if 10 * foe.health <= mean_damage(own, foe) else 0
            if rank > most:
                most = rank
                best = action
    return best if best >= 0 else strike(state, actions)


# --- flight


def sides(state: State, fight: Fight, number: Int) -> Odds:
    """The odds of the combat as it stands, for the side of this combatant."""
    side = fight.side[place_of(fight, number)]
    own = [fighter(state, state.someone(number))]
    for friend in fighters(state, fight, side):
        if friend != number:
            own.append(fighter(state, state.someone(friend)))
    foes: list[Fighter] = []
    for foe in fighters(state, fight, 1 - side):
        foes.append(fighter(state, state.someone(foe)))
    return odds(own, foes)


def flight_of(outlook: Outlook, number: Int, actions: list[Int]) -> Int:
    """A flight with so many dice, if it promises more than fighting on; or -1."""
    if FLEE not in actions:
        return -1
    state = outlook.state
    fight = current(state)
    chance = sides(state, fight, number).chance
    if chance >= LOST_CAUSE and outlook.wants.flight == 0:
        return -1
    fall = fading(state, FALL) + FALL // 8
    gain: Int = 0
    for foe in opponents(state, fight, number):
        gain += outlook.prize(state.someone(foe))
    best: Int = -1
    most = (chance * gain - (100 - chance) * fall) // 100
    for action in (FLEE, FLEE + 1, FLEE + 2):
        if action in actions:
            escape = escape_chance(state, fight, number, DICE + action - FLEE)
            worth = (escape * outlook.wants.flight - (100 - escape) * fall) // 100
            worth -= (action - FLEE) * AP_WORTH // 2
            if worth > most:
                most = worth
                best = action
    return best


def escape_chance(state: State, fight: Fight, number: Int, dice: Int) -> Int:
    """In per cent, that so many dice outrun the fastest opponent."""
    runner = state.someone(number)
    own = number_of(state, runner, SPEED) + number_of(state, runner, FLEE_SCORE)
    chance: Int = 100
    for foe in opponents(state, fight, number):
        lead = own - number_of(state, state.someone(foe), SPEED)
        chance = chance * reaches(dice + DICE, 1 + 7 * DICE - lead) // 100
    return chance


def flee_again(state: State, number: Int, extra: Int, active: bool) -> Int:
    """One more try for 1 AP: on the own turn, or if the next one can spare it."""
    fight = current(state)
    if state.someone(number).ap == 0 and not active:
        return GO_ON if escape_chance(state, fight, number, DICE + extra) < 60 else FLEE
    return FLEE if escape_chance(state, fight, number, DICE + extra) >= 30 else GO_ON


# --- joining


def join_or_not(state: State, seat: Int, step: JoinFight) -> Int:
    """A companion joins if it is fit for it and the combat is not lost anyway."""
    fight = current(state)
    newcomer = state.someone(step.number)
    own = [fighter(state, newcomer)]
    for number in fighters(state, fight, step.side):
        own.append(fighter(state, state.someone(number)))
    foes: list[Fighter] = []
    for number in fighters(state, fight, 1 - step.side):
        foes.append(fighter(state, state.someone(number)))
    chance = odds(own, foes).chance
    if state.players[seat].hero != step.number:
        return JOIN if newcomer.health > 4 else GO_ON
    needed = 50 if state.mode == COOPERATIVE else 60
    return JOIN if chance >= needed else GO_ON


def weakest_of(state: State, actions: list[Int]) -> Int:
    """Of those who may be picked, the one with the least health."""
    best = actions[0]
    for action in actions:
        if state.someone(action - PICK).health < state.someone(best - PICK).health:
            best = action
    return best
