"""The names of things in sentences.  From the printed cards and from views only.  Seats are marks (`@0`)."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.words import listed
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.nouns import called
from gloaming.games.dark_venture.content.vocabulary import ABILITIES
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    CHARACTERS,
    HEROIC_DECK,
    ITEM_DECK,
    LOCATION_DECK,
    SIDE_NAMES,
)
from gloaming.games.dark_venture.view import View

DECK_WORDS = ("item", "character", "location", "heroic quest", "side quest")
MODE_WORDS = (
    "Competitive game",
    "Ranked solo game",
    "Short solo quest",
    "Long solo quest",
    "Cooperative game",
)
PHASE_WORDS = ("setup", "card draw", "actions", "quest check")
TURN_WORDS = ("upright", "right", "over", "left")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
CONDITION_WORDS = ("", "unconscious", "dead")


def mark(seat: int) -> str:
    """A seat in a sentence."""
    return f"@{seat}"


def first_up(text: str) -> str:
    """With a capital, the rest as it is."""
    return text[:1].upper() + text[1:]


def counted(number: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def an(thing: str) -> str:
    """'an item', 'a location'."""
    return f"{'an' if thing[:1] in 'aeiou' else 'a'} {thing}"


def person(content: Content, number: int) -> str:
    """A character by its name within a sentence; a number that no card has by the number."""
    if 0 < number < len(content.characters):
        return called(content, number)
    return f"character {number}"


def item(content: Content, number: int) -> str:
    """An item by its name within a sentence."""
    return f"the {content.items[number].name}" if 0 < number < len(content.items) else f"item {number}"


def place(content: Content, number: int) -> str:
    """A location by its name."""
    return content.locations[number].name if 0 <= number < len(content.locations) else f"location {number}"


def heroic(content: Content, number: int) -> str:
    """A heroic quest by its title."""
    known = 0 < number < len(content.heroic)
    return f"“{content.heroic[number].title}”" if known else f"heroic quest {number}"


def side_quest(content: Content, number: int) -> str:
    """A side quest by its title."""
    return f"“{content.side[number].title}”" if 0 < number < len(content.side) else f"side quest {number}"


def card(content: Content, deck: int, number: int) -> str:
    """Any card by its deck."""
    by_deck = {
        ITEM_DECK: item,
        CHARACTER_DECK: person,
        LOCATION_DECK: place,
        HEROIC_DECK: heroic,
    }
    return by_deck.get(deck, side_quest)(content, number)


def ability(content: Content, number: int) -> str:
    """An ability by whose it is: 'the Spyglass', 'the second ability of Wick'."""
    if not 0 <= number < len(content.abilities):
        return f"ability {number}"
    told = content.abilities[number]
    name = item(content, told.item) if told.item else person(content, told.character)
    return f"the {ORDINALS[told.place]} ability of {name}" if told.place else name


def bargain(content: Content, number: int) -> str:
    """An offer: whose it is and which."""
    if number < CHARACTERS * ABILITIES:
        return f"{which_offer(number % ABILITIES)} of {person(content, number // ABILITIES)}"
    return f"{which_offer(number - CHARACTERS * ABILITIES)} that is open here"


def which_offer(place: int) -> str:
    """'the offer', 'the second offer'."""
    if place == 0:
        return "the offer"
    return f"the {ORDINALS[place]} offer" if place < len(ORDINALS) else "a further offer"


def side(content: Content, number: int) -> str:
    """'north'."""
    return SIDE_NAMES[number]


def angle(content: Content, number: int) -> str:
    """'right': how a card is turned."""
    return TURN_WORDS[number]


def deck(content: Content, number: int) -> str:
    """'item'."""
    return DECK_WORDS[number]


def plain(content: Content, number: int) -> str:
    """A number, from one on."""
    return str(number + 1)


def drawn_card(view: View, content: Content, number: int) -> str:
    """A card of the deck that is looked at, whose number alone stands in the action."""
    return card(content, view.asked.facts.get("deck", LOCATION_DECK), number)


def listed_items(content: Content, numbers: Sequence[int]) -> str:
    """'the Iron Pot and the Rust Sabre'."""
    return listed([item(content, number) for number in numbers])


def people(content: Content, numbers: Sequence[int]) -> str:
    """'the Cartwright and Wick'."""
    return listed([person(content, number) for number in numbers])


def group(content: Content, bits: int) -> str:
    """Characters of a bit set."""
    return people(content, [number for number in range(CHARACTERS) if bits >> number & 1])


def hero_of(view: View, content: Content, seat: int) -> str:
    """The name of a seat's hero."""
    return person(content, view.players[seat].hero)
