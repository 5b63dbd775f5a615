"""The cargo hold and its satellite."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import Table, darkrock


def at_work(crew: str, captain: str = "beside", dice: str = "rig 5 standard 3 1 neutronium 6") -> Table:
    """Red's turn with crew on stations; dice that make an eight."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    t.red.crew_on(crew)
    t.red.captain = captain
    return t


def test_one_slot_for_free_and_for_good() -> None:
    """DR-HOLD-01"""
    t = at_work("hold-1 m12")
    t.play("red: resolve crew hold-1, unlock")
    assert (t.red.slots, t.red.credits) == (4, 2)
    t.end_round()
    assert t.red.slots == 4


def test_a_captain_unlocks_two() -> None:
    """DR-HOLD-02"""
    t = at_work("m12", captain="hold-1")
    t.play("red: resolve captain, unlock, unlock")
    assert (t.red.slots, t.red.credits) == (5, 2)


def test_two_slots_for_a_dollar() -> None:
    """DR-HOLD-03"""
    t = at_work("hold-2 m12")
    t.play("red: resolve crew hold-2, unlock")
    assert (t.red.slots, t.red.credits) == (5, 1)


def test_no_dollar_no_slots() -> None:
    """DR-HOLD-03, DR-RES-12"""
    t = at_work("hold-2 m12")
    t.red.credits = 0
    t.play("red: resolve crew hold-2")
    assert (t.red.slots, t.offers("red")) == (3, ["resolve crew m12"])


def test_a_captain_unlocks_four_for_two_dollars() -> None:
    """DR-HOLD-04: the second dollar must be there when it is paid."""
    t = at_work("m12", captain="hold-2")
    t.red.slots = 1
    t.play("red: resolve captain, unlock, unlock")
    assert (t.red.slots, t.red.credits) == (5, 0)
    poor = at_work("m12", captain="hold-2")
    poor.red.slots, poor.red.credits = 1, 1
    poor.play("red: resolve captain, unlock")
    assert (poor.red.slots, poor.red.credits, poor.red.captain) == (3, 0, "aboard")


def test_six_slots_are_the_end() -> None:
    """DR-HOLD-05: a dollar for the sixth slot alone is legal; at six nothing is offered."""
    t = at_work("hold-2 hold-1 m12")
    t.red.slots = 5
    t.play("red: resolve crew hold-2, unlock")
    assert (t.red.slots, t.red.credits) == (6, 1)
    t.play("red: resolve crew hold-1")
    assert t.offers("red") == ["resolve crew m12"]


def test_the_lock_moves_a_space_for_each_slot() -> None:
    """DR-HOLD-06: three, four, five, and off the ship at six."""
    t = at_work("hold-1 hold-1 hold-1 m12")
    slots = []
    for _ in range(3):
        t.play("red: resolve crew hold-1, unlock")
        slots.append(t.red.slots)
    assert slots == [4, 5, 6]


def test_a_captain_may_unlock_once() -> None:
    """DR-HOLD-07"""
    t = at_work("m12", captain="hold-2")
    t.play("red: resolve captain, unlock, return")
    assert (t.red.slots, t.red.credits) == (5, 1)


def test_never_more_than_six_goods() -> None:
    """DR-HOLD-08: the seventh pushes one out."""
    t = at_work("m8")
    t.red.slots = 6
    t.red.hold = "iron iron iron solar solar neutronium"
    t.play("red: resolve crew m8, collect 5+s3, discard neutronium")
    assert t.red.hold == "iron iron iron iron solar solar"


@pytest.mark.parametrize("goods", ["platinum cobalt", "iron solar", "neutronium neutronium"])
def test_a_slot_holds_one_of_any_kind(goods: str) -> None:
    """DR-HOLD-09: two of three slots are taken, whatever the goods; one is free."""
    t = at_work("m8")
    t.red.hold = goods
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.red.ship.free_slots() == 0
    assert sorted(t.red.hold.split()) == sorted([*goods.split(), "iron"])


def test_a_free_slot_takes_the_token_at_once() -> None:
    """DR-HOLD-10: nothing is asked."""
    t = at_work("m8 subcontract")
    t.red.hold = "solar"
    t.play("red: resolve crew m8, collect 5+s3")
    assert (t.red.hold, t.offers("red")) == ("iron solar", ["resolve crew subcontract"])


def test_nothing_is_held_beyond_the_slots() -> None:
    """DR-HOLD-11: not even for a piece that would export it at once."""
    t = at_work("m8 export-3")
    t.red.hold = "solar solar solar"
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.offers("red") == ["discard solar"]


def test_a_full_hold_gives_something_up_or_leaves_the_token() -> None:
    """DR-HOLD-12"""
    t = at_work("m8 export-3")
    t.red.hold = "platinum cobalt solar"
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.offers("red") == ["discard platinum", "discard cobalt", "discard solar"]
    assert t.refused("red: return") == "DR-HOLD-12"
    assert t.refused("red: discard iron") == "DR-HOLD-12"
    t.play("red: discard cobalt")
    assert (t.red.hold, t.ore["m8"]) == ("platinum iron solar", 4)
    left = at_work("m8 export-3")
    left.red.hold = "platinum cobalt solar"
    left.play("red: resolve crew m8, return")
    assert (left.red.hold, left.ore["m8"]) == ("platinum cobalt solar", 5)


def test_like_may_replace_like() -> None:
    """DR-HOLD-12, 13: to hurry a depletion."""
    t = at_work("m8")
    t.red.hold = "iron iron iron"
    t.play("red: resolve crew m8, collect 5+s3, discard iron")
    assert (t.red.hold, t.gone["iron"], t.ore["m8"]) == ("iron iron iron", 1, 4)


def test_discarded_metal_leaves_the_game() -> None:
    """DR-HOLD-13"""
    t = at_work("m8")
    t.red.hold = "platinum cobalt cobalt"
    t.play("red: resolve crew m8, collect 5+s3, discard cobalt")
    assert (t.gone["cobalt"], t.gone["platinum"], t.gone["iron"]) == (1, 0, 0)
    assert t.supply["cobalt"] == 6


def test_discarded_energy_returns_to_the_supply() -> None:
    """DR-HOLD-14"""
    t = at_work("m8 m8", dice="rig 5 4 standard 3 4 neutronium 6")
    t.red.hold = "solar neutronium neutronium"
    t.play("red: resolve crew m8, collect 5+s3, discard solar")
    t.play("red: resolve crew m8, collect 4+s4, discard neutronium")
    assert (t.red.hold, t.supply["solar"], t.supply["neutronium"]) == ("iron iron neutronium", 6, 5)


def test_nothing_is_thrown_away_at_other_times() -> None:
    """DR-HOLD-15"""
    t = at_work("m8 export-1 hold-1")
    t.red.hold = "solar solar"
    assert t.refused("red: discard solar") == "DR-HOLD-15"
    for station in ("export-1", "hold-1"):
        t.play(f"red: resolve crew {station}")
        assert t.refused("red: discard solar") == "DR-HOLD-15"
        t.play("red: return")
    phase_2 = darkrock("red blue")
    phase_2.red.hold = "solar"
    assert phase_2.refused("red: discard solar") == "DR-HOLD-15"


def test_what_an_effect_gives_is_counted_at_its_start() -> None:
    """DR-HOLD-16: neutronium put back to make room cannot be taken again by the same Captain."""
    t = darkrock("red blue")
    t.red.captain = "aboard"
    t.red.hold = "neutronium neutronium neutronium"
    t.blue.slots = 6
    t.blue.hold = "neutronium neutronium"
    t.play("red: assign captain leader")
    assert t.offers("red") == ["take 0", "take 1"]
    t.play("red: take 1, discard neutronium")
    assert (t.red.hold, t.supply["neutronium"], t.asked) == ("neutronium neutronium neutronium", 1, "blue")
