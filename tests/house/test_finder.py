"""The finder chooses between the plain rules and the compiled ones."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import gloaming
from gloaming import _finder

SUFFIX = EXTENSION_SUFFIXES[0]
PROBE = "import gloaming, gloaming.core.dice as dice; print(gloaming.compiled(), dice.__file__)"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small copy of the package: the door, the finder, one rules file with a broken extension beside it."""
    package = tmp_path / "src" / "gloaming"
    (package / "core").mkdir(parents=True)
    shutil.copy(_finder.__file__, package)
    (package / "__init__.py").write_text("from gloaming._finder import compiled, install\ninstall()\n")
    (package / "core" / "__init__.py").touch()
    (package / "core" / "dice.py").write_text("SIDES = 6\n")
    (package / "core" / f"dice{SUFFIX}").write_bytes(b"no extension at all")
    return tmp_path


def probe(house: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Import the small package in a fresh Python and tell which file it took."""
    unset = ("GLOAMING_PURE", "GLOAMING_COMPILED", "GLOAMING_TOLD")
    env = {name: value for name, value in os.environ.items() if name not in unset}
    env |= {"PYTHONPATH": str(house / "src"), **changes}
    return subprocess.run([sys.executable, "-c", PROBE], env=env, capture_output=True, text=True, check=True)


def lay_compiled(house: Path, tree: Path, library: bytes | None = None) -> None:
    """Put a compiled tree in a folder: the note of its sources and, if given, its library."""
    source = house / "src" / "gloaming" / "core" / "dice.py"
    (tree / "gloaming").mkdir(parents=True, exist_ok=True)
    note = f"{hashlib.sha256(source.read_bytes()).hexdigest()}  gloaming/core/dice.py\n"
    (tree / "gloaming" / "compiled_from.txt").write_text(note)
    if library is not None:
        (tree / f"gloaming__mypyc{SUFFIX}").write_bytes(library)


def took_the_source(house: Path, answer: subprocess.CompletedProcess[str]) -> bool:
    """Whether the `.py` was loaded."""
    return answer.stdout == f"False {house / 'src' / 'gloaming' / 'core' / 'dice.py'}\n"


@pytest.mark.parametrize("changes", [{"GLOAMING_PURE": "1"}, {}])
def test_the_source_is_taken_although_an_extension_lies_beside(house: Path, changes: dict[str, str]) -> None:
    """An extension that no note vouches for is never loaded, and a wish for the plain form is silent."""
    answer = probe(house, **changes)
    assert took_the_source(house, answer)
    assert answer.stderr == ""


def test_pure_is_pure_although_a_sound_tree_is_there(house: Path) -> None:
    """GLOAMING_PURE=1 does not even look at the compiled tree."""
    lay_compiled(house, house / "src", library=b"broken")
    answer = probe(house, GLOAMING_PURE="1")
    assert took_the_source(house, answer)
    assert answer.stderr == ""


@pytest.mark.parametrize("library", [None, b"broken"])
def test_a_missing_or_broken_library_gives_a_word_and_the_plain_form(
    house: Path, library: bytes | None
) -> None:
    """The import goes on with the `.py` files and says how to mend it, in one line."""
    lay_compiled(house, house / "build" / "compiled", library)
    answer = probe(house)
    assert took_the_source(house, answer)
    assert answer.stderr.count("\n") == 1
    assert "could not be loaded" in answer.stderr
    assert "play.py setup" in answer.stderr


def test_a_tree_older_than_its_sources_is_left_alone(house: Path) -> None:
    """A byte changed in a rules file is enough."""
    lay_compiled(house, house / "elsewhere", library=b"broken")
    (house / "src" / "gloaming" / "core" / "dice.py").write_text("SIDES = 8\n")
    answer = probe(house, GLOAMING_COMPILED=str(house / "elsewhere"))
    assert took_the_source(house, answer)
    assert "older than their sources" in answer.stderr


def test_the_word_is_said_once_for_a_program_and_its_workers(house: Path) -> None:
    """A process that inherits the word does not repeat it."""
    lay_compiled(house, house / "build" / "compiled")
    assert probe(house).stderr != ""
    assert probe(house, GLOAMING_TOLD="1").stderr == ""


def test_rules_come_from_the_tree_and_all_else_from_source(house: Path) -> None:
    """The finder names the extension for what the tree holds, and the `.py` for what it lacks."""
    tree = house / "build" / "compiled"
    (tree / "gloaming" / "core").mkdir(parents=True)
    (tree / "gloaming" / "core" / f"dice{SUFFIX}").touch()
    (house / "src" / "gloaming" / "core" / "game.py").touch()
    path = [str(house / "src" / "gloaming" / "core")]
    finder = _finder.Finder(tree)
    dice, game = (finder.find_spec(f"gloaming.core.{name}", path) for name in ("dice", "game"))
    assert dice is not None
    assert dice.origin == str(tree / "gloaming" / "core" / f"dice{SUFFIX}")
    assert game is not None
    assert game.origin == str(house / "src" / "gloaming" / "core" / "game.py")
    assert finder.find_spec("json", None) is None


def test_the_rules_in_use_are_all_of_one_form() -> None:
    """Every rules module that is loaded is an extension if the rules are compiled, and none is otherwise."""
    from gloaming.core import dice, playout, state
    from gloaming.games.darkrock import actions, names
    from gloaming.games.darkrock.steps import assign

    files = [str(module.__file__) for module in (dice, playout, state, actions, names, assign)]
    assert {file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files} == {gloaming.compiled()}
