"""Figures of benches as lines: a table for people, or one JSON object a line for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from gloaming.arena.bench import Speed

HEAD = (
    f"{'game':<12}{'seats':>5}{'compiled':>10}{'pure':>8}{'ratio':>7}"
    f"{'loop':>8}{'chance':>8}{'a game':>8}{'clone us':>10}{'pure us':>9}"
)
LEGEND = (
    "compiled, pure, loop: thousand decisions a second of one core's time in random play, chance counted; "
    "loop: compiled, driven from Python. chance: its share. a game: decisions and chance in one."
)


def bench_lines(pairs: Iterable[tuple[Speed, Speed]], as_json: bool) -> Iterator[str]:
    """A line for each pair of figures (compiled, pure), as they come."""
    if not as_json:
        yield HEAD
    for fast, slow in pairs:
        yield as_object(fast, slow) if as_json else row(fast, slow)
    if not as_json:
        yield LEGEND


def row(fast: Speed, slow: Speed) -> str:
    """One line of the table."""
    return (
        f"{fast.game:<12}{fast.seats:>5}{fast.core:>10,.0f}{slow.core:>8,.0f}{fast.core / slow.core:>7.1f}"
        f"{fast.loop:>8,.0f}{fast.chance:>8.0%}{fast.length:>8,.0f}{fast.clone:>10.2f}{slow.clone:>9.2f}"
    )


def as_object(fast: Speed, slow: Speed) -> str:
    """One object with both forms and the ratio."""
    both = {"compiled": fast, "pure": slow, "ratio": fast.core / slow.core}
    return msgspec.json.encode(both).decode()
