"""Golden games of decks and variants: found by what they tell, written down, and told again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from games import golden
from games.darkrock.table_talk import GAME
from games.darkrock.variant_play import Options, Told, play
from gloaming.core.journal import Header

ENOUGH = 3  # games that tell the story; the shortest of them is kept
SEEDS = range(1, 4000)

Story = tuple[int, Options, str, Callable[[Told], bool]]  # seats, options, mood, what must have happened


def find(story: Story) -> Told:
    """The shortest of the first games that tell it."""
    seats, options, mood, tells = story
    return golden.shortest((play(seats, options, seed, mood) for seed in SEEDS), tells, ENOUGH)


def write_all(
    folder: Path, stories: Mapping[str, Story], outcome: Callable[[Told], dict[str, object]]
) -> None:
    """Write every journal and what is expected of it."""
    golden.write_all(folder, ((name, find(story)) for name, story in stories.items()), outcome)


def begun(header: Header) -> Told:
    """The game of a journal, before anything is said."""
    options = {key: value for key, value in header.options.items() if isinstance(value, bool | str)}
    return Told(len(header.seats), options)


def retell(path: Path) -> Told:
    """A golden game, told again."""
    return golden.retell(GAME, path, begun)
