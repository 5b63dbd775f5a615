"""Searching a location.  Compiled.  DV-SRCH-01 to 04; DV-ATTR-04; DV-STND-01, 02; DV-R30, DV-R42"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.again as again
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.games.dark_venture.actions import ROLL, SEARCH, SEARCH_FOLLOWER
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.vocabulary import (
    NO_SEARCH,
    ON_SEARCH_HERE,
    SEARCH_BONUS,
    SEARCH_KIND,
    SEARCH_ROLL,
    SEARCHED,
)
from gloaming.games.dark_venture.land.standing import bonus_here, holds_here
from gloaming.games.dark_venture.names import BEAST, ITEM_DECK, MIND
from gloaming.games.dark_venture.parts import bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, SRCH_03, SRCH_04, STND_01
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.draw import DrawCard
from gloaming.games.dark_venture.steps.goods import may_pay
from gloaming.games.dark_venture.steps.sure import is_sure

NEEDED: Final = 8  # DV-SRCH-02


def searcher(state: State, seat: Int, action: Int) -> Int:
    """Who searches."""
    player = state.players[seat]
    return player.hero if action == SEARCH else player.follower


def may_search(state: State, seat: Int, action: Int) -> Int:
    """A location without search token, not by beasts, for 1 AP.  DV-SRCH-01 to 04; DV-STND-01"""
    number = searcher(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    return may_look(state, number)


def add_searches(state: State, seat: Int, out: list[Int]) -> None:
    """Who may search, the hero, then the follower."""
    if may_search(state, seat, SEARCH) == ALLOWED:
        out.append(SEARCH)
    if may_search(state, seat, SEARCH_FOLLOWER) == ALLOWED:
        out.append(SEARCH_FOLLOWER)


def may_look(state: State, number: Int) -> Int:
    """May this character search where it stands, whatever it costs?  DV-SRCH-01, 03, 04; DV-STND-01"""
    location = state.someone(number).location
    if state.content.characters[number].faction == BEAST:
        return SRCH_04
    if holds_here(state, location, NO_SEARCH):
        return STND_01
    return SRCH_03 if has(state.land.searched, location) else ALLOWED


def search(state: State, seat: Int, action: Int) -> None:
    """Pay and look.  DV-SRCH-02"""
    number = searcher(state, seat, action)
    state.someone(number).ap -= 1
    look(state, seat, number, 0)


def look(state: State, seat: Int, number: Int, bonus: Int) -> None:
    """The search itself: a roll, unless it succeeds by itself; either wakes whoever minds."""
    if is_sure(state, number, SEARCH_KIND):
        abilities.fire_around(state, ON_SEARCH_HERE, number)
        find(state, seat, number)
    else:
        state.push(RollSearch(seat, number, bonus))


def find(state: State, seat: Int, number: Int) -> None:
    """A search token, and an item card.  DV-SRCH-02, 03"""
    location = state.someone(number).location
    state.land.searched |= bit(location)
    deeds.note(state, seat, SEARCHED, location)
    state.push(DrawCard(seat, ITEM_DECK))


@final
class RollSearch(Throw):
    """1d6 and the searcher's mind: 8 or more finds an item.  DV-SRCH-02, 03; DV-STND-02; DV-R30, DV-R91"""

    def __init__(self, player: Int, number: Int, bonus: Int) -> None:
        super().__init__()
        self.player: Int = player
        self.number: Int = number
        self.bonus: Int = bonus

    def how_many(self, state: State) -> Int:
        return 1

    def apply(self, state: State, action: Int) -> None:
        if again.is_open_to_reroll(state, self.number, SEARCH_KIND, self, action):
            return
        abilities.fire_around(state, ON_SEARCH_HERE, self.number)
        score = action - ROLL + self.bonus + search_score(state, self.number)
        if score >= NEEDED:
            find(state, self.player, self.number)


def search_score(state: State, number: Int) -> Int:
    """What is added to the die: mind, modifiers of searching, the place.  DV-ATTR-04; DV-STND-02"""
    character = state.someone(number)
    own = number_of(state, character, MIND) + number_of(state, character, SEARCH_ROLL)
    return own + bonus_here(state, character.location, SEARCH_BONUS)
