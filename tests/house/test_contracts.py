"""The rooms of the house: who may import whom, and that a wrong import is really found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """The verdict of import-linter on the tree in a folder, by the contracts of pyproject.toml."""
    command = [sys.executable, "-c", LINT, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    env = os.environ | {"PYTHONPATH": str(source), "GLOAMING_PURE": "1"}
    return subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)


def test_nobody_imports_from_a_room_that_is_closed_to_him() -> None:
    """The contracts of pyproject.toml hold for the whole package."""
    verdict = lint(ROOT / "src")
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    assert " 0 broken" in verdict.stdout


@pytest.mark.parametrize(
    ("spy", "wish", "contract"),
    [
        ("core/spy.py", "import gloaming.games.darkrock", "core imports nothing of ours"),
        ("core/spy.py", "import gloaming", "core imports nothing of ours"),
        ("games/darkrock/spy.py", "import time", "core and games know no clock"),
        ("games/darkrock/spy.py", "import gloaming.games.spied", "a game never imports another game"),
        ("table/spy.py", "import gloaming.games.darkrock", "table imports core"),
        ("bots/spy.py", "import gloaming.games.darkrock.state", "only their advice imports games"),
        ("server/spy.py", "import gloaming.games.darkrock.view", "server never looks inside a game"),
        ("terminal/spy.py", "import gloaming.server", "terminal never looks inside a game"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, spy: str, wish: str, contract: str) -> None:
    """A file planted in a room is reported under the contract of that room."""
    shutil.copytree(ROOT / "src" / "gloaming", tmp_path / "gloaming")
    for room in ("games/spied", "server", "terminal"):
        (tmp_path / "gloaming" / room).mkdir(exist_ok=True)
        (tmp_path / "gloaming" / room / "__init__.py").touch()
    (tmp_path / "gloaming" / spy).write_text(wish + "\n")
    verdict = lint(tmp_path)
    assert verdict.returncode != 0
    assert any(contract in line and "BROKEN" in line for line in verdict.stdout.splitlines()), verdict.stdout
