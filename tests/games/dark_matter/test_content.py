"""The card files: the house's own, and what the loader refuses, by file, card and key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gloaming.games.dark_matter import DarkMatter
from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.content.loader import HOUSE, DeckError, read_deck
from gloaming.games.dark_matter.names import CARDS, ICONS, PLANETS

FILES = ("matter.toml", "planets.toml", "civilizations.toml")


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """The house's files in a folder of their own, with one change."""
    for name in FILES:
        shutil.copy(HOUSE / name, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_the_house_deck() -> None:
    """DM-SET-05, 10; DM-CARD-02.  Twelve cards, twenty planets, and the icons that its design counts."""
    deck = read_deck()
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
    ("matter.toml", "initiative = 3", "initiative = 2", "card MC-C1: key `ub`, `lb`", "V1"),
    ("matter.toml", 'skills = ["improvement"]', "skills = []", "card MC-C1: key `lf`", "V2"),
    ("matter.toml", '["improvement"]', '["resource", "resource"]', "card MC-C1: key `lf`", "V2"),
    ("matter.toml", '["cavorite", "dark_matter"]', '["resource"]', "card MC-C1: key `uf`, `ub`", "V3"),
    ("matter.toml", '["improvement"]', '["resource", "hero"]', "card MC-C1: key `lf`", "V4"),
    ("matter.toml", 'color = "cavorite"', 'color = "antimatter"', "the deck has 12 cards", "V5"),
    ("matter.toml", 'back = "C-P"', 'back = "C-Q"', "card MC-C3: key `back`", "MC-C1"),
    ("matter.toml", "MC-C2", "MC-C1", "key `id`", "twice"),
    ("matter.toml", "Liftwright Guild", "lattice surveyors", "key `name`", "twice"),
    ("matter.toml", 'name = "Lattice', 'nick = "Lattice', "card MC-C1", "nick"),
    ("matter.toml", '"improvement"', '"improvment"', "card MC-C1", "lf"),
    ("matter.toml", "[[card]]", "[[kard]]", "[[card]]", "nothing else"),
    ("matter.toml", "[[card]]", "[[card]", "TOML", ""),
    ("planets.toml", "improve_cost = 2", "improve_cost = 4", "planet PL-01: key `improve_cost`", "V6"),
    ("planets.toml", "cavorite = 2, dark_matter = 1", "cavorite = 5", "planet PL-01: key `cost`", "V6"),
    (
        "planets.toml",
        "cavorite = 2, dark_matter = 1",
        "cavorite = 1, dark_matter = 1, sophia = 2",
        "PL-01",
        "V6",
    ),
    ("planets.toml", ", defense = 2", "", "planet PL-01: key `face`", "V6"),
    ("planets.toml", "skills = []", "skills = [], defense = 2", "planet PL-04: key `face`", "V6"),
    ("planets.toml", '["resource"]', '["resource", "soldier", "hero"]', "planet PL-01: key `face`", "V6"),
    ("planets.toml", '["resource"]', '["resource", "diplomacy"]', "planet PL-01: key `face`", "V8"),
    ("civilizations.toml", "cavorite = 3", "cavorite = 8", "civilization CV-1: key `cost`", "V7"),
    ("civilizations.toml", "improvement = 2", "improvement = 0", "civilization CV-1: key `cost`", "V7"),
    ("civilizations.toml", 'kind = "planets"', 'kind = "gems"', "civilization CV-1: key `reductions`", "V7"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "why"), BROKEN)
def test_what_the_loader_refuses(tmp_path: Path, file: str, old: str, new: str, where: str, why: str) -> None:
    """DM-SET-08; DM-CARD-01, 02; DM-PLN-02, 03, 16; DM-CIV-02, 05.  File, card, key, and the constraint."""
    with pytest.raises(DeckError) as refused:
        read_deck(pack(tmp_path, file, old, new))
    assert str(tmp_path / file) in str(refused.value)
    assert where in str(refused.value)
    assert why in str(refused.value)


def test_nothing_is_saved_more_often_than_it_costs(tmp_path: Path) -> None:
    """DM-CIV-05.  Two antimatter saved where the cost shows one."""
    folder = pack(tmp_path, "civilizations.toml", 'saves = "cavorite"', 'saves = "antimatter"')
    text = (folder / "civilizations.toml").read_text(encoding="utf-8")
    (folder / "civilizations.toml").write_text(text.replace('saves = "cavorite"', 'saves = "antimatter"', 1))
    with pytest.raises(DeckError, match="antimatter is saved more often than the cost shows it"):
        read_deck(folder)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file(tmp_path: Path, file: str) -> None:
    """The three files belong together."""
    pack(tmp_path, "matter.toml", "MC-C1", "MC-C1")
    (tmp_path / file).unlink()
    with pytest.raises(DeckError, match="cannot be read"):
        read_deck(tmp_path)


def test_another_deck_is_another_game(tmp_path: Path) -> None:
    """A folder of the same files replaces the house's cards, names and all."""
    game = DarkMatter(read_deck(pack(tmp_path, "planets.toml", "Sallow Gate", "Copper Gate")))
    state = game.new(2)
    assert game.read(state, "last copper-gate") is not None
    assert game.restore(game.dump(state)).deck is game.deck
