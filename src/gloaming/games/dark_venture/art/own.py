"""The own hero and follower: numbers, AP, equipment, things, and the hand."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """The dashboard with all that is drawn of it."""

    shows: tuple[int, ...] = ()


def own(content: Content, view: View, meant: Meaning) -> Own:
    """The reader's own things; an onlooker sees those of the player in turn."""
    return Own()
