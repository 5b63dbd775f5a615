"""Golden games found by what they tell, written down, and told again saying by saying."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from games.darkrock.table_talk import GAME
from games.darkrock.variant_play import Options, Told, play
from gloaming.core.game import saying
from gloaming.core.journal import Saying, read, write
from gloaming.core.state import OVER

ENOUGH = 3  # games that tell the story; the shortest of them is kept
SEEDS = range(1, 4000)

Story = tuple[int, Options, str, Callable[[Told], bool]]  # seats, options, mood, what must have happened


def find(story: Story) -> Told:
    """The shortest of the first games that tell it."""
    seats, options, mood, tells = story
    found: list[Told] = []
    for seed in SEEDS:
        game = play(seats, options, seed, mood)
        if tells(game):
            found.append(game)
        if len(found) == ENOUGH:
            break
    return min(found, key=lambda game: len(game.records))


def write_all(
    folder: Path, stories: Mapping[str, Story], outcome: Callable[[Told], dict[str, object]]
) -> None:
    """Write every journal and what is expected of it."""
    folder.mkdir(exist_ok=True)
    outcomes = {}
    for name, story in stories.items():
        game = find(story)
        (folder / f"{name}.journal").write_text(write(game.journal()), encoding="utf-8")
        outcomes[name] = outcome(game)
        print(f"{name}: {len(game.records)} records, {outcomes[name]}")
    (folder / "expected.json").write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")


def retell(path: Path) -> Told:
    """Replay a golden journal; every saying must be open to its seat and read back as it was written."""
    journal = read(path.read_text(encoding="utf-8"))
    assert (journal.header.game, journal.header.rules) == (GAME.name, GAME.rules_version)
    options = {key: value for key, value in journal.header.options.items() if isinstance(value, bool | str)}
    game = Told(len(journal.header.seats), options)
    for record in journal.records:
        assert isinstance(record, Saying)
        assert game.state.seat == record.seat
        actions = GAME.parse(game.state, record.text)
        assert saying(GAME, game.state, actions) == record.text
        game.say(actions)
    assert game.state.seat == OVER
    return game
