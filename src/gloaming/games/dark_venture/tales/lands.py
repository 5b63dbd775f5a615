"""Operations about places: moving, teleporting, search tokens, entrances, marks.  Compiled.

DV-R27, DV-R87, DV-R88, DV-R113
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.arrive as arrival
import gloaming.games.dark_venture.steps.build as building
import gloaming.games.dark_venture.steps.convoy as convoy
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.steps.search as searching
import gloaming.games.dark_venture.steps.travel as travel
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import BESIDE, GO_ON, PLACE, PUT
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.cast.people import is_conscious, members
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    CLOSE,
    MARK,
    MARK_SEARCHED,
    MOVE,
    OPEN,
    PLACE_LOCATION,
    PUSH,
    RESET_SEARCH,
    SEARCH,
    STANDING,
    SWAP,
    TELEPORT,
    UNCONNECTED,
)
from gloaming.games.dark_venture.land.placing import may_be_placed
from gloaming.games.dark_venture.land.ways import are_neighbours, connect, open_entrances
from gloaming.games.dark_venture.names import LOCATION_DECK, LOCATIONS, OFF_MAP, SIDES
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Tale, bit, changed, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, LOC_02, MOVE_01, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.select import people, place_of_tale


def is_about_lands(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (MOVE, PUSH, TELEPORT, SWAP) or is_about_tokens(op)


def is_about_tokens(op: Int) -> bool:
    """Does it change the map itself, or search it?"""
    return op in (SEARCH, RESET_SEARCH, MARK_SEARCHED, MARK, OPEN, CLOSE, STANDING, PLACE_LOCATION)


def do(state: State, tale: Tale, effect: Effect, chosen: list[Int]) -> None:
    """Do it."""
    if is_about_tokens(effect.op):
        change_map(state, tale, effect)
        return
    if len(chosen) == 0:
        return
    if effect.op == SWAP:
        swap(state, tale, effect, chosen[0])
        return
    group: Int = 0
    for number in chosen:
        group |= bit(number)
    seat = state.someone(chosen[0]).seat
    if effect.op == MOVE:
        state.push(MoveOn(tale.seat, seat, group, effect.number, effect.kind == UNCONNECTED))
    elif is_mixed(state, chosen):
        state.push(convoy.EnterTogether(group, tale.where))
    else:
        if effect.op == PUSH and seat >= 0:
            state.players[seat].entered |= bit(tale.where)  # the pushed pay no toll: DV-R121
        state.push(travel.Enter(seat, group, tale.where))


def is_mixed(state: State, numbers: list[Int]) -> bool:
    """Do they belong to several players?"""
    for number in numbers:
        if state.someone(number).seat != state.someone(numbers[0]).seat:
            return True
    return False


# --- moving


@final
class MoveOn(Step[State]):
    """A text moves a group so many locations, as long as it is together and conscious.  DV-R87

    `player` decides, `owner` is whose characters they are, -1 for an NPC."""

    def __init__(self, player: Int, owner: Int, group: Int, left: Int, unconnected: bool) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.owner: Int = owner
        self.group: Int = group
        self.left: Int = left
        self.unconnected: bool = unconnected

    def apply(self, state: State, action: Int) -> None:
        spot = spot_of(state, self.group)
        if self.left > 0 and spot != OFF_MAP:
            group = meet.present(state, self.group, spot)
            step = ChooseMove(self.player, self.owner, group, self.left, self.unconnected)
            if len(step.options(state)) > 1:
                state.push(step)


def spot_of(state: State, group: Int) -> Int:
    """Where the conscious ones of a group are, OFF_MAP if nobody is conscious or they are apart."""
    spot: Int = OFF_MAP
    for number in members(state, group):
        if is_conscious(state, number):
            location = state.someone(number).location
            if spot not in (OFF_MAP, location):
                return OFF_MAP
            spot = location
    return spot


@final
class ChooseMove(Step[State]):
    """Where does the text lead the group next: nowhere, or one location on?  DV-MOVE-01; DV-R87"""

    def __init__(self, seat: Int, owner: Int, group: Int, left: Int, unconnected: bool) -> None:
        super().__init__(seat)
        self.owner: Int = owner
        self.group: Int = group
        self.left: Int = left
        self.unconnected: bool = unconnected

    def options(self, state: State) -> list[Int]:
        spot = spot_of(state, self.group)
        if not self.unconnected:
            return [GO_ON, *arrival.exits(state, spot)]
        placed = state.land.placed.copy()
        placed.sort()
        land = state.land
        beside = [PUT + place for place in placed if place != spot and are_neighbours(land, spot, place)]
        return [GO_ON, *beside]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else MOVE_01

    def apply(self, state: State, action: Int) -> None:
        if action != GO_ON:
            state.push(MoveOn(self.seat, self.owner, self.group, self.left - 1, self.unconnected))
            state.push(travel.Enter(self.owner, self.group, action - PUT))


def swap(state: State, tale: Tale, effect: Effect, number: Int) -> None:
    """Two characters exchange their places; the acting player's enters first.  DV-R113"""
    others = people(state, tale, effect.other)
    other = tale.who if tale.who >= 0 else (others[0] if len(others) > 0 else NO_CHARACTER)
    if other == NO_CHARACTER:
        return
    here, there = state.someone(number).location, state.someone(other).location
    state.someone(number).location, state.someone(other).location = there, here
    state.push(travel.Enter(state.someone(other).seat, bit(other), here))
    state.push(travel.Enter(state.someone(number).seat, bit(number), there))


# --- the map itself


def change_map(state: State, tale: Tale, effect: Effect) -> None:
    """Tokens, marks, standing rules, entrances, a search, a further location."""
    land = state.land
    here = place_of_tale(state, tale)
    op = effect.op
    if op == SEARCH:
        if searching.may_look(state, tale.me) == ALLOWED:
            searching.look(state, tale.seat, tale.me, effect.number)
    elif op == RESET_SEARCH:
        land.searched &= ~bit(tale.where)
    elif op == MARK_SEARCHED:
        land.searched |= bit(tale.where)
    elif op == MARK:
        land.marks = [*land.marks, effect.token * LOCATIONS + tale.where]
    elif op == STANDING:
        land.standing = [*land.standing, effect.no * LOCATIONS + here]
        connect(state)
    elif op == PLACE_LOCATION:
        lay_another(state, tale)
    else:
        change_entrance(state, tale, op == OPEN)


def change_entrance(state: State, tale: Tale, opens: bool) -> None:
    """A side here is opened or closed, if one can be."""
    step = ChooseGate(tale.seat, place_of_tale(state, tale), opens)
    if len(step.options(state)) > 0:
        state.push(step)


@final
class ChooseGate(Step[State]):
    """Which side of the location is opened or closed?  Never the last open entrance.  DV-R27"""

    def __init__(self, seat: Int, location: Int, opens: bool) -> None:
        super().__init__(seat)
        self.location: Int = location
        self.opens: bool = opens

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        for side in range(SIDES):
            is_open = has(state.land.doors[self.location], side)
            if is_open != self.opens and (self.opens or stays_open(state, self.location, side)):
                out.append(BESIDE + side)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        doors = state.land.doors[self.location] ^ bit(action - BESIDE)
        state.land.doors = changed(state.land.doors, self.location, doors)
        connect(state)


def stays_open(state: State, location: Int, side: Int) -> bool:
    """Is an entrance of the map left when this one is closed?  DV-R27"""
    land = state.land.clone()
    land.doors = changed(land.doors, location, land.doors[location] & ~bit(side))
    return open_entrances(land) > 0


def lay_another(state: State, tale: Tale) -> None:
    """A location card of the hand is played for no AP beside the place that the text names."""
    step = ChooseCard(tale.seat, tale.me, tale.where)
    if len(step.options(state)) > 1:
        state.push(step)


@final
class ChooseCard(Step[State]):
    """Which location card of the hand, if any, is laid beside that place?  DV-LOC-02"""

    def __init__(self, seat: Int, payer: Int, location: Int) -> None:
        super().__init__(seat)
        self.payer: Int = payer
        self.location: Int = location

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [GO_ON]
        for card in hand_of(state, self.seat, LOCATION_DECK):
            if may_be_placed(state, card, self.location) == ALLOWED:
                out.append(PLACE + card)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else LOC_02

    def apply(self, state: State, action: Int) -> None:
        if action != GO_ON:
            state.push(building.ChooseSide(self.seat, self.payer, action - PLACE, self.location, 0))
