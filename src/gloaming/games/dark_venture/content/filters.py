"""Filters: several words, all of which have to fit."""

from __future__ import annotations

import re
from collections.abc import Callable

from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content.deck import Character, Filter, Item
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.spelling import CATEGORIES, FACTIONS, SLOTS, TERRAINS, WHERE, WHO
from gloaming.games.dark_venture.content.vocabulary import OF_ITEMS, OF_PEOPLE, OF_PLACES

FARTHEST = 20
DISTANCE = re.compile(r"dist>=(\d{1,2})")
SORT_NAMES = {OF_ITEMS: "an item", OF_PEOPLE: "a character", OF_PLACES: "a location"}
EVERY = {OF_ITEMS: ("any", "item"), OF_PEOPLE: ("any",), OF_PLACES: ("any", "location")}
ASKED = {  # what is asked of the card in play, beside what it prints
    OF_ITEMS: (),
    OF_PEOPLE: ("aggressive", "unconscious", "spawned"),
    OF_PLACES: ("unsearched",),
}
BEGINNINGS = ("random", "any", "near", "ap", "else", *EVERY[OF_ITEMS], *EVERY[OF_PLACES])
RESERVED = frozenset(  # what no card may be called
    {"that", "side", "relic", "healing", "shield", "hero", "follower", "npc", "other"}
    | {word for words in ASKED.values() for word in words}
    | {word for words in (WHO, WHERE, FACTIONS, TERRAINS, CATEGORIES, SLOTS) for word in words}
)

ITEM_WORDS: dict[str, Callable[[Item], bool]] = {
    "relic": lambda item: item.relic,
    "healing": lambda item: item.healing,
    "shield": lambda item: item.shield,
}
PEOPLE_WORDS: dict[str, Callable[[Character], bool]] = {
    "hero": lambda character: character.kind == names.HERO,
    "follower": lambda character: character.kind == names.FOLLOWER,
    "npc": lambda character: character.kind == names.NEUTRAL,
}


def read_filter(lexicon: Lexicon, sorts: int, text: str) -> Filter:
    """The filter that a text spells.  Misspelt for a word or name that no card of this sort has."""
    filter_ = Filter()
    filter_.sorts = sorts
    filter_.fits = [True] * lexicon.sizes(sorts)
    if sorts != OF_PLACES:
        filter_.fits[0] = False
    filter_.words = words_of(lexicon, sorts, text)
    if not filter_.words:
        raise Misspelt(f"it is not said which: `any`, or words that tell {SORT_NAMES[sorts]}")
    for word in filter_.words:
        add(lexicon, filter_, word, text)
    if not any(filter_.fits):
        raise Misspelt(f"no card fits `{text}`")
    return filter_


def words_of(lexicon: Lexicon, sorts: int, text: str) -> list[str]:
    """The words and names of a filter; a name may have several words."""
    known = sorted(lexicon.names[sorts], key=len, reverse=True)
    out: list[str] = []
    rest = text.strip()
    while rest:
        name = next((name for name in known if rest == name or rest.startswith(f"{name} ")), None)
        word = name or rest.split(" ", 1)[0]
        out.append(word)
        rest = rest[len(word) :].strip()
    return out


def add(lexicon: Lexicon, filter_: Filter, word: str, text: str) -> None:
    """One word more that has to fit."""
    distance = DISTANCE.fullmatch(word)
    if word in EVERY[filter_.sorts]:
        return
    if word in lexicon.names[filter_.sorts]:
        filter_.only = lexicon.names[filter_.sorts][word]
        keep(filter_, [card == filter_.only for card in range(len(filter_.fits))])
    elif word in ASKED[filter_.sorts]:
        setattr(filter_, word, True)
    elif filter_.sorts == OF_PLACES and distance and 1 <= int(distance[1]) <= FARTHEST:
        filter_.distance = int(distance[1])
    elif filter_.sorts == OF_PLACES and word in lexicon.content.marks:
        filter_.mark = lexicon.content.marks.index(word)
    else:
        keep(filter_, printed(lexicon, filter_.sorts, word, text))


def keep(filter_: Filter, fitting: list[bool]) -> None:
    """Only cards go on fitting that fit here too."""
    filter_.fits = [before and now for before, now in zip(filter_.fits, fitting, strict=True)]


def printed(lexicon: Lexicon, sorts: int, word: str, text: str) -> list[bool]:
    """Which cards print this word.  Misspelt where the vocabulary has none such."""
    content = lexicon.content
    if sorts == OF_ITEMS and is_item_word(word):
        return [item_fits(item, word) for item in content.items]
    if sorts == OF_PEOPLE and word in PEOPLE_WORDS:
        return [PEOPLE_WORDS[word](character) for character in content.characters]
    if sorts == OF_PEOPLE and word in FACTIONS:
        return [character.faction == FACTIONS[word] for character in content.characters]
    if sorts == OF_PLACES and word in TERRAINS:
        return [location.terrain == TERRAINS[word] for location in content.locations]
    where = "" if word == text else f" in `{text}`"
    raise Misspelt(f"`{word}`{where} is neither {SORT_NAMES[sorts]} nor a word that tells one")


def is_item_word(word: str) -> bool:
    """Whether the word tells a category, a slot or a tag."""
    return word in ITEM_WORDS or word in CATEGORIES or word in SLOTS


def item_fits(item: Item, word: str) -> bool:
    """Whether an item prints a word."""
    if word in ITEM_WORDS:
        return ITEM_WORDS[word](item)
    return item.category == CATEGORIES.get(word, -1) or item.slot == SLOTS.get(word, -1)


def write_filter(filter_: Filter) -> str:
    """The text that spells the filter."""
    return " ".join(filter_.words)
