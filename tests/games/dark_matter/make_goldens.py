"""Writes the golden journals anew: run `make_goldens.py` with src and tests on the path.

For each story the first game that tells it, with what came of it in expected.json.  After a change, read the
difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from games.dark_matter.golden_play import Game, outcome, play
from games.golden import write_all

FOLDER = Path(__file__).parent / "golden"
SEEDS = range(1, 3000)

Story = tuple[int, Mapping[str, bool], Callable[[Game], bool]]  # seats, variants, what must have happened


def alone(game: Game) -> bool:
    """One player has won."""
    return len(game.state.winners()) == 1


def jointly(game: Game) -> bool:
    """Several players have won."""
    return len(game.state.winners()) > 1


def by_initiative(game: Game) -> bool:
    """A tie was broken."""
    scores = game.state.scores()
    return alone(game) and scores.count(max(scores)) > 1


STORIES: dict[str, Story] = {
    "two-seats": (2, {}, alone),
    "three-seats": (3, {}, alone),
    "four-seats": (4, {}, alone),
    "won-jointly": (2, {}, jointly),
    "won-by-initiative": (2, {}, by_initiative),
    "limit-of-five": (3, {}, lambda game: game.most_planets() == 5),
    "limit-of-seven": (2, {}, lambda game: game.most_planets() == 7),
    "empty-deck": (4, {}, lambda game: game.state.pile == 0),
    "civilization-cards": (
        3,
        {"civilizations": True},
        lambda game: any(player.civilized for player in game.state.players),
    ),
    "quick-process": (2, {"quick_process": True}, alone),
    "powerful-planets": (3, {"powerful_planets": True}, alone),
    "black-hole": (
        3,
        {"black_hole": True},
        lambda game: len({player.hole for player in game.state.players}) == 3,
    ),
    "unlimited-planets": (2, {"unlimited_planets": True}, lambda game: game.most_planets() > 7),
    "all-variants": (
        4,
        dict.fromkeys(
            ("civilizations", "quick_process", "powerful_planets", "black_hole", "unlimited_planets"), True
        ),
        alone,
    ),
}


def find(story: Story) -> Game:
    """The first game that tells it."""
    seats, options, told = story
    return next(game for game in (play(seats, options, seed) for seed in SEEDS) if told(game))


if __name__ == "__main__":
    write_all(FOLDER, ((name, find(story)) for name, story in STORIES.items()), outcome)
