"""The strict loader: the text of three card files becomes one Deck.

A pack may replace any of the three (`core.packs`).  Everything that is wrong is told at once, each fault with
file, card and key, and the constraint that is broken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from gloaming.core import packs
from gloaming.core.packs import Fault
from gloaming.games.dark_matter.content import constraints
from gloaming.games.dark_matter.content.constraints import DeckFlaws, Flaws
from gloaming.games.dark_matter.content.deck import Deck, one, readings
from gloaming.games.dark_matter.content.shapes import Civilization, MatterCard, Planet, Side
from gloaming.games.dark_matter.names import ICON_NAMES, ZONE_NAMES

FILES: Final = ("matter.toml", "planets.toml", "civilizations.toml")
DECKS: Final = {name: Path(__file__).parent / name for name in FILES}
UNSAID: Final = ("", "civilization")
CardT = TypeVar("CardT", MatterCard, Planet, Civilization)


def read_deck(pages: Mapping[str, str]) -> Deck:
    """The deck of the files' texts, by name.  PackError, with every fault, where it cannot be."""
    faults: list[Fault] = []
    matter = read_cards(
        "card", MatterCard, "matter.toml", pages, faults,
        constraints.faults_of_matter, constraints.faults_of_matter_deck,
    )  # fmt: skip
    planets = read_cards(
        "planet", Planet, "planets.toml", pages, faults,
        constraints.faults_of_planet, constraints.faults_of_planet_deck,
    )  # fmt: skip
    charters = read_cards(
        "civilization", Civilization, "civilizations.toml", pages, faults,
        constraints.faults_of_civilization, constraints.faults_of_civilization_deck,
    )  # fmt: skip
    packs.refuse(faults)
    deck = Deck()
    lay_matter(deck, sorted(matter, key=lambda card: constraints.MATTER_NAMES.index(card.color)))
    lay_planets(deck, planets)
    lay_charters(deck, charters)
    return deck


# --- reading


def read_cards(
    table: str,
    shape: type[CardT],
    file: str,
    pages: Mapping[str, str],
    faults: list[Fault],
    of_card: Callable[[CardT], Flaws],
    of_deck: Callable[[Sequence[CardT]], DeckFlaws],
) -> list[CardT]:
    """The entries of one file; what is wrong with them is added to the faults.  The whole deck is looked at
    where every entry has its shape."""
    before = len(faults)
    found = packs.entries(file, pages[file], table, shape, faults)
    cards = [card for _, card in found]
    for called, card in found:
        faults += [Fault(file, sentence, called, key) for key, sentence in of_card(card)]
        faults += [Fault(file, sentence, called, key) for key, sentence in of_name(card.name)]
    faults += packs.doubles(file, "id", [(called, card.id) for called, card in found])
    faults += packs.doubles(file, "name", [(called, slug(card.name)) for called, card in found])
    if len(faults) == before:
        faults += [Fault(file, sentence, called, key) for called, key, sentence in of_deck(cards)]
    return cards


def of_name(name: str) -> Flaws:
    """A name must be something to write and say: "improve civilization" already means another thing."""
    if slug(name) in UNSAID:
        yield "name", "it needs letters or digits, and cannot be just “Civilization”: notation writes it."


def slug(name: str) -> str:
    """'Bastion of Glass' as notation writes it: 'bastion-of-glass'."""
    return "-".join(re.findall(r"\w+", name.lower()))


# --- laying the cards out in numbers


def skill(icons: Iterable[str]) -> int:
    """The icons as counts."""
    return sum(one(ICON_NAMES.index(icon)) for icon in icons)


def cost(entry: msgspec.Struct) -> int:
    """A cost as counts."""
    return sum(getattr(entry, name) * one(ICON_NAMES.index(name)) for name in entry.__struct_fields__)


def lay_matter(deck: Deck, cards: Sequence[MatterCard]) -> None:
    """The Matter Cards, by colour."""
    for card in cards:
        deck.card_names.append(card.name)
        deck.back_names.append(card.back)
        for name in ZONE_NAMES:
            zone = constraints.zone_of(card, name)
            deck.skill.append(skill(zone.skills))
            deck.initiative.append(zone.initiative)
    backs = list(dict.fromkeys(deck.back_names))
    deck.design.extend(backs.index(back) for back in deck.back_names)


def lay_planets(deck: Deck, planets: Sequence[Planet]) -> None:
    """The planets, Face before Back."""
    for planet in planets:
        deck.planet_names.append(planet.name)
        deck.cost.append(cost(planet.cost))
        deck.needs.append(readings(cost(planet.cost)))
        deck.improve_cost.append(planet.improve_cost)
        lay_side(deck, planet.face)
        lay_side(deck, planet.back)


def lay_side(deck: Deck, side: Side) -> None:
    """One side of a planet.  DM-PLN-01 to 04"""
    deck.planet_skill.append(skill(side.skills))
    deck.vp.append(side.vp)
    deck.defense.append(side.defense or 0)


def lay_charters(deck: Deck, cards: Sequence[Civilization]) -> None:
    """The Civilization Cards and their reductions."""
    for card in cards:
        deck.civilization_names.append(card.name)
        deck.charter_cost.append(cost(card.cost))
        deck.charter_vp.append(card.victory_points)
        for reduction in card.reductions:
            deck.at_least.append(reduction.at_least)
            deck.saves.append(ICON_NAMES.index(reduction.saves))
            deck.reduction_vp.append(reduction.vp)
