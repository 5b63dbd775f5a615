"""Items: slots, hands, dropping, picking up, searching; quests that are revealed, claimed, traded."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import CONTENT, HEROIC, stack, venture
from gloaming.games.dark_venture.names import HEROIC_DECK, OUT


def test_items_are_weapons_armor_or_objects() -> None:
    """DV-ITEM-01 to 04, DV-ATTR-06, DV-EQP-03: only what is equipped adds to numbers."""
    t = venture("red blue")
    hero = t.red.hero
    hero.takes("ember-halberd blood-opal cinder-plate")
    assert hero.numbers == (5, 4, 4, 3, 0, 0)
    t.play("red: equip ember-halberd", "red: equip blood-opal", "red: equip cinder-plate")
    assert hero.numbers == (7, 3, 4, 3, 2, 3)


@pytest.mark.parametrize(
    ("worn", "new"),
    [("iron-pot", "chain-hood"), ("padded-coat", "wicker-cuirass"), ("amber-eye", "blood-opal")],
)
def test_one_item_on_head_body_and_as_jewel(worn: str, new: str) -> None:
    """DV-ITEM-05 to 07, DV-EQP-02: the old one goes back among the things, for free."""
    t = venture("red blue")
    t.red.hero.wears(worn)
    t.red.hero.takes(new)
    t.play(f"red: equip {new}")
    assert (t.red.hero.equipped, t.red.hero.ap) == (new, 2)
    assert set(t.red.hero.items.split()) == {worn, new}


def test_slots_that_a_character_does_not_have() -> None:
    """DV-ITEM-05 to 07: the Moss Ox carries things and wears none."""
    t = venture("red blue")
    t.red.follows("moss-ox").takes("iron-pot padded-coat blood-opal")
    assert t.refused("red: equip iron-pot") == "DV-ITEM-05"
    assert t.refused("red: equip padded-coat") == "DV-ITEM-06"
    assert t.refused("red: equip blood-opal") == "DV-ITEM-07"


def test_two_hands() -> None:
    """DV-ITEM-08: two one-handed items or one that takes both; the player frees hands."""
    t = venture("red blue")
    t.red.hero.wears("rust-sabre round-shield")
    t.red.hero.takes("glass-dagger notched-cleaver")
    t.play("red: equip glass-dagger")
    assert t.offers("red") == ["unequip rust-sabre", "unequip round-shield"]
    assert t.refused("red: end") == "DV-ITEM-08"
    t.play("red: unequip rust-sabre")
    assert t.red.hero.equipped == "round-shield glass-dagger"
    t.play("red: equip notched-cleaver, unequip glass-dagger, unequip round-shield")
    assert (t.red.hero.equipped, t.red.hero.ap) == ("notched-cleaver", 1)


def test_beasts_have_no_hands() -> None:
    """DV-ITEM-08, DV-HERO-02, 03"""
    t = venture("red blue", heroes=("ulm-the-stag-headed", "nym-of-the-reeds"))
    t.red.hero.takes("rust-sabre")
    assert t.refused("red: equip rust-sabre") == "DV-ITEM-08"


def test_a_score_makes_an_item_one_handed() -> None:
    """DV-ITEM-09: W03, the halberd's own bonus counts; when the score is lost, hands are freed at once."""
    t = venture("red blue")
    hero = t.red.hero
    hero.wears("ember-halberd cinder-plate")
    hero.takes("blood-opal horned-casque round-shield")
    t.play("red: equip blood-opal", "red: equip horned-casque", "red: equip round-shield")
    assert hero.numbers == (8, 3, 4, 3, 2, 5)
    t = venture("red blue")
    hero = t.red.hero
    hero.wears("ember-halberd cinder-plate blood-opal horned-casque round-shield")
    t.play("red: drop horned-casque")
    assert t.offers("red") == ["unequip ember-halberd", "unequip round-shield"]
    t.play("red: unequip round-shield")
    assert hero.equipped == "ember-halberd cinder-plate blood-opal"


def test_factions_and_items() -> None:
    """DV-HERO-02 to 04: eight of them have names."""
    assert len(CONTENT.factions) == 8
    t = venture("red blue", heroes=("haglor-the-ghostly", "nym-of-the-reeds"))
    t.red.hero.takes("mirror-blade")
    assert t.refused("red: equip mirror-blade") == "DV-HERO-03"
    t.red.hero.takes("shroud-of-ash")
    assert "equip shroud-of-ash" in t.offers("red")


def test_eight_items_at_most() -> None:
    """DV-ITEM-10: equipped or not; a ninth is not taken."""
    t = venture("red blue")
    t.red.hero.takes("rust-sabre bone-club iron-pot old-map war-horn cure-vial spyglass blink-stone")
    t.red.draws("glass-dagger")
    t.dropped("chain-hood", "crossroads")
    assert t.refused("red: stow glass-dagger") == "DV-ITEM-10"
    assert t.refused("red: pick up chain-hood") == "DV-ITEM-10"
    t.play("red: drop old-map", "red: stow glass-dagger")
    assert len(t.red.hero.items.split()) == 8


def test_dropping_is_free_picking_up_is_not() -> None:
    """DV-ITEM-11, 12, DV-PICK-01: one item for 1 AP, whoever dropped it, where the character stands."""
    t = venture("red blue")
    t.red.hero.wears("rust-sabre")
    t.play("red: drop rust-sabre")
    assert (t.where("rust-sabre"), t.red.hero.equipped, t.red.hero.ap) == ("on crossroads", "", 3)
    t.play("red: pick up rust-sabre")
    assert (t.where("rust-sabre"), t.red.hero.ap) == ("with captain-oredd", 2)
    assert t.refused("red: drop iron-pot") == "DV-ITEM-11"
    t.lies("blackreed-fen", 1, 0)
    t.dropped("iron-pot", "blackreed-fen")
    assert t.refused("red: pick up iron-pot") == "DV-PICK-01"
    follower = t.red.follows("pell-the-lamplighter")
    follower.at = "blackreed-fen"
    t.play("red: follower pick up iron-pot")
    assert (t.where("iron-pot"), follower.ap) == ("with pell-the-lamplighter", 1)


def test_from_hand_to_a_characters_things() -> None:
    """DV-EQP-01, 04: for no AP, to the hero or a follower anywhere; not the other way."""
    t = venture("red blue")
    t.lies("blackreed-fen", 1, 0)
    follower = t.red.follows("pell-the-lamplighter")
    follower.at = "blackreed-fen"
    t.red.draws("rust-sabre padded-coat old-map")
    t.play("red: stow rust-sabre", "red: follower stow old-map")
    assert (t.red.hero.items, follower.items, t.red.hand) == ("rust-sabre", "old-map", "padded-coat")
    assert t.refused("red: stow rust-sabre") == "DV-EQP-01"
    assert t.refused("red: stow war-horn") == "DV-EQP-04"
    assert (t.red.hero.ap, follower.ap) == (3, 2)


def test_beasts_hold_nothing_but_as_packs() -> None:
    """DV-HERO-03: the Moss Ox does, the Hound does not."""
    t = venture("red blue")
    t.red.follows("hound-of-the-reeds")
    t.red.draws("old-map")
    assert t.refused("red: follower stow old-map") == "DV-HERO-03"
    t = venture("red blue")
    t.red.follows("moss-ox")
    t.red.draws("old-map")
    t.play("red: follower stow old-map")
    assert t.red.follower.items == "old-map"


def test_equipping_costs_one_ap_of_the_holder() -> None:
    """DV-EQP-02: the item must be among its things; unequipping is free."""
    t = venture("red blue")
    follower = t.red.follows("pell-the-lamplighter")
    follower.takes("rust-sabre")
    t.red.draws("iron-pot")
    assert t.refused("red: equip iron-pot") == "DV-EQP-02"
    t.play("red: equip rust-sabre")
    assert (t.red.hero.ap, follower.ap, follower.numbers[4]) == (3, 1, 2)
    t.play("red: unequip rust-sabre")
    assert follower.equipped == ""
    assert t.refused("red: unequip rust-sabre") == "DV-EQP-02"
    follower.ap = 0
    assert t.refused("red: equip rust-sabre") == "DV-FOL-10"


def test_other_objects_are_not_equipped() -> None:
    """DV-EQP-05, DV-ITEM-04"""
    t = venture("red blue")
    t.red.hero.takes("old-map")
    assert t.refused("red: equip old-map") == "DV-EQP-05"


# --- searching


def test_a_search() -> None:
    """DV-SRCH-01 to 03, DV-ATTR-04: W04, a failed try costs 1 AP and may be repeated."""
    t = venture("red blue", heroes=("brakka-ironjaw", "nym-of-the-reeds"))
    t.play("red: search", "chance: roll 4")
    assert (t.red.hand, t.red.hero.ap, t.state.land.searched) == ("", 2, 0)
    t.play("red: search", "chance: roll 5", "chance: draw item iron-pot")
    assert (t.red.hand, t.red.hero.ap) == ("iron-pot", 1)
    assert t.refused("red: search") == "DV-SRCH-03"
    t.play("red: end", "blue: draw character", "chance: draw character ashwolf", "blue: go on")
    assert t.refused("blue: search") == "DV-SRCH-03"


def test_what_helps_a_search() -> None:
    """DV-SRCH-02, DV-STND-02: W05"""
    t = venture("red blue", heroes=("tavi-quickwire", "nym-of-the-reeds"))
    t.lies("sunken-library", 0, 1)
    t.red.hero.at = "sunken-library"
    t.red.hero.wears("lens-goggles")
    t.play("red: search", "chance: roll 1", "chance: draw item iron-pot")
    assert t.red.hand == "iron-pot"


def test_beasts_do_not_search_their_followers_do() -> None:
    """DV-SRCH-01, 04: W05, the follower pays with its own AP and has a lamp."""
    t = venture("red blue", heroes=("ulm-the-stag-headed", "nym-of-the-reeds"))
    follower = t.red.follows("pell-the-lamplighter")
    assert t.refused("red: search") == "DV-SRCH-04"
    t.play("red: follower search", "chance: roll 2", "chance: draw item iron-pot")
    assert (follower.ap, t.red.hero.ap) == (1, 3)


def test_no_search_there() -> None:
    """DV-STND-01"""
    t = venture("red blue")
    t.lies("ash-dunes", 1, 0)
    t.red.hero.at = "ash-dunes"
    assert t.refused("red: search") == "DV-STND-01"


# --- quests


def test_side_quests_are_secret_until_revealed() -> None:
    """DV-QST-03: and stay revealed."""
    t = venture("red blue")
    t.red.seeks("wet-boots the-long-walk")
    t.play("red: reveal wet-boots")
    assert all(quest.revealed for quest in t.state.quests)
    assert t.refused("red: reveal wet-boots") == "DV-QST-03"


def test_a_complete_quest_is_claimed_for_its_points() -> None:
    """DV-QST-05, 06, 10, DV-GOLD-01: at once, for no AP; a side quest to its pile, a heroic one is gone."""
    t = venture("red blue")
    t.red.seeks("wet-boots the-long-walk four-lands")
    assert t.refused("red: claim wet-boots") == "DV-QST-06"
    t.red.completes("wet-boots")
    t.red.completes("four-lands")
    t.play("red: claim wet-boots", "red: claim heroic four-lands")
    assert (t.red.qp, t.red.hero.ap, t.red.quests) == (6, 3, "the-long-walk")
    assert t.state.heroic_at[HEROIC["four-lands"]] == OUT


def test_three_side_quests_for_a_heroic_one() -> None:
    """DV-QST-07: once a game, 1 AP of the hero, a drawn one that is revealed."""
    t = venture("red blue")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.play("red: trade quests", "chance: draw heroic four-lands", "red: keep four-lands")
    assert (t.red.quests, t.red.hero.ap) == ("four-lands", 2)
    t.red.seeks("wet-boots kneel-once pack-mule")
    assert t.refused("red: trade quests") == "DV-QST-07"


def test_no_trade_with_a_complete_quest_or_an_empty_deck() -> None:
    """DV-QST-07: W33, the complete one is claimed first."""
    t = venture("red blue")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.red.completes("wet-boots")
    assert t.refused("red: trade quests") == "DV-QST-07"
    t = venture("red blue")
    t.red.seeks("wet-boots kneel-once pack-mule")
    stack(t, HEROIC_DECK, "")
    assert t.refused("red: trade quests") == "DV-QST-07"
