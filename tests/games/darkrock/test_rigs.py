"""The Rig satellite."""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock


def at_work(crew: str, dice: str, captain: str = "beside") -> Table:
    """Red's turn with crew on stations and dice on the table."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    t.red.crew_on(crew)
    t.red.captain = captain
    return t


def test_rental_rolls_one_more_die_at_once() -> None:
    """DR-RIG-01: whatever the credits."""
    t = at_work("rental m8", "rig 1 standard 3 2 neutronium 6")
    t.red.credits = 0
    t.play("red: resolve crew rental, rent")
    assert t.offers("chance") == [f"roll {face}" for face in range(1, 7)]
    t.roll("5")
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.red.hold == "iron"


def test_the_rented_die_is_gone_after_the_turn() -> None:
    """DR-RIG-02"""
    t = at_work("rental m12", "rig 1 standard 1 2 neutronium 3")
    t.play("red: resolve crew rental, rent", "chance: roll 2")
    assert t.rig == [1, 2]
    t.play("red: resolve crew m12", "red: take 0")
    assert (t.rig, t.red.dice) == ([], 1)


def test_never_more_than_three() -> None:
    """DR-RIG-03: a Captain adds two to one die, one to two."""
    t = at_work("m12", "rig 1", captain="rental")
    t.play("red: resolve captain, rent", "chance: roll 2", "red: rent", "chance: roll 3")
    assert (t.rig, t.red.captain) == ([1, 2, 3], "aboard")
    two = at_work("m12 rental", "rig 1 2", captain="rental")
    two.play("red: resolve captain, rent", "chance: roll 4")
    assert two.offers("red") == ["resolve crew m12", "resolve crew rental"]


def test_with_three_dice_rental_does_nothing() -> None:
    """DR-RIG-04"""
    t = at_work("rental m12", "rig 1 2 3")
    t.play("red: resolve crew rental")
    assert (t.offers("red"), t.rig) == (["resolve crew m12"], [1, 2, 3])


def test_mod_lets_two_rig_dice_pair() -> None:
    """DR-RIG-05"""
    t = at_work("mod m10 m10", "rig 4 6 standard 1 2 neutronium 3")
    t.play("red: resolve crew m10", "red: resolve crew mod, mod", "red: resolve crew m10")
    assert t.offers("red") == ["return", "collect 4+r6"]
    t.play("red: collect 4+r6")
    assert t.red.hold == "cobalt"


def test_mod_keeps_the_ordinary_pairs() -> None:
    """DR-RIG-05"""
    t = at_work("mod m10", "rig 4 6 standard 6 4 neutronium 3")
    t.play("red: resolve crew mod, mod", "red: resolve crew m10")
    assert t.offers("red") == ["return", "collect 4+s6", "collect 4+r6", "collect 6+s4"]


def test_both_dice_of_a_mod_pair_are_used() -> None:
    """DR-RIG-06: and their sum must match."""
    t = at_work("mod m10 m10", "rig 4 6 4 standard 6 1 neutronium 3")
    t.play("red: resolve crew mod, mod", "red: resolve crew m10")
    assert t.refused("red: collect 4+r4") == "DR-MIN-10"
    t.play("red: collect 4+r6", "red: resolve crew m10")
    assert t.refused("red: collect #1+s6") == "DR-MIN-05"
    assert t.offers("red") == ["return", "collect 4+s6"]


def test_a_pair_of_rig_dice_is_offered_once_and_named_either_way_round() -> None:
    """DR-RIG-05: with 3, 5 and 3 the eight is one pair, since equal dice are one."""
    t = at_work("mod m8", "rig 3 5 3 standard 6 1 neutronium 2")
    t.play("red: resolve crew mod, mod", "red: resolve crew m8")
    assert [offer for offer in t.offers("red") if "+r" in offer] == ["collect 3+r5"]
    t.play("red: collect 5+r3")
    assert t.red.hold == "iron"


def test_board_dice_stay_fresh_beside_a_mod_pair() -> None:
    """DR-RIG-06"""
    t = at_work("mod m10 m4", "rig 4 6 1 standard 2 3 neutronium 5")
    t.play("red: resolve crew mod, mod", "red: resolve crew m10, collect 4+r6")
    assert (t.state.turn.rig_used, t.state.turn.board_used) == (0b011, 0)


def test_mod_lasts_for_the_turn_and_once_is_enough() -> None:
    """DR-RIG-07"""
    t = at_work("mod mod m10", "rig 4 6 standard 1 2 neutronium 3")
    t.play("red: resolve crew mod, mod", "red: resolve crew mod")
    assert (t.offers("red"), t.state.turn.mod) == (["resolve crew m10"], True)
    captain = at_work("m10", "rig 4 6 standard 1 2 neutronium 3", captain="mod")
    captain.play("red: resolve captain, mod")
    assert captain.offers("red") == ["resolve crew m10"]


def test_mod_without_a_miner_is_allowed() -> None:
    """DR-RIG-07, DR-RES-12: it changes something all the same."""
    t = at_work("mod rental", "rig 4")
    t.play("red: resolve crew mod")
    assert t.offers("red") == ["return", "mod"]


def test_reboot_rolls_an_unused_die_again() -> None:
    """DR-RIG-08"""
    t = at_work("reboot m8", "rig 5 2 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew reboot")
    assert t.offers("red") == ["return", "reboot 2"]
    assert t.refused("red: reboot #1") == "DR-RIG-08"
    t.play("red: reboot 2")
    assert len(t.offers("chance")) == 6


def test_a_captain_may_reboot_twice() -> None:
    """DR-RIG-08, DR-RES-09: the same die, too."""
    t = at_work("m12", "rig 5", captain="reboot")
    t.play("red: resolve captain, reboot 5", "chance: roll 1", "red: reboot 1", "chance: roll 4")
    assert (t.rig, t.red.captain) == ([4], "aboard")


def test_reboot_wipes_changes() -> None:
    """DR-RIG-09: a 2 made a 5 is the new roll, not three more."""
    t = at_work("rough reboot m12", "rig 2")
    t.play("red: resolve crew rough, raise 2", "red: resolve crew reboot, reboot 5", "chance: roll 4")
    assert t.rig == [4]


def test_reboot_with_all_dice_used_just_returns() -> None:
    """DR-RIG-08, DR-RES-12"""
    t = at_work("reboot m8 subcontract", "rig 5 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew reboot")
    assert t.offers("red") == ["resolve crew subcontract"]
