"""What a table raises when something is wrong with the rules or with a journal: faults, not refusals."""

from __future__ import annotations

import msgspec

from gloaming.core.journal import Journal, write


class Stumble(Exception):
    """A rule raised: the step, the seat it asked, and what was said.  Caught by the table."""

    def __init__(self, seat: int, step: str, action: int, text: str) -> None:
        super().__init__(f"{step} of seat {seat} stumbled over {text}")
        self.seat = seat
        self.step = step
        self.action = action
        self.text = text


class FaultReport(msgspec.Struct, frozen=True):
    """All that is needed to see a fault again; `journal` is the whole journal up to it, as text."""

    game: str
    rules: int
    seat: int
    step: str
    action: int
    text: str
    cause: str
    journal: str
    command: str


class Fault(Exception):
    """Our bug: the match is stopped, nothing of the broken saying is kept.  Carries the report."""

    def __init__(self, report: FaultReport) -> None:
        super().__init__(
            f"{report.game} (rules {report.rules}) broke at {report.step}, seat {report.seat}, "
            f"action {report.action} ({report.text}): {report.cause}. See it again with: {report.command}"
        )
        self.report = report


def fault_of(journal: Journal, rules: int, stumble: Stumble) -> Fault:
    """The fault that a stumble is, with the journal up to it."""
    cause = stumble.__cause__
    return Fault(
        FaultReport(
            game=journal.header.game,
            rules=rules,
            seat=stumble.seat,
            step=stumble.step,
            action=stumble.action,
            text=stumble.text,
            cause=f"{type(cause).__name__}: {cause}" if cause else str(stumble),
            journal=write(journal),
            command=f"gloaming replay FILE --to {len(journal.records)}"
            + " --pack DIR" * len(journal.header.packs),
        )
    )


class Unreplayable(Exception):
    """A record of a journal that cannot be played where it stands: its number, its text, and why."""

    def __init__(self, number: int, text: str, why: str) -> None:
        super().__init__(f"Record {number} ({text}) does not replay: {why}")
        self.number = number
        self.text = text
        self.why = why
