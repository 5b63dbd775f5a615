"""Which numbers can stand in a state and its parts at all: cards that exist, seats, bits of a set.

Ordinary Python.  `invariants` asks this first, so that what else it asks can look up any number it meets.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from functools import lru_cache

from gloaming.core.fields import field_names
from gloaming.core.state import State as CoreState
from gloaming.core.state import Step
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.vocabulary import ANY_KIND, STATS
from gloaming.games.dark_venture.names import (
    ALL_SIDES,
    CHARACTERS,
    COOPERATIVE,
    DEAD,
    DECKS,
    HEROIC_DECK,
    ITEMS,
    LOCATIONS,
    ON,
    QUEST_CHECK,
    ROUNDS,
    ROW,
    SIDE_DECK,
    SIDES,
)
from gloaming.games.dark_venture.parts import (
    Character,
    Fight,
    Land,
    Modifier,
    Pile,
    Player,
    Quest,
    Tale,
)
from gloaming.games.dark_venture.state import State

MANY = 1 << 40  # no game counts so far
FEW = 128  # nor this far, what a step still has to do
BITS = 1 << 62  # sets of bits are below this, so that a whole number of either form holds them

PLACE_TABLES = ("item_at", "character_at", "location_at", "heroic_at", "side_at")

# What each field holds, a number or a list of numbers, in the words of `limits`.
FIELDS: Mapping[type, Mapping[str, str]] = {
    State: {
        "mode": "mode",
        "book": "book",
        "round": "round",
        "phase": "phase",
        "active": "seat",
        "champion": "seat",
        "order": "seat",
        "place_in_cast": "character",
        "fought": "pair",
        "battles": "count",
        "revelations": "count",
        "used_turn": "ability",
        "used_round": "ability",
        "used_game": "ability",
        "lying": "item",
        **dict.fromkeys(PLACE_TABLES, "place"),
    },
    Player: {
        "hero": "character",
        "follower": "character",
        "qp": "count",
        "roll": "few",
        "flags": "bits",
        "former": "characters",
        "tried": "characters",
        "triggered": "locations",
        "entered": "locations",
        "refused": "seats",
        "hand": "card",
        "shown": "card",
        "offers": "offer",
        "looted": "pair",
    },
    Character: {
        "number": "character",
        "seat": "seat",
        "placer": "seat",
        "location": "location",
        "health": "few",
        "condition": "condition",
        "ap": "few",
        "debt": "few",
        "quest": "heroic",
        "hostile": "characters",
        "hurt_by": "characters",
        "items": "item",
        "equipped": "item",
    },
    Land: {
        "placed": "location",
        "cell": "cell",
        "rotation": "side",
        "doors": "sides",
        "links": "locations",
        "searched": "locations",
        "once": "locations",
        "guide": "entry",
        "action": "entry",
        "guides_read": "locations",
        "actions_read": "bits",
        "marks": "mark",
        "standing": "offer",
    },
    Quest: {
        "deck": "quests",
        "number": "number",
        "seat": "seat",
        "helpers": "seats",
        "progress": "bits",
    },
    Modifier: {
        "character": "character",
        "stat": "stat",
        "amount": "signed",
        "lasts": "few",
        "combat": "count",
    },
    Fight: {
        "location": "location",
        "round": "few",
        "turn": "few",
        "passes": "few",
        "order": "character",
        "dice": "few",
        "blow": "signed",
        "side": "few",
        "strike": "signed",
        "attacker": "character",
        "out": "bits",
        "hit": "bits",
        "reduction": "signed",
        "change": "signed",
        "lost": "seats",
        "downed": "character",
        "used": "ability",
    },
    Pile: {"top": "number", "knows": "seats", "bottom": "number", "knows_bottom": "seats"},
    Tale: {
        "text": "effect",
        "kind": "few",
        "seat": "seat",
        "me": "character",
        "foe": "character",
        "that": "character",
        "receiver": "character",
        "quest": "heroic",
        "here": "location",
        "who": "character",
        "where": "location",
        "amount": "signed",
        "thing": "signed",
    },
}

# What the facts of steps are, by their names; sets of characters stand under the names of groups.
FACTS: Mapping[str, str] = {
    **dict.fromkeys(("player", "giver", "leader", "owner"), "seat"),
    **dict.fromkeys(("foe", "follower", "partner", "payer", "target", "victor"), "character"),
    **dict.fromkeys(("asked", "first", "foes", "group", "second", "tied"), "characters"),
    **dict.fromkeys(("here", "location", "origin"), "location"),
    **dict.fromkeys(("count", "extra", "kind", "left", "place", "price", "trigger"), "few"),
    **dict.fromkeys(("best", "bonus", "score"), "signed"),
    **dict.fromkeys(("battles", "rolled"), "count"),
    **dict.fromkeys(("back", "item", "keep"), "item"),
    "card": "number",
    "number": "number",
    "deck": "deck",
    "dice": "dice",
    "effect": "effect",
    "leaders": "seats",
    "seat": "asked",
    "side": "side",
}


@lru_cache(maxsize=64)
def limits(content: Content, seats: int) -> Mapping[str, Container[int]]:
    """What each word of FIELDS and FACTS admits, with these cards and so many seats."""
    characters, items, locations = len(content.characters), len(content.items), len(content.locations)
    decks = (characters, items, locations, len(content.heroic), len(content.side))
    return {
        "mode": range(COOPERATIVE + 1),
        "book": range(2),
        "round": range(ROUNDS + 1),
        "phase": range(QUEST_CHECK + 1),
        "seat": range(-1, seats),
        "asked": range(-4, seats),
        "seats": range(1 << seats),
        "character": range(-1, characters),
        "characters": range(1 << min(characters, 62)),
        "condition": range(DEAD + 1),
        "item": range(-1, items),
        "place": range(-1, ON + LOCATIONS),
        "location": range(-1, locations),
        "entry": range(LOCATIONS),
        "locations": range(1 << min(locations, 62)),
        "cell": range(-1, ROW * ROW),
        "side": range(SIDES),
        "sides": range(ALL_SIDES + 1),
        "heroic": range(len(content.heroic)),
        "quests": range(HEROIC_DECK, SIDE_DECK + 1),
        "deck": range(DECKS),
        "card": range(3 * ITEMS),
        "number": range(-1, max(decks)),
        "pair": range(CHARACTERS * CHARACTERS),
        "ability": range(len(content.abilities)),
        "effect": range(len(content.effects)),
        "offer": range(len(content.effects) * LOCATIONS),
        "mark": range(len(content.marks) * LOCATIONS),
        "stat": range(STATS + ANY_KIND + 1),  # of a modifier that settles rolls of a kind, too
        "dice": range(7),
        "few": range(-1, FEW),
        "count": range(MANY),
        "signed": range(-MANY, MANY),
        "bits": range(BITS),
    }


def strangers(state: State) -> Iterator[str]:
    """Sentences about the numbers that cannot stand where they stand."""
    allowed = limits(state.content, len(state.players))
    lists = (state.players, state.cast, state.quests, state.modifiers, state.fights, state.tales, state.piles)
    yield from strange_fields(state, allowed)
    yield from strange_fields(state.land, allowed)
    for parts in lists:
        for part in parts:
            yield from strange_fields(part, allowed)
    for step in state.agenda:
        yield from strange_facts(step, allowed)


def strange_fields(thing: object, allowed: Mapping[str, Container[int]]) -> Iterator[str]:
    """Fields of a state, or of a part, with a number that cannot be there."""
    for name, word in FIELDS[type(thing)].items():
        value = getattr(thing, name)
        if any(number not in allowed[word] for number in (value if isinstance(value, list) else [value])):
            yield f"{type(thing).__name__} has a wrong {name}."


def strange_facts(step: Step[CoreState], allowed: Mapping[str, Container[int]]) -> Iterator[str]:
    """Facts of a step that cannot be: seats that are not at the table, cards that do not exist."""
    for name in field_names(step):
        fact = getattr(step, name)
        if not isinstance(fact, bool) and fact not in allowed[FACTS[name]]:
            yield f"{type(step).__name__} has a wrong {name}."
