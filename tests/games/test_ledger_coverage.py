"""The ledger of each game against its code and its tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import gloaming.core
import gloaming.games
from gloaming.core.ledger import Coverage, Ledger, coverage

TESTS = Path(__file__).parent
CORE = Path(gloaming.core.__path__[0])
GAMES = Path(gloaming.games.__path__[0])
AREAS = {  # the areas of each ledger, which keep their places, since rules are numbered by them
    "darkrock": "SET SHIP RND ROLL ASG NEU THE RES MIN GEAR RIG CREW HOLD EXP SOL RSCH END INS SAB CRI",
    "dark_matter": "SET CARD INIT RESP ACT DIP PLN SOL MAN TER IMP FIN END CIV VAR",
    "dark_venture": (
        "GOLD SET HERO ATTR ITEM QST HAND TURN LOC MOVE CHAR TRADE PICK SRCH "
        "EQP ENEMY AGG FOL DAY END CMB CITM FLEE DEF CON SOLO COOP STND"
    ),
}
SIZES = {"darkrock": (308, 85), "dark_matter": (195, 90), "dark_venture": (220, 122)}
NUMBERED = [
    *(("darkrock", 506, "DR-ASG-06"), ("dark_matter", 526, "DM-ACT-26"), ("dark_matter", 1515, "DM-VAR-15")),
    *(("dark_venture", 905, "DV-LOC-05"), ("dark_venture", 2815, "DV-STND-15")),
]


@cache
def ledger(game: str) -> Ledger:
    """A game's ledger, read once."""
    return Ledger.load(GAMES / game / "rules.toml")


@cache
def report(game: str) -> Coverage:
    """Who cites it, in the game, in the core and in the game's tests; counted once."""
    code = [*(GAMES / game).rglob("*.py"), *CORE.rglob("*.py")]
    return coverage(ledger(game), code, (TESTS / game).rglob("test_*.py"))


def test_every_game_is_listed() -> None:
    """None that ships is left out below."""
    assert set(AREAS) == set(SIZES) == set(gloaming.games.SHIPPED)


@pytest.mark.parametrize("game", AREAS)
def test_the_rule_numbers_are_those_of_the_ledger(game: str) -> None:
    """rule_numbers.py is what `gloaming ledger GAME --write` writes."""
    assert (GAMES / game / "rule_numbers.py").read_text(encoding="utf-8") == ledger(game).numbers_source()


@pytest.mark.parametrize("game", AREAS)
def test_the_areas_keep_their_places(game: str) -> None:
    """A new one comes last; and no rule or ruling is lost."""
    places = {area.code: area.number for area in ledger(game).areas}
    assert places == {code: place for place, code in enumerate(AREAS[game].split(), start=1)}
    assert (len(ledger(game).rules), len(ledger(game).rulings)) == SIZES[game]


@pytest.mark.parametrize(("game", "number", "rule"), NUMBERED)
def test_numbers_of_rules_never_change(game: str, number: int, rule: str) -> None:
    """Journals and agents know them."""
    assert ledger(game).by_number(number).id == rule


def test_icons_and_places_of_cards_have_their_names() -> None:
    """Players read the rules where something is refused; nobody there knows what L or UB is."""
    code = re.compile(r"(?<![\w-])(?:[CDHILMPRS]|[UL][BF]|(?<!^)(?<![.:] )A)(?![\w-])")
    told = [(rule.id, rule.text) for rule in ledger("dark_matter").rules]
    told += [(each.id, f"{each.question} {each.ruling}") for each in ledger("dark_matter").rulings]
    assert [(name, code.findall(text)) for name, text in told if code.search(text)] == []


@pytest.mark.parametrize("game", AREAS)
def test_every_kept_rule_has_code(game: str) -> None:
    """A docstring or comment of the game cites it."""
    assert report(game).lacking_code == ()


@pytest.mark.parametrize("game", AREAS)
def test_every_kept_rule_has_a_test(game: str) -> None:
    """The docstring of a test begins with it."""
    assert report(game).lacking_test == ()


@pytest.mark.parametrize("game", AREAS)
def test_every_citation_is_in_the_ledger(game: str) -> None:
    """There are no ids in code or tests that the ledger does not have."""
    assert report(game).strays == ()
