"""Matter Cards as they are drawn: two sides of two zones, turned as they lie, and what a touch says."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.art.touches import Meaning, Touch
from gloaming.games.dark_matter.names import COLORS, FLIPPED, ZONES
from gloaming.games.dark_matter.view import CardView, View, ZoneView
from gloaming.games.dark_matter.words import COLOR_WORDS, mark, place_name, zone

KINDS = ("cavorite", "antimatter", "dark_matter")


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One Matter Card.

    zones     as printed: two of one side, two of the other; None where the reader may not know
    turn      how it lies for the reader: 1 spun, 2 flipped, 3 both, 0 neither
    behind    what is uppermost on the other side, None where that is covered
    whole     what a touch says; spin: what a touch of the lower half says, for an own card"""

    name: str
    kind: str
    title: str
    zones: tuple[ZoneView | None, ...]
    turn: int
    behind: ZoneView | None
    mine: bool
    whole: Touch
    spin: Touch | None = None


def card(view: View, held: CardView, meant: Meaning) -> Card:
    """A card with all that is drawn of it."""
    mine = held.seat == view.me
    place = COLORS * held.seat + held.color
    name = place_name(place)
    places = (held.uf, held.lf, held.ub, held.lb)
    return Card(
        name=name.replace(".", "-"),
        kind=KINDS[held.color],
        title=held.name if mine else "",
        zones=tuple(places[zone ^ held.position] for zone in range(ZONES)),
        turn=held.position if mine else held.position ^ FLIPPED,
        behind=held.ub if mine else held.uf,
        mine=mine,
        whole=whole(view, held, meant, place),
        spin=spin(view, held, meant, place) if mine else None,
    )


def whole(view: View, held: CardView, meant: Meaning, place: int) -> Touch:
    """Use the card, move it with Politics or Hero, or take it back out of the payment."""
    name = place_name(place)
    offer = meant.first(name)
    own = held.seat == view.active
    used = meant.used.get(name, -1)
    says = ""
    if used >= 0:
        says = f"It is used, and will be {'Flipped' if own else 'Spun'}. Touch it to take it back."
    elif offer and offer.kind != "maneuver":
        says = saying(view, held, offer)
    else:
        offer = None
    return Touch(
        label="\n".join(filter(None, (heading(view, held), says, *sides(view, held)))),
        action=offer.action if offer else a.USE_CARD + place,
        offered=offer is not None,
        used=used,
        note=note(view, held, offer.kind if offer else "", used),
    )


def saying(view: View, held: CardView, offer: Offer) -> str:
    """What a touch does; which icons that brings stands in the lines below."""
    if offer.kind == "card":
        return f"Use it for one gem; then it is {'Flipped' if held.seat == view.active else 'Spun'}."
    return f"{offer.sentence}."


def note(view: View, held: CardView, kind: str, used: int) -> str:
    """What is written on the card now."""
    moves = "flips" if held.seat == view.active else "spins"
    if used >= 0:
        return f"then {moves}"
    if kind == "card":
        return f"use, {moves}"
    if kind == "target":
        return "flip" if view.asked.facts["politics"] else "spin"
    return ""


def spin(view: View, held: CardView, meant: Meaning, place: int) -> Touch | None:
    """The lower half of an own card between two actions: the Special Maneuver."""
    if view.seat != view.me or view.asked.step != "ChooseAction":
        return None
    offer = meant.maneuver(place_name(place))
    says = f"{offer.sentence}." if offer else f"Spin {held.name} for one gem."
    return Touch(
        label=says,
        action=offer.action if offer else a.MANEUVER + held.color,
        offered=offer is not None,
        note="spin" if offer else "",
    )


# --- in words


def heading(view: View, held: CardView) -> str:
    """'Feather Court, your Cavorite card.' or '@1's Cavorite card, Feather Court.'"""
    color = COLOR_WORDS[held.color]
    if held.seat == view.me:
        return f"{held.name}, your {color} card."
    return f"{mark(held.seat)}'s {color} card{f', {held.name}' if held.name else ''}."


def sides(view: View, held: CardView) -> tuple[str, ...]:
    """Both sides, as far as the reader knows."""
    whose = ", for the others" if held.seat == view.me else ""
    back = f"Back{whose}: {pair(held.ub, held.lb)}."
    if held.uf and held.lf:
        face = f"Face: {pair(held.uf, held.lf)}."
        return (face, back) if held.seat == view.me else (back, face)
    guesses = [f"{pair(*faces)}, as {name}" for name, faces in zip(held.may_be, held.may_show, strict=True)]
    return back, f"Face still covered: {'; or '.join(guesses)}."


def pair(upper: ZoneView, lower: ZoneView) -> str:
    """'Cavorite and Politics (1), below it Resource (2)', each with its initiative."""
    return f"{zone(upper)}, below it {zone(lower)}"
