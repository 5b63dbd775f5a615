"""The Neutronium Crisis: exports, the damaged Solar Array, Rover, every loss and the win."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, Table
from games.darkrock.variant_talk import DULL, crisis, damaged, export, harm, hopeless
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock.names import METALS
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.variants.crisis import impossible, obtainable

ALL = "platinum " * 3 + "cobalt " * 4 + "iron " * 5


def missing(t: Table) -> list[int]:
    """What the team still has to export, by metal."""
    return [t.state.crisis.missing(metal) for metal in range(METALS)]


# --- exports


def test_exports_pay_and_fill_slots() -> None:
    """DR-CRI-41, 42"""
    t = crisis("red", "resolve", dice=DULL)
    t.red.crew_on("export-3")
    t.red.slots = 4
    t.red.hold = "platinum iron iron solar"
    assert told(t, "red: resolve crew export-3, export 1 platinum 2 iron")[:2] == [
        "@0 exports 1 platinum and 2 iron for $16.",
        "The team has exported 1 of 3 platinum, 0 of 4 cobalt, 2 of 5 iron.",
    ]
    assert (t.red.credits, missing(t)) == (26, [2, 4, 3])


def test_more_than_the_slots_just_leaves_the_game() -> None:
    """DR-CRI-42, 53: it is paid for all the same, and missing nowhere."""
    t = crisis("red", "resolve", dice=DULL)
    export(t, "iron iron iron iron iron")
    t.red.crew_on("export-1")
    t.red.hold = "iron"
    t.play("red: resolve crew export-1, export 1 iron")
    assert (t.red.credits, t.state.crisis.exported[2], t.gone["iron"]) == (14, 5, 6)


# --- the Solar Array


def solar(damage: str = "solar", gone: str = "", place: str = "solar-2") -> Table:
    """Red resolves a piece on the track of a harmed Solar Array."""
    t = crisis("red", "resolve", dice=DULL)
    t.red.crew_on(place)
    harm(t, damage, gone)
    t.play(f"red: resolve crew {place}")
    return t


def test_the_damaged_array_does_not_work() -> None:
    """DR-CRI-43, 44: neither Charge nor Collect; home with nothing, or wait in place."""
    t = solar()
    assert t.offers("red") == ["take 0", "stay"]
    assert t.refused("red: charge") == "DR-CRI-43"
    assert t.refused("red: take 1") == "DR-CRI-43"
    assert t.refused("red: rent") == "DR-CRI-44"
    assert question(t).title == "@0, does your crewmember wait, or come home?"
    assert offer(t, "stay").sentence == "Wait here until the Solar Array is repaired"
    t.play("red: take 0")
    assert (t.red.crew_aboard, t.red.hold) == (3, "")


def test_a_piece_may_wait_in_place() -> None:
    """DR-CRI-44"""
    t = solar()
    assert (
        told(t, "red: stay")[0]
        == "@0 lets a crewmember wait on space 2 of the Solar Array until it is repaired."
    )
    assert t.red.crew == "aboard aboard solar-2"


def test_waiting_is_for_the_damaged_array_only() -> None:
    """DR-SOL-02: a working track is charged or collected on."""
    t = crisis("red", "resolve", dice=DULL)
    t.red.crew_on("solar-2")
    t.play("red: resolve crew solar-2")
    assert t.refused("red: stay") == "DR-SOL-02"


def test_a_lost_array_sends_all_home() -> None:
    """DR-CRI-46, DR-R50: with nothing, at the next resolution."""
    t = solar(damage="", gone="solar")
    assert t.offers("red") == ["take 0"]
    assert t.refused("red: stay") == "DR-CRI-46"
    assert t.refused("red: charge") == "DR-CRI-43"


def test_case_41_waiting_solar_piece() -> None:
    """DR-CRI-44, 45, DR-R08, DR-ASG-06, 07: Red's next piece repairs; of Blue only the Captain may go."""
    t = crisis()
    t.red.crew_on("solar")
    t.red.crew_aboard = 3
    t.blue.captain = "aboard"
    harm(t, "solar")
    t.play("red: assign crew m2")
    assert t.refused("blue: assign crew solar") == "DR-ASG-06"
    assert "assign captain solar" in t.offers("blue")
    t.play("blue: assign crew m4", "red: assign crew solar")
    assert (t.red.credits, damaged(t)) == (9, "")
    t.play("blue: assign captain solar")
    assert "assign crew solar" in t.offers("red")  # Red has placed a piece there this round


def test_case_45_waiting_captain() -> None:
    """DR-ASG-06, 08, 12, DR-CRI-45, DR-R08: Red's Captain waits; Red may go there, alone at the table too."""
    for seats in ("red blue", "red"):
        t = crisis(seats)
        t.red.captain = "solar"
        harm(t, "solar")
        assert "assign crew solar" in t.offers("red")
    t = crisis(turn="blue")
    t.red.captain = "solar"
    t.blue.captain = "aboard"
    harm(t, "solar")
    assert t.refused("blue: assign crew solar") == "DR-ASG-08"
    assert t.refused("blue: assign captain solar") == "DR-ASG-08"
    t.red.crew_on("m2")
    t.play("blue: assign crew delegate")
    assert t.refused("blue: assign crew solar") == "DR-ASG-12"


def test_own_waiting_pieces_open_nothing_that_others_have_closed() -> None:
    """DR-R08, DR-ASG-08: Red waits there since an earlier round, beside Blue's Captain."""
    t = crisis()
    t.red.crew_on("solar")
    t.blue.captain = "solar"
    assert t.refused("red: assign crew solar") == "DR-ASG-08"


# --- Rover


@pytest.mark.parametrize(("damage", "gone"), [("m12", ""), ("", "m12")])
def test_rover_does_not_reach_broken_mines(damage: str, gone: str) -> None:
    """DR-CRI-47, DR-R51"""
    t = crisis("red", "resolve", dice="rig 6 4 standard 6 1 neutronium 3")
    t.red.crew_on("m10 rover")
    harm(t, damage, gone)
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1")
    assert t.refused("red: collect 6+s6") == "DR-CRI-47"
    assert t.offers("red") == ["return", "collect 4+s6"]


# --- the losses


def test_the_skull() -> None:
    """DR-CRI-49: at once, whatever else is going on."""
    t = crisis(phase="resolve")
    t.state.crisis.marker = 20
    story = told(t, "chance: raid tool-raid")
    assert story[-3:] == [
        "The marker reaches the skull.",
        "The asteroid is lost: nobody wins.",
        "The marker has reached the skull. Still missing: 3 platinum, 4 cobalt and 5 iron.",
    ]
    assert (t.asked, t.state.winners(), t.state.scores()) == ("over", [], [0, 0])
    t = crisis("red", "resolve", dice=DULL)
    t.red.hold = "neutronium"
    t.red.crew_on("m6")
    t.state.crisis.marker = 20
    t.play("red: reroll neutronium")
    assert t.asked == "over"


def test_the_skull_comes_before_the_end_of_the_round() -> None:
    """DR-CRI-49, DR-R79: everything is exported, but the round is not survived."""
    t = crisis(phase="resolve")
    export(t, ALL)
    t.state.crisis.marker = 20
    t.play("chance: raid tool-raid")
    assert (t.asked, t.state.winners()) == ("over", [])


def test_case_39_impossible() -> None:
    """DR-CRI-50, DR-R52: 2 + 0 + 2 = 4 < 5."""
    t = crisis(phase="resolve")
    export(t, "iron iron")
    t.ore["m8"], t.ore["m6"] = 2, 4
    harm(t, "solar solar solar solar rough rough rough rough rough rough", gone="")
    assert not hopeless(t)
    story = told(t, "chance: raid iron-harriers")
    assert t.asked == "over"
    assert story[-1].startswith("What is still missing can no longer be exported:")
    assert not t.state.won()


def test_all_export_stations_lost() -> None:
    """DR-R52, DR-CRI-50: while something is missing, that is the end; two are not."""
    t = crisis()
    harm(t, gone="export-1 export-2")
    assert not hopeless(t)
    harm(t, gone="export-1 export-2 export-3")
    assert hopeless(t)
    export(t, ALL)
    assert not hopeless(t)


def test_metal_thrown_out_or_spent_may_lose_the_game() -> None:
    """DR-CRI-50, 56, DR-R52: checked after every change, here a discard and Shields."""
    t = crisis("red", "resolve", dice="rig 4 standard 1 2 neutronium 1")
    export(t, "platinum platinum")
    t.ore["m12"] = 0
    t.red.hold = "platinum"
    t.ore["m2"] = 0
    t.red.slots = 1
    t.red.crew_on("m6")
    assert not hopeless(t)
    t.play("red: resolve crew m6, collect 4+s2, discard platinum")
    assert t.asked == "over"
    t = crisis(phase="resolve")
    export(t, "platinum platinum")
    t.red.hold = "platinum"
    t.ore["m2"] = t.ore["m12"] = 0
    t.red.crew_on("rough")
    t.play("chance: raid tool-raid", "red: shield platinum")
    assert t.asked == "over"


def test_bad_odds_and_empty_purses_are_no_impossibility() -> None:
    """DR-R52: damaged mines and $0 leave hope."""
    t = crisis()
    t.red.credits = t.blue.credits = 0
    harm(t, "m2 m4 m6 m8 m10 m12 export-1 export-2 export-3 rough")
    assert not hopeless(t)


def test_empty_mines_do_not_end_it() -> None:
    """DR-CRI-52, DR-R53: no final round; the last piece always stays."""
    t = crisis("red", "resolve", dice="rig 4 standard 1 2 neutronium 1")
    export(t, ALL[:-1].rpartition(" ")[0])
    t.ore["m2"] = t.ore["m4"] = t.ore["m10"] = 0
    t.ore["m6"] = 1
    t.red.crew_on("m6")
    t.play("red: resolve crew m6, collect 4+s2")
    assert (t.state.depleted(), t.state.last_round, t.asked) == (4, 0, "chance")
    t = crisis("red", "resolve", dice=DULL)
    t.red.crew_on("release")
    t.red.crew_aboard = 0
    t.play("red: resolve crew release")
    assert t.red.credits == 10


# --- the win


def winning(seats: str = "red") -> Table:
    """All but one iron is exported; Red sells the last one, and the round goes on."""
    t = crisis(seats, "resolve", dice=DULL)
    export(t, ALL.removesuffix("iron "))
    t.red.crew_on("export-1 subcontract")
    t.red.hold = "iron"
    t.play("red: resolve crew export-1, export 1 iron")
    return t


def test_the_win_comes_at_the_end_of_the_round() -> None:
    """DR-CRI-51, 01"""
    t = winning("red blue")
    assert t.asked == "red"
    t.play("red: resolve crew subcontract, return", "chance: raid tool-raid", "chance: roll 1")
    assert (t.asked, t.state.winners(), t.state.scores()) == ("over", [0, 1], [1, 1])


def test_the_story_of_the_win() -> None:
    """DR-CRI-51, 53: in words, without ranks."""
    t = winning()
    story = told(t, "red: resolve crew subcontract, return")
    assert story[-2:] == [
        "@0 wins.",
        "Exported: 3 of 3 platinum, 4 of 4 cobalt, 5 of 5 iron, in three rounds.",
    ]
    t = winning("red blue")
    t.play("red: resolve crew subcontract, return", "chance: raid tool-raid")
    assert told(t, "chance: roll 1")[-2] == "@0 and @1 win together."
    assert GAME.show(GAME.view(t.state, 0))[0] == "@0 and @1 win together."


def test_the_table_in_plain_lines() -> None:
    """DR-CRI-20, 42: the track, the exports, the harm, what a round may cost."""
    t = crisis(difficulty="hard")
    harm(t, "m6 m6 rough", gone="hold-1")
    t.state.crisis.marker = 2
    lines = "\n".join(GAME.show(GAME.view(t.state, 0)))
    assert "Hard Crisis. Still to export: 3 platinum, 4 cobalt and 5 iron." in lines
    assert "Repairs cost $1 a token; the skull is 19 steps away." in lines
    assert "Damaged: Mine 6 ($2 to repair) and Rough ($1 to repair)." in lines
    assert "7 Damage tokens; 1 of 5 stations lost." in lines


def test_refusals_in_words() -> None:
    """DR-CRI-16, 19, 43: what is wrong and what it would cost."""
    t = crisis()
    harm(t, "m6 m6 m6")
    t.state.crisis.marker = 20
    assert refusal(t, "assign crew m6").sentence == (
        "Mine 6 has three Damage tokens; the Repair costs $36, and you have $10."
    )
    assert refusal(solar(), "charge").sentence.startswith("The Solar Array is damaged:")
    assert refusal(solar("", "solar"), "charge").sentence.startswith("The Solar Array is disintegrated:")


# --- the proof of the impossible-to-win test

tables = st.tuples(st.integers(1, 5), st.integers(0, 2**31))
few = settings(max_examples=25, deadline=None, derandomize=True, database=None)


def play(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    state, dice = GAME.new(seats, {"variant": "crisis", "difficulty": "cakewalk"}), Dice(seed)
    while state.seat != OVER:
        yield state
        state.play(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    yield state


@given(tables)
@few
def test_what_can_still_be_exported_never_grows(table: tuple[int, int]) -> None:
    """DR-R52, DR-CRI-50: exported and obtainable together only fall, and lost stations stay lost.

    So once they are below what is needed, or all Export Stations are lost, no way leads to a win; and a game
    goes on exactly as long as they are not."""
    most, gone = [99, 99, 99], 0
    for state in play(*table):
        filled = [state.crisis.exported[m] + obtainable(state, m) for m in range(METALS)]
        spare = [state.crisis.missing(m) == 0 for m in range(METALS)]
        assert all(now <= before or full for now, before, full in zip(filled, most, spare, strict=True))
        assert state.crisis.gone & gone == gone
        most, gone = filled, state.crisis.gone
        assert impossible(state) == (state.crisis.lost == 3) or state.seat == OVER
