"""What a pack must keep so that the rules work with it.  A check raises PackError with what would do.

Cards and books are checked here as they are written; `texts` checks what their effects say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from gloaming.core.packs import Fault, PackError, refuse
from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content.filters import BEGINNINGS, RESERVED
from gloaming.games.dark_venture.content.lexicon import slug
from gloaming.games.dark_venture.content.pack import Pack, Told, tried
from gloaming.games.dark_venture.content.shapes import (
    ActionEntry,
    CharacterCard,
    FactionLine,
    GuideEntry,
    HeroicQuest,
    ItemCard,
    LocationCard,
    Shape,
    SideQuest,
)
from gloaming.games.dark_venture.content.spelling import FACTIONS
from gloaming.games.dark_venture.content.vocabulary import ABILITIES

NumberedT = TypeVar(
    "NumberedT", CharacterCard, ItemCard, LocationCard, GuideEntry, ActionEntry, HeroicQuest, SideQuest
)
HEROES = names.PLAYERS
MOST_PEOPLE = MOST_PLACES = 61  # sets of them are bits of one whole number, and dumps take 62 bits
DRAWN_QUESTS = 3  # at setup: three are drawn, one heroic quest and all side quests are kept
HEROIC = DRAWN_QUESTS + names.PLAYERS - 1
SIDE = DRAWN_QUESTS * names.PLAYERS
SLOTS_OF = {
    "weapon": ("h1", "h2"),
    "armor": ("s1", "s2", "head", "body"),
    "object": ("jewel", None),
}
WORN_SLOTS = ("head", "body", "jewel")
NUMBERED = re.compile(r"(?:character|item|location|quest|ability)-\d+")


def check_pack(pack: Pack) -> None:
    """PackError with all that is wrong; of each entry and each deck the first thing of a kind."""
    faults: list[Fault] = []
    for check in (check_factions, check_counts, check_heroes, check_books, check_quests):
        tried(faults, check, pack)
    check_names(pack, faults)
    items = {told.entry.name: told for told in pack.items}
    for character in pack.characters:
        tried(faults, check_character, character)
        tried(faults, check_outfit, character, items)
    for item in pack.items:
        tried(faults, check_item, item)
    tried(faults, check_locations, pack.locations)
    refuse(faults)


def check_factions(pack: Pack) -> None:
    """Each of the eight, in the order of the ledger.  DV-HERO-04"""
    listed = [told.entry.id for told in pack.factions]
    if listed != list(FACTIONS):
        where = first_difference(pack.factions, list(FACTIONS))
        raise where.fault("id", f"the factions are {', '.join(FACTIONS)}, in this order")


def first_difference(told: Sequence[Told[FactionLine]], expected: list[str]) -> Told[FactionLine]:
    """The first entry that is not the expected one; the last one if others are missing behind it."""
    for line, id_ in zip(told, expected, strict=False):
        if line.entry.id != id_:
            return line
    return told[-1]


def check_counts(pack: Pack) -> None:
    """Cards of each kind are counted together, whatever file they stand in."""
    check_numbers(pack.characters, 1, MOST_PEOPLE, "characters")
    check_numbers(pack.items, 1, names.ITEMS - 1, "items")
    check_numbers(pack.locations, 0, MOST_PLACES, "locations")


def check_numbers(told: Sequence[Told[NumberedT]], least: int, most: int, what: str) -> None:
    """Numbers count without a gap from the least one, each once, and within the cap."""
    seen: set[int] = set()
    for line in told:
        if line.entry.no in seen:
            raise line.fault("no", f"{line.entry.no} is used twice")
        if line.entry.no > most:
            raise line.fault("no", f"there are at most {most} {what}")
        seen.add(line.entry.no)
    for line in told:
        if line.entry.no >= least + len(told) or line.entry.no < least:
            missing = min(set(range(least, least + len(told))) - seen)
            raise line.fault("no", f"{what} count from {least} without a gap, and {missing} is missing")


def check_names(pack: Pack, faults: list[Fault]) -> None:
    """A name belongs to one card, likewise a title to one quest, also as notation writes it."""
    taken: dict[str, str] = {}
    cards: list[Told[CharacterCard] | Told[ItemCard] | Told[LocationCard]] = [
        *pack.characters,
        *pack.items,
        *pack.locations,
    ]
    for card in cards:
        tried(faults, check_name, card, "name", card.entry.name, taken)
        tried(faults, check_word, card)
    quests: list[Told[HeroicQuest] | Told[SideQuest]] = [*pack.heroic, *pack.side]
    titles: dict[str, str] = {}
    for quest in quests:
        tried(faults, check_name, quest, "title", quest.entry.title, titles)


def check_name(told: Told[Shape], key: str, name: str, taken: dict[str, str]) -> None:
    """Nothing else is written like it in notation, where numbers without a card have names too."""
    written = slug(name)
    if NUMBERED.fullmatch(written):
        raise told.fault(key, f"`{name}` is how notation writes what has no card: give it another {key}")
    if written in taken:
        raise told.fault(key, f"`{name}` is the {key} of {taken[written]} too")
    taken[written] = told.called


def check_word(told: Told[CharacterCard] | Told[ItemCard] | Told[LocationCard]) -> None:
    """A name means nothing else in the vocabulary."""
    name = told.entry.name
    if name in RESERVED or name.split(" ")[0] in BEGINNINGS:
        raise told.fault("name", f"`{name}` begins with or is a word of the vocabulary")


# --- characters


def check_character(told: Told[CharacterCard]) -> None:
    """What the kind of a character allows.  DV-FOL-02; DV-R36, DV-R43"""
    card = told.entry
    if (card.roll is not None) != (told.table == "follower"):
        raise told.fault("roll", "followers have one, others do not")
    if card.solo is not None and told.table != "hero":
        raise told.fault("solo", "only heroes have another outfit in solo games")
    if card.boss and told.table != "aggressive":
        raise told.fault("boss", "only an aggressive character can be a boss")
    if card.behavior != "stay" and told.table in ("hero", "follower"):
        raise told.fault("behavior", "heroes and followers stay where they are placed")
    if card.trades and told.table == "hero":
        raise told.fault("trades", "heroes make no offers")
    for key, listed in (("abilities", card.abilities), ("trades", card.trades)):
        if len(listed) > ABILITIES:
            raise told.fault(key, f"at most {ABILITIES} on one card")
    if len(card.worn) + len(card.held) > names.MOST_ITEMS:
        raise told.fault("held", f"a character holds at most {names.MOST_ITEMS} items")


def check_outfit(told: Told[CharacterCard], items: dict[str, Told[ItemCard]]) -> None:
    """What is worn fits its wearer.  DV-ITEM-05 to 07; DV-R32"""
    check_worn(told, "worn", told.entry.worn, items)
    if told.entry.solo:
        check_worn(told, "solo.worn", told.entry.solo.worn, items)


def check_worn(
    told: Told[CharacterCard], key: str, worn: Sequence[str], items: dict[str, Told[ItemCard]]
) -> None:
    """Head, body and jewel once each, and nothing that its faction may not equip."""
    filled: set[str] = set()
    for name in worn:
        if name not in items:
            raise told.fault(key, f"there is no item `{name}`")
        slot, limit = items[name].entry.slot or "", items[name].entry.limit
        if slot not in WORN_SLOTS:
            raise told.fault(key, f"`{name}` is not for head, body or jewel slot; list it under held")
        if slot in filled:
            raise told.fault(key, f"`{name}` is the second item for the {slot} slot")
        only = [word for word in limit if word.startswith("=")]
        if f"!{told.entry.faction}" in limit or (only and f"={told.entry.faction}" not in only):
            raise told.fault(key, f"`{name}` cannot be equipped by {told.entry.faction}")
        filled.add(slot)


def check_heroes(pack: Pack) -> None:
    """Enough of them, and their items are starred for them.  DV-SET-05, 06"""
    heroes = [told for told in pack.characters if told.table == "hero"]
    if len(heroes) < HEROES:
        raise PackError([Fault("heroes.toml", f"there are at least {HEROES} heroes, not {len(heroes)}.")])
    owner = {name: told for told in heroes for name in (*told.entry.worn, *told.entry.held)}
    for told in heroes:
        for name in (*told.entry.worn, *told.entry.held):
            if owner[name] is not told:
                raise told.fault("held", f"`{name}` is an item of {owner[name].entry.name}")
    for item in pack.items:
        hero = owner.get(item.entry.name)
        if item.entry.star != (hero.entry.name if hero else None):
            listed = f"{hero.entry.name} lists it" if hero else "no hero lists it"
            raise item.fault("star", f"the star names the hero who lists the item, and {listed}")


# --- items


def check_item(told: Told[ItemCard]) -> None:
    """Category, slot and what is printed agree.  DV-ITEM-01 to 04, 09; DV-R46, DV-R47"""
    card = told.entry
    if card.slot not in SLOTS_OF[told.table]:
        slots = " or ".join(slot or "none" for slot in SLOTS_OF[told.table])
        raise told.fault("slot", f"the slot of {told.table} is {slots}")
    if card.onehand and card.slot not in ("h2", "s2"):
        raise told.fault("onehand", "only an item for two hands can become one-handed")
    bonuses = card.bonus.power or card.bonus.speed or card.bonus.mind or card.bonus.luck
    if card.slot is None and (bonuses or card.atk or card.arm or card.limit):
        raise told.fault("slot", "an item that cannot be equipped has no bonus, atk, arm or limit")
    if card.consumed and not any(line.trigger == "use" for line in card.abilities):
        raise told.fault("consumed", "an item that is used up has an ability with the trigger `use`")
    if len(card.abilities) > ABILITIES:
        raise told.fault("abilities", f"at most {ABILITIES} on one card")


# --- locations, books, quests


def check_locations(locations: Sequence[Told[LocationCard]]) -> None:
    """One crossroads, open to all sides; every action entry belongs to one location.  DV-SET-18; DV-R100"""
    actions: set[int] = set()
    for told in locations:
        card = told.entry
        if (card.no == 0) != (card.terrain == "CROSS"):
            raise told.fault("terrain", "no. 0 and no other is the crossroads, with the terrain CROSS")
        if card.no == 0 and (card.entrances != "NESW" or card.action):
            raise told.fault("entrances", "the crossroads is open to NESW and has no action")
        if card.action in actions:
            raise told.fault("action", f"{card.action} is the action of another location too")
        actions |= {card.action} if card.action else set()
        if card.action and card.action > MOST_PLACES:
            raise told.fault("action", f"there are at most {MOST_PLACES} action entries")


def check_books(pack: Pack) -> None:
    """Each guide has an entry for every location, each actions book one for every action.  DV-LOC-07"""
    locations = {told.entry.no: told for told in pack.locations}
    actions = {told.entry.action: told for told in pack.locations if told.entry.action}
    for guide in pack.guides:
        check_numbers(guide, 1, MOST_PLACES, "guide entries")
        for told in guide:
            if told.entry.no not in locations:
                raise told.fault("no", "there is no location of that number")
        if len(guide) != len(locations) - 1:
            raise guide[-1].fault("no", f"the guide has {len(locations) - 1} entries, one for each location")
    for book in pack.actions:
        check_numbers(book, 1, MOST_PLACES, "action entries")
        for told_action in book:
            if told_action.entry.no not in actions:
                raise told_action.fault("no", "no location has an action of that number")
        for number, location in actions.items():
            if number > len(book):
                raise location.fault("action", f"{book[0].file} has no entry {number}")


def check_quests(pack: Pack) -> None:
    """Enough for every setup.  DV-QST-01, 02; DV-SOLO-01"""
    check_numbers(pack.heroic, 1, names.HEROIC_QUESTS - 1, "heroic quests")
    check_numbers(pack.side, 1, names.SIDE_QUESTS - 1, "side quests")
    if len(pack.heroic) < HEROIC:
        raise pack.heroic[-1].fault("no", f"there are at least {HEROIC} heroic quests")
    if sum(told.entry.solo for told in pack.heroic) < DRAWN_QUESTS:
        raise pack.heroic[-1].fault("solo", f"at least {DRAWN_QUESTS} heroic quests are for solo games too")
    if len(pack.side) < SIDE:
        raise pack.side[-1].fault("no", f"there are at least {SIDE} side quests")
