"""JSON, one object a line: a program plays, reads and is refused."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from gloaming.core import journal
from gloaming.terminal.match import Match
from gloaming.terminal.objects import LINE_LIMIT, Objects
from gloaming.terminal.wish import wish
from terminal.sitting import program

Line = dict[str, object]


class Program(io.BytesIO):
    """An input that reads what is written and answers with one of the offers."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = random.Random(seed)
        self.heard = io.BytesIO()

    def readline(self, size: int | None = -1, /) -> bytes:
        """Some action of the last question, after those said already."""
        asked = json.loads(self.heard.getvalue().splitlines()[-1])
        action = self.luck.choice(asked["offers"])["action"]
        return json.dumps({"actions": [*asked["said"], action]}).encode() + b"\n"


def spoken(
    typed: str, seats: str = "you,steady", path: Path | None = None, real_dice: bool = False
) -> list[Line]:
    """What is written after these lines."""
    target = io.BytesIO()
    match = Match(wish("darkrock", seats, seed=3, real_dice=real_dice), path)
    Objects(match, io.BytesIO(typed.encode("utf-8", "surrogateescape")), target).spend()
    match.close()
    return [json.loads(line) for line in target.getvalue().splitlines()]


def of_kind(lines: list[Line], kind: str) -> list[Line]:
    """The lines of one kind."""
    return [line for line in lines if line["is"] == kind]


def test_a_program_plays_a_whole_game() -> None:
    """By actions, half sayings included; the end has scores and winners."""
    match, source = Match(wish("darkrock", "you,steady,you", seed=3)), Program(1)
    Objects(match, source, source.heard).spend()
    match.close()
    lines = [json.loads(line) for line in source.heard.getvalue().splitlines()]
    assert lines[0]["is"] == "table"
    assert {line["seat"] for line in of_kind(lines, "question")} == {0, 2}
    assert any(line["said"] for line in of_kind(lines, "question"))
    assert not of_kind(lines, "refused")
    end = lines[-1]
    assert (end["is"], len(end["scores"]), len(end["winners"])) == ("over", 3, 1)


def test_a_question_has_all_that_a_player_needs() -> None:
    """Who is asked, the view, each offer with its number, notation and sentence; names filled in."""
    (asked,) = of_kind(spoken(""), "question")
    assert (asked["seat"], asked["player"], asked["number"]) == (0, "Red", 2)
    assert asked["title"] == "Red, where does your next piece go?"
    assert isinstance(asked["view"], dict)
    assert asked["view"]["me"] == 0
    assert isinstance(asked["offers"], list)
    assert asked["offers"][3]["notation"] == "assign crew m8"
    assert asked["offers"][3]["sentence"] == "Send a crewmember to mine 8"


def test_sayings_undo_and_leaving() -> None:
    """A saying in notation stands; undo takes it back; quit and the end of the input leave."""
    typed = '{"saying": "assign crew m8"}\n{"undo": true}\n{"quit": true}\n{"saying": "assign crew m6"}\n'
    lines = spoken(typed)
    told = [entry["sentences"] for line in of_kind(lines, "story") for entry in line["entries"]]  # type: ignore[attr-defined]
    assert ["Red places a crewmember on mine 8."] in told
    assert ["Red takes back: Red places a crewmember on mine 8."] in told
    assert lines[-1] == {"is": "left", "number": 5, "kept": ""}


def test_refusals_name_their_rule() -> None:
    """A closed action, a closed part, half a saying in notation, an action that does not exist."""
    typed = '{"actions": [30]}\n{"actions": [22, 3]}\n{"saying": "assign crew leader"}\n{"actions": [9999]}\n'
    closed, part, half, stranger = of_kind(spoken(typed + '{"actions": []}\n'), "refused")[:4]
    assert (closed["rule"], closed["sentence"]) == (
        "DR-ASG-09",
        "You have no Captain yet; Recruit hires one for $5.",
    )
    assert str(part["rule"]).startswith("DR-")
    assert half["sentence"] == "“assign crew leader” is not whole yet."
    assert stranger["sentence"] == "This part of the saying is not open."


def test_why_asks_for_the_rule_without_trying() -> None:
    """Closed actions have a rule; open ones say so."""
    closed, is_open = of_kind(spoken('{"why": 30}\n{"why": 3}\n'), "reason")
    assert closed["rule"] == "DR-ASG-09"
    assert is_open["sentence"] == "Nothing forbids action 3 here."


BAD_LINES = (
    "", "no json", "[]", "{}", '{"actions": "3"}', '{"actions": [3], "undo": true}', '{"undo": false}',
    '{"fly": 1}', '{"actions": [1.5]}', '{"saying": 3}', "\udcff", "[" * 5000,
    '{"saying": "' + "x" * LINE_LIMIT + '"}', "y" * (3 * LINE_LIMIT),
)  # fmt: skip


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_line_that_is_no_answer_is_refused_and_the_question_stays(line: str) -> None:
    """One refusal for each such line, whatever it is; the next good line is taken."""
    lines = spoken(line + '\n{"saying": "assign crew m8"}\n')
    (refused,) = of_kind(lines, "refused")
    assert isinstance(refused["sentence"], str)
    assert len(refused["sentence"]) < 200
    assert len(of_kind(lines, "question")) == 2


def test_the_process_writes_objects_only() -> None:
    """One a line, whatever comes in; exit code 0 at the end of the input."""
    run = program("terminal", "--seats", "you,steady", "--json", typed=b"\xff\n")
    assert [json.loads(line)["is"] for line in run.stdout.splitlines()] == [
        "table", "story", "question", "refused", "left",
    ]  # fmt: skip
    assert (run.returncode, run.stderr) == (0, b"")


def test_real_dice_are_said() -> None:
    """The outcomes are listed; a saying throws."""
    lines = spoken(
        '{"saying": "leader blue"}\n{"actions": [3]}\n{"saying": "roll 3 5"}\n', "you,you", real_dice=True
    )
    first, second = of_kind(lines, "throw")
    assert (first["outcomes"], second["all"]) == (["leader red", "leader blue"], 36)
    (refused,) = of_kind(lines, "refused")
    assert refused["sentence"] == "Say what the dice show as a saying."
    assert of_kind(lines, "question")[0]["player"] == "Blue"


def test_the_game_is_kept(tmp_path: Path) -> None:
    """With a file nothing that was accepted is lost."""
    path = tmp_path / "kept.journal"
    assert spoken('{"actions": [3]}\n', path=path)[-1]["kept"] == str(path)
    assert (
        journal.line_of(journal.read(path.read_text("utf-8")).records[2], ("red",)) == "red: assign crew m8"
    )
