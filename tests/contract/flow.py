"""Promises about the flow of a game: who is asked, what is open, how it ends, what play refuses."""

from __future__ import annotations

import math

import pytest

from contract.cases import LIMIT, Case, pick, positions, some
from gloaming.core.dice import Dice
from gloaming.core.state import ALLOWED, CHANCE, OVER, NotOpen, State

THROWS = 2000
THOROUGH = 80  # of so many decisions of a random game one is looked at thoroughly, another in each game


def plays_to_its_end(case: Case, first: int, games: int) -> int:
    """Random games keep every promise at every decision; the answer is how many came to their end."""
    return sum(play_one(case, seed) for seed in range(first, first + games))


def play_one(case: Case, seed: int) -> bool:
    """One random game; True if it ended within the limit."""
    state, dice, kept = case.new(), Dice(seed), []
    for number in range(LIMIT):
        if state.seat == OVER:
            break
        kept.append((state.actions, tuple(state.actions)))
        said = pick(state, dice)
        assert_asks_well(case, state, said, thorough=(number + seed) % THOROUGH == 0)
        state.advance(said)
    assert all(tuple(actions) == copy for actions, copy in kept), "a list of actions was changed afterwards"
    if state.seat == OVER:
        assert_ends_well(case, state)
    return state.seat == OVER


def assert_asks_well(case: Case, state: State, said: int, thorough: bool) -> None:
    """Somebody is asked who can answer; the answers are numbers of the vocabulary, ascending, each once."""
    space = case.door.action_space
    if state.seat == CHANCE:
        assert not 0 <= said < space, "chance has actions of its own"
        assert state.actions == []
        if thorough:
            outcomes, weights = state.outcomes()
            assert said in outcomes
            assert ascending(outcomes)
            assert len(weights) == len(outcomes)
            assert {type(weight) for weight in weights} <= {int}
            assert min(weights) > 0
    else:
        assert state.seat in range(case.seats)
        assert state.actions, "a seat is asked that has no answer"
        assert ascending(state.actions)
        assert state.actions[0] >= 0
        assert state.actions[-1] < space
    if thorough:
        case.door.check(state)


def ascending(numbers: list[int]) -> bool:
    """Each is above the one before it."""
    return numbers == sorted(set(numbers))


def assert_ends_well(case: Case, state: State) -> None:
    """Nobody is asked any more; every seat has a score; the winners are seats."""
    assert state.actions == []
    assert state.agenda == []
    assert state.outcomes() == ([], [])
    assert len(state.scores()) == case.seats
    winners = state.winners()
    assert ascending(winners)
    assert all(seat in range(case.seats) for seat in winners)
    case.door.check(state)


def plays_only_what_is_open(case: Case) -> None:
    """NotOpen for any other action, and the state is as it was."""
    for position in some(case):
        state, game = position.state.clone(), case.door
        before = game.dump(state)
        open_here = set(state.outcomes()[0] if state.seat == CHANCE else state.actions)
        for action in [-1, *range(game.action_space), game.action_space, 1 << 40]:
            if action not in open_here:
                with pytest.raises(NotOpen):
                    state.play(action)
        assert game.dump(state) == before, str(position)
        for action in sorted(open_here)[:20]:
            state.clone().play(action)


def forbids_all_but_the_open(case: Case) -> None:
    """`forbids` answers ALLOWED for the open actions and for no other of the vocabulary."""
    for position in positions(case):
        if position.state.seat >= 0:
            allowed = [
                action
                for action in range(case.door.action_space)
                if case.door.forbids(position.state, action) == ALLOWED
            ]
            assert allowed == position.state.actions, str(position)


def throws_by_weight(case: Case) -> None:
    """`draw` gives the outcomes and no other, each about as often as its weight says."""
    seen = set()
    for position in positions(case):
        state, kind = position.state, type(position.state.step).__name__ if position.state.agenda else ""
        if state.seat != CHANCE or kind in seen:
            continue
        seen.add(kind)
        outcomes, weights = state.outcomes()
        dice = Dice(11)
        drawn = [state.draw(dice) for _ in range(THROWS)]
        assert set(drawn) <= set(outcomes), str(position)
        for outcome, weight in zip(outcomes, weights, strict=True):
            due = THROWS * int(weight) / sum(weights)
            assert abs(drawn.count(outcome) - due) <= 5 * math.sqrt(due) + 3, f"{position}: {outcome}"


def keeps_asides_in_order(case: Case) -> None:
    """Asides are ascending and of the vocabulary, early answers too; what is no aside is not open."""
    for position in positions(case):
        state = position.state.clone()
        before = case.door.dump(state)
        for seat in range(case.seats):
            asides, early = state.asides(seat), state.early(seat)
            assert ascending(asides)
            assert ascending(early)
            assert all(action in range(case.door.action_space) for action in asides + early)
            shut = next(action for action in range(case.door.action_space + 1) if action not in asides)
            with pytest.raises(NotOpen):
                state.play_aside(seat, shut)
            for action in asides:
                state.clone().play_aside(seat, action)
        assert case.door.dump(state) == before
