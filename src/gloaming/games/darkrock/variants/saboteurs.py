"""Saboteurs: pieces of nobody's that occupy a station for a round, or close it.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.darkrock.state as table
from gloaming.core.state import Step
from gloaming.games.darkrock.actions import SABOTAGE
from gloaming.games.darkrock.names import DELEGATE, LEADER, RESEARCH, STATIONS
from gloaming.games.darkrock.rule_numbers import ALLOWED, SAB_03, SAB_07, SAB_08, SET_09
from gloaming.games.darkrock.stations.elsewhere import out_of_place


def deal(state: table.State) -> None:
    """The Leader gets the Saboteur Captain, and every ship a saboteur.  DR-SAB-02, 06, 13, 17; DR-R38"""
    board = state.sabotage
    board.captain = board.crew = 0
    board.captain_held = 1 << state.leader
    board.crew_held = (1 << len(state.ships)) - 1


def pick_up(state: table.State) -> None:
    """All of them leave the board, and those not placed the hands.  DR-SAB-13, 18"""
    board = state.sabotage
    board.captain = board.crew = board.captain_held = board.crew_held = 0


def follow_turn(state: table.State, number: Int) -> None:
    """After an assignment turn its ship places what it holds: the Captain first, the other next time.

    DR-SAB-03 to 05, 17, 18; DR-R38"""
    board = state.sabotage
    if board.captain_held >> number & 1:
        state.push(PlaceSaboteur(state.seat_of(number), number, True))
    elif board.crew_held >> number & 1:
        state.push(PlaceSaboteur(state.seat_of(number), number, False))


def may_sabotage(state: table.State, station: Int) -> Int:
    """A free station, of the track only space 0, but not Leader or Delegate.  DR-SAB-07, 08; DR-R39"""
    if station == LEADER or station == DELEGATE:
        return SAB_08
    if station == RESEARCH and not state.decks.research:
        return SET_09
    taken = state.sabotage.captain | state.crew_of_others(-1) | state.captains_of_others(-1)
    return SAB_07 if taken >> station & 1 else ALLOWED


@final
class PlaceSaboteur(Step[table.State]):
    """Where does the saboteur go, or the Saboteur Captain?  DR-SAB-03 to 08, 17"""

    def __init__(self, seat: Int, ship: Int, captain: bool) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.captain: bool = captain

    def options(self, state: table.State) -> list[Int]:
        out: list[Int] = []
        for station in range(STATIONS):
            if may_sabotage(state, station) == ALLOWED:
                out.append(SABOTAGE + station)
        return out

    def forbids(self, state: table.State, action: Int) -> Int:
        if SABOTAGE <= action < SABOTAGE + STATIONS:
            return may_sabotage(state, action - SABOTAGE)
        return out_of_place(action, SAB_03)

    def apply(self, state: table.State, action: Int) -> None:
        """It stands there, and does nothing else.  DR-SAB-09, 10, 12; DR-R40"""
        board = state.sabotage
        place = 1 << (action - SABOTAGE)
        if self.captain:
            board.captain = place
            board.captain_held = 0
        else:
            board.crew |= place
            board.crew_held &= ~(1 << self.ship)
