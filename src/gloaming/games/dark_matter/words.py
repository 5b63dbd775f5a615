"""The names of things in sentences.  From views only.  Seats are marks (`@0`), as the core says."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.words import listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.names import COLORS
from gloaming.games.dark_matter.view import CardView, PlanetView, SideView, View, ZoneView

NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
COLOR_WORDS = ("Cavorite", "Antimatter", "Dark Matter")
ICON_WORDS = {
    "cavorite": "Cavorite",
    "antimatter": "Antimatter",
    "dark_matter": "Dark Matter",
    "sophia": "Sophia",
    "improvement": "Improvement",
    "resource": "Resource",
    "soldier": "Soldier",
    "politics": "Politics",
    "hero": "Hero",
    "diplomacy": "Diplomacy",
}
VARIANT_WORDS = {
    "civilizations": "Civilization Cards",
    "quick_process": "Quick Process",
    "powerful_planets": "Powerful Planets",
    "black_hole": "Exploring the Black Hole",
    "unlimited_planets": "Unlimited Controlled Planets",
}


def mark(seat: int) -> str:
    """A seat in a sentence."""
    return f"@{seat}"


def counted(number: int, thing: str) -> str:
    """'one gem', 'two gems'."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing}{'' if number == 1 else 's'}"


def icons(names: Sequence[str]) -> str:
    """'Cavorite and Dark Matter', '2 Soldier', 'nothing'."""
    out = []
    for name in dict.fromkeys(names):
        times = names.count(name)
        out.append(ICON_WORDS[name] if times == 1 else f"{times} {ICON_WORDS[name]}")
    return listed(out) or "nothing"


def first_up(text: str) -> str:
    """With a capital, the rest as it is."""
    return text[:1].upper() + text[1:]


def skill(side: SideView) -> str:
    """'Resource', '2 Soldier', 'no skill'."""
    return icons(side.icons) if side.icons else "no skill"


def zone(place: ZoneView | None) -> str:
    """'Cavorite and Dark Matter (2)', with the initiative; 'unknown' where the reader may not know."""
    return f"{icons(place.icons)} ({place.initiative})" if place else "unknown"


def card_at(view: View, place: int) -> CardView:
    """The card at a place of the vocabulary."""
    return view.players[place // COLORS].cards[place % COLORS]


def card_name(view: View, place: int) -> str:
    """'Feather Court' for an own card; '@1's Antimatter card' for another's."""
    if place // COLORS == view.me:
        return card_at(view, place).name
    return f"{mark(place // COLORS)}'s {COLOR_WORDS[place % COLORS]} card"


def told_card(view: View, place: int) -> str:
    """A card in the story, which speaks of everybody: '@1's Antimatter card'."""
    return f"{mark(place // COLORS)}'s {COLOR_WORDS[place % COLORS]} card"


def planet(view: View, number: int) -> PlanetView:
    """A planet by its number."""
    return view.planets[number]


def source_name(view: View, source: int) -> str:
    """A source as the reader calls it."""
    if a.is_card(source):
        return card_name(view, source - a.USE_CARD)
    return planet(view, source - a.USE_PLANET).name


def source_icons(view: View, source: int) -> tuple[str, ...]:
    """What a source shows to the active player now; () where the reader may not know."""
    if not a.is_card(source):
        return planet(view, source - a.USE_PLANET).side.icons
    card = card_at(view, source - a.USE_CARD)
    if card.seat != view.active:
        return card.ub.icons
    return card.uf.icons if card.uf else ()


def is_attack(view: View, source: int) -> bool:
    """Is the source another player's planet?"""
    return not a.is_card(source) and planet(view, source - a.USE_PLANET).seat != view.active


def goal_text(view: View, goal: int) -> str:
    """'terraform Sallow Gate', 'improve Pale Consensus', 'improve the civilization', 'recruit'."""
    if a.TERRAFORM <= goal < a.IMPROVE:
        return f"terraform {planet(view, goal - a.TERRAFORM).name}"
    if a.IMPROVE <= goal < a.CIVILIZE:
        return f"improve {planet(view, goal - a.IMPROVE).name}"
    if goal == a.CIVILIZE:
        charter = view.players[view.active].charter
        return f"improve {charter.name}" if charter else "improve a Civilization Card"
    return "recruit soldiers"


def place_name(place: int) -> str:
    """The lasting name of a Matter Card: 'card.0.1'."""
    return f"card.{place // COLORS}.{place % COLORS}"


def planet_piece(number: int) -> str:
    """The lasting name of a planet: 'planet.12'."""
    return f"planet.{number}"


def source_piece(source: int) -> str:
    """The lasting name of a source."""
    return place_name(source - a.USE_CARD) if a.is_card(source) else planet_piece(source - a.USE_PLANET)
