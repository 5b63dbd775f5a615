"""A journal's records, played again into a history."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.fields import DumpError
from gloaming.core.game import short
from gloaming.core.journal import Aside, Header, Position, Record, Saying, Undo
from gloaming.core.state import NotOpen, State
from gloaming.core.words import Refused
from gloaming.table.fault import Stumble, Unreplayable
from gloaming.table.history import History, Played, again
from gloaming.table.keeper import Snapshot
from gloaming.table.playing import AnyGame, advance, named_among, parse

BREATH = 50  # records between two moments at which others may work


async def replay(
    game: AnyGame, header: Header, records: Sequence[Record], snapshot: Snapshot | None = None
) -> tuple[History, Position | None]:
    """The history of these records; Unreplayable where one does not fit.  But where a position stands behind
    it, the records between are taken as they are; where only a snapshot does, a position is to be kept."""
    history = opening(game, header)
    while history.count < len(records):
        number = history.count
        try:
            history.add(replayed(game, history, records[number]))
        except Unreplayable:
            ahead = next_position(records, number)
            if ahead is not None:
                accept(history, records[number:ahead])
            elif snapshot is not None and number < snapshot.number <= len(records):
                return history, resort(game, history, records, snapshot)
            else:
                raise
        if number % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return history, None


def next_position(records: Sequence[Record], number: int) -> int | None:
    """Where the next position behind that record stands."""
    ahead = range(number + 1, len(records))
    return next((place for place in ahead if isinstance(records[place], Position)), None)


def accept(history: History, records: Sequence[Record]) -> None:
    """Take records as they are, without their effect."""
    for record in records:
        history.add(Played(record, (), False, history.state(history.now)))


def resort(game: AnyGame, history: History, records: Sequence[Record], snapshot: Snapshot) -> Position:
    """Take the records up to the snapshot as they are, play the later ones from there; gives the position."""
    accept(history, records[history.count : snapshot.number])
    history.rest(restored(game, history, msgspec.json.decode(snapshot.dump, type=dict[str, object])))
    for number, record in enumerate(records[snapshot.number :], snapshot.number):
        if isinstance(record, Undo) and record.to < snapshot.number:
            raise Unreplayable(number, "undo", f"record {record.to} was played under other rules.")
        history.add(replayed(game, history, record))
    return Position(game.dump(history.state(history.now)))


def opening(game: AnyGame, header: Header) -> History:
    """A history that stands at the header's beginning.  ValueError, with a sentence, for another game's."""
    if header.game != game.name:
        raise ValueError(f"This is a journal of {short(header.game)}, not of {game.name}.")
    return History(game.new(len(header.seats), game.meant(header.options)))


def replayed(game: AnyGame, history: History, record: Record) -> Played:
    """One record played at the end of a history.  Unreplayable if it does not fit there."""
    try:
        return _played(game, history, record)
    except (Refused, NotOpen, DumpError, Stumble) as flaw:
        text = "position" if isinstance(record, Position) else getattr(record, "text", "undo")
        raise Unreplayable(history.count, short(text), str(flaw)) from flaw


def _played(game: AnyGame, history: History, record: Record) -> Played:
    state = history.state(history.now)
    match record:
        case Saying():
            return _saying(game, state, record)
        case Aside():
            return _aside(game, state, record)
        case Undo(_, to):
            return Played(record, (), False, history.state(history.before(to)))
        case Position(dump):
            return Played(record, (), False, restored(game, history, dump))


def restored(game: AnyGame, history: History, dump: Mapping[str, object]) -> State:
    """The state of a dump, which has as many seats as the history began with."""
    state = game.restore(dump)
    seats = len(history.state(history.moments[0]).scores())
    if len(state.scores()) != seats:
        raise DumpError(f"The position has {len(state.scores())} seats, and this match has {seats}.")
    return state


def _saying(game: AnyGame, state: State, record: Saying) -> Played:
    if state.seat != record.seat:
        raise NotOpen(game.not_asked(state, record.seat))
    actions = parse(game, state, record.text)
    twin, forced = state.clone(), record.seat >= 0
    for action in actions:
        forced = forced and len(twin.actions) == 1
        advance(twin, action, record.text)
    return Played(record, tuple(actions), forced, twin)


def _aside(game: AnyGame, state: State, record: Aside) -> Played:
    action = named_among(game, state, state.asides(record.seat), record.text)
    if action is None:
        raise NotOpen("Nothing of that name can be said in between here.")
    twin = state.clone()
    again(twin, record, (action,))
    return Played(record, (action,), False, twin)
