"""Setup with decks: Sponsors are dealt and chosen in secret, the Research row is laid.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.darkrock.actions import DEAL, KEEP_SPONSOR
from gloaming.games.darkrock.content.deck import CARDS_MOST, Sponsor, all_cards
from gloaming.games.darkrock.decks import HAND, NO_CARDS, ROW, replaced
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CREW,
    NEUTRONIUM,
    SOLAR_ENERGY,
    SPACE_1,
    UNAVAILABLE,
)
from gloaming.games.darkrock.rule_numbers import ALLOWED, SET_12
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.research import LayCard


def lay_decks(state: State, therion: bool, sponsors: bool, research: bool) -> None:
    """Lay the chosen decks out; Sponsors come before Research, and both before the first Leader.

    DR-SET-03, 10, 11, 14; DR-R02"""
    decks = state.decks
    ships = len(state.ships)
    decks.therion = therion
    if therion:
        decks.raiders = all_cards(len(state.content.raids))
    if research:
        lay_research(state)
    if sponsors:
        decks.hands = [-1] * (HAND * ships)
        decks.sponsors = [-1] * ships
        state.push(OpenSponsors())
        for number in range(ships - 1, -1, -1):
            state.push(ChooseSponsor(state.seat_of(number), number))
        for place in range(HAND * ships - 1, -1, -1):
            state.push(DealSponsor(place // HAND, place))


def lay_research(state: State) -> None:
    """Three open cards in a row, the rest face down.  DR-SET-14"""
    decks = state.decks
    ships = len(state.ships)
    decks.research = True
    decks.study = all_cards(len(state.content.powers))
    decks.row = [-1] * ROW
    decks.cards = [-1] * ships
    decks.works = [0] * ships
    for place in range(ROW - 1, -1, -1):
        state.push(LayCard(place))


@final
class DealSponsor(Step[State]):
    """One of a ship's two Sponsor cards, face down: only its owner sees it.  DR-SET-11"""

    def __init__(self, ship: Int, place: Int) -> None:
        super().__init__(CHANCE)
        self.ship: Int = ship
        self.place: Int = place

    def outcomes(self, state: State) -> list[Int]:
        hands = state.decks.hands
        return [DEAL + card for card in range(len(state.content.sponsors)) if card not in hands]

    def apply(self, state: State, action: Int) -> None:
        state.decks.hands = replaced(state.decks.hands, self.place, action - DEAL)
        state.revelations += 1


@final
class ChooseSponsor(Step[State]):
    """Each keeps exactly one of two; the choices are secret until all are made.  DR-SET-12; DR-R02"""

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        return state.decks.hand(self.ship)

    def forbids(self, state: State, action: Int) -> Int:
        if KEEP_SPONSOR <= action < KEEP_SPONSOR + CARDS_MOST and action in state.decks.hand(self.ship):
            return ALLOWED
        return SET_12

    def apply(self, state: State, action: Int) -> None:
        decks = state.decks
        decks.sponsors = replaced(decks.sponsors, self.ship, action - KEEP_SPONSOR)


@final
class OpenSponsors(Step[State]):
    """The kept cards are shown and the ships set up; the others stay unseen, out of the game.

    DR-SET-12, 13; DR-R02"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        decks = state.decks
        for number in range(len(state.ships)):
            fit_out(state, state.ships[number], state.content.sponsors[decks.sponsors[number]])
        decks.hands = NO_CARDS
        state.revelations += 1


def fit_out(state: State, ship: Ship, sponsor: Sponsor) -> None:
    """The values of the card in the place of the standard ones.  DR-SET-13, 16; DR-SHIP-01 to 03; DR-R75

    Who is ahead starts on space 1 of the Solar track.  DR-SOL-13"""
    ship.credits = sponsor.credits
    ship.base_dice = sponsor.dice
    ship.slots = sponsor.slots
    for piece in range(CREW):
        ship.place[piece] = ABOARD if piece < sponsor.crew else UNAVAILABLE
    for piece in range(sponsor.ahead):
        ship.place[piece] = SPACE_1
    ship.place[CAPTAIN] = ABOARD if sponsor.captain else UNAVAILABLE
    stow(state, ship, SOLAR_ENERGY, sponsor.solar)
    stow(state, ship, NEUTRONIUM, sponsor.neutronium)


def stow(state: State, ship: Ship, good: Int, units: Int) -> None:
    """Goods from the supply, as far as it has them.  DR-SET-13, 21"""
    taken = min(units, state.supply(good))
    ship.hold[good] += taken
    state.refill(good, -taken)
