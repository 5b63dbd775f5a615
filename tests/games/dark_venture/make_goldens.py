"""Writes the golden journals anew: run `make_goldens.py` with src and tests on the path.

For each story the first game that tells it, with what came of it in expected.json.  After a change, read the
difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from games.dark_venture.golden_play import Game, outcome, play
from games.golden import write_all
from gloaming.core.options import Options
from gloaming.games.dark_venture.steps.ending import victory_score

FOLDER = Path(__file__).parent / "golden"
SEEDS = range(1, 20_000)


@dataclass(frozen=True)
class Story:
    """What a game is to tell: how many play, with which options, how well, and what must have happened."""

    seats: int
    options: Options
    told: Callable[[Game], bool]
    steady: bool = True
    alike: int = 0  # throws for victory that come out alike


def mode(name: str, books: str = "random") -> Options:
    """The options of a mode and a pair of books."""
    return {"mode": name, "books": books}


def won(game: Game) -> bool:
    """Somebody has won."""
    return bool(game.state.winners())


def lost(game: Game) -> bool:
    """Nobody has won."""
    return not won(game)


def scores(game: Game) -> list[int]:
    """The quest points of each."""
    return list(game.state.scores())


def level(game: Game) -> bool:
    """All have as many quest points, and some."""
    return min(scores(game)) == max(scores(game)) > 0


def worth(game: Game) -> set[int]:
    """What the things of each are worth."""
    return {victory_score(game.state, seat) for seat in range(game.seats)}


def early(game: Game) -> bool:
    """Won before the last round."""
    return won(game) and game.state.round < game.state.last_round()


def out_of_turn(game: Game) -> bool:
    """Quests were revealed and claimed while others were asked."""
    told = outcome(game)
    return bool(told["claims_out_of_turn"] and told["reveals_out_of_turn"])


COMPETITIVE, TOGETHER = "competitive", "cooperative"
STORIES: dict[str, Story] = {
    "two-with-book-a": Story(2, mode(COMPETITIVE, "A"), won),
    "three-with-book-b": Story(3, mode(COMPETITIVE, "B"), won),
    "four-with-heroes-dealt": Story(4, {**mode(COMPETITIVE), "deal_heroes": True}, won),
    "claims-out-of-turn": Story(3, mode(COMPETITIVE), out_of_turn),
    "no-winner": Story(2, mode(COMPETITIVE, "A"), lost, steady=False),
    "won-by-things": Story(
        2, mode(COMPETITIVE, "B"), lambda game: level(game) and len(worth(game)) == 2, steady=False
    ),
    "won-by-dice": Story(2, mode(COMPETITIVE), lambda game: level(game) and game.throws == 2, steady=False),
    "thrown-again": Story(
        2, mode(COMPETITIVE), lambda game: level(game) and game.throws > 2, steady=False, alike=4
    ),
    "all-heroes-lie": Story(2, mode(COMPETITIVE), lambda game: game.all_lay, steady=False),
    "a-deck-runs-dry": Story(4, mode(COMPETITIVE), lambda game: game.reshuffled),
    "ranked-high": Story(1, mode("solo_ranked", "A"), lambda game: scores(game)[0] >= 30),
    "ranked-hopeless": Story(1, mode("solo_ranked", "B"), lambda game: scores(game) == [0], steady=False),
    "short-won": Story(1, mode("solo_short", "B"), early),
    "short-lost": Story(1, mode("solo_short", "A"), lost),
    "long-won": Story(1, mode("solo_long", "A"), early),
    "long-lost": Story(1, mode("solo_long", "B"), lost),
    "friends-win": Story(2, mode(TOGETHER, "A"), lambda game: early(game) and min(scores(game)) == 20),
    "friends-lose": Story(3, mode(TOGETHER, "B"), lambda game: lost(game) and max(scores(game)) >= 20),
}


def find(story: Story) -> Game:
    """The first game that tells it."""
    games = (play(story.seats, story.options, seed, story.steady, story.alike) for seed in SEEDS)
    return next(game for game in games if story.told(game))


if __name__ == "__main__":
    write_all(FOLDER, ((name, find(story)) for name, story in STORIES.items()), outcome)
