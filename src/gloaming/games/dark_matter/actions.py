"""The vocabulary: every action's number, in named ranges.  Compiled.

Numbers are stable within a rules version; new ranges are added at the end.  A place of a Matter Card is
3 * seat + colour: every seat holds one card of each colour.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.names import COLORS

END: Final = 0  # the Action phase
CONFIRM: Final = 1  # the sources of an action
DECLINE: Final = 2  # a Politics, Hero or Diplomacy icon
TAKE: Final = 3  # the soldiers that come along
REFUSE: Final = 4
TERRAFORM: Final = 5  # + planet
IMPROVE: Final = 25  # + planet
CIVILIZE: Final = 45  # improve the Civilization Card
RECRUIT: Final = 46
USE_CARD: Final = 47  # + place of the card
USE_PLANET: Final = 59  # + planet
MANEUVER: Final = 79  # + colour
TARGET: Final = 82  # + place of the card that is moved
REFRESH: Final = 94  # + seat: a Diplomacy Card is turned back
DEPOSIT: Final = 98  # + soldiers, 0 to 40, into the black hole
ACTION_SPACE: Final = 139

# Chance
DEAL: Final = 10000  # + Matter Card
LAST: Final = 10012  # + planet: the one that lies on top of the deck
DRAW: Final = 10032  # + planet: from the deck to the market
LEAD: Final = 10052  # + seat: the first player of the first round
CHARTER: Final = 10056  # + Civilization Card
CHANCE_END: Final = 10060


def place_of(seat: Int, color: Int) -> Int:
    """The number of a Matter Card's place."""
    return COLORS * seat + color


def is_card(source: Int) -> bool:
    """Is this source a Matter Card?  The others are planets."""
    return source < USE_PLANET
