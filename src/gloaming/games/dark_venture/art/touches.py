"""What touching a thing on the table means now: the answers by the thing that they touch.

A thing has one name wherever it lies: `character.7`, `item.12`, `location.9`, `side.4`, `heroic.2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.words import Offer, Question
from gloaming.games.dark_venture.view import View


class Meaning(msgspec.Struct, frozen=True):
    """The offers by thing, what the reader has touched but not sent, and whether the reader is asked."""

    offers: Mapping[str, tuple[Offer, ...]]
    touched: tuple[str, ...]
    asking: bool

    def of(self, name: str) -> tuple[Offer, ...]:
        """The answers that touch this thing."""
        return self.offers.get(name, ())


class Touch(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be touched.

    `action` is the answer if it is `offered`, else what to ask about (-1: nothing); `opens` is the thing that
    a touch opens instead ("": none); `label` says all there is to know."""

    label: str
    action: int = -1
    offered: bool = False
    opens: str = ""


def meaning(view: View, question: Question, touched: Sequence[str]) -> Meaning:
    """What touching means in this question."""
    offers: dict[str, tuple[Offer, ...]] = {}
    for offer in question.offers:
        if offer.touch:
            offers[offer.touch[0]] = (*offers.get(offer.touch[0], ()), offer)
    return Meaning(offers, tuple(touched), view.me >= 0 and view.me == view.seat and bool(question.offers))


def tag(name: str) -> str:
    """The name of a thing as the id of its element."""
    return name.replace(".", "-")
