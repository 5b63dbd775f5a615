"""State and Step: the agenda asks, play refuses, chance has weights, playout comes to the end."""

from __future__ import annotations

import pytest

from core.marbles import ADD, TAKE, marbles
from gloaming.core.dice import Dice
from gloaming.core.playout import playout, trace
from gloaming.core.state import CHANCE, OVER, NotOpen


def test_the_top_step_asks() -> None:
    """Seat, step and actions are those of the last step on the agenda."""
    state = marbles()
    assert (state.seat, state.actions, type(state.step).__name__) == (0, [TAKE, TAKE + 1], "Take")


def test_chance_comes_between_and_nobody_proceeds() -> None:
    """After an answer chance is asked; the step of nobody runs by itself."""
    state = marbles()
    state.play(TAKE + 1)
    assert (state.seat, state.actions) == (CHANCE, [])
    assert state.outcomes() == ([ADD, ADD + 1, ADD + 2], [3, 2, 1])
    state.play(ADD)
    assert (state.seat, state.left, state.hands) == (1, 8, [2, 0])
    assert state.outcomes() == ([], [])


@pytest.mark.parametrize("action", [TAKE + 2, -1, ADD, 1 << 50])
def test_what_is_not_open_is_not_played(action: int) -> None:
    """NotOpen, and nothing has changed."""
    state = marbles()
    with pytest.raises(NotOpen):
        state.play(action)
    assert (state.left, state.hands, len(state.agenda)) == (10, [0, 0], 1)


def test_the_game_ends_when_the_agenda_is_done() -> None:
    """Nobody is asked, nothing is open, and no step is there."""
    state = marbles()
    tally = playout(state, 4)
    assert tally.finished
    assert tally.decisions == tally.chances > 1
    assert (state.seat, state.actions, state.agenda) == (OVER, [], [])
    with pytest.raises(NotOpen):
        state.play(TAKE)
    with pytest.raises(IndexError):
        state.step  # noqa: B018


def test_a_playout_stops_at_its_limit() -> None:
    """Unfinished, and exactly so many answers later."""
    state = marbles()
    tally = playout(state, 4, 3)
    assert (tally.finished, tally.decisions + tally.chances) == (False, 3)


def test_trace_plays_what_playout_plays() -> None:
    """The same seed, the same game."""
    one, other = marbles(), marbles()
    said = trace(one, 7)
    tally = playout(other, 7)
    assert len(said) == tally.decisions + tally.chances
    assert (one.left, one.hands) == (other.left, other.hands)
    again = marbles()
    for action in said:
        again.play(action)
    assert again.hands == one.hands


def test_the_highest_scores_win_by_default() -> None:
    """All who share the highest."""
    state = marbles()
    state.hands = [3, 3]
    assert state.winners() == [0, 1]
    state.hands = [3, 4]
    assert state.winners() == [1]


def test_nothing_is_said_aside_or_early_by_default() -> None:
    """Empty lists, and a refusal."""
    state = marbles()
    assert (state.asides(1), state.early(1)) == ([], [])
    with pytest.raises(NotOpen, match="no open aside of seat 1"):
        state.play_aside(1, TAKE)


def test_where_nothing_is_hidden_one_imagines_what_is() -> None:
    """The default is a clone: equal, and apart."""
    state = marbles()
    other = state.imagine(1, Dice(1))
    other.play(TAKE)
    assert state.left == 10
