"""Setup of the table and of a ship."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import GAME, darkrock
from gloaming.core.options import OptionError
from gloaming.games.darkrock.names import STATION_NAMES


def test_two_to_five_players() -> None:
    """DR-SET-01"""
    assert [len(GAME.new(seats).ships) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="takes 2 to 5 seats"):
            GAME.new(seats)


def test_only_the_options_there_are() -> None:
    """DR-SET-01, DR-END-08: an unknown option or value is no game."""
    for options in ({"therion_": True}, {"long_game": "yes"}):
        with pytest.raises(OptionError):
            GAME.new(3, options)


def test_each_player_has_the_parts_of_one_colour() -> None:
    """DR-SET-02, DR-SHIP-05: four crew and a Captain; who is not placed lies beside the board."""
    t = darkrock("red blue green yellow violet", phase="setup")
    for name in t.seats:
        ship = getattr(t, name).ship
        assert len(ship.place) == 5
        assert (ship.crew_aboard(), ship.recruited()) == (3, 3)
        assert ship.base_dice == 1


def test_metal_lies_on_the_mines() -> None:
    """DR-SET-04, 05, 06: three platinum, four cobalt, five iron on two mines each."""
    t = darkrock("red blue", phase="setup")
    assert [t.ore[mine] for mine in ("m2", "m4", "m6", "m8", "m10", "m12")] == [3, 4, 5, 5, 4, 3]
    assert [t.supply[metal] for metal in ("platinum", "cobalt", "iron")] == [6, 8, 10]


def test_solar_energy_and_neutronium_lie_on_the_board() -> None:
    """DR-SET-07, 08"""
    t = darkrock("red blue", phase="setup")
    assert t.supply["solar"] == 6
    assert t.supply["neutronium"] == 6


def test_twenty_four_stations() -> None:
    """DR-SET-09: an empty board offers all of them but Delegate, and no Research."""
    t = darkrock("red blue", phase="assign")
    offered = {text.removeprefix("assign crew ") for text in t.offers("red")}
    assert offered == set(STATION_NAMES) - {"delegate", "research"}
    assert len(STATION_NAMES) - 1 == 24
    assert t.refused("red: assign crew research") == "DR-SET-09"


def test_two_dollars_to_begin_with() -> None:
    """DR-SET-16"""
    assert darkrock("red blue green", phase="setup").scores == {"red": 2, "blue": 2, "green": 2}


def test_credits_are_points() -> None:
    """DR-SET-17: what is spent lowers the score."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.credits = 4
    t.red.crew_on("recruit")
    t.play("red: resolve crew recruit, recruit crew")
    assert t.scores["red"] == 1


def test_credits_have_a_floor_and_no_ceiling() -> None:
    """DR-SET-18: nobody spends what is not there; above 49 the count goes on."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.credits, t.red.hold = 48, "platinum"
    t.red.crew_on("export-1")
    t.play("red: resolve crew export-1, export 1 platinum")
    assert t.red.credits == 56
    poor = darkrock("red blue", phase="resolve", dice="rig 1")
    poor.red.credits = 0
    poor.red.crew_on("hold-2 recruit")
    assert poor.refused("red: resolve crew hold-2, unlock") == ""
    poor.play("red: resolve crew hold-2", "red: resolve crew recruit")
    assert poor.red.credits == 0


def test_the_first_leader_is_drawn_alike() -> None:
    """DR-SET-19"""
    t = darkrock("red blue green", phase="setup")
    assert t.state.outcomes()[1] == [1, 1, 1]
    assert t.offers("chance") == ["leader red", "leader blue", "leader green"]
    t.play("chance: leader green")
    assert t.leader == "green"


def test_the_leader_has_tile_and_dice() -> None:
    """DR-SET-20, DR-RND-06: the one Leader begins phase 2 once the dice have fallen."""
    t = darkrock("red blue green", phase="setup")
    t.play("chance: leader blue", "chance: roll 3 5")
    assert (t.leader, t.asked) == ("blue", "blue")


def test_a_gain_is_cut_to_the_supply() -> None:
    """DR-SET-21: the Captain at the Leader station takes the last one."""
    t = darkrock("red blue", phase="assign")
    t.blue.slots, t.red.slots = 4, 3
    t.blue.hold, t.red.captain = "neutronium neutronium neutronium neutronium", "aboard"
    t.red.hold = "neutronium"
    t.play("red: assign captain leader")
    assert t.offers("red") == ["take 0", "take 1"]
    assert t.refused("red: take 2") == "DR-SET-21"


def test_three_crew_and_no_captain() -> None:
    """DR-SHIP-01, 06: crew four and the Captain come through Recruit only."""
    t = darkrock("red blue", phase="setup")
    assert (t.red.crew, t.red.captain) == ("aboard aboard aboard", "beside")
    t.play("chance: leader red", "chance: roll 1 2")
    assert t.refused("red: assign captain m8") == "DR-ASG-09"


def test_one_rig_die() -> None:
    """DR-SHIP-02"""
    t = darkrock("red blue", phase="round")
    t.roll("1 2")
    assert (t.red.dice, t.blue.dice) == (1, 1)


def test_three_slots() -> None:
    """DR-SHIP-03"""
    assert darkrock("red blue", phase="setup").red.slots == 3


def test_six_slots_at_most() -> None:
    """DR-SHIP-04: a full ship has nothing to unlock, the piece just returns."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.slots = 6
    t.red.crew_on("hold-1")
    t.play("red: resolve crew hold-1")
    assert (t.red.slots, t.red.crew) == (6, "aboard aboard aboard")


def test_pieces_beside_the_board_are_unavailable() -> None:
    """DR-SHIP-05: with the three crew on stations nothing is left to assign."""
    t = darkrock("red blue", phase="assign", turn="blue")
    t.red.crew_on("m8 m8 m6")
    t.blue.crew_on("m2 m2")
    t.play("blue: assign crew solar")
    assert t.asked == "chance"


def test_recruit_makes_pieces_available() -> None:
    """DR-SHIP-06"""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    t.red.credits = 5
    t.red.crew_on("recruit")
    t.play("red: resolve crew recruit, recruit captain")
    assert t.red.captain == "aboard"


@pytest.mark.parametrize(
    ("credits", "base", "dice"),
    [
        (9, 1, 1),
        (10, 1, 2),
        (12, 1, 2),
        (19, 1, 2),
        (20, 1, 3),
        (60, 1, 3),
        (9, 2, 2),
        (11, 2, 2),
        (20, 2, 3),
    ],
)
def test_rig_dice_by_credits(credits: int, base: int, dice: int) -> None:
    """DR-SHIP-07, 08, 09: a second die from $10, a third from $20; the ship's own dice if they are more."""
    t = darkrock("red blue", phase="round")
    t.red.credits, t.red.ship.base_dice = credits, base
    t.roll("1 2")
    assert t.red.dice == dice
    assert t.blue.dice == 1


def test_an_unlock_lasts_one_round() -> None:
    """DR-SHIP-10: who begins the next round with less has one die again."""
    t = darkrock("red blue", phase="round")
    t.red.credits = 12
    t.roll("1 2")
    assert t.red.dice == 2
    t.red.credits = 7
    t.end_round()
    assert t.red.dice == 1
