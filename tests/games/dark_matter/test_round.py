"""Set-up, turns, the Final phase, the end."""

from __future__ import annotations

import pytest

from games.dark_matter.table_talk import GAME, dark_matter
from gloaming.core.dice import Dice
from gloaming.core.playout import playout
from gloaming.core.state import CHANCE
from gloaming.games.dark_matter.names import COLORS, PLANETS
from gloaming.games.dark_matter.skills.scoring import best
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.variants.black_hole import hole_points


def set_up(seats: int, seed: int = 1, **options: bool) -> State:
    """A table after its set-up."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    dice = Dice(seed)
    while state.seat == CHANCE:
        state.play(state.draw(dice))
    return state


@pytest.mark.parametrize(("seats", "diplomacy"), [(2, 2), (3, 1), (4, 1)])
def test_what_everybody_begins_with(seats: int, diplomacy: int) -> None:
    """DM-SET-01 to 04, 06, 08, 09, 16; DM-RESP-02.  The first player has taken the gem of round 1."""
    state = set_up(seats)
    assert state.diplomacy_cards() == diplomacy
    assert state.active == state.first
    for seat, player in enumerate(state.players):
        assert player.gems == (5 if seat == state.first else 4)
        assert (player.soldiers, player.planets, player.position, player.spent) == (0, [], 0, 0)
        assert [card // 4 for card in player.cards] == list(range(COLORS))
        assert state.initiative(seat) == 9


def test_no_card_is_dealt_twice() -> None:
    """DM-SET-05 to 07.  With four players all twelve are dealt; with two six leave the game."""
    for seed in range(20):
        assert sorted(card for player in set_up(4, seed).players for card in player.cards) == list(range(12))
        assert len({card for player in set_up(2, seed).players for card in player.cards}) == 6


def test_the_market_and_the_deck() -> None:
    """DM-SET-10 to 13.  Four planets lie open, sixteen are in the deck, its top is never one of the four."""
    for seed in range(30):
        state = set_up(3, seed)
        deck = [planet for planet in range(PLANETS) if state.pile >> planet & 1]
        assert len(deck) == 16
        assert sorted([*state.market, *deck]) == list(range(PLANETS))
        assert state.last in deck
        assert state.improved == 0


def test_the_first_player_is_drawn() -> None:
    """DM-SET-15.  Each seat now and then."""
    assert {set_up(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_variants_are_chosen_before_the_game() -> None:
    """DM-SET-14; DM-VAR-15, 02, 14.  Any of them with any number of players, all together too."""
    names = [option.name for option in GAME.options]
    for seats in (2, 3, 4):
        state = GAME.new(seats, dict.fromkeys(names, True))
        assert all(getattr(state, name) for name in names)
        assert playout(state, seats).finished


def test_four_rounds_of_one_turn_each() -> None:
    """DM-SET-17, 18; DM-FIN-01, 08, 09; DM-ACT-01.  Clockwise; nobody else is asked; then it is over."""
    t = dark_matter("red blue green", round_number=0, between_rounds=True)
    asked = []
    while t.asked != "over":
        asked.append((t.state.round, t.asked))
        t.end_turn()
    assert [number for number, _ in asked] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert [who for _, who in asked] == ["red", "blue", "green"] * 4


def test_one_may_stop_at_once_or_go_on() -> None:
    """DM-ACT-02, 03.  The end is always open, and so is everything else in any order."""
    t = dark_matter(market="sallow-gate")
    t.red.planets = "ferrow-reach, embassy-nine"
    t.red.holds("D4")
    t.red.gems = "9"
    assert t.opens()[0] == "end"
    t.play("red: maneuver cavorite", "red: use ferrow-reach", "red: maneuver cavorite")
    t.play("red: use blue cavorite", "red: use embassy-nine", "red: use red dark-matter")
    assert t.refused("red: end") == "DM-ACT-02"
    t.play("red: target red dark-matter", "red: end")


def test_the_final_phase() -> None:
    """DM-FIN-02 to 07; DM-DIP-11; DM-SET-13.  The card on top of the deck comes last; then nothing comes."""
    t = dark_matter("red blue", market="sallow-gate hearthless")
    t.red.planets = "ferrow-reach improved turned, cinder-hollow turned"
    t.blue.planets = "sophia-minor"
    t.deck = "courier-rest"
    t.red.soldiers, t.red.gems = 2, "1 / 3"
    t.state.attacked = 1 << 16
    t.blue.diplomacy = 1
    assert t.state.free_soldiers() == 0
    t.play("red: end", "chance: draw courier-rest")
    assert (t.red.soldiers, t.state.attacked, t.red.gems) == (2, 0, "4 / 0")
    assert t.red.planets == "ferrow-reach improved, cinder-hollow turned"
    assert t.blue.diplomacy == 2
    assert (t.market, t.deck) == ("sallow-gate hearthless courier-rest", "")
    t.play("blue: end")
    assert t.market == "sallow-gate hearthless courier-rest"


def test_gems_paid_are_gone() -> None:
    """DM-ACT-10.  Nobody gets them."""
    t = dark_matter()
    t.red.gems = "2"
    before = sum(player.gems for player in t.state.players)
    t.play("red: maneuver cavorite")
    assert sum(player.gems for player in t.state.players) == before - 1


def test_edge_colours_do_nothing() -> None:
    """DM-CARD-10, 11.  A card stays with its owner, whoever uses it, and any card serves any player."""
    t = dark_matter(market="sallow-gate")
    held = [list(player.cards) for player in t.state.players]
    assert t.asked == "red"
    playout(t.state, 5)
    assert [list(player.cards) for player in t.state.players] == held


def test_backs_are_seen_and_faces_are_not() -> None:
    """DM-CARD-03, 04.  The owner knows both sides; the others the Back, and what the card can be."""
    t = dark_matter("red blue")
    own, other = (GAME.view(t.state, seat).players[0].cards[0] for seat in (0, 1))
    assert own.name == "Lattice Surveyors"
    assert (other.name, other.uf, other.lf) == ("", None, None)
    assert (other.ub, other.lb) == (own.ub, own.lb)
    assert other.may_be == ("Lattice Surveyors",), "blue holds the twin"
    t.blue.holds("C3")
    assert GAME.view(t.state, 1).players[0].cards[0].may_be == ("Lattice Surveyors", "Liftwright Guild")
    t.state.flip(0, 0)
    assert GAME.view(t.state, 1).players[0].cards[0].name == "Lattice Surveyors"


def test_covered_cards_are_imagined_as_their_backs_allow() -> None:
    """DM-CARD-03, 04; DM-SET-07.  Either twin about as often; never what the reader holds or has seen."""
    t = dark_matter("red blue")
    t.blue.holds("C3")
    t.blue.holds("A4")
    t.red.holds("A3")
    t.state.flip(1, 2)
    met = [tuple(t.state.imagine(0, Dice(seed)).players[1].cards) for seed in range(400)]
    assert {cards[1:] for cards in met} == {(7, 9)}, "its twin is in red's hand; that one was flipped"
    assert {cards[0] for cards in met} == {2, 3}
    assert 160 < [cards[0] for cards in met].count(2) < 240


def test_an_action_begun_can_be_completed_as_others_imagine_it() -> None:
    """DM-ACT-26; DM-CARD-03.  Blue sees the goal and the first source, so red's covered card makes a C."""
    t = dark_matter("red blue", market="courier-rest")
    for card in ("C3", "A3", "D1"):
        t.blue.holds(card)
    t.red.holds("C2")
    t.red.holds("A2", "flipped")
    t.red.holds("D4")
    t.red.gems, t.blue.diplomacy = "2", 0
    assert t.asked == "red"
    for action in GAME.parse(t.state, "terraform courier-rest"):
        t.state.play(action)
    for seed in range(40):
        twin = t.state.imagine(1, Dice(seed))
        assert twin.actions == twin.step.options(twin)
        assert twin.actions


def test_a_used_card_has_shown_itself() -> None:
    """DM-CARD-03; DM-ACT-14.  While a Politics icon is still asked, everybody knows what the action used."""
    t = dark_matter("red blue", market="sallow-gate")
    t.red.holds("C4")
    t.red.holds("D2")
    t.blue.holds("C1")
    assert t.asked == "red"
    assert not t.blue.knows("red", "C")
    before = GAME.view(t.state, 1)
    text = "terraform sallow-gate, use red cavorite, use red dark-matter, confirm"
    said = GAME.parse(t.state, text)
    t.play(f"red: {text}")
    assert t.opens()[0] == "decline"
    assert t.blue.knows("red", "C")
    for seed in range(8):
        assert GAME.view(t.state.imagine(1, Dice(seed)), 1) == GAME.view(t.state, 1)
    assert GAME.say(before, said, GAME.view(t.state, 1))[0] == (
        "@0 terraforms Sallow Gate with @0's Cavorite card (Cavorite and Politics) and "
        "@0's Dark Matter card (Dark Matter and Improvement), for two gems."
    )


def test_diplomacy_cards_only_count_uses() -> None:
    """DM-DIP-05, 06.  A used one changes neither points nor what else may be done."""
    t = dark_matter()
    points = t.blue.points
    t.blue.diplomacy = 0
    t.red.holds("C4")
    assert t.blue.points == points
    t.play("red: use red cavorite", "red: target blue cavorite")


# --- the end


@pytest.mark.parametrize(("soldiers", "points"), [(7, 5), (8, 6), (5, 4), (1, 1), (0, 0)])
def test_soldiers_at_the_end(soldiers: int, points: int) -> None:
    """DM-END-03 to 09.  The best placing of the soldiers is found."""
    t = dark_matter()
    t.red.planets = "sallow-gate improved, pale-consensus, gravemark improved, halcyon-drift improved"
    t.red.soldiers = soldiers
    assert t.red.soldier_points == points


def test_five_soldiers_on_an_open_planet() -> None:
    """DM-END-06, 07.  One point unimproved, three improved, nothing for four soldiers."""
    t = dark_matter()
    t.red.planets = "gravemark"
    t.blue.planets = "ironwake improved"
    t.red.soldiers = t.blue.soldiers = 5
    assert (t.red.soldier_points, t.blue.soldier_points) == (1, 3)
    t.red.soldiers = 4
    assert t.red.soldier_points == 0


def test_planets_and_gems_score() -> None:
    """DM-END-01, 02.  Each planet its current side, each gem one."""
    t = dark_matter()
    t.red.planets = "sallow-gate improved, gravemark"
    t.red.gems = "3"
    assert t.red.points == 6 + 6 + 3


def test_a_tie() -> None:
    """DM-END-10 to 12.  Initiative decides among those tied, and only among them; then they win jointly."""
    t = dark_matter()
    t.red.gems, t.blue.gems, t.green.gems = "31", "31", "30"
    for hand, position in ((t.red, "spun"), (t.blue, "spun"), (t.green, "start")):
        for letter in "CAD":
            hand.turn(letter, position)
    t.blue.turn("C", "start")
    assert best(t.state) == [1]
    t.red.turn("A", "start")
    assert best(t.state) == [0, 1]


# --- variants


@pytest.mark.parametrize(
    ("options", "card", "planet"),
    [
        ("", "0 / 1", "0 / 2"),
        ("powerful_planets", "0 / 1", "1 / 1"),
        ("quick_process", "1 / 0", "2 / 0"),
        ("quick_process powerful_planets", "1 / 0", "2 / 0"),
    ],
)
def test_gems_at_once(options: str, card: str, planet: str) -> None:
    """DM-VAR-01 to 04"""
    at_once, of_planets = "quick_process" in options, "powerful_planets" in options
    t = dark_matter(quick_process=at_once, powerful_planets=of_planets)
    t.blue.holds("A1")
    t.red.planets = "ferrow-reach"
    t.red.gems = "1"
    t.play("red: use blue antimatter")
    assert t.red.gems == card
    t.play("red: use ferrow-reach")
    assert t.red.gems == planet


@pytest.mark.parametrize(
    ("stored", "points"),
    [
        ((6, 4, 4, 0), [10, 6, 6, 0]),
        ((5, 5, 3, 1), [10, 10, 6, 4]),
        ((4, 3, 2, 1), [10, 6, 4, 2]),
        ((3, 1), [10, 6]),
        ((0, 0), [0, 0]),
    ],
)
def test_ranks_of_the_black_hole(stored: tuple[int, ...], points: list[int]) -> None:
    """DM-VAR-08 to 11"""
    t = dark_matter(" ".join(("red", "blue", "green", "yellow")[: len(stored)]), black_hole=True)
    for player, soldiers in zip(t.state.players, stored, strict=True):
        player.hole = soldiers
    assert [hole_points(t.state, seat) for seat in range(len(stored))] == points


def test_soldiers_into_the_black_hole() -> None:
    """DM-VAR-05 to 07.  After the Final phase, none to all; gone for good; totals stay shut till the end."""
    t = dark_matter("red blue", round_number=4, black_hole=True)
    t.red.soldiers = 3
    t.play("red: end")
    t.pass_chance()
    assert t.opens() == ["deposit 0", "deposit 1", "deposit 2", "deposit 3"]
    assert t.refused("red: deposit 4") == "DM-VAR-06"
    t.play("red: deposit 2")
    assert t.red.soldiers == 1
    assert t.state.soldier_supply() == 40 - 3
    assert [player.hole for player in GAME.view(t.state, 0).players] == [-1, -1]
    assert all(player.points.black_hole == 0 for player in GAME.view(t.state, 0).players)
    t.end_turn()
    assert t.asked == "over"
    assert [player.hole for player in GAME.view(t.state, 1).players] == [2, 0]
    assert GAME.view(t.state, 1).players[0].points.black_hole == 10


def test_unlimited_planets() -> None:
    """DM-VAR-12, 13; DM-TER-10.  Eight and more, but no more in a turn than lie in the market."""
    t = dark_matter("red blue", market="sallow-gate hearthless", unlimited_planets=True)
    t.red.planets = "halcyon-drift, cinder-hollow, nyx-orchard, prism-shoals, quietus, mirrorfen, tallow-deep"
    t.red.holds("C1")
    t.red.gems = "9"
    t.play("red: terraform sallow-gate, use red cavorite, confirm")
    t.play("red: terraform hearthless, use quietus, use halcyon-drift, confirm")
    assert len(t.red.player.planets) == 9
    assert t.market == ""
    t.play("red: end")
    t.pass_chance()
    assert len(t.market.split()) == 4
