"""Facts: the players, their cards and planets, the market, the turn and the action in hand.  Compiled.

What must hold at every decision: soldiers of players and in black holes are at most 40; every planet is in
the deck, in the market, or controlled by one player; nobody holds less than no gem; each player has one card
of each colour; no more soldiers lie on planets than the active player owns.  `invariants` checks it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_matter.skills.scoring as scoring
from gloaming.core import state as core
from gloaming.core.dice import Dice
from gloaming.games.dark_matter.actions import USE_CARD, place_of
from gloaming.games.dark_matter.content.deck import NO_DECK, Deck
from gloaming.games.dark_matter.names import (
    CARDS_OF_COLOR,
    COLORS,
    FLIPPED,
    MARKET,
    SOLDIERS,
    START_GEMS,
    UPPER_BACK,
    ZONES,
)

NO_GOAL: Final = -1


@final
class Player:
    """One player: gems, soldiers, three Matter Cards, planets."""

    def __init__(self) -> None:
        self.gems: Int = START_GEMS  # held: DM-SET-02
        self.aside: Int = 0  # earned this turn, not yet to be paid: DM-ACT-28
        self.soldiers: Int = 0  # owned, those on others' planets too: DM-SET-09
        self.spent: Int = 0  # Diplomacy Cards turned to used: DM-DIP-03, 05
        self.cards: list[Int] = [-1] * COLORS  # Matter Card by colour; -1 before the deal; replaced
        self.position: Int = 0  # two bits a colour: flipped, spun
        self.seen: Int = 0  # a bit a colour: flipped once, so that everybody knows both sides: DM-R76
        self.planets: list[Int] = []  # controlled, in the order of terraforming; replaced
        self.charter: Int = -1  # the Civilization Card
        self.civilized: bool = False  # it has been improved
        self.hole: Int = 0  # soldiers in the black hole

    def clone(self) -> Player:
        """An independent copy; cards and planets are lists that are replaced and never changed."""
        twin = Player()
        twin.gems = self.gems
        twin.aside = self.aside
        twin.soldiers = self.soldiers
        twin.spent = self.spent
        twin.cards = self.cards
        twin.position = self.position
        twin.seen = self.seen
        twin.planets = self.planets
        twin.charter = self.charter
        twin.civilized = self.civilized
        twin.hole = self.hole
        return twin

    def upper_face(self, color: Int) -> Int:
        """The printed zone that is now Upper Face; it tells the whole position.  DM-CARD-05, 08"""
        return self.position >> 2 * color & 3

    def turn_card(self, color: Int, change: Int) -> None:
        """Spin or Flip a card: `change` is SPUN or FLIPPED.  DM-CARD-06 to 08"""
        self.position ^= change << 2 * color

    def knows_all_of(self, color: Int) -> bool:
        """Has everybody seen both sides of this card?  DM-R76"""
        return self.seen >> color & 1 == 1


@final
class State(core.State):
    """The whole table of Dark Matter."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: Deck = NO_DECK  # what is printed; shared
        self.civilizations: bool = False  # the five variants: DM-SET-14, DM-VAR-15
        self.quick_process: bool = False
        self.powerful_planets: bool = False
        self.black_hole: bool = False
        self.unlimited_planets: bool = False
        self.round: Int = 0
        self.first: Int = -1  # holds the First Player Marker: DM-SET-16
        self.active: Int = -1  # whose turn it is
        self.market: list[Int] = [-1] * MARKET  # planet by place, -1 where none lies
        self.pile: Int = 0  # planets still in the deck, a bit each: DM-SET-10, 12
        self.last: Int = -1  # the one on top, drawn last: DM-SET-13
        self.improved: Int = 0  # planets, a bit each
        self.turned: Int = 0
        self.used: Int = 0  # by their controller, this turn
        self.attacked: Int = 0  # soldiers of the active player lie there
        self.recruited: bool = False  # soldiers were earned this turn
        self.goal: Int = NO_GOAL  # the action in hand, by its number in the vocabulary
        self.need: Int = 0  # what a Civilization Card costs, fixed when that was declared
        self.sources: list[Int] = []  # used for the action in hand, in order; replaced
        self.owed: Int = 0  # four bits a seat: further cards that Diplomacy icons of this action call for
        self.players: list[Player] = []

    def clone(self) -> State:
        """An independent state, equal in everything."""
        twin = State()
        self.copy_core(twin)
        twin.deck = self.deck
        twin.civilizations = self.civilizations
        twin.quick_process = self.quick_process
        twin.powerful_planets = self.powerful_planets
        twin.black_hole = self.black_hole
        twin.unlimited_planets = self.unlimited_planets
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.market = self.market.copy()
        twin.pile = self.pile
        twin.last = self.last
        twin.improved = self.improved
        twin.turned = self.turned
        twin.used = self.used
        twin.attacked = self.attacked
        twin.recruited = self.recruited
        twin.goal = self.goal
        twin.need = self.need
        twin.sources = self.sources
        twin.owed = self.owed
        twin.players = [player.clone() for player in self.players]
        return twin

    # --- Matter Cards

    def zone(self, seat: Int, color: Int, place: Int) -> Int:
        """The number of the printed zone that is now at a place of a card.  DM-CARD-01, 05"""
        player = self.players[seat]
        return ZONES * player.cards[color] + (player.upper_face(color) ^ place)

    def skill_at(self, seat: Int, color: Int, place: Int) -> Int:
        """The icons at a place of a card.  DM-CARD-02"""
        return self.deck.skill[self.zone(seat, color, place)]

    def initiative(self, seat: Int) -> Int:
        """The total of the Upper Back zones.  DM-INIT-01"""
        total: Int = 0
        for color in range(COLORS):
            total += self.deck.initiative[self.zone(seat, color, UPPER_BACK)]
        return total

    def flip(self, seat: Int, color: Int) -> None:
        """Flip a card; the first time, everybody learns its other side.  DM-CARD-07; DM-R76"""
        player = self.players[seat]
        player.turn_card(color, FLIPPED)
        if not player.knows_all_of(color):
            player.seen |= 1 << color
            self.revelations += 1

    # --- planets

    def is_improved(self, planet: Int) -> bool:
        """Does its Back count?  DM-IMP-04"""
        return self.improved >> planet & 1 == 1

    def is_turned(self, planet: Int) -> bool:
        """Is it rotated by a quarter?"""
        return self.turned >> planet & 1 == 1

    def was_used(self, planet: Int) -> bool:
        """Has its controller used it this turn?"""
        return self.used >> planet & 1 == 1

    def is_attacked(self, planet: Int) -> bool:
        """Do soldiers of the active player lie on it?"""
        return self.attacked >> planet & 1 == 1

    def side(self, planet: Int) -> Int:
        """The number of its current side.  DM-PLN-01 to 04"""
        return 2 * planet + (self.improved >> planet & 1)

    def owner(self, planet: Int) -> Int:
        """Who controls it, or -1.  DM-TER-11"""
        for seat in range(len(self.players)):
            if planet in self.players[seat].planets:
                return seat
        return -1

    def planet_limit(self) -> Int:
        """How many planets one may control.  DM-TER-03, 04; DM-VAR-12"""
        if self.unlimited_planets:
            return 1 << 10
        return 7 if len(self.players) == 2 else 5

    # --- soldiers and Diplomacy Cards

    def soldier_supply(self) -> Int:
        """How many are left to take; those in black holes stay missing.  DM-SOL-16; DM-R28, DM-R42"""
        left: Int = SOLDIERS
        for player in self.players:
            left -= player.soldiers + player.hole
        return left

    def free_soldiers(self) -> Int:
        """Soldiers of the active player that do not lie on a planet.  DM-SOL-07"""
        free = self.players[self.active].soldiers
        if self.attacked == 0:
            return free
        for player in self.players:
            for planet in player.planets:
                if self.is_attacked(planet):
                    free -= self.deck.defense[self.side(planet)]
        return free

    def diplomacy_cards(self) -> Int:
        """How many each player has.  DM-SET-03, 04; DM-DIP-01, 02"""
        return 2 if len(self.players) == 2 else 1

    def seat_after(self, seat: Int) -> Int:
        """The seat clockwise."""
        return 0 if seat + 1 == len(self.players) else seat + 1

    # --- the end, and what a seat may imagine

    def scores(self) -> list[Int]:
        """Victory Points as the game stands."""
        return [scoring.total(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[Int]:
        """As in `scoring`."""
        return scoring.best(self)

    def imagine(self, seat: Int, dice: Dice) -> State:
        """The cards that this seat cannot know are dealt anew, as their backs allow.  DM-CARD-03, 04; DM-R77

        The deck has no order, so it needs none; black holes stay as they are: the amounts were public.  What
        the asked player has begun can be completed, so only deals are kept in which it can.  DM-ACT-26"""
        while True:
            twin = self.clone()
            for color in range(COLORS):
                deal_unknown(twin, seat, color, dice)
            if twin.seat < 0 or twin.seat == seat:
                return twin
            twin.actions = twin.step.options(twin)
            if len(twin.actions) > 0:
                return twin


def deal_unknown(state: State, seat: Int, color: Int, dice: Dice) -> None:
    """Deal the unknown cards of one colour anew: each holder gets one with the back that all can see."""
    free = unknown_cards(state, seat, color)
    for holder in range(len(state.players)):
        if not knows(state, seat, holder, color):
            player = state.players[holder]
            design = state.deck.design[player.cards[color]]
            fitting = [card for card in free if state.deck.design[card] == design]
            card = dice.pick(fitting)
            free.remove(card)
            player.cards = [card if other == color else player.cards[other] for other in range(COLORS)]


def knows(state: State, seat: Int, holder: Int, color: Int) -> bool:
    """Does this seat know both sides of that card?  Cards not yet dealt hide nothing, and a card that its
    owner uses in the action in hand has shown itself; it is Flipped when that is over.  DM-R75, DM-R76"""
    player = state.players[holder]
    if holder == seat or player.cards[color] < 0 or player.knows_all_of(color):
        return True
    return holder == state.active and USE_CARD + place_of(holder, color) in state.sources


def unknown_cards(state: State, seat: Int, color: Int) -> list[Int]:
    """The cards of a colour that this seat cannot place: undealt ones and covered ones.  DM-SET-07; DM-R89"""
    free: list[Int] = []
    for card in range(CARDS_OF_COLOR * color, CARDS_OF_COLOR * (color + 1)):
        known = False
        for holder in range(len(state.players)):
            if state.players[holder].cards[color] == card and knows(state, seat, holder, color):
                known = True
        if not known:
            free.append(card)
    return free
