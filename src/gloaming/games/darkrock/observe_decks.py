"""What learning agents see of the decks: cards by number, the open attack, own Sponsors to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gloaming.games.darkrock.content.deck import CARDS_MOST
from gloaming.games.darkrock.decks import ROW
from gloaming.games.darkrock.names import STATION_NAMES
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_decks import CardView

DECK_QUESTIONS = ("ChooseSponsor", "Study", "KeepCard", "AnswerMarauders")
EFFECTS = ("trim", "reboot", "flip", "reach", "reroll", "double")


def of_decks(view: View, most_ships: int) -> Iterator[tuple[str, float]]:
    """The name and value of each feature, always in the same order; ships as in `observe`."""
    decks, ships, first = view.decks, len(view.ships), max(view.me, 0)
    yield "raid.due", float(decks.due)
    yield "raid.left", decks.raiders / CARDS_MOST
    for station, name in enumerate(STATION_NAMES):
        yield f"raid.{name}", float(decks.raid is not None and station in decks.raid.stations)
    for place in range(ROW):
        yield from cards(f"row.{place}", decks.row[place : place + 1])
    for place in range(most_ships):
        own = view.ships[(first + place) % ships].own if place < ships else None
        yield from cards(f"ship.{place}.research", [own.card] if own else [])
        yield (
            f"ship.{place}.research.works",
            float(own is not None and own.card is not None and works(view, own.works)),
        )
        yield f"ship.{place}.shields_for_credits", float(own is not None and own.power.shield_price > 0)
    hand = [card for ship in view.ships if ship.seat == view.me for card in ship.own.hand]
    yield from cards("hand", hand)
    taken = view.asked.facts["card"] if view.asked.step == "KeepCard" else -1
    yield from cards("taken", decks.printed[taken : taken + 1] if taken >= 0 else [])
    for number, name in enumerate(EFFECTS):
        yield f"spent.{name}", float(decks.spent >> number & 1)
    for question in DECK_QUESTIONS:
        yield f"question.{question}", float(view.asked.step == question)


def works(view: View, since: int) -> bool:
    """Does a card work that does so from that round on?"""
    return since <= view.round


def cards(name: str, shown: Iterable[CardView | None]) -> Iterator[tuple[str, float]]:
    """One feature for each number that a card can have."""
    numbers = {card.number for card in shown if card is not None}
    for number in range(CARDS_MOST):
        yield f"{name}.{number}", float(number in numbers)
