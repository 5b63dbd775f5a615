"""Planets, attacks, terraforming, improving, the Special Maneuver."""

from __future__ import annotations

import pytest

from games.dark_matter.table_talk import Table, dark_matter


def test_an_attack() -> None:
    """DM-SOL-07, 09 to 11, 13, 14; DM-DIP-07; DM-ACT-11, 28.  A rulebook example."""
    t = dark_matter()
    t.blue.planets = "ferrow-reach turned"
    t.red.soldiers, t.red.gems = 5, "0"
    t.play("red: use ferrow-reach")
    assert t.red.gems == "0 / 1"
    assert t.state.free_soldiers() == 3
    assert t.blue.planets == "ferrow-reach turned"
    assert t.blue.diplomacy == 1
    assert t.refused("red: use ferrow-reach") == "DM-SOL-11"
    t.play("red: end")
    assert (t.red.gems, t.red.soldiers, t.state.attacked) == ("1 / 0", 5, 0)


@pytest.mark.parametrize(("soldiers", "lying"), [(5, 3), (3, 3), (2, 0)])
def test_the_current_defense_counts(soldiers: int, lying: int) -> None:
    """DM-SOL-07, 08.  Exactly three soldiers for an improved planet, never two, never four."""
    t = dark_matter()
    t.blue.planets = "ferrow-reach improved"
    t.red.soldiers = soldiers
    if not lying:
        assert t.refused("red: use ferrow-reach") == "DM-SOL-07"
        return
    t.play("red: use ferrow-reach")
    assert t.state.free_soldiers() == soldiers - lying


def test_no_attack_without_defense() -> None:
    """DM-SOL-12; DM-PLN-16.  A planet without a skill is of no use to its controller either."""
    t = dark_matter()
    t.blue.planets = "gravemark"
    t.red.planets = "ironwake"
    t.red.soldiers = 9
    assert t.refused("red: use gravemark") == "DM-SOL-12"
    assert t.refused("red: use ironwake") == "DM-PLN-16"


def test_only_planets_of_others_are_attacked() -> None:
    """DM-SOL-15.  Not the market's; an own planet is used, and no soldier moves."""
    t = dark_matter(market="sallow-gate")
    t.red.planets = "ferrow-reach"
    t.red.soldiers = 5
    assert t.refused("red: use sallow-gate") == "DM-SOL-15"
    t.play("red: use ferrow-reach")
    assert t.red.planets == "ferrow-reach turned"
    assert t.state.free_soldiers() == 5


def test_several_attacks_share_the_soldiers() -> None:
    """DM-SOL-04, 07; DM-ACT-04.  Two attacked planets and a card in one recruiting."""
    t = dark_matter()
    t.blue.planets = "sallow-gate, bastion-of-glass"
    t.red.holds("C3")
    t.red.soldiers, t.red.gems = 3, "1"
    t.play("red: recruit, use sallow-gate, use bastion-of-glass, use red cavorite, confirm")
    assert (t.red.soldiers, t.red.gems) == (7, "0 / 0")


def test_own_planets_are_turned() -> None:
    """DM-PLN-05 to 08, 11, 13.  Free of charge, once; a turned one is of no use to its controller."""
    t = dark_matter()
    t.red.planets = "ferrow-reach, cinder-hollow turned"
    t.red.gems = "0"
    t.play("red: use ferrow-reach")
    assert t.red.gems == "0 / 1"
    assert t.red.planets == "ferrow-reach turned, cinder-hollow turned"
    assert t.refused("red: use ferrow-reach") == "DM-PLN-08"
    assert t.refused("red: use cinder-hollow") == "DM-PLN-08"


def test_a_planets_points_are_spent_in_its_action() -> None:
    """DM-PLN-12, 15; DM-ACT-24.  Matter alone is no use; two Soldier icons come in one use."""
    t = dark_matter(market="hearthless")
    t.red.planets = "halcyon-drift, bastion-of-glass"
    assert t.refused("red: use halcyon-drift") == "DM-ACT-24"
    t.play("red: recruit, use bastion-of-glass, confirm")
    assert t.red.soldiers == 2


def test_no_gems() -> None:
    """DM-ACT-11; DM-PLN-06.  Two planets terraform a third; cards and the maneuver stay out."""
    t = dark_matter(market="hearthless")
    t.red.planets = "halcyon-drift, quietus"
    t.red.gems = "0"
    assert t.refused("red: use red cavorite") == "DM-ACT-11"
    assert t.refused("red: maneuver cavorite") == "DM-ACT-11"
    t.play("red: terraform hearthless, use halcyon-drift, use quietus, confirm")
    assert t.red.planets == "halcyon-drift turned, quietus turned, hearthless"


def test_a_new_planet_at_once() -> None:
    """DM-PLN-14, 10.  Usable in the next action, then turned until it is improved."""
    t = dark_matter(market="ferrow-reach")
    t.red.holds("C1")
    t.red.planets = "quietus"
    t.red.gems = "2"
    t.play("red: terraform ferrow-reach, use red cavorite, use quietus, confirm")
    t.play("red: use ferrow-reach")
    assert t.red.planets == "quietus turned, ferrow-reach turned"
    t.end_turn()
    assert t.red.planets == "quietus turned, ferrow-reach turned"


# --- costs


def payable(planet: str, points: str) -> bool:
    """Could this planet be terraformed with planets that make exactly these points?"""
    worlds = {"C": "quietus", "A": "halcyon-drift", "D": "prism-shoals"}
    spare = {"C": "tallow-deep", "A": "mirrorfen", "D": "nyx-orchard"}
    t = dark_matter(market=planet)
    t.red.gems = "0"
    used: list[str] = []
    for point in points:
        used.append(spare[point] if worlds[point] in used else worlds[point])
    t.red.planets = ", ".join(used)
    for name, point in zip(used, points, strict=True):
        if name in spare.values():
            number = [world.lower().replace(" ", "-") for world in t.state.deck.planet_names].index(name)
            lay_skill(t, number, "CAD".index(point))
    return f"terraform {planet}" in t.opens() if t.asked else False


def lay_skill(t: Table, planet: int, icon: int) -> None:
    """Let the Face of a planet show one icon, in a deck of the test's own."""
    deck = t.state.deck
    own = type(deck)()
    for name in ("planet_skill", "vp", "defense", "needs", "cost", "improve_cost", "skill", "initiative"):
        setattr(own, name, list(getattr(deck, name)))
    own.planet_names, own.design = deck.planet_names, deck.design
    own.card_names, own.civilization_names = deck.card_names, deck.civilization_names
    own.back_names = deck.back_names
    own.planet_skill[2 * planet] = 1 << 4 * icon
    t.state.deck = own


@pytest.mark.parametrize(("points", "enough"), [("CCD", True), ("CDD", True), ("CDA", False), ("CD", False)])
def test_sophia_copies_what_the_cost_shows(points: str, enough: bool) -> None:
    """DM-TER-05 to 07.  A rulebook example: the cost is Cavorite, Dark Matter and Sophia."""
    assert payable("lantern-moors", points) == enough


@pytest.mark.parametrize(("points", "enough"), [("CC", True), ("DD", True), ("AA", True), ("CD", False)])
def test_sophia_alone_is_one_kind(points: str, enough: bool) -> None:
    """DM-TER-08.  A rulebook example: the cost is two Sophia."""
    assert payable("sophia-minor", points) == enough


def test_sophia_icons_pay_sophia() -> None:
    """DM-TER-08, 09; DM-ACT-30 to 33"""
    t = dark_matter(market="bastion-of-glass")
    t.blue.holds("D2")
    t.green.holds("A3")
    t.red.holds("C1")
    t.red.gems = "3"
    begun = "red: terraform bastion-of-glass, use red cavorite"
    t.play(f"{begun}, use blue dark-matter, use green antimatter, confirm")
    assert t.red.gems == "0 / 1"


@pytest.mark.parametrize(
    ("seats", "limit", "rule"), [("red blue green", 5, "TER-03"), ("red blue", 7, "TER-04")]
)
def test_the_limit_of_planets(seats: str, limit: int, rule: str) -> None:
    """DM-TER-03, 04.  One below it everything goes on; at the limit planets are only improved."""
    names = [
        "halcyon-drift", "cinder-hollow", "nyx-orchard", "prism-shoals", "quietus", "mirrorfen",
        "tallow-deep",
    ]  # fmt: skip
    t = dark_matter(seats, market="sallow-gate")
    t.red.gems = "9"
    t.red.planets = ", ".join(names[: limit - 1])
    assert "terraform sallow-gate" in t.opens()
    t.red.planets = names[limit - 1]
    assert t.refused("red: terraform sallow-gate") == f"DM-{rule}"


def test_only_the_market_is_terraformed() -> None:
    """DM-TER-01, 11; DM-FIN-07.  Neither the deck nor what somebody controls."""
    t = dark_matter(market="hearthless")
    t.blue.planets = "sallow-gate"
    assert t.refused("red: terraform sallow-gate") == "DM-TER-11"
    assert t.refused("red: terraform embassy-nine") == "DM-FIN-07"


# --- improving


def test_improve() -> None:
    """DM-IMP-01, 03, 04; DM-ACT-14, 29; DM-PLN-01 to 04.  A rulebook example: 3 points become 6."""
    t = dark_matter()
    t.red.planets = "sallow-gate"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "2"
    assert t.red.points == 2 + 3
    t.play("red: improve sallow-gate, use red cavorite, use red dark-matter, confirm")
    assert t.red.points == 0 + 6
    assert (t.red.uf("C"), t.red.uf("D")) == ("A+R 3", "C+R 3")
    t.play("red: recruit, use sallow-gate, confirm")
    assert t.red.soldiers == 2


def test_points_improve_one_planet_once() -> None:
    """DM-IMP-01, 02, 05.  Only one's own, only once, one in an action."""
    t = dark_matter()
    t.red.planets = "sallow-gate improved, hearthless"
    t.blue.planets = "pale-consensus"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "4"
    assert t.refused("red: improve sallow-gate") == "DM-IMP-05"
    assert t.refused("red: improve pale-consensus") == "DM-IMP-01"
    t.play("red: improve hearthless, use red cavorite, use red dark-matter, confirm")
    assert t.red.planets == "sallow-gate improved, hearthless improved"


def test_a_planet_turned_earlier_is_straightened() -> None:
    """DM-IMP-06; DM-PLN-09, 10"""
    t = dark_matter()
    t.red.planets = "sallow-gate turned"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "2"
    t.play("red: improve sallow-gate, use red cavorite, use red dark-matter, confirm")
    assert t.red.planets == "sallow-gate improved"
    t.play("red: recruit, use sallow-gate, confirm")
    assert (t.red.soldiers, t.red.planets) == (2, "sallow-gate improved turned")
    t.play("red: end")
    assert t.red.planets == "sallow-gate improved"


def test_a_planet_used_this_turn_stays_turned() -> None:
    """DM-IMP-07"""
    t = dark_matter()
    t.red.planets = "sallow-gate"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "2"
    t.play("red: recruit, use sallow-gate, confirm")
    t.play("red: improve sallow-gate, use red cavorite, use red dark-matter, confirm")
    assert t.red.planets == "sallow-gate improved turned"
    assert t.refused("red: use sallow-gate") == "DM-IMP-07"
    t.play("red: end")
    assert t.red.planets == "sallow-gate improved"


def test_a_planet_pays_for_itself() -> None:
    """DM-IMP-08; DM-PLN-06"""
    t = dark_matter()
    t.red.planets = "lantern-moors"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "2"
    t.play("red: improve lantern-moors, use lantern-moors, use red cavorite, use red dark-matter, confirm")
    assert (t.red.gems, t.red.planets) == ("0 / 0", "lantern-moors improved turned")
    assert t.red.points == 8


# --- the maneuver


def test_the_maneuver() -> None:
    """DM-MAN-01 to 04; DM-CARD-09.  One's own cards, Spun, as often as one pays, never inside an action."""
    t = dark_matter(market="sallow-gate")
    t.red.holds("C3")
    t.red.gems = "3"
    assert t.refused("red: terraform sallow-gate, maneuver cavorite") == "DM-MAN-04"
    t.play("red: maneuver cavorite")
    assert (t.red.gems, t.red.uf("C"), t.red.ub("C")) == ("2 / 0", "M+M 2", "D+H 1")
    t.play("red: maneuver cavorite")
    assert (t.red.gems, t.red.uf("C"), t.red.ub("C")) == ("1 / 0", "C+M 2", "S 3")
    assert [offer for offer in t.opens() if offer.startswith("maneuver")] == [
        "maneuver cavorite", "maneuver antimatter", "maneuver dark-matter",
    ]  # fmt: skip
