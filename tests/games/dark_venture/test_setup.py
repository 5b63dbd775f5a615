"""Setup: books, heroes, order, quests, crossroads, hands."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import (
    CONTENT,
    HEROIC,
    ITEM,
    LOCATION,
    PERSON,
    Table,
    venture,
)
from gloaming.games.dark_venture.names import (
    HEROIC_DECK,
    IN_DECK,
    IN_PLAY,
    MODE_NAMES,
    OUT,
    SIDE_DECK,
)
from gloaming.games.dark_venture.steps.setup import BOOKS_AT_RANDOM, new_table


def ready(t: Table, *heroes: str) -> Table:
    """Each seat takes its hero and equips nothing."""
    for hero in heroes:
        t.play(f"{t.asked}: choose {hero}", f"{t.asked}: ready")
    return t


def quick(t: Table) -> Table:
    """Let all throws differ, deal what is dealt, keep what comes first, until round 1 begins."""
    throw = 0
    while t.asked == "chance" or t.state.round == 0:
        actions = t.state.outcomes()[0] if t.asked == "chance" else t.state.actions
        throw += 1
        t.state.play(actions[throw % len(actions)] if t.asked == "chance" else actions[0])
    return t


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_four_modes(mode: str) -> None:
    """DV-GOLD-03: the questing game is short or long."""
    seats = "red" if mode.startswith("solo") else "red blue"
    t = venture(seats, "setup", mode=mode)
    assert MODE_NAMES[t.state.mode] == mode
    assert t.state.last_round() == (6 if mode == "solo_short" else 12)


def test_one_pair_of_books_for_the_whole_game() -> None:
    """DV-SET-12: A, B, or by chance."""
    for book in (0, 1):
        assert new_table(CONTENT, 2, 0, book, False).book == book
    t = Table(new_table(CONTENT, 2, 0, BOOKS_AT_RANDOM, False), ["red", "blue"])
    assert t.offers("chance") == ["books a", "books b"]
    t.play("chance: books b")
    assert (t.state.book, t.question) == (1, "ChooseHero")


def test_heroes_are_taken_out_first_and_those_left_over_come_back() -> None:
    """DV-SET-01, 03: a wandering hero can be drawn from then on."""
    t = venture("red blue", "setup")
    assert all(t.state.character_at[hero] == OUT for hero in CONTENT.heroes)
    ready(t, "captain-oredd", "nym-of-the-reeds")
    t.roll(20, 10)
    places = {hero: t.state.character_at[hero] for hero in CONTENT.heroes}
    assert places.pop(PERSON["captain-oredd"]) == IN_PLAY
    assert places.pop(PERSON["nym-of-the-reeds"]) == IN_PLAY
    assert set(places.values()) == {IN_DECK}


def test_each_player_chooses_one_hero() -> None:
    """DV-SET-02: in the order of seats, nobody twice."""
    t = venture("red blue", "setup")
    assert len(t.offers("red")) == 9
    t.play("red: choose captain-oredd", "red: ready")
    assert t.refused("blue: choose captain-oredd") == "DV-SET-02"
    assert t.refused("blue: ready") == "DV-SET-13"
    assert len(t.offers("blue")) == 8


def test_heroes_may_be_dealt() -> None:
    """DV-SET-02: where the table wants chance to choose."""
    t = Table(new_table(CONTENT, 2, 0, 0, True), ["red", "blue"])
    t.play("chance: hero captain-oredd", "red: ready")
    assert "hero captain-oredd" not in t.offers("chance")
    t.play("chance: hero old-farrow", "blue: ready")
    assert t.blue.facts.hero == PERSON["old-farrow"]


def test_a_hero_stands_on_the_crossroads_and_on_the_quest_track() -> None:
    """DV-SET-04, 19, 20, DV-HERO-01, 05"""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    assert (t.red.hero.number, t.red.hero.at, t.red.qp) == (5, "crossroads", 0)
    assert (t.red.hero.hp, t.red.hero.facts.seat) == (34, 0)


def test_the_listed_items_come_out_of_the_deck() -> None:
    """DV-SET-05, 06, DV-ITEM-14, DV-HERO-06: starred ones of other heroes stay in it."""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    assert t.red.hero.items == "cinder-plate ember-halberd"
    assert (t.red.hero.equipped, t.red.hand) == ("", "")
    assert t.where("grave-needle") == "deck"
    assert CONTENT.items[ITEM["grave-needle"]].star == PERSON["haglor-the-ghostly"]


def test_what_is_equipped_from_the_start_is_free_to_choose() -> None:
    """DV-SET-07, DV-ITEM-13: W46 with everything equipped; nothing is paid."""
    t = venture("red", "setup", mode="solo_ranked")
    t.play("red: choose haglor-the-ghostly")
    assert t.offers("red") == [
        "start with grave-needle",
        "start with shroud-of-ash",
        "start with crystal-helm",
        "ready",
    ]
    t.play("red: start with grave-needle", "red: start with shroud-of-ash", "red: start with crystal-helm")
    t.play("red: ready")
    assert t.red.hero.numbers == (4, 6, 7, 5, 1, 2)
    assert t.red.hero.ap == 3


def test_starting_values() -> None:
    """DV-SET-08 to 11, DV-ATTR-01, 06: W02, the halberd needs both hands."""
    t = venture("red blue", "setup")
    t.play("red: choose captain-oredd")
    t.play("red: start with cinder-plate", "red: start with ember-halberd", "red: ready")
    assert t.red.hero.numbers == (6, 3, 4, 3, 2, 3)
    assert (t.red.hero.hp, t.red.hero.ap) == (34, 3)


def test_two_hands_at_the_start_too() -> None:
    """DV-SET-07, DV-ITEM-08: what is not listed cannot be equipped at setup."""
    t = venture("red blue", "setup")
    t.play("red: choose vess-two-knives", "red: start with left-fang", "red: start with right-fang")
    assert t.offers("red") == ["ready"]
    assert t.refused("red: start with rust-sabre") == "DV-SET-07"
    assert t.refused("red: search") == "DV-SET-13"
    t.red.hero.takes("rust-sabre")
    assert t.refused("red: start with rust-sabre") == "DV-ITEM-08"


def test_the_order_of_setup() -> None:
    """DV-SET-13: dashboards, first player, quests, then hands."""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    assert t.question == "RollForPlace"
    t.roll(20, 10)
    assert t.offers("chance")[0].startswith("draw heroic")
    quick(t)
    assert t.question == "DrawPhase"


def test_the_highest_roll_is_first_player() -> None:
    """DV-SET-14: W01, tied players roll again, only for the places they tie for."""
    t = venture("red blue green yellow", "setup")
    ready(t, "captain-oredd", "nym-of-the-reeds", "old-farrow", "tavi-quickwire")
    t.roll(17, 14, 17, 9)
    assert t.asked == "chance"
    t.roll(12, 15)
    assert t.order == "green red blue yellow"


def test_all_tied_roll_again() -> None:
    """DV-SET-14: and again, those still tied."""
    t = venture("red blue green", "setup")
    ready(t, "captain-oredd", "nym-of-the-reeds", "old-farrow")
    t.roll(14, 14, 14, 20, 8, 8, 9, 10)
    assert t.order == "red green blue"


def test_five_decks_are_bags() -> None:
    """DV-SET-15 to 17: everything that nobody has lies in its deck, in no order."""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    tables = [t.state.item_at, t.state.character_at, t.state.location_at, t.state.heroic_at, t.state.side_at]
    counts = [table.count(IN_DECK) for table in tables]
    assert counts == [80 - 4, 43, 44, 20, 40]
    assert all(pile.top == [] for pile in t.state.piles)


def test_the_crossroads_lies_in_the_middle() -> None:
    """DV-SET-18, DV-SET-21: the sun stands on its first space."""
    t = quick(ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds"))
    assert t.state.land.placed == [LOCATION["crossroads"]]
    assert t.state.round == 1


def test_one_of_three_heroic_quests_is_kept() -> None:
    """DV-QST-01, 02, DV-SET-13: revealed; the others go back, then three side quests come, secret ones."""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    t.roll(10, 20)
    for quest in ("noble-pact", "the-long-walk", "four-lands"):
        t.play(f"chance: draw heroic {quest}")
    assert t.offers("blue") == ["keep noble-pact", "keep the-long-walk", "keep four-lands"]
    assert t.refused("blue: keep ink-and-compass") == "DV-QST-01"
    t.play("blue: keep the-long-walk")
    assert [t.state.heroic_at[HEROIC[name]] for name in ("noble-pact", "the-long-walk")] == [IN_DECK, IN_PLAY]
    for quest in ("pelt-and-claw", "wet-boots", "kneel-once"):
        t.play(f"chance: draw side {quest}")
    assert t.blue.quests == "the-long-walk pelt-and-claw wet-boots kneel-once"
    assert [quest.revealed for quest in t.state.quests] == [True, False, False, False]
    assert "draw heroic noble-pact" in t.offers("chance")


def test_every_player_holds_one_heroic_and_three_side_quests() -> None:
    """DV-QST-04"""
    t = quick(ready(venture("red blue green", "setup"), "captain-oredd", "nym-of-the-reeds", "old-farrow"))
    for seat in range(3):
        decks = [quest.deck for quest in t.state.quests if quest.seat == seat]
        assert (decks.count(HEROIC_DECK), decks.count(SIDE_DECK)) == (1, 3)


def test_a_starting_hand() -> None:
    """DV-SET-22: a character, a location, two items."""
    t = ready(venture("red blue", "setup"), "captain-oredd", "nym-of-the-reeds")
    t.state.agenda = t.state.agenda[:2]
    quick(t)
    for seat in range(2):
        hand = [
            table.count(4 + seat) for table in (t.state.item_at, t.state.character_at, t.state.location_at)
        ]
        assert hand == [2, 1, 1]


def test_cards_that_solo_games_do_without() -> None:
    """DV-SOLO-01 to 03: four heroic quests, two items; Haglor wears the Crystal Helm instead."""
    t = venture("red", "setup", mode="solo_short")
    assert [quest for quest in range(1, 21) if t.state.heroic_at[quest] == OUT] == [1, 3, 7, 16]
    assert (t.where("dimensional-jewel"), t.where("hammer-of-the-burnlands")) == ("out", "out")
    t.play("red: choose haglor-the-ghostly")
    assert t.red.hero.items.split() == ["shroud-of-ash", "crystal-helm", "grave-needle"]


def test_nobody_rolls_alone() -> None:
    """DV-SET-14: a solo player is first."""
    t = ready(venture("red", "setup", mode="solo_long"), "captain-oredd")
    assert t.offers("chance")[0].startswith("draw heroic")


def test_cooperative_players_begin_with_one_side_quest() -> None:
    """DV-COOP-03"""
    t = ready(venture("red blue", "setup", mode="cooperative"), "captain-oredd", "nym-of-the-reeds")
    quick(t)
    for seat in range(2):
        decks = [quest.deck for quest in t.state.quests if quest.seat == seat]
        assert (decks.count(HEROIC_DECK), decks.count(SIDE_DECK)) == (1, 1)
