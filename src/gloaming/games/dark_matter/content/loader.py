"""The strict loader: three card files of a folder become one Deck.

Another folder with the same three files replaces the house's cards.  Errors name the file, the card and the
key, and say which constraint is broken and why there is one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from gloaming.games.dark_matter.content import constraints
from gloaming.games.dark_matter.content.deck import Deck, one, readings
from gloaming.games.dark_matter.content.shapes import Civilization, MatterCard, Planet, Side
from gloaming.games.dark_matter.names import ICON_NAMES, ZONE_NAMES

HOUSE = Path(__file__).parent
CardT = TypeVar("CardT", MatterCard, Planet, Civilization)


class DeckError(ValueError):
    """Card files that cannot be used; the sentence names file, card and key."""


def read_deck(folder: Path = HOUSE) -> Deck:
    """The deck of a folder with matter.toml, planets.toml and civilizations.toml.  DeckError otherwise."""
    matter = read_cards(folder / "matter.toml", "card", MatterCard, constraints.faults_of_matter)
    planets = read_cards(folder / "planets.toml", "planet", Planet, constraints.faults_of_planet)
    charters = read_cards(
        folder / "civilizations.toml", "civilization", Civilization, constraints.faults_of_civilization
    )
    complain(folder / "matter.toml", constraints.faults_of_matter_deck(matter))
    complain(folder / "planets.toml", constraints.faults_of_planet_deck(planets))
    complain(folder / "civilizations.toml", constraints.faults_of_civilization_deck(charters))
    deck = Deck()
    by_color = [
        card for matter_name in constraints.MATTER_NAMES for card in matter if card.color == matter_name
    ]
    lay_matter(deck, by_color)
    lay_planets(deck, planets)
    lay_charters(deck, charters)
    return deck


# --- reading


def read_cards(
    path: Path, table: str, shape: type[CardT], faults: Callable[[CardT], Iterator[str]]
) -> list[CardT]:
    """The entries of one file, each of the right shape and without a fault, with names of their own."""
    cards = [convert(path, table, entry, place, shape) for place, entry in enumerate(entries(path, table), 1)]
    for card in cards:
        complain(path, (f"{table} {card.id}: {fault}" for fault in faults(card)))
    complain(path, doubles(table, "id", [card.id for card in cards]))
    complain(path, doubles(table, "name", [slug(card.name) for card in cards]))
    return cards


def entries(path: Path, table: str) -> list[object]:
    """The raw entries of a file that has this one kind of table and nothing else."""
    try:
        page = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DeckError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DeckError(f"{path}: this is not TOML ({error}).") from error
    found = page.get(table)
    if set(page) != {table} or not isinstance(found, list):
        raise DeckError(f"{path}: the file consists of [[{table}]] entries and nothing else.")
    return found


def convert(path: Path, table: str, entry: object, place: int, shape: type[CardT]) -> CardT:
    """One entry in its shape; an error names it by id, or by its place."""
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as error:
        name = entry.get("id", f"no. {place}") if isinstance(entry, dict) else f"no. {place}"
        sentence = re.sub(r" - at `\$\.?([^`]*)`", r" in key `\1`", str(error))
        raise DeckError(f"{path}: {table} {name}: {sentence}.") from error


def complain(path: Path, faults: Iterable[str]) -> None:
    """DeckError for the first fault, if there is one."""
    for fault in faults:
        raise DeckError(f"{path}: {fault}")


def doubles(table: str, key: str, values: Sequence[str]) -> Iterator[str]:
    """What is there twice."""
    for place, value in enumerate(values):
        if value in values[:place]:
            yield f"{table} {value}: key `{key}` is used twice."


def slug(name: str) -> str:
    """'Bastion of Glass' as notation writes it: 'bastion-of-glass'."""
    return "-".join(re.findall(r"\w+", name.casefold()))


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
