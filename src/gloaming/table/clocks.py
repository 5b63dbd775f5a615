"""Since when a seat is asked, and how long it has thought; the time comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Clock = Callable[[], float]  # seconds since any fixed moment


def still() -> float:
    """The clock of tables that keep no time."""
    return 0.0


class Clocks:
    """One stopwatch a seat, running while the seat is asked."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._since: dict[int, float] = {}
        self._turn: int | None = None
        self._spent: dict[int, float] = {}

    def ask(self, asked: Sequence[int]) -> None:
        """These seats may answer now, the first in its turn.  Whoever could answer ahead before is asked the
        same as then; whoever's turn it was is asked something new."""
        now = self.clock()
        for seat in list(self._since):
            if seat not in asked or seat == self._turn:
                self._spent[seat] = self.spent(seat)
                del self._since[seat]
        for seat in asked:
            self._since.setdefault(seat, now)
        self._turn = asked[0] if asked else None

    def since(self, seat: int) -> float | None:
        """When the seat was asked what it is asked now; None if it is not asked."""
        return self._since.get(seat)

    def spent(self, seat: int) -> float:
        """How long the seat has been asked in all, in seconds."""
        running = self.clock() - self._since[seat] if seat in self._since else 0.0
        return self._spent.get(seat, 0.0) + running
