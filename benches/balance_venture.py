"""How even the games of Dark Venture are between steady bots: heroes, titles, goals, seats.

    python benches/balance_venture.py [--games 2000] [--folder results] [--only heroes goals seats]

Heroes are dealt, books are by chance.  Each cell's figures are kept in the folder as one JSON file and read
again instead of played again, so that a study may be broken off and taken up.  Intervals are of 95 in 100.
It is meant for the compiled form.
"""

import argparse
import math
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from balance import Cell, kept, share

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_venture import game as GAME
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.titles import title_of

PARTS = ("heroes", "goals", "seats")
HEROES = GAME.content.heroes
BANDS = ((0, 9), (10, 19), (20, 30), (31, 99))  # quest points


# --- one game


def play(mode: str, seats: int, number: int) -> tuple[State, int]:
    """One game of steady bots with heroes by chance, and how many decisions it took."""
    state = GAME.new(seats, {"mode": mode, "deal_heroes": True})
    dice = Dice(number * 1_000_003 + seats)
    advisers = [advice_for(GAME.name, number * 8 + seat) for seat in range(seats)]
    decisions = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.advance(state.draw(dice))
        else:
            decisions += 1
            state.advance(advisers[state.seat].choose(state, dice))
    return state, decisions


# --- cells


def ranked(games: int) -> Cell:
    """Solo games by quest points and by hero."""
    cell: Counter[str] = Counter({"games": games})
    for number in range(games):
        state, decisions = play("solo_ranked", 1, number)
        player = state.players[0]
        cell[f"points {int(player.qp)}"] += 1
        cell[f"hero {int(player.hero)}"] += 1
        cell[f"sum {int(player.hero)}"] += int(player.qp)
        cell[f"squares {int(player.hero)}"] += int(player.qp) ** 2
        cell["decisions"] += decisions
    return dict(cell)


def table(mode: str, seats: int, games: int) -> Cell:
    """Any mode: wins, by place in the player order and by hero, quest points, length."""
    cell: Counter[str] = Counter({"games": games})
    for number in range(games):
        state, decisions = play(mode, seats, number)
        scores = [int(score) for score in state.scores()]
        cell.update({"won": bool(state.winners()), "best": max(scores), "sum": sum(scores)})
        cell.update({"decisions": decisions, "rounds": int(state.round)})
        for seat, player in enumerate(state.players):
            cell[f"hero {int(player.hero)}"] += 1
            cell[f"sum {int(player.hero)}"] += scores[seat]
            won = seat in state.winners()
            cell[f"won {int(player.hero)}"] += won
            cell[f"place {state.order.index(seat)}"] += won
    return dict(cell)


# --- lines


def points_of(cell: Cell) -> list[int]:
    """The quest points of every game, ascending."""
    return sorted(
        int(name.split()[1])
        for name, count in cell.items()
        if name.startswith("points")
        for _ in range(int(count))
    )


def print_titles(cell: Cell) -> None:
    """How often each title is earned."""
    points = points_of(cell)
    earned = Counter(title_of(point) for point in points)
    low, high = points[len(points) // 20], points[-1 - len(points) // 20]
    print(f"quest points {fmean(points):.1f}, deviation {pstdev(points):.1f}, 90 % from {low} to {high}")
    print("| title | quest points | games |")
    for name in dict.fromkeys(title_of(point) for point in range(31)):
        span = [point for point in range(31) if title_of(point) == name]
        print(f"| {name} | {span[0]} to {span[-1]} | {share(earned[name], len(points))} |")
    for low, high in BANDS:
        count = sum(low <= point <= high for point in points)
        print(f"{low} to {high}: {share(count, len(points))}")


def print_heroes(cell: Cell) -> None:
    """Quest points of each hero, and how far from the mean of all."""
    middle = fmean(points_of(cell))
    print("| hero | games | quest points | from the mean |")
    for hero in HEROES:
        games, total, squares = (cell.get(f"{name} {hero}", 0) for name in ("hero", "sum", "squares"))
        mean = total / games
        reach = 1.96 * math.sqrt(max(0.0, squares / games - mean * mean) / games)
        name = GAME.content.characters[hero].name
        print(f"| {name} | {games:.0f} | {mean:.1f} +/- {reach:.1f} | {mean - middle:+.1f} |")


def print_table(mode: str, seats: int, cell: Cell) -> None:
    """One mode at one number of seats."""
    games = cell["games"]
    places = ", ".join(share(cell.get(f"place {place}", 0), games) for place in range(seats))
    print(
        f"| {mode.replace('_', ' ')} | {seats} | {share(cell['won'], games)} | {places} "
        f"| {cell['best'] / games:.1f} | {cell['sum'] / games / seats:.1f} "
        f"| {cell['rounds'] / games:.1f} | {cell['decisions'] / games:.0f} |",
        flush=True,
    )


# --- the study


def study_heroes(folder: Path, games: int) -> None:
    """The ranked game: titles, heroes."""
    cell = kept(folder, "venture ranked", games, partial(ranked, games))
    print_titles(cell)
    print_heroes(cell)
    print(f"decisions a game: {cell['decisions'] / games:.0f}", flush=True)


def study_tables(folder: Path, games: int, tables: tuple[tuple[str, int], ...]) -> None:
    """Modes and numbers of seats."""
    print("| mode | seats | won | by place | winner | mean | rounds | decisions |")
    for mode, seats in tables:
        cell = kept(folder, f"venture {mode} {seats}", games, partial(table, mode, seats, games))
        print_table(mode, seats, cell)


def main() -> None:
    """Measure what is not measured yet, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--folder", type=Path, default=Path("build", "balance"))
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print(f"{given.games} games a cell, {'compiled' if gloaming.compiled() else 'plain'} rules")
    if "heroes" in given.only:
        study_heroes(given.folder, given.games)
    goals = (("solo_short", 1), ("solo_long", 1), *(("cooperative", seats) for seats in (2, 3, 4)))
    if "goals" in given.only:
        study_tables(given.folder, given.games, goals)
    if "seats" in given.only:
        study_tables(given.folder, given.games, tuple(("competitive", seats) for seats in (2, 3, 4)))


if __name__ == "__main__":
    main()
