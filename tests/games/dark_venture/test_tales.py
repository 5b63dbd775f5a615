"""Guides and actions books: when they are told, and what each operation and form does."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import CONTENT, ITEM, LOCATION, PERSON, Table, stack, venture
from gloaming.games.dark_venture.names import (
    DISCARDED,
    ITEM_DECK,
)
from gloaming.games.dark_venture.parts import changed

KNOWN = (1 << len(CONTENT.locations)) - 1  # every location, as bits


def at_entry(location: str, book: str = "A", hero: str = "captain-oredd") -> Table:
    """The first player's hero east of a location whose entry it has not met, about to go there."""
    t = venture("red blue", heroes=(hero, "nym-of-the-reeds"), book=book)
    t.lies("windbreak-hill", 0, 1)
    t.red.hero.at = "windbreak-hill"
    t.blue.hero.at = "crossroads"
    gates = CONTENT.locations[LOCATION[location]]
    turn = next(turn for turn in gates.turns if gates.gates[turn] & 2)
    t.lies(location, -1, 1, 90 * turn)
    t.red.meets(location)
    return t


def placing(location: str, book: str = "A") -> Table:
    """The first player lays a location east of the crossroads; its guide is asked."""
    t = venture("red blue", book=book)
    t.red.draws(location)
    card = CONTENT.locations[LOCATION[location]]
    turn = next(turn for turn in card.turns if card.gates[turn] & 8)
    if len(card.turns) == 4 and card.gates[turn] == 8:
        t.lies("cloven-hill", 0, 1)
    t.play(f"red: place {location}, to east, turned {90 * turn}")
    return t


# --- when


def test_the_guide_is_asked_when_a_location_is_placed() -> None:
    """DV-LOC-07, DV-ENEMY-01, 02, 05, DV-GOLD-01: by whoever placed it; here is the new location."""
    t = placing("rust-yard")
    assert t.person("bandit-cutter").at == "rust-yard"
    assert t.person("bandit-cutter").items == "glass-dagger"
    assert t.question == "ChooseArrivalMove"
    t.play("red: go on", "chance: draw item iron-pot")
    assert t.where("iron-pot") == "on rust-yard"
    assert t.red.facts.entered == 0


def test_books_a_and_b_differ() -> None:
    """DV-SET-12, DV-LOC-07"""
    assert placing("thornwood", "B").person("rook-feathercloak").in_play
    assert not placing("antler-meadow", "B").state.fights


def test_an_entry_is_met_once_by_each_player() -> None:
    """DV-MOVE-02: W12, whoever of the player's characters comes first; the other player meets it too."""
    t = at_entry("stilt-village")
    t.red.follows("pell-the-lamplighter")
    t.play("red: both go stilt-village")
    assert t.offers("red") == ["pick captain-oredd", "pick pell-the-lamplighter"]
    assert t.refused("red: end") == "DV-MOVE-02"
    t.play("red: pick pell-the-lamplighter", "red: option 1")
    t.play("red: both go windbreak-hill", "red: both go stilt-village")
    assert t.question == "Act"
    t.blue.meets("stilt-village")
    t.blue.hero.at = "windbreak-hill"
    t.play(
        "red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: go stilt-village"
    )
    assert t.question == "ChooseBranch"


def test_some_entries_are_for_the_first_player_only() -> None:
    """DV-MOVE-02: once for all."""
    t = at_entry("stone-choir")
    t.play("red: go stone-choir")
    t.roll(12)
    t.blue.meets("stone-choir")
    t.blue.hero.at = "windbreak-hill"
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: go stone-choir")
    assert t.question == "Act"


def test_hazard_then_combat_then_the_entry() -> None:
    """DV-MOVE-02, DV-STND-03: W11, who flees meets the entry another time."""
    t = at_entry("leech-ponds", hero="brakka-ironjaw")
    t.stands("ashwolf", "leech-ponds").hp = 1
    t.play("red: go leech-ponds")
    assert (t.red.hero.hp, t.question) == (34, "RollStrike")
    t.roll(12, 2)
    t.play("red: attack ashwolf")
    t.roll(7)
    assert t.question == "ChooseBranch"
    t = at_entry("leech-ponds", hero="brakka-ironjaw")
    t.stands("ashwolf", "leech-ponds")
    t.play("red: go leech-ponds")
    t.roll(12, 2)
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at windbreak-hill", "red: go on")
    t.person("ashwolf").at = "crossroads"
    t.play("red: go leech-ponds")
    assert t.question == "ChooseBranch"


def test_the_rest_is_lost_for_whoever_falls() -> None:
    """DV-MOVE-02, DV-DEF-02: A15 in the worst case."""
    t = at_entry("glass-foundry")
    t.red.hero.hp = 1
    t.play("red: go glass-foundry")
    assert (t.red.hero.facts.condition, t.question) == (1, "DrawPhase")


# --- forms


def test_a_branch_must_be_payable() -> None:
    """DV-TURN-08: A3, blood or steel or nothing."""
    t = at_entry("glass-foundry")
    t.play("red: go glass-foundry")
    assert t.offers("red") == ["option 1", "option 3"]
    assert t.refused("red: option 2") == "DV-TURN-08"
    t = at_entry("glass-foundry")
    t.red.hero.hp = 5
    t.red.hero.takes("rust-sabre bone-club")
    t.play("red: go glass-foundry")
    assert t.offers("red") == ["option 2", "option 3"]
    t.play("red: option 2")
    assert t.offers("red") == ["take rust-sabre", "take bone-club"]
    t.play("red: take bone-club", "chance: draw item amber-eye", "red: stow amber-eye")
    assert (t.where("bone-club"), t.red.hero.items) == ("discard", "rust-sabre amber-eye")


def test_paying_ap_and_cards() -> None:
    """DV-TURN-08: B2 and B25."""
    t = at_entry("sunken-library", "B")
    t.play(
        "red: go sunken-library", "red: option 1", "chance: draw side wet-boots", "chance: draw item old-map"
    )
    assert (t.red.hero.ap, t.red.quests, t.red.hand) == (1, "wet-boots", "old-map")
    t = at_entry("tollhouse", "B")
    t.red.draws("old-map")
    t.red.hero.takes("war-horn")
    t.red.hero.ap = 3
    t.play("red: go tollhouse", "red: option 2")
    assert t.offers("red") == ["take old-map"]
    t.play("red: take old-map")
    assert (t.red.hero.ap, t.where("old-map")) == (2, "discard")


@pytest.mark.parametrize(("roll", "hand"), [(7, "old-map"), (6, "")])
def test_a_test_of_an_attribute(roll: int, hand: str) -> None:
    """DV-ATTR-05, 07: A1, luck 3 and two dice against 10; no total succeeds by itself."""
    t = at_entry("toppled-arcade")
    t.play("red: go toppled-arcade", "red: option 1")
    t.roll(roll)
    if hand:
        t.play(f"chance: draw item {hand}")
    else:
        t.roll(4)
    assert (t.red.hand, t.red.hero.hp) == (hand, 34 if hand else 30)


def test_a_table_of_one_die() -> None:
    """DV-TURN-08: A9."""
    for roll, health in ((1, 16), (4, 20), (6, 26)):
        t = at_entry("bubbling-sump")
        t.red.hero.hp = 20
        t.play("red: go bubbling-sump")
        t.roll(roll)
        if roll == 1:
            t.roll(4)
        if roll == 4:
            t.play("chance: draw item old-map")
        assert t.red.hero.hp == health


# --- health


def test_damage_heals_and_armor() -> None:
    """DV-DEF-01, DV-ITEM-03: armor counts only where the text says so, one roll for all."""
    t = at_entry("rust-yard")
    t.red.hero.wears("cinder-plate")
    t.play("red: go rust-yard")
    t.roll(2, 5)
    assert t.red.hero.hp == 32
    t = at_entry("ash-dunes")
    follower = t.red.follows("pell-the-lamplighter")
    t.play("red: both go ash-dunes", "red: pick captain-oredd")
    t.roll(1, 6)
    assert (t.red.hero.hp, follower.hp) == (28, 10)
    t = at_entry("moon-well")
    t.red.hero.hp = 3
    t.play("red: go moon-well", "red: option 1")
    assert t.red.hero.hp == 34


def test_lasting_changes() -> None:
    """DV-ATTR-01, 06: for the game, for the round, of the maximum."""
    t = at_entry("moon-well")
    t.play("red: go moon-well", "red: option 3")
    assert t.red.hero.hp == 34
    t.play("red: end")
    assert t.red.hero.hp == 37
    t = at_entry("stone-choir")
    t.play("red: go stone-choir")
    t.roll(8)
    assert t.red.hero.numbers[3] == 4
    t = at_entry("spore-forest")
    t.play("red: go spore-forest")
    t.roll(2)
    assert (t.red.hero.numbers[1], t.red.hero.hp) == (2, 32)


def test_the_idol_takes_a_hand() -> None:
    """DV-DEF-02: A32, knocked out."""
    t = at_entry("idol-of-teeth")
    t.red.hero.hp = 9
    t.play("red: go idol-of-teeth", "red: option 2")
    t.roll(2)
    assert (t.red.hero.hp, t.red.hero.facts.condition) == (0, 1)


# --- decks and items


def test_looking_at_a_deck() -> None:
    """DV-TURN-08: A5 as a guide, three locations in any order; then they come in that order."""
    t = placing("silent-observatory")
    for name in ("gas-flats", "tide-gate", "moon-well"):
        t.play(f"chance: draw location {name}")
    t.play(f"red: top card {LOCATION['moon-well']}", f"red: top card {LOCATION['gas-flats']}")
    pile = t.state.piles[2]
    assert (pile.top, pile.knows) == ([35, 15, 44], [1, 1, 1])
    t.play("red: end", "blue: draw location")
    assert t.offers("chance") == ["draw location moon-well"]


def test_items_that_are_named_or_random() -> None:
    """DV-ITEM-11, DV-HAND-02: from the deck, a named one else from the discards; all have seen it."""
    t = placing("glass-foundry")
    assert t.where("fire-flask") == "on glass-foundry"
    t = at_entry("burnt-orchard")
    stack(t, ITEM_DECK, "bitter-root rust-sabre")
    t.play("red: go burnt-orchard", "red: option 1")
    assert t.offers("chance") == ["draw item bitter-root"]
    t.play("chance: draw item bitter-root", "red: go on")
    assert (t.red.hand, t.red.facts.shown) == ("bitter-root", [ITEM["bitter-root"]])
    t = at_entry("glass-foundry", "B")
    t.state.item_at = changed(t.state.item_at, ITEM["glass-dagger"], DISCARDED)
    t.play("red: go glass-foundry")
    t.roll(12)
    t.play("red: stow glass-dagger")
    assert t.red.hero.items == "glass-dagger"


def test_losing_and_stealing() -> None:
    """DV-ITEM-10: at random, or what the thief wants."""
    t = at_entry("ash-dunes")
    t.red.hero.takes("old-map war-horn rust-sabre")
    t.play("red: go ash-dunes")
    t.roll(2)
    assert t.offers("chance") == ["lost old-map", "lost war-horn"]
    t.play("chance: lost war-horn")
    assert t.where("war-horn") == "discard"
    t = at_entry("reaver-camp")
    t.stands("the-cartwright", "reaver-camp").takes("rope-and-hook old-map")
    t.play("red: go reaver-camp", "red: option 2")
    t.roll(12)
    t.play("red: pick the-cartwright")
    assert t.offers("red") == ["take rope-and-hook", "take old-map"]
    t.play("red: take rope-and-hook")
    assert t.red.hero.items == "rope-and-hook"


def test_a_hand_is_shown_or_thinned() -> None:
    """DV-HAND-02: A28 failed; B6 with 3 or 4."""
    t = at_entry("stone-choir")
    t.red.draws("old-map ashwolf gas-flats")
    t.play("red: go stone-choir")
    t.roll(2)
    assert t.red.facts.shown == [ITEM["old-map"], 96 + PERSON["ashwolf"], 192 + LOCATION["gas-flats"]]
    t = at_entry("drowned-theatre", "B")
    t.red.draws("old-map war-horn")
    t.play("red: go drowned-theatre")
    t.roll(3)
    t.play("red: discard war-horn", "chance: draw item iron-pot")
    assert t.red.hand == "iron-pot old-map"


def test_points_and_ap() -> None:
    """DV-QST-06, DV-TURN-05: A25; AP that are not there are taken from the next turn."""
    t = at_entry("tollhouse")
    t.red.hero.takes("old-map war-horn")
    t.red.facts.entered = KNOWN
    t.play("red: go tollhouse", "red: option 1", "red: take old-map")
    assert t.red.qp == 1
    t = at_entry("tollhouse")
    t.red.hero.takes("old-map")
    t.red.facts.entered = KNOWN
    t.red.hero.ap = 1
    t.play("red: go tollhouse", "red: option 2")
    t.roll(2)
    assert (t.red.hero.facts.debt, t.asked) == (1, "blue")


def test_a_fourth_side_quest_takes_the_place_of_another() -> None:
    """DV-QST-08: A21, or is not drawn."""
    t = at_entry("stilt-village")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.play("red: go stilt-village", "red: option 2")
    assert t.offers("red") == ["swap wet-boots", "swap kneel-once", "swap pack-mule", "go on"]
    t.play("red: swap wet-boots", "chance: draw side far-from-home")
    assert t.red.quests == "kneel-once pack-mule far-from-home"


def test_a_new_duty() -> None:
    """DV-QST-10: B4, one heroic quest more, and 2 AP less."""
    t = at_entry("silent-observatory", "B")
    t.play(
        "red: go silent-observatory",
        "red: option 2",
        "chance: draw heroic four-lands",
        "red: keep four-lands",
    )
    assert (t.red.quests, t.red.hero.ap) == ("four-lands", 0)
