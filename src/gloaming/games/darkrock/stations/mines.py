"""The mines: pair dice, collect metal, the consolation of those who could not.  Compiled."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.darkrock.actions import COLLECT, RAISE, RETURN, collect
from gloaming.games.darkrock.names import CAPTAIN, CRISIS, MINES, PIECES
from gloaming.games.darkrock.rule_numbers import (
    ALLOWED,
    CRI_47,
    MIN_01,
    MIN_02,
    MIN_03,
    MIN_04,
    MIN_05,
    MIN_09,
    MIN_10,
    RES_05,
    RIG_05,
    SHIP_09,
)
from gloaming.games.darkrock.state import State, Turn
from gloaming.games.darkrock.stations.elsewhere import out_of_place
from gloaming.games.darkrock.stations.hold import TakeNeutronium, take_aboard

BOARD_DICE: Final = 3


def distance(mine: Int, other: Int) -> Int:
    """Steps between two mines along the ring 2-4-6-8-10-12-2.  DR-GEAR-10"""
    steps = mine - other if mine > other else other - mine
    return min(steps, MINES - steps)


def mine_of(total: Int) -> Int:
    """The mine with that number, or -1."""
    if total < 2 or total > 12 or total % 2 == 1:
        return -1
    return total // 2 - 1


def may_use(state: State, die: Int, other: Int) -> Int:
    """One own unused rig die, first of its equals, with an unused board die, or a second rig die under Mod.

    DR-MIN-04, 05; DR-RIG-05; DR-SHIP-09"""
    turn = state.turn
    if die >= turn.dice or other >= BOARD_DICE + turn.dice:
        return SHIP_09
    if not turn.plain(die):
        return MIN_05
    if other < BOARD_DICE:
        return MIN_05 if turn.board_used >> other & 1 else ALLOWED
    return may_pair_rigs(state, die, other - BOARD_DICE)


def may_pair_rigs(state: State, die: Int, second: Int) -> Int:
    """Two rig dice pair only under Mod, the earlier one named first.  DR-MIN-04; DR-RIG-05, 06"""
    turn = state.turn
    if not state.pairs_rigs(turn.ship):
        return RIG_05
    if second <= die:
        return MIN_04
    if not turn.unused(second):
        return MIN_05
    return ALLOWED if first_partner(turn, die, second) else MIN_04


def first_partner(turn: Turn, die: Int, second: Int) -> bool:
    """Is the second die the first of its equals beside the first one?  Equal dice are one."""
    for earlier in range(second):
        if earlier != die and turn.unused(earlier) and turn.rig[earlier] == turn.rig[second]:
            return False
    return True


def total_of(state: State, die: Int, other: Int) -> Int:
    """The sum of a pair."""
    turn = state.turn
    if other < BOARD_DICE:
        return turn.rig[die] + state.board_die(other)
    return turn.rig[die] + turn.rig[other - BOARD_DICE]


def may_collect(state: State, piece: Int, die: Int, other: Int, units: Int) -> Int:
    """A pair of usable dice whose sum is a mine with tokens within the piece's reach.

    DR-MIN-01 to 05, 09, 10; DR-GEAR-09, 12; DR-CRI-47; DR-R21, DR-R51"""
    turn = state.turn
    rule = may_use(state, die, other)
    if rule != ALLOWED:
        return rule
    mine = mine_of(total_of(state, die, other))
    if mine < 0:
        return MIN_01
    if distance(mine, state.ships[turn.ship].place[piece]) > turn.reach[piece]:
        return MIN_10
    if state.variant == CRISIS and not state.crisis.works(mine):
        return CRI_47
    if state.ore[mine] == 0:
        return MIN_09
    if units == 2 and piece != CAPTAIN:
        return MIN_02
    if units == 2 and state.two_pairs:
        return MIN_03
    return ALLOWED if state.ore[mine] >= units else MIN_03


def collections(state: State, piece: Int) -> list[Int]:
    """Every way in which the piece can collect now, ascending."""
    turn = state.turn
    out: list[Int] = []
    others = BOARD_DICE + turn.dice if state.pairs_rigs(turn.ship) else BOARD_DICE
    for die in range(turn.dice):
        if not turn.plain(die):
            continue
        for other in range(others):
            if may_collect(state, piece, die, other, 1) == ALLOWED:
                out.append(collect(die, other, 1))
                if may_collect(state, piece, die, other, 2) == ALLOWED:
                    out.append(collect(die, other, 2))
    return out


def on_mines(state: State, number: Int) -> bool:
    """Does the ship still have a piece on a mine?"""
    place = state.ships[number].place
    for piece in range(PIECES):
        if 0 <= place[piece] < MINES:
            return True
    return False


@final
class Collect(Step[State]):
    """A piece on a mine: which pair, how many units, or nothing.  DR-MIN-01 to 11; DR-RES-07; DR-R59"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, piece: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.piece: Int = piece

    def options(self, state: State) -> list[Int]:
        return [RETURN, *collections(state, self.piece)]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if not COLLECT <= action < RAISE:
            return out_of_place(action, RES_05)
        code = action - COLLECT
        return may_collect(state, self.piece, code // 12, code % 12 // 2, code % 2 + 1)

    def apply(self, state: State, action: Int) -> None:
        if action == RETURN:
            return
        code = action - COLLECT
        die = code // 12
        other = code % 12 // 2
        mine = mine_of(total_of(state, die, other))
        use(state.turn, die, other)
        if self.piece == CAPTAIN and state.two_pairs:
            state.push(SecondPair(self.ship, mine))
        take_aboard(state, self.ship, mine, code % 2 + 1)


@final
class SecondPair(Step[State]):
    """Where a table wants it so, a Captain's second unit needs another pair for the same mine.  DR-R21"""

    def __init__(self, ship: Int, mine: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship
        self.mine: Int = mine

    def apply(self, state: State, action: Int) -> None:
        if len(second_pairs(state, self.mine)) > 0:
            state.push(CollectAgain(state.seat_of(self.ship), self.ship, CAPTAIN, self.mine))


def pair_digs(state: State, action: Int) -> Int:
    """The mine that the pair of a collecting action matches, or -1."""
    code = action - COLLECT
    return mine_of(total_of(state, code // 12, code % 12 // 2))


def second_pairs(state: State, mine: Int) -> list[Int]:
    """The pairs with which a Captain may collect a second unit from this mine.  DR-MIN-03; DR-R21"""
    out: list[Int] = []
    for action in collections(state, CAPTAIN):
        if pair_digs(state, action) == mine:
            out.append(action)
    return out


@final
class CollectAgain(Step[State]):
    """The Captain's second unit, from the same mine with a pair of its own, or not.  DR-MIN-03; DR-R21"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, ship: Int, piece: Int, mine: Int) -> None:
        super().__init__(seat)
        self.ship: Int = ship
        self.piece: Int = piece
        self.mine: Int = mine

    def options(self, state: State) -> list[Int]:
        return [RETURN, *second_pairs(state, self.mine)]

    def forbids(self, state: State, action: Int) -> Int:
        if action == RETURN:
            return ALLOWED
        if not COLLECT <= action < RAISE:
            return out_of_place(action, RES_05)
        code = action - COLLECT
        rule = may_collect(state, self.piece, code // 12, code % 12 // 2, code % 2 + 1)
        return MIN_03 if rule == ALLOWED and pair_digs(state, action) != self.mine else rule

    def apply(self, state: State, action: Int) -> None:
        if action != RETURN:
            code = action - COLLECT
            use(state.turn, code // 12, code % 12 // 2)
            take_aboard(state, self.ship, self.mine, 1)


def use(turn: Turn, die: Int, other: Int) -> None:
    """Both dice of a pair are used for the rest of this turn.  DR-MIN-05, 06, 08; DR-RIG-06; DR-R22"""
    turn.rig_used |= 1 << die
    if other < BOARD_DICE:
        turn.board_used |= 1 << other
    else:
        turn.rig_used |= 1 << (other - BOARD_DICE)


def resolve_miner(state: State, number: Int, piece: Int) -> None:
    """Resolve a piece on a mine; whoever has a matching pair here was able to collect.  DR-MIN-14; DR-R23"""
    if len(collections(state, piece)) > 0:
        state.turn.able = True
        state.push(Collect(state.seat_of(number), number, piece))


@final
class Consolation(Step[State]):
    """After the last piece on a mine: 1 neutronium for those who were unable, more where a card says so.

    DR-MIN-12 to 16; DR-R24, DR-R72"""

    def __init__(self, ship: Int) -> None:
        super().__init__(NOBODY)
        self.ship: Int = ship

    def apply(self, state: State, action: Int) -> None:
        if state.turn.able or on_mines(state, self.ship) or state.neutronium == 0:
            return
        most = min(state.power(self.ship).consolation, state.neutronium)
        state.push(TakeNeutronium(state.seat_of(self.ship), self.ship, most, True))
