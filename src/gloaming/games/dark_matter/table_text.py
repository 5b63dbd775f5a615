"""The table in plain lines, 80 columns, for terminals and readers.  From views only."""

from __future__ import annotations

from gloaming.core.state import OVER
from gloaming.core.words import listed, wrapped
from gloaming.games.dark_matter.ending import ranked, sentence
from gloaming.games.dark_matter.names import ROUNDS
from gloaming.games.dark_matter.view import CardView, CharterView, PlayerView, SideView, View
from gloaming.games.dark_matter.words import (
    COLOR_WORDS,
    ICON_WORDS,
    VARIANT_WORDS,
    counted,
    first_up,
    icons,
    mark,
    planet,
    skill,
    zone,
)


def show(view: View) -> list[str]:
    """Where and when, the market, then each player, the reader first."""
    if view.seat == OVER:
        return final(view)
    lines = [when(view), "", *market(view)]
    for player in players_from(view):
        lines += ["", *of_player(view, player)]
    return lines


def when(view: View) -> str:
    """Round, first player, variants."""
    if view.round == 0:
        return "Before the first round."
    names = [VARIANT_WORDS[name] for name in view.variants]
    variants = f" With {listed(names)}." if names else ""
    return f"Round {view.round} of {ROUNDS}; {mark(view.first)} was first.{variants}"


def market(view: View) -> list[str]:
    """The planets on offer, and the deck."""
    on_offer = [number for number in view.market if number >= 0]
    lines = ["Market:" if on_offer else "The market is empty."]
    for number in on_offer:
        world = planet(view, number)
        lines += wrapped(
            f"{world.name}: costs {icons(world.cost)}; {side(world.face)}; improved for "
            f"{world.improve_cost}: {side(world.back)}.",
            4,
            2,
        )
    if view.pile:
        lines += wrapped(first_up(f"{counted(len(view.pile), 'planet')} in the deck{top(view)}."), 2)
    return lines


def top(view: View) -> str:
    """The one that all can see."""
    return f", {planet(view, view.last).name} on top" if view.last >= 0 else ""


def side(face: SideView) -> str:
    """'3 points, Resource, defense 2'."""
    defense = f", defense {face.defense}" if face.defense else ""
    return f"{face.vp} points, {skill(face)}{defense}"


# --- players


def players_from(view: View) -> list[PlayerView]:
    """The reader first, then clockwise."""
    first = max(view.me, 0)
    return [view.players[(first + place) % len(view.players)] for place in range(len(view.players))]


def of_player(view: View, player: PlayerView) -> list[str]:
    """Gems, soldiers, Diplomacy; cards; planets; the Civilization Card."""
    name = "You" if player.seat == view.me else mark(player.seat)
    used = f", {counted(player.spent, 'Diplomacy Card')} used" if player.spent else ""
    aside = f" ({player.aside} more set aside)" if player.aside else ""
    head = (
        f"{name}: {counted(player.gems, 'gem')}{aside}, {counted(player.soldiers, 'soldier')}, "
        f"initiative {player.initiative}{used}."
    )
    lines = wrapped(head, 2)
    for card in player.cards:
        lines += wrapped(card_text(card), 4, 2)
    for number in player.planets:
        lines += wrapped(planet_text(view, number), 4, 2)
    return lines + (wrapped(charter_text(player.charter), 4, 2) if player.charter else [])


def card_text(card: CardView) -> str:
    """The four zones of a known card; the Back of another, and what it may be."""
    color = COLOR_WORDS[card.color]
    back = f"back {zone(card.ub)} over {zone(card.lb)}"
    if card.name:
        return f"{color}, {card.name}: face {zone(card.uf)} over {zone(card.lf)}; {back}."
    return f"{color}: {back}; it is {listed(card.may_be, 'or')}."


def planet_text(view: View, number: int) -> str:
    """'Sallow Gate: 3 points, Soldier, defense 1; turned; improved for 2: 6 points, ...'"""
    world = planet(view, number)
    marks = [word for word, there in (("turned", world.turned), ("attacked", world.attacked)) if there]
    state = f"; {' and '.join(marks)}" if marks else ""
    if world.improved:
        return f"{world.name}, improved: {side(world.back)}{state}."
    return f"{world.name}: {side(world.face)}{state}; improved for {world.improve_cost}: {side(world.back)}."


def charter_text(charter: CharterView) -> str:
    """The card's cost and its reductions."""
    if charter.improved:
        return f"{charter.name}, improved: {charter.vp} points."
    parts = [
        f"{reduction.at_least} {reduction.kind} save {ICON_WORDS[reduction.saves]} or score {reduction.vp}"
        f"{' (fulfilled)' if reduction.fulfilled else ''}"
        for reduction in charter.reductions
    ]
    return f"{charter.name}: {icons(charter.cost)} for {charter.vp} points; {'; '.join(parts)}."


# --- the end


def final(view: View) -> list[str]:
    """The result, best first, with where the points came from."""
    lines = ["The game is over."]
    for player in ranked(view):
        points = player.points
        lines.append(
            f"@{player.seat}: {points.total} ({points.planets} planets, {points.gems} gems, "
            f"{points.soldiers} soldiers, {points.civilization} civilization, "
            f"{points.black_hole} black hole)"
        )
    return [*lines, sentence(view)]
