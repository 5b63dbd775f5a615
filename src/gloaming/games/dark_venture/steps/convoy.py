"""Shared movement: who wants to, of all players, moves together for 1 AP in all.  Compiled.

DV-COOP-10, 11; DV-R65, DV-R78
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.entry as entry
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.steps.travel as travel
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import CONVOY, GO_ON, JOIN
from gloaming.games.dark_venture.cast.people import fallen_at, here, is_conscious, is_hero, members
from gloaming.games.dark_venture.content.vocabulary import HAZARD
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import COOPERATIVE
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, COOP_10, MOVE_01, STND_04, STND_05
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import may_pay


def may_lead(state: State, seat: Int, location: Int) -> Int:
    """A hero leads others that are with it to a connected location, for 1 AP.  DV-COOP-10; DV-R78"""
    number = state.players[seat].hero
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    hero = state.someone(number)
    if state.mode != COOPERATIVE or len(companions(state, seat)) == 0:
        return COOP_10
    group = bit(number)
    if not travel.leads_to(state, group, hero.location, location):
        return MOVE_01
    if may_pay(state, number, travel.fare(state, group, location)) != ALLOWED:
        return STND_04
    return ALLOWED if travel.can_pay_toll(state, seat, group, location) else STND_05


def companions(state: State, seat: Int) -> list[Int]:
    """The conscious characters of other players where the hero is; the own follower counts only with them."""
    hero = state.hero(seat)
    found: list[Int] = []
    for number in here(state, hero.location):
        other = state.someone(number)
        if other.seat >= 0 and other.seat != seat and is_conscious(state, number):
            found.append(number)
    return found


def add_convoys(state: State, seat: Int, out: list[Int]) -> None:
    """Every location to which the hero may lead others."""
    if state.mode != COOPERATIVE or len(companions(state, seat)) == 0:
        return
    places = state.land.placed.copy()
    places.sort()
    for location in places:
        if may_lead(state, seat, location) == ALLOWED:
            out.append(CONVOY + location)


def lead(state: State, seat: Int, location: Int) -> None:
    """The hero pays; everybody else who is there is asked.  DV-COOP-10"""
    hero = state.hero(seat)
    hero.ap -= travel.fare(state, bit(hero.number), location)
    asked: Int = 0
    for number in here(state, hero.location):
        other = state.someone(number)
        if other.seat >= 0 and number != hero.number and is_conscious(state, number):
            asked |= bit(number)
    state.push(Gather(seat, bit(hero.number), asked, location))


@final
class Gather(Step[State]):
    """One after the other is asked, `asked` has those left; then the group goes.  DV-COOP-10, 11"""

    def __init__(self, player: Int, group: Int, asked: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.group: Int = group
        self.asked: Int = asked
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        for number in members(state, self.asked):
            rest = self.asked & ~bit(number)
            owner = state.someone(number).seat
            if travel.can_pay_toll(state, owner, self.group | bit(number), self.location):
                state.push(JoinConvoy(owner, self.player, number, self.group, rest, self.location))
            else:
                state.push(Gather(self.player, self.group, rest, self.location))
            return
        depart(state, self.player, self.group, self.location)


@final
class JoinConvoy(Step[State]):
    """Does this character go along?  DV-COOP-10, 11"""

    def __init__(self, seat: Int, leader: Int, number: Int, group: Int, asked: Int, location: Int) -> None:
        super().__init__(seat)
        self.leader: Int = leader
        self.number: Int = number
        self.group: Int = group
        self.asked: Int = asked
        self.location: Int = location

    def options(self, state: State) -> list[Int]:
        return [GO_ON, JOIN]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (GO_ON, JOIN) else COOP_10

    def apply(self, state: State, action: Int) -> None:
        group = self.group | bit(self.number) if action == JOIN else self.group
        state.push(Gather(self.leader, group, self.asked, self.location))


def depart(state: State, seat: Int, group: Int, location: Int) -> None:
    """The group is on its way; each hero in it may drag somebody fallen along.  DV-R65, DV-R78"""
    state.push(EnterTogether(group, location))
    spot = state.hero(seat).location
    if len(fallen_at(state, spot)) > 0:
        for number in members(state, group):
            if is_hero(state, number):
                state.push(travel.ChooseDrag(state.someone(number).seat, location))


@final
class EnterTogether(Step[State]):
    """One entry of several players: tolls, one hazard, one combat, then the entry for each player in order.

    DV-COOP-10; DV-R78"""

    def __init__(self, group: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.group: Int = group
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        for number in members(state, self.group):
            state.someone(number).location = self.location
        meet.meet_again(state, self.group)
        for place in range(len(state.order) - 1, -1, -1):
            part = part_of(state, self.group, state.order[place])
            if part != 0:
                state.push(entry.MeetEntry(state.order[place], part, self.location))
        state.push(meet.CheckPeace(self.group, self.location))
        if holds_here(state, self.location, HAZARD):
            state.push(travel.Hazard(self.group, self.location))
        for place in range(len(state.order) - 1, -1, -1):
            if part_of(state, self.group, state.order[place]) != 0:
                travel.feel(state, state.order[place], self.group, self.location)


def part_of(state: State, group: Int, seat: Int) -> Int:
    """Those of the group that are this player's, a bit each."""
    part: Int = 0
    for character in state.cast:
        if character.seat == seat and has(group, character.number):
            part |= bit(character.number)
    return part
