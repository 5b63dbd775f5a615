"""Whom and where a text means: selectors and filters.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cast.people import fight_of, here, is_conscious, standing_foes
from gloaming.games.dark_venture.content.deck import Filter, Where, Who
from gloaming.games.dark_venture.content.vocabulary import (
    ADJACENT,
    ALL_HEROES,
    ALLY,
    ANYWHERE,
    FAR,
    HERE,
    HEROES_NEAR,
    ME,
    MY_FOE,
    MY_HERO,
    NAMED,
    NEAR,
    ONE_HERE,
    ONE_NEAR,
    ONE_OF_PARTY,
    OTHER_HERO,
    OTHER_HEROES,
    OTHERS_HERE,
    PARTY,
    RANDOM,
    RECEIVER,
    START,
    THAT,
)
from gloaming.games.dark_venture.land.ways import NOWHERE, distance
from gloaming.games.dark_venture.names import CROSSROADS, DEAD, LOCATIONS, NOBODY, OFF_MAP, UNCONSCIOUS
from gloaming.games.dark_venture.parts import Tale, has
from gloaming.games.dark_venture.state import State


def place_of_tale(state: State, tale: Tale) -> Int:
    """What the text calls here."""
    return tale.here if tale.here != OFF_MAP else location_of(state, tale.me)


def location_of(state: State, number: Int) -> Int:
    """Where a character is, OFF_MAP if it is not in play."""
    if number == NOBODY or not state.in_play(number):
        return OFF_MAP
    return state.someone(number).location


# --- characters


def is_choice(who: Who) -> bool:
    """Is one of several chosen?"""
    return who.kind in (ONE_OF_PARTY, OTHER_HERO, ONE_HERE, ONE_NEAR)


def people(state: State, tale: Tale, who: Who) -> list[Int]:
    """All whom a selector means, or among whom one is chosen; those in play only."""
    kind = who.kind
    if kind == ME:
        return in_play(state, [tale.me])
    if kind == MY_FOE:
        return in_play(state, [tale.foe])
    if kind == THAT:
        return in_play(state, [tale.that])
    if kind == RECEIVER:
        return in_play(state, [tale.receiver])
    if kind == NAMED:
        return in_play(state, [who.card])
    if kind in (ONE_HERE, ONE_NEAR, OTHERS_HERE):
        return people_around(state, tale, who)
    return own_and_heroes(state, tale, who)


def in_play(state: State, numbers: list[Int]) -> list[Int]:
    """Those of them who are on the map and not dead."""
    found: list[Int] = []
    for number in numbers:
        if number != NOBODY and state.in_play(number) and state.someone(number).condition != DEAD:
            found.append(number)
    return found


def own_and_heroes(state: State, tale: Tale, who: Who) -> list[Int]:
    """Selectors that name the player's own characters, or heroes."""
    player = state.players[tale.seat]
    kind = who.kind
    if kind == MY_HERO:
        return in_play(state, [player.hero])
    if kind == ALLY:
        return in_play(state, [player.follower])
    if kind in (PARTY, ONE_OF_PARTY):
        spot = location_of(state, tale.me)
        both = in_play(state, [player.hero, player.follower])
        return [number for number in both if state.someone(number).location == spot]
    if kind in (ALL_HEROES, OTHER_HEROES, OTHER_HERO, HEROES_NEAR):
        return heroes(state, tale, who)
    return []


def heroes(state: State, tale: Tale, who: Who) -> list[Int]:
    """Heroes of players: all, those of others, those near a mark; in player order."""
    found: list[Int] = []
    for seat in state.order:
        number = state.players[seat].hero
        if who.kind in (OTHER_HEROES, OTHER_HERO) and seat == tale.seat:
            continue
        if who.kind == HEROES_NEAR and not is_near_mark(state, who, state.someone(number).location):
            continue
        found.append(number)
    return found


def is_near_mark(state: State, who: Who, spot: Int) -> bool:
    """Is a location with the mark within that many moves?"""
    for entry in state.land.marks:
        if entry // LOCATIONS == who.mark and distance(state.land, spot, entry % LOCATIONS) <= who.distance:
            return True
    return False


def people_around(state: State, tale: Tale, who: Who) -> list[Int]:
    """Others here, or here and next door, who fit; in combat one of the foes."""
    battle = fight_of(state, tale.me)
    if battle >= 0 and who.kind != OTHERS_HERE and not who.people.unconscious:
        foes = standing_foes(state, state.fights[battle], tale.me)
        return [foe for foe in foes if fits_person(state, tale, who.people, foe)]
    spot = place_of_tale(state, tale)
    spots: list[Int] = [spot]
    if who.kind == ONE_NEAR:
        spots.extend([place for place in state.land.placed if has(state.land.links[spot], place)])
    found: list[Int] = []
    for place in spots:
        for number in here(state, place):
            fits = who.kind == OTHERS_HERE or fits_person(state, tale, who.people, number)
            wanted = is_conscious(state, number) or who.people.unconscious
            if number != tale.me and fits and wanted and state.someone(number).condition != DEAD:
                found.append(number)
    found.sort()
    return found


def fits_person(state: State, tale: Tale, people_filter: Filter, number: Int) -> bool:
    """Does a character in play fit a filter?"""
    character = state.someone(number)
    if not people_filter.fits[number]:
        return False
    if people_filter.aggressive and not character.aggressive:
        return False
    if people_filter.unconscious and character.condition != UNCONSCIOUS:
        return False
    return not people_filter.spawned or (character.quest != 0 and character.quest == tale.quest)


# --- locations


def fits_place(state: State, places: Filter, location: Int) -> bool:
    """Does a placed location fit a filter?"""
    if len(places.fits) > 0 and not places.fits[location]:
        return False
    if places.unsearched and has(state.land.searched, location):
        return False
    if places.distance > 0 and not is_far_out(state, places.distance, location):
        return False
    return places.mark < 0 or places.mark * LOCATIONS + location in state.land.marks


def is_far_out(state: State, least: Int, location: Int) -> bool:
    """Is it at least so many moves from the crossroads?"""
    return distance(state.land, CROSSROADS, location) >= least


def spots(state: State, tale: Tale, where: Where, origin: Int) -> list[Int]:
    """The locations that a selector leaves to choose from, ascending; measured from `origin`."""
    kind = where.kind
    if kind == HERE:
        return [place_of_tale(state, tale)]
    if kind == START:
        return [CROSSROADS]
    placed = state.land.placed.copy()
    placed.sort()
    if kind == ADJACENT:
        return [place for place in placed if has(state.land.links[origin], place)]
    if kind == RANDOM:
        return placed
    if kind == FAR:
        return farthest(state, placed, origin)
    fitting = [place for place in placed if place != origin and fits_place(state, where.places, place)]
    if kind == ANYWHERE:
        return fitting
    near = nearest(state, fitting, origin)
    return near if kind == NEAR and len(near) > 0 else farthest(state, placed, origin)


def nearest(state: State, places: list[Int], origin: Int) -> list[Int]:
    """Those at the smallest walking distance."""
    best: Int = NOWHERE
    found: list[Int] = []
    for place in places:
        far = distance(state.land, origin, place)
        if far < best:
            best, found = far, []
        if far == best and far < NOWHERE:
            found.append(place)
    return found


def farthest(state: State, places: list[Int], origin: Int) -> list[Int]:
    """Those at the greatest walking distance that can be reached."""
    best: Int = -1
    found: list[Int] = []
    for place in places:
        far = distance(state.land, origin, place)
        if far < NOWHERE:
            if far > best:
                best, found = far, []
            if far == best:
                found.append(place)
    return found
