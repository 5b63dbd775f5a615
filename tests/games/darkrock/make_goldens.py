"""Writes the golden journals anew: `python tests/games/darkrock/make_goldens.py`, src and tests on the path.

For each story the shortest of the first games that tell it, with what came of it in expected.json.  After a
change, read the difference before you keep it.  It takes a minute or two.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from games.darkrock.golden_play import Game, outcome, play, tie
from games.golden import shortest, write_all

FOLDER = Path(__file__).parent / "golden"
ENOUGH = 3  # games that tell the story; the shortest of them is kept
SEEDS = range(1, 4000)

Story = tuple[
    int, bool, bool, Callable[[Game], bool]
]  # seats, long game, seat 0 leaves, what must have happened

STORIES: dict[str, Story] = {
    "two-seats-won-by-credits": (2, False, False, lambda game: tie(game) == "credits"),
    "three-seats": (3, False, False, lambda game: tie(game) == "credits"),
    "four-seats": (4, False, False, lambda game: tie(game) == "credits"),
    "five-seats": (5, False, False, lambda game: tie(game) == "credits"),
    "long-game": (2, True, False, lambda game: game.state.depleted() >= 4),
    "third-mine": (2, False, False, lambda game: game.state.winners() == [0] and not game.late_depletion),
    "further-depletion-in-the-final-round": (2, False, False, lambda game: game.late_depletion),
    "two-mines-in-one-turn": (2, False, False, lambda game: game.double_depletion()),
    "tie-decided-by-pieces": (2, False, False, lambda game: tie(game) == "pieces"),
    "tie-decided-by-turn": (2, False, False, lambda game: tie(game) == "turn"),
    "all-released-in-the-final-round": (2, False, True, lambda game: game.empty_ship()),
}


def find(story: Story) -> Game:
    """The shortest of the first games that tell it."""
    seats, long_game, leaving, told = story
    return shortest((play(seats, long_game, seed, leaving) for seed in SEEDS), told, ENOUGH)


if __name__ == "__main__":
    write_all(FOLDER, ((name, find(story)) for name, story in STORIES.items()), outcome)
