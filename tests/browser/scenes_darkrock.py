"""Darkrock with its decks and variants, each moment as somebody comes upon it, from random games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

import gloaming
from browser.hands import bring, my_turn
from browser.houses import House
from browser.positions import PLAYERS, SEATS
from browser.scenes import Scene
from gloaming.core import journal
from gloaming.core.dice import Dice
from gloaming.core.journal import Header, Journal, Position
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import game
from gloaming.games.darkrock.actions import SHIELD
from gloaming.games.darkrock.names import NEUTRONIUM
from gloaming.games.darkrock.state import State

GAME = game

DECKS: dict[str, bool | str] = {"therion": True, "sponsors": True, "research": True}
CRISIS: dict[str, bool | str] = {"variant": "crisis", "research": True}
INSIDER: dict[str, bool | str] = {"variant": "insider", **DECKS}
SABOTEURS: dict[str, bool | str] = {"variant": "saboteurs", "therion": True}
Wanted = Callable[[State], bool]


def met(seats: int, options: dict[str, bool | str], wanted: Wanted) -> str:
    """The record of the first moment of random games that is wanted."""
    dice = Dice(1)
    while True:
        state = GAME.new(seats, options)
        while not wanted(state) and state.seat != OVER:
            actions = state.outcomes()[0] if state.seat == CHANCE else state.actions
            state.play(actions[dice.below(len(actions))])
        if wanted(state):
            header = Header(
                gloaming=gloaming.__version__, game="darkrock", rules=1, seats=SEATS[:seats],
                players=PLAYERS[:seats], options=GAME.settled(options),
            )  # fmt: skip
            return journal.write(Journal(header, (Position(GAME.dump(state)),)))


def asks(state: State, step: str) -> bool:
    """Is this asked, with more than one answer?"""
    return state.seat >= 0 and type(state.step).__name__ == step and len(state.actions) > 1


def standing(state: State) -> int:
    """How many pieces stand on the board."""
    return sum(place >= 0 for ship in state.ships for place in ship.place)


@cache
def choosing() -> str:
    """Four seats choose their Sponsors; red is asked first."""
    return met(4, DECKS, lambda state: asks(state, "ChooseSponsor"))


@cache
def seen_early() -> str:
    """Five seats with all decks, the Marauders' card lies open in phase 2, cards in hands, a full board."""
    return met(5, DECKS, lambda state: asks(state, "Assign") and state.decks.raid >= 0 and is_full(state))


def is_full(state: State) -> bool:
    """Many pieces on the board, and three Research cards owned?"""
    return standing(state) > 7 and sum(card >= 0 for card in state.decks.cards) > 2


@cache
def attack() -> str:
    """Somebody stands under attack and can pay in more than one way."""
    return met(4, DECKS, lambda state: asks(state, "AnswerMarauders") and len(state.actions) > 2)


@cache
def study() -> str:
    """A Research card may be taken."""
    return met(4, DECKS, lambda state: asks(state, "Study"))


@cache
def two_ships() -> str:
    """An Insider resolves with one of two ships, both with cards."""
    return met(2, INSIDER, lambda s: asks(s, "ChoosePiece") and min(s.decks.cards) >= 0 and standing(s) > 4)


@cache
def sabotage() -> str:
    """A saboteur is to be placed where one blocks and one closes a station already."""
    return met(3, SABOTEURS, lambda s: asks(s, "PlaceSaboteur") and s.sabotage.captain * s.sabotage.crew > 0)


@cache
def shields() -> str:
    """Five seats in the Crisis: Shields for neutronium among others, stations damaged and lost."""
    return met(
        5, CRISIS, lambda s: asks(s, "Defend") and any(s.crisis.damage) and SHIELD + NEUTRONIUM in s.actions
    )


@cache
def alone() -> str:
    """Alone in the Crisis: where does a piece go, with stations damaged and one lost?"""
    return met(1, CRISIS, lambda s: asks(s, "Assign") and any(s.crisis.damage) and s.crisis.gone > 0)


@cache
def lost() -> str:
    """A Crisis that is lost."""
    return met(3, CRISIS, lambda state: state.seat == OVER)


# --- the scenes


def sponsors(page: Page, house: House) -> None:
    """Which Sponsor?"""
    bring(page, house, choosing())
    my_turn(page)


def expected(page: Page, house: House) -> None:
    """The Marauders are expected at dashed places."""
    bring(page, house, seen_early())
    my_turn(page)


def under_attack(page: Page, house: House) -> None:
    """Shields, or flight?"""
    bring(page, house, attack())
    my_turn(page)


def research(page: Page, house: House) -> None:
    """Which card?"""
    bring(page, house, study())
    my_turn(page)


def insider(page: Page, house: House) -> None:
    """Two ships, one of which acts."""
    bring(page, house, two_ships())
    my_turn(page)
    expect(page.locator(".is-acting")).to_have_count(1)


def saboteur(page: Page, house: House) -> None:
    """Where does it go?"""
    bring(page, house, sabotage())
    my_turn(page)


def defence(page: Page, house: House) -> None:
    """Shields for all?"""
    bring(page, house, shields())
    my_turn(page)


def solo(page: Page, house: House) -> None:
    """Alone against the asteroid."""
    bring(page, house, alone())
    my_turn(page)


def lost_crisis(page: Page, house: House) -> None:
    """Nobody wins."""
    bring(page, house, lost())
    page.goto(page.url.replace("/replay/", "/t/"))
    expect(page.locator("#verdict")).to_contain_text("nobody wins")


CARDS: tuple[Scene, ...] = (sponsors, expected, under_attack, research, insider, saboteur)
CRISES: tuple[Scene, ...] = (defence, solo, lost_crisis)
