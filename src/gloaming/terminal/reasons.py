"""Why something is open or not: a number, a name or a notation, explained by the rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gloaming.core.game import short
from gloaming.core.state import State
from gloaming.core.words import Offer, Question, Refusal
from gloaming.terminal import layout
from gloaming.terminal.match import Match

Paragraph = tuple[str, int, int]  # a text, its indent, the indent of its later lines


def why(match: Match, state: State, question: Question, text: str) -> list[Paragraph]:
    """What is to be said about a text that may name an answer to this question, asked in that state."""
    if text.isdecimal():
        return number(match, question, text)
    offer = open_answer(match, state, question, text)
    if offer is not None:
        return is_open(match, question, offer)
    refusal = closed_answer(match, state, text)
    if refusal is not None:
        return layout.refusal(refusal, match.named)
    offer = next((offer for offer in question.offers if mentions(match, offer.sentence, text)), None)
    if offer is not None:
        return is_open(match, question, offer)
    return [(f"Nothing here is called “{short(text)}”. Name a place, or an answer as it is written.", 0, 0)]


def number(match: Match, question: Question, text: str) -> list[Paragraph]:
    """About the number of an offer, or of a plan, which stand after the offers."""
    offers, most = question.offers, len(question.offers) + len(question.plans)
    if len(text) > 4 or not 0 < int(text) <= most:
        return [(f"There is no answer {short(text, 9)} here: 1 to {most} are.", 0, 0)]
    if int(text) <= len(offers):
        return is_open(match, question, offers[int(text) - 1])
    plan = question.plans[int(text) - len(offers) - 1]
    return [(f"That is open, as answer {int(text)}: {match.named(plan.sentence)}.", 0, 0)]


def is_open(match: Match, question: Question, offer: Offer) -> list[Paragraph]:
    """An open answer needs no reason."""
    place = question.offers.index(offer) + 1
    return [(f"That is open, as answer {place}: {layout.sentence(offer, match.named)}.", 0, 0)]


def open_answer(match: Match, state: State, question: Question, text: str) -> Offer | None:
    """The offer that a notation or the first words of a button name."""
    action = match.game.read(state, match.unnamed(text))
    button = re.compile(rf"{re.escape(text.casefold())}(?![\w+])")
    for offer in question.offers:
        if offer.action == action or button.match(match.named(offer.short).casefold()):
            return offer
    return None


def closed_answer(match: Match, state: State, text: str) -> Refusal | None:
    """The refusal of the closed action that a text means: by notation, by its words, by what it tells."""
    action = match.game.read(state, match.unnamed(text))
    if action is not None and action not in state.actions:
        return match.game.why_not(state, state.seat, action)
    verbs = {match.game.notation(state, action).split()[0] for action in state.actions}
    refusals = [*refusals_of(match, state, text, verbs)] or [*refusals_of(match, state, text, set())]
    telling = [refusal for refusal in refusals if mentions(match, refusal.sentence, text)]
    return next(iter(telling or refusals), None)


def refusals_of(match: Match, state: State, text: str, verbs: set[str]) -> Iterator[Refusal]:
    """The refusals of closed actions whose notation has these words, and begins with one of the verbs if
    there are any."""
    wanted, view = words_of(match.unnamed(text)), match.game.view(state, state.seat)
    for action in range(match.game.action_space):
        words = match.game.notation(state, action)
        asked_for = not verbs or words.split()[0] in verbs
        if action not in state.actions and asked_for and has(words_of(words), wanted):
            yield match.game.why_not(state, state.seat, action, view)


def words_of(text: str) -> list[str]:
    """Words and numbers, in small letters: 'assign captain export-2' has four."""
    return re.findall(r"[^\W\d_]+|\d+", text.casefold())


def has(words: list[str], wanted: list[str]) -> bool:
    """Do the words hold those that are wanted, one behind the other?  'mine 8' also stands for 'm8'."""
    brief = [
        word if word.isdecimal() or place + 1 == len(wanted) else word[0] for place, word in enumerate(wanted)
    ]
    starts = range(len(words) - len(wanted) + 1)
    return bool(wanted) and any(words[start : start + len(wanted)] in (wanted, brief) for start in starts)


def mentions(match: Match, sentence: str, text: str) -> bool:
    """Does a sentence speak of this?"""
    return (
        re.search(rf"(?<!\w){re.escape(text.casefold())}(?![\w+])", match.named(sentence).casefold())
        is not None
    )
