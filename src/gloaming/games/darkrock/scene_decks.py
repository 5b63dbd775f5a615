"""The cards on the table: decks, rows, and what companies own.  From views."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.words import Piece
from gloaming.games.darkrock.view import View


def deck_pieces(view: View) -> Iterator[Piece]:
    """Each deck that is played, with what lies open of it."""
    decks = view.decks
    if decks.therion:
        yield Piece("therion-deck", "therion deck", "therion", -1, str(decks.raiders))
    if decks.raid:
        yield Piece("raid", "therion card", "therion", -1, decks.raid.name)
    if decks.research:
        yield Piece("research-deck", "research deck", "research", -1, str(decks.study + len(decks.below)))
    for place, card in enumerate(decks.row):
        if card:
            yield Piece(f"study.{card.number}", "research card", f"row.{place}", -1, card.name)
    for number, ship in enumerate(view.ships):
        if ship.own.card:
            name = f"study.{ship.own.card.number}"
            yield Piece(name, "research card", f"{number}.ship", ship.seat, ship.own.card.name)
        for card in {card.number: card for card in (ship.own.sponsor, *ship.own.hand) if card}.values():
            yield Piece(f"sponsor.{card.number}", "sponsor card", f"{number}.ship", ship.seat, card.name)
