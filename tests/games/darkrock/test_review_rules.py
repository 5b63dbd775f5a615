"""Corners of the decks and variants where several rules meet."""

from __future__ import annotations

from games.darkrock.deck_talk import below_of, laid, row_of
from games.darkrock.story import offer, question
from games.darkrock.table_talk import darkrock
from games.darkrock.variant_talk import crisis, damaged, harm, saboteurs
from gloaming.core.packs import house_pages
from gloaming.games.darkrock.content.loader import DECKS, read_content


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


def test_a_card_does_no_harm_where_no_station_is() -> None:
    """DR-SET-09, DR-CRI-29, 34: a pack's card may name Research; without the deck there is none to hit."""
    pages = house_pages(DECKS)
    file = "marauders.toml"
    pages[file] = pages[file].replace('"hold-1", "hold-2"', '"hold-1", "research"')
    for research, hit in ((False, "hold-1"), (True, "hold-1 research")):
        t = crisis(phase="resolve", research=research)
        t.state.content = read_content(pages)
        t.play("chance: raid dock-breach")
        assert damaged(t) == hit
        t = crisis(phase="resolve", research=research)
        t.state.content = read_content(pages)
        harm(t, "m2 m2 m2 m2 m2 m2 m2 m2 m2")
        t.play("chance: raid dock-breach")
        assert (t.asked, damaged(t).split().count("hold-1")) == (("red", 0) if research else ("chance", 1))


def test_a_flight_counts_the_stations_that_are_there() -> None:
    """DR-SET-09, DR-CRI-29: the words as well."""
    pages = house_pages(DECKS)
    pages["marauders.toml"] = pages["marauders.toml"].replace('"hold-1", "hold-2"', '"hold-1", "research"')
    t = crisis(phase="resolve")
    t.state.content = read_content(pages)
    t.red.crew_on("hold-1")
    t.red.hold = "iron"
    t.play("chance: raid dock-breach")
    assert offer(t, "no shields").sentence == "Flee: one station is damaged"
    assert question(t).why.startswith("Dock Breach strikes Hold +. ")


def test_case_3_in_full() -> None:
    """DR-SHIP-07 to 10, DR-RES-03, DR-R04: $9 is one die all turn; base 2 is two at $11 and three at $20."""
    t = darkrock("red blue", "round", leader="blue")
    t.blue.credits = 9
    t.blue.crew_aboard, t.red.crew_aboard = 2, 1
    t.play("chance: roll 1 2", "blue: assign crew subcontract", "red: assign crew rover")
    t.play("blue: assign crew m2", "chance: roll 6")
    assert t.offers("chance")[-1] == "roll 6"
    t.play("chance: roll 6", "blue: resolve crew subcontract, subcontract")
    assert (t.blue.credits, len(t.rig), t.blue.dice) == (10, 1, 1)
    t.end_round()
    assert t.blue.dice == 2
    for credits, dice in ((11, 2), (19, 2), (20, 3)):
        t = darkrock("red blue", "round")
        t.red.ship.base_dice, t.red.credits = 2, credits
        t.play("chance: roll 1 2")
        assert t.red.dice == dice


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
    assert below_of(t) == "loose-chuck mirror-bit fine-trim"
