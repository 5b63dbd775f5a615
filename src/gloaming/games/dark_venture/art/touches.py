"""What touching a thing on the table means now: the answers by the thing that they touch.

A thing has one name wherever it lies: `character.7`, `item.12`, `location.9`, `side.4`, `heroic.2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.words import Chain, Offer, Question
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.offers import offer
from gloaming.games.dark_venture.view import View


class Meaning(msgspec.Struct, frozen=True):
    """The offers by thing, what the reader has touched but not sent, and whether the reader is asked.

    While another seat is asked, the offers are what the reader may say meanwhile."""

    offers: Mapping[str, tuple[Offer, ...]]
    touched: tuple[str, ...]
    asking: bool
    asides: tuple[Offer, ...] = ()
    chains: tuple[Chain, ...] = ()

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


def meaning(content: Content, view: View, question: Question, touched: Sequence[str]) -> Meaning:
    """What touching means in this question, or beside it."""
    asking = view.me >= 0 and view.me == view.seat and bool(question.offers)
    asides = () if asking else tuple(offer(content, view, action) for action in view.asides)
    offers: dict[str, tuple[Offer, ...]] = {}
    for each in (*question.offers, *asides):
        if each.touch:
            offers[each.touch[0]] = (*offers.get(each.touch[0], ()), each)
    return Meaning(offers, tuple(touched), asking, asides, question.chains)


def tag(name: str) -> str:
    """The name of a thing as the id of its element."""
    return name.replace(".", "-")
