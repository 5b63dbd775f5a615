"""A house of its own for the browser's tests: the real program, in a process of its own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUICK = {"GLOAMING_PACE": "0", "GLOAMING_RATE": "0", "GLOAMING_CONFIG": ""}


class House:
    """The program that serves tables from one folder: where it is open, and how it starts and ends."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """Where it is open."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on a free port the first time and on the same one later; returns once it listens."""
        words = [sys.executable, "-m", "gloaming", "serve", "--port", str(self.port)]
        log = self.folder / "house.log"
        with log.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [*words, "--data", str(self.folder)],
                env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **QUICK, **self.settings},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, log.read_text("utf-8")
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    def stop(self) -> None:
        """End it as a person does, and see that it ends well."""
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()


@contextlib.contextmanager
def open_house(folder: Path, **settings: str) -> Iterator[House]:
    """A house that is open while the block runs."""
    house = House(folder, **settings)
    house.start()
    try:
        yield house
    finally:
        assert house.process is not None
        if house.process.poll() is None:
            house.stop()
