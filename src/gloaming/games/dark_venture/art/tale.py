"""A text as it is read aloud: where, the story, its choices with their price, and why some are not open."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import rolls
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content, Effect
from gloaming.games.dark_venture.content.describe import describe_effect, payment
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES
from gloaming.games.dark_venture.sources import source_of
from gloaming.games.dark_venture.tales.telling import ACTION_TALE, CARD_TALE, GUIDE_TALE
from gloaming.games.dark_venture.view import TaleView, View
from gloaming.games.dark_venture.words import first_up, mark, person

NO_CARD = "nothing in hand or bag would do"
MISSING = {
    v.PAY_AP: "too few action points",
    v.PAY_HP: "too little health",
    v.PAY_ITEM: NO_CARD,
    v.PAY_CARD: NO_CARD,
}
ACCEPTING = "OfferPayment"


class Choice(msgspec.Struct, frozen=True):
    """One way on: its verb, what it brings, the answer that it gives, is it open, and if not, why not."""

    action: int
    title: str
    brings: str
    open: bool
    reason: str = ""


class Tale(msgspec.Struct, frozen=True, kw_only=True):
    """A text under way: where it is printed, which entry it is, the story, whom it happens to, what it does
    where it leaves no choice, its choices, and what it waits for."""

    title: str
    entry: str
    story: str
    who: str
    does: str
    choices: tuple[Choice, ...]
    waits: str
    shows: tuple[int, ...]


def tale(content: Content, view: View, meant: Meaning) -> Tale | None:
    """The text that is told now; None if none is.  A place's entry stands before what a card does in it."""
    told = told_now(view)
    if told is None:
        return None
    ways = choices(content, view)
    source = source_of(content, told.text)
    return Tale(
        title=first_up(source.name) or "A secret quest",
        entry=entry(content, view, told),
        story=source.story,
        who=f"{first_up(person(content, told.who))}, {mark(told.seat)}",
        does="" if ways or not told.text else does(content, view, told),
        choices=ways,
        waits=waits(view),
        shows=tuple(way.action for way in ways if way.open) if meant.asking else (),
    )


def told_now(view: View) -> TaleView | None:
    """The last text, or the last entry of a book if the question is about something else."""
    if not view.tales:
        return None
    entries = [told for told in view.tales if told.kind in (GUIDE_TALE, ACTION_TALE)]
    aside = view.tales[-1].kind == CARD_TALE and "effect" not in view.asked.facts
    return entries[-1] if aside and entries else None if aside else view.tales[-1]


def entry(content: Content, view: View, told: TaleView) -> str:
    """'guide, entry 2' or 'actions, entry 7'; '' for cards."""
    books = {GUIDE_TALE: ("guide", content.guides), ACTION_TALE: ("actions", content.actions)}
    if told.kind not in books:
        return ""
    name, book = books[told.kind]
    found = [number for number, one in enumerate(book[view.book]) if one.effect.no == told.text]
    return f"{name}, entry {found[0]}" if found else ""


def does(content: Content, view: View, told: TaleView) -> str:
    """What the part in hand does, or the whole text."""
    effect = view.asked.facts.get("effect", told.text)
    return f"{first_up(describe_effect(content, content.effects[effect]))}."


def waits(view: View) -> str:
    """What has to be over before the text goes on."""
    if view.fights and "effect" not in view.asked.facts:
        return "The rest is told when the combat is over."
    return ""


# --- choices


def choices(content: Content, view: View) -> tuple[Choice, ...]:
    """The ways on that the question offers, also those that are not open now."""
    step, facts = view.asked.step, view.asked.facts
    if step == ACCEPTING:
        price = content.effects[facts["effect"]]
        return (way(content, view, a.ACCEPT, price), Choice(a.REFUSE, "Refuse", "nothing happens", True))
    if step == "ChooseBranch":
        parts = content.effects[facts["effect"]].parts
        return tuple(way(content, view, a.BRANCH + place, part) for place, part in enumerate(parts))
    return ()


def way(content: Content, view: View, action: int, part: Effect) -> Choice:
    """One branch of a text."""
    price = opening_price(part)
    open_now = view.me != view.seat or action in view.actions
    reason = "" if open_now or price is None else MISSING[price.kind]
    title, brings = words_of(content, view, part)
    return Choice(action, first_up(title), brings, open_now, reason)


def opening_price(part: Effect) -> Effect | None:
    """The payment with which a branch begins, if it does."""
    first = part.parts[0] if part.op == v.SEQUENCE else part
    return first if first.op == v.PAY else None


def words_of(content: Content, view: View, part: Effect) -> tuple[str, str]:
    """What one does, and what it brings."""
    price = opening_price(part)
    if price is not None:
        rest = [price.parts[0], *(part.parts[1:] if part.op == v.SEQUENCE else [])]
        return payment(content, price).partition(": ")[0], sequence(content, rest)
    if part.op == v.TEST:
        throw = rolls.test(content, view, part.no)
        attribute = ATTRIBUTE_NAMES[part.stat]
        yes, no = (describe_effect(content, each) for each in part.parts)
        return f"Test {attribute}: {part.number} or more", f"{throw.chance()}: {yes}; less: {no}"
    if part.op == v.NONE:
        return "Let it be", "nothing happens"
    if part.op == v.SEQUENCE:
        return describe_effect(content, part.parts[0]), f"then {sequence(content, part.parts[1:])}"
    return describe_effect(content, part), ""


def sequence(content: Content, parts: Sequence[Effect]) -> str:
    """Several effects, one after the other."""
    return ", then ".join(describe_effect(content, part) for part in parts)
