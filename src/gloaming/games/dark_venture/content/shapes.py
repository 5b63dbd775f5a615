"""The shape of card and book files: what an entry must have, before it is asked whether it makes sense."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^[^\W\d_][\w'’. -]*[\w.]$")]
Line = Annotated[str, msgspec.Meta(max_length=160, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
Story = Annotated[str, msgspec.Meta(min_length=1, max_length=480, pattern=r"^[^\x00-\x1f\x7f-\x9f@]+$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=240, pattern=r"^[ -~]+$")]  # of the vocabulary
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]
Health = Annotated[int, msgspec.Meta(ge=1, le=60)]
Attribute = Annotated[int, msgspec.Meta(ge=0, le=12)]
Bonus = Annotated[int, msgspec.Meta(ge=-4, le=6)]
Score = Annotated[int, msgspec.Meta(ge=1, le=20)]
Points = Annotated[int, msgspec.Meta(ge=0, le=12)]
Limit = Literal["1/turn", "1/combat", "1/round", "1/game"]
Faction = Literal[
    "BEAST", "CINDERGUARD", "HOLLOW", "LAMPWRIGHT", "MIREKIN", "REAVER", "SPOREBORN", "WAYFARER",
]  # fmt: skip
Scores = Annotated[
    dict[Literal["power", "speed", "mind", "luck"], Score], msgspec.Meta(min_length=1, max_length=1)
]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry; no key that it does not know."""


class FactionLine(Shape, frozen=True):
    """A faction: its id in the files, its name, and its rule in a few words."""

    id: Faction
    name: Name
    note: Line = ""


class AbilityLine(Shape, frozen=True):
    """What a card can do: when, how often, under which conditions."""

    trigger: Text
    effect: Text
    limit: Limit | None = None
    when: tuple[Text, ...] = ()


class Outfit(Shape, frozen=True):
    """What a hero wears and holds instead in solo games."""

    worn: tuple[Name, ...] = ()
    held: tuple[Name, ...] = ()


class CharacterCard(Shape, frozen=True):
    """A character of any kind; the file tells which."""

    no: Count
    name: Name
    faction: Faction
    hp: Health
    attrs: tuple[Attribute, Attribute, Attribute, Attribute]
    atk: Bonus = 0
    arm: Bonus = 0
    worn: tuple[Name, ...] = ()
    held: tuple[Name, ...] = ()
    solo: Outfit | None = None  # heroes
    hands: Literal[0, 2] | None = None  # without the key: 2, beasts 0
    slots: tuple[Literal["head", "body", "jewel"], ...] | None = None  # without the key: all, beasts none
    roll: Scores | None = None  # followers
    behavior: Literal["stay", "roam", "hunt"] = "stay"
    boss: bool = False
    several: bool = False  # the name is of more than one
    abilities: tuple[AbilityLine, ...] = ()
    trades: tuple[Text, ...] = ()


class Bonuses(Shape, frozen=True):
    """What an item adds to attributes."""

    power: Bonus = 0
    speed: Bonus = 0
    mind: Bonus = 0
    luck: Bonus = 0


class ItemCard(Shape, frozen=True):
    """An item of any category; the file tells which."""

    no: Count
    name: Name
    slot: Literal["h1", "h2", "s1", "s2", "head", "body", "jewel"] | None = None
    bonus: Bonuses = Bonuses()
    atk: Bonus = 0
    arm: Bonus = 0
    onehand: Scores | None = None
    limit: tuple[Annotated[str, msgspec.Meta(pattern=r"^[=!][A-Z]+$")], ...] = ()
    star: Name | None = None
    tags: tuple[Literal["relic", "healing"], ...] = ()
    abilities: tuple[AbilityLine, ...] = ()
    consumed: bool = False
    solo: bool = True


class LocationCard(Shape, frozen=True):
    """A location; its guide entry has its number."""

    no: Annotated[int, msgspec.Meta(ge=0, le=999)]
    name: Name
    terrain: Literal["RUIN", "MIRE", "WILD", "HOLD", "SHRINE", "CROSS"]
    entrances: Annotated[str, msgspec.Meta(min_length=1, pattern=r"^N?E?S?W?$")]
    action: Count | None = None


class GuideEntry(Shape, frozen=True):
    """What happens when a location is placed, and what holds there from then on."""

    no: Count
    text: Story
    effect: Text = "none"
    standing: tuple[Text, ...] = ()


class ActionEntry(Shape, frozen=True):
    """What happens when a location is entered for the first time."""

    no: Count
    text: Story
    effect: Text
    once: bool = False


class Offer(Shape, frozen=True):
    """What the holder of a quest may do while a condition holds."""

    when: Text
    effect: Text


class Share(Shape, frozen=True):
    """What others gain when a quest is scored."""

    to: Text
    qp: Points


class Rival(Shape, frozen=True):
    """What another player may do instead, and what it is worth."""

    condition: Text
    qp: Points


class HeroicQuest(Shape, frozen=True):
    """A heroic quest."""

    no: Count
    title: Name
    condition: Text
    qp: Points
    on_accept: Text = "none"
    each_round: Text = "none"
    offer: Offer | None = None
    on_complete: Text = "none"
    bonus: Share | None = None
    rival: Rival | None = None
    solo: bool = True


class SideQuest(Shape, frozen=True):
    """A side quest."""

    no: Count
    title: Name
    condition: Text
    qp: Points
