"""What a seat may know: hands, side quests, decks; what others may imagine; words out of turn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dark_venture.table_talk import CONTENT, ITEM, LOCATION, PERSON, SIDE, Table, venture
from games.dark_venture.test_invariants import Setting, few, random_play, tables
from gloaming.core.dice import Dice
from gloaming.core.state import OVER, NotOpen
from gloaming.games.dark_venture import invariants
from gloaming.games.dark_venture.actions import CLAIM, REVEAL
from gloaming.games.dark_venture.cards.piles import cards_at, put_card
from gloaming.games.dark_venture.cast.people import enter_play
from gloaming.games.dark_venture.content.vocabulary import SPAWN
from gloaming.games.dark_venture.land.placing import put_down
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    CROSSROADS,
    DISCARDED,
    IN_DECK,
    IN_HAND,
    MIDDLE,
    ROW,
    SIDE_DECK,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.persons import RevealCharacter


def hands(state: State, seat: int) -> list[list[int]]:
    """The cards of a hand, by deck."""
    at = (state.item_at, state.character_at, state.location_at)
    return [[card for card, place in enumerate(table) if place == 4 + seat] for table in at]


def test_hands_are_hidden() -> None:
    """DV-HAND-01: others imagine any, of the same decks; what was shown they know."""
    t = venture("red blue")
    t.red.draws("old-map iron-pot ashwolf")
    t.blue.draws("war-horn gas-flats rust-sabre")
    t.blue.facts.shown = [ITEM["rust-sabre"]]
    seen = [hands(t.state.imagine(0, Dice(seed)), 1) for seed in range(30)]
    assert len({str(hand) for hand in seen}) > 20
    assert all(len(hand[0]) == 2 and len(hand[2]) == 1 and ITEM["rust-sabre"] in hand[0] for hand in seen)
    assert all(hands(t.state.imagine(0, Dice(seed)), 0) == hands(t.state, 0) for seed in range(5))


def test_what_was_shown_is_forgotten_when_it_leaves_the_hand() -> None:
    """DV-R83: a card that comes back later is as secret as any."""
    t = venture("red blue")
    t.blue.draws("ashwolf gas-flats rust-sabre")
    t.blue.facts.shown = t.blue.facts.hand
    put_down(t.state, LOCATION["gas-flats"], MIDDLE - ROW, 0)
    enter_play(t.state, PERSON["ashwolf"], CROSSROADS)
    assert t.blue.facts.shown == t.blue.facts.hand == [ITEM["rust-sabre"]]


def test_a_card_that_is_awaited_is_in_the_deck() -> None:
    """DV-R86, DV-HAND-01: whom chance is to bring, and there is but one, nobody imagines in a hand."""
    t = venture("red blue")
    brings = next(one for one in CONTENT.effects if one.op == SPAWN and one.drawn and len(one.deck) > 1)
    for card in brings.deck[1:]:
        put_card(t.state, CHARACTER_DECK, card, DISCARDED)
    others = [card for card in cards_at(t.state, CHARACTER_DECK, IN_DECK) if card != brings.deck[0]]
    for card in others[2:]:
        put_card(t.state, CHARACTER_DECK, card, DISCARDED)
    for card in others[:2]:
        put_card(t.state, CHARACTER_DECK, card, IN_HAND + 1)
    t.state.push(RevealCharacter(brings.no, CROSSROADS, False))
    t.settle()
    for seed in range(20):
        assert t.state.imagine(0, Dice(seed)).outcomes() == t.state.outcomes()
        assert len(t.state.outcomes()[0]) == 1


def test_hands_are_open_among_friends() -> None:
    """DV-COOP-05: and so are side quests."""
    t = venture("red blue", mode="cooperative")
    t.blue.draws("war-horn gas-flats")
    t.blue.seeks("wet-boots")
    for seed in range(5):
        twin = t.state.imagine(0, Dice(seed))
        assert hands(twin, 1) == hands(t.state, 1)
        assert twin.quests[0].number == SIDE["wet-boots"]


def test_side_quests_are_secret() -> None:
    """DV-QST-03: until revealed."""
    t = venture("red blue")
    t.blue.seeks("wet-boots kneel-once")
    t.blue.quest("kneel-once").revealed = True
    numbers = {t.state.imagine(0, Dice(seed)).quests[0].number for seed in range(30)}
    assert len(numbers) > 10
    assert SIDE["kneel-once"] not in numbers
    assert all(t.state.imagine(0, Dice(seed)).quests[1].number == SIDE["kneel-once"] for seed in range(5))


def test_only_who_looked_knows_the_top_of_a_deck() -> None:
    """DV-HAND-01: the others imagine any card there."""
    t = venture("red blue")
    t.state.piles[0].top, t.state.piles[0].knows = [30, 31], [1, 1]
    assert all(t.state.imagine(0, Dice(seed)).piles[0].top == [30, 31] for seed in range(5))
    assert len({t.state.imagine(1, Dice(seed)).piles[0].top[0] for seed in range(20)}) > 5


def waiting(t: Table) -> Table:
    """Blue has a complete quest and a secret one, while it is red's turn."""
    t.blue.seeks("wet-boots kneel-once")
    t.blue.completes("wet-boots")
    t.state.settle()
    return t


def test_claiming_on_another_players_turn() -> None:
    """DV-QST-03, 06: between two steps, at once."""
    t = waiting(venture("red blue"))
    words = [REVEAL + SIDE["wet-boots"], REVEAL + SIDE["kneel-once"], CLAIM + SIDE["wet-boots"]]
    assert t.state.asides(1) == sorted(words)
    t.state.play_aside(1, CLAIM + SIDE["wet-boots"])
    assert (t.blue.qp, t.asked, t.blue.quests) == (2, "red", "kneel-once")
    with pytest.raises(NotOpen):
        t.state.play_aside(1, CLAIM + SIDE["kneel-once"])
    assert t.state.asides(0) == []


def test_not_inside_a_combat() -> None:
    """DV-QST-06"""
    t = waiting(venture("red blue"))
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    assert t.state.asides(1) == []


@given(tables, st.integers(0, 3))
@few
def test_imagined_states_can_be_played(table: Setting, watcher: int) -> None:
    """DV-HAND-01, DV-QST-03: nothing is created or lost, own things and public ones stay, play goes on."""
    for number, (state, _) in enumerate(random_play(table)):
        if number % 53 == 0 and state.seat != OVER and watcher < len(state.players):
            twin = state.imagine(watcher, Dice(number))
            assert list(invariants.flaws(twin)) == []
            assert hands(twin, watcher) == hands(state, watcher)
            assert [len(hand) for seat in range(len(state.players)) for hand in hands(twin, seat)] == [
                len(hand) for seat in range(len(state.players)) for hand in hands(state, seat)
            ]
            own = [q.number for q in state.quests if q.seat == watcher or q.deck != SIDE_DECK]
            assert [q.number for q in twin.quests if q.seat == watcher or q.deck != SIDE_DECK] == own
            if state.seat >= 0:
                assert twin.actions
                twin.play(twin.actions[0])
