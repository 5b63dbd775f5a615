"""Quest predicates and the conditions of `if`: a closed list, read and written.  DV-QST-05; DV-R17"""

from __future__ import annotations

import msgspec

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.arguments import (
    Argument,
    Comparison,
    Flag,
    Literal,
    Number,
    Word,
    items,
    people,
    places,
    read_arguments,
    write_arguments,
)
from gloaming.games.dark_venture.content.deck import Predicate
from gloaming.games.dark_venture.content.grammar import Misspelt, Phrase, phrase
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.spelling import ATTRIBUTES

ATTRIBUTE = Word("attribute", ATTRIBUTES, "an attribute")


class Form(msgspec.Struct, frozen=True):
    """A word of the list: its number, what stands in its brackets, whether only `if` knows it."""

    kind: int
    needed: tuple[Argument, ...] = ()
    condition: bool = False


JOINED = {"all": v.ALL, "any": v.ANY, "seq": v.FIRST_THEN}
FORMS = {
    "hold": Form(v.HOLDS, (items(), Number())),
    "equipped": Form(v.HAS_EQUIPPED, (items(), Number())),
    "equipped_hero": Form(v.HERO_EQUIPPED, (items(), Number())),
    "both_hands": Form(v.BOTH_HANDS, (items(),)),
    "no_hands": Form(v.NO_HANDS),
    "defeat": Form(v.DEFEAT, (people(), Number())),
    "defeat_clean": Form(v.DEFEAT_CLEAN, (people(), Number())),
    "defeat_joint": Form(v.DEFEAT_JOINT, (people(), Number())),
    "visit": Form(v.VISIT, (places(), Number())),
    "visit_turn": Form(v.VISIT_TURN, (Number(),)),
    "terrains": Form(v.TERRAINS, (Number(1, 5),)),
    "at": Form(v.AT, (places(),)),
    "at_with": Form(v.AT_WITH, (places(), items())),
    "follower_at": Form(v.FOLLOWER_AT, (places(),)),
    "bring": Form(v.BRING, (people(), places())),
    "apart": Form(v.APART, (Number(),)),
    "deliver": Form(v.DELIVER, (items(), places())),
    "ally": Form(v.ALLIED, (people(),)),
    "recruit": Form(v.RECRUIT, (Number(),)),
    "attr": Form(v.ATTR, (ATTRIBUTE, Number())),
    "attr_any": Form(v.ATTR_ANY, (Number(),)),
    "health": Form(v.HEALTH, (Comparison("at_most"), Number(0, 60))),
    "searched": Form(v.SEARCHED, (places(), Number())),
    "placed": Form(v.PLACED, (places(), Number())),
    "loot": Form(v.LOOT, (Number(),)),
    "picked": Form(v.PICKED, (Number(),)),
    "traded": Form(v.TRADED, (Number(),)),
    "give": Form(v.GIVE, (items(), Literal("other"))),
    "fled": Form(v.FLED, (Number(),)),
    "drag": Form(v.DRAG, (places(),)),
    "passed": Form(v.PASSED, (ATTRIBUTE, Number())),
    "together": Form(v.TOGETHER, (Number(2, 4), places())),
    "flag": Form(v.FLAGGED, (Flag("flag"),)),
    "items": Form(v.ITEM_COUNT, (Number(1, 8),)),
    "foe": Form(v.FOE_IS, (people(),), condition=True),
    "hit": Form(v.HIT, condition=True),
    "with_hero": Form(v.WITH_HERO, condition=True),
    "with_follower": Form(v.WITH_FOLLOWER, condition=True),
    "in": Form(v.IS_IN, (places(),), condition=True),
}
SPELT = {form.kind: word for word, form in FORMS.items()} | {kind: word for word, kind in JOINED.items()}


def read_predicate(lexicon: Lexicon, text: str, condition: bool = False) -> Predicate:
    """The predicate that a text spells; as a `condition` of `if` it may ask more.  Misspelt otherwise."""
    told = phrase(text)
    if told.branches:
        raise Misspelt(f"`{text}`: a condition has no branches")
    if told.word in JOINED:
        return read_joined(lexicon, told, condition)
    form = FORMS.get(told.word)
    if form is None or (form.condition and not condition):
        raise Misspelt(f"`{told.word}` is no quest predicate" + " or condition" * condition)
    predicate = lexicon.number_predicate(Predicate())
    predicate.kind = form.kind
    try:
        read_arguments(lexicon, predicate, told.given, form.needed)
    except Misspelt as error:
        raise Misspelt(f"{error} (in `{text}`)") from error
    return predicate


def read_joined(lexicon: Lexicon, told: Phrase, condition: bool) -> Predicate:
    """`all(..)`, `any(..)`, `seq(a,b)`."""
    if len(told.given) < 2 or (told.word == "seq" and len(told.given) != 2):
        raise Misspelt(f"`{told.text}`: {told.word} takes {'two' if told.word == 'seq' else 'two or more'}")
    predicate = lexicon.number_predicate(Predicate())
    predicate.kind = JOINED[told.word]
    predicate.parts = [read_predicate(lexicon, part, condition) for part in told.given]
    return predicate


def write_predicate(lexicon: Lexicon, predicate: Predicate) -> str:
    """The text that spells it."""
    word = SPELT[predicate.kind]
    if word in JOINED:
        return f"{word}({','.join(write_predicate(lexicon, part) for part in predicate.parts)})"
    return word + write_arguments(lexicon, predicate, FORMS[word].needed)


def nodes(predicate: Predicate) -> list[Predicate]:
    """A predicate and all its parts, each before its own parts."""
    return [predicate, *(node for part in predicate.parts for node in nodes(part))]
