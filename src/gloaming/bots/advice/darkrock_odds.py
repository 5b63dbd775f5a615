"""Darkrock, for bots: what miners may expect before the dice are thrown.  Compiled.

A set of sums is a bit set of rig values that would match, from -4 up, so that Gear can shift it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.content.deck import FLIP_ONCE, REACH_ONCE, REBOOT_ONCE, TRIM
from gloaming.games.darkrock.names import (
    CREW,
    MINES,
    PIECES,
    PRECISION,
    REBOOT,
    RENTAL,
    RIG_DICE,
    ROUGH,
    ROVER,
    VORTEX,
)
from gloaming.games.darkrock.state import State, metal_of

ZERO: Final = 5  # the bit of value 0
FACES: Final = 63 << (ZERO + 1)  # the bits of values 1 to 6
DEAREST_FIRST: Final = (0, 5, 1, 4, 2, 3)  # mines


def build_hits() -> list[Int]:
    """By 4 * faces + dice: in how many of 1024 throws one of the dice shows one of the faces."""
    out: list[Int] = []
    for faces in range(7):
        for dice in range(4):
            ways: Int = 1
            misses: Int = 1
            for _ in range(dice):
                ways *= 6
                misses *= 6 - faces
            out.append(1024 * (ways - misses) // ways)
    return out


def build_counts() -> list[Int]:
    """How many bits each number from 0 to 63 has."""
    out: list[Int] = []
    for number in range(64):
        bits: Int = 0
        for bit in range(6):
            bits += number >> bit & 1
        out.append(bits)
    return out


HITS: Final = build_hits()
COUNTS: Final = build_counts()


@final
class Sums:
    """The rig values that serve a piece on a mine, for some board dice and some gear."""

    def __init__(self, first: Int, second: Int, third: Int, gear: Int) -> None:
        self.first: Int = first
        self.second: Int = second
        self.third: Int = third
        self.gear: Int = gear  # bit set: Rough, Precision, Vortex, Rover

    def pairs(self, mine: Int) -> Int:
        """The rig values that make a pair for that mine."""
        top = 2 * (mine + 1) + ZERO
        return 1 << (top - self.first) | 1 << (top - self.second) | 1 << (top - self.third)

    def values(self, mine: Int) -> Int:
        """The same, one use of any gear included."""
        values = self.pairs(mine)
        out = values
        if self.gear & 1:
            out |= values << 3 | values >> 3
        if self.gear & 2:
            out |= values << 1 | values >> 1
        if self.gear & 4:
            out |= turned(values)
        if self.gear & 8:
            out |= self.pairs((mine + 1) % MINES) | self.pairs((mine + MINES - 1) % MINES)
        return out

    def faces(self, mine: Int) -> Int:
        """How many faces of a rig die serve."""
        return COUNTS[self.values(mine) >> (ZERO + 1) & 63]


def turned(values: Int) -> Int:
    """The faces whose opposite is in the set."""
    out: Int = 0
    for face in range(1, 7):
        if values >> (ZERO + face) & 1:
            out |= 1 << (ZERO + 7 - face)
    return out


def build_odds(first: Int, second: Int, gear: Int) -> list[Int]:
    """By 12 * mine + 4 * pieces served before + dice: 1024ths of a hit, the neutronium die still open."""
    out: list[Int] = [0] * (MINES * 12)
    for third in range(1, 7):
        sums = Sums(first, second, third, gear)
        for mine in range(MINES):
            for before in range(3):
                faces = max(sums.faces(mine) - before, 0)
                for dice in range(4):
                    out[12 * mine + 4 * before + dice] += HITS[4 * faces + dice]
    return [total // 6 for total in out]


def no_tables() -> list[list[Int]]:
    """A place for the odds of every pair of standard dice and every gear; filled when first asked for."""
    return [[] for _ in range(16 * 36)]


TABLES: Final = no_tables()


def odds(first: Int, second: Int, gear: Int) -> list[Int]:
    """The odds for these standard dice and this gear."""
    place = gear * 36 + (first - 1) * 6 + second - 1
    if len(TABLES[place]) == 0:
        TABLES[place] = build_odds(first, second, gear)
    return TABLES[place]


@final
class Party:
    """A ship's miners, standing or planned, and the stations that work for them."""

    def __init__(self) -> None:
        self.crew: list[Int] = [0] * MINES  # by mine
        self.captain: Int = -1  # his mine
        self.rough: Int = 0  # activations
        self.precision: Int = 0
        self.vortex: Int = 0
        self.rover: Int = 0
        self.dice: Int = 1
        self.half_dice: Int = 0  # dice that may be thrown again

    def add(self, station: Int, captain: bool, sign: Int) -> None:
        """One piece more (1) or less (-1) on a station."""
        times = 2 * sign if captain else sign
        if station < MINES:
            if captain:
                self.captain = station if sign > 0 else -1
            else:
                self.crew[station] += sign
        elif station == ROUGH:
            self.rough += times
        elif station == PRECISION:
            self.precision += times
        elif station == VORTEX:
            self.vortex += times
        elif station == ROVER:
            self.rover += times
        elif station == RENTAL:
            self.dice += times
        elif station == REBOOT:
            self.half_dice += times

    def gear(self) -> Int:
        """Which kinds of Gear work for it, as a bit set."""
        kinds: Int = 1 if self.rough > 0 else 0
        kinds |= 2 if self.precision > 0 else 0
        kinds |= 4 if self.vortex > 0 else 0
        return kinds | 8 if self.rover > 0 else kinds

    def activations(self) -> Int:
        """How often Gear will help."""
        return self.rough + self.precision + self.vortex + self.rover

    def miners(self) -> Int:
        """How many pieces stand on mines."""
        count: Int = 1 if self.captain >= 0 else 0
        for mine in range(MINES):
            count += self.crew[mine]
        return count


def party_of(state: State, number: Int) -> Party:
    """The party of a ship that stands on the board now, and what its Research card does for it."""
    ship = state.ships[number]
    power = state.power(number)
    party = Party()
    party.dice = ship.unlocked + power.dice
    party.precision = (power.once & TRIM) // TRIM
    party.half_dice = (power.once & REBOOT_ONCE) // REBOOT_ONCE
    party.vortex = (power.once & FLIP_ONCE) // FLIP_ONCE
    party.rover = (power.once & REACH_ONCE) // REACH_ONCE
    for piece in range(PIECES):
        if ship.place[piece] >= 0:
            party.add(ship.place[piece], piece == CREW, 1)
    return party


@final
class Forecast:
    """The expected yield of a party: its pieces take dice in turn, dearest metal first.

    Nearly exact for one or two miners; what pieces take from one another later is counted on average."""

    def __init__(self, state: State, prices: list[Int], room: Int, cheapest: Int) -> None:
        """`prices` by good; beyond `room` units each one throws out something worth `cheapest`."""
        self.state: State = state
        self.prices: list[Int] = prices
        self.room: Int = room
        self.cheapest: Int = cheapest
        self.one: Int = 0  # how likely one die is left, in 1024ths; two; three
        self.two: Int = 0
        self.three: Int = 0
        self.taken: Int = 0
        self.helps: Int = 0  # activations of Gear not given to a piece yet
        self.plain: list[Int] = odds(state.standard_1, state.standard_2, 0)
        self.tuned: list[Int] = self.plain

    def yields(self, party: Party) -> Int:
        """Hundredths of a credit that the party brings, on average over the dice not thrown yet."""
        if party.miners() == 0:
            return 0
        dice = min(party.dice, RIG_DICE)
        total = self.yields_of(party, dice)
        if party.half_dice > 0:
            total += (self.yields_of(party, min(dice + 1, RIG_DICE)) - total) * 6 // 10
        return total

    def yields_of(self, party: Party, dice: Int) -> Int:
        """The same for a number of rig dice."""
        self.one = 1024 if dice == 1 else 0
        self.two = 1024 if dice == 2 else 0
        self.three = 1024 if dice == 3 else 0
        self.taken = 0
        self.helps = party.activations()
        self.tuned = odds(self.state.standard_1, self.state.standard_2, party.gear())
        total: Int = 0
        if party.captain >= 0:
            total += self.piece_yields(party.captain, 0, 2)
        for mine in DEAREST_FIRST:
            before: Int = 1 if party.captain == mine else 0
            for number in range(party.crew[mine]):
                total += self.piece_yields(mine, before + number, 1)
        return total

    def piece_yields(self, mine: Int, before: Int, units: Int) -> Int:
        """What the next piece brings; the dice it uses are gone for those after it."""
        tokens = self.state.ore[mine] - before
        if tokens <= 0 or self.state.crisis.gone >> mine & 1:
            return 0
        table = self.plain
        if self.helps > 0:
            self.helps -= 1
            table = self.tuned
        first = 12 * mine + 4 * min(before, 2)
        of_one = self.one * table[first + 1] >> 10
        of_two = self.two * table[first + 2] >> 10
        of_three = self.three * table[first + 3] >> 10
        self.one += of_two - of_one
        self.two += of_three - of_two
        self.three -= of_three
        return (of_one + of_two + of_three) * self.price_of(metal_of(mine), min(units, tokens)) >> 10

    def price_of(self, metal: Int, units: Int) -> Int:
        """What so many more units bring; a full hold throws something out for them."""
        total: Int = 0
        for _ in range(units):
            price = self.prices[metal]
            total += price if self.taken < self.room else max(price - self.cheapest, 0)
            self.taken += 1
        return total
