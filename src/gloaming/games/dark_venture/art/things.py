"""Cards as things on the page: what items, characters and locations say, and what touching them does."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.captions import item_lines
from gloaming.games.dark_venture.content.deck import Content, Item
from gloaming.games.dark_venture.faces import of_character, of_location, traits
from gloaming.games.dark_venture.names import (
    ATTRIBUTE_NAMES,
    BODY,
    CHARACTER_DECK,
    FOE,
    FOLLOWER,
    HANDS,
    HEAD,
    ITEM_DECK,
    JEWEL,
    OBJECT,
    TERRAIN_NAMES,
    WEAPON,
)
from gloaming.games.dark_venture.view import CardView
from gloaming.games.dark_venture.words import first_up

KINDS = ("item", "character", "location")
PERSON_WORDS = {FOE: "aggressive", FOLLOWER: "follower"}
BOW = "bow"  # in a weapon's name
LAND_WORDS = ("a ruin", "a mire", "a wild place", "a hold", "a shrine", "crossroads")


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """A card that can be touched.

    `name` is its lasting name, `face` the symbol on it, `note` what it gives in short, `text` all that it
    says; `action` is the one answer that a touch gives (-1: none), `label` says it; where a touch opens
    several answers, `many`; `worn`: it is equipped; `laid`: it lies on the map already, not yet for good."""

    name: str
    kind: str
    title: str
    face: str
    note: str = ""
    text: tuple[str, ...] = ()
    action: int = -1
    label: str = ""
    many: bool = False
    chosen: bool = False
    worn: bool = False
    laid: bool = False


def card(content: Content, meant: Meaning, held: CardView) -> Thing:
    """A card of a hand."""
    if held.deck == ITEM_DECK:
        return item(content, meant, held.number)
    if held.deck == CHARACTER_DECK:
        return person(content, meant, held.number)
    return land(content, meant, held.number)


def item(content: Content, meant: Meaning, number: int, worn: bool = False) -> Thing:
    """An item, in a hand or held."""
    printed = content.items[number]
    return touched(
        meant,
        Thing(
            name=f"item.{number}",
            kind="item",
            title=printed.name,
            face=item_face(printed),
            note=item_note(printed),
            text=(f"{first_up(traits(content, number))}.", *item_lines(content, printed)),
            worn=worn,
        ),
    )


def person(content: Content, meant: Meaning, number: int) -> Thing:
    """A character card of a hand."""
    printed = content.characters[number]
    return touched(
        meant,
        Thing(
            name=f"character.{number}",
            kind="character",
            title=printed.name,
            face="foe" if printed.kind == FOE else "neutral",
            note=f"{PERSON_WORDS.get(printed.kind, 'neutral')}, {printed.hp} HP",
            text=(of_character(content, number),),
        ),
    )


def land(content: Content, meant: Meaning, number: int) -> Thing:
    """A location card of a hand."""
    printed = content.locations[number]
    return touched(
        meant,
        Thing(
            name=f"location.{number}",
            kind="location",
            title=printed.name,
            face=f"land-{TERRAIN_NAMES[printed.terrain].lower()}",
            note=LAND_WORDS[printed.terrain],
            text=(of_location(content, number),),
        ),
    )


def touched(meant: Meaning, plain: Thing) -> Thing:
    """The thing with what touching it does now."""
    offers = meant.of(plain.name)
    if not offers:
        return plain
    chosen = plain.name in meant.touched
    if len(offers) > 1:
        label = f"{plain.title}: {len(offers)} ways to use it"
        return msgspec.structs.replace(plain, many=True, label=label, chosen=chosen)
    return msgspec.structs.replace(plain, action=offers[0].action, label=offers[0].sentence)


# --- what an item looks like and gives


def item_face(printed: Item) -> str:
    """The symbol of an item: by its slot, then by what it is."""
    by_slot = {HEAD: "helm", BODY: "coat", JEWEL: "ring"}
    if printed.shield:
        return "item-shield"
    if printed.slot in by_slot:
        return f"item-{by_slot[printed.slot]}"
    if printed.category == WEAPON and BOW in printed.name.lower():
        return "item-bow"
    if printed.category == WEAPON:
        return "item-axe" if printed.hands == HANDS else "item-blade"
    if printed.category == OBJECT:
        return "item-flask" if printed.healing else "item-relic" if printed.relic else "item-bag"
    return "item-coat"


def item_note(printed: Item) -> str:
    """What it gives while it is equipped, and the hands that it takes."""
    pairs = [*zip(ATTRIBUTE_NAMES, printed.bonus, strict=True)]
    pairs += [("attack", printed.attack), ("armor", printed.armor)]
    parts = [f"{name} {value:+}" for name, value in pairs if value]
    if printed.hands == HANDS:
        parts.append("two hands")
    return ", ".join(parts)
