"""An evening without a person: typed lines, or a player who answers every question by a number."""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from gloaming import cli
from gloaming.terminal.evening import Evening
from gloaming.terminal.match import Match
from gloaming.terminal.paper import Paper
from gloaming.terminal.wish import wish

ROOT = Path(__file__).parents[2]
ANSWER = re.compile(r"(?:^ {1,3}| {2,})(\d+)  (?=\S)", re.MULTILINE)


def evening(
    lines: str,
    seats: str = "you,steady",
    path: Path | None = None,
    names: str = "",
    game: str = "darkrock",
    option: Sequence[str] = (),
    real_dice: bool = False,
) -> str:
    """What stands on paper after these lines were typed at a table of Darkrock, or of another game."""
    wanted = wish(game, seats, names, option, seed=7, real_dice=real_dice)
    return spent(Match(wanted, path), io.StringIO(lines))


def spent(match: Match, source: io.StringIO) -> str:
    """What stands on paper when that match has ended."""
    target = io.StringIO()
    if isinstance(source, Numbers):
        source.paper = target
    Evening(match, Paper(source, target)).spend()
    match.close()
    return target.getvalue()


def choose(text: str, luck: random.Random) -> str:
    """The line that a player types who answers by numbers: any of those below the last question."""
    if text.rstrip().endswith("End>") or "Enter says yes" in " ".join(text[-200:].split()):
        return ""
    numbers = [number for number in ANSWER.findall(text[text.rfind("\n\n") :]) if number != "0"]
    return luck.choice(numbers) if numbers else ""


class Numbers(io.StringIO):
    """An input that reads the paper and answers by numbers."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = random.Random(seed)
        self.paper = io.StringIO()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # its base says bytes
        """What a stream gives."""
        return self.answer()

    def answer(self) -> str:
        """One answer to what stands last on the paper."""
        return choose(self.paper.getvalue()[-6000:], self.luck) + "\n"


class Run(msgspec.Struct, frozen=True):
    """How a run of the program ended: its exit code and what it wrote."""

    code: int
    out: str
    err: str


def command(*words: str, typed: str = "") -> Run:
    """The program in this process, with this on its standard input."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = cli.run([*words])
    finally:
        sys.stdin = before
    return Run(code, out.getvalue(), err.getvalue())


def program(
    *words: str, typed: str | bytes = "", games: Path | None = None, columns: int = 80
) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own, with this on its standard input."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": str(columns), "PYTHONUTF8": "1"}
    if games:
        env["GLOAMING_GAMES"] = str(games)
    return subprocess.run(
        [sys.executable, "-m", "gloaming", *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        env=env,
        capture_output=True,
        check=False,
        timeout=120,
    )


def played_by_numbers(seed: int, *words: str, games: Path | None = None) -> tuple[int, str]:
    """A whole game in a process of its own, fed by pipe with numbers; its exit code and all it printed."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"} | (
        {"GLOAMING_GAMES": str(games)} if games else {}
    )
    luck, heard = random.Random(seed), ""
    with subprocess.Popen(
        [sys.executable, "-m", "gloaming", "terminal", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=env,
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        while piece := os.read(run.stdout.fileno(), 65536):
            heard += piece.decode()
            if heard.endswith("> "):
                run.stdin.write(f"{choose(heard[-6000:], luck)}\n".encode())
                run.stdin.flush()
    return run.returncode, heard
