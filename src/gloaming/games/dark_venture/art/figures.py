"""Characters with all that is known of them: who they are, their numbers, health, things and abilities."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.things import Thing, item
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.captions import character_lines
from gloaming.games.dark_venture.content.deck import Character, Content
from gloaming.games.dark_venture.names import (
    ATTRIBUTE_NAMES,
    BODY,
    FOE,
    FOLLOWER_AP,
    HEAD,
    HERO,
    HERO_AP,
    JEWEL,
    MOST_ITEMS,
)
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import CONDITION_WORDS, mark, place

CELLS = 10  # of an attribute's bar
PORTRAITS = 9


class Attribute(msgspec.Struct, frozen=True):
    """One attribute as a bar of cells: what is printed, what is added or taken away, what it comes to."""

    name: str
    full: int
    plus: int
    minus: int
    value: int

    @property
    def empty(self) -> int:
        """The cells that stay dark."""
        return max(0, CELLS - self.full - self.plus - self.minus)


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One character in play.

    `role` says whose it is and what, `seat` whose colour it wears (-1: nobody's), `face` its portrait or
    symbol; `free` names the slots that nothing is worn in; `room`: things held, and the most."""

    number: int
    name: str
    role: str
    seat: int
    face: str
    where: str
    state: str
    attributes: tuple[Attribute, ...]
    health: int
    most_health: int
    ap: int
    most_ap: int
    attack: int
    armor: int
    worn: tuple[Thing, ...]
    bag: tuple[Thing, ...]
    free: tuple[str, ...]
    room: str
    abilities: tuple[str, ...]


def figure(content: Content, view: View, meant: Meaning, one: CharacterView) -> Figure:
    """A character as everybody at the table can see it."""
    printed = content.characters[one.number]
    hero = one.seat >= 0 and view.players[one.seat].hero == one.number
    return Figure(
        number=one.number,
        name=printed.name,
        role=role(content, view, one),
        seat=one.seat,
        face=face(printed),
        where=place(content, one.location),
        state=CONDITION_WORDS[one.condition],
        attributes=attributes(printed, one),
        health=one.health,
        most_health=one.most_health,
        ap=one.ap,
        most_ap=max(one.ap, HERO_AP if hero else FOLLOWER_AP if one.seat >= 0 else one.ap),
        attack=one.numbers[-2],
        armor=one.numbers[-1],
        worn=tuple(item(content, meant, thing, True) for thing in one.items if thing in one.equipped),
        bag=tuple(item(content, meant, thing) for thing in one.items if thing not in one.equipped),
        free=free_slots(content, one),
        room=f"{len(one.items)} of {MOST_ITEMS}",
        abilities=tuple(character_lines(content, printed)),
    )


def role(content: Content, view: View, one: CharacterView) -> str:
    """Whose it is, and of which people."""
    people = content.factions[content.characters[one.number].faction]
    if one.seat >= 0:
        kind = "hero" if view.players[one.seat].hero == one.number else "follower"
        return f"{kind} of {mark(one.seat)}, {people}"
    return f"{'aggressive' if one.aggressive else 'peaceful'}, {people}"


def face(printed: Character) -> str:
    """The portrait of a hero, else the symbol of its kind."""
    if printed.kind == HERO:
        return f"hero-{(printed.no - 1) % PORTRAITS + 1}"
    return "foe" if printed.kind == FOE else "neutral"


def attributes(printed: Character, one: CharacterView) -> tuple[Attribute, ...]:
    """The four attributes, each as printed and as changed by things, powers and company."""
    out = []
    for name, base, value in zip(ATTRIBUTE_NAMES, printed.attributes, one.numbers, strict=False):
        change = value - base
        shown = min(base, value, CELLS)
        out.append(
            Attribute(
                name,
                shown,
                min(max(change, 0), CELLS - shown),
                min(max(-change, 0), CELLS - shown),
                value,
            )
        )
    return tuple(out)


def free_slots(content: Content, one: CharacterView) -> tuple[str, ...]:
    """The slots of a body that nothing is worn in, hands first."""
    printed = content.characters[one.number]
    worn = [content.items[thing] for thing in one.equipped]
    hands = printed.hands - sum(thing.hands for thing in worn)
    free = ["hand" if hands == 1 else "both hands"] if hands > 0 else []
    taken = {thing.slot for thing in worn}
    named = ((HEAD, "head"), (BODY, "body"), (JEWEL, "jewel"))
    return (*free, *(name for slot, name in named if printed.slots >> slot & 1 and slot not in taken))
