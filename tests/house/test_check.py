"""check.py: what it runs in which form, what it leaves out, and how it fails."""

from __future__ import annotations

import os
import shutil
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

import check
import play

Stages = list[tuple[str, list[str], dict[str, str]]]


@pytest.fixture
def stages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Stages:
    """What check.py would run in a project with four rooms of tests, on a machine that has everything."""
    for room in ("browser", "core", "games/one", "server"):
        (tmp_path / room).mkdir(parents=True)
        (tmp_path / room / "test_it.py").touch()
    ran: Stages = []
    monkeypatch.setattr(check, "TESTS", tmp_path)
    monkeypatch.setattr(check, "lacking", dict)
    monkeypatch.setattr(
        check, "run", lambda what, command, changes=None: ran.append((what, command, changes or {}))
    )

    def beside(what: str, command: list[str]) -> nullcontext[None]:
        ran.append((what, command, {}))
        return nullcontext()

    monkeypatch.setattr(check, "beside", beside)
    monkeypatch.setattr(play, "compile_rules", lambda: True)
    return ran


def rooms_tested(stages: Stages) -> list[tuple[set[str], bool]]:
    """For each run of pytest the rooms it takes and whether the rules are compiled."""
    runs = [(command, changes) for _, command, changes in stages if "pytest" in command]
    return [
        ({Path(word).name for word in command if Path(word).is_dir()}, changes == check.COMPILED)
        for command, changes in runs
    ]


def test_rules_are_tested_in_both_forms_and_the_rest_once(stages: Stages) -> None:
    """Style, types and contracts come first, then the two forms, then the other rooms with compiled rules."""
    assert check.check_all(complete=True, long=False) == []
    assert [what for what, _, _ in stages][:4] == [
        "ruff check",
        "ruff format",
        "import contracts",
        "mypy --strict",
    ]
    rules = {"core", "games"}
    tested = [(rules, False), (rules, True), ({"server"}, True), ({"browser"}, True)]
    assert rooms_tested(stages) == tested


def test_without_a_compiler_the_plain_form_is_tested_and_the_other_named(
    stages: Stages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left out is said; nothing runs with compiled rules."""
    monkeypatch.setattr(play, "compile_rules", lambda: False)
    left_out = check.check_all(complete=False, long=False)
    assert len(left_out) == 1
    assert left_out[0].startswith("the compiled rules:")
    assert [compiled for _, compiled in rooms_tested(stages)] == [False, False, False]


def test_without_chromium_the_browser_is_left_out_and_named(
    stages: Stages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence tells what to install."""
    monkeypatch.setattr(check, "lacking", lambda: {"browser": "install it with: apt install chromium"})
    assert check.check_all(complete=False, long=False) == [
        "tests/browser: install it with: apt install chromium"
    ]
    assert rooms_tested(stages)[-1] == ({"server"}, True)


@pytest.mark.parametrize("lacks", ["compiler", "chromium"])
def test_all_leaves_nothing_out_and_fails_instead(
    stages: Stages, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    """No test has run when --all finds that something is missing."""
    monkeypatch.setattr(play, "compile_rules", lambda: lacks != "compiler")
    if lacks == "chromium":
        monkeypatch.setattr(check, "lacking", lambda: {"browser": "there is no chromium"})
    with pytest.raises(check.Failed):
        check.check_all(complete=True, long=False)
    assert rooms_tested(stages) == []


def test_long_asks_the_tests_for_their_long_runs(stages: Stages, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests read it from the environment."""
    monkeypatch.setenv("GLOAMING_LONG", "0")
    check.check_all(complete=False, long=True)
    assert os.environ["GLOAMING_LONG"] == "1"


def test_a_failed_stage_shows_its_output_and_stops(capsys: pytest.CaptureFixture[str]) -> None:
    """The one line is followed by all that the stage said."""
    with pytest.raises(check.Failed, match="a stage"):
        check.run("a stage", [sys.executable, "-c", "print('first'); print('last'); raise SystemExit(3)"])
    said = capsys.readouterr().out
    assert said.startswith("a stage ...")
    assert said.endswith("s: last\nfirst\nlast\n\n")


def test_a_stage_runs_beside_another(capsys: pytest.CaptureFixture[str]) -> None:
    """Its line comes when both are done; what it says when it fails, too."""
    with check.beside("types", [sys.executable, "-c", "print('first'); print('last')"]):
        print("compiled")
    assert capsys.readouterr().out == "compiled\ntypes: last\n"
    with (
        pytest.raises(check.Failed, match="Failed: types"),
        check.beside("types", [sys.executable, "-c", "print('wrong'); raise SystemExit(1)"]),
    ):
        pass
    assert capsys.readouterr().out == "types: wrong\nwrong\n\n"


def test_a_stage_ends_with_what_it_runs_beside() -> None:
    """Nothing is left running when the other stage went wrong."""
    began = time.monotonic()
    with (
        pytest.raises(play.Trouble),
        check.beside("types", [sys.executable, "-c", "import time; time.sleep(600)"]),
    ):
        raise play.Trouble("no compiler")
    assert time.monotonic() - began < 300


def test_what_is_missing_comes_with_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no program is found, the browser's and the database's rooms are named."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter(()))
    found = check.lacking()
    assert "apt install chromium" in found["browser"]
    assert "apt install postgresql" in found["postgres"]


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is installed or run for it."""
    assert check.main(["--fast"]) == 2
    assert capsys.readouterr().err == "check.py knows --all and --long, not --fast.\n"
