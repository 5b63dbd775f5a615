"""Quests at the edges: whose deed it is, what counts when, what is scored last."""

from __future__ import annotations

from games.dark_venture.table_talk import HEROIC, SIDE, Table, venture
from gloaming.games.dark_venture.actions import CLAIM, CLAIM_HEROIC


def beside(t: Table, foe: str, health: int) -> None:
    """A weakened NPC stands at the crossroads."""
    t.stands(foe, "crossroads").hp = health


def strikes_first(t: Table, first: str) -> None:
    """This character has the highest first strike of a combat that begins."""
    low = 2
    while t.question == "RollStrike":
        wins = t.questioned == t.person(first).number
        t.roll(12 if wins else low)
        low += not wins


# --- whose deed


def test_friends_share_a_defeat() -> None:
    """DV-COOP-06, DV-R98: in cooperative play every player with a conscious character in the combat."""
    t = venture("red blue green", mode="cooperative")
    for side in (t.red, t.blue, t.green):
        side.seeks("pelt-and-claw" if side.seat == 0 else "four-notches" if side.seat == 1 else "")
    t.green.seeks("stand-your-ground")
    beside(t, "ashwolf", 1)
    t.play("red: engage ashwolf", "blue: join", "green: go on")
    strikes_first(t, "captain-oredd")
    t.play("red: attack ashwolf")
    t.roll(8)
    assert (t.red.done("pelt-and-claw"), t.blue.quest("four-notches").progress) == (True, [1])
    assert not t.green.done("stand-your-ground")


def test_a_holder_who_helped_has_no_rival() -> None:
    """DV-QST-11, DV-R98: the warlord falls to a friend's blow while the holder fights beside."""
    t = venture("red blue", mode="cooperative")
    t.blue.seeks("rampaging-warlord")
    t.blue.quest("rampaging-warlord").waiting = False
    beside(t, "the-warlord-kesh", 1)
    t.play("red: engage the-warlord-kesh", "blue: join")
    strikes_first(t, "captain-oredd")
    t.play("red: attack the-warlord-kesh")
    t.roll(10)
    assert (t.red.qp, t.blue.quests) == (0, "rampaging-warlord")
    assert t.blue.done("rampaging-warlord")


def test_falling_over_ones_own_feet_is_no_defeat() -> None:
    """DV-QST-05, DV-R98: a text that brings one's own hero down credits nobody."""
    t = venture("red blue", heroes=("haglor-the-ghostly", "nym-of-the-reeds"))
    t.lies("blackreed-fen", 1, 0)
    t.red.meets("blackreed-fen")
    t.red.seeks("quiet-the-dead")
    t.red.hero.hp = 1
    t.play("red: go blackreed-fen")
    t.roll(2, 6)
    assert (t.red.hero.hp, t.red.qp, t.red.quests) == (0, 0, "quiet-the-dead")


def test_a_quest_knows_its_own_monster() -> None:
    """DV-QST-11, DV-QST-05: `spawned` is what this quest has placed, not what another quest has."""
    t = venture("red blue")
    t.blue.hero.at = "crossroads"
    t.red.seeks("the-thing-in-the-mire")
    t.red.quest("the-thing-in-the-mire").waiting = False
    beside(t, "hound-of-the-reeds", 1)
    t.person("hound-of-the-reeds").facts.quest = HEROIC["friend-of-beasts"]
    t.play("red: engage hound-of-the-reeds")
    strikes_first(t, "captain-oredd")
    t.play("red: attack hound-of-the-reeds")
    t.roll(8)
    assert not t.red.done("the-thing-in-the-mire")


# --- not a scratch


def test_a_sting_before_the_first_blow_is_a_scratch() -> None:
    """DV-QST-05: health lost by an ability in the combat spoils a clean victory."""
    t = venture("red blue")
    t.red.seeks("not-a-scratch")
    beside(t, "needlewing-swarm", 1)
    t.play("red: engage needlewing-swarm")
    strikes_first(t, "captain-oredd")
    t.play("red: attack needlewing-swarm")
    t.roll(8)
    assert (t.red.hero.hp, t.red.done("not-a-scratch")) == (32, False)


def test_a_fallen_follower_is_a_scratch() -> None:
    """DV-QST-05: although it belongs to nobody any more when the combat is won."""
    t = venture("red blue")
    t.red.seeks("not-a-scratch")
    t.red.follows("wick").hp = 1
    t.person("wick").takes("horned-casque blood-opal owl-mask")
    t.person("wick").facts.equipped = t.person("wick").facts.items
    beside(t, "ashwolf", 12)
    t.play("red: engage ashwolf", "red: join")
    strikes_first(t, "ashwolf")
    t.play("blue: attack wick")
    t.roll(8)
    t.person("ashwolf").hp = 1
    t.play("red: attack ashwolf")
    t.roll(8)
    assert (t.red.hero.hp, t.person("wick").facts.condition) == (34, 2)
    assert not t.red.done("not-a-scratch")


def test_who_runs_has_not_won() -> None:
    """DV-QST-05: one foe down, then flight from the other: that combat was not won."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.seeks("not-a-scratch")
    beside(t, "ashwolf", 1)
    beside(t, "stonehide-boar", 18)
    t.play("red: engage ashwolf")
    strikes_first(t, "captain-oredd")
    t.play("red: attack ashwolf")
    t.roll(8)
    while t.asked == "blue":
        t.play("blue: attack captain-oredd")
        t.roll(2)
    t.red.hero.hp = 34
    t.state.fights[-1].lost = 0
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at windbreak-hill", "red: go on")
    assert not t.red.done("not-a-scratch")


# --- when


def test_a_quest_is_claimed_in_phase_1() -> None:
    """DV-QST-06, 08; DV-R13, DV-R16: on any player's turn, so that an own turn's renewal may follow it."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.red.completes("wet-boots")
    assert "draw side" not in t.offers("red")
    t.play("red: claim wet-boots", "red: draw side", "chance: draw side good-company")
    assert (t.red.qp, t.red.quests) == (2, "kneel-once pack-mule good-company")


def test_the_day_ends_with_a_last_count() -> None:
    """DV-TURN-09, DV-END-01; DV-R16: after the last turn what is complete is scored, whoever holds it."""
    t = venture("red blue", round_number=12)
    t.red.seeks("wet-boots")
    t.blue.qp = 1
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on")
    t.red.completes("wet-boots")
    t.play("blue: end")
    assert (t.asked, t.red.qp, t.state.winners()) == ("over", 2, [0])


def test_strides_of_two_turns_are_no_long_stride() -> None:
    """DV-QST-05: three locations in one turn; another player's turn is another turn."""
    t = venture("red blue", mode="cooperative")
    t.lies("windbreak-hill", 1, 0)
    t.lies("cloven-hill", 2, 0)
    t.lies("gas-flats", 3, 0)
    t.red.seeks("long-stride")
    t.play("red: go windbreak-hill", "red: go cloven-hill", "red: end")
    t.play("blue: draw item", "chance: draw item old-map", "blue: go on", "blue: end")
    t.play("red: go gas-flats", "chance: roll 1")
    assert not t.red.done("long-stride")


def test_what_comes_back_in_a_trade_counts_at_once() -> None:
    """DV-QST-05, 06: a relic that an opponent's turn brings completes its new holder's quest."""
    t = venture("red blue")
    t.blue.seeks("old-power")
    t.red.hero.takes("crown-shard")
    t.play("red: offer crown-shard, to nym-of-the-reeds, for nothing", "blue: accept")
    t.state.settle()
    assert CLAIM + SIDE["old-power"] in t.state.asides(1)


def test_the_cure_heals_before_it_can_be_claimed() -> None:
    """DV-QST-11: `on_complete` is told when the quest latches, in another player's turn too."""
    t = venture("red blue")
    t.blue.seeks("find-the-cure")
    t.blue.quest("find-the-cure").waiting = False
    t.red.hero.takes("old-map")
    t.blue.hero.takes("cure-vial")
    t.red.hero.hp = 10
    t.play("red: offer old-map, to nym-of-the-reeds, for cure-vial", "blue: accept")
    assert (t.question, t.red.hero.hp) == ("Act", 22)
    assert CLAIM_HEROIC + HEROIC["find-the-cure"] in t.state.asides(1)


def test_offers_count_as_trades() -> None:
    """DV-QST-05, DV-TRADE-03: Fair Exchange is done by a bargain too."""
    t = venture("red blue")
    t.red.seeks("fair-exchange")
    t.red.hero.takes("old-map")
    t.stands("pilgrim-of-the-ninth-hour", "crossroads")
    t.play("red: bargain pilgrim-of-the-ninth-hour 1, take old-map")
    assert t.red.done("fair-exchange")


def test_only_who_is_there_when_the_rift_closes_has_helped() -> None:
    """DV-QST-11, DV-TURN-08: a failed try is forgotten."""
    t = venture("red blue green")
    t.red.seeks("catastrophic-incident")
    t.red.quest("catastrophic-incident").waiting = False
    t.state.land.marks = [0]
    t.lies("windbreak-hill", 1, 0)
    t.green.hero.at = "windbreak-hill"
    t.play("red: fulfil catastrophic-incident")
    t.roll(2)
    t.blue.hero.at, t.green.hero.at = "windbreak-hill", "crossroads"
    t.play("red: fulfil catastrophic-incident")
    t.roll(12)
    t.play("red: claim heroic catastrophic-incident")
    assert (t.red.qp, t.blue.qp, t.green.qp) == (7, 0, 2)
