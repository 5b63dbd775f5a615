"""Moving, and what a location does to those that enter it.  Compiled.  DV-MOVE-01, 03; DV-STND-03 to 05

A move goes to one connected location; who enters together makes one entry.
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.defeat as defeat
import gloaming.games.dark_venture.steps.entry as entry
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    DISCARD,
    DRAG,
    DRAG_NOBODY,
    MOVE,
    MOVE_FOLLOWER,
    MOVE_TOGETHER,
    ROLL,
)
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.health import hurt
from gloaming.games.dark_venture.cast.numbers import permits
from gloaming.games.dark_venture.cast.people import are_together, controlled, fallen_at, members
from gloaming.games.dark_venture.content.vocabulary import DRAG as DRAGGED
from gloaming.games.dark_venture.content.vocabulary import (
    HAZARD,
    NO_TOLL,
    PHASE_MOVE,
    TERRAINS,
    TOLL_AP,
    TOLL_ITEM,
    VISIT,
    VISIT_TURN,
)
from gloaming.games.dark_venture.land.standing import holds_here, standing
from gloaming.games.dark_venture.land.ways import are_connected, are_neighbours, next_door
from gloaming.games.dark_venture.names import (
    HOLLOW,
    ITEM_DECK,
    LOCATIONS,
    MIRE,
    MIREKIN,
)
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    DEF_07,
    MOVE_01,
    MOVE_03,
    STND_04,
    STND_05,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.goods import may_pay

# --- who may go where


def is_moving(action: Int) -> bool:
    """Does the action move the player's characters?"""
    return MOVE <= action < MOVE_TOGETHER + LOCATIONS


def walker(state: State, seat: Int, action: Int) -> Int:
    """The character that pays for the move."""
    player = state.players[seat]
    return player.follower if MOVE_FOLLOWER <= action < MOVE_TOGETHER else player.hero


def walkers(state: State, seat: Int, action: Int) -> Int:
    """Everybody who moves, a bit each."""
    bits = bit(walker(state, seat, action))
    return bits | bit(state.players[seat].follower) if action >= MOVE_TOGETHER else bits


def may_move(state: State, seat: Int, action: Int) -> Int:
    """One connected location, for 1 AP and the toll.  DV-MOVE-01, 03; DV-STND-04, 05, 15"""
    number = walker(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    if action >= MOVE_TOGETHER and not are_together(state, number):
        return MOVE_03
    there = (action - MOVE) % LOCATIONS
    group = walkers(state, seat, action)
    if not leads_to(state, group, state.someone(number).location, there):
        return MOVE_01
    if may_pay(state, number, fare(state, group, there)) != ALLOWED:
        return STND_04
    return ALLOWED if can_pay_toll(state, seat, group, there) else STND_05


def leads_to(state: State, group: Int, here: Int, there: Int) -> bool:
    """Is there a way, or does everybody in the group pass through walls?  DV-MOVE-01; DV-STND-15"""
    if are_connected(state.land, here, there):
        return True
    if there not in state.land.placed or not are_neighbours(state.land, here, there):
        return False
    return all_permitted(state, group, PHASE_MOVE)


def all_permitted(state: State, group: Int, permission: Int) -> bool:
    """Has everybody in the group that permission?"""
    for number in members(state, group):
        if not permits(state, state.someone(number), permission):
            return False
    return True


def is_free_of_toll(state: State, group: Int) -> bool:
    """Does somebody in the group pass all tolls, and the others with it?  DV-STND-15; DV-R115"""
    for number in members(state, group):
        if permits(state, state.someone(number), NO_TOLL):
            return True
    return False


def fare(state: State, group: Int, there: Int) -> Int:
    """The AP that a move into a location costs.  DV-MOVE-01; DV-STND-04; DV-R115"""
    if holds_here(state, there, TOLL_AP) and not is_free_of_toll(state, group):
        return 2
    return 1


def owes_item(state: State, seat: Int, group: Int, there: Int) -> bool:
    """Does the first entry of this player cost an item?  DV-STND-05; DV-R115"""
    first = not has(state.players[seat].entered, there)
    return first and holds_here(state, there, TOLL_ITEM) and not is_free_of_toll(state, group)


def can_pay_toll(state: State, seat: Int, group: Int, there: Int) -> bool:
    """Is no item owed, or is there one to give?  DV-STND-05"""
    return not owes_item(state, seat, group, there) or len(payable(state, seat)) > 0


def payable(state: State, seat: Int) -> list[Int]:
    """The items that a player can give away: in hand or among the things of own characters, ascending."""
    found = hand_of(state, seat, ITEM_DECK)
    for number in controlled(state, seat):
        found.extend(state.someone(number).items)
    found.sort()
    return found


def add_moves(state: State, seat: Int, out: list[Int]) -> None:
    """Every move of the hero alone, of the follower, of both."""
    add_moves_of(state, seat, MOVE, out)
    add_moves_of(state, seat, MOVE_FOLLOWER, out)
    add_moves_of(state, seat, MOVE_TOGETHER, out)


def add_moves_of(state: State, seat: Int, first: Int, out: list[Int]) -> None:
    """Those of some of the characters; `first` begins the range of actions that says of whom."""
    number = walker(state, seat, first)
    if may_pay(state, number, 1) == ALLOWED:
        for location in next_door(state.land, state.someone(number).location):
            if may_move(state, seat, first + location) == ALLOWED:
                out.append(first + location)


def move(state: State, seat: Int, action: Int) -> None:
    """Pay and go; a hero may drag somebody fallen along.  DV-MOVE-01, 03; DV-DEF-07; DV-R65"""
    number = walker(state, seat, action)
    character = state.someone(number)
    there = (action - MOVE) % LOCATIONS
    group = walkers(state, seat, action)
    character.ap -= fare(state, group, there)
    state.push(Enter(seat, group, there))
    hero = state.players[seat].hero
    if number == hero and len(fallen_at(state, character.location)) > 0:
        state.push(ChooseDrag(seat, there))


# --- dragging


@final
class ChooseDrag(Step[State]):
    """Does the hero drag one of the fallen along?  It triggers nothing.  DV-DEF-07; DV-R65"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, location: Int) -> None:
        super().__init__(seat)
        self.location: Int = location

    def options(self, state: State) -> list[Int]:
        out = [DRAG + number for number in fallen_at(state, state.hero(self.seat).location)]
        out.append(DRAG_NOBODY)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else DEF_07

    def apply(self, state: State, action: Int) -> None:
        if action != DRAG_NOBODY:
            state.someone(action - DRAG).location = self.location
            deeds.note(state, self.seat, DRAGGED, self.location)


# --- entering


@final
class Enter(Step[State]):
    """The group enters a location: toll, hazard, whoever fights on sight, then the action entry.

    `group` has a bit for each character; all belong to `player`, or to nobody where that is -1.
    DV-MOVE-02; DV-AGG-02, 03; DV-R25, DV-R87, DV-R88, DV-R121"""

    def __init__(self, player: Int, group: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.group: Int = group
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        for number in members(state, self.group):
            state.someone(number).location = self.location
        meet.meet_again(state, self.group)
        if self.player >= 0:
            state.push(entry.MeetEntry(self.player, self.group, self.location))
        state.push(meet.CheckPeace(self.group, self.location))
        if self.player >= 0:
            visit(state, self.player, self.group, self.location)


def visit(state: State, seat: Int, group: Int, location: Int) -> None:
    """A player's characters feel the place and pay for it.  DV-STND-03, 05; DV-R25"""
    if holds_here(state, location, HAZARD):
        state.push(Hazard(group, location))
    feel(state, seat, group, location)


def feel(state: State, seat: Int, group: Int, location: Int) -> None:
    """A player's first entry may cost an item; the visit is noted.  DV-STND-05"""
    player = state.players[seat]
    if owes_item(state, seat, group, location) and len(payable(state, seat)) > 0:
        state.push(PayToll(seat))
    player.entered |= bit(location)
    deeds.note(state, seat, VISIT_TURN, location)
    deeds.note(state, seat, TERRAINS, location)
    deeds.note(state, seat, VISIT, location)


@final
class PayToll(Step[State]):
    """Which item is given for the toll?  DV-STND-05"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [DISCARD + item for item in payable(state, self.seat)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else STND_05

    def apply(self, state: State, action: Int) -> None:
        discard(state, action - DISCARD)


@final
class Hazard(Step[State]):
    """The dangers of a place, one roll for all that enter together.  DV-STND-03; DV-R116"""

    def __init__(self, group: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.group: Int = group
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        rule = standing(state, self.location, HAZARD)
        if rule.dice > 0:
            state.push(RollHazard(self.group, self.location, rule.dice))
        else:
            suffer(state, self.group, self.location, rule.number)


@final
class RollHazard(Throw):
    """How bad is it?  DV-STND-03"""

    def __init__(self, group: Int, location: Int, dice: Int) -> None:
        super().__init__()
        self.group: Int = group
        self.location: Int = location
        self.dice: Int = dice

    def how_many(self, state: State) -> Int:
        return self.dice

    def apply(self, state: State, action: Int) -> None:
        more = standing(state, self.location, HAZARD).number
        suffer(state, self.group, self.location, action - ROLL + more)


def suffer(state: State, group: Int, location: Int, amount: Int) -> None:
    """All conscious ones that are controlled lose that much, but for those whom the hazard does not hurt.

    DV-STND-03"""
    for number in members(state, group):
        character = state.someone(number)
        if character.seat >= 0 and not is_immune(state, character, location) and hurt(character, amount):
            state.push(defeat.Defeat(number, NO_CHARACTER))


def is_immune(state: State, character: Character, location: Int) -> bool:
    """Hollow never suffer, Mirekin not in mires.  DV-STND-03; DV-HERO-03"""
    faction = state.content.characters[character.number].faction
    return faction == HOLLOW or (faction == MIREKIN and state.content.locations[location].terrain == MIRE)
