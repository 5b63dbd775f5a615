"""Who fights on sight, and when that is checked.  Compiled.  DV-AGG-01 to 06; DV-R33, 34, 38, 51, 62, 63, 114

A combat that starts by itself costs no AP.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.fight as fight
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import PICK, TARGET
from gloaming.games.dark_venture.cast.numbers import attribute_total, permits
from gloaming.games.dark_venture.cast.people import bits_of, companion, here, is_conscious, members
from gloaming.games.dark_venture.content.vocabulary import BEAST_TRUCE, SANCTUARY
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import BEAST, CHARACTERS, COOPERATIVE, QUEST_CHECK
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import AGG_02, ALLOWED
from gloaming.games.dark_venture.state import State


def pair(one: Int, other: Int) -> Int:
    """The number of a pair of characters."""
    return min(one, other) * CHARACTERS + max(one, other)


def attacks_all(character: Character) -> bool:
    """Is it aggressive, and not calmed for this turn?  DV-AGG-01"""
    return character.aggressive and not character.calm


def fight_on_sight(state: State, one: Character, other: Character) -> bool:
    """Do these two fight when they meet?  DV-AGG-02 to 05; DV-R33, DV-R34, DV-R63"""
    if one.seat >= 0 and other.seat >= 0 and (one.seat == other.seat or state.mode == COOPERATIVE):
        return False
    if are_hostile(state, one, other):
        return True
    return is_attacked_by(state, one, other) or is_attacked_by(state, other, one)


def are_hostile(state: State, one: Character, other: Character) -> bool:
    """Have they fought before, or has one hurt the other, a follower?  DV-AGG-05; DV-FOL-09"""
    if has(one.hostile, other.number) or has(other.hostile, one.number):
        return True
    return is_hurt_by(state, one, other) or is_hurt_by(state, other, one)


def is_hurt_by(state: State, one: Character, other: Character) -> bool:
    """Has the other, or its companion, damaged this one in combat?  DV-FOL-09; DV-R38"""
    if one.hurt_by == 0:
        return False
    partner = companion(state, other.number)
    return has(one.hurt_by, other.number) or (partner != NO_CHARACTER and has(one.hurt_by, partner))


def is_attacked_by(state: State, one: Character, other: Character) -> bool:
    """Is the other aggressive towards this one?  DV-AGG-02 to 04; DV-STND-15; DV-R34, DV-R114"""
    if not attacks_all(other):
        return False
    faction = state.content.characters[other.number].faction
    same = state.content.characters[one.number].faction == faction
    if same and (one.seat < 0 or attacks_all(one)):
        return False
    return not (faction == BEAST and permits(state, one, BEAST_TRUCE))


@final
class CheckPeace(Step[State]):
    """Does the group, come together or still together, fight with somebody at this location?

    One combat after the other, no two characters twice in a turn.  DV-AGG-02, 03, 06; DV-R51, DV-R62"""

    def __init__(self, group: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.group: Int = group
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        if holds_here(state, self.location, SANCTUARY):
            return
        group = present(state, self.group, self.location)
        owner = owner_in(state, group)
        foes = next_foes(state, group, self.location) if owner < 0 else bands(state, group, self.location)
        if len(foes) == 0:
            return
        state.push(CheckPeace(self.group, self.location))
        if len(foes) == 1:
            fall_upon(state, group, foes[0], self.location)
        elif owner < 0:
            state.push(FallOn(group, bits_of(foes), self.location))
        else:
            state.push(FaceFirst(orderer(state, owner), group, bits_of(foes), self.location))


@final
class FallOn(Step[State]):
    """An NPC that meets several equals turns against the one with the highest 4d6, each of them as likely.

    DV-ENEMY-07; DV-R51, DV-R97"""

    def __init__(self, group: Int, tied: Int, location: Int) -> None:
        super().__init__(CHANCE)
        self.group: Int = group
        self.tied: Int = tied
        self.location: Int = location

    def outcomes(self, state: State) -> list[Int]:
        return [TARGET + foe for foe in range(CHARACTERS) if has(self.tied, foe)]

    def apply(self, state: State, action: Int) -> None:
        fall_upon(state, self.group, action - TARGET, self.location)


@final
class FaceFirst(Step[State]):
    """Several fall upon a player's characters at once: whose turn it is says which combat comes first.

    DV-AGG-02; DV-R84"""

    def __init__(self, seat: Int, group: Int, foes: Int, location: Int) -> None:
        super().__init__(seat)
        self.group: Int = group
        self.foes: Int = foes
        self.location: Int = location

    def options(self, state: State) -> list[Int]:
        return [PICK + foe for foe in range(CHARACTERS) if has(self.foes, foe)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else AGG_02

    def apply(self, state: State, action: Int) -> None:
        fall_upon(state, self.group, action - PICK, self.location)


def orderer(state: State, owner: Int) -> Int:
    """Who says what comes first: whose turn it is; between turns the player whom it is about.  DV-R84"""
    return state.active if state.active >= 0 and state.phase != QUEST_CHECK else owner


def bands(state: State, group: Int, location: Int) -> list[Int]:
    """One of each band that fights a player's characters on sight; who fights side by side is one band.

    DV-R51"""
    found: list[Int] = []
    covered: Int = 0
    for number in here(state, location):
        if (
            not has(group | covered, number)
            and is_conscious(state, number)
            and provokes(state, group, number)
        ):
            found.append(number)
            covered |= bit(number) | allies_of(state, number, group)
    return found


def fall_upon(state: State, group: Int, foe: Int, location: Int) -> None:
    """Combat begins between those who have met; whom a truce spares is asked as a companion.

    DV-STND-15; DV-R51"""
    second = bit(foe) | allies_of(state, foe, group)
    state.push(fight.OpenFight(group & ~spared(state, group, foe), second, location))


def spared(state: State, group: Int, foe: Int) -> Int:
    """Those of the group against whom this beast starts no combat.  DV-STND-15; DV-R114"""
    beast = state.someone(foe)
    bits: Int = 0
    if beast.seat < 0 and state.content.characters[foe].faction == BEAST:
        for number in members(state, group):
            member = state.someone(number)
            if permits(state, member, BEAST_TRUCE) and not are_hostile(state, member, beast):
                bits |= bit(number)
    return bits


def owner_in(state: State, group: Int) -> Int:
    """A player who controls somebody in the group, -1 if nobody does."""
    for number in members(state, group):
        if state.someone(number).seat >= 0:
            return state.someone(number).seat
    return -1


def present(state: State, group: Int, location: Int) -> Int:
    """Those of the group who are conscious and there."""
    bits: Int = 0
    for number in members(state, group):
        if is_conscious(state, number) and state.someone(number).location == location:
            bits |= bit(number)
    return bits


def next_foes(state: State, group: Int, location: Int) -> list[Int]:
    """With whom an NPC fights next: controlled characters first, then the highest attribute total; several
    if they tie.  DV-ENEMY-06; DV-R51"""
    best: list[Int] = []
    best_rank: Int = -1
    for number in here(state, location):
        if not has(group, number) and is_conscious(state, number) and provokes(state, group, number):
            foe = state.someone(number)
            rank = attribute_total(state, foe) + (1000 if foe.seat >= 0 else 0)
            if rank > best_rank:
                best, best_rank = [], rank
            if rank == best_rank:
                best.append(number)
    return best


def provokes(state: State, group: Int, number: Int) -> bool:
    """Does somebody of the group fight that character on sight, and have they not fought this turn?"""
    other = state.someone(number)
    for member in members(state, group):
        if fight_on_sight(state, state.someone(member), other) and pair(member, number) not in state.fought:
            return True
    return False


def allies_of(state: State, foe: Int, group: Int) -> Int:
    """Every aggressive NPC there of the same faction as an aggressive NPC fights on its side.  DV-R51"""
    bits: Int = 0
    leader = state.someone(foe)
    if leader.seat >= 0 or not attacks_all(leader):
        return bits
    faction = state.content.characters[foe].faction
    for number in here(state, leader.location):
        other = state.someone(number)
        alike = state.content.characters[number].faction == faction
        willing = alike and other.seat < 0 and attacks_all(other) and is_conscious(state, number)
        if willing and not has(group, number):
            bits |= bit(number)
    return bits


def meet_again(state: State, group: Int) -> None:
    """Who enters anew may fight again whom it has fought this turn.  DV-R62"""
    if len(state.fought) > 0:
        state.fought = [
            both
            for both in state.fought
            if not has(group, both // CHARACTERS) and not has(group, both % CHARACTERS)
        ]


@final
class MeetInTurn(Step[State]):
    """Phase 2 opens: who still stands beside an NPC that fights on sight, fights; players' characters need a
    new entry or 1 AP.  DV-AGG-02; DV-R62"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        group: Int = 0
        for character in state.cast:
            own = character.seat == self.player and is_conscious(state, character.number)
            if own and stands_beside_foe(state, character):
                leave_players_be(state, character)
                group |= bit(character.number)
        if are_apart(state, group):
            state.push(FightFirst(self.player, group))
        else:
            check_each(state, group)


def are_apart(state: State, group: Int) -> bool:
    """Are they at different locations?"""
    numbers = members(state, group)
    return len(numbers) > 1 and state.someone(numbers[0]).location != state.someone(numbers[1]).location


def check_each(state: State, group: Int) -> None:
    """Each of them fights where it is."""
    for number in members(state, group):
        state.push(CheckPeace(bit(number), state.someone(number).location))


@final
class FightFirst(Step[State]):
    """Hero and follower stand beside foes at different locations: their player says who fights first.

    DV-AGG-02; DV-R62, DV-R84"""

    def __init__(self, seat: Int, group: Int) -> None:
        super().__init__(seat)
        self.group: Int = group

    def options(self, state: State) -> list[Int]:
        return [PICK + number for number in range(CHARACTERS) if has(self.group, number)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else AGG_02

    def apply(self, state: State, action: Int) -> None:
        first = bit(action - PICK)
        check_each(state, self.group & ~first)
        check_each(state, first)


def leave_players_be(state: State, character: Character) -> None:
    """Other players' characters that are there already count as met this turn.  DV-R62"""
    for number in here(state, character.location):
        owner = state.someone(number).seat
        if owner >= 0 and owner != character.seat:
            state.fought = [*state.fought, pair(character.number, number)]


def stands_beside_foe(state: State, character: Character) -> bool:
    """Is an NPC there that fights this character on sight?"""
    for number in here(state, character.location):
        other = state.someone(number)
        if other.seat < 0 and is_conscious(state, number) and fight_on_sight(state, character, other):
            return True
    return False
