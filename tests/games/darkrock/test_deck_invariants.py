"""What must hold of the decks, broken on purpose; and what learning agents see of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.darkrock.deck_talk import attack, laid, marauders, sponsored
from games.darkrock.table_talk import GAME, Table
from gloaming.core.dice import Dice
from gloaming.core.fields import DumpError
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock.decks import Decks, replaced
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.research import KeepCard, LayCard
from gloaming.games.darkrock.steps.marauders import AnswerMarauders

HANDS = "quillon-trust old-money-orbital bellyful-freight master-borers"


def under_attack() -> Table:
    """Red is asked about an attack."""
    t = marauders("red blue")
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    return t


def choosing() -> Table:
    """Red has chosen, Blue is asked."""
    t = sponsored(HANDS)
    t.play("red: keep quillon-trust")
    return t


BROKEN: list[tuple[Callable[[], Table], str, object, str]] = [
    (under_attack, "raid", -1, "no Therion card lies open"),
    (under_attack, "raid", 14, "cards that it does not have"),
    (under_attack, "raiders", 1 << 14, "cards that it does not have"),
    (under_attack, "raiders", (1 << 14) - 1, "is in the deck and lies open"),
    (under_attack, "raiders", 1, "can run out"),
    (under_attack, "study", 1, "none are played"),
    (laid, "row", [0, 1], "three open places"),
    (laid, "row", [0, 1, 1], "missing, or there twice"),
    (laid, "cards", [-1], "three open places"),
    (laid, "below", [20], "missing, or there twice"),
    (laid, "study", 0, "missing, or there twice"),
    (laid, "works", [0, 9], "works from no round"),
    (laid, "spent", 64, "that nobody has"),
    (laid, "joined", 4, "that nobody has"),
    (choosing, "hands", [0, 8, 4], "two a ship"),
    (choosing, "hands", [0, 8, 4, 4], "or one twice"),
    (choosing, "hands", [0, 8, 4, 12], "not in the deck"),
    (choosing, "hands", [0, 8, 4, -1], "still dealt do not fit"),
    (choosing, "hands", [], "has no Sponsor"),
    (choosing, "sponsors", [5, -1], "not dealt to it"),
    (choosing, "sponsors", [-1, -1], "who still chooses do not fit"),
]


@pytest.mark.parametrize(("lay", "field", "value", "why"), BROKEN)
def test_a_broken_deck_is_noticed(lay: Callable[[], Table], field: str, value: object, why: str) -> None:
    """DR-SET-10, 11, 14, DR-THE-19, 20, DR-RSCH-06, 09: every card is in one place."""
    t = lay()
    t.settle()
    GAME.check(t.state)
    setattr(t.state.decks, field, value)
    with pytest.raises(DumpError, match=why):
        GAME.check(t.state)


def test_an_attack_without_a_card_is_no_position() -> None:
    """DR-THE-04"""
    t = marauders("red blue")
    t.state.push(AnswerMarauders(0, 0))
    with pytest.raises(DumpError, match="no Therion card"):
        GAME.check(t.state)


def test_a_gap_in_the_row_is_about_to_be_filled() -> None:
    """DR-RSCH-03: else it is no position; nor is a choice between two cards of a ship that has one."""
    t = laid()
    t.state.decks.row = [0, 1, -1]
    t.state.decks.study |= 1 << 6
    with pytest.raises(DumpError, match="a place that nothing fills"):
        GAME.check(t.state)
    t.state.push(LayCard(2))
    GAME.check(t.state)
    t.state.decks.study &= ~(1 << 5)
    t.state.push(KeepCard(0, 0, 5))
    with pytest.raises(DumpError, match="between two Research cards and has one"):
        GAME.check(t.state)


def test_a_clone_shares_no_list_that_is_changed_in_place() -> None:
    """DR-RSCH-09: lists of the decks are replaced, never changed."""
    decks = Decks()
    decks.cards = decks.works = [0, 0]
    twin = decks.clone()
    decks.own(0, 5, 3)
    decks.put_under([1])
    assert (twin.cards, twin.works, twin.below) == ([0, 0], [0, 0], [])
    assert replaced([1, 2, 3], 1, 9) == [1, 9, 3]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_random_games_with_all_decks_keep_what_must_hold(seats: int) -> None:
    """DR-SET-03, 21, DR-HOLD-08, DR-SET-18: at every decision."""
    for seed in range(6):
        state, dice = GAME.new(seats, {"therion": True, "sponsors": True, "research": True}), Dice(seed)
        assert isinstance(state, State)
        while state.seat != OVER:
            GAME.check(state)
            state.play(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))


def features(t: Table, seat: int) -> dict[str, float]:
    """What a seat's agent sees, by name."""
    t.settle()
    out = [0.0] * len(GAME.features)
    GAME.observe(t.state, seat, out)
    return dict(zip(GAME.features, out, strict=True))


def test_agents_see_cards_by_their_numbers() -> None:
    """DR-RSCH-11, DR-THE-03, DR-R69: the row, everybody's card, the attacked stations."""
    seen = features(laid(owns="blue mirror-bit"), 0)
    assert [seen[f"row.{place}.{card}"] for place, card in ((0, 0), (1, 1), (2, 6), (2, 7))] == [1, 1, 1, 0]
    assert (seen["ship.1.research.4"], seen["ship.1.research.works"], seen["ship.0.research.4"]) == (1, 1, 0)
    seen = features(under_attack(), 1)
    assert [seen[f"raid.{name}"] for name in ("m6", "m8", "m4")] == [1, 1, 0]
    assert (seen["question.AnswerMarauders"], seen["raid.due"]) == (1, 1)


def test_agents_see_their_own_hand_only() -> None:
    """DR-SET-11, DR-R02"""
    t = sponsored(HANDS)
    mine, other, nobody = features(t, 1), features(t, 0), features(t, -3)
    assert (mine["hand.4"], mine["hand.7"], mine["hand.0"]) == (1, 1, 0)
    assert (other["hand.4"], other["hand.0"]) == (0, 1)
    assert not any(value for name, value in nobody.items() if name.startswith("hand."))
