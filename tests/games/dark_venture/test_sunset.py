"""The end of the day: who wins, who ties, titles."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import Table, venture
from gloaming.games.dark_venture.titles import title_of


def last_turn(mode: str = "competitive", seats: str = "red blue green", round_number: int = 12) -> Table:
    """The last turn of the game, about to be ended."""
    t = venture(seats, mode=mode, round_number=round_number)
    t.state.agenda = [t.state.agenda[0], *t.state.agenda[-2:]]
    return t


def test_most_quest_points_after_sunset_win() -> None:
    """DV-DAY-04, DV-END-01, DV-GOLD-02"""
    t = last_turn()
    t.red.qp, t.blue.qp, t.green.qp = 5, 9, 8
    assert t.state.last_round() == 12
    t.play("red: end")
    assert (t.asked, t.state.winners(), t.state.scores()) == ("over", [1], [5, 9, 8])


def test_without_any_quest_points_nobody_wins() -> None:
    """DV-END-02: W38"""
    t = last_turn()
    t.play("red: end")
    assert (t.asked, t.state.winners()) == ("over", [])


def test_a_tie_goes_to_the_richer_gear() -> None:
    """DV-END-03: W37, hero and follower: weapons and armor 3, objects 2; cards in hand count nothing."""
    t = last_turn()
    t.red.qp = t.blue.qp = 14
    t.green.qp = 9
    t.red.hero.takes("rust-sabre glass-dagger iron-pot old-map")
    t.red.draws("war-horn spyglass")
    t.blue.hero.takes("bone-club chain-hood round-shield")
    t.blue.follows("pell-the-lamplighter").takes("blood-opal cure-vial")
    t.green.hero.takes("scale-hauberk tower-shield censer-flail thorn-whip")
    t.play("red: end")
    assert (t.asked, t.state.winners()) == ("over", [1])


def test_then_to_the_highest_roll() -> None:
    """DV-END-04: W37, 4d6, again while tied."""
    t = last_turn()
    t.red.qp = t.blue.qp = 14
    t.red.hero.takes("rust-sabre glass-dagger iron-pot old-map war-horn")
    t.blue.hero.takes("bone-club chain-hood round-shield blood-opal cure-vial")
    t.play("red: end")
    t.roll(14, 14)
    t.roll(11, 16)
    assert (t.asked, t.state.winners()) == ("over", [1])


def test_a_short_game_ends_after_six_rounds() -> None:
    """DV-SOLO-06, 08: W40, 9 points are too few; 10 win at once, in any round."""
    t = last_turn("solo_short", "red", 6)
    t.red.qp = 9
    t.play("red: end")
    assert (t.asked, t.state.winners()) == ("over", [])
    t = venture("red", mode="solo_short", round_number=5)
    t.red.qp = 8
    t.red.seeks("wet-boots")
    t.red.completes("wet-boots")
    t.play("red: claim wet-boots")
    assert (t.asked, t.state.winners(), t.state.round) == ("over", [0], 5)


def test_a_long_game_needs_twenty() -> None:
    """DV-SOLO-09"""
    t = last_turn("solo_long", "red")
    t.red.qp = 18
    t.red.seeks("wet-boots")
    t.red.completes("wet-boots")
    t.play("red: end")
    assert (t.asked, t.state.winners()) == ("over", [0])
    t = last_turn("solo_long", "red")
    t.red.qp = 19
    t.play("red: end")
    assert t.state.winners() == []


def test_a_ranked_game_is_played_to_the_end() -> None:
    """DV-SOLO-04"""
    t = venture("red", mode="solo_ranked")
    t.red.qp = 29
    t.red.seeks("wet-boots")
    t.red.completes("wet-boots")
    t.play("red: claim wet-boots")
    assert (t.asked, t.red.qp) == ("red", 31)


def test_together_all_need_twenty() -> None:
    """DV-COOP-01: W45; all win at the moment that the last one has 20."""
    t = last_turn("cooperative")
    t.red.qp, t.blue.qp, t.green.qp = 24, 20, 19
    t.play("red: end")
    assert (t.asked, t.state.winners()) == ("over", [])
    t = venture("red blue", mode="cooperative")
    t.red.qp, t.blue.qp = 19, 22
    t.red.seeks("kneel-once")
    t.red.completes("kneel-once")
    t.play("red: claim kneel-once")
    assert (t.asked, t.state.winners()) == ("over", [0, 1])


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "Hopeless Case"),
        (1, "Hopeless Case"),
        (2, "Lost Soul"),
        (19, "Lone Knight"),
        (22, "Lord Protector"),
        (29, "Banisher of the Unlucky"),
        (30, "Legendary Hero"),
        (34, "Legendary Hero"),
    ],
)
def test_titles(points: int, title: str) -> None:
    """DV-SOLO-05: W39"""
    assert title_of(points) == title
