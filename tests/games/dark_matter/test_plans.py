"""The complete ways to pay that are suggested."""

from __future__ import annotations

import pytest

from games.dark_matter.table_talk import GAME, dark_matter
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.plans import plans


def test_the_cheapest_way_comes_first() -> None:
    """DM-ACT-25, 26.  Two planets for nothing, then one card, then what takes more."""
    t = dark_matter(market="hearthless")
    t.red.planets = "halcyon-drift, quietus"
    t.red.holds("A1")
    t.red.gems = "5"
    assert t.asked == "red"
    found = plans(t.state, a.TERRAFORM + 13)
    texts = [", ".join(GAME.notation(t.state, action) for action in plan.actions) for plan in found]
    assert texts[0] == "terraform hearthless, use halcyon-drift, use quietus, confirm"
    assert texts[1] == "terraform hearthless, use red antimatter, confirm"
    assert [plan.gems for plan in found] == sorted(plan.gems for plan in found)
    assert len({plan.sources for plan in found}) == len(found)


def test_every_way_can_be_said() -> None:
    """DM-ACT-26.  Each is a saying that the game takes, also with a Diplomacy icon in it."""
    t = dark_matter(market="quietus")
    t.red.planets = "embassy-nine"
    for hand, cards in ((t.blue, ("A1", "D3", "C4")), (t.green, ("A2", "C3"))):
        for card in cards:
            hand.holds(card)
    for card, position in (("C1", "both"), ("A3", "start"), ("D2", "flipped")):
        t.red.holds(card, position)
    t.red.gems = "3"
    assert t.asked == "red"
    found = plans(t.state, a.TERRAFORM + 9)
    assert any(a.USE_PLANET + 15 in plan.actions for plan in found)
    for plan in found:
        twin = t.state.clone()
        for action in plan.actions:
            twin.play(action)
        assert 9 in twin.players[0].planets
        assert twin.players[0].gems == 3 - plan.gems


def test_only_open_goals_have_ways() -> None:
    """What is not open is no goal."""
    t = dark_matter()
    assert t.asked == "red"
    with pytest.raises(ValueError, match="no goal"):
        plans(t.state, a.TERRAFORM)
    with pytest.raises(ValueError, match="no goal"):
        plans(t.state, a.END)
