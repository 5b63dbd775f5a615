"""The pieces on the map: heroes and followers in the colour of their seat, the others by their mood."""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CONSCIOUS, DEAD
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import mark


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One piece: its lasting name, its shape, whose it is (-1: nobody's), how it is."""

    name: str
    face: str
    seat: int
    state: str


def figure(content: Content, view: View, person: CharacterView, meant: Meaning) -> Figure:
    """The piece of a character."""
    marks = (
        ("is-down", person.condition not in (CONSCIOUS, DEAD)),
        ("is-dead", person.condition == DEAD),
        ("is-legal", bool(meant.of(f"character.{person.number}"))),
    )
    return Figure(
        name=f"character.{person.number}",
        face=face(view, person),
        seat=person.seat,
        state="".join(f" {word}" for word, there in marks if there),
    )


def face(view: View, person: CharacterView) -> str:
    """The shape: 'hero-2', 'follower-1', 'foe', 'neutral'."""
    if person.seat >= 0:
        hero = view.players[person.seat].hero == person.number
        return f"{'hero' if hero else 'follower'}-{person.seat + 1}"
    return "foe" if person.aggressive else "neutral"


def who(content: Content, view: View, person: CharacterView) -> str:
    """A character in words: its name, whose it is, how it is."""
    name = content.characters[person.number].name
    whose = "" if person.seat < 0 else "yours" if person.seat == view.me else mark(person.seat)
    how = "" if person.condition == CONSCIOUS else "dead" if person.condition == DEAD else "unconscious"
    told = ", ".join(part for part in (whose, how) if part)
    return f"{name} ({told})" if told else name
