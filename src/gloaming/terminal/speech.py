"""What a person typed: a number, a word that works everywhere, or a saying."""

from __future__ import annotations

import re
from typing import Final

import msgspec

HELP: Final = (
    ("a number", "gives that answer; two numbers, as 3 2, answer two questions in a row"),
    ("a saying", "as a journal has it; commas join its parts"),
    ("NAME: a saying", "says it for somebody who is not asked, where the rules allow that"),
    ("0", "takes back the last part of an answer that is not whole yet"),
    ("why N, why NAME", "tells why something is open or not, with the rule"),
    ("undo", "takes back your latest decision"),
    ("show", "shows the table again"),
    ("log, log N", "tells what happened last"),
    ("hint", "tells what a steady player would say"),
    ("rules WORD", "finds rules by a word or an id"),
    ("save FILE", "writes the game to a file that replays it"),
    ("quit", "leaves"),
)
COMMANDS: Final = ("why", "undo", "show", "log", "hint", "rules", "save", "quit", "help")
OTHERWISE: Final = {"exit": "quit", "q": "quit", "?": "help", "h": "help", "back": "0"}


class Number(msgspec.Struct, frozen=True):
    """Numbers of answers, one a question; a single 0 goes back."""

    numbers: tuple[int, ...]


class Command(msgspec.Struct, frozen=True):
    """A word that works everywhere, and what follows it."""

    word: str
    rest: str


class Text(msgspec.Struct, frozen=True):
    """Anything else: a saying."""

    text: str


def heard(line: str) -> Number | Command | Text:
    """What a line means."""
    line = OTHERWISE.get(line.lower(), line)
    if re.fullmatch(r"\d{1,4}( +\d{1,4})*", line, re.ASCII):
        return Number(tuple(map(int, line.split())))
    word, _, rest = line.partition(" ")
    if word.lower() in COMMANDS:
        return Command(word.lower(), rest.strip())
    return Text(line)
