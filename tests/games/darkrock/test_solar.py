"""The Solar Array."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import Table, darkrock


def at_work(crew: str, captain: str = "beside") -> Table:
    """Red's turn with pieces on the track, and a miner who comes last."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.crew_on(f"{crew} m12")
    t.red.captain = captain
    return t


@pytest.mark.parametrize(("space", "most"), [("solar", 0), ("solar-1", 1), ("solar-2", 2), ("solar-3", 3)])
def test_the_yield_is_the_number_of_the_space(space: str, most: int) -> None:
    """DR-SOL-01, 03"""
    t = at_work(space)
    t.play(f"red: resolve crew {space}")
    assert t.offers("red") == ["charge", *[f"take {units}" for units in range(most + 1)]]
    assert t.refused(f"red: take {most + 1}") == "DR-SOL-03"
    t.play(f"red: take {most}")
    assert (t.red.hold.split(), t.supply["solar"]) == (["solar"] * most, 6 - most)
    assert t.red.crew == "aboard aboard m12"


def test_collect_or_charge_and_nothing_else() -> None:
    """DR-SOL-02"""
    t = at_work("solar-1")
    t.play("red: resolve crew solar-1")
    assert t.refused("red: return") == "DR-SOL-02"
    assert t.refused("red: export 1 iron") == "DR-SOL-02"


def test_each_piece_has_its_own_choice() -> None:
    """DR-SOL-02: two on one space part ways."""
    t = at_work("solar-1 solar-1")
    t.play("red: resolve crew solar-1, charge", "red: resolve crew solar-1, take 1")
    assert t.red.crew == "aboard m12 solar-2"


def test_collect_brings_the_piece_home() -> None:
    """DR-SOL-03"""
    t = at_work("solar-2")
    t.play("red: resolve crew solar-2, take 2")
    assert (t.red.crew, t.red.hold) == ("aboard aboard m12", "solar solar")


def test_a_captain_collects_up_to_twice_the_yield() -> None:
    """DR-SOL-04"""
    t = at_work("", captain="solar-2")
    t.red.slots = 6
    t.play("red: resolve captain")
    assert t.offers("red")[1:] == ["take 0", "take 1", "take 2", "take 3", "take 4"]
    assert t.refused("red: take 5") == "DR-SOL-04"
    t.play("red: take 4")
    assert (t.red.captain, t.supply["solar"]) == ("aboard", 2)


@pytest.mark.parametrize(
    ("space", "after"), [("solar", "solar-1"), ("solar-1", "solar-2"), ("solar-2", "solar-3")]
)
def test_charge_moves_one_space_and_stays(space: str, after: str) -> None:
    """DR-SOL-05"""
    t = at_work(space)
    t.play(f"red: resolve crew {space}, charge")
    assert (t.red.crew, t.offers("red")) == (f"aboard m12 {after}", ["resolve crew m12"])
    t.end_round()
    assert after in t.red.crew


def test_a_captain_charges_one_space() -> None:
    """DR-SOL-06"""
    t = at_work("", captain="solar")
    t.play("red: resolve captain, charge")
    assert (t.red.captain, t.offers("red")) == ("solar-1", ["resolve crew m12"])


def test_collect_on_space_0_brings_nothing() -> None:
    """DR-SOL-07: a Captain too."""
    t = at_work("solar", captain="solar")
    t.play("red: resolve crew solar, take 0", "red: resolve captain")
    assert t.offers("red") == ["charge", "take 0"]
    t.play("red: take 0")
    assert (t.red.crew, t.red.captain, t.red.hold) == ("aboard aboard m12", "aboard", "")


def test_a_short_supply_gives_what_it_has() -> None:
    """DR-SOL-08: the missing rest is lost."""
    t = at_work("solar-3")
    t.blue.slots = 6
    t.blue.hold = "solar solar solar solar"
    t.play("red: resolve crew solar-3")
    assert t.refused("red: take 3") == "DR-SOL-08"
    t.play("red: take 2")
    assert (t.red.hold, t.supply["solar"], t.red.crew) == ("solar solar", 0, "aboard aboard m12")


def test_collecting_obeys_the_hold() -> None:
    """DR-SOL-09: fewer may be taken, or something makes room."""
    t = at_work("solar-2")
    t.red.hold = "iron cobalt"
    t.play("red: resolve crew solar-2, take 1")
    assert t.red.hold == "cobalt iron solar"
    full = at_work("solar-2")
    full.red.hold = "iron cobalt"
    full.play("red: resolve crew solar-2, take 2, discard iron")
    assert (full.red.hold, full.gone["iron"]) == ("cobalt solar solar", 1)


def test_two_discards_in_one_collect() -> None:
    """DR-SOL-09, DR-HOLD-12"""
    t = at_work("solar-2")
    t.red.hold = "iron cobalt neutronium"
    t.play("red: resolve crew solar-2, take 2, discard neutronium, discard iron")
    assert (t.red.hold, t.supply["solar"], t.supply["neutronium"]) == ("cobalt solar solar", 4, 6)


def test_no_dice_are_needed() -> None:
    """DR-SOL-10: with all dice used."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 standard 3 1 neutronium 6")
    t.red.crew_on("m8 solar-1")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew solar-1, take 1")
    assert t.red.hold == "iron solar"


def test_spaces_are_shared() -> None:
    """DR-SOL-11: by charging, with own pieces and with those of others."""
    t = at_work("solar solar-1", captain="solar-1")
    t.blue.crew_on("solar-2 solar-1")
    t.play("red: resolve crew solar, charge", "red: resolve captain, charge")
    assert (t.red.crew, t.red.captain, t.blue.crew) == (
        "m12 solar-1 solar-1",
        "solar-2",
        "aboard solar-1 solar-2",
    )


def test_on_the_last_space_charging_is_waiting() -> None:
    """DR-SOL-12: also with tokens in the supply."""
    t = at_work("solar-3", captain="solar-3")
    t.play("red: resolve crew solar-3, charge", "red: resolve captain, charge")
    assert (t.red.crew, t.red.captain) == ("aboard m12 solar-3", "solar-3")


def test_each_piece_once_a_round() -> None:
    """DR-SOL-13: a piece that charged is not resolved again in this round, in the next it is."""
    t = at_work("solar")
    t.play("red: resolve crew solar, charge")
    assert t.refused("red: resolve crew solar-1") == "DR-RES-05"
    t.end_round()
    assert t.red.crew.split().count("solar-1") == 1
    later = darkrock("red blue", phase="resolve")
    later.red.crew_on("solar-1")
    later.roll("1")
    assert later.offers("red") == ["resolve crew solar-1"]
