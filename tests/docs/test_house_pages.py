"""The pages for researchers and hosts: the code runs, the tables hold what is so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sized
from pathlib import Path

import msgspec
import pytest

import gloaming
from gloaming.games import SHIPPED
from gloaming.server import Settings, read_settings
from gloaming.server.routes_lobby import every_seat

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
RESEARCH = (ROOT / "docs" / "research.md").read_text("utf-8")
HOST = (ROOT / "docs" / "host.md").read_text("utf-8")


def block(page: str, pattern: str) -> str:
    """The one block of code on a page."""
    (code,) = re.findall(pattern, page, re.DOTALL | re.MULTILINE)
    return str(code)


def test_the_code_for_researchers_plays_a_game() -> None:
    """As it stands on the page, to its end, with every feature written."""
    facts: dict[str, object] = {}
    exec(block(RESEARCH, r"^```python\n(.*?)^```$"), facts)
    assert isinstance(facts["scores"], Sized)
    assert len(facts["scores"]) == 2
    assert facts["winners"]
    assert isinstance(facts["seen"], Iterable)
    assert any(facts["seen"])


def test_the_code_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands there."""
    lines = block(README, r"^(    import gloaming\n.*?winners\(\)\))$")
    exec("\n".join(line.removeprefix("    ") for line in lines.split("\n")), {})
    assert re.fullmatch(r"\[.*\] \[\d.*\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_sizes_of_a_game_are_as_told(name: str) -> None:
    """Seats with one option or another, actions, features."""
    game = gloaming.load(name)
    seats = every_seat(game)
    row = f"| `{name}` | {seats[0]} to {seats[-1]} | {game.action_space} | {len(game.features)} |"
    assert row in RESEARCH


def test_every_setting_is_told_with_its_default() -> None:
    """And is read from the variable that the page names."""
    rows = re.findall(r"^\| `(\w+)` \| `(GLOAMING_\w+)` \| (.*?) \|", HOST, re.MULTILINE)
    assert [name for name, _, _ in rows] == list(Settings.__struct_fields__)
    for name, variable, told in rows:
        default = getattr(Settings(), name)
        assert told == {"": "your data folder", "()": "none"}.get(
            str(default), msgspec.json.encode(default).decode()
        )
        given = "true" if default is False else "7" if isinstance(default, (float, int)) else "here"
        assert getattr(read_settings({}, {variable: given}), name) != default


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_every_page_is_found_from_another(name: str) -> None:
    """The README leads to it, or a page does; and what it leads to is there."""
    texts = {path: path.read_text("utf-8") for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]}
    assert any(f"{name})" in text for path, text in texts.items() if path.name != name)
    for target in re.findall(r"\]\((?!http)([^)#]+)", texts[ROOT / "docs" / name]):
        assert (ROOT / "docs" / target).exists(), target
