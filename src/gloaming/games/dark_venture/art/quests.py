"""The quests of the reader, and those of others that lie open."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Quests(msgspec.Struct, frozen=True, kw_only=True):
    """The quests with all that is drawn of them."""

    shows: tuple[int, ...] = ()


def quests(content: Content, view: View, meant: Meaning) -> Quests:
    """All quests that the reader may see."""
    return Quests()
