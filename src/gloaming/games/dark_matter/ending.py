"""The result: where each point came from, and what decided it.  From views only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloaming.core.picture import Row
from gloaming.core.words import listed
from gloaming.games.dark_matter.view import PlayerView, View
from gloaming.games.dark_matter.words import counted, first_up, mark


def ranked(view: View) -> list[PlayerView]:
    """The players, the best first: Victory Points, then initiative.  DM-END-10, 11; DM-R65"""
    return sorted(view.players, key=lambda player: (-player.points.total, -player.initiative, player.seat))


def rows(view: View) -> tuple[Row, ...]:
    """The final score."""
    order = ranked(view)
    keys = [(player.points.total, player.initiative) for player in order]
    return tuple(
        Row(player.seat, 1 + keys.index(key), player.points.total, figures(view, player))
        for player, key in zip(order, keys, strict=True)
    )


def titles(view: View) -> tuple[str, ...]:
    """What the points come from in this game; the initiative if it had to break a tie."""
    parts = ["Planets", "Gems", "Soldiers"]
    parts += ["Civilization"] if "civilizations" in view.variants else []
    parts += ["Black hole"] if "black_hole" in view.variants else []
    return (*parts, *(["Initiative"] if len(level(view)) > 1 else []))


def figures(view: View, player: PlayerView) -> tuple[str, ...]:
    """The figures under these titles."""
    points = player.points
    parts = [points.planets, points.gems, points.soldiers]
    parts += [points.civilization] if "civilizations" in view.variants else []
    parts += [points.black_hole] if "black_hole" in view.variants else []
    parts += [player.initiative] if len(level(view)) > 1 else []
    return tuple(map(str, parts))


def level(view: View) -> list[int]:
    """The seats with the most points, before any tie is broken."""
    best = max(player.points.total for player in view.players)
    return [player.seat for player in view.players if player.points.total == best]


class Item(msgspec.Struct, frozen=True):
    """Points of one kind: what for, in words."""

    words: str
    points: int


class Tally(msgspec.Struct, frozen=True):
    """Where each point of one player comes from."""

    seat: int
    items: tuple[Item, ...]
    total: int


def tallies(view: View) -> tuple[Tally, ...]:
    """The players, the best first, each with all their points.  DM-END-01 to 09; DM-CIV-14, 15; DM-VAR-09"""
    return tuple(
        Tally(player.seat, tuple(items(view, player)), player.points.total) for player in ranked(view)
    )


def items(view: View, player: PlayerView) -> Iterator[Item]:
    """Planet by planet, gems, the Civilization Card, the black hole, each with what it scores."""
    for number in player.planets:
        world = view.planets[number]
        yield Item(f"{world.name}{', improved' if world.improved else ''}", world.side.vp)
    if player.guarded:
        names = listed([view.planets[number].name for number in player.guarded])
        yield Item(
            f"{first_up(counted(player.soldiers, 'soldier'))}, guarding {names}", player.points.soldiers
        )
    if player.gems:
        yield Item(first_up(counted(player.gems, "gem")), player.gems)
    if player.charter and player.charter.improved:
        yield Item(f"{player.charter.name}, improved", player.charter.vp)
    elif player.charter:
        for one in player.charter.reductions:
            if one.fulfilled:
                yield Item(f"{player.charter.name}: {one.at_least} {one.kind} or more", one.vp)
    if player.hole > 0:
        yield Item(f"Black hole with {counted(player.hole, 'soldier')}", player.points.black_hole)


def headline(view: View) -> str:
    """'@0 wins with 31 points.'"""
    verb = "wins" if len(view.winners) == 1 else "win jointly"
    points = view.players[view.winners[0]].points.total
    return f"{listed([mark(seat) for seat in view.winners])} {verb} with {points} points."


def reason(view: View) -> str:
    """What decided it: the distance, the initiative, or nothing that could.  DM-END-10 to 12"""
    first, second = ranked(view)[:2]
    equal = level(view)
    if len(equal) == 1:
        lead = counted(first.points.total - second.points.total, "point")
        return f"{first_up(lead)} ahead of {mark(second.seat)}."
    beaten = [seat for seat in equal if seat not in view.winners]
    if not beaten:
        return "Equal in points and in initiative, so they share the victory."
    names = listed([mark(seat) for seat in beaten])
    best = max(view.players[seat].initiative for seat in beaten)
    return f"Level with {names} in points; initiative {first.initiative} against {best} decides it."


def sentence(view: View) -> str:
    """Both in one."""
    return f"{headline(view)} {reason(view)}"


def small_print(view: View) -> str:
    """Where the points come from, for those who did not count along.  DM-END-01 to 09; DM-VAR-09"""
    hole = " Black holes score 10, 6, 4 and 2 by their soldiers." if "black_hole" in view.variants else ""
    return (
        "A planet scores what its side shows, a gem 1. Soldiers guard a planet for 1 more, an improved one "
        "for 2, or 3 where it has no defense; they are placed so that they score most."
        f"{hole} A tie is broken by the initiative of the Upper Back zones."
    )
