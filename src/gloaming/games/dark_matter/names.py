"""The constants of the game: colours, zones, icons, counts.  Compiled.  DM-SET-01, 05, Components"""

from __future__ import annotations

from typing import Final

# Icons.  The first four are matter, Sophia the wild one; the first five make points.  DM-ACT-27 to 38
CAVORITE: Final = 0
ANTIMATTER: Final = 1
DARK_MATTER: Final = 2
SOPHIA: Final = 3
IMPROVEMENT: Final = 4
RESOURCE: Final = 5
SOLDIER: Final = 6
POLITICS: Final = 7
HERO: Final = 8
DIPLOMACY: Final = 9  # on planets only
ICONS: Final = 10
MATTERS: Final = 3
POINTS: Final = 5  # icons below this one make points

# A skill is a set of icons with their counts, four bits each; so are costs and needs.
NIBBLE: Final = 4
POINT_MASK: Final = (1 << NIBBLE * POINTS) - 1

# Matter Cards.  A zone is named after where it stands at the start; a position is the zone that is now UF.
# The colour of an edge serves the deal alone: DM-CARD-11; DM-R07
COLORS: Final = 3
CARDS_OF_COLOR: Final = 4
CARDS: Final = 12
ZONES: Final = 4
UPPER_FACE: Final = 0
LOWER_FACE: Final = 1
UPPER_BACK: Final = 2
LOWER_BACK: Final = 3
SPUN: Final = 1  # what a Spin changes in a position: DM-CARD-06; DM-R79
FLIPPED: Final = 2  # what a Flip changes in it: DM-CARD-07; DM-R06

PLANETS: Final = 20
MARKET: Final = 4
PLAYERS: Final = 4  # at most
ROUNDS: Final = 4
SOLDIERS: Final = 40  # in the box: DM-SOL-16
START_GEMS: Final = 4
GARRISON: Final = 5  # soldiers that guard a planet without defense value: DM-END-06, 07

# Civilization Cards, and the four kinds of reduction.
CIVILIZATIONS: Final = 4
BY_PLANETS: Final = 0
BY_GEMS: Final = 1
BY_SOLDIERS: Final = 2
BY_DEFENSE: Final = 3
REDUCTIONS: Final = 4

ICON_NAMES: Final = (
    "cavorite",
    "antimatter",
    "dark_matter",
    "sophia",
    "improvement",
    "resource",
    "soldier",
    "politics",
    "hero",
    "diplomacy",
)
COLOR_NAMES: Final = ("cavorite", "antimatter", "dark-matter")
ZONE_NAMES: Final = ("uf", "lf", "ub", "lb")
REDUCTION_NAMES: Final = ("planets", "gems", "soldiers", "defense")
SEAT_NAMES: Final = ("red", "blue", "green", "yellow")
