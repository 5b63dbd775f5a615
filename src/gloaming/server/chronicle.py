"""The story of a table in chapters: what each moment is called ("Round 6"), and the scores after each."""

from __future__ import annotations

from gloaming.core.state import SPECTATOR, State
from gloaming.table import Table


class Chronicle:
    """What the moments of one table are called, found out once for each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._when: dict[int, str] = {}

    def when(self, numbers: list[int]) -> list[str]:
        """What the moments after these records are called."""
        lacking = [number for number in numbers if number not in self._when]
        if lacking:
            wanted = set(lacking)
            line = self.table.history.line(min(lacking))
            for moment, _, after in self.table.history.walk(line):
                if moment.number in wanted:
                    self._when[moment.number] = self._called(after)
        return [self._when.get(number, "") for number in numbers]

    def _called(self, state: State) -> str:
        game = self.table.game
        view = game.view(state, SPECTATOR)
        return game.picture(view, game.ask(view)).when

    def series(self) -> tuple[tuple[int, ...], ...]:
        """The scores of each seat after each chapter; only for games that are over."""
        history = self.table.history
        line = history.line()
        names = self.when([moment.number for moment in line])
        scores: list[list[int]] = []
        for place, (_, before, after) in enumerate(history.walk(line)):
            if place and names[place] != names[place - 1]:
                scores.append([int(score) for score in before.scores()])
            if place == len(line) - 1:
                scores.append([int(score) for score in after.scores()])
        return tuple(zip(*scores, strict=True))
