"""What the decks must keep so that the rules work with them; each complaint says why and what would do.

A complaint about a card is its key and a sentence; the loader adds file and card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.core.packs import shown
from gloaming.games.darkrock.content.deck import CARDS_MOST
from gloaming.games.darkrock.content.shapes import Goods, MarauderCard, ResearchCard, SponsorCard
from gloaming.games.darkrock.names import STATION_NAMES

Flaws = Iterator[tuple[str, str]]  # key and sentence
DeckFlaws = Iterator[str]
SPONSORS_LEAST = 10  # two for each of five ships: DR-R62
RESEARCH_LEAST = 9  # one each for five ships, one just taken, three in the row: DR-R62


def faults_of_research(card: ResearchCard) -> Flaws:
    """A card has each kind of effect once."""
    kinds = [type(effect) for effect in card.effects]
    if len(set(kinds)) < len(kinds):
        yield "effects", "each kind stands there once at most."


def faults_of_marauders(card: MarauderCard) -> Flaws:
    """Attacks name stations, each once; a card that shuffles attacks nothing."""
    for name in card.attacks:
        if name not in STATION_NAMES:
            yield "attacks", f"“{shown(name)}” is no station; there are {', '.join(STATION_NAMES)}."
    if len(set(card.attacks)) < len(card.attacks):
        yield "attacks", "each station stands there once at most."
    if card.shuffle and card.attacks:
        yield "shuffle", "a card that shuffles the deck attacks nothing: leave `attacks` empty."
    if not card.shuffle and not card.attacks:
        yield "attacks", "name at least one station, or say `shuffle = true`."


def faults_of_sponsor(card: SponsorCard) -> Flaws:
    """Somebody is aboard; what starts in the hold has room; who is ahead is one of the crew."""
    if card.crew == 0 and not card.captain:
        yield "crew", "a ship needs at least one piece (DR-CREW-10)."
    units = sum(extra.units for extra in card.extras if isinstance(extra, Goods))
    if units > card.slots:
        yield "extras", f"{units} goods do not fit into {card.slots} slots (DR-HOLD-11)."
    named = [extra.good if isinstance(extra, Goods) else "ahead" for extra in card.extras]
    if len(set(named)) < len(named):
        yield "extras", "each good, and `ahead`, stands there once at most."
    for extra in card.extras:
        if not isinstance(extra, Goods) and extra.crew > card.crew:
            yield "extras", f"{extra.crew} of {card.crew} crew cannot start ahead."


def faults_of_size(cards: Sequence[object], least: int, why: str) -> DeckFlaws:
    """Enough cards for five ships, and not more than there are numbers."""
    if len(cards) < least:
        yield f"the deck has {len(cards)} cards and needs at least {least}: {why}."
    if len(cards) > CARDS_MOST:
        yield f"the deck has {len(cards)} cards; {CARDS_MOST} at most can be told apart."


def faults_of_research_deck(cards: Sequence[ResearchCard]) -> DeckFlaws:
    """DR-R62"""
    yield from faults_of_size(cards, RESEARCH_LEAST, "five owned, one just taken, three in the row")


def faults_of_sponsor_deck(cards: Sequence[SponsorCard]) -> DeckFlaws:
    """DR-R62"""
    yield from faults_of_size(cards, SPONSORS_LEAST, "two for each of five ships")


def faults_of_marauder_deck(cards: Sequence[MarauderCard]) -> DeckFlaws:
    """DR-R17"""
    yield from faults_of_size(cards, 2, "an attack, and a card that shuffles the deck")
    if not any(card.shuffle for card in cards):
        yield "no card has `shuffle = true`, so the deck would run out (DR-R17)."
    if all(card.shuffle for card in cards):
        yield "no card attacks anything: name stations in `attacks`."
