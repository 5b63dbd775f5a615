"""The language of the variants' tests: a table of Insiders, with saboteurs, or in the Neutronium Crisis."""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock, take_from_mines
from gloaming.games.darkrock.names import GOOD_NAMES, METALS, STATION_NAMES, STATIONS
from gloaming.games.darkrock.variants.crisis import check_hope

DULL = "rig 1 standard 1 2 neutronium 1"  # matches mine 2 only


def insider(
    phase: str = "assign", turn: str = "", dice: str = "", leader: str = "", **options: bool
) -> Table:
    """Two players: the first has Red and Green, the second Blue and Yellow."""
    return darkrock("red blue", phase, turn, dice, leader, 3, 0, variant="insider", **options)


def saboteurs(seats: str = "red blue", phase: str = "assign", turn: str = "", dice: str = "") -> Table:
    """Saboteurs are dealt, the first seat leads."""
    return darkrock(seats, phase, turn, dice, variant="saboteurs")


def crisis(
    seats: str = "red blue", phase: str = "assign", turn: str = "", dice: str = "", **options: bool | str
) -> Table:
    """Nothing is harmed yet, the marker lies on the first space."""
    return darkrock(seats, phase, turn, dice, "", 3, 0, variant="crisis", **options)


def bits(stations: str) -> int:
    """Stations as a bit set."""
    return sum(1 << STATION_NAMES.index(name) for name in set(stations.split()))


def names(stations: int) -> str:
    """A bit set as names."""
    return " ".join(STATION_NAMES[station] for station in range(STATIONS) if stations >> station & 1)


def harm(t: Table, damage: str = "", gone: str = "") -> None:
    """Lay Damage tokens, one for each time a station is named, and Disintegration tokens."""
    named = damage.split()
    t.state.crisis.damage = [named.count(name) for name in STATION_NAMES]
    t.state.crisis.gone = bits(gone)


def damaged(t: Table) -> str:
    """The stations with Damage, each as often as it has tokens."""
    tokens = t.state.crisis.damage
    return " ".join(STATION_NAMES[station] for station in range(STATIONS) for _ in range(tokens[station]))


def lost(t: Table) -> str:
    """The disintegrated stations."""
    return names(t.state.crisis.gone)


def export(t: Table, goods: str) -> None:
    """Lay metal on the team's export slots; it comes from the mines, the lower one first."""
    counts = [goods.split().count(GOOD_NAMES[metal]) for metal in range(METALS)]
    for metal, units in enumerate(counts):
        take_from_mines(t.state, metal, units)
    t.state.crisis.exported = counts


def hopeless(t: Table) -> bool:
    """Is the position lost because what is missing can no longer be had?"""
    before = len(t.state.agenda)
    check_hope(t.state)
    found = len(t.state.agenda) > before
    del t.state.agenda[before:]
    return found
