"""`gloaming terminal` with words that cannot be: one sentence, exit code 2, no traceback, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.sitting import command, evening, program

LONG = "x" * 100_000


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "There is no game called 'chess'; there are darkrock, dark_matter, dark_venture."),
        (LONG, f"There is no game called '{'x' * 40}'; there are darkrock, dark_matter, dark_venture."),
        (
            "darkrock --seats you",
            (
                "Darkrock Ventures takes 2 to 5 seats with these options, not 1: "
                "fill 1 more, or choose other options."
            ),
        ),
        (
            "darkrock --seats you,you,you,you,you,you,you",
            (
                "Darkrock Ventures takes 2 to 5 seats with these options, not 7: "
                "leave 2 of them to nobody, or choose other options."
            ),
        ),
        (
            "darkrock --seats you,clever",
            "Nobody called “clever” can sit down: say you, or a bot: random, steady, sharp.",
        ),
        ("darkrock --seats you,,steady", "Nobody called “” can sit down"),
        ("darkrock --seats you,steady --names Ana", "Give 2 names, one a seat and parted by commas, not 1."),
        ("darkrock --seats you,you --names Ana,ana", "Two players cannot have the same name."),
        (f"darkrock --seats you,you --names Ana,{LONG}", "A name has 1 to 24 signs;"),
        ("darkrock --seats you,you --names Ana,7", "“7” cannot be a name: numbers are answers."),
        ("darkrock --seats you,you --names Ana,B\x07", "A name cannot have control characters in it."),
        ("darkrock --option long=true", "There is no option 'long'; this game has long_game, therion,"),
        (
            "darkrock --option long_game=maybe",
            "Option long_game is a switch: say true or false, not 'maybe'.",
        ),
        ("darkrock --option long_game", "Write an option as name=value, not “long_game”."),
        (
            "darkrock --option long_game=true --option long_game=false",
            "The option long_game was given more than once.",
        ),
        ("darkrock --seed -1", "A seed is a whole number from 0 to 281474976710655."),
        ("darkrock --seed soon", "unable to convert"),
        ("darkrock --fly", "Unknown option: --fly."),
        (
            "darkrock --journal /proc/nowhere/x",
            "/proc/nowhere/x cannot be written: No such file or directory.",
        ),
        ("darkrock --journal /proc", "/proc is a folder, not a journal."),
    ],
)
def test_what_cannot_be_is_one_sentence(words: str, sentence: str) -> None:
    """On the error stream, with exit code 2."""
    run = command("terminal", *words.split(" "), typed="1\n")
    assert sentence in run.err
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert len(run.err) < 400


def test_the_exit_code_is_that_of_the_process() -> None:
    """2, with the sentence on the error stream."""
    run = program("terminal", "chess")
    assert (run.returncode, run.stdout) == (2, b"")
    there_are = "there are darkrock, dark_matter, dark_venture."
    assert run.stderr.decode() == f"There is no game called 'chess'; {there_are}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seats you,steady,random", "holds a game for 2 seats"),
        ("--seats you,steady --option long_game=true", "holds a game with other options"),
        ("--seats you,steady --seed 8", "holds a game with another seed"),
    ],
)
def test_a_kept_game_of_another_kind_is_left_alone(tmp_path: Path, words: str, sentence: str) -> None:
    """The file stays as it was."""
    path = tmp_path / "kept.journal"
    evening("4\n", path=path)
    before = path.read_bytes()
    run = command("terminal", *words.split(), "--journal", str(path), typed="1\n")
    assert run.code == 2
    assert sentence in run.err
    assert path.read_bytes() == before


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on() -> None:
    """Whatever is piped in."""
    run = program(
        "terminal", "--seats", "you,steady", "--seed", "7",
        typed=b"\xff\xfe\x00\nassign crew m8\n" + b"y" * 1_000_000 + b"\nassign crew m10\n",
    )  # fmt: skip
    text = run.stdout.decode()
    assert (run.returncode, run.stderr) == (0, b"")
    assert "Red places a crewmember on mine 8." in text
    assert "Red places a crewmember on mine 10." in text
    assert len(text) < 20_000
