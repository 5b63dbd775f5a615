"""What decided a game that is over: the largest gains, the lead for good, the sign of the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from gloaming.core.state import NOBODY, SPECTATOR
from gloaming.server.chronicle import Chronicle
from gloaming.table import Table
from gloaming.web.page import Moment

MOST = 4  # moments on the end page


class Standing(msgspec.Struct, frozen=True):
    """The scores after one record, and who spoke there; number -1 stands for the beginning."""

    number: int
    scores: tuple[int, ...]
    who: int = NOBODY


def turning_points(chronicle: Chronicle, winner: int, seat: int) -> list[Moment]:
    """The moments worth looking back at, in their order, as that seat may read them; `winner` is NOBODY where
    several share the victory."""
    table, line = chronicle.table, standings(chronicle.table)
    told = {entry.number: entry.sentences for entry in table.entries(seat, 0)}
    lead = lead_for_good(line, winner) if winner != NOBODY else []
    found = [*sign_of_the_end(table, line), *lead, *gains(line)]
    out: dict[int, Moment] = {}
    for moment in found:
        if told.get(moment.number) and moment.number not in out and len(out) < MOST:
            (when,) = chronicle.when([moment.number - 1])
            out[moment.number] = shown(moment, when, told[moment.number])
    return sorted(out.values(), key=lambda moment: moment.number)


def shown(moment: Moment, when: str, told: Sequence[str]) -> Moment:
    """The moment as the page wants it: by the number of the decision after it, with what happened in it."""
    title = f"{when}: {moment.title}" if when else moment.title
    happened = told if moment.seat < 0 else told[:1]
    return Moment(moment.number + 1, moment.seat, title, " ".join((*happened, moment.sentence)).strip())


def standings(table: Table) -> list[Standing]:
    """The scores at the beginning and after every record in force."""
    walked = table.history.walk(table.history.line())
    states = [(-1, walked[0][1], NOBODY)] if walked else []
    states += [(moment.number, after, moment.seat) for moment, _, after in walked]
    return [
        Standing(number, tuple(int(score) for score in state.scores()), who) for number, state, who in states
    ]


def gains(line: Sequence[Standing]) -> list[Moment]:
    """The largest gain that each seat made by its own word, the largest first."""
    best: dict[int, tuple[int, int]] = {}
    for before, after in pairwise(line):
        for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
            if after.who in (seat, NOBODY) and new - old > best.get(seat, (0, 0))[0]:
                best[seat] = (new - old, after.number)
    ranked = sorted(best, key=lambda seat: best[seat], reverse=True)
    titles = ["the largest gain", *["a large gain"] * len(ranked)]
    return [Moment(best[seat][1], seat, title, "") for seat, title in zip(ranked, titles, strict=False)]


def lead_for_good(line: Sequence[Standing], winner: int) -> list[Moment]:
    """When the winner came to the front and stayed there; nothing if that was so all along."""
    behind = [place for place, standing in enumerate(line) if standing.scores[winner] < max(standing.scores)]
    if not behind or behind[-1] + 1 >= len(line):
        return []
    number = line[behind[-1] + 1].number
    return [Moment(number, winner, "the lead for good", f"@{winner} is in front from here on.")]


def sign_of_the_end(table: Table, line: Sequence[Standing]) -> list[Moment]:
    """The record after which everybody knew when the game ends; nothing for a game that does not say so."""
    first, end = 0, len(line) - 1
    if end < 1 or not closing(table, line[end].number):
        return []
    while first < end:
        middle = (first + end) // 2
        first, end = (first, middle) if closing(table, line[middle].number) else (middle + 1, end)
    return [Moment(line[first].number, -1, "the end in sight", "")]


def closing(table: Table, number: int) -> bool:
    """Was the end certain after that record?"""
    view = table.view_at(number + 1, SPECTATOR)
    return table.game.picture(view, table.game.ask(view)).closing
