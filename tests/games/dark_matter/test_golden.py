"""Whole games, replayed saying by saying: each number of seats, each variant, each way to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games import golden
from games.dark_matter.golden_play import Game, outcome
from games.dark_matter.table_talk import GAME
from gloaming.core.journal import Header

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def begun(header: Header) -> Game:
    """The game of a journal, before anything is said."""
    return Game(len(header.seats), {name: value is True for name, value in header.options.items()})


def retell(name: str) -> Game:
    """A golden game, told again."""
    return golden.retell(GAME, FOLDER / f"{name}.journal", begun)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """DM-SET-17, 18; DM-FIN-09; DM-END-01 to 12.  Same scores, winners, planets, deck and final position."""
    assert outcome(retell(name)) == EXPECTED[name]


def test_every_journal_is_expected() -> None:
    """Nothing is expected of a journal that is not there."""
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.journal"))


def test_the_goldens_tell_every_ending() -> None:
    """DM-END-11, 12; DM-TER-03, 04; DM-FIN-07; DM-VAR-12.  Ties, limits, an empty deck, eight planets."""
    assert len(EXPECTED["won-jointly"]["winners"]) == 2
    tied = EXPECTED["won-by-initiative"]
    assert len(tied["winners"]) == 1
    assert tied["scores"][0] == tied["scores"][1]
    assert EXPECTED["limit-of-five"]["most_planets"] == 5
    assert EXPECTED["limit-of-seven"]["most_planets"] == 7
    assert EXPECTED["unlimited-planets"]["most_planets"] > 7
    assert EXPECTED["empty-deck"]["deck"] == 0
