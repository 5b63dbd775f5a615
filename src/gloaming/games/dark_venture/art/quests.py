"""Quests: what each asks for, how far it has come, what is missing, and claims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from gloaming.core.words import Offer
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.captions import quest_lines
from gloaming.games.dark_venture.content.deck import Content, Predicate, Quest
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.names import COOPERATIVE, HEROIC_DECK
from gloaming.games.dark_venture.view import QuestView, View
from gloaming.games.dark_venture.words import counted, first_up

MANY = 2  # from so many on, a count is worth telling
DUTIES = (
    (a.REVEAL, a.CLAIM, "Show it to all"),
    (a.CLAIM, a.ENGAGE, "Claim {points}"),
    (a.HAND_IN, a.FULFIL, "Hand an item in"),
    (a.FULFIL, a.INVOKE, "Do what it offers"),
)
JOINED = (v.ALL, v.ANY, v.FIRST_THEN)


class Deed(msgspec.Struct, frozen=True):
    """One thing to do: in words, how much of it there is (''), is it done, and may another stand for it?"""

    words: str
    count: str
    done: bool


class Duty(msgspec.Struct, frozen=True):
    """An answer about a quest: what it says on the button, and in full."""

    action: int
    title: str
    label: str


class QuestLine(msgspec.Struct, frozen=True, kw_only=True):
    """One quest that the reader knows.

    `deeds` are what it asks for, `joint` how they belong together; `missing` says in short what is left;
    `also` is all else that it brings; `claim` scores it, `duties` are other answers about it, `reveal` shows
    it to all."""

    name: str
    title: str
    heroic: bool
    seat: int
    points: int
    deeds: tuple[Deed, ...]
    joint: str
    missing: str
    also: tuple[str, ...]
    ready: bool
    revealed: bool
    claim: Duty | None
    duties: tuple[Duty, ...]
    reveal: Duty | None
    chosen: bool


class Quests(msgspec.Struct, frozen=True, kw_only=True):
    """The reader's quests, those of others that are known, and how many are secret, in words."""

    own: tuple[QuestLine, ...]
    others: tuple[QuestLine, ...]
    secret: tuple[tuple[int, str], ...]
    shows: tuple[int, ...]


def quests(content: Content, view: View, meant: Meaning) -> Quests:
    """All that the reader knows of quests."""
    known = [line(content, view, meant, quest) for quest in view.quests if quest.number]
    own = tuple(one for one in known if one.seat == view.me)
    others = tuple(one for one in known if one.seat != view.me)
    return Quests(
        own=own,
        others=others,
        secret=tuple(secrets(view)),
        shows=tuple(action for one in known for action in answers(one)),
    )


def answers(one: QuestLine) -> Iterator[int]:
    """The answers that a quest shows."""
    yield from (duty.action for duty in (one.claim, *one.duties, one.reveal) if duty)


def secrets(view: View) -> Iterator[tuple[int, str]]:
    """Of each other player: how many quests the reader does not know."""
    for player in view.players:
        hidden = sum(quest.seat == player.seat and not quest.number for quest in view.quests)
        if hidden:
            yield player.seat, counted(hidden, "secret quest")


def line(content: Content, view: View, meant: Meaning, quest: QuestView) -> QuestLine:
    """One quest."""
    heroic = quest.deck == HEROIC_DECK
    printed = (content.heroic if heroic else content.side)[quest.number]
    name = f"{'heroic' if heroic else 'side'}.{quest.number}"
    duties = [duty for offer in meant.of(name) for duty in as_duty(offer, printed.qp)]
    lines = quest_lines(content, printed)
    parts = deeds(content, printed, quest)
    return QuestLine(
        name=name,
        title=printed.title,
        heroic=heroic,
        seat=quest.seat,
        points=printed.qp,
        deeds=parts,
        joint=joint(printed.condition),
        missing=missing(printed.condition, parts, quest),
        also=tuple(lines[1:]),
        ready=quest.complete,
        revealed=quest.revealed or heroic or view.mode == COOPERATIVE,
        claim=next((duty for duty in duties if is_claim(duty.action)), None),
        duties=tuple(duty for duty in duties if a.HAND_IN <= duty.action < a.INVOKE),
        reveal=next((duty for duty in duties if a.REVEAL <= duty.action < a.CLAIM), None),
        chosen=name in meant.touched,
    )


def as_duty(offer: Offer, points: int) -> Iterator[Duty]:
    """The answer on a button of its quest; nothing for one that is not about quests."""
    words = next((words for first, end, words in DUTIES if first <= offer.action < end), "")
    if words:
        yield Duty(offer.action, words.format(points=points), offer.sentence)


def is_claim(action: int) -> bool:
    """Does this answer score a quest?"""
    return a.CLAIM <= action < a.ENGAGE


# --- what it asks for


def deeds(content: Content, printed: Quest, quest: QuestView) -> tuple[Deed, ...]:
    """What is to be done: each part of a joined condition by itself."""
    top = printed.condition
    asked = top.parts if top.kind in JOINED else [top]
    found = tuple(deed(content, quest, part) for part in asked)
    if top.kind != v.FIRST_THEN:
        return found
    done = (quest.complete or quest.progress[top.place] > 0, quest.complete)
    return tuple(msgspec.structs.replace(one, done=so) for one, so in zip(found, done, strict=True))


def deed(content: Content, quest: QuestView, part: Predicate) -> Deed:
    """One part with its count."""
    have, met = quest.parts[part.place] if part.place < len(quest.parts) else (0, quest.complete)
    counts = part.number >= MANY and part.kind not in (*JOINED, v.ATTR, v.ATTR_ANY, v.HEALTH, v.APART)
    count = f"{min(have, part.number)} of {part.number}" if counts else ""
    return Deed(first_up(describe_goal(content, part)), count, met)


def joint(top: Predicate) -> str:
    """How the parts belong together."""
    return {v.ANY: "or", v.FIRST_THEN: "then"}.get(top.kind, "")


def missing(top: Predicate, parts: Sequence[Deed], quest: QuestView) -> str:
    """'done', '1 of 2', '2 of 3 parts done'."""
    if quest.complete:
        return "done"
    if len(parts) == 1:
        return parts[0].count
    done = sum(part.done for part in parts)
    return "" if top.kind == v.ANY else f"{done} of {len(parts)} parts done"
