"""A position to reckon with, set up again from what a view shows and from nothing else.  Ordinary Python.

The rules then say what is possible, as they say it of the true position; a secret that is not in the view is
not in here either.  Covered Faces are blank: nobody but their owner can use them.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dark_matter.content.deck import Deck, one, readings
from gloaming.games.dark_matter.names import CARDS, CARDS_OF_COLOR, ICON_NAMES, SOLDIERS, ZONES
from gloaming.games.dark_matter.state import Player, State
from gloaming.games.dark_matter.steps.action import ChooseSource
from gloaming.games.dark_matter.view import CardView, PlayerView, SideView, View


def position(view: View) -> State:
    """The position in which the view's own seat chooses the sources of an action."""
    state = State()
    state.deck = printed(view)
    for variant in view.variants:
        setattr(state, variant, True)
    state.round, state.first, state.active = view.round, view.first, view.active
    state.market = list(view.market)
    state.recruited = view.recruited
    state.pile = bits(view.pile)
    for name in ("improved", "turned", "used", "attacked"):
        setattr(state, name, bits([n for n, world in enumerate(view.planets) if getattr(world, name)]))
    state.goal, state.sources = view.deed.goal, list(view.deed.sources)
    state.need = icon_counts(view.deed.need)
    state.owed = sum(one(seat) for seat in view.deed.owed)
    state.players = [player(seen) for seen in view.players]
    state.players[0].hole = SOLDIERS - view.soldier_supply - sum(seen.soldiers for seen in view.players)
    state.push(ChooseSource(view.active))
    state.settle()
    return state


def bits(numbers: Sequence[int]) -> int:
    """A set of planets, a bit each."""
    return sum(1 << number for number in numbers)


def icon_counts(names: Sequence[str]) -> int:
    """Icons by name as counts."""
    return sum(one(ICON_NAMES.index(name)) for name in names)


def card_number(card: CardView) -> int:
    """The cards that lie on the table get numbers of their own, by colour and seat."""
    return CARDS_OF_COLOR * card.color + card.seat


def player(seen: PlayerView) -> Player:
    """One player; every card lies in the position of its start, for its zones are printed as they lie now."""
    out = Player()
    out.gems, out.aside, out.soldiers, out.spent = seen.gems, seen.aside, seen.soldiers, seen.spent
    out.cards = [card_number(card) for card in seen.cards]
    out.planets = list(seen.planets)
    return out


def printed(view: View) -> Deck:
    """What the cards on the table show, as a deck."""
    deck = Deck()
    deck.skill = [0] * (ZONES * CARDS)
    for seen in view.players:
        for card in seen.cards:
            for place, zone in enumerate((card.uf, card.lf, card.ub, card.lb)):
                deck.skill[ZONES * card_number(card) + place] = icon_counts(zone.icons) if zone else 0
    for world in view.planets:
        deck.cost.append(icon_counts(world.cost))
        deck.improve_cost.append(world.improve_cost)
        for side in (world.face, world.back):
            lay_side(deck, side)
    deck.needs = [readings(cost) for cost in deck.cost]
    return deck


def lay_side(deck: Deck, side: SideView) -> None:
    """One side of a planet."""
    deck.planet_skill.append(icon_counts(side.icons))
    deck.vp.append(side.vp)
    deck.defense.append(side.defense)
