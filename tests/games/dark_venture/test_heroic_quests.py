"""What heroic quests do by themselves."""

from __future__ import annotations

from games.dark_venture.table_talk import HEROIC, LOCATION, PERSON, stack, venture
from games.dark_venture.test_quests import seeking
from gloaming.games.dark_venture.names import ITEM_DECK


def test_what_waits_for_a_larger_map() -> None:
    """DV-QST-11, DV-ENEMY-01: at a round start at which some location is two moves away."""
    t = venture("red blue", "round", round_number=4)
    t.red.seeks("rampaging-warlord")
    assert (t.asked, t.person("the-warlord-kesh").in_play) == ("red", False)
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.lies("blackreed-fen", 2, 0)
    t.red.seeks("rampaging-warlord")
    t.play("red: at blackreed-fen")
    kesh = t.person("the-warlord-kesh")
    assert (kesh.at, kesh.ap, kesh.facts.quest) == ("blackreed-fen", 0, HEROIC["rampaging-warlord"])


def test_what_happens_each_round() -> None:
    """DV-QST-11, DV-ENEMY-03: every player moves the warlord, in player order."""
    t = venture("red blue", "round", round_number=5)
    for east, name in enumerate(("windbreak-hill", "blackreed-fen", "tide-gate", "gas-flats"), 1):
        t.lies(name, east, 0)
    t.red.seeks("rampaging-warlord")
    t.red.quest("rampaging-warlord").waiting = False
    t.stands("the-warlord-kesh", "gas-flats")
    t.play("red: at tide-gate", "blue: go on")
    assert t.person("the-warlord-kesh").at == "tide-gate"


def test_the_cure_is_missing() -> None:
    """DV-QST-11: each round the others lose 1 health, never the last; the vial heals whoever gets it."""
    t = venture("red blue", "round", round_number=5)
    t.red.seeks("find-the-cure")
    t.red.quest("find-the-cure").waiting = False
    t.blue.hero.hp = 20
    assert t.asked == "red"
    assert (t.blue.hero.hp, t.red.hero.hp) == (21, 34)
    t = seeking("find-the-cure")
    t.red.hero.takes("cure-vial")
    t.blue.hero.hp = 10
    t.play("red: offer cure-vial, to nym-of-the-reeds, for nothing", "blue: accept")
    assert (t.red.done("find-the-cure"), t.blue.hero.hp) == (True, 22)


def test_a_rift_to_be_sealed() -> None:
    """DV-QST-11, DV-TURN-08: a mark; whoever stands near suffers; two heroes can seal it."""
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.lies("blackreed-fen", 2, 0)
    t.red.seeks("catastrophic-incident")
    t.play("red: at blackreed-fen")
    assert t.state.land.marks == [LOCATION["blackreed-fen"]]
    t = seeking("catastrophic-incident")
    t.state.land.marks = [LOCATION["blackreed-fen"]]
    t.red.hero.at = "blackreed-fen"
    assert t.refused("red: fulfil catastrophic-incident") == "DV-TURN-08"
    t.blue.hero.at = "blackreed-fen"
    t.play("red: fulfil catastrophic-incident")
    t.roll(8)
    assert (t.red.hero.ap, t.red.done("catastrophic-incident")) == (2, True)
    t.play("red: end")
    assert (t.red.qp, t.blue.qp) == (7, 2)


def test_near_the_rift() -> None:
    """DV-QST-11: one roll for all heroes near it."""
    t = venture("red blue", "round", round_number=5)
    t.lies("windbreak-hill", 1, 0)
    t.lies("blackreed-fen", 2, 0)
    t.red.seeks("catastrophic-incident")
    t.red.quest("catastrophic-incident").waiting = False
    t.state.land.marks = [LOCATION["blackreed-fen"]]
    t.blue.hero.at = "windbreak-hill"
    t.roll(5)
    assert (t.red.hero.hp, t.blue.hero.hp) == (34, 25)


def test_a_rival_takes_the_prize() -> None:
    """DV-QST-11: another player who defeats the warlord gains 3, and the quest is gone."""
    t = venture("red blue")
    t.blue.seeks("rampaging-warlord")
    t.blue.quest("rampaging-warlord").waiting = False
    t.stands("the-warlord-kesh", "crossroads").hp = 1
    t.play("red: engage the-warlord-kesh")
    t.roll(12, 2)
    t.play("red: attack the-warlord-kesh")
    t.roll(10)
    assert (t.red.qp, t.blue.quests) == (3, "")


def test_small_steps() -> None:
    """DV-QST-11, DV-FOL-04: the child comes along, if it is wished."""
    t = venture("red blue")
    t.red.seeks("small-steps")
    t.play("red: accept")
    assert t.red.facts.follower == PERSON["spore-child"]
    t.lies("rift-gate", 1, 0)
    t.play("red: both go rift-gate")
    assert t.red.done("small-steps")


def test_monsters_that_were_spawned() -> None:
    """DV-QST-11: where the monster cannot come, another does, and only that one counts."""
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.lies("tide-gate", 2, 0)
    t.blue.draws("gloomjaw")
    t.red.seeks("the-thing-in-the-mire")
    t.play("red: at tide-gate", "chance: draw character ashwolf")
    wolf = t.person("ashwolf")
    assert (wolf.at, wolf.facts.quest) == ("tide-gate", HEROIC["the-thing-in-the-mire"])


def test_items_that_were_lost() -> None:
    """DV-QST-11: laid far away."""
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.lies("tide-gate", 2, 0)
    stack(t, ITEM_DECK, "crown-shard old-map")
    t.red.seeks("the-lost-crown")
    t.play("red: at tide-gate")
    assert t.where("crown-shard") == "on tide-gate"
