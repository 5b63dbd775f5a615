"""Texts of cards and books at the edges: what house content does not show, or shows seldom."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import PERSON, stack
from games.dark_venture.texts import row, tells, words_of
from gloaming.games.dark_venture.actions import INVOKE
from gloaming.games.dark_venture.cast.modify import modify
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.names import ITEM_DECK
from gloaming.games.dark_venture.tales.telling import ACTION_TALE


def test_a_sure_search_is_a_search() -> None:
    """DV-SRCH-02, DV-ITEM-04: the giant hears the Skeleton Key too."""
    t = row()
    stack(t, ITEM_DECK, "old-map")
    t.stands("sleeping-giant", "crossroads")
    t.red.hero.takes("skeleton-key")
    t.play("red: use skeleton-key", "chance: draw item old-map")
    assert t.offers("chance")[:2] == ["roll 1", "roll 2"]


def test_the_next_follower_roll_may_be_sure() -> None:
    """DV-FOL-03: `auto(follower)`, for an announced roll and for one that a text grants; used up then."""
    t = row()
    t.stands("gorrin-half-shell", "crossroads")
    tells(t, t.red, "auto(follower)")
    t.play("red: follow roll gorrin-half-shell")
    assert (t.question, t.red.facts.follower) == ("Act", PERSON["gorrin-half-shell"])
    assert not [m for m in t.state.modifiers if m.stat >= v.STATS]
    t = row()
    t.stands("gorrin-half-shell", "crossroads")
    tells(t, t.red, "auto(follower); follow_roll(0)")
    t.play("red: pick gorrin-half-shell")
    assert (t.question, t.red.facts.follower) == ("Act", PERSON["gorrin-half-shell"])


def test_nobody_carries_the_fallen_along_a_text() -> None:
    """DV-DEF-07; DV-R65, DV-R87: who falls on the way stays there."""
    t = row(heroes=("captain-oredd", "nym-of-the-reeds"))
    t.lies("gas-flats", 0, 1)
    t.lies("blackreed-fen", 0, 2)
    t.red.follows("pell-the-lamplighter")
    t.red.hero.hp = 1
    tells(t, t.red, "move(party,2)")
    t.play("red: at gas-flats", "chance: roll 1", "red: at blackreed-fen")
    assert (t.red.hero.at, t.red.hero.hp, t.red.follower.at) == ("gas-flats", 0, "blackreed-fen")


def test_nobody_carries_the_fallen_along_in_flight() -> None:
    """DV-FLEE-05; DV-R60, DV-R65: a hero who falls while fleeing stays, the follower runs on."""
    t = row()
    t.lies("gas-flats", 0, 1)
    t.lies("blackreed-fen", 0, 2)
    t.blue.hero.at = "tide-gate"
    t.red.follows("pell-the-lamplighter")
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf", "red: join")
    t.roll(12, 2, 3)
    t.red.hero.hp = 1
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: join", "red: at gas-flats", "chance: roll 1", "red: at blackreed-fen")
    assert (t.red.hero.at, t.red.follower.at) == ("gas-flats", "blackreed-fen")


def test_the_pushed_pay_no_toll() -> None:
    """DV-STND-05; DV-R121: nor do they owe it later, they have been there."""
    t = row(heroes=("captain-oredd", "ulm-the-stag-headed"))
    t.lies("tollhouse", 0, 1, 90)
    t.blue.hero.takes("old-map")
    tells(t, t.red, "push(other_hero,adj)")
    t.play("red: pick ulm-the-stag-headed", "red: at tollhouse")
    assert (t.blue.hero.at, t.blue.hero.items, t.question) == ("tollhouse", "old-map", "Act")


def test_enemies_who_change_places_do_not_meet() -> None:
    """DV-AGG-05; DV-R113: both leave before either arrives."""
    t = row()
    t.blue.hero.at = "cloven-hill"
    t.red.hero.facts.hostile = 1 << t.blue.hero.number
    tells(t, t.red, "swap(hero,other_hero)")
    t.play("red: pick nym-of-the-reeds")
    assert (t.red.hero.at, t.blue.hero.at, t.question) == ("cloven-hill", "crossroads", "Act")


def test_an_attempt_to_flee_is_instead_of_the_attack() -> None:
    """DV-FLEE-01, 06; DV-CITM-01: `flee` as a text; once it has failed the battle turn is over."""
    t = row()
    t.blue.hero.at = "tide-gate"
    lexicon = words_of(t)
    ability = read_ability(lexicon, AbilityLine("free", "flee", "1/combat"))
    lexicon.content.characters[PERSON["captain-oredd"]].abilities.append(ability)
    t.red.hero.ap = 1
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    t.state.play(INVOKE + ability.no)
    t.roll(2, 12)
    assert (t.asked, t.offers("blue")) == ("blue", ["attack captain-oredd"])


def test_what_a_newcomer_does_on_arrival() -> None:
    """DV-CHAR-07, DV-HERO-06: `arrive` is told for its placer, before it moves or fights."""
    t = row()
    lexicon = words_of(t)
    lexicon.content.characters[PERSON["ashwolf"]].abilities.append(
        read_ability(lexicon, AbilityLine("arrive", "damage(all_heroes,3)"))
    )
    t.red.draws("ashwolf")
    t.play("red: play ashwolf, at windbreak-hill")
    assert (t.red.hero.hp, t.blue.hero.hp, t.question) == (31, 27, "ChooseArrivalMove")


def test_a_thief_has_no_long_arms() -> None:
    """DV-ITEM-10: `steal` takes into the party that is here; with no room there nothing is taken."""
    t = row()
    t.red.follows("pell-the-lamplighter").at = "windbreak-hill"
    t.red.hero.takes("rust-sabre iron-pot bone-club door-plank amber-eye star-chip ember-seed reed-hat")
    t.stands("the-cartwright", "crossroads").takes("old-map")
    tells(t, t.red, "steal(one_here(npc),object)")
    t.play("red: pick the-cartwright", "red: take old-map")
    assert t.where("old-map") == "with the-cartwright"


@pytest.mark.parametrize(
    ("text", "hp"),
    [("damage(all_heroes,2)", 32), ("each_player{damage(hero,1)}", 33), ("heal(all_heroes,full)", 34)],
)
def test_texts_for_everybody(text: str, hp: int) -> None:
    """DV-ENEMY-03: every hero, in player order, in every mode."""
    t = row(mode="cooperative")
    tells(t, t.red, text, ACTION_TALE)
    t.state.settle()
    assert (t.red.hero.hp, t.blue.hero.hp) == (hp, hp - 4)


def test_many_are_taken_somewhere_together() -> None:
    """DV-R87: `teleport(all_heroes, start)`: one entry, each for its own player."""
    t = row(mode="cooperative")
    t.red.hero.at, t.blue.hero.at = "windbreak-hill", "cloven-hill"
    t.blue.seeks("far-from-home")
    modify(t.state, t.red.hero.number, 0, 1, 4)
    tells(t, t.red, "teleport(all_heroes,start)")
    t.state.settle()
    assert [t.red.hero.at, t.blue.hero.at] == ["crossroads", "crossroads"]
    assert [player.entered & 1 for player in t.state.players] == [1, 1]


def test_nobody_owes_more_than_a_pool() -> None:
    """DV-TURN-08; DV-R61: AP that a text takes come off the next pool, which is never below 0."""
    t = row()
    t.red.hero.ap, t.red.hero.facts.debt = 1, 2
    tells(t, t.red, "ap(me,-3)")
    t.state.settle()
    assert (t.red.hero.ap, t.red.hero.facts.debt) == (0, 3)
