"""docs/terminal.md says what is true."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

from gloaming.terminal import speech
from gloaming.terminal.match import Match
from gloaming.terminal.objects import Objects
from gloaming.terminal.wish import wish
from terminal.sitting import ROOT, command, evening

PAGE = (ROOT / "docs" / "terminal.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_every_option_of_the_page_exists() -> None:
    """And every one of `terminal` stands on it."""
    known = set(re.findall(r"--[a-z][a-z-]+", command("terminal", "--help").out))
    every = known | set(re.findall(r"--[a-z][a-z-]+", command("simulate", "--help").out))
    every |= set(re.findall(r"--[a-z][a-z-]+", command("replay", "--help").out))
    named = set(re.findall(r"--[a-z][a-z-]+", PAGE))
    assert named <= every
    assert {option for option in known if not option.startswith("--no-")} - named <= {
        "--game",
        "--empty-option",
    }


def test_every_word_that_may_be_typed_stands_on_the_page() -> None:
    """`why`, `undo` and the others."""
    assert all(f"`{word}" in PAGE for word in speech.COMMANDS)


def test_two_numbers_and_a_whole_saying_as_on_the_page() -> None:
    """Both examples are open at the beginning of a game."""
    for typed in ("23 2", "assign crew leader, take 1"):
        assert f"`{typed}`" in PAGE
        assert "Red places a crewmember on Leader." in evening(f"{typed}\n")


def test_the_objects_are_as_on_the_page() -> None:
    """A question has these fields, and each answer is understood."""
    asked = json.loads(BLOCKS[0])
    answers = BLOCKS[1].strip()
    target = io.BytesIO()
    match = Match(wish("darkrock", "you,steady", seed=3))
    Objects(match, io.BytesIO(answers.encode()), target).spend()
    match.close()
    lines = [json.loads(line) for line in target.getvalue().splitlines()]
    first = next(line for line in lines if line["is"] == "question")
    assert set(first) == set(asked)
    assert set(asked["offers"][0]) <= set(first["offers"][0])
    assert (first["title"], first["number"]) == (asked["title"], asked["number"])
    assert first["offers"][3]["notation"] == asked["offers"][0]["notation"]
    assert not [line for line in lines if line["is"] == "refused"]
    assert [line["is"] for line in lines][-1] == "left"
    assert all(f"`{kind}`" in PAGE for kind in {line["is"] for line in lines} | {"over", "throw", "refused"})


def test_readme_and_guide_call_it_as_it_is() -> None:
    """The lines that start it, there and here."""
    for page in (ROOT / "README.md", ROOT / "docs" / "add-a-game.md", ROOT / "docs" / "terminal.md"):
        text = Path(page).read_text("utf-8")
        assert re.search(r"play\.py terminal \w+ --seats you,\w+,random", text)
