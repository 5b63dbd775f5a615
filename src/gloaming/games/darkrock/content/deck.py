"""The decks in numbers: what each card does.  Compiled.

Made once by the loader, then never changed; states and their clones share it.  A card goes by its place.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.names import CAPTAIN_PRICE, CREW_PRICE

CARDS_MOST: Final = 24  # cards of one deck, at most: their actions have so many numbers

# What a Research card can do once a turn, as bits of what is used up in that turn
TRIM: Final = 1
REBOOT_ONCE: Final = 2
FLIP_ONCE: Final = 4
REACH_ONCE: Final = 8
REROLL_ONCE: Final = 16
DOUBLE_ONCE: Final = 32


@final
class Power:
    """What a Research card changes for its owner; as made here, it changes nothing."""

    def __init__(self) -> None:
        self.once: Int = 0  # what it can do once a turn: TRIM, REBOOT_ONCE, ...
        self.trim: Int = 0  # by how much it moves a rig die, once a turn
        self.pairs: bool = False  # Mod is always in force
        self.joins: bool = False  # once a round a crewmember joins others without Delegate
        self.dice: Int = 0  # more rig dice when the turn begins
        self.shield_price: Int = 0  # credits that pay for Shields; 0: they do not
        self.export_bonus: Int = 0  # credits for each piece that exports
        self.solar: Int = 0  # more solar energy for each Collect
        self.salvage: Int = 0  # credits for each discard
        self.consolation: Int = 1  # neutronium
        self.crew_price: Int = CREW_PRICE
        self.captain_price: Int = CAPTAIN_PRICE


@final
class Sponsor:
    """What a ship starts with; as made here, the standard start.  DR-SET-13, 16; DR-SHIP-01 to 03"""

    def __init__(self) -> None:
        self.credits: Int = 2
        self.crew: Int = 3
        self.captain: bool = False
        self.dice: Int = 1
        self.slots: Int = 3
        self.solar: Int = 0  # goods in the hold, from the supply
        self.neutronium: Int = 0
        self.ahead: Int = 0  # of the crew, so many start on space 1 of the Solar track


@final
class Content:
    """All cards by number."""

    def __init__(self) -> None:
        self.raids: list[Int] = []  # Therion cards: the attacked stations, a bit each
        self.shuffles: list[bool] = []  # Therion cards: is the discard pile shuffled back in?
        self.raid_names: list[str] = []
        self.sponsors: list[Sponsor] = []
        self.sponsor_names: list[str] = []
        self.sponsor_texts: list[str] = []
        self.powers: list[Power] = []
        self.research_names: list[str] = []
        self.research_texts: list[str] = []


PLAIN: Final = Power()
NO_CONTENT: Final = Content()


def all_cards(cards: Int) -> Int:
    """A bag with so many cards, a bit each."""
    bag: Int = 0
    for card in range(cards):
        bag |= 1 << card
    return bag


def cards_in(bag: Int) -> list[Int]:
    """The cards of a bag, ascending."""
    out: list[Int] = []
    for card in range(CARDS_MOST):
        if bag >> card & 1:
            out.append(card)
    return out


def count_of(bag: Int) -> Int:
    """How many cards are in a bag."""
    count: Int = 0
    for card in range(CARDS_MOST):
        count += bag >> card & 1
    return count


def card_at(bag: Int, place: Int) -> Int:
    """The card that has so many others of the bag before it."""
    left = place
    for card in range(CARDS_MOST):
        if bag >> card & 1:
            if left == 0:
                return card
            left -= 1
    return -1
