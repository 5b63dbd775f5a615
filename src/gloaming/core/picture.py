"""What a page shows of a game besides its story: where it stands, and how the answers lie in the bar.

A game with drawings extends Picture by what its templates draw; a small game gets `plain`.  Ordinary Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from gloaming.core.words import Chain, Offer, Plan, Question

ViewT = TypeVar("ViewT", bound=msgspec.Struct)
FEW: int = 6  # so many answers lie open in the bar; the rest fold away


class Toggle(msgspec.Struct, frozen=True):
    """A thing that is put into the answer or taken out before it is sent.

    `then` is what is chosen after a touch, `face` the symbol that shows it, `seat` whose piece it is
    (-1: nobody's), `refused` the action to ask about where it cannot be chosen (-1 where it can).  `back` is
    the action of the half-built saying that a touch takes back (-1: none), with the `rest` after it too."""

    title: str
    then: tuple[str, ...]
    chosen: bool = False
    note: str = ""
    face: str = ""
    seat: int = -1
    refused: int = -1
    back: int = -1
    rest: bool = False


class Bar(msgspec.Struct, frozen=True):
    """The answers in the bar, each offer once: `main` is the one that shines, `rest` is folded away.

    While `main` is not open yet, `due` says in its place what is missing; `asks` is what to ask about.  What
    is `shut` keeps the rest folded, for the table shows enough.  `chains` lie open, each at one click."""

    main: Offer | None = None
    direct: tuple[Offer, ...] = ()
    rest: tuple[Offer, ...] = ()
    toggles: tuple[Toggle, ...] = ()
    due: str = ""
    asks: int = -1
    shut: bool = False
    chains: tuple[Chain, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """One line of the final score: the seat, its place from 1, its total, figures by the titles."""

    seat: int
    place: int
    total: int | str
    figures: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """When it is ("Round 6"), the phases and which one runs (-1: none), what ends the game (and whether
    that is certain now), the bar, and the question's plans if they lie open: the reader asks for them by
    touching "plans"; once it is over, the final score: titles, rows from the first place on,
    and a line below; `told` instead of a course where scores have none: headings and sentences; `rounds`
    that were played, where what went before them has a name of its own."""

    when: str = ""
    phases: tuple[str, ...] = ()
    phase: int = -1
    ends: str = ""
    closing: bool = False
    bar: Bar
    plans: tuple[Plan, ...] = ()
    titles: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    small_print: str = ""
    told: tuple[tuple[str, str], ...] = ()
    rounds: int = 0


class Chapter(msgspec.Struct, Generic[ViewT], frozen=True):
    """A part of a game that is over, for whoever retells it: what it is called ("Round 6"), what one seat saw
    as it ended, and what that seat was told in it."""

    title: str
    view: ViewT
    sentences: tuple[str, ...] = ()


def spread(offers: Sequence[Offer], toggles: Sequence[Toggle] = (), main: Offer | None = None) -> Bar:
    """The bar for these offers: a few lie open, many fold away; a single real answer shines."""
    real = [offer for offer in offers if offer.kind != "decline"]
    if main is None and len(real) == 1:
        main = real[0]
    others = [offer for offer in offers if offer is not main]
    others.sort(key=lambda offer: offer.kind == "decline")
    if len(others) <= FEW:
        return Bar(main, tuple(others), (), tuple(toggles))
    direct = tuple(offer for offer in others if offer.kind == "decline")
    return Bar(main, direct, tuple(offer for offer in others if offer.kind != "decline"), tuple(toggles))


def plain(question: Question) -> Picture:
    """The picture of a game without drawings: its offers, a few open and many folded."""
    return Picture(bar=spread(question.offers), plans=question.plans)
