"""Placing locations and moving on them."""

from __future__ import annotations

from games.dark_venture.table_talk import LOCATION, Table, venture
from gloaming.games.dark_venture.land.ways import are_connected, distance, open_entrances
from gloaming.games.dark_venture.names import CROSSROADS
from gloaming.games.dark_venture.parts import changed


def connected(t: Table, here: str, there: str) -> bool:
    """May one move between these two?"""
    return are_connected(t.state.land, LOCATION[here], LOCATION[there])


def test_playing_a_location_costs_one_ap() -> None:
    """DV-LOC-01: nothing is paid before the card lies there."""
    t = venture("red blue")
    t.red.draws("blackreed-fen")
    t.play("red: place blackreed-fen, to east, turned 0")
    assert (t.red.hero.ap, t.red.hand) == (2, "")
    t.red.draws("gas-flats")
    t.red.hero.ap = 0
    t.red.follows("pell-the-lamplighter")
    assert t.refused("red: place gas-flats") == "DV-TURN-05"
    assert "follower place gas-flats" in t.offers("red")


def test_the_card_comes_from_the_hand_beside_an_own_character() -> None:
    """DV-LOC-02"""
    t = venture("red blue")
    t.blue.draws("gas-flats")
    t.red.draws("ash-dunes tide-gate")
    assert t.refused("red: place gas-flats") == "DV-LOC-02"
    t.play("red: place ash-dunes, to east, turned 0", "red: go ash-dunes")
    t.play("red: place tide-gate")
    assert t.offers("red") == ["to north", "to east", "to south"]
    assert t.refused("red: to west") == "DV-LOC-06"


def test_a_follower_pays_for_a_location_beside_itself() -> None:
    """DV-LOC-02, DV-FOL-10"""
    t = venture("red blue")
    t.lies("blackreed-fen", 1, 0)
    follower = t.red.follows("pell-the-lamplighter")
    follower.at = "blackreed-fen"
    t.red.draws("tide-gate")
    t.play("red: follower place tide-gate, to east, turned 0")
    assert (t.red.hero.ap, follower.ap) == (3, 1)
    assert connected(t, "blackreed-fen", "tide-gate")


def test_a_card_lies_upright_or_across() -> None:
    """DV-LOC-03: turns that look alike are one."""
    t = venture("red blue")
    t.red.draws("broken-viaduct blackreed-fen salt-caves")
    t.play("red: place broken-viaduct, to north")
    assert t.offers("red") == ["turned 0"]
    assert t.refused("red: turned 180") == "DV-LOC-03"
    t = venture("red blue")
    t.red.draws("blackreed-fen salt-caves toppled-arcade")
    t.play("red: place toppled-arcade, to east")
    assert t.offers("red") == ["turned 90", "turned 180", "turned 270"]


def test_an_entrance_must_meet_an_entrance() -> None:
    """DV-LOC-04: W08, Broken Viaduct east of the crossroads."""
    t = venture("red blue")
    t.red.draws("broken-viaduct")
    t.play("red: place broken-viaduct, to east")
    assert t.refused("red: turned 0") == "DV-LOC-04"
    t.play("red: turned 90")
    assert connected(t, "crossroads", "broken-viaduct")
    assert open_entrances(t.state.land) == 4


def nearly_closed() -> Table:
    """The map of W09: two entrances are left, both towards one cell."""
    t = venture("red blue")
    t.lies("grave-of-kings", 0, -1, 180)
    t.lies("salt-caves", 1, 0, 90)
    t.lies("drowned-theatre", -1, 0, 180)
    t.lies("howling-ridge", 0, 1, 270)
    t.red.hero.at = "drowned-theatre"
    return t


def test_the_last_open_entrance_stays_open() -> None:
    """DV-LOC-05: W09, Silent Observatory would close the map, Idol of Teeth does not."""
    t = nearly_closed()
    assert open_entrances(t.state.land) == 2
    t.red.draws("silent-observatory idol-of-teeth")
    t.play("red: place silent-observatory, to south")
    assert t.refused("red: turned 270") == "DV-LOC-05"
    t = nearly_closed()
    t.red.draws("idol-of-teeth")
    t.play("red: place idol-of-teeth, to south, turned 180")
    assert open_entrances(t.state.land) == 1
    assert not connected(t, "idol-of-teeth", "howling-ridge")


def test_a_card_that_can_only_close_the_map_is_not_offered() -> None:
    """DV-LOC-05: a dead end in the last cell that an entrance leads to, however it is turned."""
    t = nearly_closed()
    t.red.draws("grave-of-kings")
    land = t.state.land
    land.placed = [location for location in land.placed if location != LOCATION["grave-of-kings"]]
    land.doors = changed(land.doors, CROSSROADS, 0b1110)
    t.red.hero.at = "howling-ridge"
    assert open_entrances(land) == 2
    assert t.refused("red: place grave-of-kings") == "DV-LOC-05"


def test_one_card_a_cell() -> None:
    """DV-LOC-06"""
    t = venture("red blue")
    for name, east, south in (("tide-gate", 1, 0), ("gas-flats", 0, 1), ("rift-gate", -1, 0)):
        t.lies(name, east, south)
    t.lies("windbreak-hill", 0, -1)
    t.red.draws("cloven-hill")
    assert t.refused("red: place cloven-hill") == "DV-LOC-06"


def test_a_move_goes_to_a_connected_location() -> None:
    """DV-MOVE-01, DV-HERO-08: W10, neighbours without entrances that meet are not connected."""
    t = nearly_closed()
    t.lies("idol-of-teeth", -1, 1, 180)
    t.red.hero.at = "howling-ridge"
    assert t.refused("red: go idol-of-teeth") == "DV-MOVE-01"
    t.play("red: go crossroads")
    assert (t.red.hero.at, t.red.hero.ap) == ("crossroads", 2)
    t = venture("red blue", heroes=("haglor-the-ghostly", "nym-of-the-reeds"))
    t.lies("salt-caves", 1, 0, 180)
    assert not connected(t, "crossroads", "salt-caves")
    t.play("red: go salt-caves")
    assert (t.red.hero.at, t.red.hero.ap) == ("salt-caves", 2)


def test_a_follower_comes_along_for_nothing() -> None:
    """DV-MOVE-03, DV-FOL-11"""
    t = venture("red blue")
    t.lies("blackreed-fen", 1, 0)
    follower = t.red.follows("pell-the-lamplighter")
    t.play("red: both go blackreed-fen")
    assert (t.red.hero.ap, follower.ap, follower.at) == (2, 2, "blackreed-fen")
    t.play("red: go crossroads")
    assert follower.at == "blackreed-fen"
    assert t.refused("red: both go blackreed-fen") == "DV-MOVE-03"
    t.play("red: follower go crossroads")
    assert (t.red.hero.ap, follower.ap) == (1, 1)


def test_the_dead_and_the_unconscious_are_dragged_along() -> None:
    """DV-DEF-07: W43, Oredd drags Haglor into Gas Flats; only Oredd suffers."""
    t = venture("red green", heroes=("captain-oredd", "haglor-the-ghostly"))
    t.lies("gas-flats", 1, 0)
    t.green.hero.hp, t.green.hero.facts.condition = 0, 1
    t.play("red: go gas-flats, drag haglor-the-ghostly", "chance: roll 4")
    assert (t.red.hero.hp, t.green.hero.hp, t.green.hero.at) == (30, 0, "gas-flats")
    assert t.red.hero.ap == 2


def test_a_hazard_is_one_roll_for_all_that_enter() -> None:
    """DV-STND-03: Hollow never suffer, Mirekin not in mires."""
    t = venture("red blue")
    t.lies("gas-flats", 1, 0)
    follower = t.red.follows("bogwalker-tam")
    t.play("red: both go gas-flats", "chance: roll 5")
    assert (t.red.hero.hp, follower.hp) == (29, 18)
    ghost = venture("red blue", heroes=("haglor-the-ghostly", "nym-of-the-reeds"))
    ghost.lies("glass-foundry", 1, 0)
    ghost.play("red: go glass-foundry")
    assert ghost.red.hero.hp == 28


def test_a_toll_of_ap() -> None:
    """DV-STND-04, 15: who knows the way pays nothing, nor do those who go along."""
    t = venture("red blue")
    t.lies("broken-viaduct", 1, 0, 90)
    t.red.hero.ap = 1
    assert t.refused("red: go broken-viaduct") == "DV-STND-04"
    t.red.follows("bogwalker-tam")
    assert t.refused("red: go broken-viaduct") == "DV-STND-04"
    t.play("red: both go broken-viaduct")
    assert t.red.hero.at == "broken-viaduct"
    t = venture("red blue")
    t.lies("broken-viaduct", 1, 0, 90)
    t.play("red: go broken-viaduct")
    assert t.red.hero.ap == 1


def test_a_toll_of_an_item() -> None:
    """DV-STND-05: at the player's first entry only."""
    t = venture("red blue")
    t.lies("tollhouse", 1, 0)
    assert t.refused("red: go tollhouse") == "DV-STND-05"
    t.red.draws("iron-pot")
    t.red.hero.takes("rust-sabre")
    t.play("red: go tollhouse")
    assert t.offers("red") == ["discard rust-sabre", "discard iron-pot"]
    t.play("red: discard rust-sabre", "red: go crossroads", "red: go tollhouse")
    assert (t.where("rust-sabre"), t.red.hand, t.red.hero.ap) == ("discard", "iron-pot", 0)


def test_portals_lead_to_each_other() -> None:
    """DV-STND-13"""
    t = venture("red blue")
    t.lies("rift-gate", 1, 0)
    t.lies("blackreed-fen", -1, 0)
    t.lies("idol-of-teeth", -2, 0)
    assert connected(t, "rift-gate", "idol-of-teeth")
    assert distance(t.state.land, LOCATION["crossroads"], LOCATION["idol-of-teeth"]) == 2
