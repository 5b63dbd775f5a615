"""The Research station: take a card, recycle the row, keep one of two.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, Step
from gloaming.games.darkrock.actions import KEEP_NEW, KEEP_OLD, LAY, RECYCLE, RETURN, TAKE_CARD
from gloaming.games.darkrock.content.deck import card_at, cards_in, count_of
from gloaming.games.darkrock.decks import ROW, replaced
from gloaming.games.darkrock.rule_numbers import ALLOWED, RES_05, RSCH_05, RSCH_06
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.elsewhere import out_of_place


@final
class LayCard(Step[State]):
    """A card from the unknown part of the deck comes into the row.  DR-RSCH-03, 04; DR-SET-14"""

    def __init__(self, place: Int) -> None:
        super().__init__(CHANCE)
        self.place: Int = place

    def outcomes(self, state: State) -> list[Int]:
        return [LAY + card for card in cards_in(state.decks.study)]

    def draw(self, state: State, dice: Dice) -> Int:
        bag = state.decks.study
        return LAY + card_at(bag, dice.below(count_of(bag)))

    def apply(self, state: State, action: Int) -> None:
        decks = state.decks
        card = action - LAY
        decks.study &= ~(1 << card)
        decks.row = replaced(decks.row, self.place, card)
        state.revelations += 1


def refill(state: State, places: list[Int]) -> None:
    """Fill these places of the row from the top of the deck, the first one first: from its unknown part, and
    behind that from the cards that were put under it.  DR-RSCH-03, 04, 09"""
    decks = state.decks
    unknown = count_of(decks.study)
    for number in range(unknown, len(places)):
        decks.row = replaced(decks.row, places[number], decks.below[0])
        decks.below = decks.below[1:]
    for number in range(min(unknown, len(places)) - 1, -1, -1):
        state.push(LayCard(places[number]))


@final
class Study(Step[State]):
    """Research: no card, one of the row, or a new row first; after that a card must be taken.

    DR-RSCH-01 to 05, 10"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, times: Int, must: bool) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.times: Int = times
        self.must: bool = must  # the row was recycled

    def options(self, state: State) -> list[Int]:
        out: list[Int] = [TAKE_CARD, TAKE_CARD + 1, TAKE_CARD + 2]
        return out if self.must else [RETURN, *out, RECYCLE]

    def forbids(self, state: State, action: Int) -> Int:
        if TAKE_CARD <= action < TAKE_CARD + ROW:
            return ALLOWED
        if action == RETURN or action == RECYCLE:
            return RSCH_05 if self.must else ALLOWED
        return out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        if action == RECYCLE:
            recycle(state)
            state.push(Study(self.seat, self.ship, self.times, True))
            refill(state, [0, 1, 2])
            return
        offer_study(state, self.ship, self.times - 1)
        take_card(state, self.ship, action - TAKE_CARD)


def recycle(state: State) -> None:
    """The whole row goes under the deck, in its order.  DR-RSCH-04, 09; DR-R33"""
    decks = state.decks
    decks.put_under(decks.row)
    decks.row = [-1] * ROW


def take_card(state: State, number: Int, place: Int) -> None:
    """Take a card of the row, refill the row, then keep one of two.  DR-RSCH-02, 03, 06, 07; DR-R33"""
    decks = state.decks
    card = decks.row[place]
    decks.row = replaced(decks.row, place, -1)
    if decks.card_of(number) < 0:
        decks.own(number, card, state.round + 1)
    else:
        state.push(KeepCard(state.seat_of(number), number, card))
    refill(state, [place])


@final
class KeepCard(Step[State]):
    """A second card: one of the two goes under the deck at once.  DR-RSCH-06 to 09; DR-R33"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, card: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.card: Int = card  # the new one

    def options(self, state: State) -> list[Int]:
        return [KEEP_OLD, KEEP_NEW]

    def forbids(self, state: State, action: Int) -> Int:
        if action == KEEP_OLD or action == KEEP_NEW:
            return ALLOWED
        return out_of_place(action, RSCH_06)

    def apply(self, state: State, action: Int) -> None:
        """An old card that is kept goes on working; one that leaves stops at once.  DR-RSCH-08; DR-R81"""
        decks = state.decks
        if action == KEEP_OLD:
            decks.put_under([self.card])
            return
        decks.put_under([decks.card_of(self.ship)])
        decks.own(self.ship, self.card, state.round + 1)


def offer_study(state: State, number: Int, times: Int) -> None:
    """Ask, if an activation is left.  DR-RES-08, 09; DR-RSCH-10; DR-R33, DR-R76"""
    if times > 0:
        state.push(Study(state.seat_of(number), number, times, False))
