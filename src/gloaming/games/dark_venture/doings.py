"""What players say and do, in sentences.  From the views around it only.

A saying of several actions is one sentence.  `Told` gathers what need not be told as a change any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.words import listed
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.phrases import first_of, told
from gloaming.games.dark_venture.sources import source_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import hero_of, item, mark, person, place


class Doing:
    """One saying, between two views: its seat, its first action, the numbers that its actions name."""

    def __init__(self, content: Content, before: View, actions: Sequence[int], after: View) -> None:
        self.content, self.before, self.after = content, before, after
        self.seat, self.first = before.seat, first_of(actions[0])
        self.action = actions[0]
        self.numbers = [action - first_of(action) for action in actions]
        self.firsts = [first_of(action) for action in actions]
        self.told: set[tuple[str, int]] = set()

    def plainly(self) -> str:
        """What was said, in the general words of its actions."""
        parts = [told(self.content, first + n) for first, n in zip(self.firsts, self.numbers, strict=True)]
        return f"{self.who} {listed(parts)}"

    @property
    def who(self) -> str:
        """Who speaks."""
        return mark(self.seat)

    @property
    def number(self) -> int:
        """What the first action names."""
        return self.numbers[0]

    def fact(self, name: str) -> int:
        """What the question is about."""
        return self.before.asked.facts[name]

    def item(self, number: int) -> str:
        """An item, whose way is told with it."""
        self.told.add(("item", number))
        return item(self.content, number)

    def person(self, number: int) -> str:
        """A character by name."""
        return person(self.content, number)

    def place(self, number: int) -> str:
        """A location by name."""
        return place(self.content, number)

    @property
    def hero(self) -> str:
        """The hero of who speaks."""
        return hero_of(self.before, self.content, self.seat)

    @property
    def ally(self) -> str:
        """The follower of who speaks."""
        return self.person(self.before.players[self.seat].follower)

    @property
    def someone(self) -> str:
        """The character that the question is about."""
        return self.person(self.fact("number"))

    def spot(self, number: int) -> str:
        """Where a character stands."""
        one = self.before.someone(number)
        return self.place(one.location) if one is not None else "the map"

    def at(self, number: int) -> None:
        """Where this character is now need not be told."""
        self.told.add(("at", number))

    def text(self) -> str:
        """' at Rust Yard': whose text asks, where the reader may know it."""
        joined = source_of(self.content, self.before.asked.facts.get("effect", 0)).joined()
        return f" {joined}" if joined else ""


Deed = Callable[[Doing], str]


def says(text: str) -> Deed:
    """A sentence that only names who speaks, and whom the question is about."""

    def sentence(d: Doing) -> str:
        facts = d.before.asked.facts
        return text.format(
            who=d.who,
            person=d.person(facts.get("number", 0)),
            follower=d.person(facts.get("follower", 0)),
            hero=d.hero,
        )

    return sentence
