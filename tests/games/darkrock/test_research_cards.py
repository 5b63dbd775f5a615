"""The fifteen Research cards of the house, each in force; and what they never do."""

from __future__ import annotations

from games.darkrock.deck_talk import attack, card_of, laid, marauders
from games.darkrock.table_talk import Table
from gloaming.games.darkrock.actions import REROLL_BY_CARD

ROWS = ("bonded-freight dust-traps salvage-chute", "overtime-clause fine-trim long-tether")


def turn(card: str, dice: str = "rig 1 standard 5 6 neutronium 4", variant: str = "standard") -> Table:
    """Red's turn with this card in force, and three others in the row."""
    row = next(row for row in ROWS if card not in row)
    return laid(dice=dice, owns=f"red {card}", row=row, variant=variant)


# --- RC-01, RC-02: wages and exports


def test_overtime_clause_doubles_one_pieces_wage() -> None:
    """DR-CREW-13, 14, DR-RSCH-07: RC-01, once a turn, if the owner wants it for that piece."""
    t = turn("overtime-clause")
    t.red.crew_on("subcontract subcontract")
    t.play("red: resolve crew subcontract, subcontract double")
    assert t.red.credits == 4
    t.play("red: resolve crew subcontract")
    assert t.offers("red") == ["return", "subcontract"]
    assert t.refused("red: subcontract double") == "DR-CREW-13"
    t.play("red: subcontract")
    assert t.red.credits == 5


def test_overtime_clause_serves_the_captain_twice() -> None:
    """DR-CREW-14: RC-01, up to $4; it is chosen with his first dollar."""
    t = turn("overtime-clause")
    t.red.captain = "subcontract"
    t.play("red: resolve captain, subcontract double, subcontract")
    assert t.red.credits == 6
    t = turn("overtime-clause")
    t.red.captain = "subcontract"
    t.play("red: resolve captain, subcontract")
    assert t.offers("red") == ["return", "subcontract"]


def test_bonded_freight_pays_each_piece_that_exports() -> None:
    """DR-EXP-04: RC-02, for each piece, not for each good; nothing for an export of nothing."""
    t = turn("bonded-freight")
    t.red.hold = "iron iron solar"
    t.red.crew_on("export-2 export-1 export-1")
    t.play("red: resolve crew export-2, export 2 iron")
    assert t.red.credits == 2 + 8 + 1
    t.play("red: resolve crew export-1, return")
    assert t.red.credits == 11
    t.play("red: resolve crew export-1, export 1 solar")
    assert t.red.credits == 11 + 3 + 1


def test_bonded_freight_counts_the_captain_once() -> None:
    """DR-EXP-02: RC-02"""
    t = turn("bonded-freight")
    t.red.hold = "iron iron"
    t.red.captain = "export-1"
    t.play("red: resolve captain, export 2 iron")
    assert t.red.credits == 2 + 8 + 1


# --- RC-03 to RC-06, RC-10: between two pieces, once a turn


def test_fine_trim_moves_a_die_by_one() -> None:
    """DR-GEAR-02, DR-RES-14: RC-03, once a turn, before or after a piece, past 6 too."""
    t = turn("fine-trim", "rig 6 standard 5 3 neutronium 4")
    t.red.crew_on("m12")
    assert t.offers("red") == ["resolve crew m12", "raise 6", "lower 6"]
    t.play("red: raise 6")
    assert (t.rig, t.offers("red")) == ([7], ["resolve crew m12"])
    assert t.refused("red: lower 7") == "DR-RES-05"
    t.play("red: resolve crew m12, collect 7+s5")
    assert t.red.hold == "platinum"


def test_fine_trim_leaves_used_dice_alone() -> None:
    """DR-GEAR-08, DR-R22, DR-R82: RC-03, and an unused die may be moved when nothing is left to dig."""
    t = turn("fine-trim", "rig 6 2 standard 5 4 neutronium 3")
    t.red.crew_on("m10")
    t.play("red: resolve crew m10, collect 6+s4")
    assert t.offers("red") == ["end turn", "raise 2", "lower 2"]
    assert t.refused("red: raise #1") == "DR-GEAR-08"
    t.play("red: end turn")
    assert t.asked == "chance"


def test_loose_chuck_rolls_a_die_again() -> None:
    """DR-RIG-08, 09, DR-RES-14: RC-04, once a turn."""
    t = turn("loose-chuck", "rig 2 5 standard 5 3 neutronium 4")
    t.red.crew_on("m6")
    t.play("red: reboot 5", "chance: roll 3")
    assert (t.rig, t.offers("red")) == ([2, 3], ["resolve crew m6"])
    t.play("red: resolve crew m6, collect 3+s3")


def test_mirror_bit_turns_a_die_over() -> None:
    """DR-GEAR-05, 06, DR-RES-14: RC-05, only a face of 1 to 6."""
    t = turn("mirror-bit", "rig 6 standard 5 3 neutronium 4")
    t.red.crew_on("m4 rough")
    t.play("red: resolve crew rough, raise 6")
    assert t.offers("red") == ["resolve crew m4"]
    assert t.refused("red: flip 9") == "DR-GEAR-06"
    t = turn("mirror-bit", "rig 6 standard 5 3 neutronium 4")
    t.red.crew_on("m4")
    t.play("red: flip 6", "red: resolve crew m4, collect 1+s3")
    assert t.red.hold == "cobalt"


def test_long_tether_lets_a_miner_reach_farther() -> None:
    """DR-GEAR-09 to 14, DR-RES-14: RC-06, on top of Rover."""
    t = turn("long-tether", "rig 6 standard 6 3 neutronium 4")
    t.red.crew_on("m8 rover")
    t.play("red: reach crew m8", "red: resolve crew rover, reach crew m8 reach 1")
    assert t.refused("red: reach crew m8 reach 2") == "DR-RES-05"
    t.play("red: resolve crew m8 reach 2, collect 6+s6")
    assert t.red.hold == "platinum"


def test_long_tether_needs_a_miner() -> None:
    """DR-GEAR-09: RC-06"""
    t = turn("long-tether")
    t.red.crew_on("recruit")
    assert t.offers("red") == ["resolve crew recruit"]
    assert t.refused("red: reach captain") == "DR-GEAR-09"


def test_coolant_loop_rolls_the_neutronium_die_for_nothing() -> None:
    """DR-RES-14, 17, 18, DR-R49: RC-10, once a turn, with no neutronium spent; also with no piece left."""
    t = turn("coolant-loop")
    assert t.offers("red") == ["end turn", "reroll by card"]
    t.play("red: reroll by card", "chance: roll 2")
    assert (t.state.neutronium_die, t.supply["neutronium"], t.asked) == (2, 6, "chance")


def test_coolant_loop_serves_once_and_neutronium_goes_on() -> None:
    """DR-RES-14, 15, 19: RC-10 is a roll besides those that are paid, and not inside a piece's resolution."""
    t = turn("coolant-loop")
    t.red.hold = "neutronium"
    t.red.crew_on("subcontract")
    assert t.offers("red") == ["resolve crew subcontract", "reroll neutronium", "reroll by card"]
    t.play("red: reroll by card", "chance: roll 2")
    assert t.offers("red") == ["resolve crew subcontract", "reroll neutronium"]
    assert t.refused("red: reroll by card") == "DR-RES-14"
    t.play("red: resolve crew subcontract")
    assert t.refused("red: reroll by card") == "DR-RES-19"


def test_a_crisis_marker_does_not_move_for_it() -> None:
    """DR-CRI-39, 40, DR-R49: RC-10 spends nothing."""
    t = turn("coolant-loop", variant="crisis")
    marker = t.state.crisis.marker
    t.play("red: reroll by card", "chance: roll 2")
    assert t.state.crisis.marker == marker


def test_once_a_turn_is_once_in_each_turn() -> None:
    """DR-RES-14, DR-RND-05: RC-03 serves again in the next round."""
    t = turn("fine-trim", "rig 6 standard 5 3 neutronium 4")
    t.red.crew_on("recruit")
    t.play("red: raise 6", "red: resolve crew recruit")
    t.end_round()
    t.play("chance: roll 5 3")
    while t.asked != "chance":
        t.state.play(t.state.actions[0])
    t.play("chance: roll 4", "chance: roll 6")
    assert {"raise 6", "lower 6"} <= set(t.offers("red"))


# --- RC-07, RC-08: dice


def test_cross_coupler_keeps_mod_in_force() -> None:
    """DR-RIG-05, 07: RC-07, so that the Mod station has nothing to offer."""
    t = turn("cross-coupler", "rig 4 6 standard 1 3 neutronium 5")
    t.red.crew_on("m10 mod")
    t.play("red: resolve crew mod")
    assert t.red.crew == "aboard aboard m10"
    t.play("red: resolve crew m10, collect 4+r6")
    assert t.red.hold == "cobalt"


def test_cross_coupler_stops_when_it_is_replaced() -> None:
    """DR-RSCH-08: RC-07 put under the deck in the middle of the turn pairs no dice any more."""
    t = turn("cross-coupler", "rig 4 6 standard 1 3 neutronium 5")
    t.red.crew_on("m10 research")
    t.play("red: resolve crew research, research dust-traps", "chance: lay fine-trim", "red: keep dust-traps")
    t.play("red: resolve crew m10")
    assert t.red.hold == ""


def test_reserve_rig_adds_a_die() -> None:
    """DR-RES-02, 04, DR-RIG-03: RC-08, three in all at most."""
    for unlocked, dice in ((1, 2), (2, 3), (3, 3)):
        t = laid(owns="red reserve-rig")
        t.red.dice = unlocked
        assert len(t.offers("chance")) == 6**dice


def test_a_replaced_reserve_rig_leaves_its_die() -> None:
    """DR-RSCH-08, DR-R81: it was rolled when the card worked."""
    t = laid(owns="red reserve-rig")
    t.red.crew_on("research m8")
    t.play("chance: roll 3 4", "red: resolve crew research, research overtime-clause")
    t.play("chance: lay fine-trim", "red: keep overtime-clause")
    assert (t.rig, card_of(t.red)) == ([3, 4], "overtime-clause")
    t.end_round()
    assert (t.round, t.state.power(0).dice) == (4, 0)


# --- RC-09: shields


def test_hired_guns_take_a_dollar() -> None:
    """DR-THE-06, 11: RC-09, also with an empty hold."""
    t = marauders("red blue", research=True)
    t.state.decks.own(0, 8, 1)
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    assert t.offers("red") == ["shield credits", "flee"]
    t.play("red: shield credits")
    assert (t.red.credits, t.red.crew) == (1, "aboard aboard m6")


def test_hired_guns_are_not_for_free() -> None:
    """DR-THE-06, DR-SET-18: RC-09 without $1."""
    t = marauders("red blue", research=True)
    t.state.decks.own(0, 8, 1)
    t.red.credits = 0
    t.red.hold = "iron"
    t.red.crew_on("m8")
    attack(t, "iron-harriers")
    assert t.offers("red") == ["shield iron", "flee"]
    assert t.refused("red: shield credits") == "DR-THE-06"


# --- RC-11 to RC-14: more of something


def test_mirror_petals_yield_one_more() -> None:
    """DR-SOL-03, 04, 07, 08: RC-11, on space 0 too, for a Captain once, and not more than there is."""
    for place, most in (("solar", 1), ("solar-2", 3)):
        t = turn("mirror-petals")
        t.red.slots = 6
        t.red.crew_on(place)
        t.play(f"red: resolve crew {place}, take {most}")
        assert t.red.hold == " ".join(["solar"] * most)
    t = turn("mirror-petals")
    t.red.slots = 6
    t.red.captain = "solar-2"
    t.state.solar = 4
    t.blue.ship.hold[3] = 2
    t.play("red: resolve captain")
    assert t.offers("red") == ["charge", "take 0", "take 1", "take 2", "take 3", "take 4"]
    assert t.refused("red: take 5") == "DR-SOL-08"
    assert t.refused("red: take 6") == "DR-SOL-04"


def test_agency_rate_hires_for_less() -> None:
    """DR-CREW-01, 02, 08: RC-12"""
    t = turn("agency-rate")
    t.red.captain = "recruit"
    t.red.crew_aboard = 2
    t.red.credits = 4
    t.play("red: resolve captain, recruit crew, recruit crew")
    assert (t.red.credits, t.red.crew_aboard) == (0, 4)
    t = turn("agency-rate")
    t.red.crew_on("recruit")
    t.red.credits = 4
    t.play("red: resolve crew recruit, recruit captain")
    assert (t.red.credits, t.red.captain) == (0, "aboard")


def test_salvage_chute_pays_for_what_is_thrown_out() -> None:
    """DR-HOLD-12, 14, DR-R83: RC-13, $1 for each."""
    t = turn("salvage-chute")
    t.red.hold = "neutronium neutronium iron"
    t.red.crew_on("solar-2")
    t.play("red: resolve crew solar-2, take 2, discard neutronium, discard iron")
    assert (t.red.credits, t.red.hold) == (4, "solar solar neutronium")


def test_dust_traps_console_with_two() -> None:
    """DR-MIN-12, 13, 16: RC-14, up to 2, and what the supply has."""
    t = turn("dust-traps")
    t.red.crew_on("m2")
    t.play("red: resolve crew m2, take 2")
    assert (t.red.hold, t.supply["neutronium"]) == ("neutronium neutronium", 4)
    t = turn("dust-traps")
    t.red.crew_on("m2")
    t.blue.slots = 6
    t.blue.hold = "neutronium neutronium neutronium neutronium neutronium"
    t.play("red: resolve crew m2")
    assert t.offers("red") == ["take 0", "take 1"]


# --- RC-15: joining


def joining() -> Table:
    """Phase 2: Blue's crew on mine 6 and mine 8, his Captain on mine 8, Red with Dock Pass to place."""
    t = laid(phase="assign", owns="red dock-pass")
    t.blue.crew_on("m6 m8 delegate")
    t.blue.captain = "m8"
    return t


def test_dock_pass_lets_a_crewmember_join_others() -> None:
    """DR-ASG-06, 08, DR-R80: RC-15, not where another's Captain stands; Delegate itself may be joined."""
    t = joining()
    t.blue.crew_aboard = 1
    open_here = t.offers("red")
    assert {"assign crew m6", "assign crew delegate"} <= set(open_here)
    assert "assign crew m8" not in open_here
    assert t.refused("red: assign crew m8") == "DR-ASG-08"
    t.play("red: assign crew m6")
    assert t.red.crew == "aboard aboard m6"


def test_dock_pass_serves_once_a_round() -> None:
    """DR-ASG-06, DR-R80: RC-15 is used up by a place that is otherwise closed, and by no other."""
    t = joining()
    t.play("red: assign crew m4", "red: assign crew m6")
    assert t.state.decks.joined == 1
    assert t.refused("red: assign crew delegate") == "DR-ASG-06"
    assert "assign crew m6" in t.offers("red")
    t.end_round()
    assert t.state.decks.joined == 0


def test_dock_pass_is_for_crew_and_for_ordinary_turns() -> None:
    """DR-ASG-11, DR-R80: RC-15 leaves Delegate's additional piece its own rules."""
    t = laid(phase="assign", owns="red dock-pass")
    t.blue.crew_on("m6")
    t.red.crew_aboard = 3
    t.play("red: assign crew delegate")
    assert t.offers("red") == ["assign crew m6"]
    t.play("red: assign crew m6")
    assert t.state.decks.joined == 0


def test_dock_pass_beside_saboteurs() -> None:
    """DR-SAB-09, 10, DR-R80: RC-15 joins a saboteur, never the Saboteur Captain."""
    t = laid(phase="assign", owns="red dock-pass", variant="saboteurs")
    t.state.sabotage.crew = 1 << 2
    t.state.sabotage.captain = 1 << 3
    assert "assign crew m6" in t.offers("red")
    assert t.refused("red: assign crew m8") == "DR-SAB-09"


# --- all


def test_cards_of_others_change_nothing() -> None:
    """DR-RSCH-07: Blue's cards are Blue's."""
    t = laid(dice="rig 1 standard 5 6 neutronium 4", owns="blue fine-trim")
    t.red.crew_on("recruit")
    assert t.offers("red") == ["resolve crew recruit"]
    assert not t.state.can(0, 1)


def test_a_card_taken_this_round_does_not_serve_yet() -> None:
    """DR-RSCH-07: Coolant Loop, just taken."""
    t = laid(dice="rig 1 standard 5 6 neutronium 4", row="coolant-loop fine-trim long-tether")
    t.red.crew_on("research m2")
    t.play("red: resolve crew research, research coolant-loop", "chance: lay dust-traps")
    assert REROLL_BY_CARD not in t.state.actions
    assert t.refused("red: reroll by card") == "DR-RES-14"
