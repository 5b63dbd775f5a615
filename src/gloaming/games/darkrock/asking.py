"""What the questions of the stations share."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    at,
    left_to_resolve,
    piece_word,
    values,
)


class Asking(msgspec.Struct, frozen=True):
    """A question in both persons: as the asked seat reads it, and as the others do."""

    title: str
    why: str
    others: str
    offers: list[Offer]
    others_why: str = ""


def decline(sentence: str, short: str) -> Offer:
    """The answer that does nothing, or nothing more."""
    return Offer(a.RETURN, sentence, short, (), "decline")


def others_left(view: View) -> str:
    """'Still to be resolved: your Captain on Rover.', or nothing."""
    ship = view.asked.facts["ship"]
    place = view.ships[ship].place
    left = reversed(left_to_resolve(view, ship))
    names = [f"your {piece_word(piece)} {at(place[piece])}" for piece in left]
    return f" Still to be resolved: {listed(names)}." if names else ""


def again(times: int) -> str:
    """Says that a Captain may do it twice."""
    return " Your Captain may do it twice." if times > 1 else ""


def rig_line(view: View, whose: str) -> str:
    """'Your rig dice show 4 and 6', without a stop."""
    rig = view.turn.rig
    return f"{whose} rig {'die shows' if len(rig) == 1 else 'dice show'} {values(rig)}"
