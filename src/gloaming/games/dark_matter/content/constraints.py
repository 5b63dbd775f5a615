"""What a deck must keep so that the rules work with it: V1 to V8, each explained where it is broken.

A flaw is a key and a sentence that says what would do; the loader adds file and card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.games.dark_matter.content.shapes import Civilization, Cost, MatterCard, Planet, Side, Zone
from gloaming.games.dark_matter.names import (
    CARDS,
    CARDS_OF_COLOR,
    CIVILIZATIONS,
    PLANETS,
    REDUCTION_NAMES,
    ZONE_NAMES,
)

FLIP_PAIRS = (("uf", "ub"), ("lf", "lb"))
MATTER_NAMES = ("cavorite", "antimatter", "dark_matter")
MOST_POINTS = 8
Flaws = Iterator[tuple[str, str]]  # key and sentence
DeckFlaws = Iterator[tuple[str, str, str]]  # card, key and sentence


def zone_of(card: MatterCard, name: str) -> Zone:
    """A zone by its name."""
    zone = getattr(card, name)
    assert isinstance(zone, Zone)
    return zone


def faults_of_matter(card: MatterCard) -> Flaws:
    """V1 to V4 for one Matter Card.  DM-SET-08; DM-CARD-01, 02; DM-R72"""
    high = [name for name in ZONE_NAMES if zone_of(card, name).initiative == 3]
    if high != ["ub"] or card.lb.initiative != 1:
        yield "ub, lb", "ub has initiative 3, lb has 1, and no other zone has 3 (V1: one start only)."
    for name in ZONE_NAMES:
        yield from faults_of_zone(name, zone_of(card, name).skills)
    for upper, lower in FLIP_PAIRS:
        if "resource" in zone_of(card, upper).skills and "resource" in zone_of(card, lower).skills:
            yield f"{upper}, {lower}", "only one of the two has resource (V3: no endless turns)."


def faults_of_zone(name: str, skills: Sequence[str]) -> Flaws:
    """V2 and V4 for one zone."""
    if not 1 <= len(skills) <= 2 or "diplomacy" in skills:
        yield name, "a zone has one or two skills, and never diplomacy (V2)."
    if skills.count("resource") > 1:
        yield name, "a zone has resource at most once (V2)."
    if "resource" in skills and {"politics", "hero"} & set(skills):
        yield name, "resource never stands with politics or hero (V4: no endless turns)."


def faults_of_planet(planet: Planet) -> Flaws:
    """V6 and V8 for one planet.  DM-PLN-02, 03, 16"""
    yield from faults_of_cost(planet.cost)
    if not 1 <= planet.improve_cost <= 3:
        yield "improve_cost", "1 to 3 points (V6)."
    for name, side in (("face", planet.face), ("back", planet.back)):
        yield from faults_of_side(name, side)


def faults_of_cost(cost: Cost) -> Flaws:
    """V6: one to four icons; several sophia with at most one other kind."""
    counts = [cost.cavorite, cost.antimatter, cost.dark_matter]
    if not 1 <= sum(counts) + cost.sophia <= 4:
        yield "cost", "1 to 4 points in all (V6)."
    if cost.sophia >= 2 and sum(count > 0 for count in counts) >= 2:
        yield "cost", "two or more sophia stand with at most one other kind (V6)."


def faults_of_side(name: str, side: Side) -> Flaws:
    """V6: a skill goes with a defense value; V8: diplomacy stands alone."""
    if len(side.skills) > 2:
        yield name, "at most two skills (V6)."
    if side.skills and (side.defense is None or not 1 <= side.defense <= 3):
        yield name, "with a skill, the defense value is 1 to 3 (V6)."
    if not side.skills and side.defense is not None:
        yield name, "without a skill there is no defense value (V6)."
    if "diplomacy" in side.skills and len(side.skills) > 1:
        yield name, "diplomacy stands alone (V8: it makes no points and earns nothing)."


def faults_of_civilization(card: Civilization) -> Flaws:
    """V7 for one Civilization Card.  DM-CIV-02, 05; DM-R36"""
    if [reduction.kind for reduction in card.reductions] != list(REDUCTION_NAMES):
        yield "reductions", f"one of each kind, in the order {', '.join(REDUCTION_NAMES)} (V7)."
    saved: list[str] = [reduction.saves for reduction in card.reductions]
    for matter in MATTER_NAMES:
        if saved.count(matter) > getattr(card.cost, matter):
            yield "reductions", f"{matter} is saved more often than the cost shows it (V7)."
    if card.cost.improvement < 1:
        yield "cost", "at least 1 improvement, which no reduction takes away (V7)."
    points = card.cost.cavorite + card.cost.antimatter + card.cost.dark_matter + card.cost.improvement
    if points > MOST_POINTS:
        yield "cost", f"at most {MOST_POINTS} points in all (V7)."


# --- decks as a whole


def faults_of_matter_deck(cards: Sequence[MatterCard]) -> DeckFlaws:
    """V5: twelve cards, four of each colour; equal backs are equal.  DM-SET-05; DM-R02, DM-R77"""
    colors: list[str] = [card.color for card in cards]
    for matter in MATTER_NAMES:
        if colors.count(matter) != CARDS_OF_COLOR:
            yield "", "", f"{colors.count(matter)} cards are {matter}, not {CARDS_OF_COLOR} of {CARDS} (V5)."
    backs: dict[str, MatterCard] = {}
    for card in cards:
        first = backs.setdefault(card.back, card)
        if (first.ub, first.lb, first.color) != (card.ub, card.lb, card.color):
            yield f"card {card.id}", "back", f"it is called like that of {first.id} and differs from it."


def faults_of_planet_deck(planets: Sequence[Planet]) -> DeckFlaws:
    """V5: twenty planets.  DM-SET-10"""
    if len(planets) != PLANETS:
        yield "", "", f"the deck has {PLANETS} planets, not {len(planets)} (V5)."


def faults_of_civilization_deck(cards: Sequence[Civilization]) -> DeckFlaws:
    """V5: four Civilization Cards."""
    if len(cards) != CIVILIZATIONS:
        yield "", "", f"the deck has {CIVILIZATIONS} Civilization Cards, not {len(cards)} (V5)."
