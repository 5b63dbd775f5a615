"""The worked cases of the ledger, from the end of the game on: Ana, Ben and Cleo are Red, Blue and Green."""

from __future__ import annotations

from games.darkrock.table_talk import darkrock
from games.darkrock.test_worked_cases import THREE, ana


def test_case_32_end() -> None:
    """DR-END-01, 02, 04"""
    t = darkrock(THREE, phase="resolve", turn="blue", dice="rig 5 standard 3 1 neutronium 6", round_number=8)
    t.ore["m2"] = t.ore["m12"] = 0
    t.ore["m8"] = 1
    t.blue.crew_on("m8")
    t.green.crew_on("subcontract")
    t.play(
        "blue: resolve crew m8, collect 5+s3",
        "chance: roll 1",
        "green: resolve crew subcontract, subcontract",
    )
    assert (t.round, t.green.credits) == (9, 3)
    t.red.credits, t.red.hold = 18, "cobalt iron neutronium"
    t.end_round()
    assert (t.asked, t.round, t.scores["red"]) == ("over", 9, 21)


def test_case_33_tie() -> None:
    """DR-END-06, 07"""
    t = darkrock(THREE, phase="resolve", leader="blue", last_round=3)
    t.red.credits = t.blue.credits = 24
    t.red.captain = t.blue.captain = "aboard"
    t.blue.crew_aboard = 3
    t.blue.crew_on("solar-2")
    t.blue.crew_aboard = 3
    t.play("chance: roll 1", "blue: resolve crew solar-2, charge", "chance: roll 1", "chance: roll 1")
    assert (t.red.ship.pieces_aboard(), t.blue.ship.pieces_aboard()) == (4, 4)
    assert (t.asked, t.winner) == ("over", "red")


def test_case_43_rich_start() -> None:
    """DR-SHIP-07, 09: $10 at the start of a round are two dice, $7 at the next are one."""
    t = darkrock("red blue", phase="round", round_number=1)
    t.red.credits = 10
    t.red.crew_aboard = t.blue.crew_aboard = 1
    t.play("chance: roll 1 2")
    assert t.red.dice == 2
    t.play("red: assign crew recruit", "blue: assign crew mod", "chance: roll 1", "chance: roll 1 1")
    t.play("red: resolve crew recruit, recruit crew")
    t.end_round()
    assert (t.round, t.red.credits, t.red.dice) == (2, 7, 1)


def test_case_44_crowded_start_of_a_lock() -> None:
    """DR-ASG-07, 08"""
    t = darkrock(THREE, turn="green")
    t.red.crew_on("m10")
    t.blue.crew_on("m10 delegate")
    t.green.captain = "aboard"
    t.play(
        "green: assign captain m10", "red: assign crew m10", "blue: assign crew m10", "green: assign crew m10"
    )
    assert [company.crew.count("m10") for company in (t.red, t.blue, t.green)] == [2, 2, 1]


def test_case_46_like_for_like() -> None:
    """DR-SOL-04, 08, DR-HOLD-12, 14, 16"""
    t = ana("rig 1", "", "solar solar solar", captain="solar-2")
    t.blue.hold = "solar solar"
    t.play("red: resolve captain")
    assert t.offers("red") == ["charge", "take 0", "take 1"]
    assert t.refused("red: take 2") == "DR-SOL-08"
    t.play("red: take 1, discard solar")
    assert (t.red.hold, t.supply["solar"], t.red.captain) == ("solar solar solar", 1, "aboard")
