"""Standing rules of locations, read and written.  DV-STND-01 to 14"""

from __future__ import annotations

from gloaming.games.dark_venture.content.arguments import Amount, Number
from gloaming.games.dark_venture.content.deck import Standing
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.spelling import (
    BARE_STANDING,
    FACTIONS,
    NUMBERED_STANDING,
    number_of,
    word_of,
)
from gloaming.games.dark_venture.content.vocabulary import FACTION_FIRST, HAZARD

MODIFIER = Number(-9, 9)
FACTION_WORD = "first_strike"


def read_standing(lexicon: Lexicon, text: str) -> Standing:
    """`dark`, `rest 2`, `hazard 1d6`, `first_strike CINDERGUARD 2`.  Misspelt otherwise."""
    standing = Standing()
    word, *given = text.split() or [""]
    if text in BARE_STANDING:
        standing.kind = BARE_STANDING[text]
    elif word in NUMBERED_STANDING and len(given) == 1:
        standing.kind = NUMBERED_STANDING[word]
        (Amount() if standing.kind == HAZARD else MODIFIER).read(lexicon, standing, given[0])
    elif word == FACTION_WORD and len(given) == 2:
        standing.kind = FACTION_FIRST
        standing.faction = number_of(FACTIONS, given[0], "a faction")
        MODIFIER.read(lexicon, standing, given[1])
    else:
        forms = [*BARE_STANDING, *(f"{word} n" for word in NUMBERED_STANDING), f"{FACTION_WORD} FACTION n"]
        raise Misspelt(f"`{text}` is no standing rule: {', '.join(forms)}")
    return standing


def write_standing(lexicon: Lexicon, standing: Standing) -> str:
    """The text that spells it."""
    if standing.kind == FACTION_FIRST:
        return f"{FACTION_WORD} {word_of(FACTIONS, standing.faction)} {standing.number}"
    if standing.kind == HAZARD:
        return f"hazard {Amount().write(lexicon, standing)}"
    bare = word_of(BARE_STANDING, standing.kind)
    return bare or f"{word_of(NUMBERED_STANDING, standing.kind)} {standing.number}"
