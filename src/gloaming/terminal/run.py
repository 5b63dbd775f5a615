"""The commands `terminal` and `replay`, from their words to their exit code."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from gloaming.table import Fault
from gloaming.terminal import objects, paper
from gloaming.terminal.evening import Evening
from gloaming.terminal.match import Match
from gloaming.terminal.wish import Wish


def play(wish: Wish, file: Path | None, plain: bool, as_json: bool) -> int:
    """Play a whole game; 0 when it or its input has ended, 1 for a fault of ours.

    ValueError, with a sentence, for a file that cannot be used."""
    try:
        match = Match(wish, file)
    except Fault as fault:
        return told(fault)
    try:
        (objects.standard(match) if as_json else Evening(match, paper.standard(plain))).spend()
    except Fault as fault:
        return told(fault)
    finally:
        match.close()
    return 0


def told(fault: Fault) -> int:
    """Say what broke, and where its journal lies."""
    with tempfile.NamedTemporaryFile("w", suffix=".journal", prefix="gloaming-", delete=False) as file:
        file.write(fault.report.journal)
    print(f"{fault} The journal is in {file.name}.", file=sys.stderr)
    return 1
