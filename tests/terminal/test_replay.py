"""`gloaming replay`: the story of a journal, and one sentence for each flaw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.core import journal
from terminal.sitting import command, evening


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A journal of a few records, with an undo."""
    path = tmp_path / "kept.journal"
    evening("4\nundo\n5\n1\nquit\n", "you,steady", path, names="Ana,Ben")
    return path


def told(path: Path, *words: str) -> str:
    """The story of a journal."""
    run = command("replay", str(path), *words)
    assert (run.code, run.err) == (0, "")
    return run.out


def refused(path: Path, *words: str) -> str:
    """The sentence with which a journal is refused, after its name."""
    run = command("replay", str(path), *words)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    return run.err.strip().removeprefix(f"{path}: ")


def test_the_story_has_numbers_and_ends_at_the_table(kept: Path) -> None:
    """What was taken back is told as such; the last table and question stand below."""
    text = told(kept)
    assert "    4  Ana takes back: Ana places a crewmember on mine 8." in text
    assert "    5  Ana places a crewmember on mine 10." in text
    assert "\n    2  " not in text
    assert "Round 1, phase 2 of 5: Assign." in text
    assert text.rstrip().endswith("ANA PLACES A PIECE.")


def test_it_stops_at_a_record(kept: Path) -> None:
    """The table as it stood when so many records had been made."""
    text = told(kept, "--to", "3")
    assert "    2  Ana places a crewmember on mine 8." in text
    assert "\n    3  " not in text
    assert text.rstrip().endswith("BEN PLACES A PIECE.")
    assert refused(kept, "--to", "900").endswith("records: --to takes 0 to 9.")
    assert "records: --to takes" in refused(kept, "--to", "-1")
    assert "unable to convert" in refused(kept, "--to", "soon")


def test_it_is_read_from_a_seat(kept: Path) -> None:
    """By the seat's name or the player's."""
    assert "\nYou: $2." in told(kept, "--seat", "red")
    assert "\nYou: $2." in told(kept, "--seat", "Ben")
    assert refused(kept, "--seat", "pink") == "There is no seat 'pink' in this game: there are red, blue."


def flawed(kept: Path, old: str, new: str) -> Path:
    """A copy in which something was changed and signed anew."""
    path = kept.with_name("flawed.journal")
    text = kept.read_text("utf-8")
    assert old in text
    body = text.rpartition("end: ")[0].replace(old, new, 1)
    records = body.partition("---\n")[2].count("\n")
    path.write_text(f"{body}end: {records} {journal._digest(body)}\n", "utf-8")
    return path


def test_a_journal_cut_off(kept: Path) -> None:
    """In its header, between records, in a record."""
    whole = kept.read_text("utf-8")
    for keep, sentence in (
        (whole.index("seats"), r"The journal was cut off in its header, after line \d+\."),
        (whole.index("end: "), r"The journal was cut off after line \d+\."),
        (whole.index("end: ") - 5, r"The journal was cut off after line \d+\."),
        (0, r"The journal is empty\."),
    ):
        kept.write_text(whole[:keep], "utf-8")
        assert re.fullmatch(sentence, refused(kept))


def test_a_journal_changed_by_hand(kept: Path) -> None:
    """The line of the seal is named."""
    text = kept.read_text("utf-8")
    kept.write_text(text.replace("assign crew m8", "assign crew m6"), "utf-8")
    last = len(text.splitlines())
    assert (
        refused(kept)
        == f"Line {last}: The journal was changed by hand after it was written (digest differs)."
    )


def test_a_record_that_cannot_be_played(kept: Path) -> None:
    """The line, the record, and why."""
    path = flawed(kept, "red: assign crew m8", "red: assign captain m8")
    line = path.read_text("utf-8").splitlines().index("red: assign captain m8") + 1
    assert refused(path) == (
        f"Line {line}: Record 2 (assign captain m8) does not replay: "
        "You have no Captain yet; Recruit hires one for $5."
    )
    assert "    1  " in told(path, "--to", "2")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "darkrock"', 'game = "chess"', "There is no game called 'chess'; there are darkrock,"),
        ("rules = 1", "rules = 9", "This is a game under rules version 9; this program plays Darkrock"),
        ("long_game = false", "long_game = 3", "Option long_game is a switch"),
        ("red: ", "pink: ", "There is no seat 'pink'"),
        ("seed = 7", "seed = 7\nfoo = 1", "The header has an unknown key 'foo'."),
    ],
)
def test_a_journal_of_something_else(kept: Path, old: str, new: str, sentence: str) -> None:
    """Unknown games, versions, options, seats and keys."""
    assert sentence in refused(flawed(kept, old, new))


def test_the_line_of_the_header_is_named(kept: Path) -> None:
    """Where the game and its version stand."""
    assert refused(flawed(kept, "rules = 1", "rules = 9")).startswith("Line 3: ")
    assert refused(flawed(kept, '"darkrock"', '"chess"')).startswith("Line 2: ")


def test_a_file_that_is_no_journal(tmp_path: Path) -> None:
    """Missing, a folder, other text, other bytes, far too long."""
    path = tmp_path / "x"
    assert "cannot be read: No such file or directory." in refused(path)
    assert "is a folder, not a journal." in refused(tmp_path)
    for body, sentence in (
        (b"hello\n", "Line 1: This is not a Gloaming journal: it does not begin with 'gloaming = '."),
        (b"\xff\xfe\x00", "This is not a Gloaming journal: it is not text in UTF-8."),
        (b"x" * (9 << 20), "The journal is larger than 8 MB."),
    ):
        path.write_bytes(body)
        assert refused(path) == sentence


def test_an_end_can_be_told_too(tmp_path: Path) -> None:
    """A finished game ends with its result."""
    path = tmp_path / "over.journal"
    evening("", "random,random", path)
    assert "The game is over.\n1. " in told(path)
