"""docs/add-a-game.md: its code is a whole game that keeps the contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.cases import Case, blocks, cases_of
from contract.flow import plays_to_its_end
from contract.promises import PROMISES, Promise
from gloaming import games
from gloaming.core.ledger import cited
from gloaming.core.words import Refused

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
SEATS = (2, 3, 4, 5)


def code() -> str:
    """All code blocks of the page, one after the other."""
    return "\n\n".join(
        re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code as the file that its reader makes."""
    path = tmp_path_factory.mktemp("own") / "lanterns.py"
    path.write_text(code(), "utf-8")
    return path


@pytest.fixture(autouse=True, scope="module")
def lanterns(file: Path) -> Iterator[games.AnyGame]:
    """The game, registered while the tests of this file run."""
    games.add_file(file)
    yield games.load("lanterns")
    games.REGISTERED.pop("lanterns")
    sys.modules.pop("lanterns")


def test_the_game_is_small() -> None:
    """Under 150 lines, blank ones not counted."""
    assert 100 < sum(1 for line in code().splitlines() if line.strip()) < 150


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_keeps_the_contract(seats: int, promise: Promise) -> None:
    """Each promise that every game gives, for every number of seats."""
    promise(Case("lanterns", seats))


def test_random_games_come_to_their_end() -> None:
    """As many as of any other game for each number of seats, all of them finished."""
    shares = blocks("lanterns")
    assert [case.seats for case in cases_of("lanterns")] == list(SEATS)
    assert sum(plays_to_its_end(*share) for share in shares) == sum(games for _, _, games in shares) >= 1200


def test_every_rule_of_the_page_is_cited_by_its_code(lanterns: games.AnyGame) -> None:
    """The ledger's ids stand beside the lines that keep them."""
    assert set(cited(code(), "LA")) >= {rule.id for rule in lanterns.ledger.rules}


def test_a_saying_of_two_words(lanterns: games.AnyGame) -> None:
    """A call and its number are one answer; half of it names what is open."""
    state = lanterns.new(2)
    for text in ("deal 5", "deal 2", "throw 3"):
        state.play(lanterns.parse(state, text)[0])
    for action in lanterns.parse(state, "call blue, 2"):
        state.play(action)
    assert state.scores() == [5 + 6, 0]
    with pytest.raises(Refused, match="nothing that can be said"):
        lanterns.parse(state, "throw seven")


def test_the_game_is_found_by_its_file(file: Path) -> None:
    """GLOAMING_GAMES names files; a game in one of them is among the others in every process."""
    run = subprocess.run(
        [sys.executable, "-c", "import gloaming.games as games; print(*games.names())"],
        env={**os.environ, "GLOAMING_GAMES": str(file), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == [*games.SHIPPED, "lanterns"]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """One sentence, with the name of the file."""
    with pytest.raises(ValueError, match=r"names .*nowhere\.py, which is no Python file"):
        games.add_file(tmp_path / "nowhere.py")
