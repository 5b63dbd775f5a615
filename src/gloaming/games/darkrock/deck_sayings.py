"""The story of the decks: what is dealt, laid open and revealed, and what follows by itself.  From views."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.state import CHANCE
from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.deck_words import raid_line, sponsor_line
from gloaming.games.darkrock.names import CRISIS, NEUTRONIUM_ROLL
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import label, mark


def dealt(before: View, action: int) -> list[str]:
    """A Sponsor; which one only its owner reads, in `learned`."""
    return [f"A Sponsor card is dealt to {mark(before, before.asked.facts['ship'])}."]


def laid(before: View, action: int) -> list[str]:
    """A Research card comes into the row."""
    card = before.decks.printed[action - a.LAY]
    return [f"{card.name} comes into the Research row."]


def revealed(before: View, action: int) -> list[str]:
    """The Therion card of the round."""
    raid = before.decks.raids[action - a.RAID]
    early = "The scanners see it coming: " if before.phase < NEUTRONIUM_ROLL else ""
    return [f"{early}{raid_line(raid)}."]


THROWN: dict[str, Callable[[View, int], list[str]]] = {
    "DealSponsor": dealt,
    "LayCard": laid,
    "RevealRaid": revealed,
}
THROWS: dict[str, Callable[[View], str]] = {
    "DealSponsor": lambda view: "Sponsor cards are dealt, two to each company.",
    "LayCard": lambda view: "A Research card is laid open.",
    "RevealRaid": lambda view: "A Therion card is revealed.",
}


def followed(before: View, after: View) -> list[str]:
    """Own cards, Sponsors that are opened, a raid that is over."""
    return [*learned(before, after), *opened(before, after), *raid_over(before, after)]


def learned(before: View, after: View) -> list[str]:
    """'It is Quillon Trust: $8, ...', for the owner of a card just dealt."""
    told = []
    for old, new in zip(before.ships, after.ships, strict=True):
        fresh = [card for card in new.own.hand if card not in old.own.hand]
        told += [f"It is {sponsor_line(card)}." for card in fresh]
    return told


def opened(before: View, after: View) -> list[str]:
    """All Sponsors, once all have chosen."""
    if not before.decks.choosing or after.decks.choosing:
        return []
    return [
        f"{mark(after, number)} starts with {sponsor_line(ship.own.sponsor)}."
        for number, ship in enumerate(after.ships)
        if ship.own.sponsor
    ]


def raid_over(before: View, after: View) -> list[str]:
    """A raid that hit nobody, and the deck that is shuffled anew; a Crisis tells its own."""
    raid = struck(before, after)
    if raid < 0 or before.variant == CRISIS:
        return []
    card = before.decks.raids[raid]
    if card.shuffles:
        return ["The Therion deck is shuffled with all its cards."]
    if before.seat != CHANCE:
        return []
    return [f"Nobody stands on {listed([label(station) for station in card.stations], 'or')}."]


def struck(before: View, after: View) -> int:
    """The Therion card that was resolved between the two, or -1."""
    if after.decks.raid is not None:
        return -1
    if before.decks.raid is not None:
        return before.decks.raids.index(before.decks.raid)
    if before.asked.step != "RevealRaid":
        return -1
    gone = set(after.decks.raided) - set(before.decks.raided)
    names = [raid.name for raid in before.decks.raids]
    if gone:
        return names.index(gone.pop())
    return next(number for number, raid in enumerate(before.decks.raids) if raid.shuffles)
