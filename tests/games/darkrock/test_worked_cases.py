"""The worked cases of the ledger: Ana, Ben and Cleo are Red, Blue and Green.

Cases that need a deck or a variant are here with the parts that need none.
"""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock

THREE = "red blue green"


def ana(dice: str, crew: str = "", hold: str = "", captain: str = "beside") -> Table:
    """Ana's turn of phase 5, with her pieces on stations and her dice on the table."""
    t = darkrock(THREE, phase="resolve", dice=dice)
    t.red.crew_on(crew)
    t.red.captain = captain
    t.red.slots = max(3, len(hold.split()))
    t.red.hold = hold
    return t


def test_case_1_doubles() -> None:
    """DR-ROLL-02"""
    t = darkrock(THREE, phase="roll")
    t.play("chance: roll 4 4", "chance: roll 4", "chance: roll 1")
    assert (t.state.standard_1, t.state.standard_2, t.asked) == (4, 1, "red")


def test_case_1_doubles_in_a_crisis() -> None:
    """DR-CRI-10, 12, DR-ROLL-02: the marker goes back one space, not two, and no card lies open."""
    t = darkrock(THREE, phase="roll", variant="crisis")
    t.state.crisis.marker = 5
    t.play("chance: roll 4 4", "chance: roll 4", "chance: roll 1")
    assert (t.state.crisis.marker, t.state.decks.raid) == (4, -1)


def test_case_2_first_export() -> None:
    """DR-EXP-03, 04, 07: $2 becomes $5, the solar energy returns."""
    t = ana("rig 1", "export-1", "solar")
    t.play("red: resolve crew export-1, export 1 solar")
    assert (t.red.credits, t.supply["solar"], t.state.first_export) == (5, 6, 3)


def test_case_3_rig_dice_by_credits() -> None:
    """DR-SHIP-07 to 10, DR-RES-03"""
    t = darkrock("red blue", phase="round", round_number=6)
    t.blue.credits = 12
    t.red.crew_aboard = t.blue.crew_aboard = 1
    t.play("chance: roll 1 2", "red: assign crew m2", "blue: assign crew recruit", "chance: roll 6")
    t.play("chance: roll 6", "red: resolve crew m2", "red: take 0", "chance: roll 1 1")
    t.play("blue: resolve crew recruit, recruit captain", "chance: roll 1 2")
    assert (t.round, t.blue.credits, t.blue.dice) == (7, 7, 1)


def test_case_4_captains_lock() -> None:
    """DR-ASG-06, 07, 08, 12"""
    t = darkrock(THREE, turn="blue")
    t.red.crew_on("m8")
    t.blue.captain = t.green.captain = "aboard"
    assert t.refused("blue: assign crew m8") == "DR-ASG-06"
    t.play("blue: assign captain m8")
    assert t.refused("green: assign crew m8") == "DR-ASG-08"
    assert t.refused("green: assign captain m8") == "DR-ASG-08"
    assert t.refused("green: assign crew delegate") == "DR-ASG-13"
    t.play("green: assign crew m2", "red: assign crew m8", "blue: assign crew m8")
    assert t.refused("green: assign crew delegate") == "DR-ASG-13"


def test_case_5_delegate_targets() -> None:
    """DR-ASG-10 to 13, 28"""
    t = darkrock(THREE)
    t.red.crew_on("m2")
    t.blue.crew_on("m6 solar-2")
    t.green.crew_on("m8")
    t.green.captain = "m8"
    assert "assign crew solar" in t.offers("red")
    t.play("red: assign crew delegate")
    assert t.offers("red") == ["assign crew m6"]
    assert t.refused("red: assign crew solar") == "DR-ASG-11"
    single = darkrock(THREE)
    single.red.crew_on("m2 m2")
    single.blue.crew_on("m6")
    assert single.refused("red: assign crew delegate") == "DR-ASG-13"


def test_case_6_change_of_leader() -> None:
    """DR-ASG-02, 20, 21, DR-NEU-01, DR-RES-01"""
    t = darkrock(THREE)
    for company in (t.red, t.blue, t.green):
        company.crew_aboard = 2
    t.play("red: assign crew m12", "blue: assign crew leader", "blue: take 1")
    assert (t.leader, t.supply["neutronium"], t.blue.hold) == ("blue", 5, "neutronium")
    t.play(
        "green: assign crew m10", "red: assign crew mod", "blue: assign crew m2", "green: assign crew rover"
    )
    t.play("chance: roll 6")
    order = [t.state.turn.ship]
    t.play("chance: roll 6", "blue: resolve crew m2", "blue: take 0", "blue: end turn")
    order.append(t.state.turn.ship)
    t.play("chance: roll 6", "green: resolve crew m10", "green: take 0", "green: resolve crew rover")
    assert [*order, t.state.turn.ship] == [1, 2, 0]


def test_case_7_leader_with_a_full_hold() -> None:
    """DR-ASG-22, 24, DR-HOLD-12, 14"""
    t = darkrock(THREE, turn="blue")
    t.blue.captain, t.blue.hold = "aboard", "iron iron solar"
    t.play("blue: assign captain leader", "blue: take 1, discard solar")
    assert t.blue.hold == "iron iron neutronium"
    assert (t.supply["solar"], t.supply["neutronium"], t.asked) == (6, 5, "green")


def test_case_8_one_die_two_mines() -> None:
    """DR-MIN-01, 02, 05, 12"""
    t = ana("rig 3 standard 3 5 neutronium 2", "m8 m6")
    t.play("red: resolve crew m8, collect 3+s5", "red: resolve crew m6")
    assert (t.red.hold, t.ore["m8"], t.ore["m6"], t.asked) == ("iron", 4, 5, "chance")


def test_case_9_below_one() -> None:
    """DR-GEAR-01, 03, DR-MIN-01"""
    t = ana("rig 2 standard 3 6 neutronium 4", "rough m2")
    t.play("red: resolve crew rough, lower 2", "red: resolve crew m2, collect -1+s3")
    assert (t.red.hold, t.ore["m2"]) == ("platinum", 2)


def test_case_10_above_six() -> None:
    """DR-GEAR-01, 03"""
    t = ana("rig 6 standard 3 1 neutronium 2", "rough m12")
    t.play("red: resolve crew rough, raise 6", "red: resolve crew m12, collect 9+s3")
    assert t.red.hold == "platinum"


def test_case_11_order_matters() -> None:
    """DR-GEAR-05, 06, DR-RES-05"""
    flip_first = ana("rig 2 standard 1 2 neutronium 4", "vortex rough m12")
    flip_first.play("red: resolve crew vortex, flip 2", "red: resolve crew rough, raise 5")
    flip_first.play("red: resolve crew m12, collect 8+n4")
    assert flip_first.red.hold == "platinum"
    rough_first = ana("rig 2 standard 1 2 neutronium 4", "vortex rough m12")
    rough_first.play("red: resolve crew rough, raise 2", "red: resolve crew vortex, flip 5")
    assert rough_first.rig == [2]
    rough_first.play("red: resolve crew m12", "red: take 0")
    below = ana("rig 2 standard 1 2 neutronium 4", "vortex rough m12")
    below.play("red: resolve crew rough, lower 2", "red: resolve crew vortex")
    assert (below.rig, below.offers("red")) == ([-1], ["resolve crew m12"])


def test_case_12_captain_mines() -> None:
    """DR-MIN-03, 08, 09"""
    t = ana("rig 6 standard 1 2 neutronium 4", "mod", captain="m10")
    t.ore["m10"] = 3
    t.play("red: resolve captain, collect 6+n4 two")
    assert (t.red.hold, t.ore["m10"]) == ("cobalt cobalt", 1)
    assert (t.state.turn.rig_used, t.state.turn.board_used) == (1, 0b100)
    last = ana("rig 6 standard 1 2 neutronium 4", "mod", captain="m10")
    last.ore["m10"] = 1
    last.play("red: resolve captain")
    assert last.refused("red: collect 6+n4 two") == "DR-MIN-03"
    last.play("red: collect 6+n4")
    assert (last.red.hold, last.ore["m10"]) == ("cobalt", 0)


def test_case_13_captain_and_one_free_slot() -> None:
    """DR-HOLD-10, 12, 13"""
    t = ana("rig 6 standard 1 2 neutronium 4", "", "platinum iron", captain="m10")
    t.play("red: resolve captain, collect 6+n4 two, discard iron")
    assert (t.red.hold, t.gone["iron"]) == ("platinum cobalt cobalt", 1)
    one = ana("rig 6 standard 1 2 neutronium 4", "", "platinum iron", captain="m10")
    one.play("red: resolve captain, collect 6+n4")
    assert (one.red.hold, one.gone["iron"]) == ("platinum cobalt iron", 0)


def test_case_14_mod() -> None:
    """DR-RIG-05, 06, DR-MIN-04"""
    t = ana("rig 4 6 1 standard 2 3 neutronium 5", "mod m10 m4 rover")
    t.play("red: resolve crew mod, mod", "red: resolve crew m10, collect 4+r6")
    t.play("red: resolve crew m4, collect 1+s3")
    assert t.red.hold == "cobalt cobalt"
    assert (t.state.turn.rig_used, t.state.turn.board_used) == (0b111, 0b010)


def test_case_15_board_dice_once_per_turn() -> None:
    """DR-MIN-05, 06"""
    t = ana("rig 5 5 standard 1 3 neutronium 6", "m8 m8")
    t.blue.crew_on("m8")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew m8", "chance: roll 5")
    assert t.red.hold == "iron"
    t.play("blue: resolve crew m8, collect 5+s3")
    assert t.blue.hold == "iron"


def test_case_16_paid_rerolls() -> None:
    """DR-RES-14 to 17"""
    t = ana("rig 2 standard 1 6 neutronium 4", "m4", "neutronium neutronium")
    t.play("red: reroll neutronium", "chance: roll 5", "red: reroll neutronium", "chance: roll 2")
    t.play("red: resolve crew m4, collect 2+n2")
    assert (t.red.hold, t.supply["neutronium"], t.state.neutronium_die) == ("cobalt", 6, 2)


def test_case_17_used_neutronium_die_stays_used() -> None:
    """DR-RES-18, DR-MIN-05"""
    t = ana("rig 5 5 standard 2 4 neutronium 3", "m8 m6", "neutronium")
    t.blue.crew_on("m6")
    t.play("red: resolve crew m8, collect 5+n3", "red: reroll neutronium", "chance: roll 1")
    t.play("red: resolve crew m6", "chance: roll 5", "blue: resolve crew m6, collect 5+n1")
    assert (t.red.hold, t.blue.hold) == ("iron", "iron")


def test_case_18_consolation() -> None:
    """DR-MIN-12, 13, 15, 16"""
    t = ana("rig 3 standard 2 4 neutronium 1", "m2 m12")
    t.blue.hold = "neutronium neutronium neutronium"
    t.play("red: resolve crew m2")
    assert t.offers("red") == ["resolve crew m12"]
    t.play("red: resolve crew m12")
    assert t.offers("red") == ["take 0", "take 1"]
    t.play("red: take 1")
    assert (t.red.hold, t.supply["neutronium"]) == ("neutronium", 2)
    bare = ana("rig 3 standard 2 4 neutronium 1", "m2 m12")
    bare.blue.hold = bare.green.hold = "neutronium neutronium neutronium"
    bare.play("red: resolve crew m2", "red: resolve crew m12")
    assert (bare.red.hold, bare.asked) == ("", "chance")


def test_case_19_declined() -> None:
    """DR-MIN-14"""
    t = ana("rig 4 standard 2 6 neutronium 1", "m6")
    t.play("red: resolve crew m6, return")
    assert (t.red.hold, t.asked) == ("", "chance")


def test_case_20_without_a_miner() -> None:
    """DR-MIN-12: who has nobody on a mine when phase 5 starts gets no consolation, whatever the dice show."""
    t = ana("rig 3 standard 2 4 neutronium 1", "subcontract")
    t.play("red: resolve crew subcontract, subcontract")
    assert (t.red.hold, t.asked) == ("", "chance")


def test_case_21_rover() -> None:
    """DR-GEAR-09 to 14"""
    t = ana("rig 6 standard 6 1 neutronium 3", "rover m10")
    t.blue.captain = "m12"
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1, collect 6+s6")
    assert (t.red.hold, t.ore["m12"], t.red.crew_aboard) == ("platinum", 2, 3)
    far = ana("rig 6 standard 6 1 neutronium 3", "rover rover m8")
    far.play("red: resolve crew rover, reach crew m8", "red: resolve crew rover, reach crew m8 reach 1")
    far.play("red: resolve crew m8 reach 2, collect 6+s6")
    assert far.red.hold == "platinum"


def test_case_22_rental_cap() -> None:
    """DR-RIG-01 to 04"""
    t = ana("rig 1", "m12", captain="rental")
    t.play("red: resolve captain, rent", "chance: roll 1", "red: rent", "chance: roll 1")
    assert len(t.rig) == 3
    two = ana("rig 1 1", "m12", captain="rental")
    two.play("red: resolve captain, rent", "chance: roll 1")
    assert (len(two.rig), two.offers("red")) == (3, ["resolve crew m12"])


def test_case_23_reboot() -> None:
    """DR-RIG-08, 09"""
    t = ana("rig 3 2 standard 5 1 neutronium 4", "m8 rough reboot")
    t.play(
        "red: resolve crew m8, collect 3+s5", "red: resolve crew rough, raise 2", "red: resolve crew reboot"
    )
    assert t.offers("red") == ["return", "reboot 5"]
    t.play("red: reboot 5", "chance: roll 6")
    assert t.red.hold == "iron"
    kept = ana("rig 3 2 standard 5 1 neutronium 4", "m12 rough reboot")
    kept.play("red: resolve crew rough, raise 2", "red: resolve crew reboot, reboot 5", "chance: roll 6")
    assert kept.rig == [3, 6]


def test_case_24_export_with_the_captain() -> None:
    """DR-EXP-02 to 06"""
    t = ana("rig 1", "", "platinum cobalt iron iron solar", captain="export-2")
    t.red.credits = 7
    t.play("red: resolve captain, export 1 platinum 1 cobalt 2 iron")
    assert (t.red.credits, t.red.hold) == (29, "solar")
    assert [t.gone[metal] for metal in ("platinum", "cobalt", "iron")] == [1, 1, 2]


def test_case_25_slots() -> None:
    """DR-HOLD-03 to 05, 07"""
    once = ana("rig 1", captain="hold-2")
    once.play("red: resolve captain, unlock, return")
    twice = ana("rig 1", captain="hold-2")
    twice.play("red: resolve captain, unlock, unlock")
    assert (once.red.slots, once.red.credits) == (5, 1)
    assert (twice.red.slots, twice.red.credits) == (6, 0)


def test_case_26_recruiting_twice() -> None:
    """DR-CREW-01, 03 to 05"""
    t = ana("rig 1", captain="recruit")
    t.red.credits, t.red.crew_aboard = 7, 2
    t.play("red: resolve captain, recruit crew, recruit crew")
    assert (t.red.credits, t.red.crew_aboard, t.red.captain) == (1, 4, "aboard")


def test_case_27_last_piece() -> None:
    """DR-CREW-06, 09 to 11, DR-END-06"""
    t = ana("rig 1", "release", captain="release")
    t.red.crew_aboard = 0
    t.play("red: resolve captain, release", "red: resolve crew release")
    assert (t.red.credits, t.red.crew, t.red.captain) == (5, "aboard", "beside")
    final = ana("rig 1", "release", captain="release")
    final.red.crew_aboard, final.state.last_round = 0, 3
    final.play("red: resolve captain, release", "red: resolve crew release, release")
    assert (final.red.credits, final.red.ship.pieces_aboard()) == (7, 0)


def test_case_28_solar_pace() -> None:
    """DR-SOL-03 to 05, 08, 09"""
    t = darkrock("red blue", round_number=1)
    t.red.crew_aboard, t.blue.crew_aboard = 1, 1
    t.blue.slots, t.blue.hold = 6, "solar solar solar solar solar"
    t.play("red: assign crew solar", "blue: assign crew m12", "chance: roll 1", "chance: roll 1")
    t.play("red: resolve crew solar, charge", "chance: roll 1", "blue: resolve crew m12", "blue: take 0")
    for space in ("solar-1, charge", "solar-2, take 1"):
        t.play("chance: roll 1 2", "blue: assign crew m12", "chance: roll 1", "chance: roll 1")
        t.play(f"red: resolve crew {space}")
        if space.endswith("charge"):
            t.play("chance: roll 1", "blue: resolve crew m12", "blue: take 0")
    assert (t.round, t.red.hold, t.red.crew, t.supply["solar"]) == (3, "solar", "aboard", 0)


def test_case_28_the_captain_on_space_3() -> None:
    """DR-SOL-04, 09: up to four without discards, six with them."""
    t = ana("rig 1", captain="solar-3")
    t.red.slots = 4
    t.play("red: resolve captain")
    assert t.offers("red") == ["charge", *[f"take {units}" for units in range(7)]]
    t.play("red: take 4")
    assert (t.red.hold, t.red.captain) == ("solar solar solar solar", "aboard")


def test_case_29_the_collect_after_it() -> None:
    """DR-SOL-03, 05, 07: from space 1 collect one or charge to 2; from 0 nothing, or charge to 1."""
    t = ana("rig 1", "solar-1 solar m12")
    t.play("red: resolve crew solar-1, take 1", "red: resolve crew solar")
    assert t.offers("red") == ["charge", "take 0"]
    t.play("red: charge")
    assert (t.red.hold, t.red.crew) == ("solar", "aboard m12 solar-1")
