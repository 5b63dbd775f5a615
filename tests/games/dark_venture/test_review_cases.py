"""Worked cases of the ledger with all their numbers, where one test did not have them all."""

from __future__ import annotations

from games.dark_venture.table_talk import PERSON, venture
from gloaming.games.dark_venture.cast.numbers import attribute_total


def test_the_strongest_friend_is_attacked_first() -> None:
    """DV-COOP-12, 14, DV-ENEMY-06, 08; DV-R85: W41, Ombrel has 20, Oredd 16; then Oredd attacks it."""
    t = venture("red blue", mode="cooperative", heroes=("captain-oredd", "sister-ombrel"))
    t.blue.hero.wears("sporestaff amber-eye")
    t.stands("mire-maw", "crossroads")
    totals = [int(attribute_total(t.state, side.hero.facts)) for side in (t.red, t.blue)]
    assert (totals, t.blue.hero.numbers[:4]) == ([16, 20], (4, 3, 8, 5))
    t.play("red: engage mire-maw", "blue: join")
    t.roll(7, 12, 2)
    assert t.question == "RollDamage"
    t.roll(4)
    assert (t.red.hero.hp, t.blue.hero.hp) == (34, 20)
    t.play("red: attack mire-maw")
    t.roll(2)
    t.play("blue: pass")
    t.roll(4)
    assert (t.red.hero.hp, t.blue.hero.hp) == (24, 20)


def test_influence_that_fails() -> None:
    """DV-FOL-07, 08; DV-R36, DV-R39: W30 with an 8: 4 + 8 - 2 = 10, and no second try this turn."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    t.blue.follows("rook-feathercloak")
    t.blue.hero.at = "windbreak-hill"
    t.play("red: follow roll rook-feathercloak")
    t.roll(8)
    assert (t.red.facts.follower, t.blue.facts.follower) == (0, PERSON["rook-feathercloak"])
    assert t.refused("red: follow roll rook-feathercloak") == "DV-FOL-01"


def test_a_follower_roll_that_fails() -> None:
    """DV-FOL-01, 03; DV-R36: W29 without the second throw: 7 + 3 = 10 of 11; the next try is next turn."""
    t = venture("red", mode="solo_ranked", heroes=("old-farrow",))
    t.red.hero.wears("lucky-bone walking-staff")
    t.stands("gorrin-half-shell", "crossroads")
    t.play("red: follow roll gorrin-half-shell")
    t.roll(3)
    assert (t.red.facts.follower, t.red.hero.ap) == (0, 3)
    assert t.refused("red: follow roll gorrin-half-shell") == "DV-FOL-01"
    t.play("red: end", "red: draw item", "chance: draw item old-map", "red: go on")
    assert "follow roll gorrin-half-shell" in t.offers("red")


def test_nothing_is_borrowed_from_a_day_that_is_over() -> None:
    """DV-FLEE-07; DV-R61: W22 in round 12: the unspent AP buys one die, nothing buys the second."""
    t = venture("blue red", heroes=("old-farrow", "captain-oredd"), round_number=12)
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.ap = 1
    t.play("blue: engage captain-oredd")
    t.roll(2, 12)
    assert [line for line in t.offers("red") if line.startswith("flee")] == ["flee", "flee with 3 dice"]
    assert t.refused("red: flee with 4 dice") == "DV-FLEE-07"


def test_a_shared_move_meets_each_players_entry_in_order() -> None:
    """DV-COOP-10, DV-MOVE-02; DV-R78: W42, who has met it before does not meet it again."""
    t = venture("red blue green", mode="cooperative")
    t.lies("stilt-village", 0, 1)
    t.state.order = [2, 0, 1]
    t.red.meets("stilt-village")
    t.green.meets("stilt-village")
    t.play("red: all go stilt-village", "blue: join", "green: join")
    assert (t.asked, t.question) == ("green", "ChooseBranch")
    t.play("green: option 1")
    assert (t.asked, t.question) == ("red", "ChooseBranch")
    t.play("red: option 1")
    assert (t.asked, t.question) == ("red", "Act")
