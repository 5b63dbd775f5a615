"""Victory Points, the tie-break, and who has won.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_matter.state as table
from gloaming.games.dark_matter.names import GARRISON, SOLDIERS
from gloaming.games.dark_matter.variants.black_hole import hole_points
from gloaming.games.dark_matter.variants.civilization import charter_points


def total(state: table.State, seat: Int) -> Int:
    """All the Victory Points of a player.  DM-END-01, 02; DM-R69"""
    player = state.players[seat]
    return (
        planet_points(state, seat)
        + player.gems  # one each: DM-END-02
        + soldier_points(state, seat)
        + charter_points(state, seat)
        + hole_points(state, seat)
    )


def planet_points(state: table.State, seat: Int) -> Int:
    """Each controlled planet scores what its current side shows.  DM-END-01; DM-PLN-04"""
    points: Int = 0
    for planet in state.players[seat].planets:
        points += state.deck.vp[state.side(planet)]
    return points


def garrison(state: table.State, planet: Int) -> Int:
    """How many soldiers guard a planet at the end: its defense value, or five.  DM-END-04 to 07"""
    defense = state.deck.defense[state.side(planet)]
    return defense if defense > 0 else GARRISON


def guarded(state: table.State, planet: Int) -> Int:
    """What a guarded planet adds, once.  DM-END-04 to 08"""
    if not state.is_improved(planet):
        return 1
    return 2 if state.deck.defense[state.side(planet)] > 0 else 3


def soldier_points(state: table.State, seat: Int) -> Int:
    """The most that the player's soldiers can add, each on one planet.  DM-END-03, 09; DM-R35"""
    player = state.players[seat]
    return most_guarded(state, player.planets, player.soldiers)


def most_guarded(state: table.State, planets: list[Int], many: Int) -> Int:
    """The most that so many soldiers can add on these planets.  DM-END-08, 09

    `best` by number of soldiers, planet after planet; from many to few, so that each planet counts once."""
    best: list[Int] = [0] * (SOLDIERS + 1)
    for planet in planets:
        price = garrison(state, planet)
        gain = guarded(state, planet)
        soldiers = many
        while soldiers >= price:
            if best[soldiers - price] + gain > best[soldiers]:
                best[soldiers] = best[soldiers - price] + gain
            soldiers -= 1
    return best[many]


def garrisoned(state: table.State, seat: Int) -> list[Int]:
    """The planets that the soldiers guard when they are placed so that they add the most.  DM-END-03, 09"""
    player = state.players[seat]
    out: list[Int] = []
    left = player.soldiers
    rest = list(player.planets)
    while len(rest) > 0:
        planet = rest[len(rest) - 1]
        with_it = most_guarded(state, rest, left)
        rest = rest[: len(rest) - 1]
        if most_guarded(state, rest, left) < with_it:
            out.append(planet)
            left -= garrison(state, planet)
    return out


def best(state: table.State) -> list[Int]:
    """The most Victory Points; then the highest total initiative; then jointly.

    DM-SET-18; DM-END-10 to 12; DM-R65, DM-R66"""
    highest: Int = -1
    out: list[Int] = []
    for seat in range(len(state.players)):
        standing = rank(state, seat)
        if standing > highest:
            highest = standing
            out = []
        if standing == highest:
            out.append(seat)
    return out


def rank(state: table.State, seat: Int) -> Int:
    """Orders players: Victory Points, then initiative, which is below 32.  DM-END-11; DM-R65"""
    return total(state, seat) * 32 + state.initiative(seat)
