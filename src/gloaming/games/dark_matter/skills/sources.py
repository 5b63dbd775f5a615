"""Using a source: what it costs, what it can do, and which rule keeps it from being used.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import USE_CARD, USE_PLANET, is_card
from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.names import (
    COLORS,
    DIPLOMACY,
    HERO,
    PLANETS,
    POLITICS,
    RESOURCE,
    UPPER_BACK,
    UPPER_FACE,
)
from gloaming.games.dark_matter.rule_numbers import (
    ACT_11,
    ACT_12,
    ALLOWED,
    DIP_01,
    DIP_02,
    DIP_09,
    IMP_07,
    PLN_08,
    PLN_16,
    SET_01,
    SOL_07,
    SOL_11,
    SOL_12,
    SOL_15,
)
from gloaming.games.dark_matter.state import State


def is_source(action: Int) -> bool:
    """Does this number of the vocabulary name a source?"""
    return USE_CARD <= action < USE_PLANET + PLANETS


def source_skill(state: State, source: Int) -> Int:
    """The icons that a source shows now: UF of an own card, UB of another's, a planet's current side.

    DM-ACT-05, 06, 16; DM-PLN-11, 12; DM-SOL-08; DM-R84"""
    if not is_card(source):
        return state.deck.planet_skill[state.side(source - USE_PLANET)]
    seat = (source - USE_CARD) // COLORS
    place = UPPER_FACE if seat == state.active else UPPER_BACK
    return state.skill_at(seat, (source - USE_CARD) % COLORS, place)


def is_envoy(state: State, source: Int) -> bool:
    """Is it a planet with a Diplomacy icon?  DM-DIP-08"""
    return not is_card(source) and count(source_skill(state, source), DIPLOMACY) > 0


def has_effect(skill: Int) -> bool:
    """Is there an icon that does something by itself?  DM-ACT-24; DM-PLN-15; DM-R25, DM-R82"""
    return count(skill, RESOURCE) + count(skill, POLITICS) + count(skill, HERO) > 0


# --- which rule keeps a source from being used


def may_use(state: State, source: Int) -> Int:
    """A source on hand: paid for, in reach, not used up.  DM-ACT-04, 26"""
    if is_card(source):
        return may_use_card(state, source)
    planet = source - USE_PLANET
    owner = state.owner(planet)
    if owner < 0:
        return SOL_15
    if owner == state.active:
        return may_use_own_planet(state, planet)
    return may_attack(state, planet)


def may_use_card(state: State, source: Int) -> Int:
    """A gem, once in an action, and for others' cards an unused Diplomacy Card of theirs.

    DM-ACT-07, 11, 12; DM-DIP-01, 02, 04, 12; DM-R12, DM-R21, DM-R57"""
    seat = (source - USE_CARD) // COLORS
    if seat >= len(state.players):
        return SET_01
    if source in state.sources:
        return ACT_12
    if state.players[state.active].gems == 0:
        return ACT_11
    if seat != state.active and state.players[seat].spent == state.diplomacy_cards():
        return DIP_02 if len(state.players) == 2 else DIP_01
    return ALLOWED


def may_use_own_planet(state: State, planet: Int) -> Int:
    """Straight, with a skill; once a turn.  DM-PLN-05, 08, 13, 16; DM-IMP-07; DM-R22, DM-R23"""
    if state.deck.planet_skill[state.side(planet)] == 0:
        return PLN_16
    if not state.is_turned(planet):
        return ALLOWED
    return IMP_07 if state.is_improved(planet) and state.was_used(planet) else PLN_08


def may_attack(state: State, planet: Int) -> Int:
    """As many free soldiers as its current defense value, once a turn, turned or not.

    DM-SOL-07 to 12; DM-PLN-13; DM-R27, DM-R54, DM-R58, DM-R59"""
    side = state.side(planet)
    if state.deck.defense[side] == 0:
        return SOL_12
    if state.is_attacked(planet):
        return SOL_11
    if state.free_soldiers() < state.deck.defense[side]:
        return SOL_07
    return ALLOWED if state.deck.planet_skill[side] != 0 else PLN_16


def may_send_envoy(state: State) -> Int:
    """A Diplomacy icon works only on a Diplomacy Card that is used.  DM-DIP-08, 09; DM-R19"""
    for seat in range(len(state.players)):
        if state.players[seat].spent > 0:
            return ALLOWED
    return DIP_09


# --- using it


def use(state: State, source: Int) -> None:
    """Pay the gem, turn the planet, place the soldiers, turn the Diplomacy Card.

    DM-ACT-07 to 10, 25, 36, 37; DM-DIP-03, 07; DM-PLN-06, 07; DM-SOL-07, 09, 10; DM-R11, DM-R46, DM-R51"""
    state.sources = [*state.sources, source]
    if not is_card(source):
        use_planet(state, source - USE_PLANET)
        return
    state.players[state.active].gems -= 1
    seat = (source - USE_CARD) // COLORS
    if seat != state.active:
        state.players[seat].spent += 1
        if count(state.owed, seat) > 0:
            state.owed -= one(seat)


def use_planet(state: State, planet: Int) -> None:
    """An own planet is turned; soldiers are laid on another's.  DM-PLN-07; DM-SOL-07, 10; DM-DIP-07"""
    if planet in state.players[state.active].planets:
        state.turned |= 1 << planet
        state.used |= 1 << planet
    else:
        state.attacked |= 1 << planet


def refresh(state: State, seat: Int) -> None:
    """Turn one used Diplomacy Card of an opponent back, at once.  DM-DIP-08, 10; DM-R20"""
    state.players[seat].spent -= 1
