"""Who sits where: a person, a bot, or nobody yet.  It may change at any time; the journal does not care."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal["person", "bot", "open"]


class Sitter(msgspec.Struct, frozen=True):
    """What sits on a seat; `level` names a bot's strength; `left`: a person whom the bot stands in for."""

    kind: Kind = "person"
    level: str = ""
    left: bool = False


PERSON = Sitter()


class Sitters:
    """The seats of one table."""

    def __init__(self, seats: int, sitters: Sequence[Sitter] = ()) -> None:
        if sitters and len(sitters) != seats:
            raise ValueError(f"There are {seats} seats but {len(sitters)} sitters.")
        self._sitters = list(sitters) or [PERSON] * seats

    def __len__(self) -> int:
        return len(self._sitters)

    def __getitem__(self, seat: int) -> Sitter:
        return self._sitters[seat]

    def sit(self, seat: int, sitter: Sitter) -> None:
        """Put somebody on a seat."""
        self._sitters[seat] = sitter

    def stand_in(self, seat: int, level: str) -> None:
        """A bot plays for the person who left, until that person takes the seat back."""
        self.sit(seat, Sitter("bot", level, left=self[seat].kind == "person" or self[seat].left))

    def take_back(self, seat: int) -> None:
        """The person is back.  ValueError where no bot stands in for anybody."""
        if not self[seat].left:
            raise ValueError("Nobody left this seat, so nobody can take it back.")
        self.sit(seat, PERSON)

    def bot(self, seat: int) -> bool:
        """Does a bot decide here?"""
        return self[seat].kind == "bot"
