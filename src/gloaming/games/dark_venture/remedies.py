"""What would work in the place of a refused action, in one sentence.  From views only."""

from __future__ import annotations

from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.offers import button, sentence
from gloaming.games.dark_venture.phrases import named, phrase_of
from gloaming.games.dark_venture.questions import order_of
from gloaming.games.dark_venture.view import View

MOST = 4  # so many answers are named
WHOLE = ("ChooseBranch", "OfferPayment")
MANY = ("Act", "LastWords", "DrawPhase", "ChooseHero")  # questions whose answers go by their buttons


def heading(content: Content, view: View, action: int) -> str:
    """What an answer says first; all of it where only the whole tells answers apart."""
    text = sentence(content, view, action)
    return text if view.asked.step in WHOLE else text.partition(":")[0]


def instead(content: Content, view: View, action: int) -> str:
    """Some of the open answers: first those about the same thing, then those of the same kind."""
    first, kind = phrase_of(action), phrase_of(action).kind
    thing = (first.touch, named(content, action)) if first.touch else None

    def rank(other: int) -> tuple[bool, bool, int]:
        phrase = phrase_of(other)
        same = thing is not None and (phrase.touch, named(content, other)) == thing
        return not same, phrase.kind != kind, order_of(phrase.kind)

    ways = sorted(view.actions, key=rank)
    words = button if view.asked.step in MANY else heading
    texts = [*dict.fromkeys(words(content, view, way) for way in ways[: MOST + 1])]
    more = "; and more" if len(texts) > MOST or len(ways) > MOST + 1 else ""
    return f"Open now: {'; '.join(texts[:MOST])}{more}."
