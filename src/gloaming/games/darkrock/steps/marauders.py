"""Phase 4: the Therion Marauders attack; each player in turn shields or flees.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.darkrock.actions import FLEE, RAID, SHIELD, SHIELD_FOR_CREDITS
from gloaming.games.darkrock.content.deck import all_cards, card_at, cards_in, count_of
from gloaming.games.darkrock.names import (
    ABOARD,
    CRISIS,
    GOODS,
    PIECES,
    SOLAR,
    SPACE_1,
)
from gloaming.games.darkrock.names import (
    MARAUDERS as MARAUDERS_PHASE,
)
from gloaming.games.darkrock.rule_numbers import ALLOWED, THE_04, THE_06, THE_11
from gloaming.games.darkrock.state import Ship, State
from gloaming.games.darkrock.stations.elsewhere import out_of_place


def attack_due(state: State) -> bool:
    """Is a Therion card resolved this round?  From the round after the first export on, but not in the last.

    DR-THE-01, 02, 21; DR-RND-02; DR-EXP-08; DR-R63 to DR-R65.  A Crisis has a phase of its own."""
    if not state.decks.therion or state.variant == CRISIS:
        return False
    return 0 < state.first_export < state.round and not state.final_round()


@final
class RevealRaid(Step[State]):
    """The top Therion card is laid open: after doubles in phase 1, else at the start of phase 4.

    DR-THE-03; DR-ROLL-03, 04; DR-SET-10"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [RAID + card for card in cards_in(state.decks.raiders)]

    def draw(self, state: State, dice: Dice) -> Int:
        bag = state.decks.raiders
        return RAID + card_at(bag, dice.below(count_of(bag)))

    def apply(self, state: State, action: Int) -> None:
        card = action - RAID
        state.decks.raid = card
        state.decks.raiders &= ~(1 << card)
        state.revelations += 1


@final
class MaraudersPhase(Step[State]):
    """If a card is due and does not lie open yet, it is revealed now; then it is resolved.

    DR-THE-01 to 03; DR-RND-02"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        if not attack_due(state):
            return
        state.phase = MARAUDERS_PHASE
        state.push(ResolveRaid())
        if state.decks.raid < 0:
            state.push(RevealRaid())


@final
class ResolveRaid(Step[State]):
    """Leader first and clockwise, each whose pieces are attacked answers.  DR-THE-04, 05; DR-R57, DR-R58"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        ships = len(state.ships)
        stations = state.content.raids[state.decks.raid]
        state.push(EndRaid())
        for place in range(ships):
            number = (state.leader + ships - 1 - place) % ships
            if is_attacked(state.ships[number], stations):
                state.push(AnswerMarauders(state.seat_of(number), number))


def station_at(place: Int) -> Int:
    """The station to which a piece at this place is assigned: every space of the track is the Solar Array's;
    -1 for a piece that is not on the board.  DR-THE-15"""
    if place < 0:
        return -1
    return SOLAR if place >= SPACE_1 else place


def is_attacked(ship: Ship, stations: Int) -> bool:
    """Has the ship a piece on one of these stations?  DR-THE-04, 05, 15"""
    for piece in range(PIECES):
        station = station_at(ship.place[piece])
        if station >= 0 and stations >> station & 1:
            return True
    return False


def flee(ship: Ship, stations: Int) -> None:
    """All pieces on attacked stations come home; on the track only those on space 0, the others move back.

    DR-THE-12 to 14, 16 to 18; DR-R15, DR-R16, DR-R57, DR-R74"""
    for piece in range(PIECES):
        place = ship.place[piece]
        station = station_at(place)
        if station < 0 or stations >> station & 1 == 0:
            continue
        if place > SPACE_1:
            ship.place[piece] = place - 1
        else:
            ship.place[piece] = SOLAR if place == SPACE_1 else ABOARD


def may_shield(state: State, number: Int, action: Int) -> Int:
    """One good of any kind from the hold, or credits where a card says so.  DR-THE-06, 09, 11"""
    ship = state.ships[number]
    if action == SHIELD_FOR_CREDITS:
        price = state.power(number).shield_price
        return ALLOWED if 0 < price <= ship.credits else THE_06
    if ship.hold[action - SHIELD] > 0:
        return ALLOWED
    return THE_06 if ship.carried() > 0 else THE_11


def add_shields(state: State, number: Int, out: list[Int]) -> None:
    """Add every way in which the ship can pay for Shields now."""
    for action in range(SHIELD, SHIELD_FOR_CREDITS + 1):
        if may_shield(state, number, action) == ALLOWED:
            out.append(action)


def pay_for_shields(state: State, number: Int, action: Int) -> None:
    """Metal leaves the game, the rest returns to the supply; nothing is earned with it.  DR-THE-06 to 10"""
    ship = state.ships[number]
    if action == SHIELD_FOR_CREDITS:
        ship.credits -= state.power(number).shield_price
        return
    ship.hold[action - SHIELD] -= 1
    state.refill(action - SHIELD, 1)


@final
class AnswerMarauders(Step[State]):
    """Shields for one good, which protect all own pieces, or all attacked ones flee.

    DR-THE-04, 06, 10 to 12; DR-R15"""

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        add_shields(state, self.ship, out)
        out.append(FLEE)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == FLEE:
            return ALLOWED
        if SHIELD <= action < SHIELD + GOODS or action == SHIELD_FOR_CREDITS:
            return may_shield(state, self.ship, action)
        return out_of_place(action, THE_04)

    def apply(self, state: State, action: Int) -> None:
        if action == FLEE:
            flee(state.ships[self.ship], state.content.raids[state.decks.raid])
        else:
            pay_for_shields(state, self.ship, action)


@final
class EndRaid(Step[State]):
    """The card goes to the discard pile; one card shuffles the whole pile back in.  DR-THE-19, 20; DR-R17"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        end_raid(state)


def end_raid(state: State) -> None:
    """Discard the open card; if it says so, all cards are in the deck again.  DR-THE-19, 20; DR-R17"""
    decks = state.decks
    if state.content.shuffles[decks.raid]:
        decks.raiders = all_cards(len(state.content.raids))
    decks.raid = -1
