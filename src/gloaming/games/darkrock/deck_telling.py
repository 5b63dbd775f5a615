"""What a player did with the decks: clauses for `telling`.  From views only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.deck_words import card_of, flight
from gloaming.games.darkrock.names import GOOD_NAMES

if TYPE_CHECKING:
    from gloaming.games.darkrock.telling import Telling


def keep_sponsor(story: Telling, action: int) -> None:
    """Its name only for who may see it."""
    hand = story.before.ships[story.ship].own.hand
    names = [card.name for card in hand if card.number == action - a.KEEP_SPONSOR]
    story.clauses.append(f"keeps {names[0]}" if names else "has chosen a Sponsor")


def take_card(story: Telling, action: int) -> None:
    """A card of the row, and what comes into its place where the deck is known."""
    place = action - a.TAKE_CARD
    story.taken = row_of(story)[place]
    story.clauses.append(f"takes {story.taken} from the Research row")
    refill(story, [place])


def recycle(story: Telling, action: int) -> None:
    """The row goes under the deck."""
    story.clauses.append("puts the Research row under the deck")
    row = row_of(story)
    story.below += row
    refill(story, [0, 1, 2])


def row_of(story: Telling) -> list[str]:
    """The row as it lies at this moment of the saying."""
    if not story.row:
        story.row = [card.name for card in story.before.decks.row if card]
        story.below = list(story.before.decks.below)
    return story.row


def refill(story: Telling, places: list[int]) -> None:
    """While nothing of the deck is unknown, known cards come up; else chance ends the saying."""
    for place in places[story.before.decks.study :]:
        row_of(story)[place] = story.below.pop(0)


def keep_card(story: Telling, action: int) -> None:
    """One of two Research cards stays; the other goes under the deck."""
    facts = story.before.asked.facts
    old = card_of(story.before, story.ship).name
    new = story.taken or story.before.decks.printed[facts["card"]].name
    kept, gone = (old, new) if action == a.KEEP_OLD else (new, old)
    story.clauses.append(f"keeps {kept} and puts {gone} under the deck")


def shield(story: Telling, action: int) -> None:
    """What paid for Shields."""
    good = GOOD_NAMES[action - a.SHIELD] if action < a.SHIELD_FOR_CREDITS else ""
    price = f"1 {good}" if good else f"${story.power.shield_price}"
    story.clauses.append(f"raises Shields for {price}")


def flee(story: Telling, action: int) -> None:
    """Who comes home, and who falls back."""
    story.clauses.append(f"flees: {flight(story.before, story.after, story.ship)}")


def reroll_by_card(story: Telling, action: int) -> None:
    """The neutronium die, for nothing."""
    story.clauses.append("rolls the neutronium die again")
