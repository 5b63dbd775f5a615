"""The day: the sun's way from sunrise over the meridian to sunset, a step a round."""

from __future__ import annotations

from math import cos, pi, sin

import msgspec

from gloaming.games.dark_venture.names import MERIDIAN
from gloaming.games.dark_venture.view import View

Point = tuple[float, float]


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """The arc of the day: a point a round, the meridian's, the sun's (before sunrise none), in words."""

    round: int
    hours: tuple[Point, ...]
    meridian: Point
    sun: Point | None
    label: str


def day(view: View) -> Day:
    """The day of a view.  DV-DAY-01 to 04"""
    hours = tuple(on_arc(number, view.last_round) for number in range(1, view.last_round + 1))
    return Day(
        round=view.round,
        hours=hours,
        meridian=hours[min(MERIDIAN, view.last_round) - 1],
        sun=hours[view.round - 1] if view.round else None,
        label=words(view),
    )


def on_arc(number: int, last: int) -> Point:
    """Where the sun stands in a round."""
    angle = pi * (number - 0.5) / last
    return round(330 - 300 * cos(angle), 1), round(78 - 62 * sin(angle), 1)


def words(view: View) -> str:
    """The day in words."""
    if not view.round:
        return f"The sun rises with round 1; the day has {view.last_round} rounds."
    if view.last_round <= MERIDIAN:
        return f"Round {view.round}; the sun sets after round {view.last_round}."
    noon = "is now" if view.round == MERIDIAN else "has passed" if view.round > MERIDIAN else "is to come"
    return (
        f"Round {view.round}; the meridian, round {MERIDIAN}, {noon}; sunset after round {view.last_round}."
    )
