"""Sentences, made from views."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.words import Question
from gloaming.games.darkrock.view import View


def say(before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying."""
    return []


def ask(view: View) -> Question:
    """The question."""
    return Question(view.seat, view.asked.step)
