"""A turn and its phases: card draw, actions, quest check.  Compiled.  DV-TURN-02 to 10; DV-R13"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.deeds as deeds
import gloaming.games.dark_venture.tales.moments as moments
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    CLAIM_HEROIC,
    DISCARD,
    DRAW_FROM,
    DRAW_SIDE,
    GO_ON,
    REVEAL,
    SWAP_SIDE,
)
from gloaming.games.dark_venture.cards.piles import can_give, hand_of, hand_size
from gloaming.games.dark_venture.cards.things import discard, in_hand
from gloaming.games.dark_venture.cast.health import heal
from gloaming.games.dark_venture.cast.modify import expire
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content.vocabulary import FOR_TURN, REST, TURN_START
from gloaming.games.dark_venture.land.standing import bonus_here
from gloaming.games.dark_venture.names import (
    ACTIONS,
    CARD_DRAW,
    COOPERATIVE,
    HAND_LIMIT,
    HEROIC_QUESTS,
    ITEM_DECK,
    ITEMS,
    LOCATION_DECK,
    QUEST_CHECK,
    SIDE_DECK,
    SIDE_LIMIT,
    SIDE_QUESTS,
    SPOREBORN,
    UNCONSCIOUS,
)
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    HAND_02,
    HAND_03,
    QST_08,
    TURN_02,
    TURN_03,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.act import NextAct, SpareActs
from gloaming.games.dark_venture.steps.draw import DrawCard
from gloaming.games.dark_venture.steps.goods import add_stowing, is_stowing, may_stow, stow
from gloaming.games.dark_venture.steps.meet import MeetInTurn
from gloaming.games.dark_venture.steps.quests import (
    add_words,
    claim_all,
    count_side_quests,
    drop_quest,
    held,
    rule_for_word,
    say_word,
    side_quests,
)
from gloaming.games.dark_venture.steps.wake import TryToWake


@final
class Turn(Step[State]):
    """One player's turn: three phases in order, in every mode.  DV-TURN-02, 10; DV-COOP-02, 07"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if state.ended:
            return
        state.active = self.player
        state.phase = CARD_DRAW
        player = state.players[self.player]
        player.drew = player.renewed = False
        player.market = player.free_object = player.free_trade = False
        player.tried = player.refused = 0
        player.looted = []
        state.used_turn = []
        state.fought = []
        deeds.forget_turn(state)
        deeds.check_all(state)
        state.push(EndTurn(self.player))
        state.push(OpenActions(self.player))
        state.push(NextDraw(self.player))
        start_turn(state, self.player)


def start_turn(state: State, seat: Int) -> None:
    """What the cards of the player's characters do at the start of the turn is due.  DV-R13, DV-R84"""
    bottom = len(state.agenda)
    for number in controlled(state, seat):
        abilities.gather(state, TURN_START, number, NO_CHARACTER)
    moments.put_in_order(state, seat, bottom)


# --- phase 1


@final
class NextDraw(Step[State]):
    """Phase 1 goes on as long as something is left to decide.  DV-TURN-03, 04; DV-R10, DV-R13"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if draw_options(state, self.player) != [GO_ON]:
            state.push(DrawPhase(self.player))


@final
class DrawPhase(Step[State]):
    """Draw a card, renew a side quest, in either order; a full hand makes room first.  Quests can be claimed.

    DV-TURN-03, 04; DV-HAND-02, 03; DV-QST-03, 06, 08; DV-R10, DV-R12, DV-R13, DV-R16, DV-R94"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        out = draw_options(state, self.seat)
        add_words(state, self.seat, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if DRAW_FROM <= action < DRAW_SIDE:
            return may_draw(state, self.seat, action - DRAW_FROM)
        if action == DRAW_SIDE:
            return may_draw_side(state, self.seat)
        if SWAP_SIDE <= action < SWAP_SIDE + SIDE_QUESTS:
            held = action - SWAP_SIDE in side_quests(state, self.seat)
            return may_swap(state, self.seat) if held else QST_08
        if action == GO_ON:
            return may_go_on(state, self.seat)
        if DISCARD <= action < DISCARD + ITEMS:
            return may_make_room(state, self.seat) if in_hand(state, self.seat, action - DISCARD) else HAND_03
        if is_stowing(action):
            rule = may_make_room(state, self.seat)
            return may_stow(state, self.seat, action) if rule == ALLOWED else rule
        if REVEAL <= action < CLAIM_HEROIC + HEROIC_QUESTS:
            return rule_for_word(state, self.seat, action)
        return TURN_02

    def apply(self, state: State, action: Int) -> None:
        if action == GO_ON:
            return
        state.push(NextDraw(self.seat))
        player = state.players[self.seat]
        if action < DRAW_SIDE:
            player.drew = True
            state.push(DrawCard(self.seat, action - DRAW_FROM))
        elif action < GO_ON:
            player.renewed = True
            if action != DRAW_SIDE:
                drop_quest(state, held(state, self.seat, SIDE_DECK, action - SWAP_SIDE))
            state.push(DrawCard(self.seat, SIDE_DECK))
        elif action < DISCARD + ITEMS:
            discard(state, action - DISCARD)
        elif is_stowing(action):
            stow(state, self.seat, action)
        else:
            say_word(state, self.seat, action)


def draw_options(state: State, seat: Int) -> list[Int]:
    """What phase 1 has left to decide, and going on if that may be; words about quests apart."""
    out: list[Int] = []
    for deck in range(LOCATION_DECK + 1):
        if may_draw(state, seat, deck) == ALLOWED:
            out.append(DRAW_FROM + deck)
    if may_draw_side(state, seat) == ALLOWED:
        out.append(DRAW_SIDE)
    if may_swap(state, seat) == ALLOWED:
        for quest in side_quests(state, seat):
            out.append(SWAP_SIDE + quest)
    if may_go_on(state, seat) == ALLOWED:
        out.append(GO_ON)
    if may_make_room(state, seat) == ALLOWED:
        for item in hand_of(state, seat, ITEM_DECK):
            out.append(DISCARD + item)
        add_stowing(state, seat, out)
    return out


def may_draw(state: State, seat: Int, deck: Int) -> Int:
    """One card a turn, from a deck that can give one, into a hand below 5.  DV-TURN-03; DV-HAND-02"""
    if state.players[seat].drew or not can_give(state, deck):
        return TURN_03
    return ALLOWED if hand_size(state, seat) < HAND_LIMIT else HAND_02


def some_deck_gives(state: State) -> bool:
    """Can a card be drawn at all?  DV-R12"""
    for deck in range(LOCATION_DECK + 1):
        if can_give(state, deck):
            return True
    return False


def may_make_room(state: State, seat: Int) -> Int:
    """With 5 cards one item may go, so that the turn's card can be drawn.  DV-HAND-03"""
    full = hand_size(state, seat) >= HAND_LIMIT
    if full and not state.players[seat].drew and some_deck_gives(state):
        return ALLOWED
    return HAND_03


def may_go_on(state: State, seat: Int) -> Int:
    """The draw comes first, unless the hand is full or no deck can give.  DV-R10"""
    if state.players[seat].drew or hand_size(state, seat) >= HAND_LIMIT or not some_deck_gives(state):
        return ALLOWED
    return TURN_03


# --- side quests


def may_draw_side(state: State, seat: Int) -> Int:
    """One more, up to three; once a turn.  DV-QST-08"""
    room = count_side_quests(state, seat) < SIDE_LIMIT
    if room and not state.players[seat].renewed and can_give(state, SIDE_DECK):
        return ALLOWED
    return QST_08


def may_swap(state: State, seat: Int) -> Int:
    """One for another, once a turn.  DV-QST-08"""
    return QST_08 if state.players[seat].renewed else ALLOWED


# --- phases 2 and 3


@final
class OpenActions(Step[State]):
    """Phase 2 begins: the unconscious may wake, others meet whom they still stand beside; then acts follow.

    DV-TURN-05; DV-CON-01; DV-R62, DV-R68"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        state.phase = ACTIONS
        if state.mode == COOPERATIVE and self.player == state.order[len(state.order) - 1]:
            for place in range(len(state.order) - 2, -1, -1):
                state.push(SpareActs(state.order[place]))
        state.push(NextAct(self.player))
        state.push(MeetInTurn(self.player))
        if state.hero(self.player).condition == UNCONSCIOUS:
            state.push(TryToWake(self.player))


@final
class EndTurn(Step[State]):
    """Phase 3: complete quests are scored, then the next player has the turn.  DV-TURN-09, 10"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        state.phase = QUEST_CHECK
        state.players[self.player].finished = True
        rest(state, self.player)
        deeds.check_all(state)
        expire(state, FOR_TURN)
        for character in state.cast:
            character.calm = False
        claim_all(state, self.player)


def rest(state: State, seat: Int) -> None:
    """A conscious hero that ends its turn at a place of rest heals; Sporeborn heal 1 more there.

    DV-STND-06; DV-HERO-03"""
    hero = state.hero(seat)
    healing = bonus_here(state, hero.location, REST)
    if healing > 0:
        sporeborn = state.content.characters[hero.number].faction == SPOREBORN
        heal(state, hero, healing + (1 if sporeborn else 0))
