"""Followers: rolling for them, influence, switching, taking back.  Compiled.

DV-FOL-01 to 09; DV-R36 to DV-R41, DV-R91
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import ACCEPT, FOLLOW, RECALL, REFUSE, ROLL
from gloaming.games.dark_venture.cast.health import release
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import here, is_conscious
from gloaming.games.dark_venture.content.vocabulary import (
    FOLLOWER_BONUS,
    FOLLOWER_KIND,
    FOLLOWER_ROLL,
    RECRUIT,
)
from gloaming.games.dark_venture.land.standing import bonus_here
from gloaming.games.dark_venture.names import FOLLOWER
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CON_05,
    FOL_01,
    FOL_05,
    FOL_06,
    FOL_07,
    FOL_09,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.goods import may_pay
from gloaming.games.dark_venture.steps.sure import is_sure

FOLLOWER_DICE: Final = 2  # DV-R36
INFLUENCE: Final = -2  # DV-FOL-08


def may_roll_for(state: State, seat: Int, number: Int) -> Int:
    """A follower where the conscious hero is: unclaimed, or away from its own hero; once a turn.

    DV-FOL-01, 02, 07 to 09; DV-R36, DV-R38, DV-R39"""
    hero = state.hero(seat)
    if not is_conscious(state, hero.number):
        return CON_05
    if not is_conscious(state, number) or state.content.characters[number].kind != FOLLOWER:
        return FOL_01
    follower = state.someone(number)
    if follower.location != hero.location or follower.seat == seat or meet.attacks_all(follower):
        return FOL_01
    if has(state.players[seat].tried, number):
        return FOL_01
    if is_hurt(state, seat, follower):
        return FOL_09
    return FOL_07 if is_guarded(state, follower) else ALLOWED


def is_hurt(state: State, seat: Int, follower: Character) -> bool:
    """Has the hero of that seat damaged this follower in combat?  DV-FOL-09; DV-R38"""
    return has(follower.hurt_by, state.players[seat].hero)


def is_guarded(state: State, follower: Character) -> bool:
    """Is it allied, and its conscious hero with it?  DV-FOL-07; DV-R39"""
    if follower.seat < 0:
        return False
    master = state.hero(follower.seat)
    return is_conscious(state, master.number) and master.location == follower.location


def add_follower_rolls(state: State, seat: Int, out: list[Int]) -> None:
    """Every follower that may be rolled for, then every former one that may be taken back."""
    near = here(state, state.hero(seat).location)
    near.sort()
    for number in near:
        if may_roll_for(state, seat, number) == ALLOWED:
            out.append(FOLLOW + number)
    for number in near:
        if may_recall(state, seat, number) == ALLOWED:
            out.append(RECALL + number)


def roll_for(state: State, seat: Int, number: Int) -> None:
    """Try to win it; influence is harder.  DV-FOL-01, 08; DV-R36"""
    state.players[seat].tried |= bit(number)
    bonus: Int = INFLUENCE if state.someone(number).seat >= 0 else 0
    persuade(state, seat, number, bonus)


def persuade(state: State, seat: Int, number: Int, bonus: Int) -> None:
    """A follower roll, unless it succeeds by itself.  DV-FOL-02, 03"""
    if is_sure(state, state.players[seat].hero, FOLLOWER_KIND):
        win(state, seat, number)
    else:
        state.push(RollFollower(seat, number, bonus))


def win(state: State, seat: Int, number: Int) -> None:
    """The follower is won; an old one is left only if its player likes.  DV-FOL-03 to 05"""
    if state.players[seat].follower == NO_CHARACTER:
        ally(state, seat, number)
    else:
        state.push(SwitchFollower(seat, number))


@final
class RollFollower(Throw):
    """2d6 and what the follower's card asks of the hero, to reach its number.  DV-FOL-02, 03; DV-ATTR-05"""

    def __init__(self, player: Int, number: Int, bonus: Int) -> None:
        super().__init__()
        self.player: Int = player
        self.number: Int = number
        self.bonus: Int = bonus

    def how_many(self, state: State) -> Int:
        return FOLLOWER_DICE

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, state.players[self.player].hero, FOLLOWER_KIND, self, action):
            return
        score = action - ROLL + self.bonus + persuasion(state, self.player, self.number)
        if score >= state.content.characters[self.number].roll:
            win(state, self.player, self.number)


def persuasion(state: State, seat: Int, number: Int) -> Int:
    """What the hero adds to the dice of a follower roll.  DV-FOL-02; DV-STND-11; DV-R36"""
    hero = state.hero(seat)
    attribute = state.content.characters[number].roll_attribute
    own = number_of(state, hero, attribute) + number_of(state, hero, FOLLOWER_ROLL)
    return own + bonus_here(state, hero.location, FOLLOWER_BONUS)


@final
class SwitchFollower(Step[State]):
    """The roll succeeded; is the old follower exchanged for the new one?  DV-FOL-04, 05; DV-R37"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        return [ACCEPT, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (ACCEPT, REFUSE) else FOL_05

    def apply(self, state: State, action: Int) -> None:
        if action == ACCEPT:
            ally(state, self.seat, self.number)


def ally(state: State, seat: Int, number: Int) -> None:
    """The follower is the hero's, with its items and what is left of its AP; the old one is free again.

    DV-FOL-03, 04, 06; DV-R37, DV-R39, DV-R40"""
    player = state.players[seat]
    if player.follower != NO_CHARACTER:
        release(state, state.someone(player.follower))
    follower = state.someone(number)
    release(state, follower)
    follower.seat = seat
    player.follower = number
    player.former &= ~bit(number)
    deeds.note(state, seat, RECRUIT, number)


# --- former followers


def may_recall(state: State, seat: Int, number: Int) -> Int:
    """A former follower here, unclaimed and not hostile to the hero, for 1 AP of the hero.

    DV-FOL-06, 09; DV-R37"""
    if not has(state.players[seat].former, number) or not is_conscious(state, number):
        return FOL_06
    hero = state.hero(seat)
    rule = may_pay(state, hero.number, 1)
    if rule != ALLOWED:
        return rule
    follower = state.someone(number)
    if follower.seat >= 0 or follower.location != hero.location:
        return FOL_06
    if is_hurt(state, seat, follower):
        return FOL_09
    return FOL_06 if meet.are_hostile(state, hero, follower) or meet.attacks_all(follower) else ALLOWED


def recall(state: State, seat: Int, number: Int) -> None:
    """It comes back without a roll.  DV-FOL-06"""
    state.hero(seat).ap -= 1
    ally(state, seat, number)
