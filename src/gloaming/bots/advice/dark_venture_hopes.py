"""What a seat of Dark Venture may still hope for, beside the points it has: for a search.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_efforts import effort
from gloaming.bots.advice.dark_venture_prices import (
    COMPANY,
    FALL,
    HEALTH,
    NEW_ITEM,
    NEW_LAND,
    POINT,
    fading,
    item_worth,
    rounds_left,
)
from gloaming.bots.advice.dark_venture_reach import AP, Reach
from gloaming.games.dark_venture.names import CONSCIOUS, HERO_AP, IN_HAND, NOBODY
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.deeds import card_of

A_ROUND: Final = 85  # hundredths of a quest point that a round ahead brings, whatever is held now
HALF: Final = 60  # tenths of AP that halve a quest


def hopes(state: State, seat: Int) -> Int:
    """Quests on their way, rounds to come, gear, company, health, cards."""
    if state.players[seat].hero == NOBODY:
        return 0
    reach = Reach(state, seat)
    hero = reach.hero
    total = A_ROUND * rounds_left(state) + quests(reach)
    for item in hero.items:
        total += item_worth(state, hero, item)
    if reach.follower != NOBODY:
        total += fading(state, COMPANY)
    total += fading(state, HEALTH * hero.health)
    total -= fading(state, FALL) if hero.condition != CONSCIOUS else 0
    return total + hand(state, seat)


def quests(reach: Reach) -> Int:
    """The points of held quests, the less the more they ask for."""
    left = reach.hero.ap + HERO_AP * rounds_left(reach.state)
    total: Int = 0
    for quest in reach.state.quests:
        if quest.seat == reach.seat:
            card = card_of(reach.state, quest)
            asked = effort(reach, quest, card)
            if quest.complete:
                total += card.qp * POINT
            elif asked <= AP * left:
                total += card.qp * POINT * HALF // (HALF + asked)
    return total


def hand(state: State, seat: Int) -> Int:
    """Cards in hand."""
    total: Int = 0
    for place in state.item_at:
        total += NEW_ITEM // 2 if place == IN_HAND + seat else 0
    for place in state.location_at:
        total += fading(state, NEW_LAND) // 2 if place == IN_HAND + seat else 0
    return total
