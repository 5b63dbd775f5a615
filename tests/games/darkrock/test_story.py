"""The story: each saying and each throw of dice told in sentences, from the views around it."""

from __future__ import annotations

import pytest

from games.darkrock.story import told
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import SEAT_MARK

DULL = "rig 1 standard 1 2 neutronium 1"


def turn(*stations: str, dice: str = "rig 4 6 standard 5 2 neutronium 3") -> Table:
    """Red's turn of phase 5 with crew on these stations."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    for station in stations:
        t.red.crew_on(station)
    return t


def test_placing_a_piece() -> None:
    """A crewmember alone, and the Captain beside others."""
    t = darkrock("red blue")
    t.red.captain = "aboard"
    t.blue.crew_on("export-3")
    assert told(t, "red: assign captain export-3") == ["@0 places the Captain on Export 3 beside @1."]
    assert told(t, "blue: assign crew m6") == ["@1 places a crewmember on mine 6."]


def test_taking_the_leader_tile() -> None:
    """The tile and the neutronium are told together; who leads already keeps the tile."""
    t = darkrock("red blue", leader="blue", turn="red")
    assert told(t, "red: assign crew leader, take 1") == [
        "@0 places a crewmember on Leader.",
        "@0 takes the Leader Tile and 1 neutronium.",
    ]
    t = darkrock("red blue")
    assert told(t, "red: assign crew leader, take 1")[1] == "@0 keeps the Leader Tile and takes 1 neutronium."
    t = darkrock("red blue")
    assert told(t, "red: assign crew leader, take 0")[1] == "@0 keeps the Leader Tile."


def test_delegate_is_one_sentence() -> None:
    """Both pieces and whom the second joins."""
    t = darkrock("red blue")
    t.blue.crew_on("export-3")
    assert told(t, "red: assign crew delegate, assign crew export-3") == [
        "@0 places a crewmember on Delegate and one more on Export 3 beside @1."
    ]


def test_digging() -> None:
    """The mine is that of the dice, with a good thrown out for it where the hold is full."""
    t = turn("m6")
    assert told(t, "red: resolve crew m6, collect 4+s2") == ["@0 collects 1 iron at mine 6 with 4 + 2."]
    t = turn("m6")
    t.red.hold = "solar solar solar"
    assert told(t, "red: resolve crew m6, collect 4+s2, discard solar") == [
        "@0 collects 1 iron at mine 6 with 4 + 2, throwing out 1 solar."
    ]
    t = turn("m6")
    assert told(t, "red: resolve crew m6, return") == [
        "@0 brings a crewmember home from mine 6 with nothing."
    ]


def test_a_miner_with_no_pair() -> None:
    """Why, and the consolation in a sentence of its own."""
    t = turn("m12", dice="rig 1 standard 1 2 neutronium 1")
    assert told(t, "red: resolve crew m12, take 1") == [
        "@0 brings a crewmember home from mine 12, where no pair matches.",
        "@0 takes 1 neutronium as a consolation.",
    ]


STORIES = [
    ("export-3", "export 1 iron 1 solar", "@0 exports 1 iron and 1 solar for $7."),
    ("export-3", "return", "@0 brings a crewmember home from Export 3."),
    ("rough", "raise 4", "@0 raises a rig die from 4 to 7."),
    ("precision", "lower 6", "@0 lowers a rig die from 6 to 5."),
    ("vortex", "flip 6", "@0 turns a rig die over from 6 to 1."),
    ("rental", "rent", "@0 rents a rig die."),
    ("reboot", "reboot 4", "@0 picks up the 4 on Reboot."),
    ("mod", "mod", "@0 lets two rig dice form a pair in this turn."),
    ("recruit", "recruit crew", "@0 hires a crewmember for $3."),
    ("recruit", "recruit captain", "@0 hires the Captain for $5."),
    ("release", "release", "@0 lets a crewmember go for $2."),
    ("subcontract", "subcontract", "@0 works on Subcontract for $1."),
    ("hold-1", "unlock", "@0 unlocks one slot."),
    ("hold-2", "unlock", "@0 unlocks two slots for $1."),
    ("solar-1", "charge", "@0 charges to space 2 of the Solar Array."),
    ("solar-3", "charge", "@0 waits on space 3 of the Solar Array."),
    ("solar", "take 0", "@0 brings a crewmember home from space 0 of the Solar Array."),
]


@pytest.mark.parametrize(("station", "answer", "sentence"), STORIES)
def test_what_happens_at_each_station(station: str, answer: str, sentence: str) -> None:
    """One sentence for one saying."""
    t = turn(station)
    t.red.credits = 9
    t.red.hold = "iron solar"
    assert told(t, f"red: resolve crew {station}, {answer}") == [sentence]


def test_solar_energy_pushes_goods_out() -> None:
    """All of it in one sentence."""
    t = turn("solar-3")
    t.red.hold = "iron solar"
    (home,) = told(t, "red: resolve crew solar-3, take 3, discard iron, discard solar")
    assert home.startswith("@0 brings a crewmember home from space 3 of the Solar Array with 3 solar,")
    assert home.endswith(", throwing out 1 iron and 1 solar.")


CAPTAINS = [
    ("subcontract", "subcontract, subcontract", "@0 works on Subcontract for $2."),
    ("hold-2", "unlock, unlock", "@0 unlocks three slots for $2."),
    ("subcontract", "subcontract, return", "@0 works on Subcontract for $1."),
    ("recruit", "recruit crew, recruit crew", "@0 hires two crewmembers for $6."),
    ("rough", "raise 4, lower 6", "@0 raises a rig die from 4 to 7 and lowers a rig die from 6 to 3."),
    ("release", "release", "@0 lets the Captain go for $3."),
    ("solar-1", "charge", "@0 charges to space 2 of the Solar Array with the Captain."),
]


@pytest.mark.parametrize(("station", "answer", "sentence"), CAPTAINS)
def test_what_a_captain_does_twice_is_told_once(station: str, answer: str, sentence: str) -> None:
    """Both activations flow into one sentence; declining the second adds nothing."""
    t = turn()
    t.red.captain = station
    t.red.crew_aboard = 2
    t.red.credits = 9
    assert told(t, f"red: resolve captain, {answer}") == [sentence]


IDLE = [
    ("export-2", "Export 2: there is nothing to sell."),
    ("rover", "Rover: no miner is left to be served."),
    ("recruit", "Recruit: nobody can be hired."),
]


@pytest.mark.parametrize(("station", "end"), IDLE)
def test_a_piece_without_work_comes_home_and_says_why(station: str, end: str) -> None:
    """No question came, so the reason is told."""
    assert told(turn(station), f"red: resolve crew {station}") == [f"@0 brings a crewmember home from {end}"]


def test_the_neutronium_die_is_rolled_again() -> None:
    """The payment, then what it shows."""
    t = turn("m6")
    t.red.hold = "neutronium"
    assert told(t, "red: reroll neutronium") == ["@0 spends 1 neutronium to roll the neutronium die again."]
    assert told(t, "chance: roll 5") == ["The neutronium die shows 5."]
    assert "die again" not in told(t, "red: resolve crew m6, return")[0]


def test_dice_of_the_leader() -> None:
    """The draw, the standard dice with a double, the neutronium die."""
    t = darkrock("red blue", phase="setup")
    assert told(t, "chance: leader blue") == ["@1 is drawn to lead first.", "Round 1 begins. @1 leads."]
    assert told(t, "chance: roll 4 4") == [
        "@1 rolls 4 and 4 with the standard dice, so one of them rolls again."
    ]
    assert told(t, "chance: roll 4") == ["@1 rerolls one standard die: 4, so it rolls again."]
    assert told(t, "chance: roll 2") == ["@1 rerolls one standard die: 2."]
    t = darkrock("red blue", phase="neutronium")
    assert told(t, "chance: roll 3") == ["@0 rolls the neutronium die: 3."]


def test_rig_dice_and_the_bridge() -> None:
    """The roll begins the turn, and whoever stood on the bridge is home with it."""
    t = darkrock("red blue", phase="resolve")
    t.red.dice = 2
    t.red.crew_on("leader m6")
    t.settle()
    assert told(t, "chance: roll 4 6") == ["@0 rolls 4 and 6.", "@0's crewmember on Leader comes home."]


def test_rented_and_rebooted_dice() -> None:
    """Each throw is told with what it replaces."""
    t = turn("rental", "reboot", "m6")
    t.play("red: resolve crew rental, rent")
    assert told(t, "chance: roll 2") == ["@0's rented die shows 2."]
    t.play("red: resolve crew reboot, reboot 4")
    assert told(t, "chance: roll 1") == ["@0 rolls the 4 again: 1."]


def test_a_second_activation_that_is_not_used() -> None:
    """The dice came between, so declining is a saying of its own."""
    t = turn(dice="rig 4 standard 5 2 neutronium 3")
    t.red.captain = "rental"
    t.red.crew_on("m6")
    t.play("red: resolve captain, rent", "chance: roll 2")
    assert told(t, "red: return") == ["@0 leaves it at that."]


def test_a_new_round_says_who_leads_and_who_has_more_dice() -> None:
    """It follows the saying that ended the round before."""
    t = darkrock(
        "red blue", phase="resolve", turn="blue", leader="red", dice="rig 1 standard 1 2 neutronium 1"
    )
    t.blue.crew_on("subcontract")
    t.blue.credits = 9
    assert told(t, "blue: resolve crew subcontract, subcontract") == [
        "@1 works on Subcontract for $1.",
        "Round 4 begins. @0 leads.",
        "@1 has the credits for two rig dice now.",
    ]


def test_an_empty_mine_and_the_sign_of_the_end() -> None:
    """DR-END-01, 02: told at the moment of the third empty mine."""
    t = turn("m6", "m12")
    t.ore["m6"], t.ore["m2"], t.ore["m12"] = 1, 0, 0
    assert told(t, "red: resolve crew m6, collect 4+s2") == [
        "@0 collects 1 iron at mine 6 with 4 + 2.",
        "Mine 6 is empty.",
        "It is the third empty mine: round 4 will be the last.",
    ]


def last_turn(red: int, blue: int) -> Table:
    """The last answer of the game is blue's."""
    t = darkrock(
        "red blue",
        phase="resolve",
        turn="blue",
        leader="red",
        last_round=3,
        dice="rig 1 standard 1 2 neutronium 1",
    )
    t.red.credits, t.blue.credits = red, blue
    t.blue.crew_on("subcontract")
    return t


def test_the_end_by_credits() -> None:
    """DR-END-04, 05: totals with the goods left, the winner, what decided."""
    t = last_turn(20, 11)
    t.red.hold = "iron solar"
    assert told(t, "blue: resolve crew subcontract, subcontract") == [
        "@1 works on Subcontract for $1.",
        "The last round is over. With $1 for each good aboard: @0 $22 and @1 $12.",
        "@0 wins with $22.",
        "$10 ahead of @1: $20 in credits and $2 for goods aboard.",
    ]


def test_the_end_by_pieces_aboard_and_by_the_later_turn() -> None:
    """DR-END-06, 07: level totals."""
    t = last_turn(12, 11)
    t.red.crew_aboard = 2
    assert told(t, "blue: resolve crew subcontract, subcontract")[-2:] == [
        "@1 wins with $12.",
        "Level with @0 at $12; three pieces aboard against two decide it.",
    ]
    t = last_turn(12, 11)
    assert told(t, "blue: resolve crew subcontract, subcontract")[-1] == (
        "Level with @0 at $12 and three pieces aboard; the later turn decides it."
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    """Every saying and throw of a random game has a sentence; at-signs are seat marks only."""
    state, dice = GAME.new(seats), Dice(100 + seats)
    while state.seat != OVER:
        before, seat = GAME.view(state, 0), state.seat
        actions: list[int] = []
        while not actions or (state.seat == seat and seat >= 0 and state.step.inside):
            actions.append(state.draw(dice) if seat == CHANCE else dice.pick(state.actions))
            state.advance(actions[-1])
        sentences = GAME.say(before, actions, GAME.view(state, 0))
        assert sentences
        for sentence in sentences:
            assert sentence.endswith(".")
            assert "@" not in SEAT_MARK.sub("", sentence)
