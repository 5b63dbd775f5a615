"""A payment that is being put together: the cost as sockets, what is used, what is still missing."""

from __future__ import annotations

from collections import Counter

import msgspec

from gloaming.core.picture import Toggle
from gloaming.core.words import Offer, Question, listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.art.worlds import left
from gloaming.games.dark_matter.names import PLANETS
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import (
    ICON_WORDS,
    counted,
    first_up,
    goal_text,
    icons,
    planet,
    source_icons,
    source_name,
)


class Socket(msgspec.Struct, frozen=True):
    """One icon of the cost: paid, or open for these icons."""

    icon: str
    paid: bool
    takes: tuple[str, ...]
    label: str


class Payment(msgspec.Struct, frozen=True):
    """The action in hand: its cost, gems paid so far and gems left, and for Recruit the soldiers so far (-1
    for a purchase)."""

    sockets: tuple[Socket, ...]
    gems: int
    left: int
    soldiers: int


def payment(view: View) -> Payment | None:
    """The payment, while sources are asked for."""
    if view.asked.step != "ChooseSource" or view.me != view.seat:
        return None
    recruits = view.deed.goal == a.RECRUIT
    brought = [icon for source in view.deed.sources for icon in source_icons(view, source)]
    return Payment(
        sockets=() if recruits else sockets(view),
        gems=sum(a.is_card(source) for source in view.deed.sources),
        left=view.players[view.seat].gems,
        soldiers=brought.count("soldier") if recruits else -1,
    )


def confirmed(question: Question) -> Offer | None:
    """The answer that completes the action, if it can be given now."""
    return next((offer for offer in question.offers if offer.action == a.CONFIRM), None)


def due(view: View) -> str:
    """'Terraform Sallow Gate: two points missing', or what else is due before that can be confirmed."""
    title = first_up(goal_text(view, view.deed.goal))
    if view.deed.goal == a.RECRUIT:
        return f"{title}: choose who brings them"
    fewest = min(map(len, view.deed.missing), default=0)
    return f"{title}: {counted(fewest, 'point') + ' missing' if fewest else 'one more card is due'}"


def cost(view: View) -> tuple[str, ...]:
    """What the goal costs, as it is printed, less the reductions of a Civilization Card."""
    goal = view.deed.goal
    if a.TERRAFORM <= goal < a.TERRAFORM + PLANETS:
        return planet(view, goal - a.TERRAFORM).cost
    if a.IMPROVE <= goal < a.IMPROVE + PLANETS:
        return ("improvement",) * planet(view, goal - a.IMPROVE).improve_cost
    charter = view.players[view.seat].charter
    return left(charter) if charter else ()


def sockets(view: View) -> tuple[Socket, ...]:
    """The cost icon by icon: open are those that the shortest way on still needs."""
    printed = cost(view)
    ways = [Counter(way) for way in view.deed.missing if len(way) == min(map(len, view.deed.missing))]
    if not ways:
        return tuple(socket(icon, ()) for icon in printed)
    fixed = {icon: min([way[icon] for way in ways] + [printed.count(icon)]) for icon in ways[0]}
    wild = tuple(dict.fromkeys(icon for way in ways for icon in (way - Counter(fixed))))
    still = sum(ways[0].values()) - sum(fixed.values())
    out: list[Socket] = []
    for icon in sorted(printed, key=lambda icon: icon == "sophia"):
        if fixed.get(icon, 0) > 0:
            fixed[icon] -= 1
            out.append(socket(icon, (icon,)))
        elif still > 0 and (icon == "sophia" or icon in wild):
            still -= 1
            out.append(socket(icon, wild))
        else:
            out.append(socket(icon, ()))
    return tuple(out)


def socket(icon: str, takes: tuple[str, ...]) -> Socket:
    """One icon of the cost with its words."""
    word = ICON_WORDS[icon]
    if not takes:
        return Socket(icon, True, (), f"{word}: paid")
    wanted = listed([ICON_WORDS[one] for one in takes], "or")
    return Socket(icon, False, () if takes == (icon,) else takes, f"{word}: open, for {wanted}")


def toggles(view: View) -> tuple[Toggle, ...]:
    """What is used so far: a touch takes it back; after a Diplomacy icon with all that rests on it."""
    if view.asked.step != "ChooseSource" or view.me != view.seat:
        return ()
    return tuple(
        Toggle(
            source_name(view, source),
            (),
            True,
            f"{icons(source_icons(view, source))}{', one gem' if a.is_card(source) else ''}",
            back=source,
            rest=bound(view),
        )
        for source in view.deed.sources
    )


def bound(view: View) -> bool:
    """Has a Diplomacy icon been used, so that what follows may rest on it?  DM-DIP-10"""
    return any("diplomacy" in source_icons(view, source) for source in view.deed.sources)
