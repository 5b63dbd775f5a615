"""The Gear satellite."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import Table, darkrock


def at_work(crew: str, dice: str, captain: str = "beside") -> Table:
    """Red's turn with crew on stations and dice on the table."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    t.red.crew_on(crew)
    t.red.captain = captain
    return t


@pytest.mark.parametrize(
    ("value", "saying", "after"),
    [(2, "raise 2", 5), (2, "lower 2", -1), (5, "lower 5", 2), (5, "raise 5", 8), (6, "raise 6", 9)],
)
def test_rough_changes_a_die_by_exactly_three(value: int, saying: str, after: int) -> None:
    """DR-GEAR-01, 03: the rulebook's examples; five up is eight by the rule, whatever its example prints."""
    t = at_work("rough m12", f"rig {value}")
    t.play(f"red: resolve crew rough, {saying}")
    assert t.rig == [after]


@pytest.mark.parametrize(
    ("value", "saying", "after"),
    [(2, "raise 2", 3), (2, "lower 2", 1), (1, "lower 1", 0), (6, "raise 6", 7)],
)
def test_precision_changes_a_die_by_one(value: int, saying: str, after: int) -> None:
    """DR-GEAR-02, 03: past the faces, too; nothing wraps around."""
    t = at_work("precision m12", f"rig {value}")
    t.play(f"red: resolve crew precision, {saying}")
    assert t.rig == [after]


def test_values_beyond_the_faces_pair_like_any() -> None:
    """DR-GEAR-03: 0 with 2 for mine 2; 9 with 3 for mine 12."""
    low = at_work("precision m2", "rig 1 standard 2 6 neutronium 5")
    low.play("red: resolve crew precision, lower 1", "red: resolve crew m2, collect 0+s2")
    high = at_work("rough m12", "rig 6 standard 3 4 neutronium 5")
    high.play("red: resolve crew rough, raise 6", "red: resolve crew m12, collect 9+s3")
    assert (low.red.hold, high.red.hold) == ("platinum", "platinum")


def test_changes_add_up() -> None:
    """DR-GEAR-04: three and one on the same die, and a Captain's two."""
    t = at_work("rough precision m12", "rig 2", captain="rough")
    t.play("red: resolve crew rough, raise 2", "red: resolve crew precision, raise 5")
    t.play("red: resolve captain, raise 6, raise 9")
    assert t.rig == [12]


@pytest.mark.parametrize(("value", "after"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_vortex_turns_a_die_over(value: int, after: int) -> None:
    """DR-GEAR-05"""
    t = at_work("vortex m12", f"rig {value}")
    t.play(f"red: resolve crew vortex, flip {value}")
    assert t.rig == [after]


def test_vortex_needs_a_value_that_a_face_shows() -> None:
    """DR-GEAR-06: 8 and -1 cannot be turned, their neighbour can."""
    t = at_work("rough rough vortex", "rig 5 2 4")
    t.play("red: resolve crew rough, raise 5", "red: resolve crew rough, lower 2", "red: resolve crew vortex")
    assert t.offers("red") == ["return", "flip 4"]
    assert t.refused("red: flip 8") == "DR-GEAR-06"
    assert t.refused("red: flip -1") == "DR-GEAR-06"


@pytest.mark.parametrize(("before", "saying", "shown"), [(1, "lower 1", 0), (6, "raise 6", 7)])
def test_vortex_stops_right_beside_the_faces(before: int, saying: str, shown: int) -> None:
    """DR-GEAR-06: 0 and 7 cannot be turned."""
    t = at_work("precision vortex", f"rig {before} 4")
    t.play(f"red: resolve crew precision, {saying}", "red: resolve crew vortex")
    assert t.offers("red") == ["return", "flip 4"]
    assert t.refused(f"red: flip {shown}") == "DR-GEAR-06"


def test_vortex_turns_the_current_value() -> None:
    """DR-GEAR-06: a 2 made a 5 becomes a 2."""
    t = at_work("rough vortex m12", "rig 2")
    t.play("red: resolve crew rough, raise 2", "red: resolve crew vortex, flip 5")
    assert t.rig == [2]


def test_vortex_without_a_target_just_returns() -> None:
    """DR-GEAR-06, DR-RES-12"""
    t = at_work("rough vortex m12", "rig 5")
    t.play("red: resolve crew rough, raise 5", "red: resolve crew vortex")
    assert t.offers("red") == ["resolve crew m12"]


def test_only_own_rig_dice_are_changed() -> None:
    """DR-GEAR-07: board dice are no targets, dice of others are not there."""
    for station, verb in (("rough", "raise"), ("precision", "lower"), ("vortex", "flip")):
        t = at_work(f"{station} m12", "rig 4 standard 5 6 neutronium 3")
        t.blue.dice = 3
        t.play(f"red: resolve crew {station}")
        assert all(text == "return" or text.endswith(" 4") for text in t.offers("red"))
        assert t.refused(f"red: {verb} 5") == ""
        assert t.refused(f"red: {verb} #2") == "DR-GEAR-08"


def test_used_dice_are_no_targets() -> None:
    """DR-GEAR-08"""
    t = at_work("rough m8", "rig 5 2 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew rough")
    assert t.offers("red") == ["return", "raise 2", "lower 2"]
    assert t.refused("red: raise #1") == "DR-GEAR-08"


def test_with_all_dice_used_nothing_is_asked() -> None:
    """DR-GEAR-08, DR-RES-12"""
    t = at_work("rough precision vortex m8", "rig 5 standard 3 1 neutronium 6")
    t.play("red: resolve crew m8, collect 5+s3", "red: resolve crew rough")
    t.play("red: resolve crew precision", "red: resolve crew vortex")
    assert (t.red.crew_aboard, t.asked) == (4, "chance")


def test_rented_dice_are_targets() -> None:
    """DR-GEAR-08"""
    t = at_work("rental rough m12", "rig 5")
    t.play("red: resolve crew rental, rent", "chance: roll 2", "red: resolve crew rough, lower 2")
    assert t.rig == [5, -1]


def test_equal_dice_are_one_option() -> None:
    """DR-GEAR-01: of two equal dice one is offered, the rest is the same again."""
    t = at_work("rough m12", "rig 4 4 2")
    t.play("red: resolve crew rough")
    assert t.offers("red") == ["return", "raise 4", "raise 2", "lower 4", "lower 2"]


def test_rover_serves_an_own_piece_on_a_mine() -> None:
    """DR-GEAR-09: the Captain too; nobody elsewhere, nobody of others."""
    t = at_work("rover m8 m8 subcontract", "rig 1", captain="m2")
    t.blue.crew_on("m4")
    t.play("red: resolve crew rover")
    assert t.offers("red") == ["return", "reach crew m8", "reach captain"]
    assert t.refused("red: reach crew m4") == "DR-GEAR-09"


def test_rover_comes_before_the_piece() -> None:
    """DR-GEAR-09: a piece already resolved is not served."""
    t = at_work("rover m8", "rig 1")
    t.play("red: resolve crew m8", "red: take 0", "red: resolve crew rover")
    assert (t.red.crew_aboard, t.asked) == (3, "chance")


def test_a_piece_on_a_depleted_mine_may_be_served() -> None:
    """DR-GEAR-09"""
    t = at_work("rover m10", "rig 6 standard 6 1 neutronium 2")
    t.ore["m10"] = 0
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1, collect 6+s6")
    assert t.red.hold == "platinum"


@pytest.mark.parametrize(
    ("mine", "rig", "reached"), [("m12", 1, "m2"), ("m2", 6, "m12"), ("m6", 1, "m4"), ("m6", 3, "m8")]
)
def test_the_mines_form_a_ring(mine: str, rig: int, reached: str) -> None:
    """DR-GEAR-10: twelve and two are neighbours."""
    board = {"m2": 1, "m12": 6, "m4": 3, "m8": 5}[reached]
    t = at_work(f"rover {mine}", f"rig {rig} standard {board} {board % 6 + 1} neutronium {board}")
    left = t.ore[reached]
    t.play(f"red: resolve crew rover, reach crew {mine}")
    t.play(f"red: resolve crew {mine} reach 1, collect {rig}+n{board}")
    assert t.ore[reached] == left - 1


def test_one_step_does_not_reach_two() -> None:
    """DR-GEAR-10: from twelve to six it is too far."""
    t = at_work("rover m12", "rig 3 6 standard 3 6 neutronium 1")
    t.play("red: resolve crew rover, reach crew m12", "red: resolve crew m12 reach 1")
    assert t.refused("red: collect 3+s3") == "DR-MIN-10"


def test_others_do_not_bar_the_reached_mine() -> None:
    """DR-GEAR-11: neither crew nor Captain."""
    t = at_work("rover m10", "rig 6 standard 6 1 neutronium 3")
    t.blue.crew_on("m12")
    t.blue.captain = "m12"
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1, collect 6+s6")
    assert (t.red.hold, t.ore["m12"], t.red.crew_aboard) == ("platinum", 2, 3)


def test_the_dice_match_the_reached_mine() -> None:
    """DR-GEAR-12: a ten takes from mine 10, not from mine 12."""
    t = at_work("rover m12", "rig 5 standard 5 1 neutronium 3")
    t.play("red: resolve crew rover, reach crew m12", "red: resolve crew m12 reach 1, collect 5+s5")
    assert (t.red.hold, t.ore["m10"], t.ore["m12"]) == ("cobalt", 3, 3)


def test_the_own_mine_stays_open() -> None:
    """DR-GEAR-13"""
    t = at_work("rover m10", "rig 6 standard 6 4 neutronium 3")
    t.play("red: resolve crew rover, reach crew m10", "red: resolve crew m10 reach 1")
    assert t.offers("red") == ["return", "collect 6+s6", "collect 6+s4"]
    t.play("red: collect 6+s4")
    assert t.ore["m10"] == 3


def test_two_rovers_serve_two_pieces_or_one_twice() -> None:
    """DR-GEAR-14"""
    t = at_work("m8 m8", "rig 6 standard 6 1 neutronium 4", captain="rover")
    t.play("red: resolve captain, reach crew m8, reach crew m8 reach 1")
    assert t.offers("red") == ["resolve crew m8", "resolve crew m8 reach 2"]
    t.play("red: resolve crew m8 reach 2, collect 6+s6")
    assert t.ore["m12"] == 2
    two = at_work("m8 m4", "rig 6 standard 4 5 neutronium 2", captain="rover")
    two.play("red: resolve captain, reach crew m4, reach crew m8")
    assert two.offers("red") == ["resolve crew m4 reach 1", "resolve crew m8 reach 1"]


def test_three_steps_reach_every_mine() -> None:
    """DR-GEAR-14, DR-RES-12: a fourth would change nothing, and is not offered."""
    t = at_work("m8 rover rover", "rig 1 standard 1 3 neutronium 4", captain="rover")
    t.play("red: resolve captain, reach crew m8, reach crew m8 reach 1")
    t.play("red: resolve crew rover, reach crew m8 reach 2", "red: resolve crew rover")
    assert t.offers("red") == ["resolve crew m8 reach 3"]
    t.play("red: resolve crew m8 reach 3, collect 1+s1")
    assert t.red.hold == "platinum"


def test_the_captain_is_served_three_times_too() -> None:
    """DR-GEAR-14, DR-RES-12"""
    t = at_work("rover rover rover rover", "rig 1 standard 1 3 neutronium 4", captain="m8")
    for _ in range(3):
        t.play("red: resolve crew rover, reach captain")
    t.play("red: resolve crew rover")
    assert t.offers("red") == ["resolve captain"]
    t.play("red: resolve captain, collect 1+s1 two")
    assert t.red.hold == "platinum platinum"


def test_a_captain_under_rover_takes_both_from_one_mine() -> None:
    """DR-GEAR-09, DR-MIN-03"""
    t = at_work("rover", "rig 6 standard 6 1 neutronium 3", captain="m10")
    t.play("red: resolve crew rover, reach captain", "red: resolve captain, collect 6+s6 two")
    assert (t.red.hold, t.ore["m12"]) == ("platinum platinum", 1)


def test_reach_ends_with_the_turn() -> None:
    """DR-GEAR-09: and the place on the board does not change."""
    t = at_work("rover m10 m8", "rig 1 standard 1 2 neutronium 3")
    t.play("red: resolve crew rover, reach crew m10")
    assert t.red.crew == "aboard m8 m10"
    t.play("red: resolve crew m10 reach 1", "red: resolve crew m8", "red: take 0")
    assert sum(t.state.turn.reach) == 0
