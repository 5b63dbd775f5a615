"""Saboteurs: dealt each round, placed in turn, in everybody's way."""

from __future__ import annotations

import pytest

from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, Table
from games.darkrock.variant_talk import names, saboteurs
from gloaming.core.state import SPECTATOR

THREE = "red blue green"


def board(t: Table) -> tuple[str, str]:
    """Where the Saboteur Captain and the saboteurs stand."""
    return names(t.state.sabotage.captain), names(t.state.sabotage.crew)


def placed(captain: str = "export-3", crew: str = "m6") -> Table:
    """Red and Blue have placed a piece and a saboteur each; it is Red's second turn."""
    t = saboteurs()
    t.play(
        "red: assign crew m8", f"red: sabotage {captain}", "blue: assign crew m2", f"blue: sabotage {crew}"
    )
    return t


def test_two_players_or_three() -> None:
    """DR-SAB-01, 15, 16, 17: by the standard rules, with any deck."""
    assert GAME.seats(GAME.settled({"variant": "saboteurs"})) == range(2, 4)
    assert saboteurs().state.depletions == 3
    for deck in ("therion", "sponsors", "research"):
        for played in (True, False):
            assert GAME.settled({"variant": "saboteurs", deck: played})[deck] is played
    assert GAME.settled({"variant": "saboteurs"})["therion"] is True
    with pytest.raises(ValueError, match="2 to 3 seats"):
        GAME.new(4, {"variant": "saboteurs"})


def test_they_are_dealt_in_phase_1() -> None:
    """DR-SAB-02: the Leader gets the Captain and one, the other player one."""
    t = saboteurs(phase="round")
    t.state.leader = 1
    t.settle()
    hands = GAME.view(t.state, SPECTATOR).sabotage
    assert hands is not None
    assert (hands.captain_held, hands.crew_held) == (1, (0, 1))


def test_case_35_saboteurs() -> None:
    """DR-SAB-03 to 06, 09, 10, DR-R38: the roles stay with the Leader of phase 1."""
    t = saboteurs()
    t.red.crew_aboard, t.blue.crew_aboard = 3, 4
    t.play("red: assign crew m8")
    assert t.asked == "red"
    assert t.refused("red: assign crew m2") == "DR-SAB-03"
    t.play("red: sabotage export-3", "blue: assign crew leader, take 1", "blue: sabotage m6")
    assert t.leader == "blue"
    t.play("red: assign crew hold-1", "red: sabotage solar")
    assert board(t) == ("export-3", "m6 solar")
    assert t.refused("blue: assign crew export-3") == "DR-SAB-09"
    t.blue.captain = "aboard"
    assert t.refused("blue: assign captain export-3") == "DR-SAB-09"
    assert {"assign captain m6", "assign captain solar"} <= set(t.offers("blue"))
    t.play("blue: assign crew delegate")
    assert {"assign crew m6", "assign crew solar"} <= set(t.offers("blue"))
    t.play("blue: assign crew m6", "red: assign crew m10", "blue: assign crew m2", "blue: assign captain m4")
    t.play("chance: roll 3")
    assert t.state.turn.ship == 1


def test_each_comes_directly_after_an_assignment_turn() -> None:
    """DR-SAB-03, 04, 05: Leader, second player, Leader; then play goes on."""
    t = placed()
    t.play("red: assign crew m10")
    assert t.asked == "red"
    t.play("red: sabotage rough")
    assert t.asked == "blue"
    t.play("blue: assign crew m12")
    assert t.asked == "red"
    assert "assign crew m4" in t.offers("red")


def test_a_turn_with_delegate_is_one_turn() -> None:
    """DR-R38, DR-SAB-06: turns are counted, not pieces."""
    t = saboteurs()
    t.blue.crew_on("m2")
    t.play("red: assign crew delegate, assign crew m2")
    assert "sabotage rough" in t.offers("red")
    t.play("red: sabotage rough")
    assert t.asked == "blue"


def test_only_free_stations() -> None:
    """DR-SAB-07: of the Solar track only space 0 counts."""
    t = saboteurs()
    t.blue.crew_on("m2 solar-2")
    t.blue.captain = "rover"
    t.play("red: assign crew m8")
    for station in ("m8", "m2", "rover"):
        assert t.refused(f"red: sabotage {station}") == "DR-SAB-07"
    assert "sabotage solar" in t.offers("red")
    t.play("red: sabotage export-3", "blue: assign crew m4")
    assert t.refused("blue: sabotage export-3") == "DR-SAB-07"


@pytest.mark.parametrize("station", ["leader", "delegate"])
def test_never_on_the_bridge(station: str) -> None:
    """DR-SAB-08, DR-R39: neither kind."""
    t = saboteurs()
    t.play("red: assign crew m8")
    assert t.refused(f"red: sabotage {station}") == "DR-SAB-08"
    t.play("red: sabotage m4", "blue: assign crew m2")
    assert t.refused(f"blue: sabotage {station}") == "DR-SAB-08"


def test_the_captain_of_saboteurs_closes_a_station_to_all() -> None:
    """DR-SAB-09: to crew, to Captains, to Delegate."""
    t = placed(captain="m10", crew="m6")
    t.red.captain = "aboard"
    assert t.refused("red: assign crew m10") == "DR-SAB-09"
    assert t.refused("red: assign captain m10") == "DR-SAB-09"
    t.play("red: assign crew delegate")
    assert t.refused("red: assign crew m10") == "DR-SAB-09"


def test_a_saboteur_counts_as_another_players_crew() -> None:
    """DR-SAB-10, DR-R40: for the player who placed it too."""
    t = placed(crew="m6")
    t.red.captain = "aboard"
    assert t.refused("red: assign crew m6") == "DR-SAB-10"
    assert {"assign captain m6", "assign crew delegate"} <= set(t.offers("red"))
    t.play("red: assign crew m4", "red: sabotage m10")
    assert t.refused("blue: assign crew m6") == "DR-SAB-10"


def test_who_is_in_may_add_pieces() -> None:
    """DR-SAB-11"""
    t = placed(crew="m6")
    t.red.crew_aboard = 3
    t.play("red: assign crew delegate, assign crew m6", "red: sabotage m10", "blue: assign crew m12")
    assert "assign crew m6" in t.offers("red")


def test_research_cards_join_saboteurs_too() -> None:
    """DR-R80, DR-SAB-10: Dock Pass is a Delegate without the station; never the Saboteur Captain's."""
    t = saboteurs()
    t.state.decks.research = True
    pass_card = t.state.content.research_names.index("Dock Pass")
    t.state.decks.cards, t.state.decks.works = [pass_card, -1], [1, 0]
    t.play("red: assign crew m8", "red: sabotage m10", "blue: assign crew m2", "blue: sabotage m6")
    assert "assign crew m6" in t.offers("red")
    assert t.refused("red: assign crew m10") == "DR-SAB-09"


def test_they_are_never_resolved_and_leave_at_the_end() -> None:
    """DR-SAB-12, 13"""
    t = placed()
    t.red.crew_aboard = t.blue.crew_aboard = 0
    t.red.crew_on("m10")
    t.state.agenda.pop()
    t.settle()
    before = (t.red.credits, t.blue.credits)
    t.end_round()
    assert board(t) == ("", "")
    hands = GAME.view(t.state, SPECTATOR).sabotage
    assert hands is not None
    assert (hands.captain_held, hands.crew_held) == (0, (0, 1))
    assert (t.red.credits, t.blue.credits) == before


def test_rover_reaches_their_mines() -> None:
    """DR-SAB-12, DR-R84: of both kinds."""
    t = saboteurs(phase="resolve", dice="rig 6 6 standard 6 2 neutronium 1")
    t.state.sabotage.captain, t.state.sabotage.crew = 1 << 5, 1 << 3
    t.red.crew_on("m10 rover")
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1, collect 6+s6")
    assert t.red.hold == "platinum"
    t = saboteurs(phase="resolve", dice="rig 6 standard 6 2 neutronium 1")
    t.state.sabotage.crew = 1 << 3
    t.red.crew_on("m10 rover")
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1, collect 6+s2")
    assert t.red.hold == "iron"


def test_marauders_do_not_touch_them() -> None:
    """DR-SAB-14, DR-R41"""
    t = saboteurs(phase="round")
    t.state.decks.therion, t.state.first_export = True, 1
    t.state.decks.raiders = (1 << len(t.state.content.raids)) - 1
    t.red.crew_aboard = t.blue.crew_aboard = 1
    t.play("chance: roll 1 2", "red: assign crew rough", "red: sabotage precision", "blue: assign crew m2")
    t.play("blue: sabotage vortex", "chance: roll 3", "chance: raid tool-raid")
    assert t.asked == "red"
    t.play("red: flee")
    assert board(t) == ("precision", "vortex")


def test_three_players_have_one_each() -> None:
    """DR-SAB-17: Leader, second, third, Leader."""
    t = saboteurs(THREE)
    t.play("red: assign crew m2", "red: sabotage m4", "blue: assign crew m6", "blue: sabotage m8")
    t.play("green: assign crew m10", "green: sabotage m12", "red: assign crew rough", "red: sabotage vortex")
    assert t.asked == "blue"
    assert board(t) == ("m4", "m8 m12 vortex")
    t.play("blue: assign crew rover")
    assert "assign crew mod" in t.offers("green")


def test_without_a_turn_nothing_is_placed() -> None:
    """DR-SAB-18, DR-R38: Red has no second turn, Blue none at all."""
    t = saboteurs()
    t.red.crew_aboard = 1
    t.blue.crew_aboard = 0
    t.blue.crew_on("solar-2")
    t.play("red: assign crew m8", "red: sabotage export-3")
    assert t.asked == "chance"
    assert board(t) == ("export-3", "")


def test_the_question_says_what_it_does() -> None:
    """DR-SAB-09, 10: to the placing player, in words."""
    t = saboteurs()
    t.play("red: assign crew m8")
    assert question(t).title == "@0, where do you send the Saboteur Captain?"
    assert offer(t, "sabotage m6").sentence == "Close mine 6 with the Saboteur Captain"
    assert told(t, "red: sabotage m6") == ["@0 closes mine 6 with the Saboteur Captain."]
    t.play("blue: assign crew m2")
    assert offer(t, "sabotage m4").sentence == "Block mine 4 with a saboteur"
    assert told(t, "blue: sabotage m4") == ["@1 blocks mine 4 with a saboteur."]
    assert refusal(t, "assign crew m4").sentence == (
        "A saboteur stands at mine 4: only a Captain, or Delegate, gets in."
    )
    assert refusal(t, "assign crew m6").sentence == (
        "The Saboteur Captain has closed mine 6 for this round, to everybody."
    )
    assert "Saboteurs mine 6 is closed; one at mine 4." in GAME.show(GAME.view(t.state, 0))
