"""What learning agents see of a variant's boards; all zero in the standard game."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.darkrock.names import (
    DAMAGE_TOKENS,
    GOOD_NAMES,
    NEEDED,
    REPAIR_COST,
    SKULL,
    STATION_NAMES,
    VARIANT_NAMES,
)
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView, SabotageView

QUESTIONS = ("PlaceSaboteur", "Defend", "ShareDamage", "CollectAgain")


def of_variant(view: View) -> Iterator[tuple[str, float]]:
    """Which variant it is, the saboteurs, the Neutronium Track."""
    for number, name in enumerate(VARIANT_NAMES):
        yield f"variant.{name}", float(view.variant == number)
    for question in QUESTIONS:
        yield f"question.{question}", float(view.asked.step == question)
    yield from of_sabotage(view.sabotage)
    yield from of_crisis(view.crisis)


def of_sabotage(board: SabotageView | None) -> Iterator[tuple[str, float]]:
    """Where saboteurs stand."""
    for station, name in enumerate(STATION_NAMES):
        yield f"saboteur.{name}", float(board is not None and station in board.crew)
    for station, name in enumerate(STATION_NAMES):
        yield f"saboteur_captain.{name}", float(board is not None and board.captain == station)


def of_crisis(crisis: CrisisView | None) -> Iterator[tuple[str, float]]:
    """The track, the exports, the harm."""
    yield "crisis.marker", crisis.marker / SKULL if crisis else 0.0
    yield "crisis.cost", crisis.cost / max(REPAIR_COST) if crisis else 0.0
    yield "crisis.pool", crisis.pool / DAMAGE_TOKENS if crisis else 0.0
    yield "crisis.to_lose", (crisis.limit - len(crisis.gone)) / 5 if crisis else 0.0
    yield "crisis.shields", float(crisis is not None and crisis.shields)
    for metal, need in enumerate(NEEDED):
        yield f"crisis.exported.{GOOD_NAMES[metal]}", crisis.exported[metal] / need if crisis else 0.0
    for station, name in enumerate(STATION_NAMES):
        yield f"crisis.damage.{name}", crisis.damage[station] / DAMAGE_TOKENS if crisis else 0.0
    for station, name in enumerate(STATION_NAMES):
        yield f"crisis.gone.{name}", float(crisis is not None and station in crisis.gone)
