"""The players in turn order: hero, points, what they do now; and the track of quest points."""

from __future__ import annotations

import msgspec

from gloaming.core.state import OVER
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import COMPETITIVE, CONSCIOUS, SETUP, SOLO_RANKED, SOLO_SHORT
from gloaming.games.dark_venture.state import LONG_TARGET, SHORT_TARGET
from gloaming.games.dark_venture.view import PlayerView, View
from gloaming.games.dark_venture.words import CONDITION_WORDS

TRACK, ROOM, LEFT = 300, 17, 10  # the length of the track, the least between two flags, its start
SCALES = (10, 20, 30, 40, 60, 100)


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One player: hero by name and number, follower's name, health, points, cards in hand, what it does."""

    seat: int
    hero: str
    number: int
    follower: str
    health: str
    points: int
    cards: int
    word: str
    done: bool


class Flag(msgspec.Struct, frozen=True):
    """A flag on the track of quest points: whose, and where its head and its foot are."""

    seat: int
    head: int
    foot: int


class Track(msgspec.Struct, frozen=True):
    """The track: its last figure, its marks, the flags; `goal` is the foot of the target, -1 for none;
    `needed` the target itself, 0 for none."""

    last: int
    marks: tuple[tuple[int, int], ...]
    flags: tuple[Flag, ...]
    goal: int
    needed: int
    words: str


def lines(content: Content, view: View) -> tuple[Line, ...]:
    """The players in turn order, by seat before there is one."""
    order = view.order or tuple(range(len(view.players)))
    return tuple(line(content, view, view.players[seat]) for seat in order)


def line(content: Content, view: View, player: PlayerView) -> Line:
    """One player."""
    hero, follower = view.someone(player.hero), view.someone(player.follower)
    return Line(
        seat=player.seat,
        hero=content.characters[player.hero].name if player.hero else "",
        number=player.hero if hero else 0,
        follower=content.characters[player.follower].name if follower else "",
        health=f"{hero.health}/{hero.most_health}" if hero else "",
        points=player.qp,
        cards=sum(player.held),
        word=word(view, player),
        done=has_played(view, player.seat),
    )


def has_played(view: View, seat: int) -> bool:
    """Is its turn of this round over?"""
    if view.active < 0 or seat not in view.order or view.seat == OVER:
        return False
    return view.order.index(seat) < view.order.index(view.active)


def word(view: View, player: PlayerView) -> str:
    """What the player does now: its hero's state, 'acting', 'next', 'answers'."""
    hero = view.someone(player.hero)
    if view.seat == OVER or view.phase == SETUP:
        return ""
    if player.seat == view.active:
        return "your turn" if player.seat == view.me else "its turn"
    if player.seat == view.seat:
        return "answers"
    if hero is not None and hero.condition != CONSCIOUS:
        return CONDITION_WORDS[hero.condition]
    later = view.order.index(player.seat) - view.order.index(view.active) if view.active >= 0 else 0
    return "next" if later == 1 else "played" if later < 0 else ""


# --- the track


def track(view: View) -> Track:
    """The quest points of all as flags on a ruler, none covering another."""
    goal = target(view)
    most = max([player.qp for player in view.players] + [goal, 1])
    last = next((scale for scale in SCALES if most <= scale), most)
    step = max(1, last // 4)
    points = sorted((player.qp, player.seat) for player in view.players)
    feet = [foot(score, last) for score, _ in points]
    told = ", ".join(f"@{seat} {score}" for score, seat in points)
    return Track(
        last,
        tuple((foot(mark, last), mark) for mark in range(0, last + 1, step)),
        tuple(
            Flag(seat, head, below) for (_, seat), head, below in zip(points, apart(feet), feet, strict=True)
        ),
        foot(goal, last) if goal else -1,
        goal,
        f"Quest points: {told}" + (f"; {goal} are needed" if goal else ""),
    )


def target(view: View) -> int:
    """The quest points that everybody needs; 0 where most points win or earn a title."""
    if view.mode in (COMPETITIVE, SOLO_RANKED):
        return 0
    return int(SHORT_TARGET if view.mode == SOLO_SHORT else LONG_TARGET)


def foot(points: int, last: int) -> int:
    """Where so many points stand."""
    return round(LEFT + TRACK * points / last)


def apart(feet: list[int]) -> list[int]:
    """Heads over ascending feet, each at least ROOM from the one before, all within the track."""
    heads: list[int] = []
    for place in feet:
        heads.append(max(place, heads[-1] + ROOM) if heads else place)
    for place in range(len(heads) - 1, -1, -1):
        most = LEFT + TRACK if place == len(heads) - 1 else heads[place + 1] - ROOM
        heads[place] = min(heads[place], most)
    return heads
