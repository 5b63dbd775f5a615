"""What a table says: the answers to a submission, and the shapes in which it is read.  Frozen structs."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Question, Refusal


class Accepted(msgspec.Struct, frozen=True, tag_field="is", tag="accepted"):
    """It stands in the journal, durably, as record `number`."""

    number: int


class Already(msgspec.Struct, frozen=True, tag_field="is", tag="already"):
    """The same seat said the same to the same question before; it stands as record `number`."""

    number: int


class Stale(msgspec.Struct, frozen=True, tag_field="is", tag="stale"):
    """The question has gone; `number` is the open one, `question` what is asked now, as the seat reads it."""

    number: int
    question: Question


class Denied(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """It cannot be said, and why.  Nothing has changed."""

    refusal: Refusal


Answer = Accepted | Already | Stale | Denied


def denied(sentence: str, instead: str = "") -> Denied:
    """A refusal of the table's own, which no rule of the game stands behind."""
    return Denied(Refusal("", sentence, "", instead))


class Preview(msgspec.Struct, frozen=True):
    """How the table would stand after a half-built saying, as the seat that builds it would see it.

    `text` is the saying so far, in notation; `whole` says that nothing is missing.  Where the last action
    would show something hidden, `veiled` is true and the rest stands as before that action.
    """

    number: int
    question: Question
    view: msgspec.Struct
    sentences: tuple[str, ...]
    text: str
    whole: bool
    veiled: bool


class Undoable(msgspec.Struct, frozen=True):
    """How far a seat may take back: the numbers of its decisions that it may go back to, the latest first.

    `why` is the sentence that says why it stops there."""

    choices: tuple[int, ...]
    why: str

    @property
    def to(self) -> int | None:
        """Where one undo leads; None if there is none."""
        return self.choices[0] if self.choices else None


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, as one seat may read it.

    `kind` is "saying", "chance", "aside", "undo" or "position"; `sentences` name seats as `@0`; `text` is the
    notation, empty where that seat may not know it; `forced`: it was the only thing possible.
    """

    number: int
    kind: str
    seat: int
    sentences: tuple[str, ...]
    text: str
    forced: bool


class Asked(msgspec.Struct, frozen=True):
    """Who may answer now (first the asked seat, then those that may answer ahead), and what is asked.

    `seats` is empty when the game is over or when dice are to be thrown by people (`chance`)."""

    seats: tuple[int, ...]
    title: str
    chance: bool
