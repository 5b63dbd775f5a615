"""Conditions of quests, one after the other, and what quests do by themselves."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import CONTENT, Table, venture


def seeking(quests: str, heroes: tuple[str, ...] = ("captain-oredd", "nym-of-the-reeds")) -> Table:
    """Red holds these quests, and a small land lies about: a hill, a fen, a hold and a shrine."""
    t = venture("red blue", heroes=heroes)
    t.lies("windbreak-hill", 1, 0)
    t.lies("blackreed-fen", 2, 0)
    t.lies("quarry-town", 0, 1, 90)
    t.lies("rift-gate", -1, 0)
    t.lies("glass-foundry", 0, -1)
    t.red.seeks(quests)
    for quest in t.state.quests:
        quest.waiting = False
    return t


def downs(t: Table, foe: str, health: int = 1, roll: int = 8) -> None:
    """Red's hero attacks a foe that stands here and brings it down with the first blow."""
    person = t.stands(foe, t.red.hero.at)
    person.facts.aggressive = CONTENT.characters[person.number].kind == 2
    person.hp = health
    t.red.hero.ap = 3
    t.play(f"red: engage {foe}")
    if t.question == "JoinFight":
        t.play("red: join")
    while t.question == "RollStrike":
        t.roll(12 if t.questioned == t.red.hero.number else 2)
    t.play(f"red: attack {foe}")
    t.roll(roll)


def test_a_quest_is_complete_once_its_condition_is_met() -> None:
    """DV-QST-05, DV-GOLD-01: for good, even if the state passes; it may wait until phase 3."""
    t = seeking("heel-of-wind", heroes=("nym-of-the-reeds", "captain-oredd"))
    t.red.hero.takes("eelskin-jerkin reed-bow")
    t.play("red: equip eelskin-jerkin")
    assert t.red.done("heel-of-wind")
    t.play("red: unequip eelskin-jerkin", "red: claim heel-of-wind")
    assert t.red.qp == 2


def test_a_state_counts_from_the_first_moment() -> None:
    """DV-QST-05, 06: W34, complete as soon as it is drawn, claimed at once."""
    t = venture("red blue", "turn", heroes=("nym-of-the-reeds", "captain-oredd"))
    t.red.hero.wears("eelskin-jerkin reed-bow")
    t.play("red: draw side", "chance: draw side heel-of-wind")
    assert t.red.done("heel-of-wind")
    t.play("red: draw item", "chance: draw item old-map", "red: claim heel-of-wind")
    assert t.red.qp == 2


def test_deeds_from_before_do_not_count() -> None:
    """DV-QST-05, DV-QST-10: nor does the location on which the hero stands when the quest is drawn."""
    t = seeking("pelt-and-claw")
    downs(t, "ashwolf")
    assert t.red.done("pelt-and-claw")
    t.red.seeks("a-roof-for-an-hour quiet-the-dead")
    t.red.hero.at = "quarry-town"
    t.play("red: end")
    assert not t.red.done("a-roof-for-an-hour")


@pytest.mark.parametrize(
    ("quest", "foe", "complete"),
    [
        ("pelt-and-claw", "ashwolf", True),
        ("pelt-and-claw", "bandit-cutter", False),
        ("stand-your-ground", "bandit-cutter", True),
        ("stand-your-ground", "the-cartwright", False),
        ("a-price-on-their-heads", "bandit-cutter", True),
        ("quiet-the-dead", "hollow-bride", True),
        ("not-a-scratch", "ashwolf", True),
        ("side-by-side", "ashwolf", False),
    ],
)
def test_defeats(quest: str, foe: str, complete: bool) -> None:
    """DV-QST-05, DV-DEF-01: by faction, of the aggressive, without a scratch."""
    t = seeking(quest)
    downs(t, foe)
    assert t.red.done(quest) is complete


def test_defeats_side_by_side_and_not_unscathed() -> None:
    """DV-QST-05: hero and follower both in the combat; health lost in it spoils a clean one."""
    t = seeking("side-by-side not-a-scratch")
    t.red.follows("pell-the-lamplighter")
    t.stands("ashwolf", "crossroads").hp = 12
    t.blue.hero.at = "windbreak-hill"
    t.play("red: engage ashwolf", "red: join")
    t.roll(2, 12, 3)
    t.play("blue: attack captain-oredd")
    t.roll(6)
    t.play("red: attack ashwolf")
    t.roll(12)
    assert (t.red.done("side-by-side"), t.red.done("not-a-scratch")) == (True, False)


def test_many_defeats() -> None:
    """DV-QST-05: Four Notches counts them all."""
    t = seeking("four-notches break-the-reavers")
    t.blue.hero.at = "windbreak-hill"
    for foe in ("ashwolf", "bandit-cutter", "hollow-bride"):
        downs(t, foe)
    assert not t.red.done("four-notches")
    downs(t, "bandit-bowman")
    assert t.red.done("four-notches")
    assert t.red.done("break-the-reavers")


def test_visits() -> None:
    """DV-QST-05: distinct locations, terrains, three in one turn; the follower's feet count too."""
    t = seeking("long-stride wet-boots open-country four-lands a-roof-for-an-hour kneel-once")
    t.blue.hero.at = "glass-foundry"
    t.play("red: go windbreak-hill", "red: go blackreed-fen", "red: go windbreak-hill")
    assert not t.red.done("long-stride")
    assert [t.red.quest(q).progress for q in ("wet-boots", "open-country")] == [[1 << 9], [1 << 21]]
    t.state.settle()
    t = seeking("long-stride four-lands a-roof-for-an-hour kneel-once")
    t.red.hero.ap = 5
    t.play("red: go windbreak-hill", "red: go blackreed-fen", "red: go windbreak-hill", "red: go crossroads")
    assert t.red.done("long-stride")
    t.red.hero.ap = 5
    t.red.follows("pell-the-lamplighter")
    t.play("red: follower go quarry-town", "red: go rift-gate")
    assert (t.red.done("a-roof-for-an-hour"), t.red.done("kneel-once")) == (True, True)
    assert t.red.done("four-lands")


def test_a_long_stride_is_made_in_one_turn() -> None:
    """DV-QST-05: what counts within a turn begins anew."""
    t = seeking("long-stride")
    t.play("red: go windbreak-hill", "red: go blackreed-fen", "red: end")
    t.play("blue: draw item", "chance: draw item old-map", "blue: go on", "blue: end")
    t.play("red: draw item", "chance: draw item war-horn", "red: go on", "red: go windbreak-hill")
    assert not t.red.done("long-stride")


@pytest.mark.parametrize(
    ("quest", "items", "complete"),
    [
        ("old-power", "crown-shard", True),
        ("two-stones", "amber-eye", False),
        ("two-stones", "amber-eye blood-opal", True),
        ("keeper-of-relics", "crown-shard black-seed", True),
        ("the-armourers-debt", "rust-sabre bone-club glass-dagger iron-pot chain-hood padded-coat", True),
        ("the-armourers-debt", "rust-sabre bone-club iron-pot chain-hood padded-coat", False),
        ("pack-mule", "rust-sabre bone-club iron-pot chain-hood padded-coat old-map war-horn spyglass", True),
    ],
)
def test_holding_things(quest: str, items: str, complete: bool) -> None:
    """DV-QST-05: of hero and follower together, not in hand; eight on the hero."""
    t = seeking(quest)
    t.red.draws("ember-seed star-chip")
    t.red.hero.takes(items)
    t.play("red: end")
    assert (t.red.qp > 0) is complete


def test_equipment() -> None:
    """DV-QST-05: a shield on anybody, a weapon in both hands, a full harness on the hero."""
    t = seeking("behind-the-boss both-hands full-harness")
    follower = t.red.follows("pell-the-lamplighter")
    follower.wears("round-shield")
    t.red.hero.wears("ember-halberd iron-pot padded-coat amber-eye")
    t.play("red: end")
    assert t.red.qp == 2 + 1 + 5
    strong = seeking("both-hands")
    strong.red.hero.wears("ember-halberd blood-opal horned-casque")
    strong.play("red: end")
    assert strong.red.qp == 0
    stag = seeking("full-harness", heroes=("ulm-the-stag-headed", "nym-of-the-reeds"))
    stag.red.hero.wears("iron-pot padded-coat amber-eye")
    stag.play("red: end")
    assert stag.red.qp == 5


def test_numbers() -> None:
    """DV-QST-05: attributes of anybody or of the hero; low health, then high."""
    t = seeking("arm-of-iron mind-of-glass child-of-fortune beyond-mortal-measure back-from-the-edge")
    follower = t.red.follows("wick")
    follower.wears("crystal-helm amber-eye")
    t.red.hero.hp = 12
    t.play("red: search", "chance: roll 1")
    assert not t.red.done("mind-of-glass")
    t.person("wick").wears("storm-rod")
    t.red.hero.wears("ember-halberd horned-casque")
    t.red.hero.hp = 18
    t.play("red: end")
    assert t.red.qp == 2 + 2 + 2
    assert t.red.quests == "child-of-fortune beyond-mortal-measure"


def test_whereabouts() -> None:
    """DV-QST-05: the hero far from home, a follower at a shrine, a scout sent out, a friend brought along."""
    t = seeking("a-guest-at-prayer send-the-scout friend-of-beasts far-from-home")
    hound = t.red.follows("moss-ox")
    hound.at = "rift-gate"
    t.red.hero.at = "windbreak-hill"
    t.play("red: end")
    assert t.red.qp == 2 + 1
    t.red.hero.facts.ap = 3
    far = seeking("far-from-home friend-of-beasts")
    far.lies("tide-gate", 3, 0)
    far.lies("gas-flats", 4, 0)
    far.red.hero.at = "gas-flats"
    far.red.follows("moss-ox").at = "windbreak-hill"
    far.play("red: end")
    assert far.red.qp == 2
    friend = seeking("friend-of-beasts")
    friend.red.hero.at = "windbreak-hill"
    friend.red.follows("moss-ox")
    friend.play("red: end")
    assert friend.red.qp == 5


def test_searching_placing_looting_picking() -> None:
    """DV-QST-05"""
    t = seeking("turn-every-stone two-new-roads the-dead-need-nothing lost-and-found")
    t.red.hero.ap = 9
    t.red.hero.wears("crystal-helm amber-eye")
    t.red.draws("ash-dunes stone-choir")
    t.dropped("iron-pot", "crossroads")
    t.play("red: search", "chance: roll 6", "chance: draw item old-map", "red: go glass-foundry")
    t.play("red: search", "chance: roll 6", "chance: draw item war-horn")
    t.play("red: place ash-dunes, to north, turned 0", "red: go ash-dunes")
    t.play("red: place stone-choir, to north, turned 180")
    assert (t.red.done("turn-every-stone"), t.red.done("two-new-roads")) == (True, True)
    dead = t.stands("bandit-cutter", "ash-dunes")
    dead.takes("glass-dagger")
    dead.hp, dead.facts.condition = 0, 2
    t.play("red: loot glass-dagger")
    t.dropped("iron-pot", "ash-dunes")
    t.play("red: pick up iron-pot")
    assert (t.red.done("the-dead-need-nothing"), t.red.done("lost-and-found")) == (True, True)


def test_trading_and_giving() -> None:
    """DV-QST-05: both players have traded; a gift to another hero, and both in one hold."""
    t = seeking("fair-exchange noble-pact")
    t.blue.seeks("live-to-tell")
    t.red.hero.takes("iron-pot")
    t.play("red: offer iron-pot, to nym-of-the-reeds, for nothing", "blue: accept")
    assert (t.red.done("fair-exchange"), t.red.done("noble-pact")) == (True, False)
    t.blue.hero.at = "quarry-town"
    t.play("red: go quarry-town", "red: claim heroic noble-pact")
    assert (t.red.qp, t.blue.qp) == (5, 2)


def test_flight_and_dragging() -> None:
    """DV-QST-05"""
    t = seeking("live-to-tell carry-them-home")
    t.stands("ashwolf", "crossroads")
    t.blue.hero.at = "glass-foundry"
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at rift-gate", "red: go on")
    assert t.red.done("live-to-tell")
    t = seeking("carry-them-home")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    t.play("red: go quarry-town, drag nym-of-the-reeds")
    assert t.red.done("carry-them-home")


def test_riddles_answered() -> None:
    """DV-QST-05: tests of action entries that were passed."""
    t = seeking("a-riddle-answered a-lucky-turn feats-of-the-body")
    t.red.meets("glass-foundry")
    t.red.meets("blackreed-fen")
    t.red.hero.at = "windbreak-hill"
    t.blue.hero.at = "glass-foundry"
    t.play("red: go blackreed-fen")
    t.roll(11)
    t.play("chance: draw item old-map")
    assert [t.red.done(q) for q in ("a-riddle-answered", "feats-of-the-body")] == [False, True]


def test_followers_won() -> None:
    """DV-QST-05: distinct ones, since the quest is held."""
    t = seeking("good-company changing-friends", heroes=("old-farrow", "nym-of-the-reeds"))
    t.stands("jask-the-debtor", "crossroads")
    t.stands("wick", "crossroads")
    t.play("red: follow roll jask-the-debtor")
    t.roll(12)
    assert t.red.done("good-company")
    t.play("red: follow roll wick")
    t.roll(12)
    t.play("red: accept")
    assert t.red.done("changing-friends")


def test_handing_in() -> None:
    """DV-QST-05, 06: a free act, with the item, at the place; it goes to the discard pile."""
    t = seeking("supplies-for-the-hold keeper-of-relics")
    t.red.hero.takes("old-map crown-shard")
    assert t.refused("red: hand in for supplies-for-the-hold") == "DV-QST-05"
    t.play("red: go quarry-town", "red: hand in for supplies-for-the-hold")
    assert t.offers("red") == ["take old-map", "take crown-shard"]
    t.play("red: take old-map")
    assert (t.red.done("supplies-for-the-hold"), t.where("old-map"), t.red.hero.ap) == (True, "discard", 2)
    t.red.hero.ap = 3
    t.play(
        "red: go crossroads",
        "red: go rift-gate",
        "red: hand in for heroic keeper-of-relics, take crown-shard",
    )
    assert t.red.done("keeper-of-relics")
