"""Quests in the turn: revealing, claiming, trading three side quests for a heroic one.  Compiled.

DV-QST-03, 05 to 07; DV-TURN-09; DV-R16, DV-R19
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.games.dark_venture.actions import CLAIM, CLAIM_HEROIC, REVEAL
from gloaming.games.dark_venture.cards.piles import can_give, put_card
from gloaming.games.dark_venture.names import (
    COMPETITIVE,
    DISCARDED,
    HEROIC_DECK,
    OUT,
    SIDE_DECK,
    SIDE_LIMIT,
    SOLO_RANKED,
)
from gloaming.games.dark_venture.parts import has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, QST_03, QST_06, QST_07
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import DrawCard, KeepHeroic
from gloaming.games.dark_venture.steps.goods import may_pay


def held(state: State, seat: Int, deck: Int, number: Int) -> Int:
    """The place of that quest among those held, if this seat holds it; -1 otherwise."""
    for place in range(len(state.quests)):
        quest = state.quests[place]
        if quest.seat == seat and quest.deck == deck and quest.number == number:
            return place
    return -1


def side_quests(state: State, seat: Int) -> list[Int]:
    """The side quests that a seat holds, ascending."""
    numbers: list[Int] = []
    for quest in state.quests:
        if quest.seat == seat and quest.deck == SIDE_DECK:
            numbers.append(quest.number)
    numbers.sort()
    return numbers


def count_side_quests(state: State, seat: Int) -> Int:
    """How many side quests a seat holds."""
    found: Int = 0
    for quest in state.quests:
        if quest.seat == seat and quest.deck == SIDE_DECK:
            found += 1
    return found


def drop_quest(state: State, place: Int) -> None:
    """A quest is discarded: a side quest to its pile, a heroic one out of the game.  DV-QST-06; DV-R93, 94"""
    quest = state.quests[place]
    state.quests = [other for other in state.quests if other is not quest]
    put_card(state, quest.deck, quest.number, DISCARDED if quest.deck == SIDE_DECK else OUT)


# --- revealing and claiming


def may_reveal(state: State, seat: Int, number: Int) -> Int:
    """An own side quest that is still secret.  DV-QST-03; DV-R105"""
    place = held(state, seat, SIDE_DECK, number)
    return ALLOWED if place >= 0 and not state.quests[place].revealed else QST_03


def reveal(state: State, seat: Int, number: Int) -> None:
    """All know the quest from now on.  DV-QST-03; DV-R105"""
    state.quests[held(state, seat, SIDE_DECK, number)].revealed = True
    state.revelations += 1


def may_claim(state: State, seat: Int, deck: Int, number: Int) -> Int:
    """An own quest that is complete.  DV-QST-05, 06; DV-R16"""
    place = held(state, seat, deck, number)
    return ALLOWED if place >= 0 and state.quests[place].complete else QST_06


def claim(state: State, seat: Int, deck: Int, number: Int) -> None:
    """The quest is discarded and its points are gained at once, a bonus by those who helped.  DV-QST-06"""
    place = held(state, seat, deck, number)
    quest = state.quests[place]
    card = deeds.card_of(state, quest)
    drop_quest(state, place)
    state.revelations += 1
    for other in range(len(state.players)):
        if has(quest.helpers, other) and other != seat:
            gain_points(state, other, card.bonus)
    gain_points(state, seat, card.qp)


def claim_all(state: State, seat: Int) -> None:
    """Phase 3: every complete quest of the player is scored and discarded.  DV-TURN-09; DV-R16"""
    for quest in state.quests:
        if quest.seat == seat and quest.complete and not state.ended:
            claim(state, seat, quest.deck, quest.number)


def gain_points(state: State, seat: Int, points: Int) -> None:
    """Quest points, never below zero; where a target is reached, the game is won at once.

    DV-GOLD-02; DV-SOLO-06; DV-R73, DV-R74, DV-R80"""
    player = state.players[seat]
    player.qp = max(0, player.qp + points)
    if state.mode not in (COMPETITIVE, SOLO_RANKED) and len(state.winners()) > 0:
        state.ended = True
        state.agenda = []


def add_words(state: State, seat: Int, out: list[Int]) -> None:
    """Everything that this seat may reveal or claim now, ascending."""
    found: list[Int] = []
    for quest in state.quests:
        if quest.seat == seat:
            if not quest.revealed:
                found.append(REVEAL + quest.number)
            if quest.complete:
                found.append((CLAIM if quest.deck == SIDE_DECK else CLAIM_HEROIC) + quest.number)
    found.sort()
    out.extend(found)


def rule_for_word(state: State, seat: Int, action: Int) -> Int:
    """Which rule forbids this revealing or claiming, if any does?"""
    if action < CLAIM:
        return may_reveal(state, seat, action - REVEAL)
    if action < CLAIM_HEROIC:
        return may_claim(state, seat, SIDE_DECK, action - CLAIM)
    return may_claim(state, seat, HEROIC_DECK, action - CLAIM_HEROIC)


def say_word(state: State, seat: Int, action: Int) -> None:
    """Reveal or claim."""
    if action < CLAIM:
        reveal(state, seat, action - REVEAL)
    elif action < CLAIM_HEROIC:
        claim(state, seat, SIDE_DECK, action - CLAIM)
    else:
        claim(state, seat, HEROIC_DECK, action - CLAIM_HEROIC)


# --- three side quests for a heroic one


def may_trade_quests(state: State, seat: Int) -> Int:
    """Once a game, for 1 AP of the hero: three side quests that are not complete.  DV-QST-07; DV-R19"""
    if state.players[seat].traded or not can_give(state, HEROIC_DECK):
        return QST_07
    open_ones: Int = 0
    for quest in state.quests:
        if quest.seat == seat and quest.deck == SIDE_DECK and not quest.complete:
            open_ones += 1
    return may_pay(state, state.players[seat].hero, 1) if open_ones == SIDE_LIMIT else QST_07


def trade_quests(state: State, seat: Int) -> None:
    """The three go, the next heroic quest comes and is revealed.  DV-QST-07"""
    state.hero(seat).ap -= 1
    state.players[seat].traded = True
    for number in side_quests(state, seat):
        drop_quest(state, held(state, seat, SIDE_DECK, number))
    state.push(KeepHeroic(seat))
    state.push(DrawCard(seat, HEROIC_DECK))
