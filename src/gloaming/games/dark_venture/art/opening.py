"""Before the first round: the heroes to choose from, their equipment, the heroic quests to keep."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What is chosen from before the first round."""

    shows: tuple[int, ...] = ()


def opening(content: Content, view: View, meant: Meaning) -> Opening | None:
    """The choice that the reader has before the first round."""
    return None
