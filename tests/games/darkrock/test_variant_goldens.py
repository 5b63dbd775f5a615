"""Whole games of the variants, replayed saying by saying: each variant, difficulty and ending."""

from __future__ import annotations

import json

import pytest

from games.darkrock.golden_stories import retell
from games.darkrock.make_variant_goldens import FOLDER, STORIES
from gloaming.games.darkrock.names import DIFFICULTY_NAMES, VARIANT_NAMES

EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """DR-INS-05, 09, DR-SAB-01, 15, DR-CRI-01, 48 to 53: same scores, winners, rounds, final position."""
    assert retell(FOLDER / f"{name}.journal").outcome() == EXPECTED[name]


def test_every_journal_is_expected() -> None:
    """DR-CRI-01: nothing is expected of a journal that is not there, and every story is told."""
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.journal")) == sorted(STORIES)


def test_the_goldens_tell_every_variant_and_every_ending() -> None:
    """DR-CRI-48 to 51: each difficulty, three ways to lose, the win; one to five seats."""
    assert {game["lost"] for game in EXPECTED.values()} == {0, 1, 2, 3}
    assert {len(game["scores"]) for name, game in EXPECTED.items() if name.startswith("crisis")} == {
        1,
        2,
        3,
        4,
        5,
    }
    assert {options["variant"] for _, options, _, _ in STORIES.values()} == set(VARIANT_NAMES[1:])
    tried = {options.get("difficulty") for _, options, _, _ in STORIES.values()} - {None}
    assert tried == set(DIFFICULTY_NAMES)
    won = [name for name, game in EXPECTED.items() if name.startswith("crisis") and game["winners"]]
    assert {"crisis-won-alone", "crisis-won-by-two"} <= set(won)
