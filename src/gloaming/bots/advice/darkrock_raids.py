"""Darkrock, for bots: what the Therion Marauders may cost, and what to answer them.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.content.deck import CARDS_MOST, count_of
from gloaming.games.darkrock.names import GOODS, STATIONS
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.steps.marauders import attack_due, is_attacked

SAFE: Final[list[Int]] = [0] * STATIONS


def dangers(state: State) -> list[Int]:
    """By station: in how many of 1024 cases the next card attacks it."""
    decks = state.decks
    if decks.raid >= 0:
        stations = state.content.raids[decks.raid]
        return [(stations >> station & 1) * 1024 for station in range(STATIONS)]
    hits = [0] * STATIONS
    for card in range(CARDS_MOST):
        if decks.raiders >> card & 1:
            add_hits(hits, state.content.raids[card])
    cards = max(count_of(decks.raiders), 1)
    return [hit * 1024 // cards for hit in hits]


def add_hits(hits: list[Int], stations: Int) -> None:
    """Count one card for each station it attacks."""
    for station in range(STATIONS):
        if stations >> station & 1:
            hits[station] += 1


@final
class Raiders:
    """The attack of this round, as a ship sees it that places its pieces."""

    def __init__(self, state: State, ship: Ship, prices: list[Int]) -> None:
        self.danger: list[Int] = dangers(state) if attack_due(state) else SAFE
        self.shields: Int = shields_for(ship, prices)
        if state.decks.raid >= 0 and is_attacked(ship, state.content.raids[state.decks.raid]):
            self.shields = 0  # they are up for another piece already

    def toll(self, station: Int, worth: Int) -> Int:
        """What the attack takes of a piece's worth there, on average: Shields, or the piece flees."""
        danger = self.danger[station]
        if danger == 0 or worth <= 0:
            return 0
        return danger * (min(worth, self.shields) if self.shields >= 0 else worth) >> 10


def shields_for(ship: Ship, prices: list[Int]) -> Int:
    """What the cheapest good aboard is worth, or -1 for an empty hold."""
    best: Int = -1
    for good in range(GOODS):
        if ship.hold[good] > 0 and (best < 0 or prices[good] < best):
            best = prices[good]
    return best
