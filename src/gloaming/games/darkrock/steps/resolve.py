"""Phase 5: each ship in turn rolls its rig dice and resolves its pieces.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.darkrock.actions import (
    DIE,
    END_TURN,
    REROLL,
    REROLL_BY_CARD,
    RESOLVE_CAPTAIN,
    RESOLVE_CREW,
    RESOLVE_REACHING,
    rig_rolls,
)
from gloaming.games.darkrock.content.deck import REROLL_ONCE
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CRISIS,
    DELEGATE,
    EXP1,
    EXP3,
    HOLD1,
    HOLD2,
    LEADER,
    MINES,
    MOD,
    NEUTRONIUM,
    PIECES,
    PRECISION,
    REBOOT,
    RECRUIT,
    RELEASE,
    RENTAL,
    RESEARCH,
    RESOLVE,
    RIG_DICE,
    ROUGH,
    ROVER,
    SOLAR,
    SPACE_1,
    SUBCONTRACT,
    VORTEX,
)
from gloaming.games.darkrock.rule_numbers import ALLOWED, RES_05, RES_14
from gloaming.games.darkrock.state import Ship, State, Turn
from gloaming.games.darkrock.stations.crew import first_wage, offer_recruit, offer_release, offer_subcontract
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.stations.export import offer_export
from gloaming.games.darkrock.stations.gear import offer_flip, offer_image, offer_rove
from gloaming.games.darkrock.stations.hold import offer_unlock
from gloaming.games.darkrock.stations.mines import Consolation, resolve_miner
from gloaming.games.darkrock.stations.research import offer_study
from gloaming.games.darkrock.stations.rigs import faces, offer_mod, offer_reboot, offer_rent
from gloaming.games.darkrock.stations.solar import ChargeOrCollect
from gloaming.games.darkrock.steps.windows import add_windows, any_window, is_window, may_use_card, use_card
from gloaming.games.darkrock.variants.crisis import spend_neutronium
from gloaming.games.darkrock.variants.raids import begin_raid


@final
class ResolvePhase(Step[State]):
    """The Leader of this moment first, then clockwise, each with all pieces.  DR-RES-01; DR-RND-04"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.phase = RESOLVE
        ships = len(state.ships)
        for place in range(ships):
            state.push(BeginTurn((state.leader + ships - 1 - place) % ships))


@final
class BeginTurn(Step[State]):
    """All unlocked rig dice are rolled at once.  DR-RES-02, 03; DR-R18"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        state.turn = Turn()
        state.turn.ship = self.ship
        state.decks.spent = 0
        more = state.power(self.ship).dice
        state.push(RollRigs(self.ship, min(state.ships[self.ship].unlocked + more, RIG_DICE)))
        if state.variant == CRISIS:
            begin_raid(state, self.ship)


@final
class RollRigs(Step[State]):
    """The roll at the start of a turn.  DR-RES-02; DR-SHIP-09"""

    def __init__(self, ship: Int, dice: Int) -> None:
        super().__init__(CHANCE)
        self.ship: Int = ship
        self.dice: Int = dice

    def count(self) -> Int:
        """How many ways the dice can fall."""
        if self.dice == 1:
            return 6
        return 36 if self.dice == 2 else 216

    def outcomes(self, state: State) -> list[Int]:
        first = rig_rolls(self.dice)
        return [first + number for number in range(self.count())]

    def draw(self, state: State, dice: Dice) -> Int:
        return rig_rolls(self.dice) + dice.below(self.count())

    def apply(self, state: State, action: Int) -> None:
        turn = state.turn
        left = action - rig_rolls(self.dice)
        turn.dice = self.dice
        for die in range(self.dice):
            turn.rig[self.dice - 1 - die] = left % 6 + 1
            left //= 6
        release_bridge(state.ships[self.ship])
        state.push(NextPiece(self.ship))


def release_bridge(ship: Ship) -> None:
    """Pieces on Leader and Delegate have nothing to do in this phase but return.  DR-ASG-17, 25"""
    for piece in range(PIECES):
        if ship.place[piece] == LEADER or ship.place[piece] == DELEGATE:
            ship.place[piece] = ABOARD


def may_resolve(ship: Ship, turn: Turn, piece: Int) -> bool:
    """Does this piece stand on the board, not resolved yet in this turn?  DR-RES-05; DR-SOL-13"""
    return turn.resolved >> piece & 1 == 0 and ship.place[piece] >= 0


def may_reroll(ship: Ship) -> Int:
    """One neutronium from the hold pays for one reroll.  DR-RES-14, 15, 19"""
    return ALLOWED if ship.hold[NEUTRONIUM] > 0 else RES_14


def resolving(ship: Ship, turn: Turn, piece: Int) -> Int:
    """The action that resolves a piece: alike for crew at one place with the same reach."""
    place = ship.place[piece]
    reach = turn.reach[piece]
    if piece == CAPTAIN:
        return RESOLVE_CAPTAIN
    return RESOLVE_CREW + place if reach == 0 else RESOLVE_REACHING + 3 * place + reach - 1


def meant(ship: Ship, turn: Turn, action: Int) -> Int:
    """The piece that a resolving action means, or -1 if there is none."""
    for piece in range(PIECES):
        if may_resolve(ship, turn, piece) and resolving(ship, turn, piece) == action:
            return piece
    return -1


@final
class NextPiece(Step[State]):
    """Between two pieces: ask for the next one, or end the turn.  DR-RES-05, 14; DR-R20"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        ship = state.ships[self.ship]
        if any_left(ship, state.turn) or may_reroll(ship) == ALLOWED or any_window(state, self.ship):
            state.push(ChoosePiece(state.seat_of(self.ship), self.ship))


def any_left(ship: Ship, turn: Turn) -> bool:
    """Has the ship a piece to resolve?"""
    for piece in range(PIECES):
        if may_resolve(ship, turn, piece):
            return True
    return False


@final
class ChoosePiece(Step[State]):
    """Which piece next; or a reroll of the neutronium die; or, with none left, the end of the turn.

    DR-RES-05, 11, 14 to 16, 19; DR-SOL-13"""

    def __init__(self, seat: Int, ship: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship

    def options(self, state: State) -> list[Int]:
        ship = state.ships[self.ship]
        turn = state.turn
        out: list[Int] = []
        for piece in range(PIECES):
            if may_resolve(ship, turn, piece):
                action = resolving(ship, turn, piece)
                if action not in out:
                    out.append(action)
        left = len(out)
        if left > 1:
            out.sort()
        if may_reroll(ship) == ALLOWED:
            out.append(REROLL)
        if left == 0:
            out.append(END_TURN)
        add_windows(state, self.ship, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        ship = state.ships[self.ship]
        if action == REROLL:
            return may_reroll(ship)
        if action == END_TURN:
            return RES_05 if any_left(ship, state.turn) else ALLOWED
        if is_window(action):
            return may_use_card(state, self.ship, action)
        return ALLOWED if meant(ship, state.turn, action) >= 0 else out_of_place(action, RES_05)

    def apply(self, state: State, action: Int) -> None:
        if action == END_TURN:
            return
        ship = state.ships[self.ship]
        state.push(NextPiece(self.ship))
        if action == REROLL:
            spend_reroll(state, ship)
        elif action == REROLL_BY_CARD:
            state.decks.spent |= REROLL_ONCE
            state.push(RerollNeutronium())
        elif is_window(action):
            use_card(state, self.ship, action)
        else:
            resolve(state, self.ship, meant(ship, state.turn, action))


def spend_reroll(state: State, ship: Ship) -> None:
    """The neutronium goes back to the supply, and the die is thrown.  DR-RES-14 to 16"""
    ship.hold[NEUTRONIUM] -= 1
    state.neutronium += 1
    state.push(RerollNeutronium())
    spend_neutronium(state)


@final
class RerollNeutronium(Step[State]):
    """The new value holds for all; a die already used stays used.  DR-RES-17, 18; DR-R20"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return faces()

    def draw(self, state: State, dice: Dice) -> Int:
        return DIE + dice.below(6)

    def apply(self, state: State, action: Int) -> None:
        state.neutronium_die = action - DIE + 1


def resolve(state: State, number: Int, piece: Int) -> None:
    """Activate the station, as far as it would change something, and return to the ship.  DR-RES-06 to 12"""
    station = state.ships[number].place[piece]
    state.turn.resolved |= 1 << piece
    if station == SOLAR or station >= SPACE_1:
        state.push(ChargeOrCollect(state.seat_of(number), number, piece))
        return
    if station < MINES:
        state.push(Consolation(number))
    state.push(ComeHome(number, piece))
    activate(state, number, piece, station)


def activate(state: State, number: Int, piece: Int, station: Int) -> None:
    """Ask what the station offers; a Captain up to twice.  DR-RES-08, 09"""
    times: Int = 2 if piece == CAPTAIN else 1
    if station < MINES:
        resolve_miner(state, number, piece)
    elif station <= REBOOT:
        tune(state, number, station, times)
    elif station == RECRUIT:
        offer_recruit(state, number, times)
    elif station == RELEASE:
        offer_release(state, number, piece)
    elif station == SUBCONTRACT:
        offer_subcontract(state, number, times, first_wage(state, number))
    elif station == RESEARCH:
        offer_study(state, number, times)
    elif station == HOLD1 or station == HOLD2:
        offer_unlock(state, number, station, times)
    elif EXP1 <= station <= EXP3:
        offer_export(state, number, station, piece == CAPTAIN)


def tune(state: State, number: Int, station: Int, times: Int) -> None:
    """The stations that work on dice and miners: Gear and Rig.  DR-GEAR-01, 02, 05, 09; DR-RIG-01, 05, 08"""
    if station == ROUGH:
        offer_image(state, number, 3, times)
    elif station == PRECISION:
        offer_image(state, number, 1, times)
    elif station == VORTEX:
        offer_flip(state, number, times)
    elif station == ROVER:
        offer_rove(state, number, times)
    elif station == RENTAL:
        offer_rent(state, number, times)
    elif station == MOD:
        offer_mod(state, number)
    else:
        offer_reboot(state, number, times)


@final
class ComeHome(Step[State]):
    """A resolved piece returns before the next is resolved, unless released.  DR-RES-06, 10; DR-CREW-07"""

    def __init__(self, ship: Int, piece: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship
        self.piece: Int = piece

    def apply(self, state: State, action: Int) -> None:
        place = state.ships[self.ship].place
        if place[self.piece] >= 0:
            place[self.piece] = ABOARD
