"""The page on packs: its cards can be played, its commands exist, its tables hold all there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from docs import words_page
from gloaming import cli
from gloaming.core.playout import playout
from gloaming.games.dark_matter.content import constraints
from gloaming.games.dark_matter.content.loader import DECKS
from gloaming.games.dark_matter.names import ICON_NAMES
from gloaming.games.dark_venture import game as venture
from gloaming.games.dark_venture.content.constraints import MOST_PEOPLE, MOST_PLACES
from gloaming.games.dark_venture.content.pack import DECKS as VENTURE_DECKS
from gloaming.games.dark_venture.names import HEROIC_QUESTS, ITEMS, SIDE_QUESTS
from gloaming.games.darkrock import Darkrock
from gloaming.games.darkrock.content import shapes
from gloaming.games.darkrock.content.loader import DECKS as DARKROCK_DECKS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "packs.md").read_text("utf-8")
DARK_MATTER = PAGE.partition("## Dark Matter\n")[2].partition("\n## ")[0]
CARDS = re.findall(r"```toml\n(.*?)```", DARK_MATTER, re.DOTALL)
DARKROCK = PAGE.partition("## Darkrock Ventures\n")[2].partition("\n## ")[0]
DARK_VENTURE = PAGE.partition("## Dark Venture\n")[2].partition("\n## ")[0]
VENTURE_FILES = ("objects.toml", "guide_a.toml", "actions_a.toml", "side_quests.toml", "heroic_quests.toml")
VENTURE_CARDS = re.findall(r"```toml\n(.*?)```", DARK_VENTURE, re.DOTALL)
DARKROCK_CARDS = re.findall(r"```toml\n(.*?)```", DARKROCK, re.DOTALL)


def with_first(text: str, card: str) -> str:
    """A house's file with this card in the place of its first one."""
    first, second = [place.start() for place in re.finditer(r"^\[\[", text, re.MULTILINE)][:2]
    return text[:first] + card + "\n" + text[second:]


@pytest.mark.parametrize(("file", "card"), [*zip(DECKS, CARDS, strict=True)])
def test_each_card_of_the_page_can_be_played(file: str, card: str, tmp_path: Path) -> None:
    """In the place of the first card of the house."""
    text = with_first(DECKS[file].read_text("utf-8"), card)
    (tmp_path / file).write_text(text, "utf-8")
    game = gloaming.load("dark_matter", packs=[tmp_path])
    (name,) = re.findall(r'^name = "(.*)"', card, re.MULTILINE)
    deck = game.new(2).deck
    assert name in (*deck.card_names, *deck.planet_names, *deck.civilization_names)
    state = game.new(2, {"civilizations": True})
    playout(state, 3)
    assert state.seat == gloaming.OVER


@pytest.mark.parametrize(("file", "card"), [*zip(DARKROCK_DECKS, DARKROCK_CARDS, strict=True)])
def test_each_card_of_darkrock_on_the_page_can_be_played(file: str, card: str, tmp_path: Path) -> None:
    """In the place of the first card of the house, with all decks."""
    (tmp_path / file).write_text(with_first(DARKROCK_DECKS[file].read_text("utf-8"), card), "utf-8")
    game = gloaming.load("darkrock", packs=[tmp_path])
    (name,) = re.findall(r'^name = "(.*)"', card, re.MULTILINE)
    assert isinstance(game, Darkrock)
    content = game.content
    assert name in (*content.raid_names, *content.sponsor_names, *content.research_names)
    state = game.new(3, {"therion": True, "sponsors": True, "research": True})
    playout(state, 3)
    assert state.seat == gloaming.OVER


@pytest.mark.parametrize(("file", "card"), [*zip(VENTURE_FILES, VENTURE_CARDS, strict=True)])
def test_each_card_of_dark_venture_on_the_page_can_be_played(file: str, card: str, tmp_path: Path) -> None:
    """In the place of the house's card with that number."""
    head, *entries = VENTURE_DECKS[file].read_text("utf-8").split("\n\n[[")
    number = re.findall(r"^no = \d+$", card, re.MULTILINE)[0]
    kept = [f"[[{entry}" for entry in entries if number not in entry.split("\n")]
    assert len(kept) == len(entries) - 1
    (tmp_path / file).write_text("\n\n".join([head, card, *kept]), "utf-8")
    game = gloaming.load("dark_venture", packs=[tmp_path])
    state = game.new(2, {"books": "A"})
    playout(state, 3)
    assert state.seat == gloaming.OVER


def test_the_page_names_all_files_and_caps_of_dark_venture() -> None:
    """Nothing that a designer may write is left out."""
    house = venture.content
    for file in VENTURE_DECKS:
        assert f"`{file}`" in DARK_VENTURE, file
    people, items, places = len(house.characters), len(house.items), len(house.locations)
    assert people - 1 == sum(map(int, re.findall(r"\| (\d+)(?=;| \|)", DARK_VENTURE)[:4]))
    for words in (
        f"together {MOST_PEOPLE} |",
        f"| {items - 1}; together {ITEMS - 1} |",
        f"| {places - 1}; {MOST_PLACES} |",
        f"| {len(house.actions[0]) - 1}; {MOST_PLACES} |",
        f"| {len(house.heroic) - 1}; {HEROIC_QUESTS - 1} |",
        f"| {len(house.side) - 1}; {SIDE_QUESTS - 1} |",
    ):
        assert words in DARK_VENTURE, words


def test_the_words_of_dark_venture_are_those_of_the_code() -> None:
    """The page is what `words_page.py` writes."""
    assert words_page.PAGE.read_text("utf-8") == words_page.page()


def test_the_page_names_all_files_and_effects_of_darkrock() -> None:
    """Nothing that a designer may write is left out."""
    kinds = [kind.__struct_config__.tag for kind in shapes.Effect.__subclasses__()]
    assert len(kinds) == 15
    for word in (*DARKROCK_DECKS, *kinds):
        assert f"`{word}`" in DARKROCK, word


def test_the_page_names_all_files_icons_and_constraints() -> None:
    """Nothing that a designer may write, or may not, is left out."""
    for word in (*DECKS, *ICON_NAMES):
        assert f"`{word}`" in DARK_MATTER, word
    explained = set(re.findall(r"\(V(\d)", Path(constraints.__file__).read_text("utf-8")))
    assert set(re.findall(r"^\| V(\d) \|", DARK_MATTER, re.MULTILINE)) == explained


def test_the_commands_of_the_page_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each of them is understood; the first two are tried as they stand."""
    lines = re.findall(r"^    gloaming (.*?)(?:  .*)?$", PAGE, re.MULTILINE)
    assert [line.split()[0] for line in lines] == ["pack", "pack", "play", "simulate"]
    for line in lines[:2]:
        assert cli.run(line.replace("mine", str(tmp_path / "mine")).split()) == 0
    for line in lines:
        first, *_ = line.split()
        assert cli.run([first, "--help"]) == 0
        told = capsys.readouterr().out
        assert all(word in told for word in re.findall(r"--[a-z]+", line) if first != "pack")


def test_the_readme_leads_here() -> None:
    """A reader finds the page."""
    assert "(docs/packs.md)" in (ROOT / "README.md").read_text("utf-8")
