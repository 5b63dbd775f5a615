"""What is on hand for an action: the sources that could be used, and what using them takes.  Compiled.

A muster is made for one question and thrown away.  A source has a place, its number in the vocabulary counted
from USE_CARD: the twelve Matter Cards, three a seat, then the twenty planets.  A set of sources has a bit for
each place.  An envoy is a planet with a Diplomacy icon: it makes no point, it lets one more card of an
opponent be used.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import USE_CARD
from gloaming.games.dark_matter.content.deck import bit, count, one
from gloaming.games.dark_matter.names import (
    ANTIMATTER,
    CARDS,
    CAVORITE,
    COLORS,
    DARK_MATTER,
    DIPLOMACY,
    HERO,
    IMPROVEMENT,
    NIBBLE,
    POINT_MASK,
    POLITICS,
    RESOURCE,
    SOLDIER,
    SOPHIA,
    UPPER_BACK,
    UPPER_FACE,
)
from gloaming.games.dark_matter.state import Player, State

ALL_CARDS: Final = (1 << CARDS) - 1
HAND: Final = (1 << COLORS) - 1  # the cards of the first seat
PLENTY: Final = 15  # own cards know no limit of uses

# The icons of a kind in a skill, and the bits that a second icon of the same kind sets.
CAVORITES: Final = 15 << NIBBLE * CAVORITE
ANTIMATTERS: Final = 15 << NIBBLE * ANTIMATTER
DARK_MATTERS: Final = 15 << NIBBLE * DARK_MATTER
SOPHIAS: Final = 15 << NIBBLE * SOPHIA
IMPROVEMENTS: Final = 15 << NIBBLE * IMPROVEMENT
SOLDIERS_SHOWN: Final = 15 << NIBBLE * SOLDIER
EFFECTS: Final = 15 << NIBBLE * RESOURCE | 15 << NIBBLE * POLITICS | 15 << NIBBLE * HERO
TWICE: Final = POINT_MASK // 15 * 2


@final
class Muster:
    """The sources on hand for the active player, those of the action in hand left out.

    With `all_cards` also the cards of opponents whose Diplomacy Cards are all used: one of these is about to
    be turned back."""

    def __init__(self, state: State, all_cards: bool) -> None:
        self.on_hand: Int = 0  # the sources; then those that show an icon
        self.cavorite: Int = 0
        self.antimatter: Int = 0
        self.dark_matter: Int = 0
        self.sophia: Int = 0
        self.improvement: Int = 0
        self.double: Int = 0  # two point icons
        self.pair: Int = 0  # two of the same kind
        self.recruiters: Int = 0  # a Soldier icon
        self.effective: Int = 0  # an icon that does something by itself: DM-ACT-24
        self.envoys: Int = 0  # planets with a Diplomacy icon
        self.guarded: Int = 0  # planets of others: so many soldiers, or more
        self.guarded_2: Int = 0
        self.guarded_3: Int = 0
        # What a plan may still spend, and what it has taken; a search changes these and puts them back.
        player = state.players[state.active]
        self.gems: Int = player.gems
        self.free: Int = state.free_soldiers()
        self.uses: Int = uses_left(state)  # of each seat's cards, four bits a seat
        self.taken: Int = 0
        self.sent: Int = 0  # envoys
        self.add_own_planets(state, player)
        if self.free > 0:
            self.add_attacks(state)
        if player.gems > 0:  # DM-ACT-11
            self.add_cards(state, all_cards or self.envoys != 0)

    # --- who comes

    def add(self, source: Int, skill: Int) -> None:
        """One more source, under each icon that it shows."""
        self.on_hand |= source
        if skill & CAVORITES != 0:
            self.cavorite |= source
        if skill & ANTIMATTERS != 0:
            self.antimatter |= source
        if skill & DARK_MATTERS != 0:
            self.dark_matter |= source
        if skill & SOPHIAS != 0:
            self.sophia |= source
        if skill & IMPROVEMENTS != 0:
            self.improvement |= source
        if skill & SOLDIERS_SHOWN != 0:
            self.recruiters |= source
        if skill & EFFECTS != 0:
            self.effective |= source
        points = skill & POINT_MASK
        if points & TWICE != 0:
            self.pair |= source
            self.double |= source
        elif points & (points - 1) != 0:
            self.double |= source

    def add_planet(self, planet: Int, skill: Int) -> None:
        """A planet as a source, or as an envoy."""
        if count(skill, DIPLOMACY) > 0:
            self.envoys |= bit(CARDS + planet)
        else:
            self.add(bit(CARDS + planet), skill)

    def add_own_planets(self, state: State, player: Player) -> None:
        """Straight planets with a skill.  DM-PLN-05 to 08, 16"""
        for planet in player.planets:
            if not state.is_turned(planet):
                skill = state.deck.planet_skill[state.side(planet)]
                if skill != 0:
                    self.add_planet(planet, skill)

    def add_attacks(self, state: State) -> None:
        """Planets of others that the free soldiers could enter.  DM-SOL-07 to 12"""
        for seat in range(len(state.players)):
            if seat != state.active:
                for planet in state.players[seat].planets:
                    side = state.side(planet)
                    defense = state.deck.defense[side]
                    if 0 < defense <= self.free and not state.is_attacked(planet):
                        self.add_attack(planet, state.deck.planet_skill[side], defense)

    def add_attack(self, planet: Int, skill: Int, defense: Int) -> None:
        """One of them, with the soldiers that it takes: one to three."""
        if skill == 0:
            return
        self.add_planet(planet, skill)
        self.guarded |= bit(CARDS + planet)
        if defense > 1:
            self.guarded_2 |= bit(CARDS + planet)
        if defense > 2:
            self.guarded_3 |= bit(CARDS + planet)

    def add_cards(self, state: State, all_cards: bool) -> None:
        """Upper Faces of own cards, Upper Backs of others' as Diplomacy allows; each once in an action.

        DM-ACT-05, 06, 12; DM-DIP-01, 02, 04"""
        used: Int = 0
        for source in state.sources:
            used |= bit_of(source)
        for seat in range(len(state.players)):
            if count(self.uses, seat) > 0 or all_cards:
                zone = UPPER_FACE if seat == state.active else UPPER_BACK
                for color in range(COLORS):
                    card = bit(COLORS * seat + color)
                    if used & card == 0:
                        self.add(card, state.skill_at(seat, color, zone))

    # --- who makes what

    def showing(self, kind: Int) -> Int:
        """The sources with an icon of this kind of point."""
        if kind == CAVORITE:
            return self.cavorite
        if kind == ANTIMATTER:
            return self.antimatter
        if kind == DARK_MATTER:
            return self.dark_matter
        return self.sophia if kind == SOPHIA else self.improvement

    def making(self, kind: Int) -> Int:
        """The sources that can make a point of this kind.  DM-ACT-29 to 33; DM-TER-09; DM-R30"""
        return self.improvement if kind == IMPROVEMENT else self.showing(kind) | self.sophia

    def adding(self, source: Int, kind: Int, other: Int) -> bool:
        """Once one of a source's icons has made a point of a kind, can the other make this other point?

        The first one is an icon of that kind if there is one, otherwise Sophia."""
        plain = self.showing(kind) & source != 0
        if self.showing(other) & source != 0 and (other != kind or self.pair & source != 0):
            return True
        wild = self.sophia & source != 0 and other != IMPROVEMENT
        return wild and (plain or self.pair & source != 0)

    # --- what a plan spends

    def ready(self) -> Int:
        """The sources that could be used with what is left.  Where the limit of an opponent is reached, an
        envoy must be there that can go first.  DM-DIP-01, 02, 08, 10"""
        ready = self.on_hand & ~self.taken & ~self.beyond()
        if self.gems == 0:
            ready &= ~ALL_CARDS
        shut = self.shut()
        return ready & ~shut if ready & shut != 0 and self.next_envoy() == 0 else ready

    def beyond(self) -> Int:
        """The planets that the free soldiers cannot enter."""
        if self.free > 2 or self.guarded == 0:
            return 0
        if self.free == 2:
            return self.guarded_3
        return self.guarded_2 if self.free == 1 else self.guarded

    def shut(self) -> Int:
        """The cards of opponents that no Diplomacy Card lets use.  DM-DIP-04"""
        shut: Int = 0
        for seat in range(CARDS // COLORS):
            if self.uses >> NIBBLE * seat & 15 == 0:
                shut |= HAND << COLORS * seat
        return shut

    def next_envoy(self) -> Int:
        """The envoy that takes the fewest soldiers of those not sent yet and within reach; 0 for none."""
        left = self.envoys & ~self.sent & ~self.beyond()
        if left & ~self.guarded != 0:
            left &= ~self.guarded
        elif left & ~self.guarded_2 != 0:
            left &= ~self.guarded_2
        elif left & ~self.guarded_3 != 0:
            left &= ~self.guarded_3
        return left & -left

    def price(self, planet: Int) -> Int:
        """Soldiers to be placed on it; none on an own planet."""
        if self.guarded & planet == 0:
            return 0
        if self.guarded_2 & planet == 0:
            return 1
        return 2 if self.guarded_3 & planet == 0 else 3

    def spend(self, source: Int) -> None:
        """Take a source that is ready, and the envoy that it needs.  DM-ACT-07"""
        self.taken |= source
        if source > ALL_CARDS:
            self.free -= self.price(source)
            return
        self.gems -= 1
        seat = holder(source)
        if count(self.uses, seat) > 0:
            self.uses -= one(seat)
        else:
            self.send(self.next_envoy())

    def send(self, envoy: Int) -> None:
        """An envoy goes."""
        self.free -= self.price(envoy)
        self.sent |= envoy

    def put_back(self, source: Int, free: Int, uses: Int, sent: Int) -> None:
        """Undo `spend`, given what was left before."""
        self.taken ^= source
        self.free = free
        self.uses = uses
        self.sent = sent
        if source <= ALL_CARDS:
            self.gems += 1


def uses_left(state: State) -> Int:
    """How often a card of each seat may still be used, four bits a seat.  DM-DIP-01 to 04"""
    uses: Int = 0
    cards = state.diplomacy_cards()
    for seat in range(len(state.players)):
        left = PLENTY if seat == state.active else cards - state.players[seat].spent
        uses += left * one(seat)
    return uses


def holder(card: Int) -> Int:
    """Whose Matter Card it is."""
    seat: Int = 0
    while card > HAND:
        card >>= COLORS
        seat += 1
    return seat


def bit_of(source: Int) -> Int:
    """The bit of a source of the vocabulary."""
    return bit(source - USE_CARD)


def add_all(sources: Int, out: list[Int]) -> None:
    """The numbers of the sources in a set, ascending."""
    source: Int = USE_CARD
    while sources != 0:
        if sources & 1 == 1:
            out.append(source)
        sources >>= 1
        source += 1
