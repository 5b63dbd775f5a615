"""How strong the bots of Darkrock are against one another, and what their decisions cost.

    python benches/bots.py [--games N] [--sharp-games N] [--playouts N] [--seats N] [--form one]

Seats are swapped from game to game.  Intervals are Wilson's, 95 %.  Times are processor time; they are
measured in the form that runs and, if that is the compiled one, in the plain form beside it.
"""

import argparse
import math
import os
import subprocess
import sys
import time
from statistics import fmean, median

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.search import Search
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import game as GAME
from gloaming.games.darkrock.state import State

Options = dict[str, bool | str]

DECKS: Options = {"therion": True, "sponsors": True, "research": True}
TABLES: tuple[Options, ...] = ({}, DECKS, {"variant": "insider", **DECKS}, {"variant": "saboteurs", **DECKS})


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    z = 1.96
    rate, wide = wins / games, z * z / games
    middle = (rate + wide / 2) / (1 + wide)
    half = z * math.sqrt(rate * (1 - rate) / games + wide / (4 * games)) / (1 + wide)
    return middle - half, middle + half


def decide(level: str, state: State, advice: Advice, dice: Dice, playouts: int) -> int:
    """One action of a bot of that level."""
    if len(state.actions) == 1:
        return state.actions[0]
    if level == "random":
        return dice.pick(state.actions)
    if level == "steady":
        return advice.choose(state, dice)
    search = Search(state, advice, dice.seed())
    search.more(playouts)
    return search.best()


def play(levels: list[str], seed: int, playouts: int, options: Options) -> State:
    """One game to its end."""
    state, dice = GAME.new(len(levels), options), Dice(seed)
    advisers = [advice_for(GAME.name, seed * 8 + seat) for seat in range(len(levels))]
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.advance(state.draw(dice))
        else:
            seat = state.seat
            state.advance(decide(levels[seat], state, advisers[seat], dice, playouts))
    return state


def match(level: str, others: str, seats: int, games: int, playouts: int, options: Options) -> str:
    """One bot of a level against others, in every seat in turn: wins, interval, lead, length."""
    wins, leads, rounds = 0.0, list[int](), list[int]()
    for number in range(games):
        levels = [others] * seats
        levels[number % seats] = level
        state = play(levels, number, playouts, options)
        winners, scores = state.winners(), state.scores()
        wins += (number % seats in winners) / len(winners)
        own = scores.pop(number % seats)
        leads.append(int(own) - int(max(scores)))
        rounds.append(int(state.round))
    low, high = wilson(wins, games)
    name = f"{level} ({playouts} playouts)" if level == "sharp" else level
    return (
        f"{name} among {others}, {seats} seats, {named(options)}: {wins:g} of {games} won "
        f"= {wins / games:.0%} ({low:.0%} to {high:.0%}), lead {fmean(leads):+.1f}, rounds {median(rounds):g}"
    )


def team(level: str, seats: int, games: int, playouts: int, difficulty: str) -> str:
    """How often a team of one level wins the Neutronium Crisis."""
    options: Options = {"variant": "crisis", "difficulty": difficulty}
    won = sum(play([level] * seats, number, playouts, options).won() for number in range(games))
    low, high = wilson(won, games)
    return (
        f"a team of {level} ({playouts} playouts), {seats} seats, {difficulty}: {won} of {games} won = "
        f"{won / games:.0%} ({low:.0%} to {high:.0%})"
    )


def named(options: Options) -> str:
    """'therion, sponsors', 'insider'"""
    words = [name if value is True else str(value) for name, value in options.items()]
    return ", ".join(words) or "no deck"


def lengths(seats: int, games: int) -> str:
    """How long games of steady bots are and how they end."""
    ends = [play(["steady"] * seats, number, 0, {}) for number in range(games)]
    rounds = sorted(int(state.round) for state in ends)
    best = fmean(int(max(state.scores())) for state in ends)
    mean = fmean(int(score) for state in ends for score in state.scores())
    low, high = rounds[games // 20], rounds[-1 - games // 20]
    return (
        f"steady, {seats} seats: rounds {fmean(rounds):.1f} on average, 90 % {low} to {high}; "
        f"winner ${best:.0f}, mean ${mean:.0f}"
    )


def cost_of_steady(seats: int, games: int) -> str:
    """Processor time of a steady decision between several actions."""
    spent, decisions = 0.0, 0
    for seed in range(games):
        state, dice, advice = GAME.new(seats), Dice(seed), advice_for(GAME.name, seed)
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.advance(state.draw(dice))
                continue
            began = time.process_time_ns()
            action = advice.choose(state, dice)
            spent += time.process_time_ns() - began
            decisions += 1
            state.advance(action)
    return f"{seats} seats: {spent / decisions / 1000:.1f} us a steady decision"


def cost_of_search(seats: int, playouts: int) -> str:
    """Processor time of a playout from the first decision of a game."""
    state, dice, advice = GAME.new(seats), Dice(1), advice_for(GAME.name)
    while state.seat == CHANCE:
        state.advance(state.draw(dice))
    search = Search(state, advice, 1)
    search.more(2)
    began = time.process_time()
    search.more(playouts)
    spent = (time.process_time() - began) / playouts
    return f"{seats} seats: {spent * 1000:.2f} ms a playout, {1 / spent:.0f} a second"


def costs() -> None:
    """Print what decisions cost in the form that runs here."""
    form = "compiled" if gloaming.compiled() else "plain"
    games, playouts = (40, 300) if gloaming.compiled() else (5, 20)
    for seats in (2, 4):
        print(f"{form}, {cost_of_steady(seats, games)}", flush=True)
        print(f"{form}, {cost_of_search(seats, playouts)}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sharp-games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--form", choices=["one"], help="costs of the form that runs, and nothing else")
    given = parser.parse_args()
    costs()
    if given.form:
        return
    if gloaming.compiled():
        plain = {**os.environ, "GLOAMING_PURE": "1"}
        subprocess.run([sys.executable, __file__, "--form", "one"], env=plain, check=True)
    for seats in (2, 3, 4, 5):
        print(lengths(seats, given.games), flush=True)
    for options in TABLES:
        print(match("steady", "random", given.seats, given.games, 0, options), flush=True)
    for options in TABLES[:2]:
        sharp = match("sharp", "steady", given.seats, given.sharp_games, given.playouts, options)
        print(sharp, flush=True)
    for level in ("steady", "sharp"):
        print(team(level, given.seats, given.sharp_games, given.playouts, "extreme"), flush=True)


if __name__ == "__main__":
    main()
