"""Several sayings at one click: a walk over several roads, strangers that all stay, all there is to equip.

Each step is a saying of its own, and the table ends a chain where anything comes in between.  From views and
printed cards only.  DV-MOVE-01, 03; DV-ENEMY-05; DV-SET-07
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from gloaming.core.words import Chain, listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import acts, rolls
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CONSCIOUS, HANDS, HEAD, ITEMS, LOCATIONS, ROAM
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import item, people, place

WALK, ALONE = "Walk to {}", "Walk to {} alone"
WALKS: Final = (
    (a.MOVE_TOGETHER, "Walk to {} together"),
    (a.MOVE, ALONE),
    (a.MOVE_FOLLOWER, "Send your follower to {}"),
)


class Way(msgspec.Struct, frozen=True):
    """The cheapest way to a location: its AP, and the locations on it, that one last."""

    price: int
    places: tuple[int, ...]


def chains(content: Content, view: View) -> tuple[Chain, ...]:
    """What may be said in a row after this question."""
    if view.asked.step == "Act":
        return tuple(walks(content, view))
    if view.asked.step == "ChooseRoute":
        return tuple(stays(content, view))
    return tuple(gear(content, view)) if view.asked.step == "EquipAtStart" else ()


# --- walks


def walks(content: Content, view: View) -> Iterator[Chain]:
    """To each location that AP reach by more than one road: hero and follower, the hero, the follower."""
    paired = any(a.MOVE_TOGETHER <= action < a.DRAG for action in view.actions)
    for first, form in WALKS:
        roads = [action - first for action in view.actions if first <= action < first + LOCATIONS]
        if not roads:
            continue
        said = WALK if form == ALONE and not paired else form
        walker = acts.ally(view) if first == a.MOVE_FOLLOWER else acts.hero(view)
        for there, way in sorted(ways(content, view, walker, roads).items()):
            if len(way.places) > 1:
                yield walk(content, view, first, there, way, said)


def walk(content: Content, view: View, first: int, there: int, way: Way, form: str) -> Chain:
    """One of them; `first` begins the range of its actions, `form` says who goes."""
    short, price = form.format(place(content, there)), f"{way.price} AP"
    by = listed([place(content, on_the_way) for on_the_way in way.places[:-1]])
    said = moves(view, first, way)
    alone = ", dragging nobody" if any(len(move) > 1 for move in said) else ""
    told = "; ".join((f"{short} for {price}, by {by}{alone}", *acts.awaits(content, view, there)))
    return Chain(said, told, short, price, f"location.{there}")


def moves(view: View, first: int, way: Way) -> tuple[tuple[int, ...], ...]:
    """The moves of a walk; a hero who leaves somebody fallen behind says so.  DV-DEF-07"""
    walker = acts.ally(view) if first == a.MOVE_FOLLOWER else acts.hero(view)
    said = []
    for left, there in pairwise((walker.location, *way.places)):
        drags = first != a.MOVE_FOLLOWER and any(is_fallen(one) and one.location == left for one in view.cast)
        said.append((first + there, a.DRAG_NOBODY) if drags else (first + there,))
    return tuple(said)


def is_fallen(one: CharacterView) -> bool:
    """Is it unconscious or dead?"""
    return one.condition != CONSCIOUS


def ways(content: Content, view: View, walker: CharacterView, roads: Sequence[int]) -> dict[int, Way]:
    """The cheapest way to each location within reach, by locations that let everybody pass quietly."""
    links = {spot.number: spot.connected for spot in view.places}
    found = {there: Way(acts.toll(content, view, there), (there,)) for there in roads}
    wider = sorted(found, key=lambda there: found[there].price)
    for here in wider:
        if not is_quiet(content, view, here):
            continue
        for there in links[here]:
            price = found[here].price + acts.toll(content, view, there)
            known = found.get(there)
            if there != walker.location and price <= walker.ap and (known is None or price < known.price):
                found[there] = Way(price, (*found[here].places, there))
                wider.append(there)
    return found


def is_quiet(content: Content, view: View, there: int) -> bool:
    """Is nothing known that would happen to who passes: no entry, no danger, no item to give, no foe?"""
    kinds = [rule.kind for rule in rolls.standings(content, view, there)]
    owed = v.TOLL_ITEM in kinds and there not in view.players[view.me].entered
    unread = content.locations[there].action and there not in view.players[view.me].met
    return not (owed or unread or v.HAZARD in kinds or acts.foes_at(view, there))


# --- strangers that roam


def stays(content: Content, view: View) -> Iterator[Chain]:
    """This one and all roaming ones that the seat is still asked about stay where they are."""
    if a.GO_ON not in view.actions:
        return
    numbers = [one.number for one in view.cast]
    later = [
        one for one in view.cast[numbers.index(view.asked.facts["number"]) :] if is_moved(content, view, one)
    ]
    if len(later) > 1:
        sentence = f"{listed([people(content, [one.number]) for one in later])} all stay"
        yield Chain(((a.GO_ON,),) * len(later), sentence, f"All {len(later)} stay")


def is_moved(content: Content, view: View, one: CharacterView) -> bool:
    """Is the reader asked where this roaming stranger goes?"""
    mover = one.placer if one.placer >= 0 else view.order[0]
    spot = next(spot for spot in view.places if spot.number == one.location)
    free = one.seat < 0 and one.condition == CONSCIOUS and bool(spot.connected)
    return free and mover == view.me and content.characters[one.number].behavior == ROAM


# --- before the first round


def gear(content: Content, view: View) -> Iterator[Chain]:
    """All that may still be equipped, where there is room for all of it."""
    wanted = [action - a.START_EQUIPPED for action in view.actions if is_gear(action)]
    worn = [*acts.hero(view).equipped, *wanted]
    slots = [content.items[thing].slot for thing in worn if content.items[thing].slot >= HEAD]
    hands = sum(content.items[thing].hands for thing in worn)
    if len(wanted) > 1 and len(set(slots)) == len(slots) and hands <= HANDS:
        what = listed([item(content, thing) for thing in wanted])
        yield Chain(tuple((a.START_EQUIPPED + thing,) for thing in wanted), f"Equip {what}", "Equip all")


def is_gear(action: int) -> bool:
    """Does the action equip something from the start?"""
    return a.START_EQUIPPED <= action < a.START_EQUIPPED + ITEMS
