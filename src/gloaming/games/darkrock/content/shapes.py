"""The shape of the card files: what an entry must have, before it is asked whether it makes sense.

The kinds of effects are a closed list: each is a class here, and says in `lay` what it does to a card.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gloaming.games.darkrock.content import deck
from gloaming.games.darkrock.content.deck import Power, Sponsor

Words = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^,@\s](?:[^,@]*[^,@\s])?$")]
Sentence = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^@]+$")]
Credits = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=1, le=3)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card file."""


class Effect(Shape, frozen=True, tag_field="kind"):
    """One effect of a Research card; `lay` writes it into the card's numbers."""


class DoubleSubcontract(Effect, frozen=True, tag="double_subcontract"):
    """Once a turn, one piece's income on Subcontract counts twice."""

    def lay(self, power: Power) -> None:
        power.once |= deck.DOUBLE_ONCE


class ExportBonus(Effect, frozen=True, tag="export_bonus"):
    """Credits for each piece that exports."""

    credits: Credits

    def lay(self, power: Power) -> None:
        power.export_bonus = self.credits


class Trim(Effect, frozen=True, tag="trim"):
    """Once a turn, a rig die up or down."""

    by: Few

    def lay(self, power: Power) -> None:
        power.once |= deck.TRIM
        power.trim = self.by


class Reboot(Effect, frozen=True, tag="reboot"):
    """Once a turn, a rig die is rolled again."""

    def lay(self, power: Power) -> None:
        power.once |= deck.REBOOT_ONCE


class Flip(Effect, frozen=True, tag="flip"):
    """Once a turn, a rig die is turned over."""

    def lay(self, power: Power) -> None:
        power.once |= deck.FLIP_ONCE


class Reach(Effect, frozen=True, tag="reach"):
    """Once a turn, a miner digs one mine farther."""

    def lay(self, power: Power) -> None:
        power.once |= deck.REACH_ONCE


class PairRigs(Effect, frozen=True, tag="pair_rigs"):
    """Mod is always in force."""

    def lay(self, power: Power) -> None:
        power.pairs = True


class MoreDice(Effect, frozen=True, tag="more_dice"):
    """More rig dice when the turn begins."""

    dice: Annotated[int, Meta(ge=1, le=2)]

    def lay(self, power: Power) -> None:
        power.dice = self.dice


class PaidShields(Effect, frozen=True, tag="paid_shields"):
    """Credits may pay for Shields."""

    credits: Credits

    def lay(self, power: Power) -> None:
        power.shield_price = self.credits


class RerollNeutronium(Effect, frozen=True, tag="reroll_neutronium"):
    """Once a turn, the neutronium die is rolled again for nothing."""

    def lay(self, power: Power) -> None:
        power.once |= deck.REROLL_ONCE


class SolarBonus(Effect, frozen=True, tag="solar_bonus"):
    """More solar energy for each Collect."""

    units: Few

    def lay(self, power: Power) -> None:
        power.solar = self.units


class RecruitPrices(Effect, frozen=True, tag="recruit_prices"):
    """What Recruit costs."""

    crew: Credits
    captain: Credits

    def lay(self, power: Power) -> None:
        power.crew_price = self.crew
        power.captain_price = self.captain


class Salvage(Effect, frozen=True, tag="salvage"):
    """Credits for each good thrown out to make room."""

    credits: Credits

    def lay(self, power: Power) -> None:
        power.salvage = self.credits


class ConsolationUnits(Effect, frozen=True, tag="consolation"):
    """What miners who could not dig get."""

    units: Annotated[int, Meta(ge=1, le=6)]

    def lay(self, power: Power) -> None:
        power.consolation = self.units


class Join(Effect, frozen=True, tag="join"):
    """Once a round, a crewmember joins others."""

    def lay(self, power: Power) -> None:
        power.joins = True


AnyEffect = (
    DoubleSubcontract | ExportBonus | Trim | Reboot | Flip | Reach | PairRigs | MoreDice | PaidShields
    | RerollNeutronium | SolarBonus | RecruitPrices | Salvage | ConsolationUnits | Join
)  # fmt: skip


class ResearchCard(Shape, frozen=True):
    """A Research card."""

    id: Words
    name: Words
    text: Sentence
    effects: Annotated[tuple[AnyEffect, ...], Meta(min_length=1, max_length=3)]


class MarauderCard(Shape, frozen=True):
    """A Therion Marauders card."""

    id: Words
    name: Words
    attacks: tuple[str, ...]
    shuffle: bool = False


class Extra(Shape, frozen=True, tag_field="kind"):
    """Something a Sponsor gives besides the listed values; `lay` writes it into the card's numbers."""


class Goods(Extra, frozen=True, tag="goods"):
    """Goods in the hold, from the supply."""

    good: Literal["neutronium", "solar"]
    units: Few

    def lay(self, sponsor: Sponsor) -> None:
        if self.good == "solar":
            sponsor.solar = self.units
        else:
            sponsor.neutronium = self.units


class Ahead(Extra, frozen=True, tag="ahead"):
    """Crew that start on space 1 of the Solar track."""

    crew: Annotated[int, Meta(ge=1, le=4)]

    def lay(self, sponsor: Sponsor) -> None:
        sponsor.ahead = self.crew


class SponsorCard(Shape, frozen=True):
    """A Corporate Sponsor card."""

    id: Words
    name: Words
    credits: Annotated[int, Meta(ge=0, le=49)]
    crew: Annotated[int, Meta(ge=0, le=4)]
    captain: bool
    rig_dice: Few
    slots: Annotated[int, Meta(ge=1, le=6)]
    extras: Annotated[tuple[Goods | Ahead, ...], Meta(max_length=3)] = ()
