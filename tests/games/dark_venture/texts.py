"""Texts that no card of the house has: read with the house's names and told at a table of the tests."""

from __future__ import annotations

from games.dark_venture.table_talk import Side, Table, venture
from gloaming.core.packs import house_pages
from gloaming.games.dark_venture.content.effects import read_effect
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.loader import read_lexicon
from gloaming.games.dark_venture.content.pack import DECKS
from gloaming.games.dark_venture.tales.telling import CARD_TALE, begin_tale

LAND = ("windbreak-hill", "cloven-hill", "tide-gate")


def row(seats: str = "red blue", mode: str = "competitive", heroes: tuple[str, ...] = ()) -> Table:
    """A row of peaceful places to the east, everybody on the crossroads."""
    t = venture(seats, mode=mode, heroes=heroes or ("captain-oredd", "nym-of-the-reeds", "old-farrow"))
    for east, name in enumerate(LAND):
        t.lies(name, east + 1, 0)
    return t


def words_of(t: Table) -> Lexicon:
    """The pack of the table, open for further texts."""
    lexicon = read_lexicon(house_pages(DECKS))
    t.state.content = lexicon.content
    return lexicon


def tells(t: Table, who: Side, text: str, kind: int = CARD_TALE) -> None:
    """A text of which this player's hero is the acting character is told now."""
    t.state.settle()
    begin_tale(t.state, kind, read_effect(words_of(t), text), who.seat, who.hero.number)
