"""The shape of the card files: what an entry must have, before it is asked whether it makes sense."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Words = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^,@]+$")]
Few = Annotated[int, msgspec.Meta(ge=0, le=8)]
Points = Annotated[int, msgspec.Meta(ge=0, le=30)]
Initiative = Annotated[int, msgspec.Meta(ge=1, le=3)]
Matter = Literal["cavorite", "antimatter", "dark_matter"]
Icon = Literal[
    "cavorite", "antimatter", "dark_matter", "sophia", "improvement",
    "resource", "soldier", "politics", "hero", "diplomacy",
]  # fmt: skip


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four zones of a Matter Card."""

    skills: tuple[Icon, ...]
    initiative: Initiative


class MatterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Matter Card; its zones are named after where they stand at the start."""

    id: Words
    name: Words
    color: Matter
    back: Words
    uf: Zone
    lf: Zone
    ub: Zone
    lb: Zone


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What terraforming costs."""

    cavorite: Few = 0
    antimatter: Few = 0
    dark_matter: Few = 0
    sophia: Few = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a planet; a missing defense value is left out."""

    vp: Points
    skills: tuple[Icon, ...]
    defense: Few | None = None


class Planet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Planet Card."""

    id: Words
    name: Words
    cost: Cost
    improve_cost: Few
    face: Side
    back: Side


class CharterCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What improving a Civilization Card costs."""

    cavorite: Few = 0
    antimatter: Few = 0
    dark_matter: Few = 0
    improvement: Few = 0


class Reduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number to reach, the point of matter that it saves, and what it scores."""

    kind: Literal["planets", "gems", "soldiers", "defense"]
    at_least: Annotated[int, msgspec.Meta(ge=1, le=40)]
    saves: Matter
    vp: Points


class Civilization(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Civilization Card."""

    id: Words
    name: Words
    cost: CharterCost
    victory_points: Points
    reductions: tuple[Reduction, ...]
