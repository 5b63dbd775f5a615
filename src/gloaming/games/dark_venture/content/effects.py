"""Effects: sequences, choices and other forms around the operations of the closed list, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.arguments import (
    Number,
    Place,
    Sorted,
    Word,
    counted,
    items,
    read_arguments,
    write_arguments,
)
from gloaming.games.dark_venture.content.deck import NO_EFFECT, Effect
from gloaming.games.dark_venture.content.grammar import Misspelt, Phrase, parted, phrase
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.operations import OPERATIONS, SPELT
from gloaming.games.dark_venture.content.predicates import ATTRIBUTE, read_predicate, write_predicate
from gloaming.games.dark_venture.content.spelling import BOOKS, COSTS, MOODS, number_of, word_of

FACES = re.compile(r"([1-6])(?:-([1-6]))?")
DICE = re.compile(r"([1-4])d6")
TEST_DICE = 2
GOAL = Number(2, 40)
STAT = Word("stat", ATTRIBUTE.words, ATTRIBUTE.what)
SPAWNED = (Sorted("people", v.OF_PEOPLE, draws=True), Place())
POOL = 2
BRANCHED = {"choose": v.CHOOSE, "test": v.TEST, "roll": v.ROLL, "pay": v.PAY, "if": v.IF}


def read_effect(lexicon: Lexicon, text: str, instead: Effect = NO_EFFECT) -> Effect:
    """The effect that a text spells; `instead` happens where a character cannot come.  Misspelt otherwise."""
    told = parted(text, ";")
    if len(told) == 1:
        return read_part(lexicon, told[0], instead)
    effect = begun(lexicon, v.SEQUENCE)
    effect.parts = [read_part(lexicon, part, instead) for part in told]
    return effect


def read_part(lexicon: Lexicon, text: str, instead: Effect) -> Effect:
    """One part of a sequence; an error inside also says of which part it speaks."""
    told = phrase(text)
    try:
        return read_phrase(lexicon, told, instead)
    except Misspelt as error:
        if text in str(error):
            raise
        raise Misspelt(f"{error} (in `{text}`)") from error


def read_phrase(lexicon: Lexicon, told: Phrase, instead: Effect) -> Effect:
    """A form or an operation."""
    if told.text == "none":
        return NO_EFFECT
    if ":" in told.word:
        return read_other_book(lexicon, told)
    if told.word in BRANCHED or told.word == "each_player":
        return read_form(lexicon, told, instead)
    if told.branches:
        raise Misspelt(f"`{told.word}` has no branches")
    if told.word == "spawn":
        return read_spawn(lexicon, told, instead)
    if told.word == "trade":
        return read_trade(lexicon, told, instead)
    return read_operation(lexicon, told, instead)


def begun(lexicon: Lexicon, op: int) -> Effect:
    """A numbered effect of this kind."""
    effect = lexicon.number(Effect())
    effect.op = op
    return effect


# --- forms


def read_form(lexicon: Lexicon, told: Phrase, instead: Effect) -> Effect:
    """A form with branches."""
    if told.word == "each_player":
        effect = begun(lexicon, v.EACH_PLAYER)
        read_arguments(lexicon, effect, told.given, ())
        effect.parts = branches(lexicon, told, instead, 1, 1)
        return effect
    effect = begun(lexicon, BRANCHED[told.word])
    if told.word == "choose":
        read_arguments(lexicon, effect, told.given, ())
        effect.parts = branches(lexicon, told, instead, 2, v.BRANCHES)
    elif told.word == "test":
        read_test(lexicon, effect, told.given)
        effect.parts = branches(lexicon, told, instead, 2, 2)
    elif told.word == "roll":
        read_table(lexicon, effect, told, instead)
    elif told.word == "pay":
        read_cost(lexicon, effect, told.given)
        effect.parts = branches(lexicon, told, instead, 1, 1)
    else:
        effect.condition = read_predicate(lexicon, ",".join(told.given), condition=True)
        effect.parts = branches(lexicon, told, instead, 2, 2)
    return effect


def branches(lexicon: Lexicon, told: Phrase, instead: Effect, least: int, most: int) -> list[Effect]:
    """The branches of a form."""
    if not least <= len(told.branches) <= most:
        raise Misspelt(f"`{told.word}` takes {counted(least, most, 'branch')}, not {len(told.branches)}")
    return [read_effect(lexicon, branch, instead) for branch in told.branches]


def read_test(lexicon: Lexicon, effect: Effect, given: tuple[str, ...]) -> None:
    """`test(attr,N)`, `test(attr,N,3d6)`."""
    effect.dice = TEST_DICE
    if len(given) == 3:
        found = DICE.fullmatch(given[2])
        if not found:
            raise Misspelt(f"`{given[2]}` is not a number of dice such as 3d6 (4 at most)")
        effect.dice = int(found[1])
    read_arguments(lexicon, effect, given[: min(len(given), 2)], (STAT, GOAL))


def read_table(lexicon: Lexicon, effect: Effect, told: Phrase, instead: Effect) -> None:
    """`roll{1-2: A | 3-6: B}`: every face once, in order."""
    read_arguments(lexicon, effect, told.given, ())
    if not 2 <= len(told.branches) <= v.BRANCHES:
        raise Misspelt(f"`roll` takes {counted(2, v.BRANCHES, 'branch')}, not {len(told.branches)}")
    expected = 1
    for branch in told.branches:
        faces, _, rest = branch.partition(":")
        found = FACES.fullmatch(faces.strip())
        if not found or int(found[1]) != expected or int(found[2] or found[1]) < expected:
            raise Misspelt(f"`{branch}`: a branch of `roll` begins with faces, here with {expected} or more")
        effect.lows.append(expected)
        effect.highs.append(int(found[2] or found[1]))
        effect.parts.append(read_effect(lexicon, rest.strip(), instead))
        expected = effect.highs[-1] + 1
    if expected != 7:
        raise Misspelt("the branches of `roll` have to go up to face 6")


def read_cost(lexicon: Lexicon, effect: Effect, given: tuple[str, ...]) -> None:
    """`ap n`, `hp n`, `item F`, `card F`."""
    word, _, rest = ",".join(given).partition(" ")
    effect.kind = number_of(COSTS, word, "a cost")
    needed = Number() if effect.kind in (v.PAY_AP, v.PAY_HP) else items()
    needed.read(lexicon, effect, rest)


def read_other_book(lexicon: Lexicon, told: Phrase) -> Effect:
    """`B:12`: what that entry does.  DV-R112"""
    if told.text != told.word:
        raise Misspelt(f"`{told.text}`: the entry of another book stands alone, as in `{told.word}`")
    effect = begun(lexicon, v.OTHER_BOOK)
    book, number = told.word.split(":")
    effect.kind, effect.number = BOOKS[book], int(number)
    return effect


# --- operations


def read_operation(lexicon: Lexicon, told: Phrase, instead: Effect) -> Effect:
    """An operation with its arguments."""
    if told.word not in OPERATIONS:
        raise Misspelt(f"`{told.word}` is no word of the vocabulary")
    operation = OPERATIONS[told.word]
    effect = begun(lexicon, operation.op)
    for field, number in operation.unsaid.items():
        setattr(effect, field, number)
    read_arguments(lexicon, effect, told.given, operation.needed, operation.extra)
    if effect.op == v.FIGHT:
        effect.parts = [instead]
    return effect


def read_spawn(lexicon: Lexicon, told: Phrase, instead: Effect) -> Effect:
    """`spawn(F,L)` with options behind: `ap n`, `calm`, `angry`, `else E`.  DV-R86"""
    effect = begun(lexicon, v.SPAWN)
    read_arguments(lexicon, effect, told.given[:2], SPAWNED)
    effect.parts = [instead]
    said: set[str] = set()
    for option in told.given[2:]:
        word, _, rest = option.partition(" ")
        word = "mood" if option in MOODS else word
        if word in said:
            raise Misspelt(f"`{option}` says twice what spawn does")
        said.add(word)
        if word == "mood":
            effect.mood = MOODS[option]
        elif word == "ap":
            Number(0, POOL, "pool").read(lexicon, effect, rest)
        elif word == "else":
            effect.parts = [read_effect(lexicon, rest, instead)]
        else:
            raise Misspelt(f"`{option}` is no option of spawn: ap n, calm, angry, else E")
    return effect


def read_trade(lexicon: Lexicon, told: Phrase, instead: Effect) -> Effect:
    """`trade(F -> E)`."""
    given, arrow, bought = ",".join(told.given).partition("->")
    if not arrow:
        raise Misspelt(f"`{told.text}` has no `->` between what is given and what it brings")
    effect = begun(lexicon, v.TRADE)
    items().read(lexicon, effect, given.strip())
    effect.parts = [read_effect(lexicon, bought.strip(), instead)]
    return effect


# --- and back


def write_effect(lexicon: Lexicon, effect: Effect) -> str:
    """The text that spells it."""
    if effect.op == v.NONE:
        return "none"
    if effect.op == v.SEQUENCE:
        return "; ".join(write_effect(lexicon, part) for part in effect.parts)
    if effect.op == v.OTHER_BOOK:
        return f"{word_of(BOOKS, effect.kind)}:{effect.number}"
    if effect.op == v.SPAWN:
        return f"spawn({','.join(told_of_spawn(lexicon, effect))})"
    if effect.op == v.TRADE:
        given = items().write(lexicon, effect)
        return f"trade({given} -> {write_effect(lexicon, effect.parts[0])})"
    if effect.op in SPELT:
        word = SPELT[effect.op]
        return word + write_arguments(lexicon, effect, OPERATIONS[word].needed)
    return write_form(lexicon, effect)


def told_of_spawn(lexicon: Lexicon, effect: Effect) -> Iterator[str]:
    """The arguments and options of `spawn`."""
    yield from (argument.write(lexicon, effect) for argument in SPAWNED)
    if effect.pool != POOL:
        yield f"ap {effect.pool}"
    if effect.mood != v.AS_PRINTED:
        yield word_of(MOODS, effect.mood)
    if effect.parts[0] not in (NO_EFFECT, lexicon.instead):
        yield f"else {write_effect(lexicon, effect.parts[0])}"


def write_form(lexicon: Lexicon, effect: Effect) -> str:
    """A form with branches."""
    told = [write_effect(lexicon, part) for part in effect.parts]
    if effect.op == v.EACH_PLAYER:
        return f"each_player{{{told[0]}}}"
    head = word_of(BRANCHED, effect.op)
    if effect.op == v.TEST:
        dice = "" if effect.dice == TEST_DICE else f",{effect.dice}d6"
        head += f"({STAT.write(lexicon, effect)},{effect.number}{dice})"
    elif effect.op == v.ROLL:
        told = [f"{faces(effect, place)}: {text}" for place, text in enumerate(told)]
    elif effect.op == v.PAY:
        head += f"({write_cost(lexicon, effect)})"
    elif effect.op == v.IF:
        head += f"({write_predicate(lexicon, effect.condition)})"
    return f"{head}{{{' | '.join(told)}}}"


def faces(effect: Effect, place: int) -> str:
    """The faces of one branch of a table: `3` or `3-4`."""
    low, high = effect.lows[place], effect.highs[place]
    return str(low) if low == high else f"{low}-{high}"


def write_cost(lexicon: Lexicon, effect: Effect) -> str:
    """What is paid."""
    what = str(effect.number) if effect.kind in (v.PAY_AP, v.PAY_HP) else items().write(lexicon, effect)
    return f"{word_of(COSTS, effect.kind)} {what}"


def walk(effect: Effect) -> Iterator[Effect]:
    """An effect and all that stands in it."""
    yield effect
    for part in effect.parts:
        yield from walk(part)
