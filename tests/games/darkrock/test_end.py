"""The end of the game and its winner."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import Table, darkrock

EMPTY = {2: ("m2", "m12"), 3: ("m2", "m12", "m4")}


def digging(empty: int, long_game: bool = False, last_round: int = 0) -> Table:
    """Red is about to take the last token of mine 8; so many mines are empty already."""
    t = darkrock(
        "red blue",
        phase="resolve",
        dice="rig 5 standard 3 1 neutronium 6",
        long_game=long_game,
        last_round=last_round,
    )
    for mine in EMPTY[empty]:
        t.ore[mine] = 0
    t.ore["m8"] = 1
    t.red.crew_on("m8")
    t.blue.crew_on("subcontract")
    return t


def final(seats: str = "red blue green", leader: str = "") -> Table:
    """The last turns of the final round, before the rig roll of the Leader; nobody on the board."""
    return darkrock(seats, phase="resolve", leader=leader, last_round=3)


def finish(t: Table) -> None:
    """Play the final round to its end."""
    t.end_round()
    assert t.asked == "over"


def test_the_third_empty_mine_triggers_the_end() -> None:
    """DR-END-01: at once, by a discard, too; the second does not."""
    t = digging(2)
    assert t.state.last_round == 0
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.state.last_round == 4
    two = digging(2)
    two.ore["m2"] = 1
    two.play("red: resolve crew m8, collect 5+s3")
    assert (two.ore["m8"], two.state.last_round) == (0, 0)
    swap = digging(2)
    swap.red.hold = "solar solar solar"
    swap.play("red: resolve crew m8, collect 5+s3, discard solar")
    assert swap.state.last_round == 4


def test_the_round_is_finished_and_one_more_is_played() -> None:
    """DR-END-02"""
    t = digging(2)
    t.play(
        "red: resolve crew m8, collect 5+s3", "chance: roll 1", "blue: resolve crew subcontract, subcontract"
    )
    assert (t.round, t.state.final_round()) == (4, True)
    assert t.asked == "chance"
    t.end_round()
    assert (t.asked, t.round) == ("over", 4)


def test_further_empty_mines_do_not_move_the_end() -> None:
    """DR-END-03: in the round of the trigger or in the final one."""
    same = digging(2, last_round=4)
    same.play("red: resolve crew m8, collect 5+s3")
    assert same.state.last_round == 4
    last = digging(3, last_round=3)
    last.play("red: resolve crew m8, collect 5+s3")
    assert last.state.last_round == 3
    finish(last)


def test_goods_aboard_bring_a_dollar_each() -> None:
    """DR-END-04: of whatever kind."""
    t = final()
    t.red.slots = 6
    t.red.credits, t.red.hold = 18, "platinum cobalt iron solar neutronium"
    finish(t)
    assert t.scores == {"red": 23, "blue": 2, "green": 2}


def test_the_richest_wins() -> None:
    """DR-END-05: goods counted in."""
    t = final()
    t.red.credits, t.blue.credits, t.green.credits = 20, 19, 17
    t.blue.hold = "solar solar"
    finish(t)
    assert (t.winner, t.scores["blue"]) == ("blue", 21)


def test_a_tie_goes_to_the_fuller_ship() -> None:
    """DR-END-06: crew and Captain aboard count, pieces on the Solar track do not."""
    t = final(leader="blue")
    t.red.credits = t.blue.credits = t.green.credits = 24
    t.blue.crew_aboard, t.blue.captain = 3, "aboard"
    t.green.crew_aboard = 2
    t.red.crew_on("solar-3")
    t.red.crew_aboard, t.red.captain = 2, "aboard"
    t.play("chance: roll 1", "chance: roll 1", "chance: roll 1", "red: resolve crew solar-3, charge")
    assert (t.asked, t.winner) == ("over", "blue")


@pytest.mark.parametrize(("leader", "winner"), [("red", "green"), ("blue", "red"), ("green", "blue")])
def test_then_to_the_last_in_turn(leader: str, winner: str) -> None:
    """DR-END-07: in the order of the final phase 5."""
    t = final(leader=leader)
    finish(t)
    assert t.scores == {"red": 2, "blue": 2, "green": 2}
    assert t.winner == winner


def test_the_last_in_turn_among_the_tied_only() -> None:
    """DR-END-07: Green comes last, but has less."""
    t = final()
    t.red.credits = t.blue.credits = 9
    finish(t)
    assert t.winner == "blue"


def test_the_long_game_ends_with_the_fourth() -> None:
    """DR-END-08"""
    t = digging(2, long_game=True)
    t.play("red: resolve crew m8, collect 5+s3")
    assert t.state.last_round == 0
    four = digging(3, long_game=True)
    four.play("red: resolve crew m8, collect 5+s3")
    assert four.state.last_round == 4
