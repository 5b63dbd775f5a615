"""One location near at hand: what its guide says, who stands there, what lies there, and what can be done."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer, listed
from gloaming.games.dark_venture.actions import MOVE
from gloaming.games.dark_venture.art.cells import beside, cell_of, grid
from gloaming.games.dark_venture.art.land import AT_THE_PLACE, standing
from gloaming.games.dark_venture.art.own import seat_shown
from gloaming.games.dark_venture.art.pieces import Figure, figure
from gloaming.games.dark_venture.art.touches import Meaning, tag
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_standing
from gloaming.games.dark_venture.names import CONSCIOUS, DEAD, SIDE_NAMES, TERRAIN_NAMES
from gloaming.games.dark_venture.view import CharacterView, PlaceView, View
from gloaming.games.dark_venture.words import first_up, mark


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """An item that lies there or that somebody there has."""

    name: str
    title: str
    offers: tuple[Offer, ...]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who stands there; `word` says whose it is and how it is."""

    number: int
    figure: Figure
    title: str
    word: str
    health: int
    most: int
    offers: tuple[Offer, ...]
    things: tuple[Thing, ...]


class Here(msgspec.Struct, frozen=True, kw_only=True):
    """The panel of one location; `touched` if the reader has opened it, `asks` the action to ask about why
    one cannot go there (-1: none); `ways` tells its roads, `shows` are the answers that it gives."""

    name: str
    title: str
    land: str
    number: int
    entry: int
    searched: bool
    told: str
    ways: str
    rules: tuple[str, ...]
    touched: bool
    asks: int
    offers: tuple[Offer, ...]
    people: tuple[Person, ...]
    things: tuple[Thing, ...]
    shows: tuple[int, ...]


def here(content: Content, view: View, meant: Meaning) -> Here | None:
    """The location that the reader has touched, else the one where the asked or own hero is."""
    opened = [place for place in view.places if f"location.{place.number}" in meant.touched]
    place = opened[0] if opened else standing_at(view)
    return panel(content, view, place, meant, bool(opened)) if place else None


def standing_at(view: View) -> PlaceView | None:
    """Where the reader's hero is; for onlookers that of the player in turn."""
    hero = view.someone(view.players[seat_shown(view)].hero)
    return next((place for place in view.places if hero and place.number == hero.location), None)


def panel(content: Content, view: View, place: PlaceView, meant: Meaning, touched: bool) -> Here:
    """One location with all that is told of it."""
    printed, entry = content.locations[place.number], content.guides[view.book][place.guide]
    name = f"location.{place.number}"
    offers = tuple(offer for offer in meant.of(name) if offer.kind in AT_THE_PLACE)
    people = tuple(person(content, view, one, meant) for one in standing(view, place.number))
    things = tuple(thing(content, item, meant) for item in place.items)
    told = [*offers, *(offer for one in people for offer in shown_by(one))]
    told += [offer for one in things for offer in one.offers]
    far = touched and meant.asking and len(offers) == len(meant.of(name)) and not is_own(view, place)
    far = far and all(chain.touch != name for chain in meant.chains)
    return Here(
        name=tag(name),
        title=printed.name,
        land=TERRAIN_NAMES[printed.terrain].lower(),
        number=place.number,
        entry=printed.action,
        searched=place.searched,
        told=entry.text,
        ways=ways(content, view, place),
        rules=tuple(first_up(describe_standing(rule)) for rule in entry.standing),
        touched=touched,
        asks=MOVE + place.number if far else -1,
        offers=offers,
        people=people,
        things=things,
        shows=tuple(offer.action for offer in told),
    )


def ways(content: Content, view: View, place: PlaceView) -> str:
    """Where its roads lead, in words for those who do not see the map."""
    here, told = grid(view), []
    for side in place.open_sides:
        there = here.places.get(beside(cell_of(place), side))
        met = there is not None and there.number in place.connected
        goal = content.locations[there.number].name if there and met else "no road" if there else "open land"
        told.append(f"{SIDE_NAMES[side]} to {goal}")
    return f"Roads lead {listed(told)}." if told else "No road leads from here."


def is_own(view: View, place: PlaceView) -> bool:
    """Does the reader's hero stand there?"""
    hero = view.someone(view.players[view.me].hero)
    return hero is not None and hero.location == place.number


def person(content: Content, view: View, one: CharacterView, meant: Meaning) -> Person:
    """Somebody who stands there; what others have on them lies open, one's own things are shown elsewhere."""
    own = one.seat == seat_shown(view)
    return Person(
        number=one.number,
        figure=figure(content, view, one, meant),
        title=content.characters[one.number].name,
        word=word(view, one),
        health=one.health,
        most=one.most_health,
        offers=meant.of(f"character.{one.number}"),
        things=() if own else tuple(thing(content, item, meant) for item in one.items),
    )


def word(view: View, one: CharacterView) -> str:
    """Whose it is, and how it is."""
    hero = one.seat >= 0 and view.players[one.seat].hero == one.number
    kind = "hero" if hero else "follower"
    if one.seat >= 0:
        parts = [f"your {kind}" if one.seat == view.me else f"{kind} of {mark(one.seat)}"]
    else:
        parts = ["aggressive" if one.aggressive else "peaceful"]
    if one.condition == DEAD:
        return "dead"
    if one.condition != CONSCIOUS:
        parts.append("unconscious")
    return ", ".join(parts)


def thing(content: Content, item: int, meant: Meaning) -> Thing:
    """An item by its name."""
    return Thing(name=tag(f"item.{item}"), title=content.items[item].name, offers=meant.of(f"item.{item}"))


def shown_by(one: Person) -> tuple[Offer, ...]:
    """The answers that a person's line gives."""
    return (*one.offers, *(offer for thing in one.things for offer in thing.offers))
