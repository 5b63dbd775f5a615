"""Test Gloaming with one command: `python3 check.py`.

Style, import contracts and types first; then the tests: rules, table and bots with the plain and with the
compiled rules, everything else once, with the compiled ones.  What this machine cannot test is left out and
named; `--all` fails instead.  `--long` adds the runs of 10,000 games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import play

TOOLS = play.PYTHON.parent
TESTS = play.ROOT / "tests"
BOTH_FORMS = ("bots", "contract", "core", "games", "table")  # tested with plain and compiled rules
ALONE = ("browser",)  # Playwright keeps an event loop of its own running, beside which no other can start
PLAIN = {"GLOAMING_PURE": "1"}
FEWER = {"GLOAMING_FEWER": "1"}  # a part of the contract's cases, where the compiled rules are tried on all
COMPILED = {"GLOAMING_PURE": "0", "GLOAMING_COMPILED": str(play.COMPILED)}
ARE_COMPILED = "import sys, gloaming; sys.exit(not gloaming.compiled())"


class Failed(Exception):
    """A stage went wrong; its output has been shown."""


def main(words: list[str]) -> int:
    """Run every stage until one fails; the exit code tells whether all went well."""
    if sys.version_info < play.OLDEST:
        return play.main([])
    unknown = set(words) - {"--all", "--long"}
    if unknown:
        print(f"check.py knows --all and --long, not {' '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    began = time.monotonic()
    try:
        play.prepare("test")
        left_out = check_all(complete="--all" in words, long="--long" in words)
    except (play.Trouble, Failed) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print("".join(f"Left out: {sentence}\n" for sentence in left_out), end="")
    print(f"All is well, in {time.monotonic() - began:.0f} s.")
    return 0


def check_all(complete: bool, long: bool) -> list[str]:
    """Run the stages in order; the answer names what was left out and why."""
    left_out = [f"tests/{room}: {reason}" for room, reason in lacking().items() if (TESTS / room).is_dir()]
    if complete and left_out:
        raise Failed("\n".join(left_out))
    check_sources()
    if long:
        os.environ["GLOAMING_LONG"] = "1"
    if complete:
        os.environ["GLOAMING_NEED_COMPILED"] = "1"
    with beside(
        "mypy --strict", [str(TOOLS / "mypy"), "--strict"]
    ):  # it keeps one core busy, and so does mypyc
        is_compiled = play.compile_rules()
    if not is_compiled:
        left_out.append("the compiled rules: they could not be built here, for the reason told above")
    if complete and not is_compiled:
        raise Failed(left_out[-1])
    if is_compiled:
        run("the rules are compiled", [str(play.PYTHON), "-c", ARE_COMPILED], COMPILED)
    run_tests(is_compiled)
    return left_out


def check_sources() -> None:
    """Style, and who may import whom."""
    run("ruff check", [str(TOOLS / "ruff"), "check", "."])
    run("ruff format", [str(TOOLS / "ruff"), "format", "--check", "."])
    run("import contracts", [str(TOOLS / "lint-imports"), "--no-cache"], PLAIN)


def run_tests(is_compiled: bool) -> None:
    """Rules, table and bots in each form, the other tests once."""
    rooms = sorted(path.name for path in TESTS.iterdir() if any(path.rglob("test_*.py")))
    both = [room for room in rooms if room in BOTH_FORMS]
    once = [room for room in rooms if room not in (*BOTH_FORMS, *ALONE) and room not in lacking()]
    alone = [room for room in rooms if room in ALONE and room not in lacking()]
    pytest("tests of rules, table, bots: plain", both, PLAIN | FEWER if is_compiled else PLAIN)
    if is_compiled:
        pytest("tests of rules, table, bots: compiled", both, COMPILED)
    for part in (once, alone):
        if part:
            pytest(f"tests of {', '.join(part)}", part, COMPILED if is_compiled else PLAIN)


def pytest(what: str, rooms: list[str], changes: dict[str, str]) -> None:
    """Run the tests of some rooms on two cores, each with one half: neighbours share what they need."""
    words = ["-m", "pytest", "-q", "--no-header", "-n", "2", "--dist", "worksteal"]
    run(what, [str(play.PYTHON), *words, *(str(TESTS / room) for room in rooms)], changes)


def run(what: str, command: list[str], changes: dict[str, str] | None = None) -> None:
    """Run one stage: one line with its time and last word, and all of its output if it fails."""
    print(f"{what} ...", end="", flush=True)
    began = time.monotonic()
    process = begin(command, changes)
    said = process.communicate()[0]
    print(f" {time.monotonic() - began:.1f} s: ", end="")
    tell(what, said, process.returncode)


@contextmanager
def beside(what: str, command: list[str]) -> Iterator[None]:
    """Run one stage while something else is done; its line comes afterwards."""
    with begin(command) as process:
        try:
            yield
            said = process.communicate()[0]
        finally:
            process.kill()
    print(f"{what}: ", end="")
    tell(what, said, process.returncode)


def begin(command: list[str], changes: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """Start a stage, with these changes of the environment."""
    return subprocess.Popen(
        command,
        cwd=play.ROOT,
        env=os.environ | (changes or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def tell(what: str, said: str, code: int) -> None:
    """The last word of a stage that has ended; all of it, and Failed, if it went wrong."""
    print((said.strip().splitlines() or ["ok"])[-1].strip(), flush=True)
    if code:
        print(said, flush=True)
        raise Failed(f"Failed: {what}.")


def lacking() -> dict[str, str]:
    """The test folders that need a program this machine lacks, each with what to install."""
    reasons = {}
    if not (shutil.which("chromium") or shutil.which("chromium-browser")):
        reasons["browser"] = "there is no chromium; install it with: apt install chromium"
    if not (shutil.which("pg_ctl") or any(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))):
        reasons["postgres"] = "there is no PostgreSQL; install it with: apt install postgresql"
    return reasons


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
