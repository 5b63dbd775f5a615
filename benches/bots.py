"""How strong the bots of a game are against one another, and what their decisions cost.

    python benches/bots.py [GAME] [--games N] [--sharp-games N] [--playouts N | --seconds S] [--seats N]
                           [--option NAME[=VALUE]] [--first N] [--match-only] [--team]

Seats are swapped from game to game, and each deal is played from every seat.  Intervals are Wilson's, 95 %.
Times are processor time; they are measured in the form that runs and, if that is the compiled one, in the
plain form beside it.  With `--seconds` sharp bots answer as they do at a table, against the clock.
"""

import argparse
import math
import os
import subprocess
import sys
import time
from statistics import fmean

import gloaming
from gloaming import bots
from gloaming.bots.advice import advice_for
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.search import Search
from gloaming.core.state import CHANCE, OVER, State
from gloaming.games import AnyGame


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    z = 1.96
    rate, wide = wins / games, z * z / games
    middle = (rate + wide / 2) / (1 + wide)
    half = z * math.sqrt(rate * (1 - rate) / games + wide / (4 * games)) / (1 + wide)
    return middle - half, middle + half


class Bench:
    """One game with its options, and how long a sharp bot may think: so many playouts for each action, or
    so many seconds for each saying."""

    def __init__(self, game: AnyGame, options: list[str], playouts: int, seconds: float) -> None:
        """`options` as "research" or "variant=crisis"."""
        self.game = game
        words = [option.partition("=") for option in options]
        self.options: dict[str, object] = {name: value or True for name, _, value in words}
        self.playouts = playouts
        self.seconds = seconds

    def new(self, seats: int) -> State:
        """A game before its first decision."""
        state: State = self.game.new(seats, self.options)
        return state

    def decide(self, level: str, state: State, advice: Advice, dice: Dice) -> list[int]:
        """One action of a bot of that level; the whole saying of a sharp one against the clock.  It sees
        what its seat may know, the rest imagined."""
        if len(state.actions) == 1:
            return [state.actions[0]]
        if level == "random":
            return [dice.pick(state.actions)]
        if level == "sharp" and self.seconds:
            asked = bots.question(self.game, state, state.seat, level, advice.character, self.seconds)
            return list(bots.answer(asked).actions)
        seen = state.imagine(state.seat, dice)
        if level == "steady":
            return [advice.choose(seen, dice)]
        search = Search(seen, advice, dice.seed())
        search.more(self.playouts)
        return [search.best()]

    def play(self, levels: list[str], seed: int) -> State:
        """One game to its end."""
        state, dice = self.new(len(levels)), Dice(seed)
        advisers = [advice_for(self.game.name, seed * 8 + seat) for seat in range(len(levels))]
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.advance(state.draw(dice))
                continue
            for action in self.decide(levels[state.seat], state, advisers[state.seat], dice):
                state.advance(action)
        return state

    def match(self, level: str, others: str, seats: int, games: int, first: int = 0) -> str:
        """One bot of a level against others, in every seat in turn: wins, interval, lead."""
        wins, leads = 0.0, list[int]()
        for number in range(first, first + games):
            levels = [others] * seats
            levels[number % seats] = level
            state = self.play(levels, number // seats)
            winners, scores = state.winners(), state.scores()
            wins += (number % seats in winners) / max(1, len(winners))  # nobody may have won
            own = scores.pop(number % seats)
            leads.append(int(own) - int(max(scores)))
        low, high = wilson(wins, games)
        thinks = f"{self.seconds:g} s a move" if self.seconds else f"{self.playouts} playouts an action"
        name = f"{level} ({thinks})" if level == "sharp" else level
        return (
            f"{name} among {others}, {seats} seats: {wins:g} of {games} won = {wins / games:.1%} "
            f"({low:.1%} to {high:.1%}), lead {fmean(leads):+.1f}"
        )

    def team(self, level: str, seats: int, games: int, first: int = 0) -> str:
        """How often a team of one level wins a game that all win or lose together."""
        won = sum(
            bool(self.play([level] * seats, number).winners()) for number in range(first, first + games)
        )
        low, high = wilson(won, games)
        return (
            f"a team of {level}, {seats} seats: {won} of {games} won = {won / games:.1%} "
            f"({low:.1%} to {high:.1%})"
        )

    def ends(self, seats: int, games: int) -> str:
        """How long games of steady bots are and how they end."""
        ends = [self.play(["steady"] * seats, number) for number in range(games)]
        rounds = sorted(int(str(self.game.dump(state)["round"])) for state in ends)
        best = fmean(int(max(state.scores())) for state in ends)
        mean = fmean(int(score) for state in ends for score in state.scores())
        low, high = rounds[games // 20], rounds[-1 - games // 20]
        return (
            f"steady, {seats} seats: rounds {fmean(rounds):.1f} on average, 90 % {low} to {high}; "
            f"winner's score {best:.1f}, mean {mean:.1f}"
        )

    def cost_of_steady(self, seats: int, games: int) -> str:
        """Processor time of a steady decision between several actions."""
        spent, decisions = 0.0, 0
        for seed in range(games):
            state, dice, advice = self.new(seats), Dice(seed), advice_for(self.game.name, seed)
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

    def cost_of_search(self, seats: int, playouts: int) -> str:
        """Processor time of a playout from the first decision of a game."""
        state, dice, advice = self.new(seats), Dice(1), advice_for(self.game.name)
        while state.seat == CHANCE:
            state.advance(state.draw(dice))
        search = Search(state, advice, 1)
        search.more(2)
        began = time.process_time()
        search.more(playouts)
        spent = (time.process_time() - began) / playouts
        return f"{seats} seats: {spent * 1000:.2f} ms a playout, {1 / spent:.0f} a second"

    def costs(self) -> None:
        """Print what decisions cost in the form that runs here."""
        form = "compiled" if gloaming.compiled() else "plain"
        games, playouts = (40, 300) if gloaming.compiled() else (5, 20)
        for seats in (2, 4):
            print(f"{form}, {self.cost_of_steady(seats, games)}", flush=True)
            print(f"{form}, {self.cost_of_search(seats, playouts)}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="darkrock")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sharp-games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--option", action="append", default=[], help="an option, as research or variant=crisis"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first game of a match")
    parser.add_argument("--match-only", action="store_true", help="neither costs nor lengths")
    parser.add_argument("--team", action="store_true", help="all seats win or lose together")
    parser.add_argument("--form", choices=["one"], help="costs of the form that runs, and nothing else")
    given = parser.parse_args()
    bench = Bench(gloaming.load(given.game), given.option, given.playouts, given.seconds)
    if not given.match_only:
        bench.costs()
        if given.form:
            return
        if gloaming.compiled():
            plain = {**os.environ, "GLOAMING_PURE": "1"}
            again = [sys.executable, __file__, given.game, "--form", "one"]
            subprocess.run(again, env=plain, check=True)
        for seats in bench.game.seats(bench.game.settled(bench.options)):
            print(bench.ends(seats, given.games), flush=True)
    if given.team:
        print(bench.team("steady", given.seats, given.games, given.first), flush=True)
        print(bench.team("sharp", given.seats, given.sharp_games, given.first), flush=True)
        return
    if given.games:
        print(bench.match("steady", "random", given.seats, given.games, given.first), flush=True)
    if given.sharp_games:
        print(bench.match("sharp", "steady", given.seats, given.sharp_games, given.first), flush=True)


if __name__ == "__main__":
    main()
