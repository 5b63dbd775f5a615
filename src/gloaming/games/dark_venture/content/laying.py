"""The cards of a pack laid out in numbers; what their texts say is read afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gloaming.core.packs import Fault, refuse
from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content.deck import Character, Content, Item, Location
from gloaming.games.dark_venture.content.pack import Pack, Told, tried
from gloaming.games.dark_venture.content.shapes import CharacterCard, ItemCard, LocationCard
from gloaming.games.dark_venture.content.spelling import (
    ATTRIBUTES,
    BEHAVIORS,
    CATEGORIES,
    FACTIONS,
    SIDES,
    SLOTS,
    TERRAINS,
)

KINDS = {"hero": names.HERO, "follower": names.FOLLOWER, "aggressive": names.FOE, "neutral": names.NEUTRAL}
HANDS_OF_SLOT = {"h1": 1, "h2": 2, "s1": 1, "s2": 2}
WORN = ("head", "body", "jewel")
PACK_TEXT = "rule(pack)"
TURNS = 4


def lay_cards(pack: Pack) -> Content:
    """The content with its factions, characters, items and locations, all still without their texts.

    PackError, with every fault, where a card names one that is not there."""
    content = Content()
    content.factions = [told.entry.name for told in pack.factions]
    content.faction_notes = [told.entry.note for told in pack.factions]
    items = {told.entry.name: told.entry.no for told in pack.items}
    heroes = {told.entry.name: told.entry.no for told in pack.characters if told.table == "hero"}
    characters = sorted(pack.characters, key=lambda told: told.entry.no)
    faults: list[Fault] = []
    content.characters = [Character()]
    for character in characters:
        content.characters += tried(faults, laid_character, character, items)
    content.items = [Item()]
    for item in sorted(pack.items, key=lambda told: told.entry.no):
        content.items += tried(faults, laid_item, item, heroes)
    refuse(faults)
    content.locations = [
        laid_location(told.entry) for told in sorted(pack.locations, key=lambda told: told.entry.no)
    ]
    content.heroes = sorted(heroes.values())
    return content


# --- characters


def laid_character(told: Told[CharacterCard], items: Mapping[str, int]) -> Character:
    """A character in numbers.  DV-HERO-01 to 05; DV-ATTR-01"""
    card, character = told.entry, Character()
    character.no, character.name = card.no, card.name
    character.faction, character.kind = FACTIONS[card.faction], KINDS[told.table]
    character.hp, character.boss = card.hp, card.boss
    character.several = card.several
    character.attributes = list(card.attrs)
    character.attack, character.armor = card.atk, card.arm
    character.behavior = BEHAVIORS[card.behavior]
    character.worn, character.held = numbers(told, "worn", items), numbers(told, "held", items)
    character.solo_worn, character.solo_held = character.worn, character.held
    if card.solo:
        character.solo_worn = numbers(told, "solo.worn", items)
        character.solo_held = numbers(told, "solo.held", items)
    if card.roll:
        ((attribute, character.roll),) = card.roll.items()
        character.roll_attribute = ATTRIBUTES[attribute]
    lay_limbs(character, card, told.table == "hero")
    return character


def numbers(told: Told[CharacterCard], key: str, items: Mapping[str, int]) -> list[int]:
    """The items that a key lists."""
    card = told.entry
    outfit = card.solo if key.startswith("solo.") and card.solo else card
    listed = outfit.worn if key.endswith("worn") else outfit.held
    for name in listed:
        if name not in items:
            raise told.fault(key, f"there is no item `{name}`")
    return [items[name] for name in listed]


def lay_limbs(character: Character, card: CharacterCard, hero: bool) -> None:
    """Hands, slots, and whether it may hold items: beasts have less.  DV-ITEM-05 to 08; DV-R43"""
    beast = character.faction == names.BEAST
    listed = bool(card.worn or card.held)
    whole = not beast or listed
    slots = card.slots if card.slots is not None else WORN if whole or hero else ()
    character.slots = bits(SLOTS[slot] for slot in slots)
    character.hands = card.hands if card.hands is not None else names.HANDS if whole else 0
    packs = any(line.effect == PACK_TEXT for line in card.abilities)
    character.carries = whole or hero or packs


# --- items


def laid_item(told: Told[ItemCard], heroes: Mapping[str, int]) -> Item:
    """An item in numbers.  DV-ITEM-01 to 09; DV-SET-06"""
    card, item = told.entry, Item()
    item.no, item.name = card.no, card.name
    item.category = CATEGORIES[told.table]
    item.slot = SLOTS[card.slot] if card.slot else names.NO_SLOT
    item.hands = HANDS_OF_SLOT.get(card.slot or "", 0)
    item.shield = card.slot in ("s1", "s2")
    item.bonus = [card.bonus.power, card.bonus.speed, card.bonus.mind, card.bonus.luck]
    item.attack, item.armor = card.atk, card.arm
    if card.onehand:
        ((attribute, item.one_hand),) = card.onehand.items()
        item.one_hand_attribute = ATTRIBUTES[attribute]
    item.equips = equipping(told)
    item.relic, item.healing = "relic" in card.tags, "healing" in card.tags
    item.consumed, item.in_solo = card.consumed, card.solo
    if card.star and card.star not in heroes:
        raise told.fault("star", f"there is no hero `{card.star}`")
    item.star = heroes[card.star] if card.star else 0
    return item


def equipping(told: Told[ItemCard]) -> list[bool]:
    """By faction: may its members equip this?  DV-HERO-03"""
    only = [FACTIONS.get(word[1:], -1) for word in told.entry.limit if word.startswith("=")]
    never = [FACTIONS.get(word[1:], -1) for word in told.entry.limit if word.startswith("!")]
    if -1 in only + never or (only and never):
        raise told.fault("limit", f"either =FACTION or !FACTION of {', '.join(FACTIONS)}")
    return [faction not in never and (not only or faction in only) for faction in FACTIONS.values()]


# --- locations


def laid_location(card: LocationCard) -> Location:
    """A location in numbers, with its entrances for each way to lay it.  DV-LOC-03; DV-R22, DV-R118"""
    location = Location()
    location.no, location.name = card.no, card.name
    location.terrain = TERRAINS[card.terrain]
    location.action = card.action or 0
    upright = [SIDES[letter] for letter in card.entrances]
    location.gates = [bits((side + turn) % TURNS for side in upright) for turn in range(TURNS)]
    location.turns = [turn for turn in range(TURNS) if location.gates[turn] not in location.gates[:turn]]
    return location


def bits(places: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << place for place in set(places))
