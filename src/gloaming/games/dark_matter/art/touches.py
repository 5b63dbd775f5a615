"""What touching a thing on the table means now: the answers by the thing that they touch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.words import Offer, Question
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import source_piece

SECOND = ("maneuver", "improve")  # what gives way where a thing has another answer too

Offers = Mapping[str, Sequence[Offer]]


class Touch(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be touched.

    `action` is the answer if it is `offered`, else what to ask about (-1: nothing); `used` is the source that
    a touch takes back (-1: none); `note` is written on it; `label` says all there is to know, in lines."""

    label: str
    action: int = -1
    offered: bool = False
    used: int = -1
    note: str = ""


class Meaning(msgspec.Struct, frozen=True):
    """All that touching means: the offers by thing, and the sources already used by thing."""

    offers: Offers
    used: Mapping[str, int]

    def first(self, name: str) -> Offer | None:
        """The answer that touching this thing gives."""
        offers = self.offers.get(name, ())
        main = [offer for offer in offers if offer.kind not in SECOND]
        return (main or list(offers) or [None])[0]  # type: ignore[list-item]

    def maneuver(self, name: str) -> Offer | None:
        """The Special Maneuver of this card."""
        return next((offer for offer in self.offers.get(name, ()) if offer.kind == "maneuver"), None)


def meaning(view: View, question: Question) -> Meaning:
    """What touching means in this question."""
    offers: dict[str, list[Offer]] = {}
    for offer in question.offers:
        if offer.touch:
            offers.setdefault(offer.touch[0], []).append(offer)
    paying = question.inside and view.me == view.seat
    used = {source_piece(source): source for source in view.deed.sources} if paying else {}
    return Meaning(offers, used)


def on_the_table(meant: Meaning, question: Question) -> set[int]:
    """The answers that some thing on the table gives."""
    out = set()
    for name in meant.offers:
        if name.startswith(("card.", "planet.", "charter.")):
            for offer in (meant.first(name), meant.maneuver(name)):
                if offer:
                    out.add(offer.action)
    return out & {offer.action for offer in question.offers}
