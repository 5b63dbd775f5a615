"""Real dice: what people may say that fell, and what they said."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from gloaming.core.state import CHANCE, State
from gloaming.core.words import SEAT_MARK, Offer, Question
from gloaming.server.host import Host
from gloaming.table import AnyGame

MOST_DICE = 6  # as many as a form has fields


def people_throw(host: Host) -> bool:
    """Is the table waiting for what people have thrown or drawn?"""
    return host.table.state.seat == CHANCE and host.table.fault is None


def asked(host: Host, seat: int, question: Question) -> Question:
    """The question; where people throw, everybody who sits is asked what came up."""
    if seat < 0 or not people_throw(host):
        return question
    offers = tuple(
        came_up(host.game, host.table.state, outcome) for outcome in host.table.state.outcomes()[0]
    )
    return Question(seat, question.title, "Your own dice decide: say how they fell.", offers)


def came_up(game: AnyGame, state: State, outcome: int) -> Offer:
    """One outcome in words: 'Roll 4', or 'Leader @1' for 'leader blue'."""
    text = game.notation(state, outcome)
    names = list(game.seat_names)
    words = [f"@{names.index(word)}" if word in names else word for word in text.split()]
    sentence = " ".join(words)
    first = sentence if SEAT_MARK.match(sentence) else sentence[:1].upper() + sentence[1:]
    return Offer(outcome, first, first)


def dice_of(game: AnyGame, state: State) -> tuple[tuple[str, ...], ...]:
    """The faces of each die, where two dice or more are thrown at once; else nothing."""
    if state.seat != CHANCE:
        return ()
    said = [game.notation(state, outcome).split() for outcome in state.outcomes()[0]]
    if len({len(words) for words in said}) != 1 or not 2 < len(said[0]) <= MOST_DICE + 1:
        return ()
    verb, *dice = [tuple(dict.fromkeys(column)) for column in zip(*said, strict=True)]
    whole = len(verb) == 1 and prod(len(faces) for faces in dice) == len(said)
    return tuple(dice) if whole else ()


def thrown(game: AnyGame, state: State, faces: Sequence[str]) -> tuple[int, ...]:
    """The outcome that these faces are, one for each die; nothing if there is none."""
    wanted = list(faces)
    if state.seat != CHANCE or not wanted:
        return ()
    outcomes = state.outcomes()[0]
    return tuple(outcome for outcome in outcomes if game.notation(state, outcome).split()[1:] == wanted)[:1]
