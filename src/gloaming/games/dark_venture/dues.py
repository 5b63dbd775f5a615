"""The question on top of the agenda, with the texts that are due at its moment.  DV-R84

`ChooseFirst` knows how many lie below it on the agenda; a view tells which, as `due0`, `due1` and so on.
"""

from __future__ import annotations

from gloaming.core import asked as core
from gloaming.core.asked import Asked
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.moments import ChooseFirst, text_due


def asked(state: State) -> Asked:
    """The step that asks, with its facts; all may know what is due, for cards in play and heroic quests are
    open."""
    question = core.asked(state)
    if not isinstance(state.agenda[-1] if state.agenda else None, ChooseFirst):
        return question
    below = state.agenda[-2 : -2 - question.facts["count"] : -1]
    texts = {f"due{place}": int(text_due(step)) for place, step in enumerate(below)}
    return Asked(question.step, question.facts | texts, question.inside)
