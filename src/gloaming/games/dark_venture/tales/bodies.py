"""Operations about health, numbers and moods.  Compiled.  DV-R53, DV-R90, DV-R98"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.defeat as defeat
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.games.dark_venture.cast.health import heal, hurt, wake
from gloaming.games.dark_venture.cast.modify import modify
from gloaming.games.dark_venture.cast.numbers import max_health, number_of
from gloaming.games.dark_venture.cast.people import fight_of
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    AGAINST_ARMOR,
    AGGRO,
    ARMOR_BONUS,
    CALM,
    DAMAGE,
    FOR_TURN,
    HEAL,
    KILL,
    KNOCK_OUT,
    MOD,
    SPARING,
    WAKE,
)
from gloaming.games.dark_venture.names import CONSCIOUS, FOLLOWER, NOBODY, UNCONSCIOUS
from gloaming.games.dark_venture.parts import Character, Tale, bit
from gloaming.games.dark_venture.state import State


def is_about_bodies(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (DAMAGE, HEAL, WAKE, MOD, AGGRO, CALM, KNOCK_OUT, KILL)


def do(state: State, tale: Tale, effect: Effect, chosen: list[Int]) -> None:
    """Do it to each of those chosen."""
    for number in chosen:
        character = state.someone(number)
        if effect.op == DAMAGE:
            damage(state, tale, effect, character)
        elif effect.op == HEAL:
            heal(state, character, max_health(state, character) if effect.full else tale.amount)
        elif effect.op == WAKE:
            if character.condition == UNCONSCIOUS:
                wake(state, character, tale.amount)
        elif effect.op == MOD:
            modify(state, number, effect.stat, effect.number, effect.lasts)
        elif effect.op in (KNOCK_OUT, KILL):
            bring_down(state, tale, character)
        else:
            change_mood(state, effect, character)


def damage(state: State, tale: Tale, effect: Effect, character: Character) -> None:
    """Health is lost; armor counts only where the text says so."""
    amount = tale.amount
    if effect.kind == AGAINST_ARMOR:
        amount -= number_of(state, character, ARMOR_BONUS)
    if effect.kind == SPARING:
        amount = min(amount, character.health - 1)
    if amount > 0:
        deeds.scratched(state, character)
        resent(state, tale, character)
    if hurt(character, amount):
        state.push(defeat.Defeat(character.number, victor_of(state, tale, character)))


def resent(state: State, tale: Tale, character: Character) -> None:
    """A follower will not follow whoever hurts it in combat, by a text too.  DV-FOL-09; DV-R38"""
    place = fight_of(state, tale.me)
    follows = state.content.characters[character.number].kind == FOLLOWER
    if place < 0 or not follows or character.number == tale.me:
        return
    if character.number in state.fights[place].order:
        character.hurt_by |= bit(tale.me)


def victor_of(state: State, tale: Tale, fallen: Character) -> Int:
    """Whose doing a defeat by a text is: a player's acting character's, but for its own side.  DV-R98"""
    if tale.me != NOBODY and state.in_play(tale.me) and state.someone(tale.me).seat not in (-1, fallen.seat):
        return tale.me
    return NOBODY


def bring_down(state: State, tale: Tale, character: Character) -> None:
    """A hero falls unconscious, an NPC dies, at once."""
    if character.condition == CONSCIOUS:
        character.health = 0
        state.push(defeat.Defeat(character.number, victor_of(state, tale, character)))


def change_mood(state: State, effect: Effect, character: Character) -> None:
    """Aggressive to all, and at once; or peaceful again, but for those it has fought.  DV-AGG-05"""
    if effect.op == AGGRO:
        character.aggressive = True
        state.push(meet.CheckPeace(bit(character.number), character.location))
    elif effect.lasts == FOR_TURN:
        character.calm = True
    else:
        character.aggressive = False
