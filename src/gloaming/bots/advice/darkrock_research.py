"""Darkrock, for bots: what Research cards are worth, and which to take.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.actions import KEEP_NEW, KEEP_OLD, RECYCLE, RETURN, TAKE_CARD
from gloaming.games.darkrock.content.deck import (
    DOUBLE_ONCE,
    FLIP_ONCE,
    REACH_ONCE,
    REBOOT_ONCE,
    REROLL_ONCE,
    TRIM,
    Power,
)
from gloaming.games.darkrock.decks import ROW
from gloaming.games.darkrock.names import CAPTAIN, CREW, CRISIS, UNAVAILABLE
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.research import KeepCard, Study

AVERAGE: Final = 45  # what a card nobody knows yet brings a round


def card_a_round(state: State, number: Int, power: Power) -> Int:
    """What a card brings its owner in a round, in hundredths of a credit."""
    ship = state.ships[number]
    total: Int = power.export_bonus * 60 + power.solar * 40 + (power.consolation - 1) * 15
    total += dice_a_round(power) + (60 if power.joins and len(state.ships) > 1 else 0)
    if power.dice > 0 and max(ship.unlocked, ship.base_dice) < 3:
        total += 110
    if power.pairs and ship.unlocked > 1:
        total += 60
    if power.shield_price > 0 and state.decks.therion:
        total += 90 if state.variant == CRISIS else 30
    if power.salvage > 0:
        total += 10
    return total


def dice_a_round(power: Power) -> Int:
    """What the once-a-turn effects bring."""
    total: Int = 0
    if power.once & TRIM:
        total += 80
    if power.once & REBOOT_ONCE:
        total += 70
    if power.once & FLIP_ONCE:
        total += 60
    if power.once & REACH_ONCE:
        total += 70
    if power.once & REROLL_ONCE:
        total += 60
    if power.once & DOUBLE_ONCE:
        total += 50
    return total


def card_worth(state: State, number: Int, card: Int, left: Int) -> Int:
    """What a card brings in so many rounds; cheaper crew only for those who still want some."""
    power = state.content.powers[card]
    ship = state.ships[number]
    crew = CREW - ship.crew_recruited()
    saved = crew * (3 - power.crew_price)
    if ship.place[CAPTAIN] == UNAVAILABLE:
        saved += 5 - power.captain_price
    hopes = saved * 60 if left > 3 else 0
    return left * card_a_round(state, number, power) + hopes


def own_worth(state: State, number: Int, left: Int) -> Int:
    """What the ship's card still brings; 0 without one."""
    card = state.decks.card_of(number)
    return card_worth(state, number, card, left) if card >= 0 else 0


def best_place(state: State, number: Int, left: Int) -> Int:
    """The place in the row of the card that brings most."""
    best: Int = 0
    best_worth: Int = -1
    for place in range(ROW):
        card = state.decks.row[place]
        worth = card_worth(state, number, card, left) if card >= 0 else -1
        if worth > best_worth:
            best_worth = worth
            best = place
    return best


def best_of_row(state: State, number: Int, left: Int) -> Int:
    """What the best card of the row, or of a new row, brings over the own one."""
    card = state.decks.row[best_place(state, number, left)]
    row = card_worth(state, number, card, left) if card >= 0 else 0
    return max(max(row, left * AVERAGE) - own_worth(state, number, left), 0)


def study(state: State, step: Study, left: Int) -> Int:
    """The best card if it is better than the own one; a new row if that promises more."""
    place = best_place(state, step.ship, left)
    if step.must:
        return TAKE_CARD + place
    worth = card_worth(state, step.ship, state.decks.row[place], left)
    own = own_worth(state, step.ship, left)
    if max(worth, left * AVERAGE) <= own:
        return RETURN
    return TAKE_CARD + place if worth >= left * AVERAGE else RECYCLE


def keep_card(state: State, step: KeepCard, left: Int) -> Int:
    """The better one of the two."""
    better = card_worth(state, step.ship, step.card, left) > own_worth(state, step.ship, left)
    return KEEP_NEW if better else KEEP_OLD
