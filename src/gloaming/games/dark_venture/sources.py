"""From which card or book an effect is: its name and, for entries, the story.  Printed texts only."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from gloaming.core.asked import Asked
from gloaming.games.dark_venture.content.deck import Content, Effect, Entry
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.words import ability, heroic, person, place, side_quest


class Source(msgspec.Struct, frozen=True):
    """What tells an effect: a place, a card, a quest; the story of an entry, else ''; how it is joined on."""

    name: str
    story: str = ""
    joint: str = "at"

    def joined(self) -> str:
        """'at Rust Yard', 'with the Spyglass', 'for “Find the Cure”'; nothing where it is not known."""
        return f"{self.joint} {self.name}" if self.name else ""


UNTOLD = Source("")


def source_of(content: Content, effect: int) -> Source:
    """Where the effect with that number is printed."""
    return sources(content).get(effect, UNTOLD)


@cache
def sources(content: Content) -> dict[int, Source]:
    """The source of each effect by its number."""
    found: dict[int, Source] = {}
    for effect, source in printed(content):
        for part in parts_of(effect):
            found.setdefault(int(part.no), source)
    return found


def printed(content: Content) -> Iterator[tuple[Effect, Source]]:
    """Every text with where it stands."""
    for guide in content.guides:
        for number, entry in enumerate(guide):
            yield entry.effect, Source(place(content, number), entry.text)
    for book in range(len(content.actions)):
        for location in content.locations:
            if location.action:
                told = action_entry(content, book, location.no)
                yield told.effect, Source(location.name, told.text)
    for ours in content.abilities:
        yield ours.effect, Source(ability(content, int(ours.no)), joint="with")
    for character in content.characters:
        for trade in character.trades:
            yield trade, Source(person(content, int(character.no)), joint="with")
    for quests, title in ((content.heroic, heroic), (content.side, side_quest)):
        for quest in quests:
            for effect in (quest.on_accept, quest.each_round, quest.offer, quest.on_complete):
                yield effect, Source(title(content, int(quest.no)), joint="for")


def action_entry(content: Content, book: int, location: int) -> Entry:
    """The entry of a book of actions that is met at a location."""
    return content.actions[book][content.locations[location].action]


def parts_of(effect: Effect) -> Iterator[Effect]:
    """The effect and everything in it."""
    yield effect
    for part in effect.parts:
        yield from parts_of(part)


# --- what is due at one moment


def name_of_due(content: Content, question: Asked, place: int) -> str:
    """Whose text it is: 'the Needlewing Swarm', '“Find the Cure”'."""
    return source_of(content, question.facts.get(f"due{place}", 0)).name or "a text"


def said_by_due(content: Content, question: Asked, place: int) -> str:
    """What it does: 'the opponent loses 2 HP'."""
    return describe_effect(content, content.effects[question.facts[f"due{place}"]])
