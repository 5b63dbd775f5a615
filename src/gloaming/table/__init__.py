"""One match of one game: its seats, the open decision, its journal, undo, clocks, and where dice come from.

    table = await Table.begin(game, header, MemoryKeeper())
    answer = await table.submit(seat, table.number, "assign crew m8")   # Accepted, Already, Stale or Denied

Reading, which changes nothing: view, question, asked, entries, journal, at, view_at, preview, why_not,
undoable, imagined, subscribe, and the attributes number, over, fault, ahead, sitters, clocks.
Speaking, awaited: submit, submit_throw, submit_aside, submit_early, undo, throw_by; carry_on for a chain.
Seats: sit, stand_in, take_back.
"""

from gloaming.table.answers import (
    Accepted,
    Already,
    Answer,
    Asked,
    Denied,
    Entry,
    Preview,
    Stale,
    Undoable,
    denied,
)
from gloaming.table.chain import carry_on, in_notation
from gloaming.table.fault import Fault, FaultReport, Unreplayable
from gloaming.table.flags import Flag
from gloaming.table.keeper import Keeper, MemoryKeeper, Snapshot, Taken
from gloaming.table.playing import AnyGame
from gloaming.table.sitters import Sitter
from gloaming.table.table import Table
from gloaming.table.throws import FreshThrows, PeopleThrows, SeededThrows, Throws, throws_for

__all__ = [
    "Accepted",
    "Already",
    "Answer",
    "AnyGame",
    "Asked",
    "Denied",
    "Entry",
    "Fault",
    "FaultReport",
    "Flag",
    "FreshThrows",
    "Keeper",
    "MemoryKeeper",
    "PeopleThrows",
    "Preview",
    "SeededThrows",
    "Sitter",
    "Snapshot",
    "Stale",
    "Table",
    "Taken",
    "Throws",
    "Undoable",
    "Unreplayable",
    "carry_on",
    "denied",
    "in_notation",
    "throws_for",
]
