"""Where lines go and where answers come from: a terminal, a pipe, a file."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import Final, TextIO

WIDTH: Final = 80
LINE_LIMIT: Final = 2000  # letters of one answer; the longest sayings have a few hundred
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


class Paper:
    """One column of text, with answers written below the questions.

    What is typed into a pipe is written out too, so that the text can be read afterwards."""

    def __init__(self, source: TextIO, target: TextIO, plain: bool = False) -> None:
        self.source = source
        self.target = target
        self.talking = source.isatty() and target.isatty()
        self.rules = not plain
        self.bold = target.isatty() and not plain and not os.environ.get("NO_COLOR")
        for stream in (source, target):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.talking:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  arrows and earlier lines at the prompt

    @property
    def width(self) -> int:
        """How many letters a line may have, 80 at most: COLUMNS, or the terminal's own."""
        return max(20, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))

    def line(self, text: str = "", indent: int = 0, more: int | None = None) -> None:
        """A paragraph, wrapped; `indent` for its first line, `more` for the others."""
        rest = " " * (indent if more is None else more)
        lines = wrap(
            text,
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=rest,
            break_on_hyphens=False,
            break_long_words=False,  # a file's name can be copied
        )
        self.lines(lines or [""])

    def lines(self, lines: Iterable[str]) -> None:
        """Lines as they are, at once."""
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def title(self, text: str) -> None:
        """The question in capitals; bold says the same once more."""
        lines = wrap(text.upper(), self.width, break_on_hyphens=False)
        self.lines(f"{BOLD}{line}{PLAIN}" if self.bold else line for line in lines)

    def rule(self) -> None:
        """A line between two looks, unless the paper is plain."""
        if self.rules:
            self.line("=" * (self.width - 2))

    def veil(self) -> None:
        """Move what stands on a terminal out of sight."""
        if self.talking:
            self.lines([""] * shutil.get_terminal_size((WIDTH, 24)).lines)

    def ask(self, prompt: str) -> str:
        """What is typed at a prompt.  EOFError at the end of the input."""
        if self.talking:
            return input(prompt).strip()
        print(prompt, end="", file=self.target, flush=True)
        line = self.source.readline()
        print(line.strip()[:LINE_LIMIT], file=self.target, flush=True)
        if not line:
            raise EOFError
        return line.strip()


def standard(plain: bool = False) -> Paper:
    """This process's own paper."""
    return Paper(sys.stdin, sys.stdout, plain)
