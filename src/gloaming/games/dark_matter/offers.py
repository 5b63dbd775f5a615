"""The open answers in words: each offer says its whole consequence.  From views only."""

from __future__ import annotations

from gloaming.core.words import Offer
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.names import COLORS
from gloaming.games.dark_matter.view import CardView, View
from gloaming.games.dark_matter.words import (
    card_at,
    card_name,
    counted,
    first_up,
    goal_text,
    icons,
    is_attack,
    mark,
    place_name,
    planet,
    planet_piece,
    skill,
    source_icons,
    source_name,
    source_piece,
    zone,
)


def offer(view: View, action: int) -> Offer:
    """One open answer."""
    if action == a.CONFIRM:
        return confirm(view)
    if action in PLAIN:
        sentence, short, kind = PLAIN[action]
        return Offer(action, sentence, short, (), kind)
    if a.TERRAFORM <= action <= a.RECRUIT:
        return goal(view, action)
    if a.USE_CARD <= action < a.MANEUVER:
        return source(view, action)
    if action < a.TARGET:
        return maneuver(view, COLORS * view.seat + action - a.MANEUVER)
    if action < a.REFRESH:
        return target(view, action - a.TARGET)
    if action < a.DEPOSIT:
        seat = action - a.REFRESH
        return Offer(
            action, f"Turn a Diplomacy Card of {mark(seat)} back", mark(seat), (f"diplomacy.{seat}",)
        )
    soldiers = action - a.DEPOSIT
    words = (
        f"Send {counted(soldiers, 'soldier')} into your black hole" if soldiers else "Keep all your soldiers"
    )
    return Offer(action, words, str(soldiers), (), "deposit" if soldiers else "decline")


PLAIN = {
    a.END: ("End your Action phase", "End turn", "end"),
    a.DECLINE: ("Leave this icon unused", "Leave it", "decline"),
    a.TAKE: ("Take the soldiers; you earn no more this turn", "Take soldiers", "soldiers"),
    a.REFUSE: ("Refuse the soldiers, and recruit later this turn if you like", "Refuse", "decline"),
}


def confirm(view: View) -> Offer:
    """The action as a whole: what it comes to and what it takes."""
    sources = view.deed.sources
    gems = sum(a.is_card(source) for source in sources)
    what = first_up(goal_text(view, view.deed.goal))
    if view.deed.goal == a.RECRUIT:
        brought = sum(source_icons(view, source).count("soldier") for source in sources)
        what = f"Recruit {counted(min(brought, view.soldier_supply), 'soldier')}"
    price = f" for {counted(gems, 'gem')}" if gems else " without a gem"
    return Offer(a.CONFIRM, f"{what}{price}", "Confirm", (), "confirm")


def goal(view: View, action: int) -> Offer:
    """An action that takes sources."""
    words = first_up(goal_text(view, action))
    if action < a.IMPROVE:
        number = action - a.TERRAFORM
        world = planet(view, number)
        sentence = f"{words} for {icons(world.cost)}: {world.face.vp} points, {skill(world.face)}"
        return Offer(action, sentence, world.name, (planet_piece(number),), "terraform", f"{world.face.vp}")
    if action < a.CIVILIZE:
        number = action - a.IMPROVE
        world = planet(view, number)
        price = counted(world.improve_cost, "Improvement point")
        sentence = f"{words} for {price}: {world.face.vp} points become {world.back.vp}"
        return Offer(action, sentence, words, (planet_piece(number),), "improve", f"{world.back.vp}")
    if action == a.CIVILIZE:
        return Offer(
            action, f"{words} for its whole cost at once", words, (f"charter.{view.seat}",), "improve"
        )
    return Offer(action, f"{words}: the one earning of this turn", "Recruit", (), "recruit")


def source(view: View, action: int) -> Offer:
    """One card or planet: what it shows, what it costs, how it looks afterwards."""
    name, shows = source_name(view, action), icons(source_icons(view, action))
    if a.is_card(action):
        card = card_at(view, action - a.USE_CARD)
        own = card.seat == view.seat
        move = "it is Flipped then" if own else "it is Spun then"
        sentence = f"Use {name} for {shows}: one gem, {move}"
        after = flipped(card) if own else f"Upper Back {zone(card.lb)}"
        return Offer(action, sentence, name, (source_piece(action),), "card", shows, after)
    if is_attack(view, action):
        soldiers = planet(view, action - a.USE_PLANET).side.defense
        sentence = f"Attack {name} with {counted(soldiers, 'soldier')} for {shows}"
        return Offer(action, sentence, f"Attack {name}", (source_piece(action),), "attack", shows)
    sentence = f"Use {name} for {shows}: it is turned"
    return Offer(action, sentence, name, (source_piece(action),), "planet", shows)


def flipped(card: CardView) -> str:
    """What an own card shows after a Flip: to oneself, and to the others."""
    return f"Upper Face {zone(card.ub)}, Upper Back {zone(card.uf)}"


def maneuver(view: View, place: int) -> Offer:
    """A Special Maneuver."""
    card, name = card_at(view, place), card_name(view, place)
    sentence = f"Spin {name} for one gem: its Upper Face becomes {zone(card.lf)}"
    after = f"Upper Face {zone(card.lf)}, Upper Back {zone(card.lb)}"
    action = a.MANEUVER + place % COLORS
    return Offer(action, sentence, f"Spin {name}", (place_name(place),), "maneuver", "", after)


def target(view: View, place: int) -> Offer:
    """The card that Politics or Hero moves."""
    card, name = card_at(view, place), card_name(view, place)
    politics = view.asked.facts["politics"] > 0
    shown = (
        (card.uf if politics else card.lb) if card.seat != view.seat else (card.ub if politics else card.lf)
    )
    side = "Upper Face" if card.seat == view.seat else "Upper Back"
    verb = "Flip" if politics else "Spin"
    after = f"{side} {zone(shown)}" if shown else "a Face that you have not seen"
    sentence = f"{verb} {name}: {f'its {side} becomes {zone(shown)}' if shown else f'you see {after}'}"
    return Offer(a.TARGET + place, sentence, f"{verb} {name}", (place_name(place),), "target", "", after)
