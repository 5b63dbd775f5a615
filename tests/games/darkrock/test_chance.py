"""Chance: every outcome listed with its exact weight, and drawn as often as that says."""

from __future__ import annotations

from collections import Counter

import pytest

from games.darkrock.table_talk import Table, darkrock
from gloaming.core.dice import Dice

DRAWS = 200  # for each outcome


def leader() -> Table:
    """Before the first Leader is drawn."""
    return darkrock("red blue green yellow violet", phase="setup")


def standard() -> Table:
    """Before phase 1."""
    return darkrock("red blue", phase="roll")


def doubles() -> Table:
    """After doubles."""
    t = standard()
    t.roll("4 4")
    return t


def neutronium() -> Table:
    """Before phase 3."""
    return darkrock("red blue", phase="neutronium")


def rigs(dice: int) -> Table:
    """Before the roll of so many rig dice."""
    t = darkrock("red blue", phase="resolve")
    t.red.dice = dice
    return t


def thrown_again(crew: str, saying: str) -> Table:
    """After a saying in a turn with one rig die and one neutronium."""
    t = darkrock("red blue", phase="resolve", dice="rig 3")
    t.red.crew_on(crew)
    t.red.hold = "neutronium"
    t.play(f"red: {saying}")
    return t


CHANCES = {
    "leader": (leader, 5),
    "standard": (standard, 36),
    "doubles": (doubles, 6),
    "neutronium": (neutronium, 6),
    "one rig die": (lambda: rigs(1), 6),
    "two rig dice": (lambda: rigs(2), 36),
    "three rig dice": (lambda: rigs(3), 216),
    "reroll": (lambda: thrown_again("m8", "reroll neutronium"), 6),
    "rental": (lambda: thrown_again("rental", "resolve crew rental, rent"), 6),
    "reboot": (lambda: thrown_again("reboot", "resolve crew reboot, reboot 3"), 6),
}


@pytest.mark.parametrize("name", CHANCES)
def test_every_outcome_has_the_same_weight(name: str) -> None:
    """DR-SET-19, DR-ROLL-01, 02, DR-NEU-01, DR-RES-02, 14, DR-RIG-01, 08"""
    lay, count = CHANCES[name]
    t = lay()
    assert t.asked == "chance"
    actions, weights = t.state.outcomes()
    assert actions == sorted(set(actions))
    assert weights == [1] * count == [1] * len(actions)
    assert len(set(t.offers("chance"))) == count


@pytest.mark.parametrize("name", CHANCES)
def test_draws_fall_as_the_weights_say(name: str) -> None:
    """DR-SET-19, DR-ROLL-01, 02, DR-NEU-01, DR-RES-02, 14, DR-RIG-01, 08: by the chi-square of many draws."""
    lay, count = CHANCES[name]
    t = lay()
    assert t.asked == "chance"
    dice = Dice(2024)
    drawn = Counter(t.state.draw(dice) for _ in range(DRAWS * count))
    assert set(drawn) == set(t.state.outcomes()[0])
    surprise = sum((hits - DRAWS) ** 2 / DRAWS for hits in drawn.values())
    assert abs(surprise - (count - 1)) < 4 * (2 * (count - 1)) ** 0.5


def test_a_roll_of_three_shows_what_it_says() -> None:
    """DR-RES-02: an outcome lays its own three values."""
    for number in range(0, 216, 5):
        t = rigs(3)
        t.red.crew_on("m8")
        text = t.offers("chance")[number]
        t.play(f"chance: {text}")
        assert text == "roll " + " ".join(map(str, t.rig))
