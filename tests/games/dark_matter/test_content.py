"""The card files: the house's own, and what the loader refuses, by file, card and key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming.core.packs import PackError, house_pages
from gloaming.games.dark_matter.content.deck import Deck, count, one
from gloaming.games.dark_matter.content.loader import DECKS, FILES, read_deck
from gloaming.games.dark_matter.names import CARDS, ICONS, PLANETS

KEY = re.compile(r"(\w+) = ")


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The texts of the house's files, with one change."""
    pages = house_pages(DECKS)
    assert old in pages[file]
    return {**pages, file: pages[file].replace(old, new, 1)}


def refused(pages: dict[str, str]) -> list[str]:
    """Every fault that the loader finds."""
    with pytest.raises(PackError) as error:
        read_deck(pages)
    return [str(fault) for fault in error.value.faults]


def test_the_house_deck() -> None:
    """DM-SET-05, 10; DM-CARD-02.  Twelve cards, twenty planets, and the icons that its design counts."""
    deck: Deck = read_deck(house_pages(DECKS))
    assert (len(deck.card_names), len(deck.planet_names), len(deck.civilization_names)) == (CARDS, PLANETS, 4)
    assert [sum(count(skill, icon) for skill in deck.skill) for icon in range(ICONS)] == [
        9, 9, 9, 9, 15, 9, 9, 3, 6, 0,
    ]  # fmt: skip
    assert (
        sorted(sum(count(cost, icon) for icon in range(4)) for cost in deck.cost)
        == [2] * 5 + [3] * 11 + [4] * 4
    )
    assert deck.planet_skill.count(0) == 8


@pytest.mark.parametrize("icon", range(ICONS))
def test_every_icon_has_bits_of_its_own(icon: int) -> None:
    """DM-ACT-38.  Also those beyond the 32nd bit, where a compiled shift could fall short."""
    assert one(icon) == 16**icon
    assert [count(one(icon), other) for other in range(ICONS)] == [
        int(other == icon) for other in range(ICONS)
    ]


BROKEN = [
    ("matter.toml", "initiative = 3", "initiative = 2", "card MC-C1: key ub, lb", "V1"),
    ("matter.toml", 'skills = ["improvement"]', "skills = []", "card MC-C1: key lf", "V2"),
    ("matter.toml", '["improvement"]', '["resource", "resource"]', "card MC-C1: key lf", "V2"),
    ("matter.toml", '["cavorite", "dark_matter"]', '["resource"]', "card MC-C1: key uf, ub", "V3"),
    ("matter.toml", '["improvement"]', '["resource", "hero"]', "card MC-C1: key lf", "V4"),
    ("matter.toml", 'color = "cavorite"', 'color = "antimatter"', "5 cards are antimatter, not 4", "V5"),
    ("matter.toml", 'back = "C-P"', 'back = "C-Q"', "card MC-C3: key back", "MC-C1"),
    ("matter.toml", "MC-C2", "MC-C1", "key id", "twice"),
    ("matter.toml", "Liftwright Guild", "lattice surveyors", "key name", "twice"),
    ("matter.toml", 'name = "Lattice', 'nick = "Lattice', "card MC-C1", "nick"),
    ("matter.toml", '"improvement"', '"improvment"', "card MC-C1", "lf"),
    ("matter.toml", "[[card]]", "[[kard]]", "[[card]]", "nothing else"),
    ("matter.toml", "[[card]]", "[[card]", "TOML", ""),
    ("planets.toml", "improve_cost = 2", "improve_cost = 4", "planet PL-01: key improve_cost", "V6"),
    ("planets.toml", "cavorite = 2, dark_matter = 1", "cavorite = 5", "planet PL-01: key cost", "V6"),
    (
        "planets.toml",
        "cavorite = 2, dark_matter = 1",
        "cavorite = 1, dark_matter = 1, sophia = 2",
        "PL-01",
        "V6",
    ),
    ("planets.toml", ", defense = 2", "", "planet PL-01: key face", "V6"),
    ("planets.toml", "skills = []", "skills = [], defense = 2", "planet PL-04: key face", "V6"),
    ("planets.toml", '["resource"]', '["resource", "soldier", "hero"]', "planet PL-01: key face", "V6"),
    ("planets.toml", '["resource"]', '["resource", "diplomacy"]', "planet PL-01: key face", "V8"),
    ("civilizations.toml", "cavorite = 3", "cavorite = 8", "civilization CV-1: key cost", "V7"),
    ("civilizations.toml", "improvement = 2", "improvement = 0", "civilization CV-1: key cost", "V7"),
    ("civilizations.toml", 'kind = "planets"', 'kind = "gems"', "civilization CV-1: key reductions", "V7"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "why"), BROKEN)
def test_what_the_loader_refuses(file: str, old: str, new: str, where: str, why: str) -> None:
    """DM-SET-08; DM-CARD-01, 02; DM-PLN-02, 03, 16; DM-CIV-02, 05.  File, card, key, and the constraint."""
    faults = refused(changed(file, old, new))
    assert any(fault.startswith(file) and where in fault and why in fault for fault in faults), faults


def test_nothing_is_saved_more_often_than_it_costs() -> None:
    """DM-CIV-05.  Two antimatter saved where the cost shows one."""
    text = house_pages(DECKS)["civilizations.toml"].replace('saves = "cavorite"', 'saves = "antimatter"', 2)
    assert refused({**house_pages(DECKS), "civilizations.toml": text}) == [
        (
            "civilizations.toml: civilization CV-1: key reductions: "
            "antimatter is saved more often than the cost shows it (V7)."
        )
    ]


def test_every_fault_is_told_at_once() -> None:
    """Three files, five cards, and several keys of one card."""
    pages = changed("matter.toml", 'color = "cavorite"\nback = "C-P"', 'colour = "cavorite"\nback = 7')
    pages["planets.toml"] = pages["planets.toml"].replace("improve_cost = 2", "improve_cost = 9", 2)
    pages["civilizations.toml"] = pages["civilizations.toml"].replace("vp = 2", "vp = -1", 1)
    assert refused(pages) == [
        (
            "matter.toml: card MC-C1: key colour: there is no such key; "
            "there are id, name, color, back, uf, lf, ub, lb."
        ),
        "matter.toml: card MC-C1: key color: this key is missing.",
        "matter.toml: card MC-C1: key back: Expected `str`, got `int`.",
        "planets.toml: planet PL-01: key improve_cost: Expected `int` <= 8.",
        "planets.toml: planet PL-05: key improve_cost: Expected `int` <= 8.",
        "civilizations.toml: civilization CV-1: key reductions[0].vp: Expected `int` >= 0.",
    ]


def test_a_missing_card_is_missed() -> None:
    """V5.  Eleven cards, nineteen planets, three Civilization Cards."""
    pages = {name: text[: text.rindex("[[")] for name, text in house_pages(DECKS).items()}
    assert refused(pages) == [
        "matter.toml: 3 cards are dark_matter, not 4 of 12 (V5).",
        "planets.toml: the deck has 20 planets, not 19 (V5).",
        "civilizations.toml: the deck has 4 Civilization Cards, not 3 (V5).",
    ]


@pytest.mark.parametrize("name", ["...", "Civilization", "civilization!"])
def test_names_that_notation_cannot_write(name: str) -> None:
    """Whatever is printed on a card must be something to say."""
    (fault,) = refused(changed("planets.toml", "Ferrow Reach", name))
    assert fault.startswith("planets.toml: planet PL-01: key name: ")


def test_another_deck_is_another_game(tmp_path: Path) -> None:
    """A folder with one of the files replaces these cards, names and all; the other cards stay."""
    text = house_pages(DECKS)["planets.toml"].replace("Sallow Gate", "Copper Gate")
    (tmp_path / "planets.toml").write_text(text, "utf-8")
    game, house = gloaming.load("dark_matter", packs=[tmp_path]), gloaming.load("dark_matter")
    state = game.new(2)
    assert game.read(state, "last copper-gate") is not None
    assert house.read(house.new(2), "last copper-gate") is None
    assert game.read(state, "deal lattice-surveyors") == house.read(house.new(2), "deal lattice-surveyors")
    assert game.restore(game.dump(state)).deck is state.deck is not house.new(2).deck
    assert (list(game.packs), house.packs) == ([tmp_path.name], {})


@pytest.mark.parametrize("file", FILES)
def test_the_comments_explain_every_key(file: str) -> None:
    """Whoever begins a pack begins with these files."""
    text = house_pages(DECKS)[file]
    comment = text[: text.index("[[")]
    for key in {word for line in text.splitlines() for word in KEY.findall(line) if line[:1] != "#"}:
        assert key in comment, key
