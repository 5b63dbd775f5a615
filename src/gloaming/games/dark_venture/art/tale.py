"""The text that is told: an entry of a book, and the choices that it offers."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Tale(msgspec.Struct, frozen=True, kw_only=True):
    """A text with its choices."""

    shows: tuple[int, ...] = ()


def tale(content: Content, view: View, meant: Meaning) -> Tale | None:
    """The text that is told now."""
    return None
