"""The round, phase 1 and phase 3."""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock

ONE_PIECE_EACH = ("red: assign crew m2", "blue: assign crew m4")


def table_with_one_crew_each() -> Table:
    """Two ships with one crewmember each, before phase 1; Red leads."""
    t = darkrock("red blue", phase="round")
    t.red.crew_aboard = t.blue.crew_aboard = 1
    return t


def test_the_phases_come_in_order() -> None:
    """DR-RND-01: dice, pieces, the neutronium die, the ships in turn; no Marauders without their deck."""
    t = table_with_one_crew_each()
    phases = [t.state.phase]
    for line in ("chance: roll 3 5", *ONE_PIECE_EACH, "chance: roll 6", "chance: roll 1"):
        assert t.asked
        phases.append(t.state.phase)
        t.play(line)
    phases.append(t.state.phase)
    assert phases[1:] == [1, 2, 2, 2, 5, 5]
    assert t.state.neutronium_die == 6


def test_the_tile_stays_until_somebody_takes_it() -> None:
    """DR-RND-03: into the next round."""
    t = darkrock("red blue green", turn="green")
    t.play("green: assign crew leader", "green: take 0")
    t.end_round()
    assert (t.round, t.leader) == (4, "green")
    t.roll("1 2")
    assert t.asked == "green"


def test_the_round_ends_with_the_last_piece() -> None:
    """DR-RND-04"""
    t = darkrock("red blue", phase="resolve", turn="blue", dice="rig 1")
    t.blue.crew_on("subcontract")
    assert t.asked == "blue"
    t.play("blue: resolve crew subcontract, return")
    assert (t.round, t.offers("chance")[0]) == (4, "roll 1 1")


def test_marks_are_cleared_at_the_end_of_the_round() -> None:
    """DR-RND-05: the neutronium die shows nothing, no die is used, no Mod, no reach."""
    t = darkrock("red blue", phase="resolve", turn="blue", dice="rig 3 3 standard 1 5 neutronium 3")
    t.blue.crew_on("mod rover m6")
    t.play("blue: resolve crew mod, mod", "blue: resolve crew rover, reach crew m6")
    t.play("blue: resolve crew m6 reach 1, collect 3+n3")
    turn = t.state.turn
    assert t.round == 4
    assert (t.state.neutronium_die, t.rig, turn.mod) == (0, [], False)
    assert (turn.rig_used, turn.board_used, sum(turn.reach), turn.resolved) == (0, 0, 0, 0)


def test_dice_and_marks_are_fresh_for_the_next_player() -> None:
    """DR-RND-05, DR-MIN-06"""
    t = darkrock("red blue", phase="resolve", dice="rig 5 standard 1 2 neutronium 3")
    t.red.crew_on("m8 mod")
    t.blue.crew_on("m8")
    t.play("red: resolve crew mod, mod", "red: resolve crew m8, collect 5+n3", "chance: roll 5")
    assert (t.state.turn.mod, t.state.turn.board_used) == (False, 0)
    t.play("blue: resolve crew m8, collect 5+n3")
    assert t.ore["m8"] == 3


def test_the_dice_travel_with_the_tile() -> None:
    """DR-RND-06, DR-NEU-02: who took the tile in phase 2 throws the neutronium die and begins phase 5."""
    t = table_with_one_crew_each()
    t.play("chance: roll 3 5", "red: assign crew m2", "blue: assign crew leader", "blue: take 0")
    assert (t.leader, t.offers("chance")) == ("blue", [f"roll {face}" for face in range(1, 7)])
    t.play("chance: roll 2")
    assert t.state.turn.ship == 1


def test_two_standard_dice() -> None:
    """DR-ROLL-01: 36 rolls, all alike."""
    t = darkrock("red blue", phase="roll")
    assert len(t.offers("chance")) == 36
    assert set(t.state.outcomes()[1]) == {1}
    t.roll("6 2")
    assert (t.state.standard_1, t.state.standard_2, t.asked) == (6, 2, "red")


def test_doubles_are_parted() -> None:
    """DR-ROLL-02: one of the two is thrown again, as often as needed."""
    t = darkrock("red blue", phase="roll")
    t.roll("4 4")
    assert t.offers("chance") == [f"roll {face}" for face in range(1, 7)]
    t.roll("4")
    assert t.asked == "chance"
    t.roll("1")
    assert (t.state.standard_1, t.state.standard_2, t.asked) == (4, 1, "red")


def test_the_standard_dice_stay_until_phase_1() -> None:
    """DR-ROLL-05"""
    t = darkrock("red blue", dice="standard 3 5")
    t.end_round()
    assert (t.round, t.state.standard_1, t.state.standard_2) == (4, 3, 5)


def test_the_neutronium_die_follows_the_last_piece() -> None:
    """DR-NEU-01"""
    t = darkrock("red blue")
    t.red.crew_aboard, t.blue.crew_aboard = 1, 1
    t.play(*ONE_PIECE_EACH)
    assert t.state.neutronium_die == 0
    t.roll("5")
    assert t.state.neutronium_die == 5


def test_another_leader_may_throw_it() -> None:
    """DR-NEU-02: phase 5 begins with whoever leads then."""
    t = darkrock("red blue green", phase="neutronium", leader="green")
    t.roll("5")
    assert t.state.turn.ship == 2
