"""The constants of the board: stations, mines, goods, pieces.  Compiled.  DR-SET-09, Components"""

from __future__ import annotations

from typing import Final

# Stations.  The mines come first, clockwise from 2 to 12: a mine is its place in the ring.  DR-GEAR-10
M2: Final = 0
M4: Final = 1
M6: Final = 2
M8: Final = 3
M10: Final = 4
M12: Final = 5
ROUGH: Final = 6
PRECISION: Final = 7
VORTEX: Final = 8
ROVER: Final = 9
RENTAL: Final = 10
MOD: Final = 11
REBOOT: Final = 12
RECRUIT: Final = 13
RELEASE: Final = 14
SUBCONTRACT: Final = 15
HOLD1: Final = 16
HOLD2: Final = 17
EXP1: Final = 18
EXP2: Final = 19
EXP3: Final = 20
SOLAR: Final = 21  # also space 0 of its track
LEADER: Final = 22
DELEGATE: Final = 23
RESEARCH: Final = 24  # only with the Research deck

MINES: Final = 6
STATIONS: Final = 25

# Places where a piece can be.  Stations are places; the track goes on behind them.
SPACE_1: Final = 25
SPACE_3: Final = 27
PLACES: Final = 28
ABOARD: Final = -1
UNAVAILABLE: Final = -2  # beside the board

# Goods.  The three metals come first, dearest first.
PLATINUM: Final = 0
COBALT: Final = 1
IRON: Final = 2
SOLAR_ENERGY: Final = 3
NEUTRONIUM: Final = 4
METALS: Final = 3
GOODS: Final = 5

PRICE: Final = (8, 6, 4, 3, 1)  # DR-EXP-03
ORE_OF: Final = (PLATINUM, COBALT, IRON, IRON, COBALT, PLATINUM)  # by mine
ORE_AT_SETUP: Final = (3, 4, 5, 5, 4, 3)  # by mine: DR-SET-04, 05, 06
TOKENS: Final = (6, 8, 10, 6, 6)  # by good: DR-SET-21

# Pieces of a ship: four crew, then the Captain.
CREW: Final = 4
CAPTAIN: Final = 4
PIECES: Final = 5

SLOTS: Final = 6  # DR-SHIP-04
CREW_PRICE: Final = 3  # DR-CREW-01
CAPTAIN_PRICE: Final = 5  # DR-CREW-02
RIG_DICE: Final = 3

# Phases.  DR-RND-01
ROLL: Final = 1
ASSIGN: Final = 2
NEUTRONIUM_ROLL: Final = 3
MARAUDERS: Final = 4
RESOLVE: Final = 5

# Variants.  They exclude one another.
STANDARD: Final = 0
INSIDER: Final = 1
SABOTEURS: Final = 2
CRISIS: Final = 3

# The Neutronium Crisis.
DAMAGE_TOKENS: Final = 10  # DR-CRI-08
STATIONS_LOST: Final = 5  # so many disintegrated stations lose the game: DR-CRI-37
REPAIR_COST: Final = (1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10, 12, 12, 12, 0)  # DR-R43
SKULL: Final = 21  # the last space of the track: DR-CRI-09, 49
NEEDED: Final = (3, 4, 5)  # exports by metal that win: DR-CRI-42, 51
FIFTH_STATION: Final = 1  # what loses the game: DR-CRI-48 to 50
SKULL_REACHED: Final = 2
IMPOSSIBLE: Final = 3

VARIANT_NAMES: Final = ("standard", "insider", "saboteurs", "crisis")
DIFFICULTY_NAMES: Final = ("cakewalk", "easy", "normal", "hard", "very_hard", "extreme")
STATION_NAMES: Final = (
    "m2",
    "m4",
    "m6",
    "m8",
    "m10",
    "m12",
    "rough",
    "precision",
    "vortex",
    "rover",
    "rental",
    "mod",
    "reboot",
    "recruit",
    "release",
    "subcontract",
    "hold-1",
    "hold-2",
    "export-1",
    "export-2",
    "export-3",
    "solar",
    "leader",
    "delegate",
    "research",
)
PLACE_NAMES: Final = (*STATION_NAMES, "solar-1", "solar-2", "solar-3")
GOOD_NAMES: Final = ("platinum", "cobalt", "iron", "solar", "neutronium")
SEAT_NAMES: Final = ("red", "blue", "green", "yellow", "violet")
