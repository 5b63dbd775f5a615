"""What the steady player of Dark Matter knows: prices, payments, soldiers, cards that move, the last turn."""

from __future__ import annotations

import pytest

from bots.contest import check_answers_at_random_positions, steady_wins
from games.dark_matter.table_talk import GAME, Table, dark_matter
from gloaming import bots
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.search import Search
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_matter.state import State

VARIANTS = [option.name for option in GAME.options]


def saying(table: Table, character: int = 1) -> str:
    """What a steady player says now: one whole saying, in notation."""
    assert table.asked in table.seats
    asked = bots.question(GAME, table.state, table.state.seat, "steady", character)
    return bots.answer(asked).saying


def turn(table: Table) -> list[str]:
    """All that a steady player says in this turn."""
    who, said = table.asked, list[str]()
    while table.asked == who and (not said or said[-1] != "end"):
        said.append(saying(table))
        table.play(f"{who}: {said[-1]}")
    return said


def test_a_planet_is_paid_with_the_fewest_gems() -> None:
    """One card gives both points; the second gem stays."""
    t = dark_matter(market="sallow-gate")
    t.red.gems = "5"
    assert saying(t) == "terraform sallow-gate, use red cavorite, confirm"


def test_a_gem_that_comes_along_makes_a_card_cheaper() -> None:
    """Antimatter from blue's back brings a gem; green's back of the same kind does not."""
    t = dark_matter(market="halcyon-drift", round_number=2)
    t.red.holds("C4")
    t.red.holds("A1")
    t.blue.holds("D2")
    t.green.holds("D3")
    t.red.gems = "3"
    said = saying(t)
    assert said.startswith("terraform halcyon-drift")
    assert "use blue dark-matter" in said


def test_in_the_last_turn_gems_become_points() -> None:
    """Two gems are two points; for them there are six, by a planet that four points buy."""
    t = dark_matter(market="the-unlit-crown", round_number=4)
    t.red.holds("C1")
    t.red.holds("A1")
    t.red.gems = "2"
    before = t.red.points
    said = turn(t)
    assert said[0].startswith("terraform the-unlit-crown")
    assert t.red.points == before + 6 - 2


def test_in_the_last_turn_gems_are_kept_where_they_buy_less() -> None:
    """Two points for two gems are no gain."""
    t = dark_matter("red blue", market="sophia-minor", round_number=4)
    for hand, number in ((t.red, 4), (t.blue, 3)):
        for letter in "CAD":
            hand.holds(f"{letter}{number}", "flipped")
    t.red.gems = "2"
    assert turn(t) == ["end"]


def test_an_improvement_in_reach_is_bought() -> None:
    """Two improvement points, three Victory Points, for two gems."""
    t = dark_matter(round_number=4)
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.planets = "sallow-gate"
    t.red.gems = "2"
    assert saying(t) == "improve sallow-gate, use red cavorite, use red dark-matter, confirm"


def test_what_is_free_is_used() -> None:
    """An own improved planet and an attack bring a gem each."""
    t = dark_matter(round_number=3)
    t.red.planets = "ferrow-reach improved"
    t.blue.planets = "cinder-hollow"
    t.red.soldiers, t.red.gems = 2, "0"
    assert sorted(turn(t)) == ["end", "use cinder-hollow", "use ferrow-reach"]
    assert t.red.gems == "2 / 0"


def test_soldiers_are_recruited_while_they_can_fight() -> None:
    """Two for one gem in the second round."""
    t = dark_matter(round_number=2)
    t.red.holds("C3", "spun")
    t.red.gems = "2"
    t.blue.planets = "ferrow-reach, prism-shoals"
    assert "recruit, use red cavorite, confirm" in turn(t)


def test_soldiers_that_come_along_are_taken_unless_more_can_be_recruited() -> None:
    """One with the purchase; or none, and two from a planet for nothing afterwards."""
    for planets, answer in (("", "take"), ("sallow-gate improved", "refuse")):
        t = dark_matter(market="hearthless", round_number=2)
        t.red.holds("A3")
        t.red.holds("C1")
        t.red.planets = planets
        t.red.gems = "2"
        t.play("red: terraform hearthless, use red cavorite, use red antimatter, confirm")
        assert answer in saying(t)


def test_in_the_last_turn_one_soldier_more_than_the_others_goes_into_the_black_hole() -> None:
    """Four against three that blue has stored; the fifth guards a planet."""
    t = dark_matter("red blue", round_number=4, first="blue", black_hole=True)
    t.red.planets = "sallow-gate"
    t.red.soldiers, t.blue.player.hole = 5, 3
    t.play("red: end")
    t.pass_chance()
    assert saying(t) == "deposit 4"


def test_before_the_last_turn_soldiers_stay() -> None:
    """They can still attack."""
    t = dark_matter("red blue", round_number=2, black_hole=True)
    t.red.soldiers = 5
    t.play("red: end")
    t.pass_chance()
    assert saying(t) == "deposit 0"


def test_a_diplomacy_icon_brings_the_card_that_is_missing() -> None:
    """Blue's Diplomacy Card is used; only with another card of blue three dark matter can be paid."""
    t = dark_matter("red blue green", market="quietus", round_number=4)
    t.red.holds("C4")
    t.red.holds("A2", "flipped")
    t.red.holds("D4")
    t.blue.holds("A1")
    t.blue.holds("C3")
    t.green.holds("D2")
    t.red.planets, t.red.gems = "embassy-nine", "3"
    t.blue.diplomacy = 0
    t.green.diplomacy = 0
    said = saying(t)
    assert said.startswith("terraform quietus")
    assert "use embassy-nine" in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_players_finish_games_of_every_variant(seats: int) -> None:
    """All combinations, spread over the numbers of seats: what they say is open, asking changes nothing."""
    for number in range(seats - 2, 1 << len(VARIANTS), 3):
        options = {name: number >> place & 1 == 1 for place, name in enumerate(VARIANTS)}
        state, dice, advice = GAME.new(seats, options), Dice(number), advice_for("dark_matter", number)
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.play(state.draw(dice))
                continue
            action = advice.choose(state, dice)
            if number % 8 == 0:
                before = GAME.dump(state)
                assert advice.worth_trying(state)[0] == advice.choose(state, dice)
                assert GAME.dump(state) == before
            state.play(action)


def test_answers_at_random_positions_are_open() -> None:
    """Where only random play leads, too: the choice and all that is worth trying, for any variant."""
    for number in range(0, 1 << len(VARIANTS), 3):
        options: dict[str, object] = {name: number >> place & 1 == 1 for place, name in enumerate(VARIANTS)}
        check_answers_at_random_positions(GAME, 2 + number // 3 % 3, options, number)


def test_worth_is_exact_in_the_end_and_hopeful_before() -> None:
    """A gem early in the game is worth more than the point that it scores."""
    t = dark_matter("red blue")
    advice = advice_for("dark_matter")
    before = advice.worth(t.state, 0)
    t.red.player.gems += 1
    assert advice.worth(t.state, 0) > before + 100
    t.state.agenda = []
    t.state.settle()
    assert advice.worth(t.state, 0) == 100 * t.red.points


def test_steady_beats_random() -> None:
    """Always, nearly; a bot that played at random itself would win half."""
    assert steady_wins(GAME, 20) >= 18


def test_bots_of_one_level_differ_in_taste() -> None:
    """In some of the positions of a game ten characters do not all choose alike."""
    state, dice = GAME.new(2), Dice(3)
    assert isinstance(state, State)
    advisers = [advice_for("dark_matter", character) for character in range(10)]
    most = 0
    while state.seat != OVER:
        action = state.draw(dice) if state.seat == CHANCE else advisers[0].choose(state, dice)
        if state.seat >= 0:
            most = max(most, len({adviser.choose(state, dice) for adviser in advisers}))
        state.play(action)
    assert most > 1


def test_a_search_finds_the_planet_that_wins() -> None:
    """In the last turn red is a point behind; the dear planet wins, the cheap one does not."""
    t = dark_matter("red blue", market="sallow-gate the-unlit-crown", round_number=4, first="blue")
    t.red.holds("C1")
    t.red.holds("A1")
    t.red.gems, t.blue.gems = "2", "5"
    assert t.asked == "red"
    search = Search(t.state, advice_for("dark_matter"), 5)
    search.more(60)
    assert GAME.notation(t.state, search.best()) == "terraform the-unlit-crown"
