"""What a seat may know of a variant's boards: all of it.  DR-R69"""

from __future__ import annotations

import msgspec

from gloaming.games.darkrock.names import (
    METALS,
    NEEDED,
    REPAIR_COST,
    RESOLVE,
    SKULL,
    STATIONS,
)
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.marauders import RevealRaid
from gloaming.games.darkrock.steps.resolve import BeginTurn
from gloaming.games.darkrock.variants.crisis import obtainable


class SabotageView(msgspec.Struct, frozen=True):
    """Where the Saboteur Captain stands (-1: nowhere) and the saboteurs; the ships that still place one."""

    captain: int
    crew: tuple[int, ...]
    captain_held: int
    crew_held: tuple[int, ...]


class CrisisView(msgspec.Struct, frozen=True):
    """The Neutronium Track and what the team has lost and still lacks.

    `cost` is what the Repair of one Damage token costs, `next_cost` what it costs after the cards that are
    still to come this round if all of them attack, `cards` how many these are; `repairs` the Repair of each
    station; `obtainable` what of each metal could still be exported; `lost` what lost the game, or 0."""

    difficulty: int
    marker: int
    to_skull: int
    cost: int
    next_cost: int
    cards: int
    lost: int
    limit: int
    shields: bool
    shield_per_card: bool
    gone: tuple[int, ...]
    damage: tuple[int, ...]
    repairs: tuple[int, ...]
    pool: int
    exported: tuple[int, ...]
    missing: tuple[int, ...]
    obtainable: tuple[int, ...]


def stations_in(bits: int) -> tuple[int, ...]:
    """The stations, or ships, of a bit set."""
    return tuple(station for station in range(STATIONS) if bits >> station & 1)


def sabotage_view(state: State) -> SabotageView:
    """The saboteurs' pieces."""
    board = state.sabotage
    return SabotageView(
        captain=next(iter(stations_in(board.captain)), -1),
        crew=stations_in(board.crew),
        captain_held=next(iter(stations_in(board.captain_held)), -1),
        crew_held=stations_in(board.crew_held),
    )


def crisis_view(state: State) -> CrisisView:
    """The track, the harm and the exports."""
    crisis = state.crisis
    cards = cards_to_come(state)
    return CrisisView(
        difficulty=crisis.difficulty,
        marker=crisis.marker,
        to_skull=SKULL - crisis.marker,
        cost=REPAIR_COST[crisis.marker],
        next_cost=REPAIR_COST[min(crisis.marker + cards, SKULL)],
        cards=cards,
        lost=crisis.lost,
        limit=crisis.limit,
        shields=crisis.shields,
        shield_per_card=crisis.shield_per_card,
        gone=stations_in(crisis.gone),
        damage=tuple(crisis.damage),
        repairs=tuple(crisis.repair(station) for station in range(STATIONS)),
        pool=crisis.pool(),
        exported=tuple(crisis.exported),
        missing=tuple(NEEDED[metal] - crisis.exported[metal] for metal in range(METALS)),
        obtainable=tuple(obtainable(state, metal) for metal in range(METALS)),
    )


def cards_to_come(state: State) -> int:
    """How many Therion cards this round still brings: one for each turn not begun.  DR-CRI-23"""
    if state.phase < RESOLVE:
        return len(state.ships)
    return sum(isinstance(step, BeginTurn | RevealRaid) for step in state.agenda)
