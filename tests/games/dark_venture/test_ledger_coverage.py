"""The ledger of Dark Venture against its code and its tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import gloaming.games.dark_venture
from gloaming.core.ledger import Coverage, Ledger, coverage

TESTS = Path(__file__).parent
RULES = Path(gloaming.games.dark_venture.__path__[0])


@cache
def ledger() -> Ledger:
    """Our ledger, read once."""
    return Ledger.load(RULES / "rules.toml")


@cache
def report() -> Coverage:
    """Who cites it, in the game and in its tests; counted once."""
    return coverage(ledger(), RULES.rglob("*.py"), TESTS.rglob("test_*.py"))


def test_the_rule_numbers_are_those_of_the_ledger() -> None:
    """rule_numbers.py is what `gloaming ledger dark_venture --write` writes."""
    assert (RULES / "rule_numbers.py").read_text(encoding="utf-8") == ledger().numbers_source()


def test_numbers_of_rules_never_change() -> None:
    """There are 220 rules and 122 rulings, and the areas keep their places."""
    assert (len(ledger().rules), len(ledger().rulings)) == (220, 122)
    assert ledger().by_number(905).id == "DV-LOC-05"
    assert ledger().by_number(2815).id == "DV-STND-15"


def test_every_kept_rule_has_code() -> None:
    """A docstring or comment of the game cites it."""
    assert report().lacking_code == ()


def test_every_kept_rule_has_a_test() -> None:
    """The docstring of a test begins with it."""
    assert report().lacking_test == ()


def test_every_citation_is_in_the_ledger() -> None:
    """No id is cited that the ledger does not have."""
    assert report().strays == ()
