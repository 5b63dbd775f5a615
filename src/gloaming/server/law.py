"""The ledger of a game as the rules page wants it."""

from __future__ import annotations

from gloaming.core.ledger import Ledger, Rule
from gloaming.web.page import Chapter, RuleLine


def chapters(ledger: Ledger, words: str = "") -> list[Chapter]:
    """The rules by area; with `words`, only those that speak of them or bear that id."""
    found = ledger.rules if not words.strip() else search(ledger, words.strip())
    out: list[Chapter] = []
    for area in ledger.areas:
        rules = tuple(line_of(ledger, rule) for rule in found if rule.area == area.code)
        if rules:
            out.append(Chapter(area.code, area.name, rules))
    return out


def search(ledger: Ledger, words: str) -> list[Rule]:
    """The rules that speak of some words, or whose id ends so."""
    named = [rule for rule in ledger.rules if rule.id.upper().endswith(words.upper())]
    return named or ledger.search(words)


def line_of(ledger: Ledger, rule: Rule) -> RuleLine:
    """One rule with its rulings."""
    rulings = tuple((ruling.id, ruling.question, ruling.ruling) for ruling in ledger.rulings_of(rule))
    return RuleLine(rule.id, rule.section, rule.text, rulings, rule.reason)
