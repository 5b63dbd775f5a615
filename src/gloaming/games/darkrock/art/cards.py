"""The cards as they are drawn: what the Marauders do, the Research row, what a company owns or may keep."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.core.words import Offer
from gloaming.games.darkrock.art.harm import is_early
from gloaming.games.darkrock.names import CRISIS, RESOLVE
from gloaming.games.darkrock.variant_words import places
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_decks import CardView
from gloaming.games.darkrock.words import counted


class Card(msgspec.Struct, frozen=True):
    """A card that lies open: its name, what it does, a word about now, and what touching it says."""

    name: str
    text: str
    note: str = ""
    action: int = -1
    label: str = ""


class Raid(msgspec.Struct, frozen=True):
    """What the Marauders do: the open card's name, or a heading; a sentence; is a card open, seen early."""

    name: str
    text: str
    open: bool = False
    early: bool = False


class Research(msgspec.Struct, frozen=True):
    """The Research deck: the row, and how many cards are face down."""

    row: tuple[Card, ...]
    left: int


# --- the Marauders


def raid(view: View) -> Raid | None:
    """The open Therion card, or when the next one comes; None where they are not played with."""
    decks = view.decks
    if not decks.therion:
        return None
    if decks.raid is None:
        return Raid("Marauders", f"{coming(view)} {counted(decks.raiders, 'card')} face down.")
    if not decks.raid.stations:
        return Raid(decks.raid.name, "attacks nothing; the deck is shuffled anew", True)
    where, early = places(decks.raid.stations), is_early(view)
    return Raid(decks.raid.name, f"{'will attack' if early else 'attacks'} {where}", True, early)


def coming(view: View) -> str:
    """When the next Therion card comes, and why not sooner."""
    if view.variant == CRISIS:
        return crisis_coming(view)
    if view.decks.due:
        return "Over for this round." if view.phase == RESOLVE else "A card is turned in phase 4."
    if view.round and view.round == view.last_round:
        return "No attack in the final round."
    if view.first_export:
        return "Somebody has exported: they attack from the next round on."
    return "They attack from the round after the first export on."


def crisis_coming(view: View) -> str:
    """In the Neutronium Crisis each turn begins with a card."""
    cards = view.crisis.cards if view.crisis else 0
    return f"Each turn begins with a card: {cards} more this round." if cards else "No more this round."


# --- Research and Sponsors


def research(view: View, offers: Sequence[Offer]) -> Research | None:
    """The row of open Research cards; None where they are not played with."""
    decks = view.decks
    if not decks.research:
        return None
    row = tuple(shown(card, offers, f"row.{place}") for place, card in enumerate(decks.row) if card)
    return Research(row, decks.study + len(decks.below))


def shown(card: CardView, offers: Sequence[Offer], name: str, note: str = "") -> Card:
    """A card, with the one answer that touches it under that name."""
    offer = next((offer for offer in offers if offer.touch[:1] == (name,)), None)
    if offer is None:
        return Card(card.name, card.text, note)
    return Card(card.name, card.text, note, offer.action, offer.sentence)


def card_in_play(view: View, ship: int, offers: Sequence[Offer]) -> Card | None:
    """A company's Research card, with a word about when it works; None if it has none."""
    card = view.ships[ship].own.card
    return shown(card, offers, f"study.{card.number}", card_word(view, ship)) if card else None


def card_word(view: View, ship: int) -> str:
    """'from round 5 on', 'used this turn', or nothing."""
    own = view.ships[ship].own
    if own.works > view.round:
        return f"from round {own.works} on"
    used = view.turn.ship == ship and own.power.once & view.decks.spent
    return "used this turn" if used else ""


def hand(view: View, ship: int, offers: Sequence[Offer]) -> tuple[Card, ...]:
    """The two Sponsor cards of a company that its owner still chooses from."""
    own = view.ships[ship].own
    if not view.decks.choosing:
        return ()
    return tuple(shown(card, offers, f"sponsor.{card.number}") for card in own.hand)
