"""The ledger of Darkrock Ventures against its code and its tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import gloaming.core
import gloaming.games.darkrock
from gloaming.core.ledger import Coverage, Ledger, coverage

PLACES = [
    *("SET", "SHIP", "RND", "ROLL", "ASG", "NEU", "THE", "RES", "MIN", "GEAR"),
    *("RIG", "CREW", "HOLD", "EXP", "SOL", "RSCH", "END", "INS", "SAB", "CRI"),
]
TESTS = Path(__file__).parent
RULES = Path(gloaming.games.darkrock.__path__[0])
CORE = Path(gloaming.core.__path__[0])


@cache
def ledger() -> Ledger:
    """Our ledger, read once."""
    return Ledger.load(RULES / "rules.toml")


@cache
def report() -> Coverage:
    """Who cites it, in the game, in the core and in the game's tests; counted once."""
    return coverage(ledger(), [*RULES.rglob("*.py"), *CORE.rglob("*.py")], TESTS.rglob("test_*.py"))


def test_the_rule_numbers_are_those_of_the_ledger() -> None:
    """rule_numbers.py is what `gloaming ledger darkrock --write` writes."""
    assert (RULES / "rule_numbers.py").read_text(encoding="utf-8") == ledger().numbers_source()


def test_numbers_of_rules_never_change() -> None:
    """The areas keep their places."""
    assert {area.code: area.number for area in ledger().areas} == {
        code: place for place, code in enumerate(PLACES, start=1)
    }
    assert ledger().by_number(506).id == "DR-ASG-06"


def test_every_kept_rule_has_code() -> None:
    """A docstring or comment of the game cites it."""
    assert report().lacking_code == ()


def test_every_kept_rule_has_a_test() -> None:
    """The docstring of a test begins with it."""
    assert report().lacking_test == ()


def test_every_citation_is_in_the_ledger() -> None:
    """There are no ids in code or tests that the ledger does not have."""
    assert report().strays == ()
