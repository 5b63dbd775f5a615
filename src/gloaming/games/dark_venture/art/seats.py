"""The list of players: in player order, with hero and quest points."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One player's line."""

    seat: int
    hero: str
    points: int


def lines(content: Content, view: View) -> tuple[Line, ...]:
    """The players in player order."""
    order = view.order or tuple(player.seat for player in view.players)
    return tuple(line(content, view, seat) for seat in order)


def line(content: Content, view: View, seat: int) -> Line:
    """One player."""
    player = view.players[seat]
    return Line(seat=seat, hero=content.characters[player.hero].name, points=player.qp)
