"""Abilities and items: used, announced, triggered, thrown again."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import PERSON, Table, stack, venture
from gloaming.games.dark_venture.names import ITEM_DECK


def alone_with(foe: str, hero: str = "captain-oredd", wears: str = "") -> Table:
    """The first player's hero engages a foe, has the first battle turn, and is asked."""
    t = venture("red blue", heroes=(hero, "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    t.blue.hero.at = "windbreak-hill"
    t.red.hero.wears(wears)
    t.stands(foe, "crossroads")
    t.play(f"red: engage {foe}")
    t.roll(12, 2)
    return t


# --- in the turn


def test_using_an_object() -> None:
    """DV-EQP-05, DV-ITEM-04: 1 AP of whoever holds it; not from the hand; consumed ones are discarded."""
    t = venture("red blue")
    t.red.hero.hp = 20
    t.red.draws("bitter-root")
    assert t.refused("red: use bitter-root") == "DV-EQP-05"
    t.play("red: stow bitter-root", "red: use bitter-root")
    assert (t.red.hero.hp, t.red.hero.ap, t.where("bitter-root")) == (26, 2, "discard")


def test_a_follower_uses_what_it_holds() -> None:
    """DV-EQP-05, DV-FOL-10: the text speaks of the bearer."""
    t = venture("red blue")
    follower = t.red.follows("pell-the-lamplighter")
    follower.takes("field-dressing hourglass-grain")
    t.red.hero.hp = follower.hp = 10
    t.play("red: use field-dressing", "red: pick captain-oredd")
    assert (t.red.hero.hp, follower.hp, follower.ap) == (18, 10, 1)
    t.play("red: use hourglass-grain")
    assert follower.ap == 2


def test_once_a_turn() -> None:
    """DV-HERO-07: what the card limits, and what is announced."""
    t = venture("red blue", heroes=("sister-ombrel", "old-farrow"))
    t.red.hero.hp = 10
    t.red.hero.takes("spyglass")
    t.play("red: use sister-ombrel", "red: pick sister-ombrel")
    assert (t.red.hero.hp, t.red.hero.ap) == (13, 3)
    assert t.refused("red: use sister-ombrel") == "DV-HERO-07"
    t.play("red: use spyglass", "red: look at location")
    stack(t, 2, "")
    assert t.red.hero.ap == 2


def test_an_unlimited_object_needs_ap() -> None:
    """DV-EQP-05, DV-TURN-05"""
    t = venture("red blue")
    t.red.hero.takes("old-map bitter-root")
    t.red.hero.ap = 0
    t.red.follows("pell-the-lamplighter")
    assert t.refused("red: use old-map") == "DV-TURN-05"


def test_the_tinkers_first_object_is_free() -> None:
    """DV-STND-15: then each costs 1 AP again."""
    t = venture("red blue", heroes=("tavi-quickwire", "old-farrow"))
    t.red.hero.hp = 10
    t.red.hero.takes("bitter-root green-poultice")
    t.play("red: use bitter-root")
    assert t.red.hero.ap == 3
    t.play("red: use green-poultice")
    assert (t.red.hero.ap, t.red.hero.hp) == (2, 24)


def test_jewels_work_while_equipped() -> None:
    """DV-ITEM-07, DV-EQP-03: Haglor changes places only with the jewel on."""
    t = venture("red blue", heroes=("haglor-the-ghostly", "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    t.blue.hero.at = "windbreak-hill"
    t.red.hero.takes("dimensional-jewel")
    assert t.refused("red: use dimensional-jewel") == "DV-EQP-05"
    t.play("red: equip dimensional-jewel", "red: use dimensional-jewel", "red: pick old-farrow")
    assert (t.red.hero.at, t.blue.hero.at, t.red.hero.ap) == ("windbreak-hill", "crossroads", 1)


def test_what_is_held_counts() -> None:
    """DV-HERO-08, DV-ITEM-04: the heart's health, gone when given away; the captain's armor in company."""
    t = venture("red blue")
    t.red.hero.takes("clockwork-heart")
    t.red.hero.hp = 38
    t.play("red: search", "chance: roll 1")
    assert t.red.hero.hp == 38
    t.play("red: drop clockwork-heart")
    assert t.red.hero.hp == 34
    lonely = venture("red blue")
    assert lonely.red.hero.numbers[5] == 0
    lonely.red.follows("pell-the-lamplighter")
    assert lonely.red.hero.numbers[5] == 1


def test_objects_that_change_the_land() -> None:
    """DV-ITEM-04: rope, stone, lantern, key."""
    t = venture("red blue")
    t.lies("salt-caves", 1, 0, 180)
    t.red.hero.takes("rope-and-hook blink-stone rift-lantern")
    t.red.hero.ap = 5
    t.play("red: use rope-and-hook", "red: at salt-caves")
    assert t.red.hero.at == "salt-caves"
    t.play("red: use rift-lantern", "red: to west")
    t.play("red: go crossroads", "red: use blink-stone", "red: at salt-caves")
    assert (t.red.hero.at, t.red.hero.ap) == ("salt-caves", 1)


def test_a_sure_search() -> None:
    """DV-SRCH-02, 03: the key opens without a roll."""
    t = venture("red blue")
    t.red.hero.takes("skeleton-key")
    t.play("red: use skeleton-key", "chance: draw item iron-pot")
    assert (t.red.hand, t.state.land.searched) == ("iron-pot", 1)


def test_fire_and_then_a_fight() -> None:
    """DV-CMB-01: the flask hurts, then combat starts."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.blue.hero.at = "windbreak-hill"
    t.stands("the-cartwright", "crossroads")
    t.red.hero.takes("fire-flask")
    t.play("red: use fire-flask", "red: pick the-cartwright")
    t.roll(7)
    assert (t.person("the-cartwright").hp, t.question) == (13, "RollStrike")


def test_bait() -> None:
    """DV-ENEMY-04: a beast is led away, or calmed for the turn."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.stands("stonehide-boar", "windbreak-hill")
    t.red.hero.takes("bait-bag")
    t.play("red: use bait-bag", "red: option 2", "red: pick stonehide-boar", "red: go windbreak-hill")
    assert t.question == "Act"
    t.play("red: end")
    assert not t.person("stonehide-boar").facts.calm


def test_salts_wake_a_hero() -> None:
    """DV-CON-02"""
    t = venture("red blue")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    t.red.hero.takes("smelling-salts")
    t.play("red: use smelling-salts", "red: pick nym-of-the-reeds")
    assert (t.blue.hero.hp, t.blue.hero.facts.condition) == (12, 0)


# --- in combat


def test_an_item_in_combat() -> None:
    """DV-CITM-01 to 03: W18, no AP, a roll, then the attack with the reduction."""
    t = alone_with("stonehide-boar", "vess-two-knives", "left-fang right-fang")
    t.red.hero.takes("healing-draught")
    t.red.hero.hp = 15
    t.state.settle()
    ap = t.red.hero.ap
    t.play("red: use healing-draught")
    t.roll(3, 7)
    assert (t.red.hero.hp, t.red.hero.ap, t.where("healing-draught")) == (25, ap, "discard")
    assert t.refused("red: flee") == "DV-CITM-01"
    t.play("red: attack stonehide-boar")
    t.roll(6)
    assert t.person("stonehide-boar").hp == 14


@pytest.mark.parametrize(("rolls", "left"), [((6, 4), 11), ((9,), 7)])
def test_better_rolls_cost_less(rolls: tuple[int, ...], left: int) -> None:
    """DV-CITM-04, 05: W19"""
    t = alone_with("stonehide-boar", "vess-two-knives", "left-fang right-fang")
    t.red.hero.takes("healing-draught")
    t.state.settle()
    t.play("red: use healing-draught")
    t.roll(*rolls)
    t.play("red: attack stonehide-boar")
    t.roll(6)
    assert t.person("stonehide-boar").hp == left


def test_smoke() -> None:
    """DV-CITM-01, DV-FLEE-05: in combat only; away without a roll."""
    t = venture("red blue")
    t.red.hero.takes("smoke-pot")
    assert t.refused("red: use smoke-pot") == "DV-HERO-07"
    t = alone_with("ashwolf")
    t.red.hero.takes("smoke-pot")
    t.state.settle()
    t.play("red: use smoke-pot")
    assert t.question == "ChooseFlight"
    t.play("red: at windbreak-hill", "red: go on")
    assert t.question in ("RollHandling", "Act")


def test_abilities_once_a_battle() -> None:
    """DV-HERO-07: Brakka strikes harder once, Vess twice in her first battle turn."""
    t = alone_with("mire-maw", "brakka-ironjaw")
    t.play("red: use brakka-ironjaw")
    assert t.refused("red: use brakka-ironjaw") == "DV-HERO-07"
    t.play("red: attack mire-maw")
    t.roll(5)
    assert t.person("mire-maw").hp == 20 - (6 + 5 + 4 - 1)
    t = alone_with("stonehide-boar", "vess-two-knives")
    t.play("red: use vess-two-knives", "red: attack stonehide-boar")
    t.roll(7)
    t.play("red: attack stonehide-boar")
    t.roll(7)
    assert t.person("stonehide-boar").hp == 18 - (4 + 7 - 2) - (4 + 7 - 2 - 4)
    t.play("blue: attack vess-two-knives")
    t.roll(2)
    assert t.refused("red: use vess-two-knives") == "DV-HERO-07"


def test_what_happens_when_combat_starts() -> None:
    """DV-HERO-08: the swarm stings, the lurker holds fast, the censer burns the dead."""
    t = alone_with("needlewing-swarm", wears="cinder-plate")
    assert t.red.hero.hp == 32
    t = alone_with("hollow-watchman", wears="censer-flail")
    t.play("red: attack hollow-watchman")
    t.roll(2)
    assert t.person("hollow-watchman").hp == 16 - (5 + 2 + 1 + 3)


def test_what_a_hit_does() -> None:
    """DV-HERO-08: the Weeper slows, until combat ends."""
    t = alone_with("cave-weeper")
    t.play("red: pass", "blue: attack captain-oredd")
    t.roll(5)
    assert t.red.hero.numbers[1] == 3
    t.red.hero.hp = 30
    t.play("red: attack cave-weeper")
    t.roll(12)
    assert (t.state.fights, t.red.hero.numbers[1]) == ([], 4)


def test_what_a_defeat_brings() -> None:
    """DV-DEF-01, DV-HERO-08: the Brute bursts, the Eel leaves its light, Bram's purse counts."""
    t = alone_with("rotcap-brute")
    t.person("rotcap-brute").hp = 1
    t.play("red: attack rotcap-brute")
    t.roll(2, 5)
    assert (t.red.hero.hp, t.person("rotcap-brute").in_play) == (29, False)
    t = alone_with("lantern-eel")
    t.person("lantern-eel").hp = 1
    t.play("red: attack lantern-eel")
    t.roll(2)
    t.play("chance: draw item old-map")
    assert t.where("old-map") == "on crossroads"
    t = alone_with("tollkeeper-bram")
    t.person("tollkeeper-bram").hp = 1
    t.play("red: attack tollkeeper-bram")
    t.roll(2)
    assert t.red.qp == 1


def test_the_glass_dagger_may_break() -> None:
    """DV-ITEM-04: after a combat in which it has hit."""
    t = alone_with("ashwolf", wears="glass-dagger")
    t.person("ashwolf").hp = 1
    t.play("red: attack ashwolf")
    t.roll(2, 2)
    assert t.where("glass-dagger") == "discard"
    t = alone_with("ashwolf", wears="glass-dagger")
    t.play("red: pass", "blue: attack captain-oredd")
    t.roll(2)
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at windbreak-hill", "red: go on")
    assert t.where("glass-dagger") == "with captain-oredd"


def test_an_npc_heals_itself() -> None:
    """DV-CMB-02: the routine uses a healing item at half of the health or less, then attacks."""
    t = venture("red", mode="solo_ranked")
    runner = t.stands("mother-thistle", "crossroads")
    runner.takes("healing-draught")
    runner.hp = 8
    t.play("red: engage mother-thistle")
    t.roll(2, 12)
    t.roll(9)
    assert (runner.hp, t.question) == (16, "RollDamage")


def test_kesh_grows_stronger() -> None:
    """DV-HERO-08: from his second battle turn on."""
    t = alone_with("the-warlord-kesh")
    kesh = t.person("the-warlord-kesh")
    t.play("red: pass", "blue: attack captain-oredd")
    t.roll(2)
    assert kesh.numbers[0] == 5
    t.play("red: pass", "blue: attack captain-oredd")
    assert kesh.numbers[0] == 6


# --- at other moments


def test_at_the_start_of_a_round() -> None:
    """DV-HERO-08, DV-FOL-03: Mother Thistle tends her hero, the mantle its wearer."""
    t = venture("red blue", "round", heroes=("sister-ombrel", "old-farrow"), round_number=4)
    t.red.follows("mother-thistle")
    t.red.hero.wears("mycelium-mantle")
    t.red.hero.hp = 10
    assert t.asked == "red"
    assert t.red.hero.hp == 10 + 2 + 2 + 1


def test_npcs_have_their_start_of_a_round_too() -> None:
    """DV-HERO-08, DV-ENEMY-05: a trader in a mantle heals; who follows nobody tends nobody."""
    t = venture("red blue", "round", heroes=("sister-ombrel", "old-farrow"), round_number=4)
    trader = t.stands("the-cartwright", "crossroads")
    trader.wears("mycelium-mantle")
    t.stands("mother-thistle", "crossroads")
    trader.hp = t.red.hero.hp = 10
    assert t.asked == "red"
    assert (trader.hp, t.red.hero.hp) == (11, 12)


def test_who_searches_wakes_the_giant() -> None:
    """DV-SRCH-02, DV-AGG-01: on 1 or 2."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.blue.hero.at = "windbreak-hill"
    t.stands("sleeping-giant", "crossroads")
    t.play("red: search", "chance: roll 1", "chance: roll 2")
    assert (t.question, t.person("sleeping-giant").facts.aggressive) == ("RollStrike", True)


def test_the_judge_sees_who_robs_the_dead() -> None:
    """DV-DEF-06, DV-CMB-01"""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.blue.hero.at = "windbreak-hill"
    t.stands("wandering-judge", "crossroads")
    dead = t.stands("bandit-cutter", "crossroads")
    dead.takes("glass-dagger old-map")
    dead.hp, dead.facts.condition = 0, 2
    t.play("red: loot old-map")
    assert t.question == "RollStrike"


def test_throwing_again() -> None:
    """DV-HERO-07, DV-FOL-01: W29 with the reroll of Old Farrow: once a turn, the second throw counts."""
    t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
    t.rethrows = True
    t.red.hero.wears("lucky-bone walking-staff")
    t.stands("gorrin-half-shell", "crossroads")
    t.play("red: follow roll gorrin-half-shell")
    t.roll(3)
    assert t.offers("red") == ["go on", "use old-farrow"]
    assert t.refused("red: end") == "DV-HERO-07"
    t.play("red: use old-farrow")
    t.roll(6)
    assert t.red.facts.follower == PERSON["gorrin-half-shell"]
    t.play("red: search", "chance: roll 2")
    assert t.question == "Act"


def test_a_roll_that_counts() -> None:
    """DV-HERO-07: who does not throw again keeps the ability; a chip serves tests only."""
    t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
    t.rethrows = True
    t.play("red: search", "chance: roll 3", "red: go on")
    assert (t.red.hand, t.state.used_turn) == ("", [])
    t = venture("red blue")
    t.rethrows = True
    t.red.hero.wears("star-chip")
    t.play("red: search", "chance: roll 1")
    assert t.question == "Act"
    t.lies("toppled-arcade", 1, 0, 90)
    t.red.meets("toppled-arcade")
    t.play("red: go toppled-arcade", "red: option 1")
    t.roll(2)
    t.play("red: use star-chip")
    t.roll(8)
    t.play("chance: draw item iron-pot")
    assert t.red.hand == "iron-pot"


def test_nothing_of_solo_games_without() -> None:
    """DV-SOLO-02: the hammer and the jewel are not there at all."""
    t = venture("red", mode="solo_ranked")
    assert t.where("dimensional-jewel") == "out"
    stack(t, ITEM_DECK, "iron-pot")
    t.play("red: search", "chance: roll 6", "chance: draw item iron-pot")
    assert t.red.hand == "iron-pot"
