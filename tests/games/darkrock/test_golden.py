"""Whole games, replayed saying by saying: each number of seats, each way the end and the ties are reached."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games import golden
from games.darkrock.golden_play import Game, outcome
from games.darkrock.table_talk import GAME
from gloaming.core.journal import Header

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def begun(header: Header) -> Game:
    """The game of a journal, before anything is said."""
    return Game(len(header.seats), bool(header.options["long_game"]))


def retell(name: str) -> Game:
    """A golden game, told again."""
    return golden.retell(GAME, FOLDER / f"{name}.journal", begun)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """DR-RND-01, DR-END-01 to 08: same scores, winner, rounds and final position."""
    assert outcome(retell(name)) == EXPECTED[name]


def test_every_journal_is_expected() -> None:
    """DR-END-01: and nothing is expected of a journal that is not there."""
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.journal"))


def test_the_goldens_tell_every_ending() -> None:
    """DR-END-01, 03, 05 to 08, DR-CREW-11: by credits, by pieces, by turn, and what happens at the end."""
    assert {game["tie"] for game in EXPECTED.values()} == {"credits", "pieces", "turn"}
    for remarkable in ("late_depletion", "double_depletion", "empty_ship"):
        assert {game[remarkable] for game in EXPECTED.values()} == {True, False}
    seats = {len(game["scores"]) for game in EXPECTED.values()}
    assert seats == {2, 3, 4, 5}
    assert EXPECTED["long-game"]["rounds"] > 0


def test_the_long_game_goes_on_after_the_third_mine() -> None:
    """DR-END-08, DR-END-01: four empty mines in the long game, three in the other without a late one."""
    assert retell("long-game").state.depleted() >= 4
    assert retell("third-mine").state.depleted() == 3


def test_two_mines_may_run_out_in_one_turn() -> None:
    """DR-END-01, 03"""
    assert 2 in retell("two-mines-in-one-turn").emptied.values()


def test_a_late_depletion_adds_no_round() -> None:
    """DR-END-02, 03: the game still ends with the round after the trigger."""
    game = retell("further-depletion-in-the-final-round")
    emptied = sorted(number for number, ship in game.emptied for _ in range(game.emptied[number, ship]))
    assert emptied[2] == game.state.round - 1
    assert emptied[-1] == game.state.round
