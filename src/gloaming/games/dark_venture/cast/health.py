"""Losing and regaining health, falling, dying.  Compiled.

DV-DEF-01 to 04; DV-R53, DV-R66, DV-R90, DV-R119
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.numbers import max_health
from gloaming.games.dark_venture.names import CONSCIOUS, DEAD, HERO, NOBODY, UNCONSCIOUS
from gloaming.games.dark_venture.parts import Character, bit
from gloaming.games.dark_venture.state import State


def heal(state: State, character: Character, amount: Int) -> None:
    """Health comes back, up to the maximum; the fallen regain none.  DV-SET-09"""
    if character.condition == CONSCIOUS:
        character.health = min(max_health(state, character), character.health + amount)


def hurt(character: Character, amount: Int) -> bool:
    """Health is lost, down to zero at most; has that brought the character down?  DV-CMB-05; DV-R53"""
    if character.condition != CONSCIOUS or amount <= 0:
        return False
    character.health = max(0, character.health - amount)
    return character.health == 0


def cap_health(state: State) -> None:
    """Nobody has more health than their maximum.  DV-R90"""
    for character in state.cast:
        if character.condition == CONSCIOUS:
            character.health = min(character.health, max_health(state, character))


def fall(state: State, number: Int) -> None:
    """A character without health is down: heroes unconscious, all others dead.

    Whoever dies follows nobody any more.  DV-DEF-01 to 04; DV-R03"""
    character = state.someone(number)
    if state.content.characters[number].kind == HERO:
        character.condition = UNCONSCIOUS
        return
    character.condition = DEAD
    release(state, character)


def release(state: State, character: Character) -> None:
    """A follower belongs to nobody any more; it is a former one of its player.  DV-R37"""
    if character.seat >= 0:
        player = state.players[character.seat]
        player.follower = NOBODY
        player.former |= bit(character.number)
        character.seat = -1


def wake(state: State, hero: Character, health: Int) -> None:
    """The hero is conscious again, with that much health or its maximum.  DV-CON-02; DV-R67"""
    hero.condition = CONSCIOUS
    hero.health = min(health, max_health(state, hero))
