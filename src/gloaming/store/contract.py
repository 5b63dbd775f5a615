"""What every store can do, whatever database lies below it.

Whatever is awaited here is durable when it returns, or has raised StoreError and changed nothing.
"""

from collections.abc import Sequence
from typing import Protocol

from gloaming.core.journal import Header, Record, Setting
from gloaming.store.rows import Guest, Match, MatchState, NewMatch, Sealed, Seat, Snapshot, Stored


class Journals(Protocol):
    """The records of matches, answers given ahead, and dumps."""

    async def append(
        self,
        match: str,
        number: int,
        records: Sequence[Record],
        *,
        opened: Sequence[int] = (),
        dump: bytes | None = None,
    ) -> None:
        """Add records from this number on, all or none; Taken if the number is, Missing if it leaves a gap.

        In the same breath the sealed answers of the seats in `opened` go, and `dump` is kept as the
        position after these records.
        """

    async def records(self, match: str, since: int = 0) -> list[Record]:
        """The records of a match in order, from a number on."""

    async def seal(self, match: str, number: int, seat: int, text: str) -> None:
        """Keep a seat's answer ahead, replacing its earlier one; Taken if record `number` already stands."""

    async def unseal(self, match: str, seat: int) -> None:
        """Drop a seat's answer ahead, if there is one."""

    async def sealed(self, match: str) -> list[Sealed]:
        """The answers ahead of a match, in seat order."""

    async def keep(self, match: str, number: int, dump: bytes) -> None:
        """Keep the dump after the first `number` records, unless a later one is kept."""

    async def snapshot(self, match: str) -> Snapshot | None:
        """The latest dump kept."""


class Matches(Protocol):
    """Matches and who sits at them."""

    async def create(self, new: NewMatch) -> str:
        """Make a match; gives its id."""

    async def match(self, match: str) -> Match:
        """One match with its seats; Missing if there is none."""

    async def update(
        self,
        match: str,
        *,
        name: str | None = None,
        state: MatchState | None = None,
        header: Header | None = None,
        listed: bool | None = None,
        settings: dict[str, Setting] | None = None,
    ) -> None:
        """Change what is given and leave the rest."""

    async def matches_of(self, guest: str, limit: int = 100) -> list[Match]:
        """The matches where a guest owns or has a seat, last active first."""

    async def lobby(self, limit: int = 50) -> list[Match]:
        """Listed matches that have not begun and have a free seat without an invitation, newest first."""

    async def stored(self) -> list[Stored]:
        """All matches, last active first."""

    async def resting(self, since: int, *, unfinished: bool = False) -> list[str]:
        """The matches that are over and have had no record since then (in milliseconds since 1970); with
        `unfinished` also those that are not over."""

    async def remove(self, matches: Sequence[str], *, unfinished: bool = False) -> None:
        """Remove matches with all that belongs to them, all or none.

        Missing if there is none of an id; Unfinished if one is not over, unless that was allowed.
        """

    async def invite(self, match: str, seat: int) -> str:
        """A fresh invitation to a seat where no person sits, in place of any earlier one; gives its token."""

    async def invited(self, token: str) -> Seat | None:
        """The seat an invitation leads to, while it is good."""

    async def claim(self, token: str, guest: str, name: str) -> Seat:
        """Take the seat of an invitation, which is then used up; Missing if it was already."""

    async def sit(self, match: str, seat: int, guest: str, name: str) -> None:
        """Take a free seat that no invitation holds; Taken otherwise."""

    async def vacate(self, match: str, seat: int) -> None:
        """Free a seat of whoever holds it, and of its invitation."""

    async def stand_in(self, match: str, seat: int, level: str) -> None:
        """Put a bot on a seat; a person who sat there may take it back."""

    async def take_back(self, match: str, seat: int, guest: str) -> None:
        """Give a seat back to the person a bot stood in for; Taken if it was another's."""


class Guests(Protocol):
    """People without accounts: a cookie each."""

    async def greet(self, name: str) -> str:
        """Make a guest; gives the token for the cookie, which is kept nowhere else."""

    async def guest(self, token: str) -> Guest | None:
        """The guest who holds this token."""

    async def rename(self, guest: str, name: str) -> None:
        """Change how a guest is called; Missing if there is none."""

    async def seen(self, guest: str) -> None:
        """Note that a guest was here now."""


class Store(Journals, Matches, Guests, Protocol):
    """All of it, and the end of it."""

    async def close(self, *, shrink: bool = False) -> None:
        """Finish what was asked, then let go of the database; `shrink`: and of room it does not need."""
