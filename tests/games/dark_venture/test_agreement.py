"""Verbs that follow the names of several."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import GAME, LOCATION, venture
from gloaming.games.dark_venture.actions import MOVE_FOLLOWER
from gloaming.games.dark_venture.agreement import agree

TWINS = ["Mute Twins"]


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("The Mute Twins goes to Leech Ponds.", "The Mute Twins go to Leech Ponds."),
        ("The Mute Twins has 3 of 18 HP.", "The Mute Twins have 3 of 18 HP."),
        ("The Mute Twins is dead, says Wick.", "The Mute Twins are dead, says Wick."),
        ("@0: the Mute Twins carries it.", "@0: the Mute Twins carry it."),
        ("the Mute Twins passes", "the Mute Twins pass"),
        ("the Mute Twins loses 2 HP, then falls", "the Mute Twins lose 2 HP, then falls"),
        ("@0, does the Mute Twins join the combat?", "@0, do the Mute Twins join the combat?"),
        ("Take the Mute Twins as your follower", "Take the Mute Twins as your follower"),
        ("An opponent of the Mute Twins throws two dice", "An opponent of the Mute Twins throws two dice"),
        ("the Mute Twins's turn", "the Mute Twins' turn"),
        ("Wick goes to Leech Ponds.", "Wick goes to Leech Ponds."),
    ],
)
def test_the_verb_follows_the_name(one: str, several: str) -> None:
    """DV-HERO-01: where the card says that its name is of several."""
    assert agree(TWINS, one) == several


def test_all_that_is_read_agrees() -> None:
    """DV-FOL-10: offers, the story, refusals and the table in lines; names of one stay as they are."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.follows("the-mute-twins")
    t.settle()
    view = GAME.view(t.state, 0)
    offers = {one.short: one.sentence for one in GAME.ask(view).offers}
    assert offers["Follower: search"].startswith("The Mute Twins search Crossroads for 1 AP:")
    assert offers["Search"].startswith("Captain Oredd searches Crossroads for 1 AP:")
    assert "The Mute Twins have 18 of 18 HP and 2 AP." in GAME.ask(view).why
    t.play("red: follower go windbreak-hill")
    told = GAME.say(view, [MOVE_FOLLOWER + LOCATION["windbreak-hill"]], GAME.view(t.state, 0))
    assert told[0] == "The Mute Twins go to Windbreak Hill."
