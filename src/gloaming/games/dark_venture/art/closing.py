"""The end: the final score and what decided it."""

from __future__ import annotations

from gloaming.core.picture import Row
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


def titles(view: View) -> tuple[str, ...]:
    """The columns of the final score."""
    return ()


def rows(view: View) -> tuple[Row, ...]:
    """The final score, best first."""
    players = sorted(view.players, key=lambda player: -player.qp)
    return tuple(
        Row(player.seat, 1 if player.seat in view.winners else place + 1, player.qp)
        for place, player in enumerate(players)
    )


def small_print(view: View) -> str:
    """What decides between equals."""
    return ""


def told(content: Content, view: View) -> tuple[tuple[str, str], ...]:
    """Headings and sentences, where scores have no course."""
    return ()
