"""play.py: what it installs when, and what it says when something is missing."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).parents[2]
ECHO = "import sys; print(*sys.argv[1:]); sys.exit(5)"
WAITING = """
import signal, sys, time

def end(*_):
    print("ended", flush=True)
    sys.exit(7)

signal.signal(signal.SIGINT, end)
signal.signal(signal.SIGTERM, end)
print("started", flush=True)
while True:
    time.sleep(0.05)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of what play.py needs to stand on, without an environment."""
    for name in ("play.py", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "src" / "gloaming").mkdir(parents=True)
    return tmp_path


def run(folder: Path, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the copy's play.py to its end."""
    command = [sys.executable, str(folder / "play.py"), *words]
    return subprocess.run(command, env=os.environ | changes, capture_output=True, text=True, check=False)


def furnish(folder: Path, program: str) -> None:
    """Give the copy an environment that is already complete, whose Python is a small program."""
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!{sys.executable}\n{program}\n")
    python.chmod(0o755)
    ask = "from play import *; print(environment_stamp('run'))"
    told = subprocess.run([sys.executable, "-c", ask], cwd=folder, capture_output=True, text=True, check=True)
    (folder / ".venv" / "run.stamp").write_text(told.stdout.strip())


def test_an_old_python_can_read_it_far_enough_to_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file parses as Python 3.8, and 3.8 is told what is needed."""
    ast.parse((ROOT / "play.py").read_text(), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 8, 20))
    assert play.main([]) == 1
    assert capsys.readouterr().out == "Python 3.11 or newer is needed; this is Python 3.8.\n"


def test_the_words_go_to_the_program_and_its_exit_code_comes_back(folder: Path) -> None:
    """Everything after play.py is handed on; without words it plays.  Nothing is installed twice."""
    furnish(folder, ECHO)
    spoken = run(folder, "replay", "a game.journal", "--to", "7")
    assert (spoken.returncode, spoken.stdout) == (5, "-P -m gloaming replay a game.journal --to 7\n")
    assert run(folder, CC="/nowhere/cc").stdout.splitlines()[-1] == "-P -m gloaming play"


def test_a_missing_compiler_is_named_once_and_play_goes_on(folder: Path) -> None:
    """One sentence with the line to type; the program runs with the plain rules."""
    furnish(folder, "print('playing')")
    spoken = run(folder, CC="/nowhere/cc")
    word = spoken.stderr.strip()
    assert word.startswith("The rules run in their plain form, slower: a C compiler is missing.")
    assert word.endswith("apt install gcc python3-dev")
    assert (spoken.stdout, spoken.returncode, word.count("\n")) == ("playing\n", 0, 0)
    assert run(folder, "setup", CC="/nowhere/cc").stdout.endswith(
        "Ready, with the rules in their plain form.\n"
    )


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A compiler without Python.h is not enough."""
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert "Python's headers are missing" in play.lacking_tools()


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_venv_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, missing: str
) -> None:
    """Debian ships Python without it: the sentence is the line to type, and there is no traceback."""
    for name in ("VENV", "PYTHON", "BUILD"):
        monkeypatch.setattr(play, name, tmp_path / name)
    monkeypatch.setattr(play, "find_spec", lambda name: None if name == missing else object())
    assert play.main([]) == 1
    assert capsys.readouterr().err == "Python's venv is missing.  Install it with: apt install python3-venv\n"


def test_without_a_network_the_first_start_ends_in_one_sentence(folder: Path) -> None:
    """pip cannot reach anything; its own words are kept in a file."""
    nobody = "http://127.0.0.1:9/"
    spoken = run(folder, PIP_CONFIG_FILE=os.devnull, PIP_INDEX_URL=nobody, PIP_FIND_LINKS="", PIP_RETRIES="0")
    assert spoken.returncode == 1
    steps, trouble = spoken.stderr.splitlines()[:-1], spoken.stderr.splitlines()[-1]
    assert trouble.startswith("The libraries could not be installed: is this computer online?")
    assert [step.partition(" ...")[0] for step in steps] == ["Making .venv", "Installing libraries"]
    assert "127.0.0.1" in (folder / "build" / "setup.log").read_text()


def test_a_folder_that_cannot_be_written_ends_in_one_sentence(folder: Path) -> None:
    """A file stands where a folder must be."""
    (folder / "build").write_text("in the way")
    spoken = run(folder)
    assert spoken.returncode == 1
    assert spoken.stderr == f"{folder / 'build'} cannot be used: File exists.\n"


@pytest.mark.parametrize(("send", "sent"), [(os.kill, signal.SIGTERM), (os.killpg, signal.SIGINT)])
def test_signals_reach_the_program_and_its_end_is_ours(
    folder: Path, send: Callable[[int, int], None], sent: signal.Signals
) -> None:
    """SIGTERM is handed on, Ctrl-C reaches both at once; the program ends in its own way, and quietly."""
    furnish(folder, WAITING)
    command = [sys.executable, str(folder / "play.py"), "replay"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "started\n"
        send(started.pid, sent)
        out, err = started.communicate()
    assert (out, err, started.returncode) == ("ended\n", "", 7)


def test_the_stamp_follows_bytes_names_and_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Any change of a file, or of its name, asks for a new build; a copy with the same bytes does not."""
    monkeypatch.setattr(play, "ROOT", tmp_path)
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("a = 1\n")
    two.write_text("a = 1\n")
    before = play.stamp_of([one])
    assert play.stamp_of([one]) == before
    assert play.stamp_of([two]) != before
    one.write_text("a = 2\n")
    assert play.stamp_of([one]) != before


def test_a_change_of_the_rules_or_of_the_lock_asks_for_a_new_build(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """The stamp of the rules covers core, games, advice and the lock, and no other room."""
    monkeypatch.setattr(play, "ROOT", folder)
    stamps = [play.rules_stamp()]
    for name in ("core/dice.py", "games/one/state.py", "bots/advice/one.py", "../../locks/run.txt"):
        file = folder / "src" / "gloaming" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("changed\n")
        stamps.append(play.rules_stamp())
    (folder / "src" / "gloaming" / "cli.py").write_text("changed\n")
    assert len(set(stamps)) == 5
    assert play.rules_stamp() == stamps[-1]


def test_the_compiled_tree_is_exchanged_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The new tree holds what this build made and nothing older; the stamp comes with it."""
    monkeypatch.setattr(play, "BUILD", tmp_path)
    monkeypatch.setattr(play, "COMPILED", tmp_path / "compiled")
    built = tmp_path / "lib"
    for name in (
        "gloaming__mypyc.so",
        "gloaming/core/dice.so",
        "gloaming/core/gone.so",
        "gloaming/compiled_from.txt",
    ):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text(name)
    (tmp_path / "compiled" / "gloaming").mkdir(parents=True)
    (tmp_path / "compiled" / "gloaming" / "old.so").touch()
    play.switch_to(built, ["0123  gloaming/core/dice.py"], "the stamp")
    found = {
        path.relative_to(tmp_path / "compiled").as_posix() for path in (tmp_path / "compiled").rglob("*.*")
    }
    assert found == {"gloaming__mypyc.so", "gloaming/core/dice.so", "gloaming/compiled_from.txt"}
    assert (tmp_path / "compiled" / "stamp").read_text() == "the stamp"
    assert not (tmp_path / "compiled.old").exists()
