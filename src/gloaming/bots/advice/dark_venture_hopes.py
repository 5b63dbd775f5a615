"""What a seat of Dark Venture may still hope for, beside the points it has: for a search.  Compiled.

The worths were found by regression over the games of steady players: what they held at each turn, and how
many points they made from then on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_efforts import effort
from gloaming.bots.advice.dark_venture_prices import (
    HEALTH,
    NEW_LAND,
    POINT,
    fading,
    item_worth,
    numbers_worth,
    rounds_left,
)
from gloaming.bots.advice.dark_venture_reach import BEYOND, Reach
from gloaming.games.dark_venture.names import CONSCIOUS, HERO_AP, IN_HAND, NOBODY
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.deeds import card_of

ROUND_TO_COME: Final = 10  # each brings the more, the more come after it
AP_LEFT: Final = 25  # an action point of this round that is not spent yet
AP_EARLY: Final = 40  # what it is worth beyond that in the morning
GEAR: Final = 3  # times as good as its numbers look at once is what is worn
A_FRIEND: Final = 60  # a follower for the whole day
ITS_HEALTH: Final = 12  # and each point of its health
LYING: Final = 250  # to lie unconscious in the morning
STEEP: Final = 75  # tenths of AP, squared, that an action point left makes as likely as not
FAR_OFF: Final = 100  # the same in AP of what seems out of reach
HELD: Final = 70  # per cent of a held quest's points, however near it is: another may come as easily


def hopes(state: State, seat: Int) -> Int:
    """Rounds to come, action points, quests on their way, gear, company, health, cards."""
    player = state.players[seat]
    if player.hero == NOBODY:
        return 0
    reach = Reach(state, seat)
    hero = reach.hero
    left = rounds_left(state)
    ap = 0 if player.finished else hero.ap
    total = ROUND_TO_COME * left * (left + 1) + ap * (AP_LEFT + fading(state, AP_EARLY))
    total += quests(reach, ap + HERO_AP * left) + gear(state, hero) + fading(state, HEALTH * hero.health)
    if reach.follower != NOBODY:
        total += fading(state, A_FRIEND + ITS_HEALTH * state.someone(reach.follower).health)
    if hero.condition != CONSCIOUS:
        total -= fading(state, LYING)
    return total + lands(state, seat)


def quests(reach: Reach, ap: Int) -> Int:
    """The points of held quests, the less the more they ask for in the action points that are left."""
    total: Int = 0
    for quest in reach.state.quests:
        if quest.seat == reach.seat:
            card = card_of(reach.state, quest)
            if quest.complete:
                total += card.qp * POINT
            else:
                total += card.qp * HELD * chance(effort(reach, quest, card), ap) // 100
    return total


def chance(asked: Int, ap: Int) -> Int:
    """How likely, in per cent, a quest that asks for so many tenths of an AP is completed in time."""
    if ap == 0:
        return 0
    return 100 * ap // (ap + (FAR_OFF if asked >= BEYOND else asked * asked // STEEP))


def gear(state: State, hero: Character) -> Int:
    """What the hero wears and carries."""
    total: Int = 0
    for item in hero.items:
        if item in hero.equipped:
            total += fading(state, GEAR * numbers_worth(state.content.items[item]))
        else:
            total += item_worth(state, hero, item)
    return total


def lands(state: State, seat: Int) -> Int:
    """Locations in hand."""
    total: Int = 0
    for place in state.location_at:
        if place == IN_HAND + seat:
            total += fading(state, NEW_LAND) // 2
    return total
