"""Many games: the same for the same seed, counted rightly, replayable, and stopped cleanly."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.arena.session import Unplayable, checked, run
from gloaming.arena.simulate import Broken, Game, Plan, play, seating, simulate
from gloaming.arena.summary import interval, lines, summary, wilson
from gloaming.core import journal
from gloaming.games.darkrock import Darkrock
from terminal.sitting import ROOT, command, program

PLAN = Plan("darkrock", ("steady", "random"), games=6, seed=3, options={"long_game": False})


def test_the_number_of_processes_changes_nothing() -> None:
    """One object, byte by byte alike from one process and from two."""
    words = ("simulate", "darkrock", "--seats", "steady,random", "--games", "10", "--seed", "5", "--json")
    one, two = (program(*words, "--processes", count) for count in "12")
    assert (one.returncode, one.stderr, two.returncode, two.stderr) == (0, b"", 0, b"")
    assert one.stdout == two.stdout
    assert json.loads(one.stdout)["games"] == 10


def test_a_game_depends_on_seed_and_number_alone() -> None:
    """Not on the games before it; another seed is another game."""
    assert [*simulate(PLAN)][4] == play(PLAN, 4)
    assert play(Plan("darkrock", ("steady", "random"), seed=4), 4) != play(PLAN, 4)


def test_a_searching_bot_is_repeatable() -> None:
    """Its playouts are counted, not timed."""
    plan = Plan("darkrock", ("sharp", "random"), seed=3, limit=12, playouts=2)
    assert play(plan, 0) == play(plan, 0)


def test_players_change_seats_unless_told_not_to() -> None:
    """Everybody sits everywhere equally often."""
    plan = Plan("darkrock", ("steady", "random", "random"))
    assert [seating(plan, number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    still = Plan("darkrock", ("steady", "random"), swap=False)
    assert seating(still, 1) == (0, 1)


def test_journals_replay(tmp_path: Path) -> None:
    """One file a game, in whole sayings, which the table takes as they are."""
    folder = tmp_path / "new" / "journals"
    assert run(PLAN, processes=1, folder=folder, as_json=True) == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"darkrock-3-{number}.journal" for number in range(6)]
    told = command("replay", str(files[1]))
    assert (told.code, told.err) == (0, "")
    assert "The game is over." in told.out
    book = journal.read(files[1].read_text("utf-8"))
    assert book.header.players == ("random 2", "steady 1")
    texts = [journal.line_of(record, book.header.seats) for record in book.records]
    assert any(text.startswith("red: resolve") and ", " in text for text in texts)


def test_unfinished_games_are_counted_apart() -> None:
    """They count in no share, no score, no length."""
    games = [*simulate(Plan("darkrock", ("random", "random"), games=3, limit=5))]
    result = summary(Plan("darkrock", ("random", "random"), games=3, limit=5), ("red", "blue"), games)
    assert (result.games, result.unfinished, result.decisions) == (3, 3, None)
    assert [*lines(result)][-1] == "No game was finished; 3 went past the limit."


def game(number: int, seats: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Game:
    """A finished game of ten decisions and four throws."""
    return Game(number, seats, True, winners, scores, 10 + number, 4)


def test_wins_are_counted_by_seat_and_by_player_and_shared_when_joint() -> None:
    """Two games with changed seats and one that both won."""
    games = [
        game(0, (0, 1), (0,), (9, 5)),
        game(1, (1, 0), (1,), (4, 8)),
        game(2, (0, 1), (0, 1), (7, 7)),
    ]
    result = summary(Plan("darkrock", ("steady", "random")), ("red", "blue"), games)
    assert [row.won.wins for row in result.seats] == [1.5, 1.5]
    assert [row.won.wins for row in result.players] == [2.5, 0.5]
    assert [row.score.mean for row in result.players] == [8, pytest.approx(16 / 3)]
    assert result.joint == 1
    assert result.decisions is not None
    assert (result.decisions.shortest, result.decisions.median, result.decisions.longest) == (10, 11, 12)
    text = "\n".join(lines(result))
    assert "1 steady              2.5   83.3%" in text
    assert "Won by several: 1, counted in parts." in text


def test_a_team_wins_or_loses_together() -> None:
    """Three of four games were won by all, one by nobody."""
    games = [game(number, (0, 1), (0, 1) if number else (), (1, 1)) for number in range(4)]
    result = summary(Plan("darkrock", ("steady", "steady")), ("red", "blue"), games)
    assert result.together is not None
    assert (result.together.wins, result.together.share) == (3, 0.75)
    assert [*lines(result)][-1].endswith("Won by all together: 3 of 4 = 75.0% (30.1% to 95.4%).")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 2, 0.0945, 0.9055)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    """As the tables have them."""
    share = wilson(wins, games)
    assert [share.low, share.high] == pytest.approx([low, high], abs=1e-4)


def test_means_have_intervals() -> None:
    """1.96 standard errors to either side; none for a single value."""
    about = interval([1, 2, 3, 4])
    assert about.mean == 2.5
    assert about.high == pytest.approx(2.5 + 1.96 * 1.29099 / 2, abs=1e-4)
    assert interval([7]).low == interval([7]).high == 7


def test_a_broken_game_names_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its number, its seed and why; exit code 1."""

    def broken(self: Darkrock, seats: int, options: object = None) -> None:
        raise RuntimeError("no table")

    monkeypatch.setattr(Darkrock, "begin", broken)
    with pytest.raises(Broken, match="Game 2 of darkrock with seed 3 broke: RuntimeError: no table"):
        play(PLAN, 2)
    assert run(PLAN, processes=1) == 1
    assert capsys.readouterr().err == "Game 0 of darkrock with seed 3 broke: RuntimeError: no table.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "There is no game called 'chess'; there are darkrock, dark_matter, dark_venture."),
        (
            "darkrock --seats steady",
            (
                "Darkrock Ventures takes 2 to 5 seats with these options, not 1: "
                "fill 1 more, or choose other options."
            ),
        ),
        ("darkrock --seats you,steady", "There is no bot level 'you'; there are random, steady, sharp."),
        ("darkrock --games 0", "--games is a whole number from 1 to 10000000, not 0."),
        ("darkrock --games many", "unable to convert"),
        ("darkrock --processes -2", "--processes is a whole number from 1 to 256, not -2."),
        ("darkrock --limit 0", "--limit is a whole number"),
        ("darkrock --playouts 0", "--playouts is a whole number"),
        ("darkrock --seed -1", "--seed is a whole number from 0"),
        ("darkrock --option long=1", "There is no option 'long'; this game has long_game, therion,"),
        ("darkrock --journals /proc/none/x", "/proc/none/x cannot be used for journals: "),
        ("darkrock --journals /proc", "/proc is not empty: name a new folder for the journals."),
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(words: str, sentence: str) -> None:
    """On the error stream, with exit code 2."""
    done = command("simulate", *words.split())
    assert sentence in done.err
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_plan_gets_all_options() -> None:
    """Those not named have their defaults."""
    options = checked(Plan("darkrock", ("random",) * 5, options={"research": True}), 1).options
    assert options == {**gloaming.load("darkrock").settled({}), "research": True}
    with pytest.raises(Unplayable):
        checked(Plan("darkrock", ("random",) * 6), 1)


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C means something, also where the tests were started in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    """One sentence, exit code 130, no process left, what is done is kept."""
    command_line = [sys.executable, "-m", "gloaming", "simulate", "darkrock", "--games", "100000"]
    with subprocess.Popen(
        [*command_line, "--processes", "2", "--journals", str(tmp_path / "journals")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not (tmp_path / "journals").is_dir() or not any((tmp_path / "journals").iterdir()):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert err.startswith(b"Stopped after ")
    assert err.count(b"\n") == 1
