"""All that was ever played at a table, undone lines too, as a tree of moments.

Every record makes one moment, so the state after the first n records is that of `moments[n]`.  States are
kept at the recent moments and at every fiftieth of a line; the others are played again from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gloaming.core.journal import Aside, Position, Record, Saying, Undo
from gloaming.core.state import CHANCE, NOBODY, State

RECENT = 16  # moments that keep their state because somebody will ask soon
APART = 50  # how far apart the states are that are kept for good


@dataclass(slots=True)
class Played:
    """One record on its way into the journal; `forced`: nothing else was possible; the state after it."""

    record: Record
    actions: tuple[int, ...]
    forced: bool
    state: State


@dataclass(slots=True, eq=False)
class Moment:
    """The table after one record (None at the beginning): what was played, and the moment that it follows."""

    record: Record | None
    actions: tuple[int, ...]
    forced: bool
    state: State | None
    before: Moment | None
    number: int = -1
    depth: int = 0
    throws: int = 0
    revelations: int = 0
    rest: bool = False
    sentences: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """Who spoke; NOBODY at the beginning and at a position."""
        return NOBODY if self.record is None or isinstance(self.record, Position) else self.record.seat

    @property
    def chance(self) -> bool:
        """Did dice or draws speak?"""
        return self.seat == CHANCE

    @property
    def lasting(self) -> bool:
        """Is its state kept for good?"""
        return (
            self.rest or self.before is None or isinstance(self.record, Position) or self.depth % APART == 0
        )


class History:
    """The moments of one match, and which of them is now."""

    def __init__(self, start: State) -> None:
        self.moments = [Moment(None, (), False, start, None, revelations=start.revelations)]

    @property
    def now(self) -> Moment:
        """The latest moment."""
        return self.moments[-1]

    @property
    def count(self) -> int:
        """How many records there are, undone ones and undos included: the number of the open decision."""
        return len(self.moments) - 1

    def records(self) -> tuple[Record, ...]:
        """Every record, in order."""
        return tuple(moment.record for moment in self.moments[1:] if moment.record is not None)

    def add(self, played: Played) -> None:
        """One record more.  Its state is kept as it is: nobody may change it from here on."""
        before = self.now
        if isinstance(played.record, Undo):
            before = self.before(played.record.to)
        moment = Moment(played.record, played.actions, played.forced, played.state, before)
        moment.number = self.count
        moment.depth = before.depth + 1
        moment.throws = before.throws + moment.chance
        moment.revelations = played.state.revelations
        self.moments.append(moment)
        if self.count > RECENT:
            self._forget(self.moments[-1 - RECENT])

    def before(self, number: int) -> Moment:
        """The latest moment of the present line that stands before the record of that number."""
        moment = self.now
        while moment.before is not None and moment.number >= number:
            moment = moment.before
        return moment

    def line(self, since: int = -1) -> list[Moment]:
        """The moments of the present line, in order, without the beginning, from that number on."""
        out: list[Moment] = []
        moment = self.now
        while moment.before is not None and moment.number >= since:
            out.append(moment)
            moment = moment.before
        return out[::-1]

    def state(self, moment: Moment) -> State:
        """The state at a moment.  To look at, not to play on: clone it for that."""
        ahead: list[Moment] = []
        while moment.state is None and moment.before is not None:
            ahead.append(moment)
            moment = moment.before
        assert moment.state is not None
        if not ahead:
            return moment.state
        state = moment.state.clone()
        for later in reversed(ahead):
            again(state, later.record, later.actions)
        return state

    def walk(self, moments: Sequence[Moment]) -> list[tuple[Moment, State, State]]:
        """Each of these consecutive moments of one line with the states before and after it."""
        out: list[tuple[Moment, State, State]] = []
        before: State | None = None
        for moment in moments:
            if before is None:
                before = self.state(moment.before) if moment.before else self.state(moment)
            after = moment.state
            if after is None:
                after = before.clone()
                again(after, moment.record, moment.actions)
            out.append((moment, before, after))
            before = after
        return out

    def rest(self, state: State) -> None:
        """The present moment stands so, whatever its records say."""
        self.now.state = state
        self.now.rest = True

    def _forget(self, moment: Moment) -> None:
        if not moment.lasting:
            moment.state = None


def again(state: State, record: Record | None, actions: Sequence[int]) -> None:
    """Play a record once more, in place, where it was played before.  An undo changes nothing here."""
    if isinstance(record, Aside):
        for action in actions:
            state.play_aside(record.seat, action)
    elif isinstance(record, Saying):
        for action in actions:
            state.advance(action)
