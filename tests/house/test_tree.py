"""What the project's files are like: sizes, names, and no word about the machine they were written on."""

from __future__ import annotations

import ast
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [*sorted((ROOT / "src").rglob("*.py")), ROOT / "play.py", ROOT / "check.py", ROOT / "setup.py"]
LONGEST_FILE, LONGEST_FUNCTION = 400, 45
EMPTY_NAMES = re.compile("(Manager|Handler|Helper|Util|Utils|Context|Data|Info)$")
PLACES = (
    "/wo" + "rk/",
    "/ro" + "ot/",
    "/ho" + "me/",
    "/tmp/d" + "ev",
    "/opt/py" + "pi",
    "pypi" + ".org",
    "python" + "hosted",
)


def tracked() -> list[Path]:
    """The files that belong to the project."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_machine_or_a_registry() -> None:
    """The project speaks of itself alone: no folders of one computer, no hosts that packages came from."""
    texts = {path: path.read_bytes().decode("utf-8", "replace") for path in tracked()}
    found = [
        f"{path.relative_to(ROOT)}: {place}"
        for path, text in texts.items()
        for place in PLACES
        if place in text
    ]
    assert texts
    assert found == []


def test_no_built_thing_is_tracked() -> None:
    """Extensions, environments and builds stay out of the repository."""
    built = re.compile(r"\.(so|pyd|pyc|egg-info)$|^(build|\.venv)/")
    assert [path for path in tracked() if built.search(path.relative_to(ROOT).as_posix())] == []


def test_files_and_functions_are_short() -> None:
    """A file is under 400 lines, a function never above 45."""
    long = []
    for path in SOURCES:
        text = path.read_text()
        if text.count("\n") >= LONGEST_FILE:
            long.append(f"{path.relative_to(ROOT)}: {text.count(chr(10))} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    long.append(f"{path.relative_to(ROOT)}: {node.name}: {lines} lines")
    assert long == []


def test_classes_are_named_after_things_at_the_table() -> None:
    """No class ends in a word that says nothing."""
    classes = [
        node
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef)
    ]
    assert [node.name for node in classes if EMPTY_NAMES.search(node.name)] == []


def test_nothing_is_left_for_later() -> None:
    """No reminder and no unwritten function in what ships."""
    later = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|NotImplemented" + r"Error)\b")
    assert [str(path) for path in SOURCES if later.search(path.read_text())] == []


def test_the_continuous_integration_script_can_be_run() -> None:
    """It is executable and calls the one command with nothing left out."""
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "python3 check.py --all" in script.read_text()
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0
