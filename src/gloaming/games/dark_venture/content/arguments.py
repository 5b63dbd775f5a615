"""What stands in the brackets of operations and predicates: each kind of argument is read and written here.

An argument fills fields of the thing that it belongs to, by name, and writes them back.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from gloaming.games.dark_venture.content.deck import Effect, Filter, Predicate, Standing, Where, Who
from gloaming.games.dark_venture.content.filters import read_filter, write_filter
from gloaming.games.dark_venture.content.grammar import Misspelt, phrase
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.spelling import (
    WHERE,
    WHERE_OF,
    WHO,
    WHO_OF,
    Words,
    number_of,
    word_of,
)
from gloaming.games.dark_venture.content.vocabulary import (
    HEROES_NEAR,
    NAMED,
    NOT_SAID,
    OF_ITEMS,
    OF_PEOPLE,
    OF_PLACES,
    TOKENS,
)
from gloaming.games.dark_venture.names import FOE, HERO

Thing = Effect | Predicate | Standing
AMOUNT = re.compile(r"(?:([1-4])d6)?(?:(?:^|\+)(\d{1,2}))?")
NUMBER = re.compile(r"-?\d{1,2}")
MOST = 40  # the largest number of the vocabulary


class Argument(ABC):
    """One argument; `field` is where it goes."""

    def __init__(self, field: str) -> None:
        self.field = field

    @abstractmethod
    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        """Fill the field.  Misspelt for a text that is none of this kind."""

    @abstractmethod
    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        """The text that fills the field like this; '' where nothing has to be said."""


class Number(Argument):
    """A whole number."""

    def __init__(self, least: int = 1, most: int = MOST, field: str = "number") -> None:
        super().__init__(field)
        self.least, self.most = least, most

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        if not NUMBER.fullmatch(text) or not self.least <= int(text) <= self.most:
            raise Misspelt(f"`{text}` is not a number from {self.least} to {self.most}")
        setattr(thing, self.field, int(text))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return str(getattr(thing, self.field))


class Amount(Argument):
    """A number or dice: 3, 1d6, 2d6+2; with `whole`, also full."""

    def __init__(self, whole: bool = False) -> None:
        super().__init__("number")
        self.whole = whole

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        assert not isinstance(thing, Predicate)
        if self.whole and text == "full" and isinstance(thing, Effect):
            thing.full = True
            return
        found = AMOUNT.fullmatch(text)
        if not found or not text or int(found[2] or 0) > MOST or text == "0":
            raise Misspelt(f"`{text}` is not an amount such as 3, 1d6 or 2d6+2 (numbers to {MOST}, 4 dice)")
        thing.dice, thing.number = int(found[1] or 0), int(found[2] or 0)

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        assert not isinstance(thing, Predicate)
        if isinstance(thing, Effect) and thing.full:
            return "full"
        dice = f"{thing.dice}d6" if thing.dice else ""
        number = str(thing.number) if thing.number or not dice else ""
        return "+".join(part for part in (dice, number) if part)


class Word(Argument):
    """A word of a closed list; one that has no number of its own list goes without saying."""

    def __init__(self, field: str, words: Words, what: str) -> None:
        super().__init__(field)
        self.words, self.what = words, what

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, number_of(self.words, text, self.what))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return word_of(self.words, getattr(thing, self.field))


class Comparison(Argument):
    """`<=` or `>=`."""

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        if text not in ("<=", ">="):
            raise Misspelt(f"`{text}` is not a comparison: <=, >=")
        setattr(thing, self.field, text == "<=")

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return "<=" if getattr(thing, self.field) else ">="


class Literal(Argument):
    """A word that has to stand there."""

    def __init__(self, word: str) -> None:
        super().__init__("")
        self.word = word

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        if text != self.word:
            raise Misspelt(f"`{text}` stands where `{self.word}` has to")

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return self.word


class Flag(Argument):
    """A flag that some effect sets."""

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, token(lexicon.content.flags, text, "flag"))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return str(lexicon.content.flags[getattr(thing, self.field)])


class Mark(Argument):
    """A mark that some effect sets."""

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, token(lexicon.content.marks, text, "mark"))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return str(lexicon.content.marks[getattr(thing, self.field)])


class Sorted(Argument):
    """A filter; with `draws`, also `random F`, which comes from the deck."""

    def __init__(self, field: str, sorts: int, draws: bool = False, named: bool = False) -> None:
        super().__init__(field)
        self.sorts, self.draws, self.named = sorts, draws, named

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        drawn = self.draws and text.startswith("random ")
        filter_ = read_filter(lexicon, self.sorts, text.removeprefix("random ") if drawn else text)
        if (self.draws or self.named) and not drawn and filter_.only < 0:
            raise Misspelt(f"`{text}` names no card" + self.draws * ", and does not begin with `random`")
        setattr(thing, self.field, filter_)
        if drawn and isinstance(thing, Effect):
            thing.drawn, thing.deck = True, revealed(lexicon, filter_, text)

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        filter_ = getattr(thing, self.field)
        assert isinstance(filter_, Filter)
        drawn = self.draws and isinstance(thing, Effect) and thing.drawn
        return "random " * drawn + write_filter(filter_)


class Whom(Argument):
    """Whom it is about."""

    def __init__(self, field: str = "who") -> None:
        super().__init__(field)

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, read_who(lexicon, text))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return write_who(lexicon, getattr(thing, self.field))


class Place(Argument):
    """Where."""

    def __init__(self) -> None:
        super().__init__("where")

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, read_where(lexicon, text))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return write_where(getattr(thing, self.field))


def items(draws: bool = False) -> Sorted:
    """Items."""
    return Sorted("items", OF_ITEMS, draws)


def people() -> Sorted:
    """Characters."""
    return Sorted("people", OF_PEOPLE)


def places() -> Sorted:
    """Locations."""
    return Sorted("places", OF_PLACES)


# --- parts of arguments


def token(tokens: list[str], text: str, what: str) -> int:
    """The number of a flag or mark.  Misspelt for one that nothing sets."""
    if text not in tokens:
        raise Misspelt(f"`{text}` is no {what} that an effect sets")
    if tokens.index(text) >= TOKENS:
        raise Misspelt(f"`{text}` is one {what} too many; there are at most {TOKENS}")
    return tokens.index(text)


def revealed(lexicon: Lexicon, filter_: Filter, text: str) -> list[int]:
    """The cards that `random F` may reveal: never heroes and bosses.  DV-R86"""
    if filter_.sorts == OF_ITEMS:
        return [card for card, fits in enumerate(filter_.fits) if fits]
    if filter_.unconscious or filter_.spawned:
        raise Misspelt(f"`{text}` asks of a card in the deck what only a character in play can be")
    deck = [
        character.no
        for character in lexicon.content.characters[1:]
        if filter_.fits[character.no]
        and character.kind != HERO
        and not character.boss
        and (character.kind == FOE or not filter_.aggressive)
    ]
    if not deck:
        raise Misspelt(f"no card of the deck fits `{text}`")
    return deck


def read_who(lexicon: Lexicon, text: str) -> Who:
    """A selector of characters."""
    who = Who()
    if text in lexicon.names[OF_PEOPLE]:
        who.kind, who.card = NAMED, lexicon.names[OF_PEOPLE][text]
    elif text in WHO:
        who.kind = WHO[text]
    elif text.startswith(tuple(f"{word}(" for word in WHO_OF)):
        one = phrase(text)
        who.kind = WHO_OF[one.word]
        who.people = read_filter(lexicon, OF_PEOPLE, ",".join(one.given))
    elif text.startswith("heroes_near("):
        read_near(lexicon, who, text)
    else:
        raise Misspelt(f"`{text}` is no character and none of {', '.join([*WHO, *WHO_OF, 'heroes_near'])}")
    return who


def read_near(lexicon: Lexicon, who: Who, text: str) -> None:
    """`heroes_near(K,n)`."""
    given = phrase(text).given
    if len(given) != 2 or not given[1].isdecimal():
        raise Misspelt(f"`{text}` needs a mark and a distance: heroes_near(mark,n)")
    who.kind = HEROES_NEAR
    who.mark = token(lexicon.content.marks, given[0], "mark")
    who.distance = int(given[1])


def write_who(lexicon: Lexicon, who: Who) -> str:
    """The text that selects them."""
    if who.kind == NAMED:
        return lexicon.content.characters[who.card].name
    if who.kind == HEROES_NEAR:
        return f"heroes_near({lexicon.content.marks[who.mark]},{who.distance})"
    word = word_of(WHO_OF, who.kind)
    return f"{word}({write_filter(who.people)})" if word else word_of(WHO, who.kind)


def read_where(lexicon: Lexicon, text: str) -> Where:
    """A selector of a location."""
    where = Where()
    word, _, rest = text.partition(" ")
    if text in WHERE:
        where.kind = WHERE[text]
    elif word in WHERE_OF and rest:
        where.kind = WHERE_OF[word]
        where.places = read_filter(lexicon, OF_PLACES, rest)
    else:
        raise Misspelt(f"`{text}` is none of {', '.join([*WHERE, *(f'{word} F' for word in WHERE_OF)])}")
    return where


def write_where(where: Where) -> str:
    """The text that selects it."""
    assert where.kind != NOT_SAID
    word = word_of(WHERE_OF, where.kind)
    return f"{word} {write_filter(where.places)}" if word else word_of(WHERE, where.kind)


# --- lists of arguments


def read_arguments(
    lexicon: Lexicon, thing: Thing, given: tuple[str, ...], needed: tuple[Argument, ...], extra: int = 0
) -> None:
    """Each argument in its turn; the last `extra` ones may be missing."""
    if not len(needed) - extra <= len(given) <= len(needed):
        raise Misspelt(f"it takes {counted(len(needed) - extra, len(needed), 'argument')}, not {len(given)}")
    for argument, text in zip(needed, given, strict=False):
        argument.read(lexicon, thing, text)


def write_arguments(lexicon: Lexicon, thing: Thing, needed: tuple[Argument, ...]) -> str:
    """The arguments in brackets; none without brackets."""
    told = [text for text in (argument.write(lexicon, thing) for argument in needed) if text]
    return f"({','.join(told)})" if told else ""


def counted(least: int, most: int, what: str) -> str:
    """So many of something: `1 branch`, `2 to 6 branches`."""
    if most == 1:
        return f"1 {what}"
    counts = str(most) if least == most else f"{least} to {most}"
    return f"{counts} {what}{'es' if what.endswith('ch') else 's'}"
