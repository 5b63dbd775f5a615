"""Verbs that follow names of several: 'the Mute Twins go', 'do the Mute Twins join?'.

Sentences are made for the names of one.  Where a card says that its name is of several, the verb behind it
follows it, unless the name itself belongs to something before it: 'the ability of the Mute Twins says'.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from gloaming.core.words import Question
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.view import View

SHAPES = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
HISSING = ("sses", "shes", "ches", "xes", "zzes")
NO_VERBS = ("as", "its", "this", "less", "plus", "minus", "always", "towards")
NOUN = (
    r"(?P<joint>\b(?:of|with|from|for|to|at|against|by|than) )?(?P<does>\b[Dd]oes )?(?P<name>(?:[Tt]he )?{})"
)
VERB = r"(?P<own>'s)?(?P<verb> [a-z]+s\b(?!'))?"


def agree(names: Iterable[str], text: str) -> str:
    """The text with verbs that follow these names, which are of several."""
    for name in names:
        if name in text:
            text = pattern(name).sub(followed, text)
    return text


@cache
def pattern(name: str) -> re.Pattern[str]:
    """The name, what stands before it and the word behind it, if it may be a verb."""
    return re.compile(NOUN.format(re.escape(name)) + VERB)


def followed(found: re.Match[str]) -> str:
    """One place where such a name stands."""
    joint, does, name = (found[part] or "" for part in ("joint", "does", "name"))
    own, verb = "'" if found["own"] else "", found["verb"] or ""
    if verb and not joint and not does and not own:
        verb = f" {of_several(verb.strip())}"
    return f"{joint}{does.replace('oes', 'o')}{name}{own}{verb}"


def of_several(verb: str) -> str:
    """'go' for 'goes', 'carry' for 'carries', 'lose' for 'loses'."""
    if verb in NO_VERBS or verb.endswith("ss"):
        return verb
    if verb in SHAPES:
        return SHAPES[verb]
    if verb.endswith(HISSING):
        return verb.removesuffix("es")
    return f"{verb[:-3]}y" if verb.endswith("ies") and len(verb) > 4 else verb[:-1]


# --- in what a seat reads


def several(content: Content, *views: View) -> list[str]:
    """The names of several among those in play, without an article."""
    cards = {one.number: content.characters[one.number] for view in views for one in view.cast}
    return [card.name.removeprefix("The ") for card in cards.values() if card.several]


def agreed(content: Content, sentences: Sequence[str], *views: View) -> list[str]:
    """Sentences about what these views show, with verbs that follow."""
    names = several(content, *views)
    return [agree(names, sentence) for sentence in sentences]


def agreed_question(content: Content, view: View, question: Question) -> Question:
    """A question and its offers, with verbs that follow."""
    names = several(content, view)
    if not names:
        return question
    offers = [
        msgspec.structs.replace(offer, sentence=agree(names, offer.sentence), after=agree(names, offer.after))
        for offer in question.offers
    ]
    title, why = agree(names, question.title), agree(names, question.why)
    return msgspec.structs.replace(question, title=title, why=why, offers=tuple(offers))
