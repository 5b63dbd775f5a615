"""What a seat may know: holds, credits, dice and pieces lie open to all; of cards see `view_decks`.  DR-R69

`asked` shows all facts of the open step to everybody: they are ships, pieces, dice, places and open cards."""

from __future__ import annotations

import msgspec

from gloaming.core.asked import Asked, asked
from gloaming.core.state import OVER, SPECTATOR
from gloaming.games.darkrock.names import CRISIS, RIG_DICE, SABOTEURS
from gloaming.games.darkrock.state import Ship, State, gone
from gloaming.games.darkrock.view_decks import DecksView, OwnView, decks_view, own_view
from gloaming.games.darkrock.view_variants import CrisisView, SabotageView, crisis_view, sabotage_view


class ShipView(msgspec.Struct, frozen=True):
    """One company: credits, rig dice of this round, slots, goods by kind, and where each piece stands
    (crew 0 to 3, then the Captain; a place number, -1 aboard, -2 beside the board)."""

    seat: int
    credits: int
    unlocked: int
    slots: int
    hold: tuple[int, ...]
    place: tuple[int, ...]
    own: OwnView


class TurnView(msgspec.Struct, frozen=True):
    """The turn of phase 5 in hand; ship -1 outside it.  `rig`: its dice; bit sets of those used; `mod`: two
    rig dice may pair, by Mod or by a card."""

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
    two_pairs: bool
    variant: int
    sabotage: SabotageView | None
    crisis: CrisisView | None
    decks: DecksView


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
        ships=tuple(ship_view(state, number, ship, seat) for number, ship in enumerate(state.ships)),
        turn=turn_view(state),
        scores=tuple(state.scores()),
        winners=tuple(state.winners()) if state.seat == OVER else (),
        two_pairs=state.two_pairs,
        variant=state.variant,
        sabotage=sabotage_view(state) if state.variant == SABOTEURS else None,
        crisis=crisis_view(state) if state.variant == CRISIS else None,
        decks=decks_view(state, seat),
    )


def ship_view(state: State, number: int, ship: Ship, seat: int) -> ShipView:
    """One company's open facts, and its cards as that seat sees them."""
    return ShipView(
        seat=state.seat_of(number),
        credits=ship.credits,
        unlocked=ship.unlocked,
        slots=ship.slots,
        hold=tuple(ship.hold),
        place=tuple(ship.place),
        own=own_view(state, number, seat),
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
        mod=turn.ship >= 0 and state.pairs_rigs(turn.ship),
    )
