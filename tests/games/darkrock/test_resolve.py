"""Phase 5: turns, pieces, and the paid reroll."""

from __future__ import annotations

from games.darkrock.table_talk import darkrock


def test_leader_first_and_each_ship_with_all_its_pieces() -> None:
    """DR-RES-01"""
    t = darkrock("red blue green", phase="resolve", leader="blue")
    t.red.crew_on("subcontract")
    t.blue.crew_on("m8 m6")
    t.green.crew_on("m12")
    t.roll("1")
    order = [t.asked]
    t.play("blue: resolve crew m8", "blue: resolve crew m6", "blue: take 0", "chance: roll 1")
    order.append(t.asked)
    t.play("green: resolve crew m12", "green: take 0", "chance: roll 1")
    assert [*order, t.asked] == ["blue", "green", "red"]


def test_a_turn_begins_with_all_unlocked_rig_dice() -> None:
    """DR-RES-02, DR-SHIP-09"""
    t = darkrock("red blue", phase="resolve")
    t.red.dice = 3
    t.red.crew_on("rough")
    assert len(t.offers("chance")) == 216
    t.roll("6 1 4")
    assert (t.rig, t.asked) == ([6, 1, 4], "red")


def test_credits_of_this_round_count_in_the_next() -> None:
    """DR-RES-03: $9 and then more than $10 is still one die; two dice stay two after paying."""
    t = darkrock("red blue", phase="round")
    t.red.credits, t.blue.credits = 9, 12
    t.red.crew_aboard = t.blue.crew_aboard = 1
    t.play("chance: roll 1 2", "red: assign crew subcontract", "blue: assign crew recruit")
    t.play("chance: roll 1", "chance: roll 1", "red: resolve crew subcontract, subcontract")
    assert (t.red.credits, t.red.dice) == (10, 1)
    assert len(t.offers("chance")) == 36
    t.play("chance: roll 1 1", "blue: resolve crew recruit, recruit captain", "chance: roll 1 2")
    assert (t.red.dice, t.blue.dice) == (2, 1)


def test_only_rental_adds_a_die_in_the_turn() -> None:
    """DR-RES-04"""
    t = darkrock("red blue", phase="resolve", dice="rig 3")
    t.red.credits = 9
    t.red.crew_on("subcontract rental subcontract m12")
    t.play("red: resolve crew subcontract, subcontract", "red: resolve crew subcontract, subcontract")
    assert (t.red.credits, t.rig) == (11, [3])
    t.play("red: resolve crew rental, rent", "chance: roll 5")
    assert t.rig == [3, 5]


def test_pieces_in_any_order() -> None:
    """DR-RES-05, 11: the Captain, too; none can be left out."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.crew_on("m8 subcontract solar-2")
    t.red.captain = "hold-1"
    assert t.offers("red") == [
        "resolve crew m8",
        "resolve crew subcontract",
        "resolve crew solar-2",
        "resolve captain",
    ]
    assert t.refused("red: end turn") == "DR-RES-05"
    assert t.refused("red: resolve crew m6") == "DR-RES-05"


def test_a_resolved_piece_returns() -> None:
    """DR-RES-06, 07: with or without its effect."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.crew_on("subcontract subcontract")
    t.play("red: resolve crew subcontract, return")
    assert (t.red.crew, t.red.credits) == ("aboard aboard subcontract", 2)
    t.play("red: resolve crew subcontract, subcontract")
    assert t.red.credits == 3


def test_every_activation_is_optional() -> None:
    """DR-RES-07: each question of a station offers the mere return."""
    stations = (
        "rough precision vortex rover rental mod reboot recruit release subcontract hold-1 hold-2 export-1"
    )
    for station in stations.split():
        t = darkrock("red blue", phase="resolve", dice="rig 4 standard 4 5 neutronium 1")
        t.red.credits, t.red.hold = 9, "iron"
        t.red.crew_on(f"{station} m8")
        t.play(f"red: resolve crew {station}")
        assert t.offers("red")[0] == "return"
        t.play("red: return")
        assert (t.red.crew, t.red.credits, t.red.hold) == ("aboard aboard m8", 9, "iron")
        t.play("red: resolve crew m8, return")
        assert t.ore["m8"] == 5


def test_a_crewmember_activates_once() -> None:
    """DR-RES-08"""
    t = darkrock("red blue", phase="resolve", dice="rig 2")
    t.red.crew_on("rough precision")
    t.play("red: resolve crew rough, raise 2")
    assert t.offers("red") == ["resolve crew precision"]


def test_a_captain_activates_up_to_twice() -> None:
    """DR-RES-09: none, one or two times."""
    for saying, die in (
        ("return", 2),
        ("raise 2, return", 5),
        ("raise 2, lower 5", 2),
        ("raise 2, raise 5", 8),
    ):
        t = darkrock("red blue", phase="resolve", dice="rig 2")
        t.red.captain = "rough"
        t.red.crew_on("m12")
        t.play(f"red: resolve captain, {saying}")
        assert (t.rig, t.red.captain) == ([die], "aboard")


def test_both_activations_belong_together() -> None:
    """DR-RES-10: nothing else happens in between."""
    t = darkrock("red blue", phase="resolve", dice="rig 2")
    t.red.captain, t.red.hold = "rough", "neutronium"
    t.red.crew_on("precision")
    t.play("red: resolve captain, raise 2")
    assert t.offers("red") == ["return", "raise 5", "lower 5"]
    assert t.refused("red: resolve crew precision") == "DR-RES-05"


def test_the_captain_need_not_be_first() -> None:
    """DR-RES-11"""
    t = darkrock("red blue", phase="resolve", dice="rig 2")
    t.red.captain = "subcontract"
    t.red.crew_on("subcontract")
    t.play("red: resolve crew subcontract, subcontract", "red: resolve captain, subcontract, subcontract")
    assert t.red.credits == 5


def test_what_changes_nothing_is_not_offered() -> None:
    """DR-RES-12: unpayable or empty effects; the piece just comes home."""
    t = darkrock("red blue", phase="resolve", dice="rig 6 6 6 standard 1 2 neutronium 3")
    t.red.credits = 0
    t.red.crew_on("recruit hold-2 export-3 rental")
    for station in ("recruit", "hold-2", "export-3", "rental"):
        assert t.asked == "red"
        t.play(f"red: resolve crew {station}")
    assert (t.red.crew_aboard, t.red.credits, t.asked) == (4, 0, "chance")


def test_goods_of_this_turn_can_be_used_in_it() -> None:
    """DR-RES-13: mined, then exported; the rulebook's question about the order."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 standard 3 1 neutronium 6")
    t.red.crew_on("export-1 m8")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew export-1, export 1 iron")
    assert (t.red.credits, t.red.hold) == (6, "")


def test_export_makes_room_for_more() -> None:
    """DR-RES-13, DR-HOLD-11: the other order, with a full hold."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 standard 3 1 neutronium 6")
    t.red.crew_on("export-1 m8")
    t.red.hold = "solar solar solar"
    t.play("red: resolve crew export-1, export 1 solar", "red: resolve crew m8, collect 5+s3")
    assert (t.red.credits, t.red.hold) == (5, "iron solar solar")


def test_a_reroll_before_and_after_every_piece() -> None:
    """DR-RES-14: also when no piece is left."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 neutronium 3")
    t.red.hold = "neutronium neutronium neutronium"
    t.red.crew_on("subcontract mod")
    t.play("red: reroll neutronium", "chance: roll 1", "red: resolve crew mod, mod")
    t.play("red: reroll neutronium", "chance: roll 4", "red: resolve crew subcontract, subcontract")
    assert t.offers("red") == ["reroll neutronium", "end turn"]
    t.play("red: reroll neutronium", "chance: roll 6")
    assert (t.state.neutronium_die, t.asked) == (6, "chance")


def test_without_pieces_there_is_still_a_turn() -> None:
    """DR-RES-14: with neutronium aboard."""
    t = darkrock("red blue", phase="resolve")
    t.red.hold = "neutronium"
    t.roll("1")
    assert t.offers("red") == ["reroll neutronium", "end turn"]
    t.play("red: end turn")
    assert t.asked == "chance"


def test_no_neutronium_no_reroll() -> None:
    """DR-RES-14"""
    t = darkrock("red blue", phase="resolve", dice="rig 5 neutronium 3")
    t.red.crew_on("mod")
    t.red.hold = "iron"
    assert t.refused("red: reroll neutronium") == "DR-RES-14"


def test_rerolls_without_limit() -> None:
    """DR-RES-15, 16: each costs one neutronium, which goes back to the supply."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 neutronium 3")
    t.red.slots = 6
    t.red.hold = "neutronium " * 6
    for number in range(6):
        assert t.supply["neutronium"] == number
        t.play("red: reroll neutronium", "chance: roll 2")
    assert (t.red.hold, t.supply["neutronium"]) == ("", 6)


def test_the_new_value_holds_for_all() -> None:
    """DR-RES-17: until the next reroll or the end of the round."""
    t = darkrock("red blue", phase="resolve", dice="rig 5 standard 1 2 neutronium 4")
    t.red.hold = "neutronium"
    t.blue.crew_on("m8")
    t.play("red: reroll neutronium", "chance: roll 3", "chance: roll 5")
    t.play("blue: resolve crew m8, collect 5+n3")
    assert (t.ore["m8"], t.state.neutronium_die, t.round) == (4, 0, 4)


def test_a_used_die_stays_used() -> None:
    """DR-RES-18"""
    t = darkrock("red blue", phase="resolve", dice="rig 5 5 standard 2 4 neutronium 3")
    t.red.hold = "neutronium"
    t.red.crew_on("m8 m6")
    t.play("red: resolve crew m8, collect 5+n3", "red: reroll neutronium", "chance: roll 1")
    t.play("red: resolve crew m6")
    assert (t.ore["m6"], t.asked) == (5, "chance")


def test_no_reroll_outside_the_windows() -> None:
    """DR-RES-19: not in phase 2, not inside a station's effect."""
    t = darkrock("red blue")
    t.red.hold = "neutronium"
    assert t.refused("red: reroll neutronium") == "DR-RES-19"
    later = darkrock("red blue", phase="resolve", dice="rig 2")
    later.red.captain, later.red.hold = "rough", "neutronium"
    later.play("red: resolve captain, raise 2")
    assert later.refused("red: reroll neutronium") == "DR-RES-19"
