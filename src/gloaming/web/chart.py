"""The score chart of the end page: lines over the rounds as points in an SVG of 790 by 300."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

LEFT, RIGHT, TOP, BOTTOM = 56.0, 650.0, 34.0, 268.0
ROOM = 21.0  # between two names at the end of the lines


class Line(msgspec.Struct, frozen=True):
    """One seat's line: its points as a path, and where its name stands."""

    seat: int
    path: str
    points: tuple[tuple[float, float], ...]
    label: float


class Leap(msgspec.Struct, frozen=True):
    """In which round a seat's score went from one number to another."""

    number: int
    seat: int
    before: int
    after: int

    def gain(self) -> int:
        """By how much."""
        return self.after - self.before


class Chart(msgspec.Struct, frozen=True):
    """The lines, the levels with their figures, the rounds with their places."""

    lines: tuple[Line, ...]
    levels: tuple[tuple[float, int], ...]
    rounds: tuple[tuple[float, int], ...]


def chart(series: Sequence[Sequence[int]]) -> Chart:
    """The chart of the scores by seat after round 0, 1, 2, ..."""
    most = max([10, *(score for scores in series for score in scores)])
    step = 10 if most <= 60 else 20
    top = -(-most // step) * step
    rounds = max(len(scores) for scores in series) - 1

    def across(number: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * number / max(rounds, 1), 1)

    def up(score: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * score / top, 1)

    points = [tuple((across(number), up(score)) for number, score in enumerate(scores)) for scores in series]
    labels = apart([line[-1][1] for line in points])
    lines = tuple(
        Line(seat, "M" + " ".join(f"{x} {y}" for x, y in line), line, label)
        for seat, (line, label) in enumerate(zip(points, labels, strict=True))
    )
    levels = tuple((up(score), score) for score in range(0, top + 1, step))
    shown = range(1, rounds + 1, 1 if rounds <= 16 else 2)
    return Chart(lines, levels, tuple((across(number), number) for number in shown))


def leaps(series: Sequence[Sequence[int]], most: int = 3) -> list[Leap]:
    """The largest gain of each seat in one round, the largest first, at most so many."""
    out = [
        max(
            (Leap(number, seat, one, two) for number, (one, two) in enumerate(pairwise(scores), 1)),
            key=Leap.gain,
        )
        for seat, scores in enumerate(series)
        if len(scores) > 1
    ]
    return sorted(out, key=Leap.gain, reverse=True)[:most]


def apart(heights: Sequence[float]) -> list[float]:
    """The heights of names beside the ends of lines, none nearer than ROOM to the next."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    out = list(heights)
    for above, below in pairwise(order):
        out[below] = max(out[below], out[above] + ROOM)
    over = max(0.0, out[order[-1]] - BOTTOM) if order else 0.0
    return [round(height - over, 1) for height in out]
