"""Insider Partnership: two players, two companies each, and the poorer one counts."""

from __future__ import annotations

import pytest

from games.darkrock.story import question, told
from games.darkrock.table_talk import GAME, Table, darkrock
from games.darkrock.variant_talk import insider
from gloaming.core.options import OptionError


def last_turn(**credits: int) -> Table:
    """The last answer of the game is Yellow's: one dollar more on Subcontract."""
    dull = "rig 1 standard 1 2 neutronium 1"
    t = darkrock("red blue", "resolve", "yellow", dull, "red", last_round=3, variant="insider")
    t.red.credits, t.blue.credits = credits["red"], credits["blue"]
    t.green.credits, t.yellow.credits = credits["green"], credits["yellow"]
    t.yellow.crew_on("subcontract")
    return t


def finish(t: Table) -> None:
    """The last answer, without the dollar."""
    t.play("blue: resolve crew subcontract, return")
    assert t.asked == "over"


def test_two_players_have_two_companies_each() -> None:
    """DR-INS-01: four full ships; no other number of players."""
    t = insider()
    assert len(t.state.ships) == 4
    assert [t.state.seat_of(ship) for ship in range(4)] == [0, 1, 0, 1]
    assert [ship.credits for ship in t.state.ships] == [2, 2, 2, 2]
    with pytest.raises(ValueError, match="takes 2 seats with these options, not 3"):
        GAME.new(3, {"variant": "insider"})


def test_each_company_is_set_up_like_a_player() -> None:
    """DR-INS-02, 11: the standard start, or Sponsors dealt to each company; all decks are free options."""
    t = insider(phase="setup")
    assert all(ship.crew_aboard() == 3 and ship.slots == 3 for ship in t.state.ships)
    dealt = GAME.new(2, {"variant": "insider", "sponsors": True})
    assert len(dealt.decks.sponsors) == 4
    for deck in ("therion", "sponsors", "research"):
        for played in (True, False):
            assert GAME.settled({"variant": "insider", deck: played})[deck] is played
    assert GAME.settled({"variant": "insider"})["therion"] is True


def test_control_alternates_round_the_table() -> None:
    """DR-INS-03, 05: P1, P2, P1, P2; each company takes turns of its own."""
    t = insider(leader="green")
    asked = []
    for station in ("m2", "m4", "m6", "m8"):
        t.settle()
        ship = GAME.view(t.state, 0).asked.facts["ship"]
        asked.append((t.companies[ship], t.asked))
        t.play(f"{t.asked}: assign crew {station}")
    assert asked == [("green", "red"), ("yellow", "blue"), ("red", "red"), ("blue", "blue")]


def test_any_of_four_companies_may_lead_first() -> None:
    """DR-INS-04"""
    t = insider(phase="setup")
    assert t.offers("chance") == ["leader red", "leader blue", "leader green", "leader yellow"]
    t.play("chance: leader green", "chance: roll 1 2")
    assert (t.leader, t.asked) == ("green", "red")


def test_companies_of_one_player_share_nothing() -> None:
    """DR-INS-06: Green's rig dice, credits and hold are Green's."""
    t = insider("resolve", "green", "rig 4 6 standard 5 2 neutronium 3", leader="green")
    t.red.hold, t.red.credits = "iron", 9
    t.green.crew_on("export-1 recruit")
    assert "export 1 iron" not in t.offers("red")
    t.play("red: resolve crew export-1")
    t.play("red: resolve crew recruit")  # no question: $2 hire nobody
    assert (t.green.crew_aboard, t.red.hold, t.red.credits, t.green.credits) == (3, "iron", 9, 2)


def test_the_own_other_company_is_another_player() -> None:
    """DR-INS-07, DR-R36: it blocks, Delegate joins it, and its Captain closes a station."""
    t = insider(turn="red")
    t.green.crew_on("m8")
    assert t.refused("red: assign crew m8") == "DR-ASG-06"
    t.play("red: assign crew delegate, assign crew m8")
    closed = insider(turn="red")
    closed.green.captain = "m6"
    closed.red.captain = "aboard"
    assert closed.refused("red: assign captain m6") == "DR-ASG-08"


def test_the_end_is_the_standard_one() -> None:
    """DR-INS-08: three empty mines, or four in the long game."""
    assert insider().state.depletions == 3
    assert insider(long_game=True).state.depletions == 4


def test_case_34_insider() -> None:
    """DR-INS-09: $31 and $14 against $19 and $16: 14 against 16."""
    t = last_turn(red=31, green=14, blue=19, yellow=16)
    finish(t)
    assert t.scores == {"red": 14, "blue": 16}
    assert t.winner == "blue"


def test_a_tie_goes_by_pieces_and_then_by_the_later_turn() -> None:
    """DR-INS-10: between the two companies that count."""
    t = last_turn(red=14, green=31, blue=14, yellow=31)
    t.red.crew_aboard = 4
    finish(t)
    assert t.winner == "red"
    t = last_turn(red=14, green=31, blue=14, yellow=31)
    finish(t)
    assert t.winner == "blue"


def test_of_two_level_companies_the_worse_one_counts() -> None:
    """DR-R37, DR-INS-10: fewer pieces, then the earlier turn."""
    t = last_turn(red=14, green=14, blue=14, yellow=31)
    t.red.crew_aboard = 4
    finish(t)
    assert t.state.counted(0) == 2
    assert t.winner == "red"  # Green, whose turn came after Blue's
    t = last_turn(red=14, green=14, blue=31, yellow=14)
    finish(t)
    assert t.state.counted(0) == 0
    assert t.winner == "blue"


def test_sentences_say_which_company_it_is() -> None:
    """DR-INS-05: each player sits there twice."""
    t = insider(turn="green")
    t.red.crew_on("m4")
    assert question(t).title == "@0 (Rose), where does your next piece go?"
    assert told(t, "red: assign crew m6") == ["@0 (Rose) places a crewmember on mine 6."]
    lines = GAME.show(GAME.view(t.state, 0))
    assert sum(line.startswith("You (Rose)") for line in lines) == 1


def test_the_end_names_the_companies_that_count() -> None:
    """DR-INS-09: the story and the table in plain lines."""
    t = last_turn(red=31, green=14, blue=19, yellow=16)
    story = told(t, "blue: resolve crew subcontract, return")
    assert story[-2:] == ["@1 wins with $16.", "$2 ahead of @0 (Rose): $16 in credits."]
    assert GAME.show(GAME.view(t.state, 0))[1].startswith("1. @1 (Azure): $16")


def test_variants_exclude_what_is_only_for_the_crisis() -> None:
    """DR-INS-01, DR-SAB-01: with a reason."""
    with pytest.raises(OptionError, match="Neutronium Crisis"):
        GAME.settled({"variant": "insider", "difficulty": "hard"})
