"""Facts: players, characters in play, the map, quests, fights, and where every card is.  Compiled.

What must hold at every decision: every card is in one place; who is conscious has health, who is not has
none; nobody holds a ninth item, and what is equipped is held and has its slot; no two locations share a cell,
and the map has an open entrance.  `invariants` checks it.

Lists of numbers are replaced and never changed in place: clones share them.  `changed` makes the new one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core import state as core
from gloaming.core.dice import Dice
from gloaming.games.dark_venture.actions import CLAIM, CLAIM_HEROIC, REVEAL
from gloaming.games.dark_venture.content.deck import NO_CONTENT, Content
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    COMPETITIVE,
    COOPERATIVE,
    HEROIC_QUESTS,
    ITEMS,
    LOCATIONS,
    OUT,
    ROUNDS,
    SETUP,
    SHORT_ROUNDS,
    SIDE_DECK,
    SIDE_QUESTS,
    SOLO_LONG,
    SOLO_RANKED,
    SOLO_SHORT,
)
from gloaming.games.dark_venture.parts import (
    Character,
    Fight,
    Land,
    Modifier,
    Pile,
    Player,
    Quest,
    Tale,
)

SHORT_TARGET: Final = 10  # quest points: DV-SOLO-08
LONG_TARGET: Final = 20  # DV-SOLO-09, DV-COOP-01

NO_CAST: Final = [-1] * CHARACTERS
NO_ITEMS: Final = [OUT] * ITEMS
NO_CHARACTERS: Final = [OUT] * CHARACTERS
NO_LOCATIONS: Final = [OUT] * LOCATIONS
NO_HEROIC: Final = [OUT] * HEROIC_QUESTS
NO_SIDE: Final = [OUT] * SIDE_QUESTS


@final
class State(core.State):
    """The whole table of Dark Venture."""

    def __init__(self) -> None:
        super().__init__()
        self.content: Content = NO_CONTENT  # what is printed; shared
        self.mode: Int = 0
        self.book: Int = 0  # guide and actions A or B: DV-SET-12
        self.round: Int = 0
        self.phase: Int = 0
        self.active: Int = -1  # whose turn it is
        self.ended: bool = False  # won or lost before the last round: DV-R74, DV-R80
        self.champion: Int = -1  # who has won, once that is known; nobody: -1
        self.order: list[Int] = []  # seats in player order; replaced
        self.players: list[Player] = []
        self.cast: list[Character] = []  # in play, in the order of arrival
        self.place_in_cast: list[Int] = NO_CAST  # by character number; replaced
        self.land: Land = Land()
        self.quests: list[Quest] = []  # held
        self.modifiers: list[Modifier] = []
        self.fights: list[Fight] = []  # the last one is fought now
        self.tales: list[Tale] = []  # texts being carried out; the last one is told now
        self.fought: list[Int] = []  # this turn: a * CHARACTERS + b, a < b: DV-R62; replaced
        self.settled: bool = False  # the roll on the agenda counts as it fell
        self.battles: Int = 0  # combats begun so far
        self.piles: list[Pile] = []  # by deck: item, character, location
        self.item_at: list[Int] = NO_ITEMS  # where each card is; replaced
        self.lying: list[Int] = []  # items on the ground, ascending
        self.character_at: list[Int] = NO_CHARACTERS
        self.location_at: list[Int] = NO_LOCATIONS
        self.heroic_at: list[Int] = NO_HEROIC
        self.side_at: list[Int] = NO_SIDE
        self.used_turn: list[Int] = []  # abilities and effects with a limit, used; replaced
        self.used_round: list[Int] = []
        self.used_game: list[Int] = []

    def clone(self) -> State:
        """An independent state, equal in everything."""
        twin = State()
        self.copy_core(twin)
        twin.content = self.content
        twin.mode = self.mode
        twin.book = self.book
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.ended = self.ended
        twin.champion = self.champion
        twin.order = self.order
        twin.players = [player.clone() for player in self.players]
        twin.cast = [character.clone() for character in self.cast]
        twin.place_in_cast = self.place_in_cast
        twin.land = self.land.clone()
        twin.quests = [quest.clone() for quest in self.quests]
        twin.modifiers = [modifier.clone() for modifier in self.modifiers]
        twin.fights = [fight.clone() for fight in self.fights]
        twin.tales = [tale.clone() for tale in self.tales]
        twin.fought = self.fought
        twin.settled = self.settled
        twin.battles = self.battles
        twin.piles = [pile.clone() for pile in self.piles]
        twin.item_at = self.item_at
        twin.lying = self.lying
        twin.character_at = self.character_at
        twin.location_at = self.location_at
        twin.heroic_at = self.heroic_at
        twin.side_at = self.side_at
        twin.used_turn = self.used_turn
        twin.used_round = self.used_round
        twin.used_game = self.used_game
        return twin

    # --- who is where

    def in_play(self, number: Int) -> bool:
        """Is this character on the map, as a body too?"""
        return self.place_in_cast[number] >= 0

    def someone(self, number: Int) -> Character:
        """The character in play with that number."""
        return self.cast[self.place_in_cast[number]]

    def hero(self, seat: Int) -> Character:
        """The hero of a seat."""
        return self.someone(self.players[seat].hero)

    def seat_after(self, seat: Int) -> Int:
        """The next seat in player order.  DV-SET-14"""
        order = self.order
        for place in range(len(order)):
            if order[place] == seat:
                return order[0] if place + 1 == len(order) else order[place + 1]
        return seat

    def last_round(self) -> Int:
        """The round after which the game ends.  DV-DAY-04; DV-SOLO-08; DV-R69"""
        return SHORT_ROUNDS if self.mode == SOLO_SHORT else ROUNDS

    def solo(self) -> bool:
        """Is this one of the solo games?"""
        return SOLO_RANKED <= self.mode <= SOLO_LONG

    # --- said at any time, and imagined

    def asides(self, seat: Int) -> list[Int]:
        """Another player's turn: what this seat may reveal or claim between two steps, outside combat.

        In cooperative play any act, as long as it has AP.  DV-QST-03, 06; DV-COOP-08; DV-R16, DV-R77"""
        out: list[Int] = []
        if seat == self.seat or self.seat < 0 or self.phase == SETUP:
            return out
        if len(self.fights) > 0 or len(self.tales) > 0:
            return out
        for quest in self.quests:
            if quest.seat == seat:
                if not quest.revealed:
                    out.append(REVEAL + quest.number)
                if quest.complete:
                    out.append((CLAIM if quest.deck == SIDE_DECK else CLAIM_HEROIC) + quest.number)
        out.sort()
        if self.mode != COOPERATIVE:
            return out
        from gloaming.games.dark_venture.steps.act import acts_of_others  # it knows this class

        acts = acts_of_others(self, seat)
        return acts if len(acts) > 0 else out

    def apply_aside(self, seat: Int, action: Int) -> None:
        """Reveal, claim, or act among friends."""
        from gloaming.games.dark_venture.steps.act import act_aside  # it knows this class

        act_aside(self, seat, action)

    def imagine(self, seat: Int, dice: Dice) -> State:
        """As in `cards.unknown`."""
        from gloaming.games.dark_venture.cards.unknown import deal_unknown  # it knows this class

        twin = self.clone()
        deal_unknown(twin, seat, dice)
        return twin

    # --- the end

    def scores(self) -> list[Int]:
        """Quest points.  DV-GOLD-02"""
        return [player.qp for player in self.players]

    def winners(self) -> list[Int]:
        """Who has won: in competitive play one seat or nobody, in cooperative play all or nobody.

        DV-END-01, 02; DV-SOLO-04, 08, 09; DV-COOP-01"""
        if self.mode == COMPETITIVE:
            return [self.champion] if self.champion >= 0 else []
        least = target(self.mode)
        for player in self.players:
            if player.qp < least:
                return []
        everybody: list[Int] = []
        for seat in range(len(self.players)):
            everybody.append(seat)
        return everybody


def target(mode: Int) -> Int:
    """The quest points that each player needs.  DV-SOLO-08, 09; DV-COOP-01"""
    if mode == SOLO_SHORT:
        return SHORT_TARGET
    return LONG_TARGET if mode in (SOLO_LONG, COOPERATIVE) else 0
