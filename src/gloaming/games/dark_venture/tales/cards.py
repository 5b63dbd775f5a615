"""Operations about decks, hands, points, AP and flags.  Compiled.  DV-QST-08; DV-R11, DV-R83"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import DISCARD, GO_ON, LOOK, SWAP_SIDE, TOPMOST
from gloaming.games.dark_venture.cards.piles import cards_at, draws, hand_of
from gloaming.games.dark_venture.cards.things import discard
from gloaming.games.dark_venture.cast.people import is_hero
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    ANY_DECK,
    AP,
    DISCARD_HAND,
    DRAW,
    DRAW_HEROIC,
    FLAG,
    PEEK,
    QP,
    REVEAL,
)
from gloaming.games.dark_venture.names import (
    FOLLOWER_AP,
    HERO_AP,
    IN_DECK,
    ITEM_DECK,
    LOCATION_DECK,
    SIDE_DECK,
    SIDE_LIMIT,
)
from gloaming.games.dark_venture.parts import Tale, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, QST_08, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import DrawCard, DrawHeroic, card_of, drawn
from gloaming.games.dark_venture.steps.quests import (
    count_side_quests,
    drop_quest,
    gain_points,
    held,
    side_quests,
)


def is_about_cards(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (DRAW, DRAW_HEROIC, PEEK, QP, AP, FLAG, REVEAL, DISCARD_HAND)


def do(state: State, tale: Tale, effect: Effect, chosen: list[Int]) -> None:
    """Do it for the acting player, or for the players of those chosen."""
    op = effect.op
    if op == DRAW:
        for _ in range(effect.number):
            state.push(DrawForTale(tale.seat, effect.kind))
    elif op == DRAW_HEROIC:
        state.push(DrawHeroic(tale.seat, effect.number, effect.keep, 0))
    elif op == PEEK:
        peek(state, tale.seat, effect.kind, effect.number)
    elif op == FLAG:
        state.players[tale.seat].flags |= bit(effect.token)
    elif op == QP:
        gain_points(state, tale.seat, effect.number)
    else:
        for number in chosen:
            do_to(state, effect, number)


def do_to(state: State, effect: Effect, number: Int) -> None:
    """AP for a character; its player's hand shown or thinned."""
    character = state.someone(number)
    if effect.op == AP:
        left = character.ap + effect.number
        character.ap = max(0, left)
        most = HERO_AP if is_hero(state, number) else FOLLOWER_AP
        character.debt = min(most, character.debt - min(0, left))  # a pool is never below 0: DV-R61
    elif character.seat >= 0 and effect.op == REVEAL:
        show_hand(state, character.seat)
    elif character.seat >= 0:
        state.push(DiscardCards(character.seat, effect.number))


def show_hand(state: State, seat: Int) -> None:
    """All know the hand as it is now.  DV-R83"""
    player = state.players[seat]
    player.shown = player.hand
    state.revelations += 1


# --- drawing


@final
class DrawForTale(Step[State]):
    """A text has a card drawn; a fourth side quest comes only for one of the three.  DV-QST-08"""

    def __init__(self, player: Int, deck: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.deck: Int = deck

    def apply(self, state: State, action: Int) -> None:
        if self.deck == SIDE_DECK and count_side_quests(state, self.player) >= SIDE_LIMIT:
            state.push(SwapOrSkip(self.player))
        else:
            state.push(DrawCard(self.player, self.deck))


@final
class SwapOrSkip(Step[State]):
    """Which of three side quests goes for a new one, or none?  DV-QST-08"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        out = [SWAP_SIDE + quest for quest in side_quests(state, self.seat)]
        out.append(GO_ON)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else QST_08

    def apply(self, state: State, action: Int) -> None:
        if action != GO_ON:
            drop_quest(state, held(state, self.seat, SIDE_DECK, action - SWAP_SIDE))
            state.push(DrawCard(self.seat, SIDE_DECK))


@final
class DiscardCards(Step[State]):
    """So many item cards of the hand are discarded, the player's choice; as many as there are."""

    def __init__(self, player: Int, left: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.left: Int = left

    def apply(self, state: State, action: Int) -> None:
        if self.left > 0 and len(hand_of(state, self.player, ITEM_DECK)) > 0:
            state.push(DiscardCards(self.player, self.left - 1))
            state.push(DiscardCard(self.player))


@final
class DiscardCard(Step[State]):
    """Which item card of the hand is discarded?"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [DISCARD + item for item in hand_of(state, self.seat, ITEM_DECK)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        discard(state, action - DISCARD)


# --- looking at the top of a deck


def peek(state: State, seat: Int, deck: Int, count: Int) -> None:
    """The player looks at so many cards and puts them back in any order."""
    if deck == ANY_DECK:
        state.push(ChooseDeck(seat, count))
    else:
        state.push(LookAt(seat, deck, count))


@final
class ChooseDeck(Step[State]):
    """At which deck does the player look?"""

    def __init__(self, seat: Int, count: Int) -> None:
        super().__init__(seat)
        self.count: Int = count

    def options(self, state: State) -> list[Int]:
        return [LOOK + deck for deck in range(LOCATION_DECK + 1)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        state.push(LookAt(self.seat, action - LOOK, self.count))


@final
class LookAt(Step[State]):
    """Card by card is uncovered; then the player orders them."""

    def __init__(self, player: Int, deck: Int, count: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.deck: Int = deck
        self.count: Int = count

    def apply(self, state: State, action: Int) -> None:
        pile = state.piles[self.deck]
        inside = len(cards_at(state, self.deck, IN_DECK))
        if len(pile.top) < min(self.count, inside):
            state.push(self)
            state.push(Uncover(self.player, self.deck))
            return
        seen = min(self.count, inside)
        pile.knows = [
            bit(self.player) if place < seen else pile.knows[place] for place in range(len(pile.top))
        ]
        if seen > 1:
            state.push(OrderTop(self.player, self.deck, 0, seen))


@final
class Uncover(Step[State]):
    """Chance: which card lies below those on top that are known?"""

    def __init__(self, player: Int, deck: Int) -> None:
        super().__init__(CHANCE)
        self.player: Int = player
        self.deck: Int = deck

    def outcomes(self, state: State) -> list[Int]:
        return [drawn(self.deck, card) for card in below_top(state, self.deck)]

    def draw(self, state: State, dice: Dice) -> Int:
        return drawn(self.deck, dice.pick(below_top(state, self.deck)))

    def apply(self, state: State, action: Int) -> None:
        card = card_of(action)
        pile = state.piles[self.deck]
        if len(pile.bottom) > 0 and pile.bottom[0] == card:
            pile.bottom, pile.knows_bottom = pile.bottom[1:], pile.knows_bottom[1:]
        pile.top = [*pile.top, card]
        pile.knows = [*pile.knows, bit(self.player)]


def below_top(state: State, deck: Int) -> list[Int]:
    """What the card below the known ones on top can be, ascending, all alike."""
    pile = state.piles[deck]
    if len(pile.top) == 0:
        return draws(state, deck)
    inside = cards_at(state, deck, IN_DECK)
    if len(inside) == len(pile.top) + len(pile.bottom):
        return [pile.bottom[0]]
    return [card for card in inside if card not in pile.top and card not in pile.bottom]


@final
class OrderTop(Step[State]):
    """Which of the cards that were looked at lies next, from the top?"""

    def __init__(self, seat: Int, deck: Int, place: Int, count: Int) -> None:
        super().__init__(seat)
        self.deck: Int = deck
        self.place: Int = place
        self.count: Int = count

    def options(self, state: State) -> list[Int]:
        rest = state.piles[self.deck].top[self.place : self.count]
        return [TOPMOST + card for card in sorted(rest)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else TURN_08

    def apply(self, state: State, action: Int) -> None:
        pile = state.piles[self.deck]
        card = action - TOPMOST
        rest = [other for other in pile.top[self.place :] if other != card]
        pile.top = [*pile.top[: self.place], card, *rest]
        if self.place + 2 < self.count:
            state.push(OrderTop(self.seat, self.deck, self.place + 1, self.count))
