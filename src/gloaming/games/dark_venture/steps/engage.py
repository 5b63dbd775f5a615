"""Engage in combat for 1 AP.  Compiled.  DV-CMB-01; DV-COOP-15; DV-STND-07; DV-R51, DV-R66, DV-R92"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.actions import ENGAGE, ENGAGE_FOLLOWER
from gloaming.games.dark_venture.cast.people import here, is_conscious
from gloaming.games.dark_venture.content.vocabulary import SANCTUARY
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import CHARACTERS, COOPERATIVE
from gloaming.games.dark_venture.parts import bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, CMB_01, COOP_15, STND_07
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.fight import OpenFight
from gloaming.games.dark_venture.steps.goods import may_pay
from gloaming.games.dark_venture.steps.meet import allies_of


def is_engaging(action: Int) -> bool:
    """Does the action attack somebody?"""
    return ENGAGE <= action < ENGAGE_FOLLOWER + CHARACTERS


def attacker(state: State, seat: Int, action: Int) -> Int:
    """Who attacks."""
    player = state.players[seat]
    return player.hero if action < ENGAGE_FOLLOWER else player.follower


def may_engage(state: State, seat: Int, action: Int) -> Int:
    """Somebody conscious here who is not one's own, nor another player's in cooperative play.

    DV-CMB-01; DV-COOP-15; DV-STND-07; DV-R66, DV-R92"""
    number = attacker(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    target = (action - ENGAGE) % CHARACTERS
    location = state.someone(number).location
    if not is_conscious(state, target) or state.someone(target).location != location:
        return CMB_01
    owner = state.someone(target).seat
    if owner == seat:
        return CMB_01
    if owner >= 0 and state.mode == COOPERATIVE:
        return COOP_15
    return STND_07 if holds_here(state, location, SANCTUARY) else ALLOWED


def add_engagements(state: State, seat: Int, out: list[Int]) -> None:
    """Everybody who may be attacked, by the hero, then by the follower."""
    add_engagements_of(state, seat, ENGAGE, out)
    add_engagements_of(state, seat, ENGAGE_FOLLOWER, out)


def add_engagements_of(state: State, seat: Int, first: Int, out: list[Int]) -> None:
    """Whom one of them may attack; `first` begins the range of its actions."""
    number = attacker(state, seat, first)
    if may_pay(state, number, 1) == ALLOWED:
        others = here(state, state.someone(number).location)
        others.sort()
        for other in others:
            if may_engage(state, seat, first + other) == ALLOWED:
                out.append(first + other)


def engage(state: State, seat: Int, action: Int) -> None:
    """Combat begins; aggressive friends of an aggressive target stand by it.  DV-CMB-01; DV-R51"""
    number = attacker(state, seat, action)
    target = (action - ENGAGE) % CHARACTERS
    character = state.someone(number)
    character.ap -= 1
    second = bit(target) | allies_of(state, target, bit(number))
    state.push(OpenFight(bit(number), second, character.location))
