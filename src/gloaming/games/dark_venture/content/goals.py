"""What a quest asks for and what an `if` depends on, in words for people."""

from __future__ import annotations

from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content, Predicate
from gloaming.games.dark_venture.content.nouns import so_many

CONDITIONS = (v.FOE_IS, v.HIT, v.WITH_HERO, v.WITH_FOLLOWER, v.IS_IN)
TEMPLATES = {
    v.HOLDS: "hold {items} (hero and follower together)",
    v.HAS_EQUIPPED: "have {items} equipped (hero or follower)",
    v.HERO_EQUIPPED: "have {items} equipped on your hero",
    v.BOTH_HANDS: "wield {item} with both hands",
    v.NO_HANDS: "be a hero without hands",
    v.DEFEAT: "defeat {people}",
    v.DEFEAT_CLEAN: "defeat {people} and lose no HP in that combat",
    v.DEFEAT_JOINT: "defeat {people} with hero and follower together",
    v.VISIT: "visit {different}",
    v.VISIT_TURN: "enter {number} different locations in one turn",
    v.TERRAINS: "visit {number} different terrains",
    v.AT: "be at {place} with your hero",
    v.AT_WITH: "be at {place} with your hero and {item}",
    v.FOLLOWER_AT: "have your follower at {place}",
    v.BRING: "be at {place} with {person} as your follower",
    v.APART: "have your follower {number} moves or more from your hero",
    v.DELIVER: "hand in {item} at {place}",
    v.ALLIED: "have {person} as your follower",
    v.RECRUIT: "win {followers}",
    v.ATTR: "reach {attribute} {number} (hero or follower)",
    v.ATTR_ANY: "reach {number} in any attribute of your hero",
    v.HEALTH: "have {number} HP or {compared} (hero)",
    v.SEARCHED: "search {places} with success",
    v.PLACED: "place {places}",
    v.LOOT: "loot {some_items}",
    v.PICKED: "pick up {some_items}",
    v.TRADED: "trade or give {some_items}",
    v.GIVE: "trade or give {item} to another player's hero",
    v.FLED: "flee from {combats}",
    v.DRAG: "drag a fallen character to {place}",
    v.PASSED: "pass {tests} of {attribute} in an action",
    v.TOGETHER: "have {number} heroes together at {place}, yours among them",
    v.ITEM_COUNT: "hold {some_items} with your hero",
    v.FOE_IS: "the opponent is {person}",
    v.HIT: "this character has hit in this combat",
    v.WITH_HERO: "its hero is here",
    v.WITH_FOLLOWER: "its follower is here",
    v.IS_IN: "this character is at {place}",
}


class Parts:
    """The blanks of a template, filled when asked for."""

    def __init__(self, content: Content, predicate: Predicate) -> None:
        self.content, self.predicate = content, predicate

    def __getitem__(self, blank: str) -> str:
        content, asked = self.content, self.predicate
        if blank in ("items", "item"):
            return so_many(content, asked.items, asked.number if blank == "items" else 1)
        if blank in ("people", "person"):
            return so_many(content, asked.people, asked.number if blank == "people" else 1)
        if blank in ("places", "place"):
            return so_many(content, asked.places, asked.number if blank == "places" else 1)
        return self.small(blank)

    def small(self, blank: str) -> str:
        """Blanks that need no filter."""
        asked = self.predicate
        if blank == "different":
            text = so_many(self.content, asked.places, asked.number)
            return text if asked.number == 1 else text.replace(" ", " different ", 1)
        small = {
            "number": str(asked.number),
            "attribute": names.ATTRIBUTE_NAMES[asked.attribute],
            "compared": "less" if asked.at_most else "more",
            "followers": "a follower" if asked.number == 1 else f"{asked.number} different followers",
            "some_items": "an item" if asked.number == 1 else f"{asked.number} items",
            "combats": "a combat" if asked.number == 1 else f"{asked.number} combats",
            "tests": "a test" if asked.number == 1 else f"{asked.number} tests",
        }
        return small[blank]


def describe_goal(content: Content, predicate: Predicate) -> str:
    """The condition as something to do: `defeat 2 Reavers`."""
    if predicate.kind == v.FIRST_THEN:
        first, then = (describe_goal(content, part) for part in predicate.parts)
        return f"first {first}, then {then}"
    if predicate.kind in (v.ALL, v.ANY):
        joint = " and " if predicate.kind == v.ALL else " or "
        return joint.join(within(content, part) for part in predicate.parts)
    if predicate.kind == v.FLAGGED:
        return f"have it {content.flags[predicate.flag]}"
    return TEMPLATES[predicate.kind].format_map(Parts(content, predicate))


def within(content: Content, part: Predicate) -> str:
    """A part of a whole; a choice in it is told as one."""
    text = describe_goal(content, part)
    return f"either {text}" if part.kind == v.ANY else text


def describe_condition(content: Content, predicate: Predicate) -> str:
    """The condition as something that is so or not, behind `if`."""
    if predicate.kind in CONDITIONS:
        return TEMPLATES[predicate.kind].format_map(Parts(content, predicate))
    return f"you {describe_goal(content, predicate)}"
