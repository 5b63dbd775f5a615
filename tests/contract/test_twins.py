"""The plain and the compiled rules are the same game, action by action and dump by dump."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def told(form: dict[str, str]) -> list[str]:
    """What one form of the rules says, run in a process of its own."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, "-m", "contract.twin"],
        env={**os.environ, "PYTHONPATH": path, **form},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_both_forms_play_the_same_games() -> None:
    """The same seeds lead both forms through the same actions and positions, and to the same scores."""
    compiled, plain = told({"GLOAMING_PURE": "0"}), told({"GLOAMING_PURE": "1"})
    assert compiled[0] == "compiled", "the compiled rules are missing: `python3 play.py setup` makes them"
    assert plain[0] == "plain"
    for line, (one, other) in enumerate(zip(compiled[1:], plain[1:], strict=True), start=2):
        assert one == other, f"the forms part in line {line}"
    assert len(plain) > 5000
