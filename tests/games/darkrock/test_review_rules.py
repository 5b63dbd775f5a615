"""Corners of the decks and variants where several rules meet."""

from __future__ import annotations

from games.darkrock.deck_talk import laid, row_of
from games.darkrock.table_talk import GAME
from games.darkrock.variant_talk import crisis, harm, saboteurs


def test_once_a_turn_marks_are_cleared_with_the_round() -> None:
    """DR-RND-05: the last ship's used card is no mark of the next round."""
    t = laid(dice="rig 6 standard 5 3 neutronium 4", turn="blue", owns="blue fine-trim")
    t.blue.crew_on("recruit")
    t.play("blue: raise 6", "blue: resolve crew recruit")
    assert (t.asked, t.round, t.state.decks.spent) == ("chance", 4, 0)


def test_both_waiting_pieces_charge_after_the_repair() -> None:
    """DR-CRI-43, 45, DR-R08: case 41 to its end: the repaired Array moves the old piece and the new one."""
    t = crisis("red")
    t.red.crew_on("solar")
    t.red.crew_aboard = 1
    harm(t, "solar")
    t.play("red: assign crew solar", "chance: roll 6", "chance: raid silent-running", "chance: roll 6")
    t.play("red: resolve crew solar, charge", "red: resolve crew solar, charge")
    assert t.red.crew == "solar-1 solar-1"


def test_dock_pass_on_the_array_beside_a_waiting_piece() -> None:
    """DR-R08, DR-R80, DR-CRI-45: Red's own waiting piece opens nothing, so the card is used up."""
    t = laid(phase="assign", owns="red dock-pass", variant="crisis")
    t.red.crew_on("solar")
    t.blue.crew_on("solar")
    harm(t, "solar")
    t.red.crew_aboard = 3
    t.play("red: assign crew solar")
    assert (t.state.decks.joined, t.red.credits, t.state.crisis.damage[21]) == (1, 9, 0)


def test_a_captain_joins_a_saboteur_and_closes_the_station() -> None:
    """DR-SAB-10, DR-ASG-08: then Delegate and Dock Pass are out, and the owner may go on."""
    t = saboteurs(turn="red")
    t.red.captain = "aboard"
    t.state.sabotage.crew, t.state.sabotage.captain_held, t.state.sabotage.crew_held = 1 << 2, 0, 0
    t.play("red: assign captain m6")
    assert t.refused("blue: assign crew m6") == "DR-ASG-08"
    assert t.refused("blue: assign crew delegate") == "DR-ASG-13"
    t.play("blue: assign crew m2")
    assert "assign crew m6" in t.offers("red")


def test_a_captain_recycles_twice() -> None:
    """DR-RSCH-04, 05, 10, DR-R33: with one unknown card left the known ones follow in their order."""
    t = laid(dice="rig 1 standard 5 6 neutronium 4", below="fine-trim loose-chuck mirror-bit long-tether")
    t.red.captain = "research"
    t.play("red: resolve captain, recycle, research fine-trim")
    assert row_of(t) == "long-tether loose-chuck mirror-bit"
    t.play("red: recycle, research bonded-freight, keep bonded-freight")
    assert row_of(t) == "overtime-clause long-tether cross-coupler"
    assert [GAME.content.research_names[card] for card in t.state.decks.below] == [
        *("Loose Chuck", "Mirror Bit", "Fine Trim"),
    ]
