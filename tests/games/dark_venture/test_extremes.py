"""Situations at the edge, played to the end: no cards, nobody on their feet, hardly a way on."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import Table, venture
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_venture import invariants
from gloaming.games.dark_venture.land.ways import open_entrances
from gloaming.games.dark_venture.names import DECKS, DISCARDED, IN_DECK, OUT, UNCONSCIOUS
from gloaming.games.dark_venture.state import State

PLAYERS = ("red", "red blue", "red blue green yellow")
SEEDS = range(4)


def table(players: str, together: bool = False) -> Table:
    """A table in round 3, before the first turn: alone, against each other or together."""
    alone = "solo_long" if " " not in players else "competitive"
    return venture(players, phase="turn", mode="cooperative" if together else alone)


def plays_on(state: State, seed: int) -> None:
    """Random play to the end: somebody can always act, and nothing breaks."""
    state.settle()
    dice = Dice(seed)
    for number in range(20_000):
        if number % 10 == 0 or state.seat == OVER:
            assert list(invariants.flaws(state)) == []
        if state.seat == OVER:
            break
        assert state.seat == CHANCE or state.actions
        state.play(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    assert state.seat == OVER


def without_decks(t: Table) -> None:
    """All that lies in a deck or on a discard pile leaves the game."""
    gone = (IN_DECK, DISCARDED)
    names = ("item_at", "character_at", "location_at", "heroic_at", "side_at")
    assert len(names) == DECKS
    for name in names:
        places = getattr(t.state, name)
        setattr(t.state, name, [OUT if place in gone else place for place in places])


def lay_low(t: Table) -> None:
    """Every hero lies unconscious."""
    for seat in range(len(t.seats)):
        hero = t.state.hero(seat)
        hero.health, hero.condition = 0, UNCONSCIOUS


def hem_in(t: Table) -> None:
    """Two entrances are left, both towards one cell; each hand has a card that would close the last."""
    for name, east, south, turned in (
        ("grave-of-kings", 0, -1, 180),
        ("salt-caves", 1, 0, 90),
        ("drowned-theatre", -1, 0, 180),
        ("howling-ridge", 0, 1, 270),
    ):
        t.lies(name, east, south, turned)
    t.red.draws("silent-observatory idol-of-teeth")
    assert open_entrances(t.state.land) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_decks_may_run_dry(players: str) -> None:
    """DV-SET-15, DV-QST-09, DV-R12: without any card left to draw the day goes on to sunset."""
    for seed in SEEDS:
        t = table(players)
        t.red.draws("old-map")
        without_decks(t)
        plays_on(t.state, seed)
        assert t.state.round == 12 or t.state.ended


@pytest.mark.parametrize("players", PLAYERS)
def test_all_heroes_may_lie_unconscious(players: str) -> None:
    """DV-CON-01 to 06, DV-R95: a round in which nobody can act comes to its end too."""
    for seed in SEEDS:
        t = table(players)
        lay_low(t)
        plays_on(t.state, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_may_be_almost_closed(players: str) -> None:
    """DV-LOC-05, DV-R27: it never closes, whoever plays whatever card, until sunset."""
    for seed in SEEDS:
        t = table(players)
        hem_in(t)
        plays_on(t.state, seed)
        assert open_entrances(t.state.land) > 0


@pytest.mark.parametrize("together", [False, True])
def test_all_of_this_may_come_at_once(together: bool) -> None:
    """DV-R12, DV-R27, DV-R95, DV-COOP-09: no cards, no way on, and everybody down."""
    for seed in SEEDS:
        t = table("red blue", together)
        hem_in(t)
        lay_low(t)
        without_decks(t)
        plays_on(t.state, seed)
