"""What a seat may know.  In the standard game holds, credits, dice and pieces lie open to all.  DR-R69"""

from __future__ import annotations

import msgspec

from gloaming.core.asked import Asked, asked
from gloaming.core.state import OVER, SPECTATOR
from gloaming.games.darkrock.names import RIG_DICE
from gloaming.games.darkrock.state import Ship, State, gone


class ShipView(msgspec.Struct, frozen=True):
    """One company: credits, rig dice of this round, slots, goods by kind, and where each piece stands
    (crew 0 to 3, then the Captain; a place number, -1 aboard, -2 beside the board)."""

    seat: int
    credits: int
    unlocked: int
    slots: int
    hold: tuple[int, ...]
    place: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True):
    """The turn of phase 5 in hand; ship -1 outside it.  `rig`: its dice; bit sets of those used."""

    ship: int
    rig: tuple[int, ...]
    rig_used: int
    board_used: int
    reach: tuple[int, ...]
    resolved: int
    mod: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or SPECTATOR) sees it.  `actions` are the open ones, for the asked seat only."""

    me: int
    seat: int
    asked: Asked
    actions: tuple[int, ...]
    round: int
    phase: int
    leader: int
    standard: tuple[int, int]
    neutronium_die: int
    neutronium: int
    solar: int
    depletions: int
    last_round: int
    first_export: int
    ore: tuple[int, ...]
    gone: tuple[int, int, int]
    ships: tuple[ShipView, ...]
    turn: TurnView
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def view(state: State, seat: int) -> View:
    """What that seat may see now."""
    return View(
        me=seat,
        seat=state.seat,
        asked=asked(state),
        actions=tuple(state.actions) if seat == state.seat and seat != SPECTATOR else (),
        round=state.round,
        phase=state.phase,
        leader=state.leader,
        standard=(state.standard_1, state.standard_2),
        neutronium_die=state.neutronium_die,
        neutronium=state.neutronium,
        solar=state.solar,
        depletions=state.depletions,
        last_round=state.last_round,
        first_export=state.first_export,
        ore=tuple(state.ore),
        gone=(gone(state, 0), gone(state, 1), gone(state, 2)),
        ships=tuple(ship_view(state, number, ship) for number, ship in enumerate(state.ships)),
        turn=turn_view(state),
        scores=tuple(state.scores()),
        winners=tuple(state.winners()) if state.seat == OVER else (),
    )


def ship_view(state: State, number: int, ship: Ship) -> ShipView:
    """One company's open facts."""
    return ShipView(
        seat=state.seat_of(number),
        credits=ship.credits,
        unlocked=ship.unlocked,
        slots=ship.slots,
        hold=tuple(ship.hold),
        place=tuple(ship.place),
    )


def turn_view(state: State) -> TurnView:
    """The dice and marks of the turn in hand."""
    turn = state.turn
    return TurnView(
        ship=turn.ship,
        rig=tuple(turn.rig[: min(turn.dice, RIG_DICE)]),
        rig_used=turn.rig_used,
        board_used=turn.board_used,
        reach=tuple(turn.reach),
        resolved=turn.resolved,
        mod=turn.mod,
    )
