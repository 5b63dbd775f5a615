"""What a card says, in a line: of items, characters, locations, quests.  From printed cards only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture.content.captions import character_lines, item_lines, quest_lines
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.nouns import FACTION_NOUNS, ITEM_NOUNS, PLACE_NOUNS
from gloaming.games.dark_venture.names import (
    ATTRIBUTE_NAMES,
    CHARACTER_DECK,
    FOE,
    FOLLOWER,
    HERO,
    HEROIC_DECK,
    ITEM_DECK,
    LOCATION_DECK,
    SIDE_NAMES,
    SIDES,
    SLOT_NAMES,
    TERRAIN_NAMES,
)
from gloaming.games.dark_venture.words import listed_items

KIND_WORDS = {HERO: "hero", FOLLOWER: "follower", FOE: "aggressive character"}


def face(content: Content, deck: int, number: int) -> str:
    """What the card of that deck says."""
    if deck == ITEM_DECK:
        return of_item(content, number)
    if deck == CHARACTER_DECK:
        return of_character(content, number)
    if deck == LOCATION_DECK:
        return of_location(content, number)
    quest = (content.heroic if deck == HEROIC_DECK else content.side)[number]
    return f"{' '.join(quest_lines(content, quest))} {quest.qp} QP."


# --- items


def traits(content: Content, number: int) -> str:
    """'one-handed weapon, speed +1, attack +2'."""
    card = content.items[number]
    noun = ITEM_NOUNS[SLOT_NAMES[card.slot]].one if SLOT_NAMES[card.slot] in ITEM_NOUNS else "object"
    return ", ".join([f"relic, {noun}" if card.relic else noun, *bonuses(content, number)])


def bonuses(content: Content, number: int) -> list[str]:
    """'speed +1', 'attack +2': what it brings while it is equipped."""
    card = content.items[number]
    numbers = [
        *zip(ATTRIBUTE_NAMES, card.bonus, strict=False),
        ("attack", card.attack),
        ("armor", card.armor),
    ]
    told = [f"{name} {value:+}" for name, value in numbers if value]
    if card.one_hand:
        told.append(f"one hand is enough with {ATTRIBUTE_NAMES[card.one_hand_attribute]} {card.one_hand}")
    return told


def of_item(content: Content, number: int) -> str:
    """'One-handed weapon, attack +2. Use, once a turn: ...'"""
    first = traits(content, number)
    return " ".join([f"{first[:1].upper()}{first[1:]}.", *item_lines(content, content.items[number])])


# --- characters


def of_character(content: Content, number: int) -> str:
    """'Sporeborn follower, 16 HP, power 2, ...; follows for ... 10 or more. Its items: ...'"""
    card = content.characters[number]
    kind = KIND_WORDS.get(card.kind, "neutral character")
    faction = FACTION_NOUNS[card.faction].one
    natural = [("attack", card.attack), ("armor", card.armor)]
    numbers = [*zip(ATTRIBUTE_NAMES, card.attributes, strict=True), *((n, x) for n, x in natural if x)]
    told = ", ".join([f"{faction} {kind}", f"{card.hp} HP", *(f"{name} {value}" for name, value in numbers)])
    if card.roll:
        told += f"; follows for two dice + {ATTRIBUTE_NAMES[card.roll_attribute]} of {card.roll} or more"
    items = [*card.worn, *card.held]
    things = [f"Its items: {listed_items(content, items)}."] if items else []
    return " ".join([f"{told}.", *things, *character_lines(content, card)])


# --- locations


def of_location(content: Content, number: int) -> str:
    """'Mire, roads north, east and west as printed.'"""
    card = content.locations[number]
    land = PLACE_NOUNS[TERRAIN_NAMES[card.terrain]].one
    gates = card.gates[0]
    noun = "roads" if gates & (gates - 1) else "road"
    return f"{land[:1].upper()}{land[1:]}, {noun} {roads(gates)} as printed."


def roads(gates: int) -> str:
    """'north, east and west'."""
    return listed([SIDE_NAMES[side] for side in range(SIDES) if gates >> side & 1]) or "nowhere"
