"""setup.py: what is compiled, and what happens where it cannot be; the lock files."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import setuptools

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "gloaming"


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    """The files that setup.py has compiled."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(setuptools, "setup", lambda **kwargs: None)
    return {ROOT / name for name in runpy.run_path("setup.py")["rules_files"]()}


def test_a_file_says_that_it_is_compiled_if_and_only_if_it_is(rules: set[Path]) -> None:
    """Whoever edits a rules file reads at its top that the compiler's idioms hold there."""
    written = {path for path in rules if path.name == "rule_numbers.py"}  # these are written by a command
    rooms = (PACKAGE / "core", PACKAGE / "games", PACKAGE / "bots")
    sources = [path for room in rooms for path in room.rglob("*.py")]
    says = {path for path in sources if re.match(r'""".*?\bCompiled[.,].*?"""', path.read_text(), re.DOTALL)}
    assert says == rules - written


def test_the_grammar_and_the_rules_of_every_game_are_compiled(rules: set[Path]) -> None:
    """No game forgets its state, its vocabulary or its steps."""
    games = [path.parent for path in (PACKAGE / "games").glob("*/rules.toml")]
    expected = {PACKAGE / "core" / name for name in ("state.py", "dice.py", "playout.py")}
    expected |= {game / name for game in games for name in ("state.py", "actions.py", "names.py")}
    expected |= {path for game in games for path in game.glob("steps/*.py") if path.name != "__init__.py"}
    assert games
    assert expected <= rules


def test_where_the_compiler_fails_the_plain_form_is_installed_with_a_word(tmp_path: Path) -> None:
    """The build succeeds, leaves no extension that could not load, and says so in one line."""
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    core = tmp_path / "src" / "gloaming" / "core"
    core.mkdir(parents=True)
    (core / "dice.py").write_text('"""A die.  Compiled."""\n\n\ndef sides() -> int:\n    return 6\n')
    (core / "coin.py").write_text('"""A coin.  Compiled."""\n\n\ndef sides() -> int:\n    return 2\n')
    for folder in (core, core.parent):
        (folder / "__init__.py").write_text('__version__ = "0"\n')
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "made"]
    env = os.environ | {"CC": shutil.which("false") or "false", "GLOAMING_PURE": "0"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "The rules could not be compiled; they are installed in their plain form, slower.\n" in done.stderr
    assert not [path for path in (tmp_path / "made").rglob("*") if path.is_file()]


def pins(part: str) -> dict[str, str]:
    """What a lock file pins, with every pin's text of hashes checked to be there."""
    entries = re.split(r"\n(?=\w)", (ROOT / "locks" / f"{part}.txt").read_text())
    found = {}
    for entry in entries:
        pinned = re.match(r"([\w-]+)==(\S+)", entry)
        if pinned:
            assert "--hash=sha256:" in entry, entry
            found[pinned[1]] = pinned[2]
    return found


def test_the_locks_pin_everything_that_is_asked_for() -> None:
    """Run time, build and tests are pinned with hashes, and both locks agree."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    run, test = pins("run"), pins("test")
    needs = asked["project"]["dependencies"] + asked["build-system"]["requires"]
    names = {re.split(r"[<>=;]", need)[0].replace("_", "-") for need in needs}
    tools = {re.split(r"[<>=;]", need)[0] for need in asked["project"]["optional-dependencies"]["test"]}
    assert names <= set(run)
    assert tools <= set(test)
    assert run.items() <= test.items()
