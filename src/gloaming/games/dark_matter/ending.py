"""The result: where each point came from, and what decided it.  From views only."""

from __future__ import annotations

from gloaming.core.picture import Row
from gloaming.core.words import listed
from gloaming.games.dark_matter.view import PlayerView, View
from gloaming.games.dark_matter.words import mark

TITLES = ("Planets", "Gems", "Soldiers", "Civilization", "Black hole", "Initiative")


def ranked(view: View) -> list[PlayerView]:
    """The players, the best first: Victory Points, then initiative.  DM-END-10, 11; DM-R65"""
    return sorted(view.players, key=lambda player: (-player.points.total, -player.initiative, player.seat))


def rows(view: View) -> tuple[Row, ...]:
    """The final score."""
    order = ranked(view)
    keys = [(player.points.total, player.initiative) for player in order]
    return tuple(
        Row(player.seat, 1 + keys.index(key), player.points.total, figures(player))
        for player, key in zip(order, keys, strict=True)
    )


def figures(player: PlayerView) -> tuple[str, ...]:
    """The parts of one player's points, and the initiative that breaks ties."""
    points = player.points
    parts = (points.planets, points.gems, points.soldiers, points.civilization, points.black_hole)
    return (*map(str, parts), str(player.initiative))


def sentence(view: View) -> str:
    """'@0 wins with 31 points', and how a tie was broken.  DM-END-10 to 12"""
    best = max(player.points.total for player in view.players)
    level = [player.seat for player in view.players if player.points.total == best]
    names = listed([mark(seat) for seat in view.winners])
    verb = "wins" if len(view.winners) == 1 else "win jointly"
    if len(level) == 1:
        return f"{names} {verb} with {best} points."
    if len(view.winners) == 1:
        return f"{names} {verb} with {best} points, by initiative over {others(level, view.winners)}."
    return f"{names} {verb} with {best} points and equal initiative."


def others(level: list[int], winners: tuple[int, ...]) -> str:
    """Those who were level and lost the tie."""
    return listed([mark(seat) for seat in level if seat not in winners])
