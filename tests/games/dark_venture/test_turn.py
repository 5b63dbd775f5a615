"""Rounds, turns, phases, drawing, the day track."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import HEROIC, SIDE, Table, stack, venture
from gloaming.games.dark_venture.cards.piles import cards_at
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    DISCARDED,
    HEROIC_DECK,
    IN_DECK,
    ITEM_DECK,
    LOCATION_DECK,
    OUT,
    SIDE_DECK,
)


def pass_turn(t: Table) -> None:
    """The asked player draws what comes and ends the turn; chance takes what is first."""
    seat = t.asked
    while t.asked in (seat, "chance") and t.question != "Act":
        actions = t.state.outcomes()[0] if t.asked == "chance" else t.state.actions
        t.state.play(actions[0])
    if t.asked == seat:
        t.play(f"{seat}: end")


def test_turns_follow_the_player_order() -> None:
    """DV-TURN-01, 10: the first player begins every round, the order never changes."""
    t = venture("red blue green", "round")
    t.state.order = [1, 2, 0]
    for _ in range(2):
        for seat in ("blue", "green", "red"):
            assert t.asked == seat
            pass_turn(t)


def test_three_phases_in_order() -> None:
    """DV-TURN-02: what belongs to another phase is refused."""
    t = venture("red blue", "turn")
    assert (t.question, t.state.phase) == ("DrawPhase", 1)
    assert t.refused("red: search") == "DV-TURN-02"
    t.play("red: draw item", "chance: draw item iron-pot", "red: go on")
    assert (t.question, t.state.phase) == ("Act", 2)
    assert t.refused("red: draw item") == "DV-TURN-02"
    t.red.seeks("wet-boots")
    t.red.completes("wet-boots")
    t.play("red: end")
    assert (t.red.qp, t.asked) == (2, "blue")


def test_one_card_from_one_of_three_decks() -> None:
    """DV-TURN-03, DV-ITEM-01: a second draw is refused."""
    t = venture("red blue", "turn")
    assert t.offers("red") == ["draw item", "draw character", "draw location", "draw side"]
    t.play("red: draw character", "chance: draw character ashwolf")
    assert t.red.hand == "ashwolf"
    assert t.refused("red: draw item") == "DV-TURN-03"


def test_the_draw_is_not_optional() -> None:
    """DV-TURN-03: as long as the hand is below 5 and a deck can give."""
    t = venture("red blue", "turn")
    assert t.refused("red: go on") == "DV-TURN-03"
    for deck in (ITEM_DECK, CHARACTER_DECK, LOCATION_DECK):
        stack(t, deck, "")
    assert t.offers("red") == ["draw side", "go on"]


def test_side_quests_are_renewed_in_phase_one() -> None:
    """DV-TURN-04, DV-QST-08: before or after the draw, once; one more, up to three, or one for another."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once")
    t.play("red: swap wet-boots", "chance: draw side pack-mule")
    assert t.red.quests == "kneel-once pack-mule"
    assert t.state.side_at[SIDE["wet-boots"]] == DISCARDED
    assert t.refused("red: draw side") == "DV-QST-08"
    assert t.refused("red: swap kneel-once") == "DV-QST-08"
    t.play("red: draw item", "chance: draw item iron-pot")
    assert t.question == "Act"
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    assert t.refused("red: draw side") == "DV-QST-08"
    assert t.refused("red: swap far-from-home") == "DV-QST-08"
    t.play("red: draw item", "chance: draw item iron-pot", "red: go on")
    assert t.red.quests == "wet-boots kneel-once pack-mule"


def test_an_empty_side_deck_is_made_of_its_discards() -> None:
    """DV-QST-09: the quest just discarded is shuffled in."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots")
    stack(t, SIDE_DECK, "")
    t.play("red: swap wet-boots", "chance: draw side wet-boots")
    assert t.red.quests == "wet-boots"


def test_empty_decks_are_made_of_their_discards_locations_are_not() -> None:
    """DV-SET-16, DV-TURN-03"""
    t = venture("red blue", "turn")
    for deck in (ITEM_DECK, CHARACTER_DECK, LOCATION_DECK):
        stack(t, deck, "")
    t.red.draws("iron-pot")
    t.state.item_at = [*t.state.item_at[:30], DISCARDED, *t.state.item_at[31:]]
    assert t.offers("red")[0] == "draw item"
    t.play("red: draw item", "chance: draw item iron-pot")
    assert cards_at(t.state, ITEM_DECK, DISCARDED) == []


def test_three_ap_and_no_more() -> None:
    """DV-TURN-05, 07: with the last one phase 3 begins at once."""
    t = venture("red blue")
    t.lies("blackreed-fen", 1, 0)
    t.play("red: go blackreed-fen", "red: go crossroads", "red: go blackreed-fen")
    assert t.asked == "blue"


def test_ap_of_the_follower_keep_the_phase_open() -> None:
    """DV-TURN-07, DV-FOL-10: W32"""
    t = venture("red blue")
    t.lies("blackreed-fen", 1, 0)
    follower = t.red.follows("pell-the-lamplighter")
    t.play("red: both go blackreed-fen", "red: both go crossroads", "red: both go blackreed-fen")
    assert (t.asked, t.red.hero.ap, follower.ap) == ("red", 0, 2)
    t.play("red: follower search", "chance: roll 1", "red: follower go crossroads")
    assert t.asked == "blue"


def test_a_turn_may_end_with_ap_unspent() -> None:
    """DV-TURN-06"""
    t = venture("red blue")
    t.play("red: end")
    assert (t.asked, t.red.hero.ap) == ("blue", 3)


def test_each_act_has_its_price() -> None:
    """DV-TURN-08: what is no act of phase 2 is refused."""
    t = venture("red blue")
    assert t.refused("red: to north") == "DV-TURN-08"
    assert t.refused("red: draw heroic") == "DV-TURN-02"


def test_complete_quests_are_scored_in_phase_three() -> None:
    """DV-TURN-09, DV-QST-05, 06: all of them, and discarded."""
    t = venture("red blue")
    t.red.seeks("the-long-walk wet-boots kneel-once")
    t.red.completes("the-long-walk")
    t.red.completes("wet-boots")
    t.play("red: end")
    assert (t.red.qp, t.red.quests) == (7, "kneel-once")
    assert t.state.side_at[SIDE["wet-boots"]] == DISCARDED
    assert t.state.heroic_at[HEROIC["the-long-walk"]] == OUT


def test_a_round_is_over_when_all_had_their_turn() -> None:
    """DV-TURN-11, DV-DAY-01: the sun advances one space."""
    t = venture("red blue")
    t.play("red: end")
    assert t.state.round == 3
    pass_turn(t)
    assert (t.state.round, t.asked) == (4, "red")


def test_pools_are_full_again() -> None:
    """DV-TURN-12, DV-FOL-12: W35, heroes 3, followers 2; unspent AP are not added, debts are taken off."""
    t = venture("red blue")
    t.red.hero.ap, t.blue.hero.ap = 1, 2
    follower = t.red.follows("pell-the-lamplighter")
    follower.ap = 0
    t.blue.hero.facts.debt = 1
    t.play("red: end")
    pass_turn(t)
    assert t.state.round == 4
    assert (t.red.hero.ap, follower.ap, t.blue.hero.ap, t.blue.hero.facts.debt) == (3, 2, 2, 0)


def test_damaged_heroes_regain_two_health() -> None:
    """DV-TURN-13: W35, never above the maximum, not the unconscious, not followers."""
    names = ("captain-oredd", "tavi-quickwire", "haglor-the-ghostly")
    t = venture("red blue green", heroes=names)
    t.red.hero.hp, t.blue.hero.hp = 30, 27
    t.green.hero.hp, t.green.hero.facts.condition = 0, 1
    follower = t.red.follows("pell-the-lamplighter")
    follower.hp = 5
    t.play("red: end")
    pass_turn(t)
    pass_turn(t)
    assert [t.red.hero.hp, t.blue.hero.hp, t.green.hero.hp, follower.hp] == [32, 28, 0, 5]


def test_five_cards_and_a_draw() -> None:
    """DV-HAND-02, 03: W06, an item from hand makes room first."""
    t = venture("red blue", "turn")
    t.red.draws("iron-pot ashwolf mire-maw gas-flats tide-gate")
    assert t.offers("red") == ["draw side", "go on", "discard iron-pot", "stow iron-pot"]
    assert t.refused("red: draw item") == "DV-HAND-02"
    t.play("red: stow iron-pot", "red: draw location", "chance: draw location cloven-hill")
    assert (len(t.red.hand.split()), t.red.hero.items, t.red.hero.ap) == (5, "iron-pot", 3)
    assert t.refused("red: discard rust-sabre") == "DV-HAND-03"


def test_without_an_item_a_full_hand_draws_nothing() -> None:
    """DV-HAND-03, 04: quests are no part of the hand."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.red.draws("ashwolf mire-maw gas-flats tide-gate")
    assert "draw item" in t.offers("red")
    t.red.draws("cloven-hill")
    words = ["reveal wet-boots", "reveal kneel-once", "reveal pack-mule"]
    assert t.offers("red") == ["swap wet-boots", "swap kneel-once", "swap pack-mule", "go on", *words]


def test_a_sixth_card_in_phase_two() -> None:
    """DV-HAND-02: W07, an item goes to somebody's things or is discarded."""
    t = venture("red blue")
    t.red.draws("iron-pot ashwolf mire-maw gas-flats tide-gate")
    t.red.hero.wears("lens-goggles crystal-helm")
    t.play("red: search", "chance: roll 5", "chance: draw item bitter-root")
    assert t.offers("red") == ["discard iron-pot", "discard bitter-root", "stow iron-pot", "stow bitter-root"]
    assert t.refused("red: end") == "DV-HAND-02"
    t.play("red: stow bitter-root")
    assert (len(t.red.hand.split()), t.question) == (5, "Act")


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_meridian(mode: str) -> None:
    """DV-DAY-02, 03, DV-COOP-04: W36, in player order each draws two heroic quests and keeps one."""
    t = venture("red blue", "round", mode=mode, round_number=6)
    t.state.order = [1, 0]
    t.play("chance: draw heroic four-lands", "chance: draw heroic four-notches", "blue: keep four-notches")
    t.play("chance: draw heroic four-lands", "chance: draw heroic the-long-walk", "red: keep the-long-walk")
    assert (t.blue.quests, t.red.quests, t.asked) == ("four-notches", "the-long-walk", "blue")
    assert all(quest.revealed for quest in t.state.quests)


def test_meridian_with_few_quests_left() -> None:
    """DV-DAY-03: the last one is kept, then there is none."""
    t = venture("red blue", "round", round_number=6)
    stack(t, HEROIC_DECK, "four-lands")
    t.play("chance: draw heroic four-lands", "red: keep four-lands")
    assert t.question == "DrawPhase"


@pytest.mark.parametrize("mode", ["solo_ranked", "solo_short", "solo_long"])
def test_meridian_is_optional_alone(mode: str) -> None:
    """DV-SOLO-07"""
    t = venture("red", "round", mode=mode, round_number=6)
    assert t.offers("red") == ["draw heroic", "go on"]
    assert t.refused("red: draw item") == "DV-DAY-03"
    t.play("red: draw heroic", "chance: draw heroic four-lands", "chance: draw heroic small-steps")
    t.play("red: keep four-lands")
    t = venture("red", "round", mode=mode, round_number=6)
    t.play("red: go on")
    assert t.red.quests == ""


def test_the_deck_after_a_draw_lacks_the_card() -> None:
    """DV-TURN-03"""
    t = venture("red blue", "turn")
    before = t.state.item_at.count(IN_DECK)
    t.play("red: draw item", "chance: draw item iron-pot")
    assert t.state.item_at.count(IN_DECK) == before - 1


def spent(*others: str) -> Table:
    """Red has spent the last AP beside these characters."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    for name in others:
        t.stands(name, "windbreak-hill")
    t.red.hero.ap = 1
    t.play("red: go windbreak-hill")
    return t


def test_after_the_last_ap() -> None:
    """DV-TURN-07, DV-FOL-01: what is tied to the turn is still open, what belongs to phase 2 is not."""
    t = spent("gorrin-half-shell")
    t.red.seeks("wet-boots")
    t.state.settle()
    assert t.offers("red") == ["go on", "reveal wet-boots", "follow roll gorrin-half-shell"]
    t.red.draws("iron-pot")
    for saying in ("end", "stow iron-pot", "search", "recall gorrin-half-shell"):
        assert t.refused(f"red: {saying}") == "DV-TURN-07"
    t.play("red: reveal wet-boots", "red: follow roll gorrin-half-shell", "chance: roll 12")
    assert (t.asked, t.red.follower.ap) == ("blue", 2)


def test_nobody_is_asked_for_nothing() -> None:
    """DV-TURN-07: where only quests could be revealed, phase 3 goes by at once."""
    t = venture("red blue")
    t.red.seeks("pack-mule")
    t.red.hero.ap = 1
    t.play("red: search", "chance: roll 1")
    assert t.asked == "blue"


def test_a_free_ability_after_the_last_ap() -> None:
    """DV-TURN-07, DV-HERO-07"""
    t = venture("red blue", heroes=("sister-ombrel", "nym-of-the-reeds"))
    t.red.hero.ap = 1
    t.red.hero.hp = 10
    t.play("red: search", "chance: roll 1", "red: use sister-ombrel", "red: pick sister-ombrel")
    assert (t.red.hero.hp, t.asked) == (13, "blue")
