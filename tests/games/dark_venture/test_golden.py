"""Whole games, replayed saying by saying: each mode, each number of seats, both books, each way to end."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from games.dark_venture.golden_play import Game, Told, outcome
from games.dark_venture.table_talk import GAME
from gloaming.core.game import saying
from gloaming.core.journal import Aside, Record, Saying, read
from gloaming.core.options import Options
from gloaming.core.state import OVER
from gloaming.games.dark_venture.titles import title_of

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


@cache
def options_of(name: str) -> Options:
    """The options in a journal's header."""
    header = read((FOLDER / f"{name}.journal").read_text(encoding="utf-8")).header
    return {option: value for option, value in header.options.items() if isinstance(value, bool | str)}


def retell(name: str) -> Game:
    """Replay a golden journal; every saying must be open to its seat and read back as it was written."""
    journal = read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    assert (journal.header.game, journal.header.rules) == (GAME.name, GAME.rules_version)
    game = Game(len(journal.header.seats), options_of(name))
    for record in journal.records:
        game.say(heard(game, record))
    assert game.state.seat == OVER
    return game


def heard(game: Game, record: Record) -> Told:
    """What a record says at this point of the game."""
    state = game.state
    if isinstance(record, Aside):
        named = [one for one in state.asides(record.seat) if GAME.notation(state, one) == record.text]
        assert len(named) == 1, f"{record.text} is no aside of seat {record.seat}"
        return Told(record.seat, (named[0],), aside=True)
    assert isinstance(record, Saying)
    assert state.seat == record.seat
    actions = GAME.parse(state, record.text)
    assert saying(GAME, state, actions) == record.text
    return Told(record.seat, tuple(actions))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """DV-DAY-04; DV-END-01; DV-SOLO-04, 06; DV-COOP-01.  Same points, winners, throws, final position."""
    assert outcome(retell(name)) == EXPECTED[name]


def test_every_journal_is_expected() -> None:
    """Nothing is expected of a journal that is not there."""
    assert sorted(EXPECTED) == sorted(path.stem for path in FOLDER.glob("*.journal"))


def test_the_goldens_tell_every_ending_against_each_other() -> None:
    """DV-END-01 to 04; DV-R05, DV-R71.  Won by points, things, dice, dice again; nobody won."""
    for name in ("two-with-book-a", "three-with-book-b", "four-with-heroes-dealt"):
        points = EXPECTED[name]["scores"]
        assert EXPECTED[name]["winners"] == [points.index(max(points))]
    assert (EXPECTED["no-winner"]["scores"], EXPECTED["no-winner"]["winners"]) == ([0, 0], [])
    things, dice, again = (EXPECTED[name] for name in ("won-by-things", "won-by-dice", "thrown-again"))
    for tied in (things, dice, again):
        assert tied["scores"][0] == tied["scores"][1] > 0
        assert len(tied["winners"]) == 1
    values = things["victory_scores"]
    assert things["winners"] == [values.index(max(values))]
    assert len(set(dice["victory_scores"])) == len(set(again["victory_scores"])) == 1
    assert (things["throws"], dice["throws"]) == (0, 2)
    assert again["throws"] >= 4


def test_the_goldens_tell_every_ending_alone() -> None:
    """DV-SOLO-04, 05, 08, 09; DV-R69, DV-R72, DV-R74.  Titles high and low; quests won early, and lost."""
    assert title_of(EXPECTED["ranked-high"]["scores"][0]) == "Legendary Hero"
    assert title_of(EXPECTED["ranked-hopeless"]["scores"][0]) == "Hopeless Case"
    assert EXPECTED["ranked-high"]["rounds"] == EXPECTED["ranked-hopeless"]["rounds"] == 12
    for game, target, last in (("short", 10, 6), ("long", 20, 12)):
        gained, missed = EXPECTED[f"{game}-won"], EXPECTED[f"{game}-lost"]
        assert (gained["winners"], missed["winners"]) == ([0], [])
        assert gained["scores"][0] >= target > missed["scores"][0]
        assert gained["rounds"] < last == missed["rounds"]


def test_the_goldens_tell_every_ending_together() -> None:
    """DV-COOP-01, 08; DV-R77, DV-R80.  All win before sunset, or all lose although one has enough."""
    gained, missed = EXPECTED["friends-win"], EXPECTED["friends-lose"]
    assert (gained["winners"], missed["winners"]) == ([0, 1], [])
    assert gained["rounds"] < 12 == missed["rounds"]
    assert min(gained["scores"]) >= 20 > min(missed["scores"])
    assert max(missed["scores"]) >= 20
    assert gained["acts_out_of_turn"] > 0


def test_the_goldens_tell_what_is_seldom() -> None:
    """DV-QST-03, 06, 09; DV-R12, DV-R16.  Said out of turn; a deck shuffled anew; all heroes down at once."""
    assert EXPECTED["claims-out-of-turn"]["claims_out_of_turn"] > 0
    assert EXPECTED["claims-out-of-turn"]["reveals_out_of_turn"] > 0
    assert EXPECTED["a-deck-runs-dry"]["reshuffled"]
    assert EXPECTED["all-heroes-lie"]["all_lay"]


def test_both_books_are_told_and_every_mode_is_played() -> None:
    """DV-GOLD-03; DV-SET-12.  Each mode among the journals, each book in more than one."""
    modes = {options_of(name)["mode"] for name in EXPECTED}
    assert modes == {choice.value for choice in GAME.options[0].choices}
    books = [told["book"] for told in EXPECTED.values()]
    assert min(books.count("A"), books.count("B")) > 3
