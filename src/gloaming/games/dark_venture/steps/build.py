"""Play a location: who pays, which card, beside which side, turned how.  Compiled.  DV-LOC-01 to 06; DV-R28

The three answers are one saying; nothing lies on the map before the last of them.
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import Step
from gloaming.games.dark_venture.actions import BESIDE, PLACE, PLACE_FOLLOWER, TURNED
from gloaming.games.dark_venture.cards.piles import hand_of
from gloaming.games.dark_venture.content.vocabulary import PLACED
from gloaming.games.dark_venture.land.entries import guide_entry
from gloaming.games.dark_venture.land.placing import may_be_placed, may_lie, may_turn, put_down
from gloaming.games.dark_venture.land.ways import beside
from gloaming.games.dark_venture.names import IN_HAND, LOCATION_DECK, LOCATIONS, SIDES
from gloaming.games.dark_venture.rule_numbers import ALLOWED, LOC_02, LOC_03
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import may_pay


def is_placing(action: Int) -> bool:
    """Does the action begin to play a location?"""
    return PLACE <= action < PLACE_FOLLOWER + LOCATIONS


def builder(state: State, seat: Int, action: Int) -> Int:
    """The character that pays and beside whose location the card comes."""
    player = state.players[seat]
    return player.hero if action < PLACE_FOLLOWER else player.follower


def may_place(state: State, seat: Int, action: Int) -> Int:
    """A location card from hand, for 1 AP, beside where the payer is, if it fits there somehow.

    DV-LOC-01, 02, 04 to 06; DV-R28"""
    number = builder(state, seat, action)
    rule = may_pay(state, number, 1)
    if rule != ALLOWED:
        return rule
    card = (action - PLACE) % LOCATIONS
    if state.location_at[card] != IN_HAND + seat:
        return LOC_02
    return may_be_placed(state, card, state.someone(number).location)


def add_placings(state: State, seat: Int, out: list[Int]) -> None:
    """Every location card that may be played, by every payer."""
    cards = hand_of(state, seat, LOCATION_DECK)
    if len(cards) > 0:
        add_placings_of(state, seat, PLACE, cards, out)
        add_placings_of(state, seat, PLACE_FOLLOWER, cards, out)


def add_placings_of(state: State, seat: Int, first: Int, cards: list[Int], out: list[Int]) -> None:
    """Those for which one of the characters pays; `first` begins the range of its actions."""
    if may_pay(state, builder(state, seat, first), 1) == ALLOWED:
        for card in cards:
            if may_place(state, seat, first + card) == ALLOWED:
                out.append(first + card)


def begin_placing(state: State, seat: Int, action: Int) -> None:
    """Ask beside which side the card comes.  DV-LOC-02"""
    payer = builder(state, seat, action)
    state.push(ChooseSide(seat, payer, (action - PLACE) % LOCATIONS, state.someone(payer).location, 1))


@final
class ChooseSide(Step[State]):
    """Beside which side of that location does the card come?  DV-LOC-02, 04 to 06"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, payer: Int, card: Int, location: Int, price: Int) -> None:
        super().__init__(seat)
        self.payer: Int = payer
        self.card: Int = card
        self.location: Int = location
        self.price: Int = price

    def options(self, state: State) -> list[Int]:
        return [BESIDE + side for side in range(SIDES) if self.forbids(state, BESIDE + side) == ALLOWED]

    def forbids(self, state: State, action: Int) -> Int:
        if not BESIDE <= action < BESIDE + SIDES:
            return LOC_02
        return may_lie(state, self.card, self.location, action - BESIDE)

    def apply(self, state: State, action: Int) -> None:
        side = action - BESIDE
        state.push(ChooseTurn(self.seat, self.payer, self.card, self.location, side, self.price))


@final
class ChooseTurn(Step[State]):
    """How is the card turned?  Then it lies there, and the guide in use is asked.

    DV-LOC-01, 03 to 07; DV-SET-12; DV-R26, DV-R99, DV-R118"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, payer: Int, card: Int, location: Int, side: Int, price: Int) -> None:
        super().__init__(seat)
        self.payer: Int = payer
        self.card: Int = card
        self.location: Int = location
        self.side: Int = side
        self.price: Int = price

    def options(self, state: State) -> list[Int]:
        return [TURNED + turn for turn in range(SIDES) if self.forbids(state, TURNED + turn) == ALLOWED]

    def forbids(self, state: State, action: Int) -> Int:
        if not TURNED <= action < TURNED + SIDES:
            return LOC_03
        return may_turn(state, self.card, self.location, self.side, action - TURNED)

    def apply(self, state: State, action: Int) -> None:
        state.someone(self.payer).ap -= self.price
        cell = beside(state.land.cell[self.location], self.side)
        put_down(state, self.card, cell, action - TURNED)
        deeds.note(state, self.seat, PLACED, self.card)
        effect = guide_entry(state, self.card).effect
        tale = telling.begin_tale(state, telling.GUIDE_TALE, effect, self.seat, self.payer)
        tale.here = self.card
