"""The grammar of the vocabulary: a text becomes a word, what stands in its brackets, and its branches."""

from __future__ import annotations

import re

import msgspec

WORD = re.compile(r"[AB]:\d+|[a-z_]+")
PAIRS = {"(": ")", "{": "}"}


class Misspelt(ValueError):
    """A text that is not of the vocabulary; the sentence says which and what would do."""


class Phrase(msgspec.Struct, frozen=True):
    """One form, operation or predicate, still in words."""

    text: str
    word: str
    given: tuple[str, ...] = ()  # what stands in round brackets, parted by commas
    branches: tuple[str, ...] = ()  # what stands in braces, parted by bars


def phrase(text: str) -> Phrase:
    """`word`, `word(a, b)`, `word{A | B}` or `word(a){A | B}`.  Misspelt otherwise."""
    found = WORD.match(text)
    if not found:
        raise Misspelt(f"`{text}` does not begin with a word of the vocabulary")
    given, rest = bracketed(text[found.end() :].strip(), "(")
    branches, rest = bracketed(rest, "{")
    if rest:
        raise Misspelt(f"`{rest}` is too much in `{text}`")
    return Phrase(
        text,
        found.group(),
        parted(given, ",") if given is not None else (),
        parted(branches, "|") if branches is not None else (),
    )


def bracketed(text: str, opening: str) -> tuple[str | None, str]:
    """What stands in the brackets that the text begins with, None where it does not, and what follows."""
    if not text.startswith(opening):
        return None, text
    end = closing(text)
    return text[1:end], text[end + 1 :].strip()


def closing(text: str) -> int:
    """Where the bracket closes that the text begins with."""
    for place, depth in enumerate(depths(text)):
        if depth == 0:
            return place
    raise Misspelt(f"a bracket of `{text}` is not closed")


def depths(text: str) -> list[int]:
    """How many brackets are open after each sign."""
    out: list[int] = []
    expected: list[str] = []
    for sign in text:
        if sign in PAIRS:
            expected.append(PAIRS[sign])
        elif sign in PAIRS.values() and (not expected or expected.pop() != sign):
            raise Misspelt(f"a `{sign}` in `{text}` closes nothing")
        out.append(len(expected))
    return out


def parted(text: str, sign: str) -> tuple[str, ...]:
    """The parts between signs that stand outside of all brackets, none of them empty."""
    out: list[str] = [""]
    open_brackets = depths(text)
    if open_brackets and open_brackets[-1]:
        raise Misspelt(f"a bracket of `{text}` is not closed")
    for letter, depth in zip(text, open_brackets, strict=True):
        if letter == sign and depth == 0:
            out.append("")
        else:
            out[-1] += letter
    parts = tuple(part.strip() for part in out)
    if not all(parts):
        raise Misspelt(f"something is missing beside a `{sign}` in `{text}`")
    return parts
