"""Planets and Civilization Cards as they are drawn, and what a touch of them says."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.art.touches import Meaning, Touch
from gloaming.games.dark_matter.view import CharterView, PlanetView, PlayerView, SideView, View
from gloaming.games.dark_matter.words import ICON_WORDS, icons, planet, planet_piece

NOTES = {"terraform": "", "improve": "improve", "planet": "use", "attack": "attack"}


class World(msgspec.Struct, frozen=True, kw_only=True):
    """One planet: its picture's number, the side that counts, what an improvement would make of it (0 where
    it is made), how it lies, the soldiers on it and whose they are (-1: nobody's)."""

    name: str
    number: int
    title: str
    side: SideView
    grows: int
    improve_cost: int
    cost: tuple[str, ...]
    state: str
    word: str
    soldiers: int
    visitor: int
    touch: Touch


class Reduction(msgspec.Struct, frozen=True):
    """One reduction of a Civilization Card: what counts, how much there is, how much it takes."""

    kind: str
    have: int
    need: int
    saves: str
    vp: int
    met: bool


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """A Civilization Card: what it still costs now, and its reductions."""

    name: str
    title: str
    cost: tuple[str, ...]
    vp: int
    improved: bool
    state: str
    reductions: tuple[Reduction, ...]
    touch: Touch


def world(view: View, number: int, meant: Meaning) -> World:
    """A planet with all that is drawn of it."""
    it = planet(view, number)
    name = planet_piece(number)
    chosen = view.deed.goal in (a.TERRAFORM + number, a.IMPROVE + number) or name in meant.used
    marks = (("is-turned", it.turned), ("is-improved", it.improved), ("is-chosen", chosen))
    return World(
        name=name.replace(".", "-"),
        number=number,
        title=it.name,
        side=it.side,
        grows=0 if it.improved else it.back.vp,
        improve_cost=it.improve_cost,
        cost=it.cost if it.seat < 0 else (),
        state="".join(f" {word}" for word, there in marks if there),
        word=word_of(it),
        soldiers=it.side.defense if it.attacked else 0,
        visitor=view.active if it.attacked else -1,
        touch=touch(view, number, it, meant),
    )


def word_of(it: PlanetView) -> str:
    """How it lies, in a word."""
    words = (("attacked", it.attacked), ("improved", it.improved), ("turned", it.turned))
    return ", ".join(word for word, there in words if there)


def touch(view: View, number: int, it: PlanetView, meant: Meaning) -> Touch:
    """Terraform, improve, use, attack, or take it back out of the payment."""
    name = planet_piece(number)
    offer = meant.first(name)
    used = meant.used.get(name, -1)
    if used >= 0:
        offer = None
    says = "It is used. Touch it to take it back." if used >= 0 else f"{offer.sentence}." if offer else ""
    return Touch(
        label="\n".join(filter(None, (facts(it), says))),
        action=offer.action if offer else refused(view, number, it),
        offered=offer is not None,
        used=used,
        note=note(it, offer, used),
    )


def note(it: PlanetView, offer: Offer | None, used: int) -> str:
    """What is written on the planet now."""
    if used >= 0:
        return "used"
    if offer and offer.kind == "attack":
        return f"attack, {it.side.defense}"
    return NOTES.get(offer.kind, "") if offer else ""


def refused(view: View, number: int, it: PlanetView) -> int:
    """What a touch would have said: the action to ask about; nothing where nobody could ever attack."""
    if it.seat < 0:
        return a.TERRAFORM + number
    if it.seat != view.me and not (it.side.icons and it.side.defense):
        return -1
    if it.seat == view.me and (it.turned or not it.side.icons) and not it.improved:
        return a.IMPROVE + number
    return a.USE_PLANET + number


def facts(it: PlanetView) -> str:
    """A planet in words: both its sides, its cost while it is on offer, how it lies."""
    state = word_of(it)
    lines = [f"{it.name}{f', {state}' if state else ''}: {side_words(it.side)}."]
    if it.seat < 0:
        lines.append(f"Costs {icons(it.cost)}.")
    if not it.improved:
        lines.append(f"Improved for {it.improve_cost}: {side_words(it.back)}.")
    return "\n".join(lines)


def side_words(side: SideView) -> str:
    """'4 points, Resource, defense 2'."""
    defense = f", defense {side.defense}" if side.defense else ""
    skills = f", {icons(side.icons)}" if side.icons else ""
    return f"{side.vp} points{skills}{defense}"


# --- Civilization Cards


def charter(view: View, player: PlayerView, held: CharterView, meant: Meaning) -> Charter:
    """A Civilization Card with all that is drawn of it."""
    name = f"charter.{player.seat}"
    offer = meant.first(name)
    chosen = view.deed.goal == a.CIVILIZE and view.active == player.seat
    parts = [f"{held.name}: {held.vp} points" if held.improved else f"{held.name}: costs {icons(left(held))}"]
    parts += [offer.sentence] if offer else []
    own = player.seat == view.me
    return Charter(
        name=name.replace(".", "-"),
        title=held.name,
        cost=left(held),
        vp=held.vp,
        improved=held.improved,
        state=f"{' is-improved' if held.improved else ''}{' is-chosen' if chosen else ''}",
        reductions=tuple(
            Reduction(it.kind, have(view, player, it.kind), it.at_least, it.saves, it.vp, it.fulfilled)
            for it in held.reductions
        ),
        touch=Touch(
            label="\n".join(f"{part}." for part in (*parts, *([] if own else terms(held)))),
            action=offer.action if offer else a.CIVILIZE if own else -1,
            offered=offer is not None,
            note="improve" if offer else "",
        ),
    )


def left(held: CharterView) -> tuple[str, ...]:
    """The cost less what fulfilled reductions save.  DM-CIV-05, 10, 12"""
    cost = list(held.cost)
    for reduction in held.reductions:
        if reduction.fulfilled and reduction.saves in cost:
            cost.remove(reduction.saves)
    return tuple(cost)


def terms(held: CharterView) -> list[str]:
    """Each reduction in words."""
    if held.improved:
        return []
    return [f"{it.at_least} {it.kind} save {ICON_WORDS[it.saves]} or score {it.vp}" for it in held.reductions]


def have(view: View, player: PlayerView, kind: str) -> int:
    """How much a player has of what a reduction counts.  DM-CIV-06 to 09"""
    if kind == "planets":
        return len(player.planets)
    if kind == "gems":
        return player.gems
    if kind == "soldiers":
        return player.soldiers
    return sum(planet(view, number).side.defense for number in player.planets)
