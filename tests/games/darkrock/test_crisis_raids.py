"""The Neutronium Crisis in phase 5: a card each turn, Shields for all, damage, disintegration."""

from __future__ import annotations

import pytest

from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, Table
from games.darkrock.variant_talk import DULL, crisis, damaged, harm, lost

TOOL_RAID = "rough precision vortex rover"


def struck(card: str = "tool-raid", red: str = "", blue: str = "", **options: bool | str) -> Table:
    """Red's turn begins and this card comes up; Red and Blue stand there."""
    t = crisis("red blue", "resolve", "", "", **options)
    t.red.crew_on(red)
    t.blue.crew_on(blue)
    t.play(f"chance: raid {card}")
    return t


def marker(t: Table) -> int:
    """The space of the marker."""
    return t.state.crisis.marker


def test_each_turn_begins_with_a_card() -> None:
    """DR-CRI-23, DR-R44: before the rig dice, from the first round on, for a ship without pieces too."""
    t = crisis("red blue", "resolve")
    t.state.round = 1
    t.play("chance: raid tool-raid")
    t.roll("1")  # Red has nothing on the board: the turn is over
    t.play("chance: raid blackout")
    assert marker(t) == 2


def test_a_card_that_attacks_moves_the_marker() -> None:
    """DR-CRI-24, DR-R70: whatever the players do, and if all its stations are lost already."""
    assert marker(struck()) == 1
    t = crisis(phase="resolve")
    harm(t, gone="hold-1 hold-2")
    t.play("chance: raid dock-breach")
    assert (marker(t), damaged(t), lost(t)) == (1, "", "hold-1 hold-2")


def test_the_card_that_attacks_nothing() -> None:
    """DR-CRI-25, DR-R17: no step, no damage, the deck is whole again, no other card."""
    t = crisis(phase="resolve")
    t.state.decks.raiders = t.state.decks.raiders & ~7
    t.play("chance: raid silent-running")
    assert (marker(t), damaged(t)) == (0, "")
    assert t.state.decks.raiders == (1 << 14) - 1
    t.roll("1")


def test_those_under_attack_are_asked_leader_first() -> None:
    """DR-CRI-26, DR-R45: Red and Green, not Blue who stands elsewhere; the first yes settles it."""
    t = crisis("red blue green", "resolve", turn="blue")
    t.red.crew_on("rough")
    t.blue.crew_on("m2")
    t.green.crew_on("vortex")
    t.red.hold = t.blue.hold = t.green.hold = "iron"
    t.play("chance: raid tool-raid")
    assert t.offers("red") == ["shield iron", "no shields"]
    assert t.refused("red: shield solar") == "DR-THE-06"
    assert t.refused("red: flee") == "DR-CRI-26"
    t.play("red: no shields", "green: shield iron")
    assert (t.red.crew, t.green.hold, t.asked) == ("aboard aboard rough", "", "chance")
    assert (damaged(t), t.state.crisis.shields) == ("", True)


def test_nobody_else_is_asked_after_a_yes() -> None:
    """DR-CRI-26, DR-R58: nor anybody who cannot pay or stands elsewhere."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.blue.crew_on("vortex")
    t.red.hold = t.blue.hold = "solar"
    t.play("chance: raid tool-raid", "red: shield solar")
    assert (t.asked, t.supply["solar"]) == ("chance", 5)


def test_without_shields_all_flee() -> None:
    """DR-CRI-27, 29: from every attacked station, and each gets a Damage token."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.blue.crew_on("vortex m6")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid", "red: no shields")
    assert (t.red.crew, t.blue.crew) == ("aboard aboard aboard", "aboard aboard m6")
    assert damaged(t) == TOOL_RAID


def test_who_has_nothing_to_pay_with_flees_unasked() -> None:
    """DR-CRI-26, 27"""
    t = struck(red="rough")
    assert (t.red.crew_aboard, damaged(t), t.asked) == (3, TOOL_RAID, "chance")


def test_flight_on_the_track() -> None:
    """DR-CRI-27, DR-CRI-29: from space 0 home, from others one space back; the Array is damaged."""
    t = struck("blackout", red="solar solar-2", blue="solar-1")
    assert (t.red.crew, t.blue.crew) == ("aboard aboard solar-1", "aboard aboard solar")
    assert damaged(t) == "solar"


def test_shields_hold_all_round() -> None:
    """DR-CRI-28, 30, DR-R46: against later cards; damage only where nobody stands."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.blue.crew_on("recruit m6")
    t.red.hold = "solar"
    t.play("chance: raid tool-raid", "red: shield solar", "chance: roll 1", "red: resolve crew rough, return")
    t.play("chance: raid shift-ambush")
    assert (damaged(t), t.blue.crew, marker(t)) == ("", "aboard m6 recruit", 2)


def test_shields_do_not_help_empty_stations() -> None:
    """DR-CRI-29, DR-R46: attacks on stations without pieces still do damage."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.red.hold = "solar"
    t.play("chance: raid tool-raid", "red: shield solar", "chance: roll 1", "red: resolve crew rough, return")
    t.play("chance: raid dock-breach")
    assert damaged(t) == "hold-1 hold-2"


def test_shields_go_down_at_the_end_of_the_round() -> None:
    """DR-CRI-28"""
    t = struck(red="rough")
    t.state.crisis.shields = True
    t.end_round()
    assert not t.state.crisis.shields


def test_shields_for_one_card() -> None:
    """DR-R46, DR-CRI-28: the option `crisis_shield_per_card`."""
    t = crisis(phase="resolve", crisis_shield_per_card=True)
    t.red.crew_on("rough")
    t.blue.crew_on("recruit")
    t.red.hold = "solar"
    t.play("chance: raid tool-raid", "red: shield solar")
    assert (damaged(t), t.state.crisis.shields) == ("", False)
    t.play("chance: roll 1", "red: resolve crew rough, return", "chance: raid shift-ambush")
    assert damaged(t) == "recruit release subcontract"


def test_one_defended_piece_saves_all_stations_of_the_card() -> None:
    """DR-CRI-30, DR-R45"""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid", "red: shield iron")
    assert damaged(t) == ""


def test_tokens_pile_up() -> None:
    """DR-CRI-31: any number on one station."""
    t = crisis(phase="resolve")
    harm(t, "solar solar solar solar solar solar")
    t.play("chance: raid blackout")
    assert t.state.crisis.damage[21] == 7


def test_an_empty_pool_disintegrates() -> None:
    """DR-CRI-32, 33, 35: every attacked station; the tokens freed are not used for this card."""
    t = crisis(phase="resolve")
    harm(t, "m2 m2 m2 m2 m4 m4 m4 solar solar hold-1")
    t.play("chance: raid dock-breach")
    assert (lost(t), t.state.crisis.pool()) == ("hold-1 hold-2", 1)
    assert damaged(t).count("hold") == 0


def test_lost_stations_get_nothing_more() -> None:
    """DR-CRI-36: the others get their tokens."""
    t = crisis(phase="resolve")
    harm(t, gone="hold-1")
    t.play("chance: raid dock-breach")
    assert (damaged(t), lost(t)) == ("hold-2", "hold-1")


def short_pool() -> Table:
    """Blue draws Tool Raid; one Damage token is left, two lie on Rough."""
    t = crisis(phase="resolve", turn="blue")
    harm(t, "rough rough m2 m2 m2 m2 m4 m4 m4")
    t.play("chance: raid tool-raid")
    return t


def test_case_38_short_pool() -> None:
    """DR-CRI-29, 32 to 34, DR-R47: the drawing player chooses; pool 2, three stations gone."""
    t = short_pool()
    assert t.offers("blue") == ["damage rough", "damage precision", "damage vortex", "damage rover"]
    t.play("blue: damage precision")
    assert (lost(t), t.state.crisis.damage[7], t.state.crisis.pool()) == ("rough vortex rover", 1, 2)
    assert t.asked == "chance"


def test_only_attacked_stations_can_be_spared() -> None:
    """DR-CRI-34, 36"""
    t = short_pool()
    assert t.refused("blue: damage m2") == "DR-CRI-34"
    assert t.refused("blue: no shields") == "DR-CRI-34"
    t = crisis(phase="resolve")
    harm(t, "m2 m2 m2 m2 m4 m4 m4 m4", gone="rough")
    t.play("chance: raid tool-raid")
    assert t.refused("red: damage rough") == "DR-CRI-36"
    t.play("red: damage rover")
    assert t.offers("red") == ["damage precision", "damage vortex"]
    t.play("red: damage vortex")
    assert lost(t) == "rough precision"


def test_a_fifth_station_loses_the_game() -> None:
    """DR-CRI-37, 48, DR-R48: at once; four do not."""
    t = crisis(phase="resolve")
    harm(t, "m2 m2 m2 m2 m2 m2 m2 m2 m2 m2", gone="m10 rental")
    t.play("chance: raid dock-breach")
    assert t.asked == "chance"
    t = crisis(phase="resolve")
    harm(t, "m2 m2 m2 m2 m2 m2 m2 m2 m2 m2", gone="mod rental reboot recruit")
    t.play("chance: raid blackout")
    assert (t.asked, t.state.winners()) == ("over", [])


def test_the_fourth_station_may_lose_already() -> None:
    """DR-R48, DR-CRI-37: the option `disintegration_limit`."""
    t = crisis(phase="resolve", disintegration_limit="4")
    harm(t, "m2 m2 m2 m2 m2 m2 m2 m2 m2 m2", gone="mod rental reboot")
    t.play("chance: raid blackout")
    assert t.asked == "over"


def test_neutronium_spent_on_shields_moves_the_marker() -> None:
    """DR-CRI-38: on top of the attack; other goods do not."""
    for good, space in (("neutronium", 2), ("iron", 1), ("solar", 1)):
        t = crisis(phase="resolve")
        t.red.crew_on("rough")
        t.red.hold = good
        t.play("chance: raid tool-raid", f"red: shield {good}")
        assert marker(t) == space


def test_neutronium_spent_on_a_reroll_moves_the_marker() -> None:
    """DR-CRI-39"""
    t = crisis("red", "resolve", dice=DULL)
    t.red.hold = "neutronium"
    t.red.crew_on("m6")
    t.play("red: reroll neutronium")
    assert marker(t) == 1


def test_other_ways_of_neutronium_do_not() -> None:
    """DR-CRI-40, DR-R49: taken, exported, discarded, or rerolled for nothing by a card."""
    t = crisis("red", "resolve", dice="rig 4 standard 1 2 neutronium 1")
    t.red.crew_on("export-1 m12 m6")
    t.red.hold = "neutronium neutronium iron"
    t.play("red: resolve crew export-1, export 1 neutronium", "red: resolve crew m6, collect 4+s2")
    t.play("red: resolve crew m12")
    assert marker(t) == 0
    t = crisis("red", "resolve", dice="rig 4 standard 1 2 neutronium 1")
    t.red.crew_on("m6")
    t.red.hold = "neutronium neutronium neutronium"
    t.play("red: resolve crew m6, collect 4+s2, discard neutronium")
    assert marker(t) == 0


def test_every_piece_on_attacked_stations_counts() -> None:
    """DR-CRI-55, DR-R71: a piece on the track whose owner had the turn is exposed all the same."""
    t = crisis(phase="resolve", turn="blue")
    t.red.crew_on("solar-1")
    t.red.hold = "iron"
    t.play("chance: raid blackout")
    assert t.offers("red") == ["shield iron", "no shields"]
    t.play("red: no shields")
    assert t.red.crew == "aboard aboard solar"
    t.end_round()
    assert "solar" in t.red.crew  # it waits on space 0, and opens the Array for its owner only


def test_metal_spent_on_shields_is_lost_to_the_team() -> None:
    """DR-CRI-56"""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid", "red: shield iron")
    assert (t.gone["iron"], t.state.crisis.exported[2]) == (1, 0)


def test_a_miner_who_fled_brings_no_consolation() -> None:
    """DR-R72, DR-MIN-12: a piece must still be on a mine when the rig dice are rolled."""
    t = struck("iron-harriers", red="m6")
    t.roll("1")
    assert t.asked == "chance"  # Blue's card: Red had nothing to resolve and takes nothing
    assert t.red.hold == ""


def test_a_hired_gun_pays_with_credits() -> None:
    """DR-CRI-26, 38: by a Research card, without a step of the marker, also with an empty hold."""
    t = crisis(phase="resolve", research=True)
    t.red.crew_on("rough")
    guns = t.state.content.research_names.index("Hired Guns")
    t.state.decks.cards, t.state.decks.works = [guns, -1], [1, 0]
    t.play("chance: raid tool-raid")
    assert t.offers("red") == ["shield credits", "no shields"]
    t.play("red: shield credits")
    assert (t.red.credits, marker(t), damaged(t)) == (9, 1, "")


def test_case_37_a_round_for_two() -> None:
    """DR-CRI-09, 10, 23, 24, 28, 38, 39"""
    t = crisis(phase="round")
    t.state.crisis.marker = 5
    t.red.crew_aboard = t.blue.crew_aboard = 2
    t.red.hold = t.blue.hold = "neutronium"
    t.play("chance: roll 4 4", "chance: roll 1")
    assert marker(t) == 4
    t.play(
        "red: assign crew rough", "blue: assign crew recruit", "red: assign crew m2", "blue: assign crew m12"
    )
    t.play("chance: roll 1", "chance: raid tool-raid", "red: shield neutronium")
    assert marker(t) == 6
    t.play("chance: roll 6 6" if t.red.dice == 2 else "chance: roll 6", "red: resolve crew rough, return")
    t.play("red: resolve crew m2, take 0", "chance: raid shift-ambush")
    assert (marker(t), damaged(t), t.blue.crew) == (7, "", "m12 recruit")
    t.play("chance: roll 6 6" if t.blue.dice == 2 else "chance: roll 6", "blue: reroll neutronium")
    track = GAME.view(t.state, 0).crisis
    assert track is not None
    assert (track.marker, track.cost) == (8, 4)


def test_the_story_of_a_card() -> None:
    """DR-CRI-24, 29: the marker, who flees, what is damaged."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    assert told(t, "chance: raid tool-raid")[1:] == [
        "The marker moves on; repairs still cost $1.",
        "@0's crewmember on Rough flees.",
        "Rough, Precision, Vortex and Rover are damaged.",
    ]
    t = crisis(phase="resolve")
    assert told(t, "chance: raid blackout")[-1] == "Nobody stands there, so the Solar Array is damaged."
    t = short_pool()
    assert told(t, "blue: damage rover") == [
        "@1 lets Rover be damaged only.",
        "Rough, Precision and Vortex are disintegrated: three of five.",
    ]


def test_the_question_says_what_is_at_stake() -> None:
    """DR-CRI-26, 38"""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.red.hold = "neutronium iron"
    t.play("chance: raid tool-raid")
    asked = question(t)
    assert asked.title == "@0, do you raise Shields for all?"
    assert asked.why == (
        "Tool Raid strikes Rough, Precision, Vortex and Rover. Shields hold all round. "
        "Without them all there flee; a repair costs $1."
    )
    assert offer(t, "no shields").sentence == "Flee: four stations are damaged"
    assert offer(t, "shield neutronium").sentence == (
        "Shields for all, for 1 neutronium, and the marker moves one space more"
    )
    assert told(t, "red: shield iron") == [
        "@0 raises Shields for all with 1 iron.",
        "The Shields hold: nothing is damaged.",
    ]


@pytest.mark.parametrize("saying", ["assign crew m6", "end turn", "return"])
def test_the_card_comes_first(saying: str) -> None:
    """DR-CRI-23, 26: before anything else it is answered."""
    t = crisis(phase="resolve")
    t.red.crew_on("rough")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid")
    assert refusal(t, saying).rule == "DR-CRI-26"
