"""The end of a game as a page tells it: from the last question, the final rows and the scores on the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.core.picture import Picture
from gloaming.core.words import Question
from gloaming.web.page import End, Moment

PLACES = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def ending(
    question: Question,
    picture: Picture,
    me: int,
    history: Iterable[tuple[int, Sequence[int]]] = (),
    moments: Sequence[Moment] = (),
    length: str = "",
) -> End:
    """The end as that seat reads it.  `history`: the round and the scores by seat after each record."""
    return End(
        verdict=question.title,
        reason=question.why,
        own=own_place(picture, me),
        titles=picture.titles,
        rows=picture.rows,
        series=series(history),
        moments=tuple(moments),
        small_print=picture.small_print,
        length=length,
    )


def own_place(picture: Picture, me: int) -> str:
    """'You come second with $36.', for one of the seats."""
    return next(
        (f"You come {PLACES[row.place]} with {row.total}." for row in picture.rows if row.seat == me), ""
    )


def series(history: Iterable[tuple[int, Sequence[int]]]) -> tuple[tuple[int, ...], ...]:
    """The scores of each seat at the end of each round."""
    by_round: dict[int, Sequence[int]] = {}
    for number, scores in history:
        by_round[number] = scores
    return tuple(zip(*(by_round[number] for number in sorted(by_round)), strict=True))
