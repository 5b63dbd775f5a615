"""The pieces on the table, their lasting names and where they lie, from a view.

Every card is unique and keeps its name: `location.9` in `hand.0` or on the `map`; `character.7` in a hand or
at `location.9`; `item.12` in a hand, with `character.7` or at `location.9`; `side.4`, `heroic.2` at `seat.0`.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.words import Piece
from gloaming.games.dark_venture.names import DECK_NAMES, HEROIC_DECK
from gloaming.games.dark_venture.view import CharacterView, PlaceView, PlayerView, QuestView, View

CONDITION_FACES = ("conscious", "unconscious", "dead")


def scene(view: View) -> tuple[Piece, ...]:
    """Everything that lies on the table as the view shows it; each name once."""
    return tuple(pieces_of(view))


def pieces_of(view: View) -> Iterator[Piece]:
    """The map, who stands and what lies on it, hands, quests."""
    for place in view.places:
        yield from of_place(place)
    for person in view.cast:
        yield from of_character(person)
    for player in view.players:
        yield from of_hand(player)
    for quest in view.quests:
        yield from of_quest(quest)


def of_place(place: PlaceView) -> Iterator[Piece]:
    """A location and the items that lie there."""
    name = f"location.{place.number}"
    yield Piece(name, "location", "map", -1, "searched" if place.searched else "face")
    for item in place.items:
        yield Piece(f"item.{item}", "item", name)


def of_character(person: CharacterView) -> Iterator[Piece]:
    """A character where it stands, with its items."""
    name = f"character.{person.number}"
    face = CONDITION_FACES[person.condition]
    yield Piece(name, "character", f"location.{person.location}", person.seat, face)
    for item in person.items:
        how = "equipped" if item in person.equipped else "carried"
        yield Piece(f"item.{item}", "item", name, person.seat, how)


def of_hand(player: PlayerView) -> Iterator[Piece]:
    """The cards in a hand that the reader knows."""
    for card in player.hand:
        kind = DECK_NAMES[card.deck]
        yield Piece(f"{kind}.{card.number}", kind, f"hand.{player.seat}", player.seat, "face")


def of_quest(quest: QuestView) -> Iterator[Piece]:
    """A quest that the reader knows."""
    if quest.number:
        kind = "heroic" if quest.deck == HEROIC_DECK else "side"
        face = "complete" if quest.complete else "revealed" if quest.revealed else "face"
        yield Piece(f"{kind}.{quest.number}", "quest", f"seat.{quest.seat}", quest.seat, face)
