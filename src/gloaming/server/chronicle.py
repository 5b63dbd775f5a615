"""The story of a table in chapters: what each moment is called ("Round 6"), and the scores after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from gloaming.core.picture import Chapter
from gloaming.core.state import SPECTATOR
from gloaming.table import Table


class Chronicle:
    """What the moments of one table are called.

    To find that out takes a picture of the moment, so it is done for few: where two moments bear the same
    name, so do all between them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._called: dict[int, str] = {}

    def when(self, numbers: Sequence[int]) -> list[str]:
        """What the moments after these records, in their order, are called."""
        out = ["" for _ in numbers]
        if numbers:
            self._name(numbers, out, 0, len(numbers) - 1)
        return out

    def _name(self, numbers: Sequence[int], out: list[str], first: int, last: int) -> None:
        out[first], out[last] = self._one(numbers[first]), self._one(numbers[last])
        if out[first] == out[last]:
            out[first:last] = [out[first]] * (last - first)
        elif last - first > 1:
            middle = (first + last) // 2
            self._name(numbers, out, first, middle)
            self._name(numbers, out, middle, last)

    def _one(self, number: int) -> str:
        if number not in self._called:
            game = self.table.game
            view = self.table.view_at(number + 1, SPECTATOR)
            self._called[number] = game.picture(view, game.ask(view)).when
        return self._called[number]

    def series(self) -> tuple[tuple[int, ...], ...]:
        """The scores of each seat at the beginning and after each chapter; only for games that are over."""
        ends = [-1, *(last for _, last in self.ends())]
        scores = [[int(score) for score in self.table.at(number + 1).scores()] for number in ends]
        return tuple(zip(*scores, strict=True))

    def ends(self) -> list[tuple[str, int]]:
        """What each chapter is called, and the record that ends it, which is the first of the next one."""
        numbers = [moment.number for moment in self.table.history.line()]
        names = self.when(numbers)
        pairs = zip(numbers[1:], pairwise(names), strict=True)
        turns = [(one, later) for later, (one, two) in pairs if one != two]
        return [*turns, *zip(names[-1:], numbers[-1:], strict=True)]

    def chapters(self, seat: int) -> Iterator[Chapter[msgspec.Struct]]:
        """The chapters as one seat saw them, in order; only for games that are over."""
        told = self.table.entries(seat, 0)
        first = -1
        for title, last in self.ends():
            said = [text for entry in told if first < entry.number <= last for text in entry.sentences]
            yield Chapter(title, self.table.view_at(last + 1, seat), tuple(said))
            first = last
