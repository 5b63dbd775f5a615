"""Civilization Cards."""

from __future__ import annotations

import pytest

from games.dark_matter.table_talk import GAME, Table, dark_matter
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE
from gloaming.games.dark_matter.names import POINTS
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.civilization import charter_need, charter_points
from gloaming.games.dark_matter.view import icon_names

ALL = "cavorite cavorite cavorite antimatter dark_matter dark_matter improvement improvement"


def need(t: Table) -> str:
    """What red's card costs now."""
    return " ".join(icon_names(charter_need(t.state, 0), POINTS))


def example(gems: str) -> Table:
    """The rulebook's player: 4 planets, 3 soldiers, defense 5, and so many gems."""
    t = dark_matter(civilizations=True)
    t.red.planets = "ferrow-reach, sallow-gate, cinder-hollow, gravemark"
    t.red.soldiers, t.red.gems = 3, gems
    return t


def test_each_player_gets_one() -> None:
    """DM-CIV-01.  At random, and open; without the variant nobody has one."""
    seen = set()
    for seed in range(12):
        state = GAME.new(3, {"civilizations": True})
        assert isinstance(state, State)
        dice = Dice(seed)
        while state.seat == CHANCE:
            state.play(state.draw(dice))
        charters = [player.charter for player in state.players]
        assert len(set(charters)) == 3
        seen.add(charters[0])
        assert GAME.view(state, 1).players[0].charter is not None
    assert seen == {0, 1, 2, 3}
    assert dark_matter().refused("red: improve civilization") == "DM-CIV-01"


def test_reductions_add_up() -> None:
    """DM-CIV-02, 05 to 12.  A rulebook example: planets, soldiers and defense, then gems too."""
    t = dark_matter(civilizations=True)
    t.red.gems = "0"
    assert need(t) == ALL
    assert need(example("3")) == "cavorite cavorite antimatter improvement improvement"
    assert need(example("6")) == "cavorite antimatter improvement improvement"
    assert need(example("5 / 3")) == "cavorite cavorite antimatter improvement improvement"


def test_it_is_paid_at_once_and_turned() -> None:
    """DM-CIV-03, 04, 11, 13, 14.  Checked when it is declared: 6 gems are held then, 2 afterwards."""
    t = example("6")
    t.red.holds("C2")
    t.red.holds("A2")
    t.red.holds("D1", "flipped")
    t.red.turn("D", "start")
    begun = "red: improve civilization, use red cavorite, use red antimatter"
    assert t.refused("red: improve civilization, use red cavorite, confirm") == "DM-CIV-04"
    t.play(f"{begun}, confirm")
    assert t.red.gems == "4 / 0"
    assert t.red.player.civilized
    assert charter_points(t.state, 0) == 10
    assert t.refused("red: improve civilization") == "DM-CIV-13"


def test_it_cannot_be_paid_in_parts() -> None:
    """DM-CIV-04.  What is out of reach in one action is not begun."""
    t = dark_matter(civilizations=True)
    t.red.gems = "2"
    assert t.refused("red: improve civilization") == "DM-CIV-04"


@pytest.mark.parametrize(("soldiers", "points"), [(2, 4), (3, 6)])
def test_unimproved_it_scores_its_reductions(soldiers: int, points: int) -> None:
    """DM-CIV-15.  A rulebook example: 5 planets, 2 soldiers, defense 8, few gems."""
    t = dark_matter(civilizations=True)
    t.red.planets = "ferrow-reach, sallow-gate, cinder-hollow, nyx-orchard, hearthless"
    t.red.soldiers, t.red.gems = soldiers, "1"
    assert charter_points(t.state, 0) == points


def test_it_is_no_planet() -> None:
    """DM-CIV-16.  It counts neither as a planet nor with a defense."""
    t = dark_matter(civilizations=True)
    t.red.player.civilized = True
    t.red.gems = "0"
    assert t.red.player.planets == []
    assert t.red.points == 10
    assert not [offer for offer in t.opens() if offer.startswith("use")]
