"""Whole games with decks, replayed saying by saying: each deck alone, all of them, ties."""

from __future__ import annotations

import json

import pytest

from games.darkrock.golden_stories import retell
from games.darkrock.make_deck_goldens import ALL, FOLDER, STORIES, outcome

EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """DR-SET-03, DR-THE-01, DR-RSCH-01, DR-SET-12, DR-END-05 to 07: same scores, winner, rounds, position."""
    assert outcome(retell(FOLDER / f"{name}.journal")) == EXPECTED[name]


def test_every_journal_is_expected() -> None:
    """DR-SET-03: nothing is expected of a journal that is not there, and every story is told."""
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.journal")) == sorted(STORIES)


def test_the_goldens_tell_each_deck_alone_and_all_together() -> None:
    """DR-SET-03, DR-END-05 to 08: two to five seats with all decks, and each way a winner is found."""
    alone = [options for _, options, _, _ in STORIES.values() if len(options) == 1]
    assert {next(iter(options)) for options in alone} == set(ALL)
    together = {seats for seats, options, _, _ in STORIES.values() if options == ALL}
    assert together == {2, 3, 4, 5}
    assert {game["tie"] for game in EXPECTED.values()} == {"credits", "pieces", "turn"}
