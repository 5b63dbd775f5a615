"""The lexicon of a pack: the names that its texts use, and the numbering of what is read."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gloaming.games.dark_venture.content.deck import NO_EFFECT, NO_PREDICATE, Content, Effect, Predicate
from gloaming.games.dark_venture.content.vocabulary import DRAW, OF_ITEMS, OF_PEOPLE, OF_PLACES
from gloaming.games.dark_venture.names import ITEM_DECK

# Where an effect sets a flag or marks a location; a flag that is asked for stands in brackets.
SETS_FLAG = re.compile(r"(?:^|[;{|:>]|\belse)\s*flag\(\s*([a-z_]+)\s*\)")
SETS_MARK = re.compile(r"\bmark\([^,()]*,\s*([a-z_]+)\s*\)")


INSTEAD = 1  # the number of what happens in the books where a character cannot come: DV-R86


class Lexicon:
    """The content of a pack while its texts are read."""

    def __init__(self, content: Content, texts: Iterable[str] = ()) -> None:
        """From content whose cards have their names, and all texts that may set flags and marks."""
        self.content = content
        self.names: dict[int, dict[str, int]] = {
            OF_ITEMS: {item.name: item.no for item in content.items[1:]},
            OF_PEOPLE: {character.name: character.no for character in content.characters[1:]},
            OF_PLACES: {location.name: location.no for location in content.locations},
        }
        whole = list(texts)
        content.flags.extend(tokens(SETS_FLAG, whole))
        content.marks.extend(tokens(SETS_MARK, whole))
        content.effects.append(NO_EFFECT)
        content.predicates.append(NO_PREDICATE)
        self.instead = self.number(draw_an_item())  # it has the number INSTEAD

    def number(self, effect: Effect) -> Effect:
        """The effect, numbered."""
        effect.no = len(self.content.effects)
        self.content.effects.append(effect)
        return effect

    def number_predicate(self, predicate: Predicate) -> Predicate:
        """The predicate, numbered."""
        predicate.no = len(self.content.predicates)
        self.content.predicates.append(predicate)
        return predicate

    def sizes(self, sorts: int) -> int:
        """How many cards of a sort there are, the blank at 0 included."""
        cards = {
            OF_ITEMS: len(self.content.items),
            OF_PEOPLE: len(self.content.characters),
            OF_PLACES: len(self.content.locations),
        }
        return cards[sorts]


def slug(name: str) -> str:
    """'Peat Cutters' Camp' as notation writes it: 'peat-cutters-camp'."""
    return "-".join(re.findall(r"\w+", name.casefold().replace("'", "").replace("’", "")))


def tokens(pattern: re.Pattern[str], texts: Iterable[str]) -> list[str]:
    """The flags or marks that texts set, in order of appearance, each once."""
    return list(dict.fromkeys(token for text in texts for token in pattern.findall(text)))


def draw_an_item() -> Effect:
    """`draw(item,1)`."""
    effect = Effect()
    effect.op, effect.kind, effect.number = DRAW, ITEM_DECK, 1
    return effect
