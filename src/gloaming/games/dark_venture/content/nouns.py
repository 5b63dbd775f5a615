"""What filters and selectors mean, in words for people: `a random aggressive Reaver`, `your hero`, `here`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content, Filter, Where, Who


class Noun(msgspec.Struct, frozen=True):
    """A word of a filter, for one and for several; an adjective stands before the noun."""

    one: str = ""
    several: str = ""
    before: str = ""


ITEM_NOUNS = {
    "weapon": Noun("weapon", "weapons"),
    "armor": Noun("piece of armor", "pieces of armor"),
    "object": Noun("object", "objects"),
    "h1": Noun("one-handed weapon", "one-handed weapons"),
    "h2": Noun("two-handed weapon", "two-handed weapons"),
    "s1": Noun("one-handed shield", "one-handed shields"),
    "s2": Noun("two-handed shield", "two-handed shields"),
    "head": Noun("head item", "head items"),
    "body": Noun("body item", "body items"),
    "jewel": Noun("jewel", "jewels"),
    "shield": Noun("shield", "shields"),
    "relic": Noun("relic", "relics"),
    "healing": Noun(before="healing"),
}
PEOPLE_NOUNS = {
    "follower": Noun("follower", "followers"),
    "hero": Noun("hero", "heroes"),
    "npc": Noun("neutral character", "neutral characters"),
    "aggressive": Noun(before="aggressive"),
    "unconscious": Noun(before="unconscious"),
    "BEAST": Noun("Beast", "Beasts"),
    "CINDERGUARD": Noun("Cinderguard", "Cinderguards"),
    "HOLLOW": Noun("Hollow", "Hollow"),
    "LAMPWRIGHT": Noun("Lampwright", "Lampwrights"),
    "MIREKIN": Noun("Mirekin", "Mirekin"),
    "REAVER": Noun("Reaver", "Reavers"),
    "SPOREBORN": Noun("Sporeborn", "Sporeborn"),
    "WAYFARER": Noun("Wayfarer", "Wayfarers"),
}
FACTION_NOUNS = {number: PEOPLE_NOUNS[name] for number, name in enumerate(names.FACTION_NAMES)}
PLACE_NOUNS = {
    "RUIN": Noun("ruin", "ruins"),
    "MIRE": Noun("mire", "mires"),
    "WILD": Noun("wild place", "wild places"),
    "HOLD": Noun("hold", "holds"),
    "SHRINE": Noun("shrine", "shrines"),
    "CROSS": Noun("crossroads", "crossroads"),
    "unsearched": Noun(before="unsearched"),
}
NOUNS: Mapping[int, Mapping[str, Noun]] = {
    v.OF_ITEMS: ITEM_NOUNS,
    v.OF_PEOPLE: PEOPLE_NOUNS,
    v.OF_PLACES: PLACE_NOUNS,
}
PLAIN = {
    v.OF_ITEMS: Noun("item", "items"),
    v.OF_PEOPLE: Noun("character", "characters"),
    v.OF_PLACES: Noun("location", "locations"),
}
WHO_WORDS = {
    v.ME: "this character",
    v.MY_HERO: "your hero",
    v.ALLY: "your follower",
    v.PARTY: "your hero and follower here",
    v.ONE_OF_PARTY: "your hero or follower here",
    v.ALL_HEROES: "all heroes",
    v.OTHER_HEROES: "all other heroes",
    v.OTHER_HERO: "another player's hero",
    v.RECEIVER: "the hero that received it",
    v.OTHERS_HERE: "all others here",
    v.MY_FOE: "the opponent",
    v.THAT: "that character",
}
SEVERAL = (v.PARTY, v.ALL_HEROES, v.OTHER_HEROES, v.OTHERS_HERE, v.HEROES_NEAR)
WHERE_WORDS = {
    v.HERE: "here",
    v.START: "at the crossroads",
    v.ADJACENT: "at a connected location",
    v.RANDOM: "at a random location",
    v.FAR: "at the farthest location",
}


def one_of(content: Content, filter_: Filter, article: str = "a") -> str:
    """One that fits: `a weapon`, `Moon Well`; the article may be another word."""
    if filter_.only >= 0 or filter_.mark >= 0:
        return name_of(content, filter_)
    noun = told(filter_, several=False)
    return f"{'an' if article == 'a' and noun[0] in 'aeiou' else article} {noun}".strip()


def so_many(content: Content, filter_: Filter, number: int) -> str:
    """So many that fit: `a weapon`, `2 weapons`."""
    if number == 1 or filter_.only >= 0:
        return one_of(content, filter_)
    return f"{number} {told(filter_, several=True)}"


def name_of(content: Content, filter_: Filter) -> str:
    """The card or mark that is meant."""
    if filter_.mark >= 0:
        return f"the {content.marks[filter_.mark]}"
    if filter_.sorts == v.OF_ITEMS:
        return f"the {content.items[filter_.only].name}"
    if filter_.sorts == v.OF_PEOPLE:
        return called(content, filter_.only)
    return content.locations[filter_.only].name


def called(content: Content, character: int) -> str:
    """A character's name within a sentence: `the Cartwright`, `Wick`."""
    name = content.characters[character].name
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def told(filter_: Filter, several: bool) -> str:
    """The words of a filter in order: what stands before, factions, the noun, what stands behind."""
    known = [NOUNS[filter_.sorts][word] for word in filter_.words if word in NOUNS[filter_.sorts]]
    before = [noun.before for noun in known if noun.before]
    nouns = sorted((noun for noun in known if noun.one), key=last_in_order)
    noun = nouns[-1] if nouns else PLAIN[filter_.sorts]
    parts = [*before, *(other.one for other in nouns[:-1]), noun.several if several else noun.one]
    if filter_.spawned:
        parts.append("that this quest has placed")
    if filter_.distance:
        moves = "move" if filter_.distance == 1 else "moves"
        parts.append(f"{filter_.distance} {moves} or more from the crossroads")
    return " ".join(parts)


def last_in_order(noun: Noun) -> bool:
    """Factions stand before kinds: a Beast follower."""
    return noun in (PEOPLE_NOUNS["follower"], PEOPLE_NOUNS["hero"], PEOPLE_NOUNS["npc"])


def whom(content: Content, who: Who) -> str:
    """Whom an effect is about."""
    if who.kind == v.NAMED:
        return called(content, who.card)
    if who.kind == v.ONE_HERE:
        return f"{one_of(content, who.people)} here"
    if who.kind == v.ONE_NEAR:
        return f"{one_of(content, who.people)} here or one move away"
    if who.kind == v.HEROES_NEAR:
        mark = f"the {content.marks[who.mark]}"
        moves = "move" if who.distance == 1 else "moves"
        return (
            f"all heroes within {who.distance} {moves} of {mark}" if who.distance else f"all heroes at {mark}"
        )
    return WHO_WORDS[who.kind]


def place(content: Content, where: Where) -> str:
    """Where an effect happens, behind a verb: `here`, `at the nearest mire`."""
    if where.kind == v.NEAR:
        return f"at {one_of(content, where.places, 'the nearest')}"
    if where.kind == v.ANYWHERE:
        return f"at {one_of(content, where.places, 'any')}"
    return WHERE_WORDS[where.kind]


def toward(content: Content, where: Where) -> str:
    """The same as a direction: `here`, `to the nearest mire`."""
    text = place(content, where)
    return f"to {text.removeprefix('at ')}" if text.startswith("at ") else text


def terrains(bits: int) -> str:
    """Terrains of a set: `a mire or a wild place`."""
    nouns = [PLACE_NOUNS[name] for number, name in enumerate(names.TERRAIN_NAMES) if bits >> number & 1]
    return " or ".join(f"a {noun.one}" for noun in nouns)
