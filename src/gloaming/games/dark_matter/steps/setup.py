"""Set-up: the deal, the market, the first player.  All of it is chance.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_matter.actions import CHARTER, DEAL, LAST, LEAD
from gloaming.games.dark_matter.content.deck import Deck
from gloaming.games.dark_matter.names import CARDS_OF_COLOR, CIVILIZATIONS, COLORS, PLANETS
from gloaming.games.dark_matter.state import Player, State
from gloaming.games.dark_matter.steps.turn import BeginRound, Refill


def new_table(deck: Deck, seats: Int) -> State:
    """A table before the deal; the variants are switched on by who asks for it.

    DM-SET-01 to 04, 09, 10, 14; DM-R04"""
    state = State()
    state.deck = deck
    state.pile = (1 << PLANETS) - 1
    for _ in range(seats):
        state.players.append(Player())
    state.push(SetUp())
    return state


@final
class SetUp(Step[State]):
    """Matter Cards, Civilization Cards, the deck and the market, the first player.

    DM-SET-06, 10, 11, 15; DM-CIV-01"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        state.push(FirstPlayer())
        state.push(Refill())
        state.push(TopOfDeck())
        for seat in range(len(state.players) - 1, -1, -1):
            if state.civilizations:
                state.push(DealCharter(seat))
            for color in range(COLORS - 1, -1, -1):
                state.push(DealCard(seat, color))


@final
class DealCard(Step[State]):
    """A Matter Card of one colour, at random, in its starting position; undealt ones leave the game unseen.

    DM-SET-05 to 08; DM-R02, DM-R03"""

    def __init__(self, player: Int, color: Int) -> None:
        super().__init__(CHANCE)
        self.player: Int = player
        self.color: Int = color

    def outcomes(self, state: State) -> list[Int]:
        first = CARDS_OF_COLOR * self.color
        dealt = [player.cards[self.color] for player in state.players]
        return [DEAL + card for card in range(first, first + CARDS_OF_COLOR) if card not in dealt]

    def draw(self, state: State, dice: Dice) -> Int:
        return dice.pick(self.outcomes(state))

    def apply(self, state: State, action: Int) -> None:
        player = state.players[self.player]
        cards = player.cards.copy()
        cards[self.color] = action - DEAL
        player.cards = cards


@final
class DealCharter(Step[State]):
    """A Civilization Card, at random, open.  DM-CIV-01; DM-R70"""

    def __init__(self, player: Int) -> None:
        super().__init__(CHANCE)
        self.player: Int = player

    def outcomes(self, state: State) -> list[Int]:
        dealt = [player.charter for player in state.players]
        return [CHARTER + card for card in range(CIVILIZATIONS) if card not in dealt]

    def draw(self, state: State, dice: Dice) -> Int:
        return dice.pick(self.outcomes(state))

    def apply(self, state: State, action: Int) -> None:
        state.players[self.player].charter = action - CHARTER


@final
class TopOfDeck(Step[State]):
    """The planet on top of the shuffled deck, which all can see.  DM-SET-10, 12, 13"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [LAST + planet for planet in range(PLANETS)]

    def draw(self, state: State, dice: Dice) -> Int:
        return LAST + dice.below(PLANETS)

    def apply(self, state: State, action: Int) -> None:
        state.last = action - LAST


@final
class FirstPlayer(Step[State]):
    """Who goes first in the first round.  DM-SET-15, 16"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [LEAD + seat for seat in range(len(state.players))]

    def draw(self, state: State, dice: Dice) -> Int:
        return LEAD + dice.below(len(state.players))

    def apply(self, state: State, action: Int) -> None:
        state.first = action - LEAD
        state.push(BeginRound())
