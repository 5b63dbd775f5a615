"""The strict loader: the card files of a folder become one Content.

A folder that lacks a file keeps the house's cards of that deck.  Errors name the file, the card and the key,
and say what would do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from gloaming.core.words import listed
from gloaming.games.darkrock.content import constraints
from gloaming.games.darkrock.content.deck import Content, Power, Sponsor
from gloaming.games.darkrock.content.shapes import MarauderCard, ResearchCard, SponsorCard
from gloaming.games.darkrock.names import STATION_NAMES

HOUSE = Path(__file__).parent
FILES = ("marauders.toml", "sponsors.toml", "research.toml")
CardT = TypeVar("CardT", MarauderCard, SponsorCard, ResearchCard)


class DeckError(ValueError):
    """Card files that cannot be used; the sentence names file, card and key."""


def read_content(folder: Path = HOUSE) -> Content:
    """The decks of a folder; of those without a file there, the house's.  DeckError otherwise."""
    content = Content()
    lay_marauders(content, read_deck(file_of(folder, "marauders.toml"), MarauderCard))
    lay_sponsors(content, read_deck(file_of(folder, "sponsors.toml"), SponsorCard))
    lay_research(content, read_deck(file_of(folder, "research.toml"), ResearchCard))
    return content


def file_of(folder: Path, name: str) -> Path:
    """The file of a deck: the folder's own, else the house's."""
    own = folder / name
    return own if own.exists() else HOUSE / name


# --- reading


def read_deck(path: Path, shape: type[CardT]) -> list[CardT]:
    """The cards of one file, each of the right shape and without a fault, with names of their own."""
    cards = [convert(path, entry, place, shape) for place, entry in enumerate(entries(path), 1)]
    for card in cards:
        complain(path, (f"card {card.id}: {fault}" for fault in faults_of(card)))
    complain(path, doubles("id", [card.id for card in cards]))
    complain(path, doubles("name", [slug(card.name) for card in cards]))
    complain(path, DECK_FAULTS[shape](cards))
    return cards


def faults_of(card: MarauderCard | SponsorCard | ResearchCard) -> Iterator[str]:
    """What is wrong with one card."""
    if slug(card.name) in ("", *STATION_NAMES):
        yield "key `name`: it needs letters of its own, and not those of a station."
    if isinstance(card, MarauderCard):
        yield from constraints.faults_of_marauders(card)
    elif isinstance(card, SponsorCard):
        yield from constraints.faults_of_sponsor(card)
    else:
        yield from constraints.faults_of_research(card)


DECK_FAULTS: dict[type, Callable[[Sequence], Iterator[str]]] = {  # type: ignore[type-arg]
    MarauderCard: constraints.faults_of_marauder_deck,
    SponsorCard: constraints.faults_of_sponsor_deck,
    ResearchCard: constraints.faults_of_research_deck,
}


def entries(path: Path) -> list[object]:
    """The raw entries of a file that has [[card]] tables and nothing else."""
    try:
        page = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DeckError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DeckError(f"{path}: this is not TOML ({error}).") from error
    found = page.get("card")
    if set(page) != {"card"} or not isinstance(found, list):
        raise DeckError(f"{path}: the file consists of [[card]] entries and nothing else.")
    return found


def convert(path: Path, entry: object, place: int, shape: type[CardT]) -> CardT:
    """One entry in its shape; an error names it by id, or by its place."""
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as error:
        name = entry.get("id", f"no. {place}") if isinstance(entry, dict) else f"no. {place}"
        sentence = re.sub(r" - at `\$\.?([^`]*)`", r" in key `\1`", str(error))
        raise DeckError(f"{path}: card {name}: {sentence}.") from error


def complain(path: Path, faults: Iterable[str]) -> None:
    """DeckError for the first fault, if there is one."""
    for fault in faults:
        raise DeckError(f"{path}: {fault}")


def doubles(key: str, values: Sequence[str]) -> Iterator[str]:
    """What is there twice."""
    for place, value in enumerate(values):
        if value in values[:place]:
            yield f"card {value}: key `{key}` is used twice."


def slug(name: str) -> str:
    """'Hadley & Roe Mutual' as notation writes it: 'hadley-roe-mutual'."""
    return "-".join(re.findall(r"\w+", name.casefold()))


# --- laying the cards out in numbers


def lay_marauders(content: Content, cards: Sequence[MarauderCard]) -> None:
    """The Therion cards.  DR-SET-10"""
    for card in cards:
        content.raid_names.append(card.name)
        content.raids.append(sum(1 << STATION_NAMES.index(name) for name in card.attacks))
        content.shuffles.append(card.shuffle)


def lay_sponsors(content: Content, cards: Sequence[SponsorCard]) -> None:
    """The Corporate Sponsors.  DR-SET-13"""
    for card in cards:
        sponsor = Sponsor()
        sponsor.credits = card.credits
        sponsor.crew = card.crew
        sponsor.captain = card.captain
        sponsor.dice = card.rig_dice
        sponsor.slots = card.slots
        for extra in card.extras:
            extra.lay(sponsor)
        content.sponsor_names.append(card.name)
        content.sponsors.append(sponsor)
        content.sponsor_texts.append(sponsor_text(sponsor))


def sponsor_text(sponsor: Sponsor) -> str:
    """'$8, 2 crew, 1 rig die, 2 slots'"""
    parts = [f"${sponsor.credits}"]
    parts += [f"{sponsor.crew} crew"] if sponsor.crew else []
    parts += ["the Captain"] if sponsor.captain else []
    parts += [f"{sponsor.dice} rig {'die' if sponsor.dice == 1 else 'dice'}"]
    parts += [f"{sponsor.slots} slot{'' if sponsor.slots == 1 else 's'}"]
    goods = [f"{sponsor.neutronium} neutronium"] if sponsor.neutronium else []
    goods += [f"{sponsor.solar} solar"] if sponsor.solar else []
    parts += [f"{listed(goods)} in the hold"] if goods else []
    parts += [f"{sponsor.ahead} of the crew on space 1 of the Solar Array"] if sponsor.ahead else []
    return ", ".join(parts)


def lay_research(content: Content, cards: Sequence[ResearchCard]) -> None:
    """The Research cards.  DR-SET-14"""
    for card in cards:
        power = Power()
        for effect in card.effects:
            effect.lay(power)
        content.research_names.append(card.name)
        content.research_texts.append(card.text)
        content.powers.append(power)
