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
    """What starts a server, with its tables in that folder; on a free port and without a browser, unless the
    words say otherwise."""
    program = () if "play" in words else ("serve",)
    port = () if "--port" in words else ("--port", "0")
    return [sys.executable, "-m", "gloaming", *program, *words, *port, "--data", str(folder)]


def environment(**more: str) -> dict[str, str]:
    """Ours, with the games of the tests in reach; no pauses, no limits, and whatever else is given."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    return {**os.environ, "PYTHONPATH": paths, "GLOAMING_PACE": "0", "GLOAMING_RATE": "0", **more}


class Program:
    """A server that runs: its process, what it said before it was open, and its address."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.said: list[str] = []
        self.address = ""
        for line in process.stdout:
            self.said.append(line.strip())
            if "http://" in line:
                self.address = line[line.index("http://") :].split("/ ")[0]
                break


@contextmanager
def running(folder: Path, *words: str, **more: str) -> Iterator[Program]:
    """A server that says it is open; killed at last if it still runs."""
    process = subprocess.Popen(
        command(folder, *words), env=environment(**more), stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        program = Program(process)
        assert program.address, program.said
        yield program
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def started(folder: Path, *words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and the address of a server that is open."""
    with running(folder, *words, **more) as program:
        yield program.process, program.address


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
