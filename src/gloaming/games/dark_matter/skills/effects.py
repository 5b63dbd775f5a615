"""What an action brings when it is complete: the purchase, gems, soldiers, and cards that move.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import CIVILIZE, IMPROVE, RECRUIT, TERRAFORM, USE_CARD, is_card
from gloaming.games.dark_matter.content.deck import count
from gloaming.games.dark_matter.names import COLORS, RESOURCE, SOLDIER, SPUN
from gloaming.games.dark_matter.skills.sources import source_skill
from gloaming.games.dark_matter.state import NO_GOAL, State


def icons(state: State, icon: Int) -> Int:
    """How many icons of a kind the used sources show together."""
    total: Int = 0
    for source in state.sources:
        total += count(source_skill(state, source), icon)
    return total


def buy(state: State) -> None:
    """What was paid for happens, one thing an action.  DM-ACT-20, 25; DM-R15"""
    if state.goal == CIVILIZE:
        state.players[state.active].civilized = True  # DM-CIV-13
    elif IMPROVE <= state.goal < CIVILIZE:
        improve(state, state.goal - IMPROVE)
    elif TERRAFORM <= state.goal < IMPROVE:
        terraform(state, state.goal - TERRAFORM)


def terraform(state: State, planet: Int) -> None:
    """The planet leaves the market, unimproved and straight.  DM-TER-02; DM-PLN-14; DM-R24"""
    state.market[state.market.index(planet)] = -1
    player = state.players[state.active]
    player.planets = [*player.planets, planet]


def improve(state: State, planet: Int) -> None:
    """The planet shows its Back; it is straightened unless it was used this turn.

    DM-IMP-03, 04, 06 to 08; DM-PLN-10; DM-R33, DM-R53, DM-R55"""
    state.improved |= 1 << planet
    if not state.was_used(planet):
        state.turned &= ~(1 << planet)


def earn_gems(state: State) -> None:
    """A gem for each Resource icon, set aside, unless a variant lets it be held at once.

    DM-ACT-22, 27, 28; DM-VAR-01, 03, 04; DM-R39, DM-R40, DM-R48"""
    player = state.players[state.active]
    for source in state.sources:
        gems = count(source_skill(state, source), RESOURCE)
        if state.quick_process or (state.powerful_planets and not is_card(source)):
            player.gems += gems
        else:
            player.aside += gems


def earn_soldiers(state: State, soldiers: Int) -> None:
    """So many, or as many as the supply holds; no more this turn.  DM-ACT-34; DM-SOL-01 to 05, 16"""
    state.players[state.active].soldiers += min(soldiers, state.soldier_supply())
    state.recruited = True


def move_used_cards(state: State) -> None:
    """Used own cards are Flipped, others' Spun; then the action is over.

    DM-ACT-13 to 16, 19; DM-CARD-09, 10; DM-R44, DM-R47"""
    for source in state.sources:
        if is_card(source):
            move_card(state, source - USE_CARD)
    state.sources = []
    state.goal = NO_GOAL
    state.need = 0


def move_card(state: State, place: Int) -> None:
    """The move that a use brings.  DM-ACT-14, 15"""
    if place // COLORS == state.active:
        state.flip(place // COLORS, place % COLORS)
    else:
        spin(state, place)


def spin(state: State, place: Int) -> None:
    """Upper and lower zones change places.  DM-CARD-06"""
    state.players[place // COLORS].turn_card(place % COLORS, SPUN)


def flip(state: State, place: Int) -> None:
    """Face and Back change places.  DM-CARD-07"""
    state.flip(place // COLORS, place % COLORS)


def side_soldiers(state: State) -> Int:
    """Soldiers that could come along with a purchase.  DM-ACT-22; DM-SOL-06"""
    if state.goal == RECRUIT or state.recruited or state.soldier_supply() == 0:
        return 0
    return icons(state, SOLDIER)
