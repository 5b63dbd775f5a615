"""The boards that a variant lays beside the table: the saboteurs, the Neutronium Track.  Compiled.

Lists here are replaced and never changed in place, so clones share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.names import (
    DAMAGE_TOKENS,
    METALS,
    MINES,
    NEEDED,
    REPAIR_COST,
    STATIONS,
)

NOTHING_EXPORTED: Final[list[Int]] = [0] * METALS
NO_DAMAGE: Final[list[Int]] = [0] * STATIONS


@final
class Sabotage:
    """Where the saboteurs stand, and who still holds one this round; blank but in the Saboteurs variant.

    They belong to no ship, so nothing resolves or attacks them.  DR-SAB-12, 14; DR-R41, DR-R84"""

    def __init__(self) -> None:
        self.captain: Int = 0  # the station of the Saboteur Captain, as a bit set
        self.crew: Int = 0  # the stations of the other saboteurs, as a bit set
        self.captain_held: Int = 0  # the ship that still places the Saboteur Captain, as a bit set
        self.crew_held: Int = 0  # the ships that still place a saboteur, as a bit set

    def clone(self) -> Sabotage:
        """An independent copy."""
        twin = Sabotage()
        twin.captain = self.captain
        twin.crew = self.crew
        twin.captain_held = self.captain_held
        twin.crew_held = self.crew_held
        return twin


@final
class Crisis:
    """The Neutronium Track and the harm done to stations; blank but in the Neutronium Crisis."""

    def __init__(self) -> None:
        self.difficulty: Int = 0
        self.marker: Int = 0  # its space on the track: DR-CRI-07, 09
        self.lost: Int = 0  # what lost the game, or 0
        self.limit: Int = 0  # so many disintegrated stations lose: DR-CRI-37, DR-R48
        self.doubles_each: bool = False  # every matching roll moves the marker back: DR-R05
        self.shield_per_card: bool = False  # shields end with their card: DR-R46
        self.shields: bool = False  # in force: DR-CRI-28
        self.gone: Int = 0  # disintegrated stations, as a bit set
        self.on_solar: Int = 0  # ships that assigned to the Solar Array this round, as a bit set: DR-R08
        self.exported: list[Int] = NOTHING_EXPORTED  # the team's export slots, by metal: DR-CRI-42
        self.damage: list[Int] = NO_DAMAGE  # Damage tokens by station

    def clone(self) -> Crisis:
        """An independent copy."""
        twin = Crisis()
        twin.difficulty = self.difficulty
        twin.marker = self.marker
        twin.lost = self.lost
        twin.limit = self.limit
        twin.doubles_each = self.doubles_each
        twin.shield_per_card = self.shield_per_card
        twin.shields = self.shields
        twin.gone = self.gone
        twin.on_solar = self.on_solar
        twin.exported = self.exported
        twin.damage = self.damage
        return twin

    def pool(self) -> Int:
        """How many Damage tokens lie beside the board.  DR-CRI-08"""
        left: Int = DAMAGE_TOKENS
        for station in range(STATIONS):
            left -= self.damage[station]
        return left

    def repair(self, station: Int) -> Int:
        """What the Repair of a station costs now: nothing without Damage.  DR-CRI-15, 20; DR-R78"""
        return self.damage[station] * REPAIR_COST[self.marker]

    def works(self, station: Int) -> bool:
        """Has this station neither Damage nor a Disintegration token?"""
        return self.damage[station] == 0 and self.gone >> station & 1 == 0

    def lost_stations(self) -> Int:
        """How many stations are disintegrated."""
        count: Int = 0
        for station in range(STATIONS):
            count += self.gone >> station & 1
        return count

    def beyond(self, credits: Int) -> Int:
        """Where nobody with so many credits may assign a piece, as a bit set.  DR-CRI-14 to 16, 19"""
        bits = self.gone
        for station in range(STATIONS):
            if self.damage[station] > 0 and self.repair(station) > credits:
                bits |= 1 << station
        return bits

    def missing(self, metal: Int) -> Int:
        """How many units of a metal the team still has to export.  DR-CRI-42, 51"""
        need: Int = NEEDED[metal]
        return need - self.exported[metal]

    def complete(self) -> bool:
        """Are all export slots filled?  DR-CRI-51"""
        return self.missing(0) + self.missing(1) + self.missing(2) == 0

    def reachable(self, ore: list[Int], metal: Int) -> Int:
        """The tokens of a metal on mines that are not disintegrated.  DR-R52"""
        count: Int = 0
        lower, higher = metal, MINES - 1 - metal
        if self.gone >> lower & 1 == 0:
            count += ore[lower]
        if self.gone >> higher & 1 == 0:
            count += ore[higher]
        return count
