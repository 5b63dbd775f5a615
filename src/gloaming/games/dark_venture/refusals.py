"""Refusals: what cannot be done now and by which rule, and what could be done instead.  From views only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.offers import sentence
from gloaming.games.dark_venture.phrases import offered
from gloaming.games.dark_venture.view import View

MOST = 4  # so many things that would work are named


def refuse(content: Content, action: int, law: str) -> str:
    """The sentence that refuses an action by a rule, whose words it gives as the reason."""
    return f"You cannot {offered(content, action)} now. The rule: {law}"


def instead(content: Content, view: View) -> str:
    """What would work: some of the open answers."""
    ways = [sentence(content, view, action).partition(":")[0] for action in view.actions]
    some = [f"{way[:1].lower()}{way[1:]}" for way in dict.fromkeys(ways)][:MOST]
    return f"You could {listed(some, 'or')}."
