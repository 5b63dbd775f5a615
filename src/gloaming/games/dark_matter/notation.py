"""One line per action, both ways: what the journal holds, what players type, what tests say.

terraform sallow-gate / improve sallow-gate / improve civilization / recruit      names of planets as printed
use red cavorite / use sallow-gate / confirm                                      sources; cards by holder
take soldiers / refuse soldiers / target blue antimatter / decline                what an action brings
refresh blue                                                                      a Diplomacy icon
maneuver cavorite / end / deposit 3
deal feather-court / charter the-ember-synod / last courier-rest / draw courier-rest / lead red    chance
"""

from __future__ import annotations

from functools import cache

from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.content.deck import Deck
from gloaming.games.dark_matter.content.loader import slug
from gloaming.games.dark_matter.names import COLOR_NAMES, SEAT_NAMES, SOLDIERS
from gloaming.games.dark_matter.state import State

WORDS = {
    a.END: "end",
    a.CONFIRM: "confirm",
    a.DECLINE: "decline",
    a.TAKE: "take soldiers",
    a.REFUSE: "refuse soldiers",
    a.CIVILIZE: "improve civilization",
    a.RECRUIT: "recruit",
}


@cache
def texts(deck: Deck) -> dict[int, str]:
    """Every action in words; those that name a card by the names of this deck."""
    words = dict(WORDS)
    for planet, name in enumerate(map(slug, deck.planet_names)):
        words[a.TERRAFORM + planet] = f"terraform {name}"
        words[a.IMPROVE + planet] = f"improve {name}"
        words[a.USE_PLANET + planet] = f"use {name}"
        words[a.LAST + planet] = f"last {name}"
        words[a.DRAW + planet] = f"draw {name}"
    for seat, holder in enumerate(SEAT_NAMES):
        words[a.REFRESH + seat] = f"refresh {holder}"
        words[a.LEAD + seat] = f"lead {holder}"
        for color, name in enumerate(COLOR_NAMES):
            words[a.USE_CARD + a.place_of(seat, color)] = f"use {holder} {name}"
            words[a.TARGET + a.place_of(seat, color)] = f"target {holder} {name}"
    for color, name in enumerate(COLOR_NAMES):
        words[a.MANEUVER + color] = f"maneuver {name}"
    for soldiers in range(SOLDIERS + 1):
        words[a.DEPOSIT + soldiers] = f"deposit {soldiers}"
    for card, name in enumerate(deck.card_names):
        words[a.DEAL + card] = f"deal {slug(name)}"
    for card, name in enumerate(deck.civilization_names):
        words[a.CHARTER + card] = f"charter {slug(name)}"
    return words


@cache
def numbers(deck: Deck) -> dict[str, int]:
    """The action of each text."""
    return {text: number for number, text in texts(deck).items()}


def notation(state: State, action: int) -> str:
    """One action of the vocabulary, or of chance, in words."""
    return texts(state.deck)[action]


def read(state: State, text: str) -> int | None:
    """The action that a text names, open or not; None if it names none, or chance where a seat is asked."""
    number = numbers(state.deck).get(" ".join(text.split()).lower())
    if number is None or (number < a.ACTION_SPACE) != (state.seat >= 0):
        return None
    return number
