"""The shapes in which a game speaks: questions, offers, refusals, pieces.  Ordinary Python, frozen structs.

Sentences name a seat as `@0`, `@1`, ...; who sits there is the table's affair, so `named` fills the names in
at the edge.  Nothing else in a sentence contains an at-sign.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap

import msgspec

SEAT_MARK = re.compile(r"@(\d)")
NAME_ROOM = "\ue000" * 6  # a mark and this is as wide as most names
WIDTH = 80  # columns of plain text


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be said now: the rule's id, our sentence, the rule's words, what would work."""

    rule: str
    sentence: str
    law: str = ""
    instead: str = ""


class Refused(Exception):
    """A saying was refused; nothing has changed.  Carries the Refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Offer(msgspec.Struct, frozen=True):
    """One open action in words.

    `sentence` says the whole consequence ("Export 2 iron, 1 solar for $11"), `short` fits a small button,
    `touch` names the places or pieces that may be touched to give this answer (first the place, then what
    narrows it down),
    `kind` groups offers that belong together ("crew", "captain", "window", "decline"), `note` is what a place
    shows ("6 + 4"), `after` names what the answer would change ("$23").
    """

    action: int
    sentence: str
    short: str
    touch: tuple[str, ...] = ()
    kind: str = ""
    note: str = ""
    after: str = ""


class Plan(msgspec.Struct, frozen=True):
    """A whole way on, offered at one click where answers are given in several steps: its actions one after
    another, all of them within the saying.

    `sentence` says what it uses and what that takes ("Use the ladder and the rope: two coins"), `after` how
    things will lie then."""

    actions: tuple[int, ...]
    sentence: str
    after: str = ""


class Chain(msgspec.Struct, frozen=True):
    """Several sayings offered at one click, each by its actions, said as long as nothing comes in between.

    `sentence` says where they lead and what they take, `short` is what one says or types ("Walk to Leech
    Ponds"), `note` what it takes ("3 AP"), `touch` the thing that is touched for it ("": none)."""

    sayings: tuple[tuple[int, ...], ...]
    sentence: str
    short: str
    note: str = ""
    touch: str = ""

    @property
    def code(self) -> str:
        """The actions as a form posts them: those of a saying joined by points, the sayings by spaces."""
        return " ".join(".".join(map(str, saying)) for saying in self.sayings)


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom (`seat`, CHANCE or OVER), why, and the open answers, for that seat only.

    `plans` are a few whole ways beside the single steps, the best first; `chains` go on after this saying."""

    seat: int
    title: str
    why: str = ""
    offers: tuple[Offer, ...] = ()
    inside: bool = False
    plans: tuple[Plan, ...] = ()
    chains: tuple[Chain, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """A thing on the table with a lasting name, where it lies, and whose it is (-1: nobody's)."""

    name: str
    kind: str
    place: str
    seat: int = -1
    face: str = ""


def named(sentence: str, names: Sequence[str]) -> str:
    """The sentence with the players' names for its seat marks."""
    return SEAT_MARK.sub(lambda mark: names[int(mark.group(1))], sentence)


def listed(things: Sequence[str], last: str = "and") -> str:
    """'iron', 'iron and solar', 'iron, cobalt and solar'."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def wrapped(text: str, indent: int, first: int = 0) -> list[str]:
    """Lines of at most 80 columns, with room for the names that the edge puts in the place of seat marks.

    `first` is the indent of the first line, `indent` that of the others."""
    wide = SEAT_MARK.sub(lambda seat: seat.group() + NAME_ROOM, text)
    lines = wrap(wide, WIDTH, initial_indent=" " * first, subsequent_indent=" " * indent)
    return [line.replace(NAME_ROOM, "") for line in lines]
