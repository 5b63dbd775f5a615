"""Friends and secrets at the edges: asking before taking, acting without AP, imagining what is hidden."""

from __future__ import annotations

from collections import Counter

from games.dark_venture.table_talk import ITEM, SIDE, Table, stack, venture
from gloaming.core.dice import Dice
from gloaming.games.dark_venture import notation
from gloaming.games.dark_venture.actions import REVEAL
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.content.vocabulary import WAKE_ROLL
from gloaming.games.dark_venture.names import IN_DECK, IN_HAND, ITEM_DECK, SIDE_DECK
from gloaming.games.dark_venture.view import view

TRIES = 1200


def says(t: Table, who: str, text: str) -> None:
    """Somebody who is not asked says something."""
    t.state.settle()
    action = notation.read(t.state, text)
    assert action is not None
    t.state.play_aside(t.seats.index(who), action)


# --- among friends


def test_a_friend_asks_before_taking() -> None:
    """DV-COOP-06, DV-DEF-06; DV-R64: looting a friend's unconscious hero needs its player's word."""
    t = venture("red blue", mode="cooperative")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    t.blue.hero.takes("iron-pot old-map")
    t.play("red: loot iron-pot")
    assert (t.asked, t.red.hero.ap, t.red.hero.items) == ("blue", 3, "")
    t.play("blue: accept")
    assert (t.red.hero.ap, t.red.hero.items, t.blue.hero.items) == (2, "iron-pot", "old-map")
    assert t.refused("red: loot old-map") == "DV-DEF-06"


def test_a_friend_may_keep_what_is_theirs() -> None:
    """DV-COOP-06; DV-R64: who has refused is not asked again this turn; nothing is paid."""
    t = venture("red blue", mode="cooperative")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    t.blue.hero.takes("iron-pot")
    t.play("red: loot iron-pot", "blue: refuse")
    assert (t.red.hero.ap, t.blue.hero.items) == (3, "iron-pot")
    assert t.refused("red: loot iron-pot") == "DV-COOP-06"


def test_what_a_card_allows_out_of_turn_needs_no_ap() -> None:
    """DV-COOP-08, DV-HERO-07: Ombrel heals in a friend's turn after her AP are spent; others' gifts wait."""
    t = venture("red blue", mode="cooperative", heroes=("captain-oredd", "sister-ombrel"))
    t.blue.hero.ap, t.blue.hero.hp = 0, 10
    t.blue.hero.takes("loaded-dice")
    says(t, "blue", "use sister-ombrel")
    t.play("blue: pick sister-ombrel")
    assert (t.blue.hero.hp, t.asked) == (13, "red")
    assert t.state.asides(1) == []


def test_a_word_of_another_does_not_empty_a_question() -> None:
    """DV-ITEM-08, DV-QST-03; DV-R46: hands are asked about once, whatever is revealed meanwhile."""
    t = venture("red blue")
    t.blue.seeks("wet-boots")
    t.red.hero.wears("ember-halberd")
    t.red.hero.takes("tower-shield")
    t.play("red: equip tower-shield")
    assert t.question == "FreeHands"
    t.state.play_aside(1, REVEAL + SIDE["wet-boots"])
    t.play("red: unequip ember-halberd")
    assert (t.asked, t.question) == ("red", "Act")


def test_who_has_fallen_before_the_first_blow_does_not_roll() -> None:
    """DV-CMB-03, 04, DV-ENEMY-07; DV-R57, DV-R120: the swarm stings a follower to death, the others roll."""
    t = venture("red blue")
    t.red.follows("sabra-the-fence").hp = 1
    t.stands("needlewing-swarm", "crossroads")
    t.play("red: engage needlewing-swarm", "red: join")
    assert t.offers("chance") == ["target captain-oredd", "target sabra-the-fence"]
    t.play("chance: target sabra-the-fence")
    assert not t.person("sabra-the-fence").in_play
    rolls = 0
    while t.question == "RollStrike":
        rolls += 1
        t.roll(12 - rolls)
    assert (rolls, t.question) == (2, "BattleTurn")


# --- secrets


def test_hidden_cards_are_imagined_as_likely_as_they_are() -> None:
    """DV-HAND-01; DV-R83: one hidden item of four; what was shown and what was looked at stays."""
    t = venture("red blue")
    stack(t, ITEM_DECK, "old-map war-horn iron-pot rust-sabre")
    t.blue.draws("old-map bone-club")
    t.blue.facts.shown = [ITEM["bone-club"]]
    t.state.piles[ITEM_DECK].top = [ITEM["war-horn"]]
    t.state.piles[ITEM_DECK].knows = [1]
    t.state.settle()
    dice, seen, held = Dice(5), view(t.state, 0), Counter[str]()
    for _ in range(TRIES):
        other = t.state.imagine(0, dice)
        assert view(other, 0) == seen
        assert other.piles[ITEM_DECK].top == [ITEM["war-horn"]]
        held.update(name for name, number in ITEM.items() if other.item_at[number] == IN_HAND + 1)
    assert held.pop("bone-club") == TRIES
    assert set(held) == {"old-map", "iron-pot", "rust-sabre"}
    assert all(abs(count - TRIES / 3) < TRIES / 15 for count in held.values())


def test_a_looked_at_card_is_anything_to_who_did_not_look() -> None:
    """DV-R83: the top of a deck that only the other seat knows."""
    t = venture("red blue")
    stack(t, ITEM_DECK, "old-map war-horn iron-pot rust-sabre")
    t.state.piles[ITEM_DECK].top = [ITEM["war-horn"], ITEM["old-map"]]
    t.state.piles[ITEM_DECK].knows = [2, 2]
    t.state.settle()
    dice, tops = Dice(6), Counter[int]()
    for _ in range(TRIES):
        other = t.state.imagine(0, dice)
        top = other.piles[ITEM_DECK].top
        assert len(set(top)) == 2
        assert all(other.item_at[card] == IN_DECK for card in top)
        tops[top[0]] += 1
    assert len(tops) == 4
    assert all(abs(count - TRIES / 4) < TRIES / 15 for count in tops.values())


def test_secret_quests_are_imagined_as_likely_as_they_are() -> None:
    """DV-QST-03; DV-R16, DV-R83: one of four; a state that holds already completes it at once."""
    t = venture("red blue")
    stack(t, SIDE_DECK, "wet-boots kneel-once old-power")
    t.blue.hero.takes("crown-shard")
    t.blue.seeks("pelt-and-claw")
    t.state.settle()
    dice, held = Dice(7), Counter[int]()
    for _ in range(TRIES):
        other = t.state.imagine(0, dice)
        quest = other.quests[0]
        held[quest.number] += 1
        assert quest.complete == (quest.number == SIDE["old-power"])
    assert set(held) == {SIDE[name] for name in ("pelt-and-claw", "wet-boots", "kneel-once", "old-power")}
    assert all(abs(count - TRIES / 4) < TRIES / 15 for count in held.values())


def test_a_quest_that_is_being_handed_in_for_is_not_exchanged() -> None:
    """DV-QST-03; DV-R18: the question in hand stays answerable in what another seat imagines."""
    t = venture("red blue")
    t.lies("quarry-town", 0, 1, 90)
    t.red.hero.at = "quarry-town"
    t.red.seeks("supplies-for-the-hold")
    t.red.hero.takes("old-map")
    t.state.settle()
    action = notation.read(t.state, "hand in for supplies-for-the-hold")
    assert action is not None
    t.state.play(action)
    for seed in range(20):
        assert t.state.imagine(1, Dice(seed)).actions == t.state.actions


def test_the_bell_rings_for_who_lies_beside_it() -> None:
    """DV-CON-01, DV-STND-12: `held by a party member`: a follower elsewhere is not of the party."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.follows("pell-the-lamplighter").takes("bell-of-waking")
    t.red.hero.hp, t.red.hero.facts.condition = 0, 1
    assert number_of(t.state, t.red.hero.facts, WAKE_ROLL) == 3
    t.red.follower.at = "windbreak-hill"
    assert number_of(t.state, t.red.hero.facts, WAKE_ROLL) == 0
