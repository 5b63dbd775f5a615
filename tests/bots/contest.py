"""What the tests of every game's bots ask: do steady players beat random ones, are their answers open?"""

from __future__ import annotations

from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, State
from gloaming.games import AnyGame


def steady_wins(game: AnyGame, games: int) -> int:
    """How often steady beats random at two seats, seats swapped from game to game."""
    wins = 0
    for seed in range(games):
        state: State = game.new(2)
        dice, advice = Dice(seed // 2), advice_for(game.name, seed)
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.play(state.draw(dice))
            elif state.seat == seed % 2:
                state.play(advice.choose(state, dice))
            else:
                state.play(dice.pick(state.actions))
        wins += state.winners() == [seed % 2]
    return wins


def check_answers_at_random_positions(
    game: AnyGame, seats: int, options: dict[str, object], seed: int
) -> None:
    """Where only random play leads: the choice is open, and all that is worth trying, nothing twice."""
    state: State = game.new(seats, options)
    dice, advice = Dice(seed), advice_for(game.name)
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.play(state.draw(dice))
            continue
        tried = advice.worth_trying(state)
        assert advice.choose(state, dice) in state.actions
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(state.actions)
        state.play(dice.pick(state.actions))
