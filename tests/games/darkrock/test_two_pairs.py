"""The table option by which a Captain needs a pair of dice for each unit that he mines."""

from __future__ import annotations

from games.darkrock.story import question, refusal, told
from games.darkrock.table_talk import Table, darkrock


def captain(dice: str, mine: str = "m10") -> Table:
    """Red's Captain is about to be resolved on a mine."""
    t = darkrock("red blue", "resolve", dice=dice, captain_two_pairs=True)
    t.red.captain = mine
    return t


def test_each_unit_needs_a_pair() -> None:
    """DR-R21, DR-MIN-03: two pairs for mine 10, two cobalt; all four dice are used."""
    t = captain("rig 4 6 standard 6 4 neutronium 1")
    t.play("red: resolve captain")
    assert t.refused("red: collect 4+s6 two") == "DR-MIN-03"
    t.play("red: collect 4+s6")
    assert t.offers("red") == ["return", "collect 6+s4"]
    t.play("red: collect 6+s4")
    assert (t.red.hold, t.ore["m10"], t.red.captain) == ("cobalt cobalt", 2, "aboard")


def test_with_one_pair_there_is_one_unit() -> None:
    """DR-R21: and no question for a second."""
    t = captain("rig 6 standard 4 1 neutronium 2")
    t.play("red: resolve captain, collect 6+s4")
    assert (t.red.hold, t.red.captain) == ("cobalt", "aboard")


def test_both_from_the_same_mine() -> None:
    """DR-R21, DR-MIN-10: Rover reaches mine 12 too, but the second unit comes from where the first came."""
    t = captain("rig 4 6 6 standard 6 4 neutronium 1")
    t.red.crew_on("rover")
    t.play("red: resolve crew rover, reach captain", "red: resolve captain, collect 4+s6")
    assert t.refused("red: collect 6+s6") == "DR-MIN-05"
    assert t.offers("red") == ["return", "collect 6+s4"]
    t = captain("rig 6 6 standard 6 4 neutronium 4")
    t.red.crew_on("rover")
    t.play("red: resolve crew rover, reach captain", "red: resolve captain, collect 6+s4")
    assert refusal(t, "collect 6+s6").sentence == (
        "Here a Captain needs a pair of dice for each of two units, both for the same mine."
    )


def test_a_full_hold_comes_first() -> None:
    """DR-R21, DR-HOLD-12: room is made for the first unit before the second pair is asked for."""
    t = captain("rig 4 6 standard 6 4 neutronium 1")
    t.red.hold = "solar solar solar"
    t.play("red: resolve captain, collect 4+s6, discard solar, collect 6+s4, discard solar")
    assert t.red.hold == "cobalt cobalt solar"


def test_a_crewmember_and_the_usual_captain() -> None:
    """DR-R21, DR-MIN-02, 03: a crewmember takes one; without the option one pair is enough for two."""
    t = captain("rig 4 6 standard 6 4 neutronium 1")
    t.red.captain = "beside"
    t.red.crew_on("m10")
    t.play("red: resolve crew m10")
    assert t.refused("red: collect 4+s6 two") == "DR-MIN-02"
    usual = darkrock("red blue", "resolve", dice="rig 6 standard 4 1 neutronium 2")
    usual.red.captain = "m10"
    usual.play("red: resolve captain, collect 6+s4 two")
    assert usual.red.hold == "cobalt cobalt"


def test_in_words() -> None:
    """DR-R21: one sentence for both, the question asked again."""
    t = captain("rig 4 6 standard 6 4 neutronium 1")
    t.play("red: resolve captain")
    assert question(t).title == "@0, what does your Captain collect at mine 10?"
    t = captain("rig 4 6 standard 6 4 neutronium 1")
    assert told(t, "red: resolve captain, collect 4+s6, collect 6+s4")[0] == (
        "@0 collects 1 cobalt at mine 10 with 4 + 6 and collects 1 cobalt at mine 10 with 6 + 4."
    )
