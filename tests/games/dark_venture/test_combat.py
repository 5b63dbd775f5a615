"""Combat: who fights whom, first strike, damage, items, defeat, loot, waking."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import Table, venture
from gloaming.games.dark_venture.steps.fight import current, fighters


def duel(foe: str = "ashwolf", hero: str = "captain-oredd", seats: str = "red blue") -> Table:
    """The first player's hero at Windbreak Hill with an NPC, about to act."""
    t = venture(seats, heroes=(hero, "old-farrow", "brakka-ironjaw", "tavi-quickwire"))
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.at = "windbreak-hill"
    t.stands(foe, "windbreak-hill")
    return t


def engaged(t: Table, foe: str = "ashwolf", *strikes: int) -> Table:
    """The hero attacks, first strike falls as said, the hero first unless the throws say otherwise."""
    t.play(f"red: engage {foe}")
    t.roll(*(strikes or (12, 2)))
    return t


def test_engaging_costs_one_ap() -> None:
    """DV-CMB-01: somebody conscious, here, not one's own."""
    t = duel()
    t.blue.hero.at = "crossroads"
    t.red.follows("pell-the-lamplighter")
    assert t.refused("red: engage old-farrow") == "DV-CMB-01"
    assert t.refused("red: engage pell-the-lamplighter") == "DV-CMB-01"
    t.play("red: engage ashwolf")
    assert (t.red.hero.ap, t.question) == (2, "JoinFight")


def test_combat_by_aggression_costs_nothing() -> None:
    """DV-AGG-01, 02, 06, DV-CMB-01: entering is enough."""
    t = duel()
    t.red.hero.at = "crossroads"
    t.play("red: go windbreak-hill")
    assert (t.red.hero.ap, t.question) == (2, "RollStrike")


def test_an_aggressive_character_that_enters_attacks() -> None:
    """DV-AGG-03, DV-CHAR-01, 02, 07, DV-ENEMY-05: W14, B is attacked, A as the next player plays the wolf."""
    t = venture("red blue", heroes=("captain-oredd", "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    t.lies("gas-flats", 2, 0)
    t.blue.hero.at = "gas-flats"
    t.red.draws("ashwolf")
    t.play("red: play ashwolf, at windbreak-hill", "red: at gas-flats")
    assert (t.red.hero.ap, t.question) == (2, "RollStrike")
    t.roll(12, 2)
    assert (t.asked, t.offers("red")) == ("red", ["attack old-farrow"])


def test_same_faction_does_not_fight() -> None:
    """DV-AGG-03, 04: W28, Wolf and Maw leave each other alone; the Bride is attacked by both, by routine."""
    t = venture("red blue", "round", round_number=4)
    t.lies("cloven-hill", 1, 0)
    t.lies("windbreak-hill", 2, 0)
    t.lies("gas-flats", 0, 1)
    t.stands("mire-maw", "cloven-hill")
    t.stands("ashwolf", "windbreak-hill")
    t.stands("hollow-bride", "crossroads")
    for side in (t.red, t.blue):
        side.hero.at, side.hero.facts.condition, side.hero.hp = "gas-flats", 1, 0
    t.play("red: at cloven-hill")
    assert (t.question, t.state.fights) == ("ChooseRoute", [])
    t.play("red: at cloven-hill")
    fight = current(t.state)
    assert (fighters(t.state, fight, 0), fighters(t.state, fight, 1)) == ([34], [23, 24])
    t.roll(2, 12, 8)
    assert t.question == "RollDamage"


def test_beasts_let_the_stag_headed_be() -> None:
    """DV-STND-15, DV-HERO-08: until he attacks one."""
    t = duel(hero="ulm-the-stag-headed")
    t.stands("stonehide-boar", "windbreak-hill")
    t.red.hero.at = "crossroads"
    t.play("red: go windbreak-hill", "red: engage ashwolf")
    assert sorted(fighters(t.state, current(t.state), 1)) == [24, 27]


def test_a_sanctuary() -> None:
    """DV-STND-07: no combat starts there."""
    t = venture("red blue")
    t.lies("stone-choir", 1, 0, 0)
    t.stands("ashwolf", "stone-choir")
    t.play("red: go stone-choir")
    assert t.question == "Act"
    assert t.refused("red: engage ashwolf") == "DV-STND-07"


def test_who_has_fought_stays_hostile() -> None:
    """DV-AGG-05: W44, both pass; two players' heroes fight when they meet again, at no cost."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.play("red: engage nym-of-the-reeds")
    t.roll(12, 2)
    t.play("red: pass", "blue: pass")
    assert (t.question, t.state.fights) == ("Act", [])
    t.play("red: go windbreak-hill", "red: go crossroads")
    assert (t.question, t.red.hero.ap) == ("RollStrike", 0)


def test_together_nobody_fights_a_friend() -> None:
    """DV-COOP-15"""
    t = venture("red blue", mode="cooperative")
    assert t.refused("red: engage nym-of-the-reeds") == "DV-COOP-15"


def test_a_follower_may_join() -> None:
    """DV-CMB-07, DV-FOL-11: for no AP; so may the party of whoever is attacked."""
    t = venture("red blue")
    t.red.follows("ser-dunmar")
    t.blue.follows("pell-the-lamplighter")
    t.play("red: engage nym-of-the-reeds", "red: join", "blue: go on")
    assert fighters(t.state, current(t.state), 0) == [5, 14]
    assert fighters(t.state, current(t.state), 1) == [6]
    assert t.red.follower.ap == 2


def test_first_strike() -> None:
    """DV-CMB-03, 04, DV-ATTR-03: W15, tied combatants roll again among themselves; the order is kept."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.red.hero.wears("eelskin-jerkin reed-bow")
    t.stands("ashwolf-alpha", "crossroads")
    t.play("red: engage ashwolf-alpha")
    t.roll(5, 7)
    assert t.question == "RollStrike"
    t.roll(6, 9)
    assert (current(t.state).order, current(t.state).strike) == ([25, 6], [17, 16])


def test_first_strike_of_those_at_home() -> None:
    """DV-STND-08, 14: ambush helps the aggressive, the fort its own people."""
    t = venture("red blue")
    t.lies("collapsed-gate", 1, 0)
    t.stands("ashwolf", "collapsed-gate")
    t.red.hero.at = "collapsed-gate"
    t.play("red: engage ashwolf")
    t.roll(7, 4)
    assert current(t.state).strike == [11, 11]
    t.roll(5, 5)
    assert (current(t.state).order, current(t.state).strike) == ([24, 5], [12, 9])
    fort = venture("red blue")
    fort.lies("cinder-fort", 0, 1)
    fort.stands("ashwolf", "cinder-fort")
    fort.red.hero.at = "cinder-fort"
    fort.play("red: engage ashwolf")
    fort.roll(5, 4)
    assert current(fort.state).strike == [11, 10]


def test_damage() -> None:
    """DV-CMB-05, 06, DV-ATTR-02: W16, Alpha hits Nym for 10, Nym hits back for 14."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.red.hero.wears("eelskin-jerkin reed-bow")
    alpha = t.stands("ashwolf-alpha", "crossroads")
    t.play("red: engage ashwolf-alpha")
    t.roll(2, 12)
    t.play("blue: attack nym-of-the-reeds")
    t.roll(6)
    t.play("red: attack ashwolf-alpha")
    t.roll(8)
    assert (t.red.hero.hp, alpha.hp) == (20, 2)


def test_no_damage_below_zero() -> None:
    """DV-CMB-05: W17, what the swarm does when combat starts is another matter."""
    t = duel("needlewing-swarm")
    t.red.hero.wears("cinder-plate round-shield")
    engaged(t, "needlewing-swarm", 2, 12)
    t.play("blue: attack captain-oredd")
    t.roll(2)
    assert t.red.hero.hp == 32


def test_another_player_plays_the_opponent() -> None:
    """DV-CMB-02: the next in player order who has nobody in the combat; without one, the routine."""
    t = duel(seats="red blue green")
    t.state.order = [2, 0, 1]
    engaged(t, "ashwolf", 2, 12)
    assert t.offers("blue") == ["attack captain-oredd"]
    assert t.refused("blue: pass") == "DV-CMB-08"
    assert t.refused("blue: flee") == "DV-CMB-02"
    alone = venture("red", mode="solo_ranked")
    alone.stands("ashwolf", "crossroads")
    alone.play("red: engage ashwolf")
    alone.roll(2, 12)
    assert alone.question == "RollDamage"


def test_an_enemy_attacks_the_strongest_then_whoever_attacked_it() -> None:
    """DV-ENEMY-06 to 08, DV-COOP-14: W41"""
    t = duel("mire-maw")
    follower = t.red.follows("ser-dunmar")
    t.play("red: engage mire-maw", "red: join")
    t.roll(2, 12, 5)
    assert (t.question, t.offers("blue")) == ("BattleTurn", ["attack captain-oredd"])
    assert t.refused("blue: attack ser-dunmar") == "DV-ENEMY-08"
    t.play("blue: attack captain-oredd")
    t.roll(2)
    t.play("red: attack mire-maw")
    t.roll(2)
    t.play("red: pass")
    assert t.offers("blue") == ["attack ser-dunmar"]
    assert follower.in_play


def test_tied_targets_roll() -> None:
    """DV-ENEMY-07: each is as likely."""
    t = duel("mire-maw", hero="brakka-ironjaw")
    follower = t.red.follows("ser-dunmar")
    follower.wears("rust-sabre amber-eye blood-opal")
    follower.facts.equipped = [43, 44]
    assert (sum(t.red.hero.numbers[:4]), sum(follower.numbers[:4])) == (15, 15)
    t.play("red: engage mire-maw", "red: join")
    t.roll(2, 12, 3)
    assert t.offers("chance") == ["target brakka-ironjaw", "target ser-dunmar"]
    t.play("chance: target ser-dunmar")
    assert t.offers("blue") == ["attack ser-dunmar"]


@pytest.mark.parametrize(
    ("rolls", "left"), [((3, 7), 14), ((6, 4), 11), ((9,), 7)], ids=["2 to 3", "4 to 7", "8 to 12"]
)
def test_equipping_in_combat(rolls: tuple[int, ...], left: int) -> None:
    """DV-CITM-01 to 05: W18, W19 with a blade drawn in the fight; one item, then the attack, for no AP."""
    t = duel("stonehide-boar", hero="vess-two-knives")
    t.red.hero.takes("glass-dagger rust-sabre")
    engaged(t, "stonehide-boar")
    t.play("red: equip glass-dagger")
    t.roll(*rolls)
    assert t.refused("red: equip rust-sabre") == "DV-CITM-01"
    assert t.refused("red: flee") == "DV-CITM-01"
    t.play("red: attack stonehide-boar")
    t.roll(6)
    assert (t.person("stonehide-boar").hp, t.red.hero.ap) == (left, 2)


def test_combat_has_its_own_list_of_options() -> None:
    """DV-CITM-01: nothing else is said in it."""
    t = engaged(duel())
    assert t.offers("red") == ["attack ashwolf", "flee", "flee with 3 dice", "flee with 4 dice", "pass"]
    assert t.refused("red: search") == "DV-CITM-01"
    assert t.refused("red: attack old-farrow") == "DV-CMB-01"


def test_a_defeated_npc_dies() -> None:
    """DV-CMB-08, DV-DEF-01, 03, 04: W24, a body with items stays; one without leaves at once."""
    t = duel("bandit-cutter")
    cutter = t.person("bandit-cutter")
    cutter.wears("glass-dagger")
    cutter.hp = 5
    engaged(t, "bandit-cutter")
    t.play("red: attack bandit-cutter")
    t.roll(6)
    assert (cutter.in_play, cutter.facts.condition, t.question) == (True, 2, "Act")
    t.play("red: loot glass-dagger")
    assert (cutter.in_play, t.red.hero.items, t.red.hero.ap) == (False, "glass-dagger", 1)
    assert t.state.character_at[cutter.number] == 1
    t = duel()
    t.person("ashwolf").hp = 1
    engaged(t)
    t.play("red: attack ashwolf")
    t.roll(2)
    assert not t.person("ashwolf").in_play


def test_one_item_a_turn_from_each_of_the_fallen() -> None:
    """DV-DEF-05, 06: W25, by the hero and by the follower."""
    t = duel("reaver-chief-moll")
    moll = t.person("reaver-chief-moll")
    moll.wears("horned-casque obsidian-axe")
    moll.hp, moll.facts.condition = 0, 2
    t.red.follows("pell-the-lamplighter")
    t.play("red: loot obsidian-axe")
    assert t.refused("red: loot horned-casque") == "DV-DEF-06"
    assert moll.in_play
    t.play("red: follower loot horned-casque")
    assert (t.red.follower.ap, moll.in_play) == (1, False)
    assert t.refused("red: loot iron-pot") == "DV-DEF-06"


def test_a_defeated_hero_is_unconscious() -> None:
    """DV-DEF-01, 02, DV-CMB-08: W23, the combat goes on with the follower."""
    t = duel("mire-maw", hero="haglor-the-ghostly")
    follower = t.red.follows("bogwalker-tam")
    t.red.hero.hp = 6
    t.play("red: engage mire-maw", "red: join")
    t.roll(2, 12, 7)
    t.play("blue: attack haglor-the-ghostly")
    t.roll(3)
    assert (t.red.hero.hp, t.red.hero.facts.condition) == (0, 1)
    assert (t.asked, follower.facts.seat) == ("red", 0)
    t.play("red: attack mire-maw")


def test_the_fallen_are_left_alone() -> None:
    """DV-DEF-04, DV-CMB-01: they are not attacked and provoke nobody."""
    t = venture("red blue")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    assert t.refused("red: engage nym-of-the-reeds") == "DV-CMB-01"


def asleep(t: Table) -> Table:
    """Red's hero lies unconscious, it is the start of red's turn, the draw is made."""
    t.red.hero.hp, t.red.hero.facts.condition = 0, 1
    t.play("red: draw item", "chance: draw item old-map")
    if t.question == "DrawPhase":
        t.play("red: go on")
    return t


def test_waking() -> None:
    """DV-CON-01 to 04: W26, 12 health, 1 AP less, one location past the enemy, then the turn goes on."""
    t = venture("red blue", "turn", heroes=("haglor-the-ghostly", "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.wears("dimensional-jewel")
    t.stands("mire-maw", "crossroads")
    asleep(t)
    assert t.offers("red") == ["go on", "wake"]
    assert t.refused("red: end") == "DV-CON-01"
    t.play("red: wake")
    t.roll(8)
    assert (t.red.hero.hp, t.red.hero.ap) == (12, 2)
    assert t.refused("red: search") == "DV-CON-04"
    t.play("red: at windbreak-hill")
    assert (t.question, t.red.hero.at, t.red.hero.ap) == ("Act", "windbreak-hill", 2)


def test_who_stays_is_attacked() -> None:
    """DV-CON-04, DV-AGG-02"""
    t = venture("red blue", "turn", heroes=("haglor-the-ghostly", "old-farrow"))
    t.red.hero.wears("dimensional-jewel")
    t.stands("mire-maw", "crossroads")
    asleep(t)
    t.play("red: wake")
    t.roll(8)
    t.play("red: go on")
    assert t.question == "RollStrike"


def test_not_waking() -> None:
    """DV-CON-05, 06: W27, without a follower the turn is over; with one it acts alone."""
    t = venture("red blue", "turn", heroes=("haglor-the-ghostly", "old-farrow"))
    t.red.hero.wears("dimensional-jewel")
    asleep(t)
    t.play("red: wake")
    t.roll(7)
    assert (t.asked, t.red.hero.facts.condition) == ("blue", 1)
    t = venture("red blue", "turn", heroes=("haglor-the-ghostly", "old-farrow"))
    t.red.follows("pell-the-lamplighter")
    asleep(t)
    t.play("red: wake")
    t.roll(3)
    assert t.question == "Act"
    assert t.refused("red: search") == "DV-CON-05"
    assert "follower search" in t.offers("red")


def test_a_bell_wakes() -> None:
    """DV-STND-12"""
    t = venture("red blue", "turn", heroes=("haglor-the-ghostly", "old-farrow"))
    t.lies("bell-shrine", 1, 0)
    t.red.hero.at = "bell-shrine"
    asleep(t)
    t.play("red: wake")
    t.roll(6)
    assert t.red.hero.hp == 12


def test_rest_at_the_end_of_a_turn() -> None:
    """DV-STND-06, DV-HERO-03: Sporeborn heal one more."""
    t = venture("red blue", heroes=("captain-oredd", "sister-ombrel"))
    t.lies("moon-well", 0, -1)
    t.red.hero.at = t.blue.hero.at = "moon-well"
    t.red.hero.hp = t.blue.hero.hp = 10
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: end")
    assert (t.red.hero.hp, t.blue.hero.hp) == (17, 18)


def test_still_together_in_the_next_turn() -> None:
    """DV-AGG-02: an aggressive NPC still there fights again when the phase 2 of the player opens."""
    t = venture("red blue", "turn")
    t.stands("mire-maw", "crossroads")
    t.play("red: draw item", "chance: draw item old-map", "red: go on")
    assert t.question == "RollStrike"
    t.roll(12, 2)
    t.play("red: pass", "blue: attack captain-oredd")
    t.roll(2)
    t.play("red: pass")
    assert len(t.state.fights) == 1
