"""The combat: who fights in which order, with which first strike and health."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A combat with all that is drawn of it."""

    shows: tuple[int, ...] = ()


def fight(content: Content, view: View, meant: Meaning) -> Fight | None:
    """The combat that is fought now."""
    return Fight() if view.fights else None
