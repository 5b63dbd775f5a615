"""Characters come into the game: played from a hand, later also placed by texts.  Compiled.

DV-CHAR-01 to 07; DV-ENEMY-02, 04, 05; DV-R03, DV-R29, DV-R31, DV-R32
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.steps.travel as travel
import gloaming.games.dark_venture.tales.abilities as abilities
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import GO_ON, PLAY, PUT
from gloaming.games.dark_venture.cards.piles import hand_of, shuffle
from gloaming.games.dark_venture.cards.things import give, has_room, may_hold
from gloaming.games.dark_venture.cast.gear import equip, hands_for, hands_full, may_equip
from gloaming.games.dark_venture.cast.people import enter_play, is_conscious
from gloaming.games.dark_venture.content.vocabulary import ARRIVE
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    FOE,
    FOLLOWER_AP,
    IN_DECK,
    IN_HAND,
    ITEM_DECK,
    LOCATIONS,
)
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, CHAR_02, CHAR_07
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import may_pay

# --- from a hand


def may_play(state: State, seat: Int, card: Int) -> Int:
    """A character card from hand, for 1 AP of the hero, next to the hero.  DV-CHAR-01, 02; DV-R29"""
    if state.character_at[card] != IN_HAND + seat:
        return CHAR_02
    rule = may_pay(state, state.players[seat].hero, 1)
    if rule != ALLOWED:
        return rule
    return ALLOWED if state.land.links[state.hero(seat).location] != 0 else CHAR_02


def add_characters(state: State, seat: Int, out: list[Int]) -> None:
    """Every character card that may be played."""
    for card in hand_of(state, seat, CHARACTER_DECK):
        if may_play(state, seat, card) == ALLOWED:
            out.append(PLAY + card)


@final
class ChooseSpot(Step[State]):
    """At which location next to the hero's is the token placed?  DV-CHAR-01, 02; DV-R23, DV-R29"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, card: Int) -> None:
        super().__init__(seat)
        self.card: Int = card

    def options(self, state: State) -> list[Int]:
        return exits(state, state.hero(self.seat).location)

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else CHAR_02

    def apply(self, state: State, action: Int) -> None:
        state.hero(self.seat).ap -= 1
        arrive(state, self.card, action - PUT, self.seat, FOLLOWER_AP)


def exits(state: State, here: Int) -> list[Int]:
    """The connected locations, as places where somebody can be put, ascending."""
    links = state.land.links[here]
    return [PUT + location for location in range(LOCATIONS) if has(links, location)]


# --- the arrival


def arrive(state: State, number: Int, location: Int, placer: Int, pool: Int) -> Character:
    """A character stands on the map with its items; it may be moved at once, and fights whom it meets.

    DV-CHAR-03 to 07; DV-ENEMY-02, 04, 05; DV-R26, DV-R31, DV-R32"""
    character = arrive_to_fight(state, number, location, placer)
    character.ap = pool
    state.push(ArrivalMoves(number))
    state.push(meet.CheckPeace(bit(number), location))
    abilities.fire(state, ARRIVE, number, NO_CHARACTER)
    return character


def arrive_to_fight(state: State, number: Int, location: Int, placer: Int) -> Character:
    """A character stands on the map with its items, ready for the combat that a text starts.

    DV-CHAR-03 to 06; DV-ENEMY-02"""
    character = enter_play(state, number, location)
    character.placer = placer
    character.ap = FOLLOWER_AP
    character.aggressive = state.content.characters[number].kind == FOE
    show_items(state, number)
    fetch_items(state, character)
    return character


def listed_items(state: State, number: Int) -> list[Int]:
    """What the card lists as worn, then as held.  DV-CHAR-05; DV-R76"""
    card = state.content.characters[number]
    return card.solo_worn + card.solo_held if state.solo() else card.worn + card.held


def show_items(state: State, number: Int) -> None:
    """Whoever has a listed item in hand shows it to all and keeps it.  DV-CHAR-05; DV-R83"""
    for item in listed_items(state, number):
        seat = state.item_at[item] - IN_HAND
        if 0 <= seat < len(state.players) and item not in state.players[seat].shown:
            state.players[seat].shown = [*state.players[seat].shown, item]
            state.revelations += 1


def fetch_items(state: State, character: Character) -> None:
    """Listed items that lie in the deck come to the character, equipped as far as that goes; then the deck
    is shuffled.  DV-CHAR-06; DV-R32"""
    for item in listed_items(state, character.number):
        if state.item_at[item] == IN_DECK and may_hold(state, character) and has_room(character):
            give(state, item, character)
            hands = state.content.characters[character.number].hands
            fits = hands_full(state, character) + hands_for(state, character, item) <= hands
            if fits and may_equip(state, character, item) == ALLOWED:
                equip(state, character, item)
    shuffle(state, ITEM_DECK)


@final
class ArrivalMoves(Step[State]):
    """The new character may be moved, as far as its AP go and no combat has begun.  DV-CHAR-07; DV-R31"""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        if not is_conscious(state, self.number):
            return
        character = state.someone(self.number)
        fought = character.hostile != 0
        if (
            character.ap > 0
            and character.seat < 0
            and not fought
            and state.land.links[character.location] != 0
        ):
            state.push(ChooseArrivalMove(character.placer, self.number))


@final
class ChooseArrivalMove(Step[State]):
    """Where does the new character go: nowhere, or one location on?  DV-CHAR-07; DV-ENEMY-04, 05; DV-R31"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        return [GO_ON, *exits(state, state.someone(self.number).location)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else CHAR_07

    def apply(self, state: State, action: Int) -> None:
        if action != GO_ON:
            state.someone(self.number).ap -= 1
            state.push(ArrivalMoves(self.number))
            state.push(travel.Enter(-1, bit(self.number), action - PUT))
