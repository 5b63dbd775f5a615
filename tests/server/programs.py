"""The program as people start it, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


def command(folder: Path, *words: str) -> list[str]:
    """What starts a server on a free port, with its tables in that folder."""
    port = () if "--port" in words else ("--port", "0")
    return [sys.executable, "-m", "gloaming", "serve", *port, "--data", str(folder), *words]


def environment(**more: str) -> dict[str, str]:
    """Ours, with the games of the tests in reach; no pauses, no limits, and whatever else is given."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    return {**os.environ, "PYTHONPATH": paths, "GLOAMING_PACE": "0", "GLOAMING_RATE": "0", **more}


@contextmanager
def started(folder: Path, *words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that says it is open, and its address; killed at last if it still runs."""
    process = subprocess.Popen(
        command(folder, *words), env=environment(**more), stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "http://" in line, line
        address = line[line.index("http://") :].split("/ ")[0]
        yield process, address
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def refused(folder: Path, *words: str, **more: str) -> tuple[int, str]:
    """The exit code and the words of a server that does not start."""
    done = subprocess.run(
        command(folder, *words),
        env=environment(**more),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stderr
