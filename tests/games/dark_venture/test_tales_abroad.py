"""Guides and actions books: what befalls places and characters, and every entry to each of its ends."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import CONTENT, LOCATION, PERSON, Table, stack, venture
from games.dark_venture.test_tales import KNOWN, at_entry, placing
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE
from gloaming.games.dark_venture import invariants
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    DISCARDED,
    HEROIC_DECK,
    IN_DECK,
    ITEM_DECK,
)
from gloaming.games.dark_venture.parts import changed

# --- places


def test_moving_by_a_text() -> None:
    """DV-MOVE-01: A13, free, one location; who goes enters."""
    t = at_entry("thornwood")
    t.play("red: go thornwood", "red: option 2", "red: at windbreak-hill")
    assert (t.red.hero.at, t.red.hero.ap) == ("windbreak-hill", 2)


def test_teleports() -> None:
    """DV-MOVE-01: A10 fails: to the farthest location; A30: anywhere away from the crossroads."""
    t = at_entry("witchlight-bog")
    t.lies("tide-gate", 0, 2)
    t.lies("gas-flats", 0, 3)
    t.play("red: go witchlight-bog", "red: option 1")
    t.roll(2)
    assert t.offers("red") == ["at gas-flats"]
    t.play("red: at gas-flats", "chance: roll 3")
    assert (t.red.hero.at, t.red.hero.hp) == ("gas-flats", 29)
    t = at_entry("rift-gate")
    t.play("red: go rift-gate", "red: option 1")
    assert "at crossroads" not in t.offers("red")
    t.play("red: at windbreak-hill")
    assert t.red.hero.at == "windbreak-hill"
    t = at_entry("ash-dunes", "B")
    t.play("red: go ash-dunes")
    t.roll(2)
    assert t.offers("chance") == ["place crossroads", "place ash-dunes", "place windbreak-hill"]


def test_changing_places() -> None:
    """DV-MOVE-02: B30, both enter; the acting player's hero first."""
    t = at_entry("rift-gate", "B")
    t.blue.meets("rift-gate")
    t.play("red: go rift-gate", "red: option 1", "red: pick nym-of-the-reeds")
    assert (t.red.hero.at, t.blue.hero.at, t.asked) == ("crossroads", "rift-gate", "blue")


def test_search_tokens_and_free_searches() -> None:
    """DV-SRCH-03: B2 failed puts a token, B31 removes it, A17 searches at once."""
    t = at_entry("sunken-library", "B")
    t.play("red: go sunken-library", "red: option 2")
    t.roll(2)
    assert t.state.land.searched == 1 << LOCATION["sunken-library"]
    t = at_entry("moon-well", "B")
    t.state.land.searched = 1 << LOCATION["moon-well"]
    t.play("red: go moon-well", "red: option 3")
    assert t.state.land.searched == 0
    t = at_entry("salt-caves")
    t.play("red: go salt-caves", "red: option 2")
    t.roll(5)
    t.play("chance: draw item old-map")
    assert (t.red.hand, t.red.hero.ap) == ("old-map", 2)


def test_a_further_location_for_nothing() -> None:
    """DV-LOC-02: A4"""
    t = at_entry("silent-observatory")
    t.red.hero.at = "windbreak-hill"
    t.play("red: go silent-observatory", "red: option 1", "chance: draw location ash-dunes")
    t.play("red: place ash-dunes, to south, turned 0")
    assert (t.red.hero.ap, t.red.hand) == (2, "")


# --- characters


def test_a_spawn_that_cannot_come() -> None:
    """DV-ENEMY-01: in a hand or in play; then an item is drawn instead, unless the text says otherwise."""
    t = venture("red blue")
    t.blue.draws("bandit-cutter")
    t.red.draws("rust-yard")
    t.play("red: place rust-yard, to east, turned 0", "chance: draw item old-map")
    assert (t.red.hand, t.person("bandit-cutter").in_play) == ("old-map", False)
    t = venture("red blue")
    t.state.character_at = changed(t.state.character_at, PERSON["bandit-cutter"], DISCARDED)
    t.red.draws("rust-yard")
    t.play("red: place rust-yard, to east, turned 0")
    assert t.person("bandit-cutter").in_play


def test_random_characters() -> None:
    """DV-ENEMY-01: those of the deck that fit, never bosses, each as likely."""
    t = placing("toppled-arcade")
    names = ["hollow-watchman", "hollow-bride", "lamp-eater"]
    assert t.offers("chance") == [f"draw character {name}" for name in names]


def test_spawned_without_moves_and_angry() -> None:
    """DV-ENEMY-04, DV-AGG-01: with 0 AP it stays; an angry one is aggressive whatever its card says."""
    t = placing("blackreed-fen")
    assert (t.person("mire-maw").ap, t.question) == (0, "Act")
    t = at_entry("grave-of-kings")
    stack(t, CHARACTER_DECK, "hollow-watchman")
    t.play("red: go grave-of-kings", "red: option 1")
    t.roll(2)
    t.play("chance: draw character hollow-watchman")
    assert (t.question, t.person("hollow-watchman").facts.aggressive) == ("RollStrike", True)


def test_a_fight_that_a_text_orders() -> None:
    """DV-CMB-01: B24, the rest of the text only after a victory."""
    for health, points in ((1, 1), (14, 0)):
        t = at_entry("reaver-camp", "B")
        t.stands("bandit-cutter", "reaver-camp").facts.aggressive = False
        t.person("bandit-cutter").facts.aggressive = False
        stack(t, CHARACTER_DECK, "bandit-bowman")
        t.play("red: go reaver-camp", "red: option 2", "chance: draw character bandit-bowman")
        t.person("bandit-bowman").hp = health
        t.roll(12, 2)
        t.play("red: attack bandit-bowman")
        t.roll(8)
        if points == 0:
            t.play("blue: attack captain-oredd")
            t.roll(2)
            t.play("red: flee")
            t.roll(12, 2)
            t.play("red: at windbreak-hill", "red: go on")
        assert (t.red.qp, t.state.tales) == (points, [])


def test_followers_by_a_text() -> None:
    """DV-FOL-01, 04: A16 with a bonus, whatever was tried; the Spore Child asks."""
    t = at_entry("antler-meadow")
    t.stands("gorrin-half-shell", "antler-meadow")
    t.red.facts.tried = 1 << PERSON["gorrin-half-shell"]
    t.play("red: go antler-meadow", "red: option 2", "red: pick gorrin-half-shell")
    t.roll(7)
    assert t.red.facts.follower == PERSON["gorrin-half-shell"]
    t = at_entry("burnt-orchard")
    t.play("red: go burnt-orchard", "red: option 2")
    t.play("red: go on", "red: pick ashen-novice")
    t.roll(5)
    assert t.red.facts.follower == PERSON["ashen-novice"]


def test_calming_beasts() -> None:
    """DV-AGG-01: A14, one of those here; it starts no fight any more."""
    t = at_entry("howling-ridge")
    boar = t.stands("stonehide-boar", "howling-ridge")
    boar.facts.calm = True
    t.play("red: go howling-ridge")
    t.roll(12)
    t.play("red: pick stonehide-boar", "chance: draw character ashwolf")
    assert (boar.facts.aggressive, t.red.hand) == (False, "ashwolf")


# --- all of them


@pytest.mark.parametrize("book", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_every_guide_entry_can_be_carried_out(book: int, seed: int) -> None:
    """DV-LOC-07, DV-SET-12: by chance and at random, each to its end, with nothing created or lost."""
    for location in range(1, len(CONTENT.locations)):
        t = placing(notation_of(location), "AB"[book])
        play_on(t, seed * 100 + location)
        assert list(invariants.flaws(t.state)) == []


@pytest.mark.parametrize("book", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_every_action_entry_can_be_carried_out(book: int, seed: int) -> None:
    """DV-MOVE-02, DV-GOLD-04, 05: by chance and at random, each to its end."""
    for location in range(1, len(CONTENT.locations)):
        if CONTENT.locations[location].action == 0:
            continue
        t = at_entry(notation_of(location), "AB"[book])
        t.red.follows("pell-the-lamplighter")
        t.red.hero.takes("rust-sabre iron-pot old-map amber-eye crown-shard")
        t.red.draws("war-horn")
        t.red.facts.entered = KNOWN
        t.play(f"red: go {notation_of(location)}")
        play_on(t, seed * 100 + location)
        assert list(invariants.flaws(t.state)) == []


def notation_of(location: int) -> str:
    """A location's name in notation."""
    return next(name for name, number in LOCATION.items() if number == location)


def play_on(t: Table, seed: int) -> None:
    """Play at random until no text is told any more."""
    dice = Dice(seed)
    t.state.settle()
    while t.state.tales or t.state.fights:
        state = t.state
        state.play(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))


def test_decks_that_are_empty() -> None:
    """DV-ENEMY-01: nothing is drawn, nothing comes, the text goes on."""
    t = venture("red blue")
    for deck in (ITEM_DECK, CHARACTER_DECK, HEROIC_DECK):
        stack(t, deck, "")
    t.red.draws("reaver-camp")
    t.play("red: place reaver-camp, to east, turned 180")
    assert t.question == "Act"
    assert t.state.item_at.count(IN_DECK) == 0
