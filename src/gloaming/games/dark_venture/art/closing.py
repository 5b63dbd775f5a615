"""The end of a game: places, figures, small print; and the day told hour by hour, as a seat has seen it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from gloaming.core.picture import Chapter, Row
from gloaming.core.state import OVER
from gloaming.core.words import listed
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import (
    COMPETITIVE,
    CONSCIOUS,
    DEAD,
    MERIDIAN,
    SOLO_RANKED,
    UNCONSCIOUS,
)
from gloaming.games.dark_venture.titles import title_of
from gloaming.games.dark_venture.view import CharacterView, PlayerView, View
from gloaming.games.dark_venture.words import counted, first_up, item, mark, person, place

FEW = 2  # so many things are named, further ones counted
WAYS = ("went from {} to {}", "left {} for {}", "set out from {} for {}")
FINDS = ("came by", "got hold of", "gathered up")
SCORED = " QP for “"
TITLE, COMBAT = re.compile("“[^”]+”"), re.compile("^Combat at ([^:]+):")  # in the sentences of the story
BADLY = 10  # health lost in an hour that is worth a word


# --- the final score


def titles(view: View) -> tuple[str, ...]:
    """The headings of the figures beside the quest points."""
    if view.mode == COMPETITIVE:
        return ("Hero", "Worth of things")
    return ("Hero", "Title") if view.mode == SOLO_RANKED else ("Hero",)


def rows(content: Content, view: View) -> tuple[Row, ...]:
    """The players, winners first; place 0 where nobody has won, or the game only ranks."""
    ranked = sorted(
        view.players,
        key=lambda one: (one.seat not in view.winners, -one.qp, -one.victory, -one.roll),
    )
    return tuple(row(content, view, player, spot) for spot, player in enumerate(ranked, 1))


def row(content: Content, view: View, player: PlayerView, spot: int) -> Row:
    """One line of the score."""
    figures = [content.characters[player.hero].name]
    if view.mode == COMPETITIVE:
        figures.append(str(player.victory))
        place_of = spot if view.winners else 0
    elif view.mode == SOLO_RANKED:
        figures.append(title_of(player.qp))
        place_of = 0
    else:
        place_of = 1 if view.winners else 0
    return Row(player.seat, place_of, player.qp, tuple(figures))


def small_print(view: View) -> str:
    """What the columns count."""
    if view.mode == COMPETITIVE:
        return "The total is quest points. Weapons and armor are worth 3, objects 2; that decides ties."
    return "The total is quest points."


# --- the day


def day(content: Content, chapters: Iterable[Chapter[View]]) -> tuple[tuple[str, str], ...]:
    """Headings and prose, hour by hour; hours in which nothing is worth telling are left out."""
    out: list[tuple[str, str]] = []
    before: View | None = None
    for chapter in chapters:
        told = list(hour(content, before, chapter))
        if told:
            out.append((chapter.title, " ".join([opened(chapter.view, told[0]), *told[1:]])))
        before = chapter.view
    return tuple(out)


def opened(now: View, first: str) -> str:
    """The first sentence of an hour, with the light in which it happens where that is worth a word."""
    lights = {MERIDIAN + 1: "At the meridian"} if now.last_round > MERIDIAN else {}
    sunset = now.seat == OVER and now.round == now.last_round
    light = lights.get(now.round, "In the last light" if sunset else "")
    if not light:
        return first
    return (
        f"{light} {first[:1].lower()}{first[1:]}"
        if first.startswith(("The", "There"))
        else f"{light} {first}"
    )


def hour(content: Content, before: View | None, chapter: Chapter[View]) -> Iterator[str]:
    """The sentences of one hour: each player's, then what became of the land and of its people."""
    now = chapter.view
    if before is None:
        yield from start(content, now)
        return
    for seat in now.order:
        told = listed(list(deeds(content, before, chapter, seat)))
        if told:
            yield f"{first_up(hero(content, now, seat))} {told}."
    yield from of_land(content, before, chapter)


def start(content: Content, now: View) -> Iterator[str]:
    """Who set out."""
    heroes = [
        f"{person(content, player.hero)} for {mark(player.seat)}" for player in now.players if player.hero
    ]
    if heroes:
        yield f"At sunrise {listed(heroes)} set out from the crossroads."


def hero(content: Content, now: View, seat: int) -> str:
    """A hero, with its player where there are several."""
    return person(content, now.players[seat].hero)


def deeds(content: Content, before: View, chapter: Chapter[View], seat: int) -> Iterator[str]:
    """What a hero did in an hour, as parts of one sentence."""
    now = chapter.view
    old, new = before.someone(before.players[seat].hero), now.someone(now.players[seat].hero)
    if old is not None and new is not None:
        yield from of_hero(content, old, new, now.round + seat)
    yield from of_follower(content, before.players[seat], now.players[seat])
    yield from of_things(content, before, now, seat)
    yield from of_quests(before, chapter, seat)


def of_hero(content: Content, old: CharacterView, new: CharacterView, turn: int) -> Iterator[str]:
    """Where it went, how it fared; `turn` varies the words."""
    if new.location != old.location:
        way = WAYS[turn % len(WAYS)]
        yield way.format(place(content, old.location), place(content, new.location))
    if new.condition == UNCONSCIOUS and old.condition == CONSCIOUS:
        yield "was struck down"
    elif new.condition == CONSCIOUS and old.condition == UNCONSCIOUS:
        yield "came to again"
    elif old.health - new.health >= BADLY:
        yield f"lost {old.health - new.health} HP"


def of_follower(content: Content, old: PlayerView, new: PlayerView) -> Iterator[str]:
    """Who came to follow, who was lost."""
    if new.follower != old.follower:
        if new.follower:
            yield f"won {person(content, new.follower)} as a follower"
        elif old.follower:
            yield f"lost {person(content, old.follower)}"


def of_things(content: Content, before: View, now: View, seat: int) -> Iterator[str]:
    """What the hero and its follower have now and had not."""
    had = held(before, seat)
    gained = [item(content, thing) for thing in held(now, seat) if thing not in had]
    more = [f"{counted(len(gained) - FEW, 'thing')} more"] if len(gained) > FEW else []
    if gained:
        yield f"{FINDS[(now.round + seat) % len(FINDS)]} {listed([*gained[:FEW], *more])}"


def held(view: View, seat: int) -> list[int]:
    """The items of a player's characters."""
    return [thing for one in view.cast if one.seat == seat for thing in one.items]


def of_quests(before: View, chapter: Chapter[View], seat: int) -> Iterator[str]:
    """Quests that were scored, and the points."""
    points = chapter.view.players[seat].qp - before.players[seat].qp
    claimed = list(dict.fromkeys(part for said in chapter.sentences for part in claims(said, seat)))
    if claimed:
        yield f"fulfilled {listed(claimed)} for {counted(points, 'quest point')}"
    elif points > 0:
        yield f"earned {counted(points, 'quest point')}"
    elif points < 0:
        yield f"lost {counted(-points, 'quest point')}"


def claims(said: str, seat: int) -> Iterator[str]:
    """The titles of quests that a player scores in this sentence of the story."""
    who = mark(seat)
    if said.startswith(f"{who} scores “") or (said.startswith(f"{who} gains ") and SCORED in said):
        yield from TITLE.findall(said)


def of_land(content: Content, before: View, chapter: Chapter[View]) -> Iterator[str]:
    """Locations that came, combats, people that fell."""
    now = chapter.view
    old = {spot.number for spot in before.places}
    found = [place(content, spot.number) for spot in now.places if spot.number not in old]
    if found:
        yield f"The map grew by {listed(found)}."
    fought = dict.fromkeys(where for said in chapter.sentences for where in COMBAT.findall(said))
    if fought:
        yield f"There was fighting at {listed(list(fought))}."
    fallen = [person(content, one.number) for one in before.cast if one.seat < 0 and is_gone(now, one)]
    if fallen:
        yield f"{first_up(listed(fallen))} fell."


def is_gone(now: View, one: CharacterView) -> bool:
    """Has somebody who lived died since, or left the map?"""
    later = now.someone(one.number)
    return one.condition != DEAD and (later is None or later.condition == DEAD)
