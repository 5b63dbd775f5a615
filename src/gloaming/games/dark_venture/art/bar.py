"""The bar: the answers of what is touched, then those that no thing on the page gives, the calm ones last."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from gloaming.core.picture import FEW, Bar, spread
from gloaming.core.words import Offer, Question
from gloaming.games.dark_venture.art.land import ways
from gloaming.games.dark_venture.art.touches import Meaning

CALM = ("decline", "end")
FIRST = ("stow to draw", "discard")  # what lies open though its thing gives it too
RARE = "rare"  # what is folded away though no thing gives it


def answers(question: Question, meant: Meaning, shown: Collection[int]) -> Bar:
    """The bar of a question, without what is shown elsewhere, with the chains of what is touched."""
    offers = [offer for offer in question.offers if offer.action not in shown]
    chains = tuple(chain for chain in question.chains if not chain.touch or chain.touch in meant.touched)
    walks = any(chain.touch for chain in chains)
    bar = ordered(None, (), offers) if walks else of_offers(offers, meant, bool(shown))
    return msgspec.structs.replace(bar, chains=chains)


def of_offers(offers: Sequence[Offer], meant: Meaning, shown: bool) -> Bar:
    """The bar of these answers; `shown`: others are shown elsewhere.

    What one of several answers of a thing is folds away: touching the thing lays them all open."""
    touched = [offer for name in meant.touched for offer in ways(meant, name) if offer in offers]
    if touched:
        rest = [offer for offer in offers if offer not in touched]
        return ordered(touched[0], touched[1:], rest)
    rare = any(offer.kind == RARE for offer in offers)
    if not shown and not rare:
        return spread(offers)
    folded = [offer for offer in offers if is_folded(offer, meant)]
    return ordered(None, [offer for offer in offers if offer not in folded], folded)


def is_folded(offer: Offer, meant: Meaning) -> bool:
    """Does it fold away while nothing is touched?"""
    several = bool(offer.touch) and len(meant.of(offer.touch[0])) > 1
    return offer.kind == RARE or (several and offer.kind not in FIRST)


def ordered(main: Offer | None, direct: Sequence[Offer], rest: Sequence[Offer]) -> Bar:
    """A few lie open, the calm ones last unless there is a main one; the others fold away."""
    calm = [offer for offer in (*direct, *rest) if offer.kind in CALM]
    lively = [offer for offer in direct if offer not in calm]
    other = [offer for offer in rest if offer not in calm]
    if main:
        return Bar(main, tuple(lively[:FEW]), (*lively[FEW:], *other, *calm), shut=True)
    return Bar(None, (*lively[:FEW], *calm), (*lively[FEW:], *other), shut=True)
