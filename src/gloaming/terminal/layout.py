"""How questions, offers, refusals and rules look on paper: plain lines, nothing cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from gloaming.core.ledger import Ledger
from gloaming.core.words import Chain, Offer, Plan, Refusal
from gloaming.terminal.paper import WIDTH

FEW: Final = 9  # so many offers stand in whole sentences, one a line
GAP: Final = 2
RULES_SHOWN: Final = 12

Named = Callable[[str], str]


def noted(offer: Offer, said: str) -> str:
    """What is said, with what the offer's note and consequence add: 'Mine 6 (65%)', 'Work, $1 (then $3)'."""
    notes = [offer.note] if offer.note and offer.note not in said else []
    notes += [f"then {offer.after}"] if offer.after and offer.after not in said else []
    if not notes:
        return said
    return f"{said[:-1]}, {', '.join(notes)})" if said.endswith(")") else f"{said} ({', '.join(notes)})"


def sentence(offer: Offer, named: Named) -> str:
    """An offer in its whole sentence."""
    return named(noted(offer, offer.sentence))


def brief(offer: Offer, named: Named) -> str:
    """An offer in few words, where many stand side by side."""
    return named(noted(offer, offer.short))


def offers(given: Sequence[Offer], named: Named, width: int) -> list[tuple[str, int]]:
    """Numbered offers as paragraphs, each with the indent of its later lines: sentences while they are few
    or the paper is narrow, columns by kind otherwise."""
    if len(given) <= FEW or width < WIDTH:
        return [(f"{number:>4}  {sentence(offer, named)}", 6) for number, offer in enumerate(given, 1)]
    cells = [(offer.kind, f"{number:>4}  {brief(offer, named)}") for number, offer in enumerate(given, 1)]
    out: list[tuple[str, int]] = []
    for _, group in groupby(cells, key=lambda cell: cell[0]):
        out += [(line, 6) for line in columns([cell for _, cell in group], width)]
    return out


def plans(given: Sequence[Plan], first: int, named: Named) -> list[tuple[str, int]]:
    """Whole ways on, numbered after the offers, as paragraphs with the indent of their later lines."""
    return [
        (f"{number:>4}  {named(plan.sentence)}{f'; then {named(plan.after)}' if plan.after else ''}", 6)
        for number, plan in enumerate(given, first)
    ]


def chains(given: Sequence[Chain]) -> str:
    """What may be typed for several sayings at once, with what it takes: a few of them stand for all."""
    ways = [noted_chain(chain) for chain in given[:FEW]]
    more = f"; and {len(given) - FEW} more like these" if len(given) > FEW else ""
    return f"Or type, for several steps at once: {'; '.join(ways)}{more}."


def noted_chain(chain: Chain) -> str:
    """'walk to Leech Ponds (2 AP)'."""
    return f"{chain.short[:1].lower()}{chain.short[1:]}{f' ({chain.note})' if chain.note else ''}"


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells in as many columns as fit, read downwards."""
    wide = max(map(len, cells)) + GAP
    across = max(1, min((width + GAP) // wide, 3, len(cells)))
    down = -(-len(cells) // across)
    rows = [cells[row::down] for row in range(down)]
    return ["".join(cell.ljust(wide) for cell in row).rstrip() for row in rows]


def refusal(refused: Refusal, named: Named) -> list[tuple[str, int, int]]:
    """Why not: the sentence, the rule with its words, what would work; as text, indent, later indent."""
    out = [(f"No: {named(refused.sentence)}", 0, 4)]
    if refused.rule:
        out.append((f"{refused.rule}  {refused.law}", 2, 4 + len(refused.rule)))
    if refused.instead:
        works = named(refused.instead)
        out.append((works if works.startswith("Open now") else f"What would work: {works}", 2, 4))
    return out


def rules(ledger: Ledger, words: str) -> list[tuple[str, int]]:
    """The rules and rulings that an id or words find, as paragraphs with their indent; nothing if none do."""
    if words.upper() in {ruling.id for ruling in ledger.rulings}:
        ruling = ledger.ruling(words.upper())
        return [(f"{ruling.id}  {ruling.question}", 0), (ruling.ruling, 2), (f"Why: {ruling.why}", 2)]
    try:
        found = [ledger.rule(words.upper())]
    except KeyError:
        found = ledger.search(words)
    out = [(f"{rule.id}  {rule.text}", 0) for rule in found[:RULES_SHOWN]]
    if len(found) > RULES_SHOWN:
        out.append((f"... and {len(found) - RULES_SHOWN} more: say another word with it.", 0))
    if len(found) == 1:
        for ruling in ledger.rulings_of(found[0]):
            out.append((f"{ruling.id}  {ruling.question} {ruling.ruling}", 2))
    return out
