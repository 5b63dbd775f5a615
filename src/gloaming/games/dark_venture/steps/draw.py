"""Drawing cards: into the hand, side quests, heroic quests to choose from.  Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import DISCARD, DRAWN, DRAWN_CARDS, TAKE_HEROIC
from gloaming.games.dark_venture.cards.piles import (
    cards_at,
    draws,
    hand_of,
    hand_size,
    is_empty,
    put_card,
    put_under,
    refill,
    take_top,
)
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.content.vocabulary import NONE
from gloaming.games.dark_venture.names import (
    HAND_LIMIT,
    HEROIC_DECK,
    HEROIC_QUESTS,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ITEM_DECK,
    SIDE_DECK,
)
from gloaming.games.dark_venture.parts import Quest, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, HAND_02, QST_01
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import add_stowing, is_stowing, may_stow, stow


def drawn(deck: Int, card: Int) -> Int:
    """The chance action that draws this card of this deck."""
    return DRAWN + deck * DRAWN_CARDS + card


def card_of(action: Int) -> Int:
    """The card that a chance action draws."""
    return (action - DRAWN) % DRAWN_CARDS


@final
class DrawCard(Step[State]):
    """The next card of a deck comes into a hand; where no deck can give one, nothing happens.

    DV-SET-22; DV-TURN-03; DV-R12"""

    def __init__(self, player: Int, deck: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.deck: Int = deck

    def apply(self, state: State, action: Int) -> None:
        refill(state, self.deck)
        if not is_empty(state, self.deck):
            state.push(TakeCard(self.player, self.deck))


@final
class TakeCard(Step[State]):
    """Chance: which card is it?  A side quest is held at once, a heroic one is offered.  DV-QST-02"""

    def __init__(self, player: Int, deck: Int) -> None:
        super().__init__(CHANCE)
        self.player: Int = player
        self.deck: Int = deck

    def outcomes(self, state: State) -> list[Int]:
        return [drawn(self.deck, card) for card in draws(state, self.deck)]

    def draw(self, state: State, dice: Dice) -> Int:
        return drawn(self.deck, dice.pick(draws(state, self.deck)))

    def apply(self, state: State, action: Int) -> None:
        card = card_of(action)
        if self.deck == SIDE_DECK:
            hold_quest(state, self.player, SIDE_DECK, card)
        else:
            take_top(state, self.deck, card, IN_HAND + self.player)
            limit_hand(state, self.player, self.deck, card)


def limit_hand(state: State, seat: Int, deck: Int, card: Int) -> None:
    """A sixth card: an item leaves the hand; without an item in it, the card goes back under its deck.

    DV-HAND-02; DV-R11"""
    if hand_size(state, seat) <= HAND_LIMIT:
        return
    if len(hand_of(state, seat, ITEM_DECK)) > 0:
        state.push(ReduceHand(seat))
    else:
        put_under(state, deck, card, bit(seat))


@final
class ReduceHand(Step[State]):
    """Which item leaves a hand of six: to a character's things, or to the discard pile?  DV-R11"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        for item in hand_of(state, self.seat, ITEM_DECK):
            out.append(DISCARD + item)
        add_stowing(state, self.seat, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if is_stowing(action):
            return may_stow(state, self.seat, action)
        return ALLOWED if action in self.options(state) else HAND_02

    def apply(self, state: State, action: Int) -> None:
        if is_stowing(action):
            stow(state, self.seat, action)
        else:
            discard(state, action - DISCARD)


def hold_quest(state: State, seat: Int, deck: Int, number: Int) -> None:
    """A quest is held from now on; deeds from before do not count, what it does on accepting waits.

    DV-QST-10; DV-R17"""
    put_card(state, deck, number, IN_PLAY)
    quest = Quest()
    quest.deck = deck
    quest.number = number
    quest.seat = seat
    quest.revealed = deck == HEROIC_DECK
    card = state.content.heroic[number] if deck == HEROIC_DECK else state.content.side[number]
    quest.progress = [0] * len(card.nodes)
    quest.waiting = card.on_accept.op != NONE
    state.quests.append(quest)
    deeds.check(state, quest)


@final
class DrawHeroic(Step[State]):
    """Draw so many heroic quests, keep some, shuffle the rest back; then draw side quests.

    DV-QST-01, 02; DV-DAY-03; DV-R70"""

    def __init__(self, player: Int, count: Int, keep: Int, side: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.count: Int = count
        self.keep: Int = keep
        self.side: Int = side

    def apply(self, state: State, action: Int) -> None:
        for _ in range(self.side):
            state.push(DrawCard(self.player, SIDE_DECK))
        state.push(ReturnHeroic(self.player))
        for _ in range(self.keep):
            state.push(KeepHeroic(self.player))
        for _ in range(self.count):
            state.push(DrawCard(self.player, HEROIC_DECK))


def offered(state: State, seat: Int) -> list[Int]:
    """The heroic quests that this seat has drawn and not yet decided on."""
    return cards_at(state, HEROIC_DECK, IN_HAND + seat)


@final
class KeepHeroic(Step[State]):
    """If anything was drawn, the player keeps one of it.  DV-QST-01; DV-R70"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if len(offered(state, self.player)) > 0:
            state.push(ChooseHeroic(self.player))


@final
class ChooseHeroic(Step[State]):
    """Which of the drawn heroic quests is kept?  It is revealed, the others go back.  DV-QST-01; DV-R09"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [TAKE_HEROIC + quest for quest in offered(state, self.seat)]

    def forbids(self, state: State, action: Int) -> Int:
        if TAKE_HEROIC <= action < TAKE_HEROIC + HEROIC_QUESTS and action in self.options(state):
            return ALLOWED
        return QST_01

    def apply(self, state: State, action: Int) -> None:
        hold_quest(state, self.seat, HEROIC_DECK, action - TAKE_HEROIC)


@final
class ReturnHeroic(Step[State]):
    """What was not kept is shuffled back.  DV-QST-01; DV-DAY-03"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        for quest in offered(state, self.player):
            put_card(state, HEROIC_DECK, quest, IN_DECK)
