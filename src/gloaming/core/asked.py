"""The question on top of the agenda as a view shows it: the step's name and its facts.  Ordinary Python."""

from __future__ import annotations

import msgspec

from gloaming.core.fields import step_fields
from gloaming.core.state import OVER, State


class Asked(msgspec.Struct, frozen=True):
    """The question on top of the agenda: the step's name and its facts by name; "" when the game is over."""

    step: str
    facts: dict[str, int]
    inside: bool


def asked(state: State) -> Asked:
    """The step that asks, with its facts."""
    if state.seat == OVER:
        return Asked("", {}, False)
    step = state.step
    facts = {name: int(getattr(step, name)) for name in step_fields(type(step)) if name != "seat"}
    return Asked(type(step).__name__, facts, type(step).inside)
