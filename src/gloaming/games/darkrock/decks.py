"""Where the three decks stand: bags, what lies open, and which card is whose.  Compiled.

Nobody knows the order of a face-down deck, so it is a bag; cards put under the Research deck were open, so
their order is kept.  Lists here are replaced and never changed in place, so clones share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.games.darkrock.actions import KEEP_SPONSOR
from gloaming.games.darkrock.content.deck import Content, all_cards

ROW: Final = 3  # open Research cards: DR-SET-14
HAND: Final = 2  # Sponsor cards dealt to a ship: DR-SET-11
NO_CARDS: Final[list[Int]] = []


@final
class Decks:
    """The decks on the table; blank where none is played."""

    def __init__(self) -> None:
        self.therion: bool = False  # are the Therion Marauders played?
        self.raiders: Int = 0  # the face-down Therion deck, a bit a card: DR-SET-10
        self.raid: Int = -1  # the Therion card that lies open
        self.research: bool = False  # is the Research deck played?
        self.study: Int = 0  # the unknown part of the Research deck, a bit a card: DR-SET-14
        self.row: list[Int] = NO_CARDS  # the open Research cards; -1 where one is missing
        self.below: list[Int] = NO_CARDS  # the known part under it, top first: DR-RSCH-09
        self.cards: list[Int] = NO_CARDS  # each ship's Research card, or -1: DR-RSCH-06
        self.works: list[Int] = NO_CARDS  # by ship: the round from which it works: DR-RSCH-07
        self.spent: Int = 0  # what the ship in turn has used of its once-a-turn effects
        self.joined: Int = 0  # ships that have joined others by a card this round, a bit each
        self.hands: list[Int] = NO_CARDS  # Sponsor cards dealt, two a ship, until all are chosen: DR-SET-11
        self.sponsors: list[Int] = NO_CARDS  # each ship's Sponsor, or -1 until it is chosen: DR-SET-12

    def clone(self) -> Decks:
        """An independent copy."""
        twin = Decks()
        twin.therion = self.therion
        twin.raiders = self.raiders
        twin.raid = self.raid
        twin.research = self.research
        twin.study = self.study
        twin.row = self.row
        twin.below = self.below
        twin.cards = self.cards
        twin.works = self.works
        twin.spent = self.spent
        twin.joined = self.joined
        twin.hands = self.hands
        twin.sponsors = self.sponsors
        return twin

    def choosing(self) -> bool:
        """Are Sponsors being dealt or chosen?  Until all are, each is its owner's secret.  DR-R02"""
        return len(self.hands) > 0

    def sponsor_of(self, ship: Int) -> Int:
        """The Sponsor a ship has kept, or -1."""
        return self.sponsors[ship] if ship < len(self.sponsors) else -1

    def card_of(self, ship: Int) -> Int:
        """The Research card a ship owns, or -1."""
        return self.cards[ship] if ship < len(self.cards) else -1

    def own(self, ship: Int, card: Int, works: Int) -> None:
        """A ship owns this Research card, or -1 none, from now on.  DR-RSCH-06, 07"""
        self.cards = replaced(self.cards, ship, card)
        self.works = replaced(self.works, ship, works)

    def put_under(self, cards: list[Int]) -> None:
        """Open Research cards go under the deck, in this order.  DR-RSCH-09; DR-R33"""
        self.below = self.below + cards

    def hand(self, ship: Int) -> list[Int]:
        """What a ship may say when it chooses one of its two Sponsors, ascending.  DR-SET-12"""
        one = KEEP_SPONSOR + self.hands[HAND * ship]
        two = KEEP_SPONSOR + self.hands[HAND * ship + 1]
        return [min(one, two), max(one, two)]

    def deal_unknown(self, owned: Int, sponsors: Int, dice: Dice) -> None:
        """Of so many Sponsors, deal the hands that the owner of these ships has not seen anew, and make the
        choices that were made from them anew, all alike.  DR-SET-11, 12; DR-R02"""
        free = [card for card in range(sponsors) if not self.dealt_to(owned, card)]
        for place in range(len(self.hands)):
            ship = place // HAND
            if self.hands[place] < 0 or owned >> ship & 1:
                continue
            card = dice.pick(free)
            free.remove(card)
            self.hands = replaced(self.hands, place, card)
            if place % HAND == 1 and self.sponsors[ship] >= 0:
                kept = self.hands[place - dice.below(HAND)]
                self.sponsors = replaced(self.sponsors, ship, kept)

    def dealt_to(self, owned: Int, card: Int) -> bool:
        """Is this Sponsor in the hand of one of these ships?"""
        for place in range(len(self.hands)):
            if self.hands[place] == card and owned >> (place // HAND) & 1:
                return True
        return False

    def discarded(self, content: Content) -> Int:
        """The Therion discard pile, a bit a card: all that are neither in the deck nor open."""
        opened: Int = 0 if self.raid < 0 else 1 << self.raid
        return all_cards(len(content.raids)) & ~self.raiders & ~opened


def replaced(numbers: list[Int], place: Int, number: Int) -> list[Int]:
    """A new list with another number at one place."""
    out = numbers.copy()
    out[place] = number
    return out
