"""Whole games, replayed saying by saying: each number of seats, each variant, each way to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.dark_matter.golden_play import Game, outcome
from games.dark_matter.table_talk import GAME
from gloaming.core.game import saying
from gloaming.core.journal import Saying, read
from gloaming.core.state import OVER

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def retell(name: str) -> Game:
    """Replay a golden journal; every saying must be open to its seat and read back as it was written."""
    journal = read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    assert (journal.header.game, journal.header.rules) == (GAME.name, GAME.rules_version)
    options = {name: value is True for name, value in journal.header.options.items()}
    game = Game(len(journal.header.seats), options)
    for record in journal.records:
        assert isinstance(record, Saying)
        assert game.state.seat == record.seat
        actions = GAME.parse(game.state, record.text)
        assert saying(GAME, game.state, actions) == record.text
        game.say(actions)
    assert game.state.seat == OVER
    return game


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
