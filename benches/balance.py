"""How even the games of Darkrock are between steady bots: the Crisis, the seats, the Sponsors.

    python benches/balance.py [--games 2000] [--folder results] [--only crisis seats sponsors]

Each cell's figures are kept in the folder as one JSON file and read again instead of played again, so that a
study may be broken off and taken up.  Intervals are Wilson's, 95 %.  It is meant for the compiled form.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import gloaming
from gloaming.arena.summary import wilson
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import game as GAME
from gloaming.games.darkrock.actions import LEAD
from gloaming.games.darkrock.names import DIFFICULTY_NAMES
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.round import FirstLeader
from gloaming.games.darkrock.steps.sponsors import ChooseSponsor

Options = dict[str, bool | str]
Cell = dict[str, float]

PARTS = ("crisis", "seats", "sponsors")
ENDINGS = ("won", "stations", "skull", "impossible")
LIMIT = 20_000  # decisions and events after which a game counts as unfinished
ALL_DECKS: Options = {"therion": True, "sponsors": True, "research": True}
TABLES: tuple[tuple[str, int, Options], ...] = (
    *((f"no deck, {seats}", seats, {}) for seats in (2, 3, 4, 5)),
    *((f"all decks, {seats}", seats, ALL_DECKS) for seats in (2, 3, 4, 5)),
    *((f"saboteurs, {seats}", seats, {"variant": "saboteurs", **ALL_DECKS}) for seats in (2, 3)),
    ("insider, 2", 2, {"variant": "insider", **ALL_DECKS}),
)


# --- one game


def play(seats: int, options: Options, number: int, deal: bool = False) -> tuple[State, int]:
    """One game of steady bots, and the ship that led first; with `deal` Sponsors are drawn, not chosen."""
    state, dice = GAME.new(seats, options), Dice(number * 1_000_003 + seats)
    advisers = [advice_for(GAME.name, number * 8 + seat) for seat in range(seats)]
    left, leader = LIMIT, 0
    while state.seat != OVER and left:
        left -= 1
        if state.seat == CHANCE:
            drawn = int(state.draw(dice))
            leader = drawn - LEAD if isinstance(state.step, FirstLeader) else leader
            state.advance(drawn)
        elif deal and isinstance(state.step, ChooseSponsor):
            state.advance(dice.pick(state.actions))
        else:
            state.advance(advisers[state.seat].choose(state, dice))
    return state, leader


def finished(seats: int, options: Options, games: int, deal: bool = False) -> Iterator[tuple[State, int]]:
    """The games that came to their end."""
    for number in range(games):
        state, leader = play(seats, options, number, deal)
        if state.seat == OVER:
            yield state, leader


# --- cells


def crisis(seats: int, difficulty: str, games: int) -> Cell:
    """How often the team won, how the games ended, how long they were."""
    ends: Counter[str] = Counter(dict.fromkeys(ENDINGS, 0))
    rounds = exported = 0
    for state, _ in finished(seats, {"variant": "crisis", "difficulty": difficulty}, games):
        ends[ENDINGS[state.crisis.lost]] += 1
        rounds += state.round
        exported += sum(state.crisis.exported)
    done = ends.total()
    return {"games": games, "done": done, **ends, "rounds": rounds / done, "exported": exported / done}


def by_place(seats: int, options: Options, games: int) -> Cell:
    """Wins by seat and by how far the seat is from the first Leader; length and money."""
    cell: Counter[str] = Counter({"games": games, "done": 0, "rounds": 0, "best": 0, "sum": 0})
    for state, leader in finished(seats, options, games):
        scores = [int(score) for score in state.scores()]
        cell.update({"done": 1, "rounds": int(state.round), "best": max(scores), "sum": sum(scores)})
        for winner in state.winners():
            cell[f"seat {winner}"] += 1
            cell[f"place {(winner - leader) % seats}"] += 1
    return dict(cell)


def by_sponsor(seats: int, games: int) -> Cell:
    """How often each Sponsor was kept, drawn between two, and how often its ship won."""
    cell: Counter[str] = Counter({"games": games})
    for state, _ in finished(seats, ALL_DECKS, games, deal=True):
        for ship, sponsor in enumerate(state.decks.sponsors):
            cell[f"kept {sponsor}"] += 1
            cell[f"won {sponsor}"] += ship in state.winners()
    return dict(cell)


# --- lines of the tables


def crisis_line(seats: int, difficulty: str, cell: Cell) -> str:
    """One cell of the Crisis."""
    ends = " | ".join(f"{cell[end] / cell['done']:.1%}" for end in ENDINGS[1:])
    return (
        f"| {seats} | {difficulty.replace('_', ' ')} | {share(cell['won'], cell['done'])} | {ends} "
        f"| {cell['rounds']:.1f} | {cell['exported']:.1f} |"
    )


def place_line(name: str, seats: int, cell: Cell) -> str:
    """One kind of table."""
    shares = ", ".join(f"{cell.get(f'seat {seat}', 0) / cell['done']:.1%}" for seat in range(seats))
    places = ", ".join(f"{cell.get(f'place {place}', 0) / cell['done']:.1%}" for place in range(seats))
    reach = (wilson(cell["done"] / seats, int(cell["done"])).high - 1 / seats) * 100
    return (
        f"| {name} | {shares} | {places} | {reach:.1f} | {cell['rounds'] / cell['done']:.1f} "
        f"| {cell['best'] / cell['done']:.0f} | {cell['sum'] / cell['done'] / seats:.0f} |"
    )


def sponsor_line(sponsor: int, cells: dict[int, Cell]) -> str:
    """One Sponsor at each number of seats: its share of wins less an even one, in percentage points."""
    leads = []
    for seats, cell in cells.items():
        won = wilson(cell.get(f"won {sponsor}", 0), int(cell.get(f"kept {sponsor}", 0)))
        low, middle, high = ((value - 1 / seats) * 100 for value in (won.low, won.share, won.high))
        leads.append(f"{middle:+.1f} ({low:+.1f} to {high:+.1f})")
    return f"| {GAME.content.sponsor_names[sponsor]} | {' | '.join(leads)} |"


def share(wins: float, games: float) -> str:
    """'12.3 % (11.0 to 13.7)'"""
    won = wilson(wins, int(games))
    return f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})"


# --- the study


def kept(folder: Path, name: str, games: int, measure: Callable[[], Cell]) -> Cell:
    """The figures of a cell: those in the folder if they are of as many games, else measured and kept."""
    file = folder / f"{name.replace(' ', '-').replace(',', '')}.json"
    if file.exists():
        cell: Cell = json.loads(file.read_text())
        if cell["games"] == games:
            return cell
    cell = measure()
    file.write_text(json.dumps(cell))
    return cell


def study_crisis(folder: Path, games: int) -> None:
    """Every difficulty at every number of seats."""
    print("| seats | difficulty | won | stations | skull | impossible | rounds | exported |")
    for seats in (1, 2, 3, 4, 5):
        for difficulty in DIFFICULTY_NAMES:
            name = f"crisis {seats} {difficulty}"
            cell = kept(folder, name, games, partial(crisis, seats, difficulty, games))
            print(crisis_line(seats, difficulty, cell), flush=True)


def study_seats(folder: Path, games: int) -> None:
    """Every kind of competitive table."""
    print("| table | won by seat | by place from the first Leader | +/- | rounds | winner | mean |")
    for name, seats, options in TABLES:
        cell = kept(folder, name, games, partial(by_place, seats, options, games))
        print(place_line(name, seats, cell), flush=True)


def study_sponsors(folder: Path, games: int) -> None:
    """Every Sponsor at three to five seats."""
    cells = {}
    for seats in (3, 4, 5):
        cells[seats] = kept(folder, f"sponsors {seats}", games, partial(by_sponsor, seats, games))
    print("| Sponsor | 3 seats | 4 seats | 5 seats |")
    for sponsor in range(len(GAME.content.sponsors)):
        print(sponsor_line(sponsor, cells))


def main() -> None:
    """Measure what is not measured yet, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--folder", type=Path, default=Path("build", "balance"))
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print(f"{given.games} games a cell, {'compiled' if gloaming.compiled() else 'plain'} rules")
    studies = dict(zip(PARTS, (study_crisis, study_seats, study_sponsors), strict=True))
    for part in given.only:
        studies[part](given.folder, given.games)


if __name__ == "__main__":
    main()
