"""Whole games of the variants, replayed saying by saying: each variant, difficulty and ending."""

from __future__ import annotations

import json

import pytest

from games.darkrock.make_variant_goldens import FOLDER, STORIES
from games.darkrock.table_talk import GAME
from games.darkrock.variant_play import Told
from gloaming.core.game import saying
from gloaming.core.journal import Saying, read
from gloaming.core.state import OVER
from gloaming.games.darkrock.names import DIFFICULTY_NAMES, VARIANT_NAMES

EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def retell(name: str) -> Told:
    """Replay a golden journal; every saying must be open to its seat and read back as it was written."""
    journal = read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    assert (journal.header.game, journal.header.rules) == (GAME.name, GAME.rules_version)
    options = {key: value for key, value in journal.header.options.items() if isinstance(value, bool | str)}
    game = Told(len(journal.header.seats), options)
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
    """DR-INS-05, 09, DR-SAB-01, 15, DR-CRI-01, 48 to 53: same scores, winners, rounds, final position."""
    assert retell(name).outcome() == EXPECTED[name]


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
