"""Writes docs/dark_venture_words.md anew: run `words_page.py` with src and tests on the path.

Every word that texts of cards and books may use stands there, each with what players read, as the game tells
it; a test compares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from games.dark_venture.test_content_words import CONDITIONS, EFFECTS, PREDICATES, STANDINGS, WHERE, WHO
from gloaming.core.packs import house_pages
from gloaming.games.dark_venture.content import spelling
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.arguments import read_where, read_who
from gloaming.games.dark_venture.content.captions import describe_ability
from gloaming.games.dark_venture.content.describe import PERMISSIONS, describe_effect, describe_standing
from gloaming.games.dark_venture.content.effects import read_effect
from gloaming.games.dark_venture.content.filters import ASKED, ITEM_WORDS, PEOPLE_WORDS
from gloaming.games.dark_venture.content.goals import describe_condition, describe_goal
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.loader import read_lexicon
from gloaming.games.dark_venture.content.nouns import place, whom
from gloaming.games.dark_venture.content.pack import DECKS
from gloaming.games.dark_venture.content.predicates import FORMS, read_predicate
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.content.standings import read_standing
from gloaming.games.dark_venture.content.vocabulary import OF_ITEMS, OF_PEOPLE, OF_PLACES

PAGE = Path(__file__).parents[2] / "docs" / "dark_venture_words.md"
HEAD = """# The words of Dark Venture's cards and books

What a card does is written in a closed vocabulary, and what players read is made from it. Each line below
shows how something is written, and what that becomes. Names of cards stand for themselves:
`spawn(Ashwolf,here)`. A word that is not here is a fault, which `gloaming pack check` tells with the file,
the entry and the key. How cards and entries are put together is told in [packs.md](packs.md).

Numbers go up to 40; an amount is a number, dice, or both: `3`, `1d6`, `2d6+2` (four dice at most). A
`choose` or `roll` has two to six branches, parted by `|`; several effects one after the other are parted by
`;`. A branch that begins with `pay` can be taken by who can pay. A `flag` or `mark` has a name of your own,
and some effect has to set it; a pack has 60 of each at most.

The page is made from the code: `python tests/docs/words_page.py` writes it.
"""


def page() -> str:
    """The whole page."""
    lexicon = read_lexicon(house_pages(DECKS))
    return "\n".join([HEAD, *tables(lexicon)])


def tables(lexicon: Lexicon) -> Iterator[str]:
    """One table after the other."""
    content = lexicon.content
    effects = [(text, describe_effect(content, read_effect(lexicon, text))) for text, _, _ in EFFECTS]
    yield table("Effects", effects)
    yield table("Whom, where a character is asked for", people(lexicon))
    yield table("Where", [(text, place(content, read_where(lexicon, text))) for text in WHERE])
    yield listed("What tells a card", sorts())
    yield table("Conditions of quests, and of `if`", goals(lexicon))
    yield table("When an ability works", triggers(lexicon))
    permissions = [(word, PERMISSIONS[number]) for word, number in spelling.PERMISSIONS.items()]
    yield table("Permissions, as `rule(pack)`", permissions)
    standing = [(text, describe_standing(read_standing(lexicon, text))) for text in STANDINGS]
    yield table("What holds at a location", standing)
    yield listed("What else stands in brackets", arguments())


def people(lexicon: Lexicon) -> list[tuple[str, str]]:
    """The ways to say whom."""
    return [(text, whom(lexicon.content, read_who(lexicon, text))) for text in WHO]


def goals(lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Predicates as something to do; those that only `if` knows as something that is so."""
    for text, kind in PREDICATES:
        predicate = read_predicate(lexicon, text, condition=True)
        only_if = any(form.condition for form in FORMS.values() if form.kind == kind)
        tell = describe_condition if only_if else describe_goal
        yield text, tell(lexicon.content, predicate) + " (only in `if`)" * only_if


def triggers(lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Triggers, limits, and what stands under `when`."""
    lines = [(word, AbilityLine(trigger=word, effect="none")) for word in spelling.TRIGGERS]
    used = AbilityLine(trigger="free", effect="none")
    lines += [(f"limit {word}", msgspec.structs.replace(used, limit=word)) for word in spelling.LIMITS]
    lines += [(f"when {word}", msgspec.structs.replace(used, when=(word,))) for word in CONDITIONS]
    for text, line in lines:
        told = describe_ability(lexicon.content, read_ability(lexicon, line))
        yield text, told.removesuffix(": do nothing.")


def sorts() -> Iterator[tuple[str, Iterable[str]]]:
    """The words that tell an item, a character, a location; several together all have to fit."""
    yield "an item", ["any", "item", *spelling.CATEGORIES, *spelling.SLOTS, *ITEM_WORDS, *ASKED[OF_ITEMS]]
    yield "a character", ["any", *PEOPLE_WORDS, *spelling.FACTIONS, *ASKED[OF_PEOPLE]]
    places = ["any", "location", *spelling.TERRAINS, *ASKED[OF_PLACES], "dist>=3"]
    yield "a location, which may also be the name of a mark", places


def arguments() -> Iterator[tuple[str, Iterable[str]]]:
    """Short closed lists."""
    yield "attributes", spelling.ATTRIBUTES
    yield "values that `mod` changes", spelling.STATS
    yield "for how long", spelling.DURATIONS
    yield "decks that are drawn from", spelling.DRAWN_DECKS
    yield "decks that are peeked at", spelling.PEEKED_DECKS
    yield "costs of `pay`", spelling.COSTS
    yield "ways to be hurt", spelling.DAMAGES
    yield "ways to `lose`", spelling.LOSSES
    yield "moods of `spawn`", spelling.MOODS
    yield "rolls of `reroll`", spelling.REROLLS
    yield "rolls of `auto`", spelling.AUTOS


def table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A table of what is written and what is read."""
    lines = [f"| {code(text)} | {told.replace('|', '/')} |" for text, told in rows]
    return "\n".join([f"## {title}\n", "| written | read |", "|---|---|", *lines, ""])


def listed(title: str, rows: Iterable[tuple[str, Iterable[str]]]) -> str:
    """A table of words by what they are for."""
    lines = [f"| {what} | {', '.join(map(code, words))} |" for what, words in rows]
    return "\n".join([f"## {title}\n", "| | |", "|---|---|", *lines, ""])


def code(text: str) -> str:
    """As code; in a table a bar is written with a backslash."""
    return f"`{text}`".replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
