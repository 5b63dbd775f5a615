"""Mining: pairs of dice, tokens, the consolation."""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock


def miners(crew: str, dice: str, captain: str = "beside") -> Table:
    """Red's turn with crew on mines and dice on the table."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    t.red.crew_on(crew)
    t.red.captain = captain
    return t


def test_the_sum_must_be_the_number_of_the_mine() -> None:
    """DR-MIN-01"""
    t = miners("m8 m10", "rig 5 standard 3 4 neutronium 1")
    t.play("red: resolve crew m8")
    assert t.offers("red") == ["return", "collect 5+s3"]
    assert t.refused("red: collect 5+s4") == "DR-MIN-01"
    assert t.refused("red: collect 5+n1") == "DR-MIN-10"
    t.play("red: collect 5+s3", "red: resolve crew m10")
    assert (t.red.hold, t.asked) == ("iron", "chance")


def test_a_crewmember_collects_one() -> None:
    """DR-MIN-02"""
    t = miners("m4", "rig 1 standard 3 4 neutronium 6")
    t.play("red: resolve crew m4")
    assert t.refused("red: collect 1+s3 two") == "DR-MIN-02"
    t.play("red: collect 1+s3")
    assert (t.red.hold, t.ore["m4"], t.red.crew_aboard) == ("cobalt", 3, 3)


def test_a_captain_collects_up_to_two_with_one_pair() -> None:
    """DR-MIN-03"""
    t = miners("", "rig 1 standard 3 4 neutronium 6", captain="m4")
    t.play("red: resolve captain")
    assert t.offers("red") == ["return", "collect 1+s3", "collect 1+s3 two"]
    t.play("red: collect 1+s3 two")
    assert (t.red.hold, t.ore["m4"], t.red.captain) == ("cobalt cobalt", 2, "aboard")


def test_a_captain_finds_only_what_is_there() -> None:
    """DR-MIN-03: two from a mine with one token are refused."""
    t = miners("", "rig 1 standard 3 4 neutronium 6", captain="m4")
    t.ore["m4"] = 1
    t.play("red: resolve captain")
    assert t.refused("red: collect 1+s3 two") == "DR-MIN-03"
    t.play("red: collect 1+s3")
    assert (t.red.hold, t.ore["m4"]) == ("cobalt", 0)


def test_a_pair_is_a_rig_die_and_a_board_die() -> None:
    """DR-MIN-04: no three dice, no two rig dice without Mod, no two board dice."""
    t = miners("m8", "rig 4 4 standard 2 6 neutronium 4")
    t.play("red: resolve crew m8")
    assert t.offers("red") == ["return", "collect 4+n4"]
    assert t.refused("red: collect 4+r4") == "DR-RIG-05"


def test_a_die_serves_once() -> None:
    """DR-MIN-05: rig die or board die, once in a turn."""
    t = miners("m8 m8", "rig 5 5 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew m8")
    assert (t.red.hold, t.asked) == ("iron", "chance")
    other = miners("m8 m6", "rig 3 standard 3 5 neutronium 2")
    other.play("red: resolve crew m8, collect 3+s5", "red: resolve crew m6")
    assert (other.red.hold, other.asked) == ("iron", "chance")


def test_used_dice_are_refused_by_their_rule() -> None:
    """DR-MIN-05"""
    t = miners("m8 m8", "rig 5 4 standard 3 4 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew m8")
    assert t.refused("red: collect 4+s3") == "DR-MIN-05"
    assert t.refused("red: collect #1+s4") == "DR-MIN-05"


def test_board_dice_are_fresh_for_the_next_player() -> None:
    """DR-MIN-06"""
    t = miners("m8", "rig 5 standard 3 1 neutronium 6")
    t.blue.crew_on("m8")
    t.play("red: resolve crew m8, collect 5+s3", "chance: roll 5", "blue: resolve crew m8, collect 5+s3")
    assert (t.red.hold, t.blue.hold) == ("iron", "iron")


def test_as_many_pairs_as_the_dice_allow() -> None:
    """DR-MIN-07"""
    t = miners("m8 m6 m4", "rig 5 4 1 standard 3 2 neutronium 3")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew m6, collect 4+s2")
    t.play("red: resolve crew m4, collect 1+n3")
    assert t.red.hold == "cobalt iron iron"


def test_dice_are_used_by_taking_only() -> None:
    """DR-MIN-08: a piece that returns leaves its pair to the next one."""
    t = miners("m8 m8", "rig 5 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, return", "red: resolve crew m8, collect 5+s3")
    assert t.red.hold == "iron"


def test_a_depleted_mine_yields_nothing() -> None:
    """DR-MIN-09, DR-MIN-10: also if the same metal lies on the other mine."""
    t = miners("m10 m12", "rig 6 standard 4 6 neutronium 3")
    t.ore["m10"] = 0
    assert t.ore["m4"] == 4
    t.play("red: resolve crew m10", "red: resolve crew m12")
    assert t.refused("red: collect 6+s4") == "DR-MIN-10"
    t.play("red: return")
    assert t.red.hold == ""


def test_depleted_in_reach_is_named() -> None:
    """DR-MIN-09: a Rover beside it finds nothing there."""
    t = miners("m10 rover", "rig 6 5 standard 6 5 neutronium 3")
    t.ore["m12"] = 0
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1")
    assert t.refused("red: collect 6+s6") == "DR-MIN-09"
    assert t.offers("red") == ["return", "collect 5+s5", "collect 5+n3"]


def test_tokens_come_from_the_own_mine() -> None:
    """DR-MIN-10"""
    t = miners("m8", "rig 5 3 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8")
    assert t.refused("red: collect 3+s3") == "DR-MIN-10"
    t.play("red: collect 5+s3")
    assert (t.ore["m8"], t.ore["m6"]) == (4, 5)


def test_a_piece_may_stand_on_a_depleted_mine() -> None:
    """DR-MIN-11"""
    t = darkrock("red blue")
    t.ore["m8"] = 0
    t.play("red: assign crew m8")
    assert t.red.crew == "aboard aboard m8"


def test_who_cannot_collect_may_take_one_neutronium() -> None:
    """DR-MIN-12: no pair matches, or the mine was empty before the turn."""
    t = miners("m8", "rig 1 standard 2 3 neutronium 4")
    t.play("red: resolve crew m8")
    assert t.offers("red") == ["take 0", "take 1"]
    assert t.refused("red: return") == "DR-MIN-12"
    t.play("red: take 1")
    assert (t.red.hold, t.supply["neutronium"]) == ("neutronium", 5)
    empty = miners("m8", "rig 5 standard 2 3 neutronium 4")
    empty.ore["m8"] = 0
    empty.play("red: resolve crew m8", "red: take 1")
    assert empty.red.hold == "neutronium"


def test_without_a_miner_no_consolation() -> None:
    """DR-MIN-12"""
    t = miners("subcontract", "rig 1 standard 2 3 neutronium 4")
    t.play("red: resolve crew subcontract, return")
    assert t.asked == "chance"


def test_one_neutronium_however_many_miners() -> None:
    """DR-MIN-13: three crew and a Captain get one."""
    t = miners("m8 m10 m2", "rig 1 standard 2 3 neutronium 4", captain="m6")
    for mine in ("m8", "m10", "m2"):
        t.play(f"red: resolve crew {mine}")
    t.play("red: resolve captain")
    assert t.offers("red") == ["take 0", "take 1"]
    assert t.refused("red: take 2") == "DR-MIN-13"
    t.play("red: take 1", "red: end turn")
    assert t.red.hold == "neutronium"


def test_declining_forfeits_it() -> None:
    """DR-MIN-14"""
    t = miners("m8 m2", "rig 5 standard 2 3 neutronium 4")
    t.play("red: resolve crew m8, return", "red: resolve crew m2")
    assert t.asked == "chance"


def test_each_piece_is_judged_when_it_is_resolved() -> None:
    """DR-MIN-14: a chance that comes later, or went by before, does not count."""
    t = miners("m8 vortex", "rig 2 standard 3 1 neutronium 4")
    t.play("red: resolve crew m8")
    assert t.offers("red") == ["take 0", "take 1"]
    t.play("red: take 1", "red: resolve crew vortex, flip 2")
    assert (t.rig, t.red.hold) == ([5], "neutronium")


def test_mod_pairs_count_as_chances() -> None:
    """DR-MIN-14: with Mod in force two rig dice would have matched."""
    t = miners("m8 mod", "rig 5 3 standard 1 2 neutronium 4")
    t.play("red: resolve crew mod, mod", "red: resolve crew m8")
    assert t.offers("red") == ["return", "collect 5+r3"]
    t.play("red: return")
    assert t.asked == "chance"


def test_rover_reach_counts_as_a_chance() -> None:
    """DR-MIN-14"""
    t = miners("m8 rover", "rig 5 standard 1 2 neutronium 4")
    t.ore["m8"] = 5
    t.play("red: resolve crew rover, reach crew m8", "red: resolve crew m8 reach 1")
    assert t.offers("red") == ["return", "collect 5+s1"]
    t.play("red: return")
    assert t.asked == "chance"


def test_it_comes_right_after_the_last_miner() -> None:
    """DR-MIN-15: and can still be exported in this turn."""
    t = miners("m8 m2 export-1", "rig 1 standard 2 3 neutronium 4")
    t.play("red: resolve crew m8")
    assert t.offers("red") == ["resolve crew m2", "resolve crew export-1"]
    t.play("red: resolve crew m2", "red: take 1", "red: resolve crew export-1, export 1 neutronium")
    assert t.red.credits == 3


def test_it_obeys_hold_and_supply() -> None:
    """DR-MIN-16: a full hold swaps, an empty supply gives nothing."""
    t = miners("m8", "rig 1 standard 2 3 neutronium 4")
    t.red.hold = "iron solar solar"
    t.play("red: resolve crew m8", "red: take 1, discard solar")
    assert (t.red.hold, t.supply["solar"]) == ("iron solar neutronium", 5)
    bare = miners("m8", "rig 1 standard 2 3 neutronium 4")
    bare.blue.slots = 6
    bare.blue.hold = "neutronium " * 6
    bare.play("red: resolve crew m8")
    assert bare.asked == "chance"
