"""Refusals: each rule that a step can cite has its own sentence, and says what would work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.darkrock.story import refusal
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games import darkrock as household
from gloaming.games.darkrock import refusals, rule_numbers


def assigning() -> Table:
    """Red places a piece; a Captain of red's is aboard, blue stands on mine 8 and Export 3."""
    t = darkrock("red blue green")
    t.blue.crew_on("m8 export-3")
    return t


def turn(*stations: str, dice: str = "rig 4 4 standard 5 2 neutronium 3") -> Table:
    """Red's turn of phase 5 with crew on these stations."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    for station in stations:
        t.red.crew_on(station)
    return t


def test_a_taken_station_says_who_could_still_join() -> None:
    """DR-ASG-06"""
    t = assigning()
    t.red.captain = "aboard"
    said = refusal(t, "assign crew m8")
    assert said.rule == "DR-ASG-06"
    assert said.sentence == "Mine 8 is taken by @1; your Captain, or Delegate, could still join."
    assert said.instead == "Mine 2, Mine 4 and Mine 6 are open; your Captain may join @1 at mine 8."


def test_a_captain_closes_a_station() -> None:
    """DR-ASG-08: and the open ones of the same satellite are named."""
    t = assigning()
    t.green.captain = "export-2"
    t.red.captain = "aboard"
    said = refusal(t, "assign captain export-2")
    assert said.sentence == "@2's Captain has closed Export 2."
    assert said.instead == "Export 1 is open; your Captain may join @1 on Export 3."


def test_pieces_that_are_not_aboard() -> None:
    """DR-ASG-03, 09"""
    t = assigning()
    assert refusal(t, "assign captain m2").sentence == "You have no Captain yet; Recruit hires one for $5."
    t.red.captain = "m4"
    assert refusal(t, "assign captain m2").sentence == "Your Captain stands at mine 4 already."
    t.red.crew_on("m2 m2 m2")
    t.red.captain = "aboard"
    assert refusal(t, "assign crew m2").sentence == "All your crewmembers are placed already."


def test_delegate_and_research() -> None:
    """DR-ASG-11 to 13, 15; DR-SET-09"""
    t = assigning()
    assert refusal(t, "assign crew research").sentence.startswith("Research is closed")
    t.green.captain = "m8"
    t.play("red: assign crew delegate")
    assert refusal(t, "assign crew m8").sentence.startswith(
        "Mine 8 stays closed for Delegate too: @2's Captain"
    )
    assert refusal(t, "assign crew m2").sentence.startswith("No other player's crewmember stands at mine 2")
    assert refusal(t, "assign crew delegate").rule == "DR-ASG-15"
    lonely = darkrock("red blue")
    assert refusal(lonely, "assign crew delegate").sentence.startswith("Delegate has nobody to join")


def test_actions_of_another_phase() -> None:
    """DR-ASG-04; DR-RES-05, 19; DR-HOLD-15: the answer says when they come."""
    t = assigning()
    assert refusal(t, "resolve crew m8").sentence.startswith(
        "That comes in phase 5, when pieces are resolved"
    )
    assert refusal(t, "end turn").sentence == "There is no pass: whoever has a piece aboard places one."
    assert refusal(t, "discard iron").sentence.startswith("Goods are thrown out only to make room")
    t = turn("m6", "export-1")
    assert refusal(t, "assign crew m2").sentence == "Pieces are placed in phase 2; now they are resolved."
    assert refusal(t, "mod").sentence.startswith("First choose the piece to resolve")
    t.play("red: resolve crew m6")
    assert refusal(t, "end turn").sentence == (
        "First this is to be answered: what does your crewmember collect at mine 6?"
    )


def test_between_two_pieces() -> None:
    """DR-RES-05, 14"""
    t = turn("m6")
    assert refusal(t, "end turn").sentence == (
        "The turn is not over: your crewmember at mine 6 must be resolved first."
    )
    assert refusal(t, "resolve crew m8").sentence == "You have no crewmember at mine 8."
    assert refusal(t, "resolve captain").sentence == "You have no Captain yet."
    assert refusal(t, "reroll neutronium").sentence.endswith("costs 1 neutronium, and you hold none.")


def test_dice_that_do_not_pair() -> None:
    """DR-MIN-01, 02; DR-RIG-05; DR-SHIP-09"""
    t = turn("m6", "m6")
    t.play("red: resolve crew m6")
    assert refusal(t, "collect 4+s5").sentence == "4 + 5 makes 9, and no mine has that number."
    assert refusal(t, "collect 4+s2 two").sentence.startswith("A crewmember collects 1 unit")
    assert refusal(t, "collect 4+r4").sentence.startswith("Two rig dice make a pair only while Mod")
    assert refusal(t, "collect #3+s5").sentence == "You have two rig dice on the table, no third one."


def test_mines_out_of_reach_or_short() -> None:
    """DR-MIN-03, 09, 10"""
    t = turn("m6", dice="rig 4 6 standard 2 4 neutronium 3")
    t.red.captain = "m6"
    t.play("red: resolve crew m6")
    assert refusal(t, "collect 6+s4").sentence == (
        "6 + 4 is mine 10, and your crewmember at mine 6 does not reach it."
    )
    t.state.turn.reach[0] = 1
    t.ore["m8"] = 0
    assert refusal(t, "collect 6+s2").sentence == "Mine 8 is empty."
    t.play("red: return")
    t.ore["m6"] = 1
    t.play("red: resolve captain")
    assert refusal(t, "collect 4+s2 two").sentence == "Only 1 iron is left at mine 6."


def test_dice_that_were_used() -> None:
    """DR-MIN-05"""
    t = turn("m6", dice="rig 4 6 standard 2 4 neutronium 3")
    t.red.captain = "m10"
    t.play("red: resolve crew m6, collect 4+s2", "red: resolve captain")
    assert refusal(t, "collect #1+s4").sentence == "Your 4 has collected already in this turn."
    assert refusal(t, "collect 6+s2").sentence.startswith("You have collected with the standard 2 already")


def test_goods_slots_and_crew() -> None:
    """DR-EXP-01; DR-HOLD-11, 12; DR-CREW-01, 02"""
    t = turn("export-3", "recruit")
    t.red.slots = 6
    t.red.hold = "iron iron solar neutronium"
    t.red.credits = 4
    t.play("red: resolve crew export-3")
    said = refusal(t, "export 2 iron 1 solar 1 neutronium")
    assert said.sentence == "Crewmembers sell up to 3 goods on Export 3."
    assert said.instead.startswith("Open now: Export 2 iron, 1 solar for $11;")
    assert refusal(t, "export 3 iron").sentence == "You hold 2 iron, not 3."
    assert refusal(t, "export 1 cobalt").sentence == "You hold no cobalt."
    t.play("red: return", "red: resolve crew recruit")
    assert refusal(t, "recruit captain").sentence == "The Captain costs $5, and you have $4."


def test_the_solar_track() -> None:
    """DR-SOL-03, 08"""
    t = turn("solar-3")
    t.blue.slots = 6
    t.blue.hold = "solar solar solar solar solar"
    t.play("red: resolve crew solar-3")
    assert refusal(t, "take 4").sentence == (
        "A crewmember on space 3 of the Solar Array collects up to 3 solar."
    )
    assert refusal(t, "take 2").sentence == "Only 1 solar is left in the supply."


def cited_by_steps() -> set[str]:
    """The names of the rule numbers that steps and stations answer with."""
    root = Path(household.__file__).parent
    sources = [*root.glob("steps/*.py"), *root.glob("stations/*.py"), *root.glob("variants/*.py")]
    return {
        name for path in sources for name in re.findall(r"\b[A-Z]+_\d\d\b", path.read_text(encoding="utf-8"))
    }


def test_every_rule_that_forbids_has_a_sentence() -> None:
    """Each rule number of steps and stations has its function, or is only said at a wrong moment."""
    names = ("ASG_04", "ASG_10", "MIN_12", "SOL_02", "THE_04", "RSCH_06")
    wrong_moment = {getattr(rule_numbers, name) for name in names}
    known = set(refusals.BY_RULE) | set(refusals.ELSEWHERE) | wrong_moment
    missing = {name for name in cited_by_steps() if getattr(rule_numbers, name) not in known}
    assert missing == set()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_is_not_open_is_refused_in_words(seats: int) -> None:
    """At sampled decisions of a random game every closed action has a rule, a sentence and a way out."""
    state, dice = GAME.new(seats), Dice(seats)
    decisions = 0
    while state.seat != OVER:
        decisions += 1
        if state.seat >= 0 and decisions % 67 == 0:
            view = GAME.view(state, state.seat)
            for action in sorted(set(range(GAME.action_space)) - set(state.actions)):
                said = GAME.why_not(state, state.seat, action, view)
                assert said.rule
                assert said.sentence.endswith((".", "?"))
                assert said.sentence != said.law
                assert said.instead
        state.advance(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
