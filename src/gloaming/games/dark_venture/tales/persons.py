"""Operations that bring characters: spawn, fight, join, a follower roll.  Compiled.

DV-ENEMY-01, 02, 05; DV-R26, DV-R86
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.arrive as arrival
import gloaming.games.dark_venture.steps.fight as battles
import gloaming.games.dark_venture.steps.follow as following
import gloaming.games.dark_venture.steps.meet as meet
import gloaming.games.dark_venture.tales.abilities as abilities
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import ACCEPT, PICK, REFUSE
from gloaming.games.dark_venture.cards.piles import refill, shuffle
from gloaming.games.dark_venture.cast.people import here, is_conscious
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    ANGERED,
    ARRIVE,
    CALMED,
    FIGHT,
    FOLLOW_ROLL,
    JOIN,
    SANCTUARY,
    SPAWN,
    THAT,
)
from gloaming.games.dark_venture.land.standing import holds_here
from gloaming.games.dark_venture.names import CHARACTER_DECK, DEAD, DISCARDED, FOLLOWER, IN_DECK
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Tale, bit
from gloaming.games.dark_venture.rule_numbers import ALLOWED, FOL_01, FOL_04
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.draw import card_of, drawn
from gloaming.games.dark_venture.tales.select import fits_person, place_of_tale


def is_about_persons(op: Int) -> bool:
    """Is this operation carried out here?"""
    return op in (SPAWN, FIGHT, JOIN, FOLLOW_ROLL)


def do(state: State, tale: Tale, effect: Effect) -> None:
    """Do it."""
    if effect.op == SPAWN:
        spawn(state, tale, effect)
    elif effect.op == FIGHT:
        fight(state, tale, effect)
    elif effect.op == JOIN:
        join(state, tale, effect)
    else:
        state.push(FollowRoll(tale.seat, effect.number))


# --- spawn


def spawn(state: State, tale: Tale, effect: Effect) -> None:
    """A named character from the deck, else the discard pile; a random one from the deck.

    DV-ENEMY-01; DV-R86"""
    if effect.drawn:
        state.push(RevealCharacter(effect.no, tale.where, False))
    else:
        place(state, tale, effect, effect.people.only, tale.where)


def can_come(state: State, effect: Effect) -> bool:
    """Is there a card that the text can bring?  DV-R86"""
    if not effect.drawn:
        return state.character_at[effect.people.only] in (IN_DECK, DISCARDED)
    refill(state, CHARACTER_DECK)
    return len(comers(state, effect)) > 0


def otherwise(state: State, effect: Effect) -> None:
    """What happens where the card cannot come.  DV-R86"""
    if len(effect.parts) > 0:
        state.push(telling.Tell(effect.parts[0].no))


def comers(state: State, effect: Effect) -> list[Int]:
    """The cards of the deck that fit, ascending."""
    return [card for card in effect.deck if state.character_at[card] == IN_DECK]


@final
class RevealCharacter(Step[State]):
    """The deck is uncovered until a card fits: each that does is as likely.  `to_fight`: combat at once."""

    def __init__(self, effect: Int, location: Int, to_fight: bool) -> None:
        super().__init__(CHANCE)
        self.effect: Int = effect
        self.location: Int = location
        self.to_fight: bool = to_fight

    def outcomes(self, state: State) -> list[Int]:
        cards = comers(state, state.content.effects[self.effect])
        return [drawn(CHARACTER_DECK, card) for card in cards]

    def draw(self, state: State, dice: Dice) -> Int:
        return drawn(CHARACTER_DECK, dice.pick(comers(state, state.content.effects[self.effect])))

    def apply(self, state: State, action: Int) -> None:
        tale = telling.told(state)
        if self.to_fight:
            call_to_fight(state, tale, card_of(action))
        else:
            place(state, tale, state.content.effects[self.effect], card_of(action), self.location)


def place(state: State, tale: Tale, effect: Effect, number: Int, location: Int) -> None:
    """The character arrives, in the mood that the text says, placed by the acting player.  DV-ENEMY-05"""
    mood = effect.mood
    shuffle(state, CHARACTER_DECK)
    character = arrival.arrive(state, number, location, tale.seat, effect.pool)
    character.quest = tale.quest
    if mood == ANGERED:
        character.aggressive = True
    elif mood == CALMED:
        character.aggressive = False
    tale.that = number


# --- fight


def fight(state: State, tale: Tale, effect: Effect) -> None:
    """A character that fits and is here, else one of the deck: combat at once.  What follows in the text is
    carried out only after a victory.  DV-CMB-01; DV-R86"""
    foe = tale.that if effect.who.kind == THAT else NO_CHARACTER
    if effect.who.kind == THAT:
        if is_conscious(state, foe) and not is_fighting(state, foe) and not is_fighting(state, tale.me):
            open_fight(state, tale, foe)
        return
    if is_fighting(state, tale.me):
        return
    for number in here(state, place_of_tale(state, tale)):
        fits = is_conscious(state, number) and fits_person(state, tale, effect.people, number)
        if fits and foe == NO_CHARACTER and state.someone(number).seat != tale.seat:
            foe = number
    if foe != NO_CHARACTER:
        open_fight(state, tale, foe)
    else:
        seek_foe(state, tale, effect)


def seek_foe(state: State, tale: Tale, effect: Effect) -> None:
    """Nobody here fits: one comes from the deck, a named one also from the discard pile."""
    if effect.drawn:
        refill(state, CHARACTER_DECK)
        if len(comers(state, effect)) > 0:
            state.push(RevealCharacter(effect.no, place_of_tale(state, tale), True))
            return
    elif state.character_at[effect.people.only] in (IN_DECK, DISCARDED):
        call_to_fight(state, tale, effect.people.only)
        return
    tale.halted = len(effect.parts) == 0
    if not tale.halted:
        state.push(HaltTale())
        otherwise(state, effect)


def call_to_fight(state: State, tale: Tale, number: Int) -> None:
    """The character comes with its items, and combat starts at once."""
    shuffle(state, CHARACTER_DECK)
    arrival.arrive_to_fight(state, number, place_of_tale(state, tale), tale.seat)
    open_fight(state, tale, number)
    abilities.fire(state, ARRIVE, number, NO_CHARACTER)


def open_fight(state: State, tale: Tale, foe: Int) -> None:
    """The acting character against this foe and its friends, but for cards in a sanctuary.

    DV-GOLD-04; DV-STND-07; DV-R01"""
    spot = state.someone(tale.me).location
    if tale.kind in (telling.CARD_TALE, telling.QUEST_TALE) and holds_here(state, spot, SANCTUARY):
        return
    second = bit(foe) | meet.allies_of(state, foe, bit(tale.me))
    state.push(AfterFight(foe, spot))
    state.push(battles.OpenFight(bit(tale.me), second, spot))


def is_fighting(state: State, number: Int) -> bool:
    """Does this character take part in a combat?"""
    for battle in state.fights:
        if number in battle.order:
            return True
    return False


@final
class AfterFight(Step[State]):
    """The text goes on only if the foe is down, and the acting character neither is nor has fled."""

    def __init__(self, foe: Int, location: Int) -> None:
        super().__init__(NOBODY)
        self.foe: Int = foe
        self.location: Int = location

    def apply(self, state: State, action: Int) -> None:
        tale = telling.told(state)
        stands = is_conscious(state, tale.me) and state.someone(tale.me).location == self.location
        if is_conscious(state, self.foe) or not stands:
            tale.halted = True


@final
class HaltTale(Step[State]):
    """The rest of the text is not carried out."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).halted = True


# --- followers


def join(state: State, tale: Tale, effect: Effect) -> None:
    """The named character may become the hero's follower without a roll.  DV-FOL-04"""
    number = effect.people.only
    if is_conscious(state, number) and state.someone(number).seat != tale.seat:
        state.push(AcceptFollower(tale.seat, number))


@final
class AcceptFollower(Step[State]):
    """Does the hero take the new follower, in the place of an old one?  DV-FOL-04"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        return [ACCEPT, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in (ACCEPT, REFUSE) else FOL_04

    def apply(self, state: State, action: Int) -> None:
        if action == ACCEPT:
            following.ally(state, self.seat, self.number)


@final
class FollowRoll(Step[State]):
    """An immediate follower roll for one unclaimed follower here, whatever was tried this turn."""

    def __init__(self, player: Int, bonus: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.bonus: Int = bonus

    def apply(self, state: State, action: Int) -> None:
        if len(unclaimed(state, self.player)) > 0:
            state.push(ChooseFollower(self.player, self.bonus))


def unclaimed(state: State, seat: Int) -> list[Int]:
    """The followers here that nobody has and that may follow this hero, ascending.  DV-R36, DV-R38"""
    hero = state.hero(seat)
    found: list[Int] = []
    if is_conscious(state, hero.number):
        for number in here(state, hero.location):
            other = state.someone(number)
            free = other.seat < 0 and other.condition != DEAD and not meet.attacks_all(other)
            kind = state.content.characters[number].kind
            if free and kind == FOLLOWER and other.hurt_by >> hero.number & 1 == 0:
                found.append(number)
    found.sort()
    return found


@final
class ChooseFollower(Step[State]):
    """For which follower does the player roll?  DV-FOL-01"""

    def __init__(self, seat: Int, bonus: Int) -> None:
        super().__init__(seat)
        self.bonus: Int = bonus

    def options(self, state: State) -> list[Int]:
        return [PICK + number for number in unclaimed(state, self.seat)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else FOL_01

    def apply(self, state: State, action: Int) -> None:
        following.persuade(state, self.seat, action - PICK, self.bonus)
