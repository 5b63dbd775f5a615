"""The strict loader: the text of three card files becomes one Content.

A pack may replace any of the three (`core.packs`).  Everything that is wrong is told at once, each fault with
file, card and key, and what would do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from gloaming.core import packs
from gloaming.core.packs import Fault
from gloaming.core.words import listed
from gloaming.games.darkrock.content import constraints
from gloaming.games.darkrock.content.constraints import DeckFlaws, Flaws
from gloaming.games.darkrock.content.deck import Content, Power, Sponsor
from gloaming.games.darkrock.content.shapes import MarauderCard, ResearchCard, SponsorCard
from gloaming.games.darkrock.names import STATION_NAMES

FILES: Final = ("marauders.toml", "sponsors.toml", "research.toml")
DECKS: Final = {name: Path(__file__).parent / name for name in FILES}
CardT = TypeVar("CardT", MarauderCard, SponsorCard, ResearchCard)


def read_content(pages: Mapping[str, str]) -> Content:
    """The cards of the files' texts, by name.  PackError, with every fault, where it cannot be."""
    faults: list[Fault] = []
    raiders = read_cards(
        MarauderCard, "marauders.toml", pages, faults,
        constraints.faults_of_marauders, constraints.faults_of_marauder_deck,
    )  # fmt: skip
    sponsors = read_cards(
        SponsorCard, "sponsors.toml", pages, faults,
        constraints.faults_of_sponsor, constraints.faults_of_sponsor_deck,
    )  # fmt: skip
    research = read_cards(
        ResearchCard, "research.toml", pages, faults,
        constraints.faults_of_research, constraints.faults_of_research_deck,
    )  # fmt: skip
    packs.refuse(faults)
    content = Content()
    lay_marauders(content, raiders)
    lay_sponsors(content, sponsors)
    lay_research(content, research)
    return content


# --- reading


def read_cards(
    shape: type[CardT],
    file: str,
    pages: Mapping[str, str],
    faults: list[Fault],
    of_card: Callable[[CardT], Flaws],
    of_deck: Callable[[Sequence[CardT]], DeckFlaws],
) -> list[CardT]:
    """The cards of one file; what is wrong with them is added to the faults.  The whole deck is looked at
    where every card has its shape."""
    before = len(faults)
    found = packs.entries(file, pages[file], "card", shape, faults)
    for called, card in found:
        faults += [Fault(file, sentence, called, key) for key, sentence in of_card(card)]
        faults += [Fault(file, sentence, called, key) for key, sentence in of_name(card.name)]
    faults += packs.doubles(file, "id", [(called, card.id) for called, card in found])
    faults += packs.doubles(file, "name", [(called, slug(card.name)) for called, card in found])
    cards = [card for _, card in found]
    if len(faults) == before:
        faults += [Fault(file, sentence) for sentence in of_deck(cards)]
    return cards


def of_name(name: str) -> Flaws:
    """Notation writes the name."""
    if not slug(name):
        yield "name", "it needs letters or digits: notation writes it."


def slug(name: str) -> str:
    """'Hadley & Roe Mutual' as notation writes it: 'hadley-roe-mutual'."""
    return "-".join(re.findall(r"\w+", name.lower()))


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
