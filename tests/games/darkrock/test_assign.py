"""Phase 2: who may stand where."""

from __future__ import annotations

from games.darkrock.table_talk import darkrock


def test_leader_first_then_clockwise_one_piece_a_turn() -> None:
    """DR-ASG-01"""
    t = darkrock("red blue green", leader="blue")
    order = []
    for station in ("m2", "m4", "m6", "m8"):
        order.append(t.asked)
        t.play(f"{t.asked}: assign crew {station}")
    assert order == ["blue", "green", "red", "blue"]


def test_a_change_of_leader_keeps_the_order() -> None:
    """DR-ASG-02"""
    t = darkrock("red blue green")
    t.play("red: assign crew m2", "blue: assign crew leader", "blue: take 1")
    assert (t.leader, t.asked) == ("blue", "green")
    t.play("green: assign crew m4")
    assert t.asked == "red"


def test_players_without_pieces_are_skipped_until_all_are_out() -> None:
    """DR-ASG-03"""
    t = darkrock("red blue")
    t.red.crew_on("m8 m8")
    t.play("red: assign crew m8", "blue: assign crew m6")
    assert t.asked == "blue"
    t.play("blue: assign crew m6", "blue: assign crew m6")
    assert t.asked == "chance"


def test_nobody_passes() -> None:
    """DR-ASG-04"""
    t = darkrock("red blue")
    for saying in ("return", "end turn", "resolve crew m8"):
        assert t.refused(f"red: {saying}") == "DR-ASG-04"
    assert all(text.startswith("assign ") for text in t.offers("red"))


def test_several_pieces_on_one_station() -> None:
    """DR-ASG-05: each is resolved on its own."""
    t = darkrock("red blue")
    t.red.crew_on("subcontract")
    t.play("red: assign crew subcontract")
    assert t.red.crew == "aboard subcontract subcontract"
    later = darkrock("red blue", phase="resolve", dice="rig 1")
    later.red.crew_on("subcontract subcontract")
    later.play("red: resolve crew subcontract, subcontract")
    assert (later.red.crew, later.red.credits) == ("aboard aboard subcontract", 3)


def test_a_crewmember_needs_a_free_station_or_an_own_piece() -> None:
    """DR-ASG-06"""
    t = darkrock("red blue green")
    t.blue.crew_on("m8 m6")
    t.red.crew_on("m6")
    assert t.refused("red: assign crew m8") == "DR-ASG-06"
    assert "assign crew m6" in t.offers("red")
    assert "assign crew m10" in t.offers("red")


def test_the_captain_joins_others() -> None:
    """DR-ASG-07"""
    t = darkrock("red blue")
    t.blue.crew_on("m8")
    t.red.captain = "aboard"
    assert t.refused("red: assign crew m8") == "DR-ASG-06"
    t.play("red: assign captain m8")
    assert t.red.captain == "m8"


def test_a_captain_closes_the_station() -> None:
    """DR-ASG-08: to all who have no piece there, other Captains too."""
    t = darkrock("red blue green", turn="green")
    t.red.captain = "m8"
    t.blue.crew_on("m8")
    t.green.captain = "aboard"
    assert t.refused("green: assign crew m8") == "DR-ASG-08"
    assert t.refused("green: assign captain m8") == "DR-ASG-08"
    t.play("green: assign crew m2", "red: assign crew m8", "blue: assign crew m8")
    assert t.blue.crew == "aboard m8 m8"


def test_a_captain_alone_closes_the_station() -> None:
    """DR-ASG-06, 08: no crew beside him is needed."""
    t = darkrock("red blue")
    t.blue.captain = "m8"
    t.red.captain = "aboard"
    assert t.refused("red: assign crew m8") == "DR-ASG-08"
    assert t.refused("red: assign captain m8") == "DR-ASG-08"


def test_a_captain_who_was_there_before_may_be_followed() -> None:
    """DR-ASG-08: a Captain may join a Captain where the own crew already stands."""
    t = darkrock("red blue")
    t.blue.captain = "m8"
    t.red.crew_on("m8")
    t.red.captain = "aboard"
    assert {"assign crew m8", "assign captain m8"} <= set(t.offers("red"))


def test_the_captain_takes_an_ordinary_turn() -> None:
    """DR-ASG-09"""
    t = darkrock("red blue")
    t.red.captain = "aboard"
    t.play("red: assign captain m8")
    assert (t.red.captain, t.asked) == ("m8", "blue")
    t.play("blue: assign crew m2")
    assert t.refused("red: assign captain m8") == "DR-ASG-09"


def test_delegate_sends_a_second_piece_at_once() -> None:
    """DR-ASG-10"""
    t = darkrock("red blue")
    t.blue.crew_on("m8")
    t.play("red: assign crew delegate")
    assert t.asked == "red"
    assert t.refused("red: return") == "DR-ASG-10"
    t.play("red: assign crew m8")
    assert (t.red.crew, t.asked) == ("aboard m8 delegate", "blue")


def test_delegate_and_its_second_piece_are_one_saying() -> None:
    """DR-ASG-10"""
    t = darkrock("red blue")
    t.blue.crew_on("m8")
    t.play("red: assign crew delegate, assign crew m8")
    assert t.red.crew == "aboard m8 delegate"


def test_the_second_piece_joins_another_players_crew() -> None:
    """DR-ASG-11: no free station, and none with own pieces only."""
    t = darkrock("red blue")
    t.blue.crew_on("m8")
    t.red.crew_on("m6")
    t.play("red: assign crew delegate")
    assert t.offers("red") == ["assign crew m8"]
    assert t.refused("red: assign crew m6") == "DR-ASG-11"
    assert t.refused("red: assign crew m2") == "DR-ASG-11"


def test_the_second_piece_avoids_captains() -> None:
    """DR-ASG-12: another player's Captain bars it, also where own crew stand; the own Captain does not."""
    t = darkrock("red blue green")
    t.blue.crew_on("m8 m6 m4")
    t.green.captain = "m8"
    t.red.captain = "m6"
    t.red.crew_on("m8")
    t.play("red: assign crew delegate")
    assert t.offers("red") == ["assign crew m4", "assign crew m6"]
    assert t.refused("red: assign crew m8") == "DR-ASG-12"


def test_delegate_needs_a_second_piece_and_a_place_for_it() -> None:
    """DR-ASG-13"""
    alone = darkrock("red blue")
    assert alone.refused("red: assign crew delegate") == "DR-ASG-13"
    alone.blue.captain = "m8"
    assert alone.refused("red: assign crew delegate") == "DR-ASG-13"
    last = darkrock("red blue")
    last.blue.crew_on("m8")
    last.red.crew_on("m2 m2")
    assert last.refused("red: assign crew delegate") == "DR-ASG-13"
    last.red.captain = "aboard"
    assert {"assign crew delegate", "assign captain delegate"} <= set(last.offers("red"))


def test_the_second_piece_may_be_the_captain() -> None:
    """DR-ASG-14: he is kept from other Captains like a crewmember."""
    t = darkrock("red blue green")
    t.blue.crew_on("m8 m4")
    t.green.captain, t.red.captain = "m8", "aboard"
    t.play("red: assign crew delegate")
    assert t.refused("red: assign captain m8") == "DR-ASG-12"
    t.play("red: assign captain m4")
    assert t.red.captain == "m4"


def test_delegate_leads_to_no_delegate() -> None:
    """DR-ASG-15: the Captain joins Blue on Delegate, but sends nobody there."""
    t = darkrock("red blue")
    t.blue.crew_on("delegate m8")
    t.red.captain = "aboard"
    t.play("red: assign captain delegate")
    assert t.refused("red: assign crew delegate") == "DR-ASG-15"
    assert t.offers("red") == ["assign crew m8"]


def test_delegate_alone_is_no_target() -> None:
    """DR-ASG-13, 15: with others' crew on Delegate only, the Captain cannot use it."""
    t = darkrock("red blue")
    t.blue.crew_on("delegate")
    t.red.captain = "aboard"
    assert t.refused("red: assign captain delegate") == "DR-ASG-13"


def test_the_second_piece_takes_the_leader_tile() -> None:
    """DR-ASG-16"""
    t = darkrock("red blue green")
    t.blue.crew_on("leader")
    t.state.leader = 1
    t.play("red: assign crew delegate, assign crew leader", "red: take 1")
    assert (t.leader, t.red.hold, t.asked) == ("red", "neutronium", "blue")


def test_the_second_piece_goes_to_space_0_and_works_in_phase_5() -> None:
    """DR-ASG-16, 27"""
    t = darkrock("red blue")
    t.blue.crew_on("solar m2 m2")
    t.red.crew_on("m8")
    t.play("red: assign crew delegate, assign crew solar")
    assert t.red.crew == "m8 solar delegate"
    t.play("chance: roll 1", "chance: roll 1")
    assert "resolve crew solar" in t.offers("red")


def test_the_piece_on_delegate_just_returns() -> None:
    """DR-ASG-17"""
    t = darkrock("red blue", phase="resolve")
    t.red.crew_on("delegate m8")
    t.roll("1")
    assert t.offers("red") == ["resolve crew m8"]
    t.play("red: resolve crew m8")
    assert t.red.crew == "aboard aboard aboard"


def test_a_captain_on_delegate_sends_one_piece() -> None:
    """DR-ASG-18"""
    t = darkrock("red blue")
    t.blue.crew_on("m8")
    t.red.captain = "aboard"
    t.play("red: assign captain delegate, assign crew m8")
    assert (t.asked, t.red.crew_aboard) == ("blue", 2)


def test_leader_and_delegate_can_be_occupied() -> None:
    """DR-ASG-19"""
    t = darkrock("red blue green")
    t.blue.crew_on("leader delegate m8")
    t.red.captain = "aboard"
    assert t.refused("red: assign crew leader") == "DR-ASG-06"
    assert t.refused("red: assign crew delegate") == "DR-ASG-06"
    assert {"assign captain leader", "assign captain delegate"} <= set(t.offers("red"))
    t.green.captain = "leader"
    assert t.refused("red: assign captain leader") == "DR-ASG-08"


def test_the_tile_changes_hands_at_once() -> None:
    """DR-ASG-20: also if no neutronium is taken."""
    t = darkrock("red blue", turn="blue")
    t.play("blue: assign crew leader")
    assert t.leader == "blue"
    t.play("blue: take 0")
    assert (t.leader, t.blue.hold, t.supply["neutronium"]) == ("blue", "", 6)


def test_a_crewmember_at_leader_takes_one_neutronium_or_none() -> None:
    """DR-ASG-21"""
    t = darkrock("red blue")
    t.play("red: assign crew leader")
    assert t.offers("red") == ["take 0", "take 1"]
    assert t.refused("red: take 2") == "DR-ASG-21"
    t.play("red: take 1")
    assert (t.red.hold, t.supply["neutronium"]) == ("neutronium", 5)


def test_a_captain_at_leader_takes_up_to_two() -> None:
    """DR-ASG-22"""
    t = darkrock("red blue")
    t.red.captain = "aboard"
    t.play("red: assign captain leader")
    assert t.offers("red") == ["take 0", "take 1", "take 2"]
    assert t.refused("red: take 3") == "DR-ASG-22"
    t.play("red: take 2")
    assert t.supply["neutronium"] == 4


def test_the_leader_at_leader_gets_neutronium() -> None:
    """DR-ASG-23"""
    t = darkrock("red blue")
    t.play("red: assign crew leader", "red: take 1")
    assert (t.leader, t.red.hold) == ("red", "neutronium")


def test_neutronium_at_leader_needs_room() -> None:
    """DR-ASG-24: with a full hold something else goes first."""
    t = darkrock("red blue")
    t.red.hold = "iron iron solar"
    t.play("red: assign crew leader", "red: take 1, discard iron")
    assert (t.red.hold, t.gone["iron"], t.asked) == ("iron solar neutronium", 1, "blue")


def test_without_neutronium_in_the_supply_only_the_tile_moves() -> None:
    """DR-ASG-24, 20"""
    t = darkrock("red blue", leader="blue", turn="red")
    t.blue.slots = 6
    t.blue.hold = "neutronium " * 6
    t.play("red: assign crew leader")
    assert (t.leader, t.asked) == ("red", "blue")


def test_leader_does_nothing_in_phase_5() -> None:
    """DR-ASG-25"""
    t = darkrock("red blue", phase="resolve")
    t.red.captain = "leader"
    t.red.crew_on("leader")
    t.roll("1")
    assert (t.asked, t.red.captain, t.red.crew_aboard) == ("chance", "aboard", 3)


def test_the_tile_moves_again() -> None:
    """DR-ASG-26: Blue takes it, then Green's Captain."""
    t = darkrock("red blue green", turn="blue")
    t.green.captain = "aboard"
    t.play("blue: assign crew leader", "blue: take 1", "green: assign captain leader", "green: take 2")
    assert (t.leader, t.supply["neutronium"]) == ("green", 3)


def test_solar_pieces_begin_on_space_0() -> None:
    """DR-ASG-27"""
    t = darkrock("red blue")
    t.play("red: assign crew solar")
    assert t.red.crew == "aboard aboard solar"
    assert t.refused("blue: assign crew solar-1") == ""


def test_only_space_0_occupies_the_array() -> None:
    """DR-ASG-28: farther pieces do not count, neither crew nor Captain."""
    t = darkrock("red blue", turn="blue")
    t.red.crew_on("solar-1")
    t.red.captain = "solar-2"
    assert "assign crew solar" in t.offers("blue")
    t.red.crew_on("solar")
    assert t.refused("blue: assign crew solar") == "DR-ASG-06"
    t.red.captain = "solar"
    assert t.refused("blue: assign crew solar") == "DR-ASG-08"


def test_farther_crew_are_no_target_of_delegate() -> None:
    """DR-ASG-28"""
    t = darkrock("red blue")
    t.blue.crew_on("solar-2")
    assert t.refused("red: assign crew delegate") == "DR-ASG-13"


def test_pieces_on_the_track_are_not_aboard() -> None:
    """DR-ASG-29"""
    t = darkrock("red blue")
    t.red.crew_on("solar-1 solar-3")
    t.blue.crew_on("m8 m8")
    t.play("red: assign crew m2", "blue: assign crew m8")
    assert (t.asked, t.red.crew) == ("chance", "m2 solar-1 solar-3")


def test_blocking_is_legal() -> None:
    """DR-ASG-30: a piece may stand where it can do nothing."""
    t = darkrock("red blue")
    t.red.credits, t.red.slots = 0, 6
    assert {"assign crew recruit", "assign crew hold-1", "assign crew rover"} <= set(t.offers("red"))
