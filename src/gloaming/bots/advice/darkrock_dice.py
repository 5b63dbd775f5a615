"""Darkrock, for bots: the best use of dice that lie on the table.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.actions import FLIP, RAISE, REACH
from gloaming.games.darkrock.content.deck import FLIP_ONCE, REACH_ONCE, TRIM
from gloaming.games.darkrock.names import (
    CAPTAIN,
    MINES,
    PIECES,
    ROUGH,
    ROVER,
    VORTEX,
)
from gloaming.games.darkrock.state import State, metal_of
from gloaming.games.darkrock.stations.mines import BOARD_DICE, distance, mine_of

DEEP: Final = 2  # gear activations thought through together


def cards_of(state: State, number: Int) -> list[Int]:
    """What the Research card of the ship in turn still does as Gear does: Rough, Precision, Vortex, Rover."""
    uses: list[Int] = [0] * 4
    if state.can(number, TRIM):
        uses[kind_of(state, RAISE)] += 1
    if state.can(number, FLIP_ONCE):
        uses[2] += 1
    if state.can(number, REACH_ONCE):
        uses[3] += 1
    return uses


def kind_of(state: State, action: Int) -> Int:
    """The kind of Gear that a card is like when it allows this: 0 Rough, 1 Precision, 2 Vortex, 3 Rover."""
    if action >= REACH:
        return 3
    if action >= FLIP:
        return 2
    return 0 if state.power(state.turn.ship).trim > 2 else 1


@final
class Dig:
    """A working copy of the turn: dice, reach, gear left, and the miners still to be resolved."""

    def __init__(self, state: State, number: Int, prices: list[Int], room: Int, cheapest: Int) -> None:
        turn = state.turn
        ship = state.ships[number]
        self.board: list[Int] = [state.standard_1, state.standard_2, state.neutronium_die]
        self.rig: list[Int] = turn.rig.copy()
        self.dice: Int = turn.dice
        self.rig_used: Int = turn.rig_used
        self.board_used: Int = turn.board_used
        self.mod: bool = state.pairs_rigs(number)
        self.reach: list[Int] = turn.reach.copy()
        self.place: list[Int] = ship.place.copy()
        self.ore: list[Int] = state.ore.copy()
        self.cards: list[Int] = cards_of(state, number)  # what a Research card still does like Gear
        self.gear: list[Int] = self.cards.copy()  # activations left of Rough, Precision, Vortex, Rover
        self.miners: list[Int] = []
        self.prices: list[Int] = prices
        self.room: Int = room
        self.cheapest: Int = cheapest
        self.most: Int = 0  # what all miners would bring if every one of them found a pair
        self.gather(state)

    def gather(self, state: State) -> None:
        """Note the pieces that are not resolved yet, miners and those on Gear, and mines out of order."""
        for mine in range(MINES):
            if not state.crisis.works(mine):
                self.ore[mine] = 0
        for piece in range(PIECES):
            place = self.place[piece]
            if place < 0 or state.turn.resolved >> piece & 1 == 1:
                continue
            if place < MINES:
                self.miners.append(piece)
            elif ROUGH <= place <= ROVER:
                self.gear[place - ROUGH] += 2 if piece == CAPTAIN else 1
        for piece in self.miners:
            far = self.gear[ROVER - ROUGH] > 0 or self.reach[piece] > 0
            price = self.prices[0 if far else metal_of(self.place[piece])]
            self.most += price * (2 if piece == CAPTAIN else 1)

    def best(self) -> Int:
        """The most that the miners can bring with the dice as they lie."""
        return self.best_from(0, self.rig_used, self.board_used, self.room)

    def best_from(self, index: Int, rig_used: Int, board_used: Int, room: Int) -> Int:
        """The most from this miner on."""
        if index == len(self.miners) or rig_used == (1 << self.dice) - 1:
            return 0
        best = self.best_from(index + 1, rig_used, board_used, room)
        piece = self.miners[index]
        for die in range(self.dice):
            if rig_used >> die & 1 == 0:
                best = max(best, self.best_with(index, piece, die, rig_used, board_used, room))
        return best

    def best_with(self, index: Int, piece: Int, die: Int, rig_used: Int, board_used: Int, room: Int) -> Int:
        """The most if this miner uses this rig die."""
        best: Int = 0
        for other in range(BOARD_DICE):
            if board_used >> other & 1 == 0:
                total = self.rig[die] + self.board[other]
                used = board_used | 1 << other
                best = max(best, self.pay(index, piece, total, rig_used | 1 << die, used, room))
        if self.mod:
            for second in range(die + 1, self.dice):
                if rig_used >> second & 1 == 0:
                    total = self.rig[die] + self.rig[second]
                    both = rig_used | 1 << die | 1 << second
                    best = max(best, self.pay(index, piece, total, both, board_used, room))
        return best

    def pay(self, index: Int, piece: Int, total: Int, rig_used: Int, board_used: Int, room: Int) -> Int:
        """What a pair of that sum brings this miner and those after it; 0 if it matches nothing."""
        mine = mine_of(total)
        if mine < 0 or self.ore[mine] == 0 or distance(mine, self.place[piece]) > self.reach[piece]:
            return 0
        units: Int = 2 if piece == CAPTAIN and self.ore[mine] > 1 else 1
        gain = self.price_of(mine, units, room)
        self.ore[mine] -= units
        rest = self.best_from(index + 1, rig_used, board_used, max(room - units, 0))
        self.ore[mine] += units
        return gain + rest

    def price_of(self, mine: Int, units: Int, room: Int) -> Int:
        """What so many units bring; beyond the room each throws something out."""
        price = self.prices[metal_of(mine)]
        total: Int = 0
        for number in range(units):
            total += price if number < room else max(price - self.cheapest, 0)
        return total

    def tuned(self, depth: Int = DEEP) -> Int:
        """The most that the miners can bring if the gear that is left is used well."""
        best = self.best()
        if depth == 0 or best >= self.most or not self.idle_dice():
            return best
        for kind in range(4):
            if self.gear[kind] > 0:
                best = max(best, self.best_by(kind, depth))
        return best

    def tuned_without_cards(self) -> Int:
        """The same without what a Research card may do."""
        mine = self.gear
        self.gear = [mine[kind] - self.cards[kind] for kind in range(4)]
        best = self.tuned()
        self.gear = mine
        return best

    def best_by(self, kind: Int, depth: Int) -> Int:
        """The most if this kind of gear is used next."""
        self.gear[kind] -= 1
        best: Int = 0
        if ROUGH + kind == ROVER:
            for piece in self.miners:
                best = max(best, self.roved(piece, depth))
        else:
            for die in range(self.dice):
                if self.rig_used >> die & 1 == 0:
                    best = max(best, self.changed(die, kind, 1, depth))
                    if ROUGH + kind != VORTEX:
                        best = max(best, self.changed(die, kind, -1, depth))
        self.gear[kind] += 1
        return best

    def changed(self, die: Int, kind: Int, sign: Int, depth: Int) -> Int:
        """The most after this change of a die."""
        before = self.rig[die]
        if ROUGH + kind == VORTEX:
            if not 1 <= before <= 6:
                return 0
            self.rig[die] = 7 - before
        else:
            self.rig[die] = before + sign * (3 if ROUGH + kind == ROUGH else 1)
        best = self.tuned(depth - 1)
        self.rig[die] = before
        return best

    def roved(self, piece: Int, depth: Int) -> Int:
        """The most after one step more for a miner."""
        self.reach[piece] += 1
        best = self.tuned(depth - 1)
        self.reach[piece] -= 1
        return best

    def rerolled(self, die: Int) -> Int:
        """The average of `tuned` if a rig die is thrown again."""
        before = self.rig[die]
        total: Int = 0
        for value in range(1, 7):
            self.rig[die] = value
            total += self.tuned()
        self.rig[die] = before
        return total // 6

    def neutronium_rerolled(self) -> Int:
        """The average of `tuned` if the neutronium die is thrown again."""
        before = self.board[2]
        total: Int = 0
        for value in range(1, 7):
            self.board[2] = value
            total += self.tuned()
        self.board[2] = before
        return total // 6

    def idle_dice(self) -> bool:
        """Is there a rig die that has not collected?"""
        return self.dice > 0 and self.rig_used != (1 << self.dice) - 1
