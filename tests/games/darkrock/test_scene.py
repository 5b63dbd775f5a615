"""The scene and the table in plain lines: what lies where, by lasting names."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import GAME, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import SEAT_MARK
from gloaming.games.darkrock.ending import result


def test_a_piece_keeps_its_name_and_changes_its_place() -> None:
    """What a page animates: the same name before and after, elsewhere."""
    t = darkrock("red blue")
    before = {piece.name: piece.place for piece in GAME.scene(GAME.view(t.state, 0))}
    t.play("red: assign crew m6")
    after = {piece.name: piece.place for piece in GAME.scene(GAME.view(t.state, 0))}
    moved = {name: (before[name], after[name]) for name in before if before[name] != after[name]}
    assert moved == {"0.crew.0": ("0.ship", "m6")}


def test_cargo_locks_and_flags() -> None:
    """Goods fill the slots from the first on, locks the rest; the flag stands on the credits."""
    t = darkrock("red blue")
    t.red.hold = "iron solar"
    lying = {piece.name: piece.place for piece in GAME.scene(GAME.view(t.state, 1))}
    assert lying["0.hold.iron.0"] == "0.slot.0"
    assert lying["0.hold.solar.0"] == "0.slot.1"
    assert [name for name in lying if name.startswith("0.lock")] == ["0.lock.3", "0.lock.4", "0.lock.5"]
    assert lying["0.flag"] == "credits.2"
    assert lying["leader-tile"] == "0.ship"


def test_the_drawn_track_grows_with_the_richest() -> None:
    """DR-R03: nobody's flag stands still above $50; the track then ends with a larger figure."""
    t = darkrock("red blue")
    t.blue.credits = 50
    t.settle()
    short = GAME.picture(GAME.view(t.state, 0), GAME.ask(GAME.view(t.state, 0)))
    t.red.credits = 55
    long = GAME.picture(GAME.view(t.state, 0), GAME.ask(GAME.view(t.state, 0)))
    assert (short.scale, long.scale) == (50, 100)
    assert [flag.foot for flag in short.flags] == [78.8, 1010.0]
    assert [(flag.ship, flag.foot) for flag in long.flags] == [(1, 525.0), (0, 573.5)]


def test_a_good_or_die_that_means_one_answer_can_be_touched() -> None:
    """In the own ship, where the question is about them."""
    t = darkrock("red blue", phase="resolve", dice="rig 4 6 standard 5 2 neutronium 3")
    t.red.crew_on("vortex")
    t.play("red: resolve crew vortex")
    view = GAME.view(t.state, 0)
    dice = GAME.picture(view, GAME.ask(view)).owns[0].dice
    assert [die.offer.short for die in dice if die.offer] == ["4 to 3", "6 to 1"]


def test_dice_show_their_faces_and_whether_they_are_used() -> None:
    """Rig dice of the turn lie with their ship."""
    t = darkrock("red blue", phase="resolve", dice="rig 4 6 standard 5 2 neutronium 3")
    t.red.crew_on("m6 m6")
    t.play("red: resolve crew m6, collect 4+s2")
    dice = {piece.name: (piece.kind, piece.face) for piece in GAME.scene(GAME.view(t.state, 0)) if piece.face}
    assert dice["rig.0"] == ("used rig die", "4")
    assert dice["rig.1"] == ("rig die", "6")
    assert dice["standard.1"] == ("used die", "2")
    assert dice["neutronium-die"] == ("die", "3")


@pytest.mark.parametrize("seats", [2, 5])
def test_names_are_unique_and_pieces_are_never_lost(seats: int) -> None:
    """Over a random game: no name twice, five pieces a ship, and lines of the table fit 80 columns."""
    state, dice = GAME.new(seats), Dice(seats)
    while state.seat != OVER:
        view = GAME.view(state, 0)
        scene = GAME.scene(view)
        assert len({piece.name for piece in scene}) == len(scene)
        assert sum(piece.kind in ("crew", "captain") for piece in scene) == 5 * seats
        for line in GAME.show(view):
            assert len(line) <= 80
            assert "@" not in SEAT_MARK.sub("", line)
        state.advance(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    assert GAME.show(GAME.view(state, 0))[0] == "The game is over."


def test_the_table_in_plain_lines() -> None:
    """Dice, order, mines with their odds, who stands where, the own ship first."""
    t = darkrock("red blue", dice="standard 5 2", leader="blue", turn="red")
    t.blue.captain = "export-2"
    t.red.crew_on("m6")
    t.red.hold = "iron"
    t.ore["m8"] = 0
    t.settle()
    lines = GAME.show(GAME.view(t.state, 0))
    assert lines[:2] == ["Round 3, phase 2 of 5: Assign.", "Ends with 3 empty mines: 1 of 3."]
    assert "Dice      standard 5 and 2; neutronium not rolled yet" in lines
    assert "Order     @1 (Leader), @0" in lines
    assert "   6  4 iron           42        65          79  @0" in lines
    assert "   8  empty             -         -           -  -" in lines
    assert "Stations  Export 2: @1's Captain." in lines
    assert "You: $2. Hold: 1 iron, two of three slots free. Aboard: two crewmembers." in " ".join(lines)


@pytest.mark.parametrize("seed", range(12))
def test_the_result_names_the_winner_of_the_rules(seed: int) -> None:
    """DR-END-04 to 07: the ranking in words and the rules agree, and totals fall."""
    state, dice = GAME.new(2 + seed % 4), Dice(seed)
    while state.seat != OVER:
        state.advance(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    rows = result(GAME.view(state, 0)).rows
    assert [rows[0].seat] == state.winners()
    assert [row.total for row in rows] == sorted(state.scores(), reverse=True)
    assert [row.rank for row in rows] == list(range(1, len(rows) + 1))
