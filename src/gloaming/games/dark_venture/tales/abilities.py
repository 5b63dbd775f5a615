"""Abilities of characters and items: which work now, how often, and those that are triggered.  Compiled.

DV-HERO-06 to 08; DV-ITEM-04; DV-R47, DV-R84, DV-R120
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.flee as flee
import gloaming.games.dark_venture.tales.moments as moments
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.core.state import CHANCE, Step
from gloaming.games.dark_venture.actions import PICK, TARGET
from gloaming.games.dark_venture.cast.numbers import attribute_total, qualifies
from gloaming.games.dark_venture.cast.people import bits_of, fight_of, here, standing_foes
from gloaming.games.dark_venture.content.deck import Ability, Effect, Item
from gloaming.games.dark_venture.content.vocabulary import (
    ARRIVE,
    COMBAT_END,
    FIRST_BATTLE_TURN,
    FOE_IS,
    HELD,
    IF,
    LATER_BATTLE_TURNS,
    NONE,
    ON_DEFEATED,
    ONCE_A_COMBAT,
    ONCE_A_GAME,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    ONCE_A_TURN_OR_COMBAT,
    ROUND_START,
    WITH_HERO,
)
from gloaming.games.dark_venture.names import CHARACTERS, CONSCIOUS, DEAD, NO_SLOT, OFF_MAP
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, Tale, bit, has
from gloaming.games.dark_venture.rule_numbers import ALLOWED, HERO_07
from gloaming.games.dark_venture.state import State

# --- which


def abilities_of(state: State, bearer: Character, triggers: Int) -> list[Ability]:
    """What the card and the items of a character can do when such things happen, a bit for each trigger;
    items with a slot only while equipped.  DV-R47"""
    found: list[Ability] = []
    for ability in state.content.characters[bearer.number].abilities:
        if has(triggers, ability.trigger):
            found.append(ability)
    for item in bearer.items:
        card = state.content.items[item]
        for ability in card.abilities:
            if has(triggers, ability.trigger) and is_at_hand(card, ability, bearer):
                found.append(ability)
    return found


def is_at_hand(card: Item, ability: Ability, bearer: Character) -> bool:
    """Does the item do this for whoever holds it, or is it equipped?  DV-R47"""
    return card.slot == NO_SLOT or card.no in bearer.equipped or ability.trigger == HELD


def works(state: State, ability: Ability, bearer: Character) -> bool:
    """Are all qualifiers of the ability met, and is it not used up?  DV-HERO-07"""
    place = fight_of(state, bearer.number)
    if ability.in_combat and place < 0:
        return False
    if ability.battle_turns == FIRST_BATTLE_TURN and (place < 0 or state.fights[place].round != 1):
        return False
    if ability.battle_turns == LATER_BATTLE_TURNS and (place < 0 or state.fights[place].round < 2):
        return False
    if ability.limit == ONCE_A_COMBAT and place < 0:
        return False
    return qualifies(state, ability, bearer) and not is_used(state, ability, place)


def is_used(state: State, ability: Ability, place: Int) -> bool:
    """Has it been used as often as it may?  `place`: of the combat, -1 outside.  DV-HERO-07"""
    limit = ability.limit
    if limit == ONCE_A_TURN or (limit == ONCE_A_TURN_OR_COMBAT and place < 0):
        return ability.no in state.used_turn
    if limit in (ONCE_A_COMBAT, ONCE_A_TURN_OR_COMBAT):
        return ability.no in state.fights[place].used
    if limit == ONCE_A_ROUND:
        return ability.no in state.used_round
    return limit == ONCE_A_GAME and ability.no in state.used_game


def use_up(state: State, ability: Ability, number: Int) -> None:
    """Note that it has been used.  DV-HERO-07"""
    place = fight_of(state, number)
    limit = ability.limit
    if limit == ONCE_A_TURN or (limit == ONCE_A_TURN_OR_COMBAT and place < 0):
        state.used_turn = [*state.used_turn, ability.no]
    elif limit in (ONCE_A_COMBAT, ONCE_A_TURN_OR_COMBAT):
        state.fights[place].used = [*state.fights[place].used, ability.no]
    elif limit == ONCE_A_ROUND:
        state.used_round = [*state.used_round, ability.no]
    elif limit == ONCE_A_GAME:
        state.used_game = [*state.used_game, ability.no]


# --- triggered


def fire(state: State, trigger: Int, number: Int, foe: Int) -> None:
    """Have everything told that a character and its items do at such a moment.  DV-HERO-08; DV-R84

    `foe`: the opponent it is about, NOBODY where one of several is chosen."""
    bottom = len(state.agenda)
    gather(state, trigger, number, foe)
    if len(state.agenda) > bottom + 1:
        moments.put_in_order(state, moments.orderer(state, number), bottom)


def gather(state: State, trigger: Int, number: Int, foe: Int) -> None:
    """Have it due, the first of it on top; what cannot do anything is left out."""
    bearer = state.someone(number)
    if bearer.condition == DEAD or (trigger == COMBAT_END and bearer.condition != CONSCIOUS):
        return
    found = abilities_of(state, bearer, bit(trigger))
    for place in range(len(found) - 1, -1, -1):
        ability = found[place]
        if works(state, ability, bearer):
            use_up(state, ability, number)
            if not is_idle(state, ability.effect, number, foe):
                speaker = speaker_for(state, bearer, trigger)
                effect, item = ability.effect.no, ability.item
                state.push(moments.Due(effect, speaker, number, foe, OFF_MAP, item, trigger))


def is_idle(state: State, effect: Effect, number: Int, foe: Int) -> bool:
    """Is it only about a hero that an NPC does not have, or about opponents of a kind that is not there?

    DV-R120"""
    if effect.op != IF or effect.parts[1].op != NONE:
        return False
    if effect.condition.kind != FOE_IS:
        return effect.condition.kind == WITH_HERO and state.someone(number).seat < 0
    place = fight_of(state, number)
    foes = [foe] if foe != NO_CHARACTER or place < 0 else standing_foes(state, state.fights[place], number)
    for one in foes:
        if effect.condition.people.fits[one]:
            return False
    return True


def speaker_for(state: State, bearer: Character, trigger: Int) -> Int:
    """Whose player carries the text out: the bearer's; for an NPC that arrives its placer, as a round starts
    who moves it, else whose turn it is.  DV-ENEMY-05"""
    if bearer.seat >= 0:
        return bearer.seat
    if trigger == ROUND_START:
        return flee.mover_of(state, bearer.number)
    return bearer.placer if trigger == ARRIVE else max(0, state.active)


def begin(state: State, effect: Effect, seat: Int, number: Int, foe: Int) -> Tale:
    """Have a text of a card told; where one of several opponents is meant, its player chooses.  DV-R120"""
    tale = telling.begin_tale(state, telling.CARD_TALE, effect, seat, number)
    tale.foe = foe
    place = fight_of(state, number)
    if foe != NO_CHARACTER or place < 0:
        return tale
    foes = standing_foes(state, state.fights[place], number)
    if len(foes) == 1:
        tale.foe = foes[0]
    elif len(foes) > 1 and state.someone(number).seat >= 0:
        state.push(ChooseFoe(seat, number))
    elif len(foes) > 1:
        tied = strongest_of(state, foes)
        tale.foe = tied[0]
        if len(tied) > 1:
            state.push(FoeByDice(bits_of(tied)))
    return tale


def strongest_of(state: State, foes: list[Int]) -> list[Int]:
    """Whom an NPC would turn against: the highest attribute total, of controlled characters if there are any;
    several if they tie.  DV-ENEMY-06; DV-R55"""
    owned = [foe for foe in foes if state.someone(foe).seat >= 0]
    best: Int = -1
    tied: list[Int] = []
    for foe in owned if len(owned) > 0 else foes:
        total = attribute_total(state, state.someone(foe))
        if total > best:
            best, tied = total, []
        if total == best:
            tied.append(foe)
    return tied


@final
class FoeByDice(Step[State]):
    """Tied opponents of an NPC roll 4d6; the highest, each of them as likely, is meant by its ability.

    DV-ENEMY-07; DV-R97, DV-R120"""

    def __init__(self, tied: Int) -> None:
        super().__init__(CHANCE)
        self.tied: Int = tied

    def outcomes(self, state: State) -> list[Int]:
        return [TARGET + foe for foe in range(CHARACTERS) if has(self.tied, foe)]

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).foe = action - TARGET


@final
class ChooseFoe(Step[State]):
    """Which opponent does the ability mean?  DV-R120"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        fight = state.fights[len(state.fights) - 1]
        return [PICK + foe for foe in standing_foes(state, fight, self.number)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else HERO_07

    def apply(self, state: State, action: Int) -> None:
        telling.told(state).foe = action - PICK


# --- triggered by others


def gather_fallen(state: State, number: Int, victor: Int) -> None:
    """Have due what a defeated character does to its victor, whose player acts.  DV-R98, DV-R119"""
    seat = state.someone(victor).seat if victor != NO_CHARACTER and state.in_play(victor) else -1
    bearer = state.someone(number)
    if seat < 0:
        return
    for ability in state.content.characters[number].abilities:
        if ability.trigger == ON_DEFEATED and qualifies(state, ability, bearer):
            effect, spot = ability.effect.no, bearer.location
            state.push(moments.Due(effect, seat, victor, victor, spot, 0, ON_DEFEATED))


def fire_around(state: State, trigger: Int, number: Int) -> None:
    """What others here do when a character searches or loots: it is the acting character.  DV-R84"""
    actor = state.someone(number)
    bottom = len(state.agenda)
    for other in here(state, actor.location):
        bearer = state.someone(other)
        if other != number and bearer.condition == CONSCIOUS:
            for ability in state.content.characters[other].abilities:
                if ability.trigger == trigger and qualifies(state, ability, bearer):
                    effect = ability.effect.no
                    state.push(moments.Due(effect, actor.seat, number, NO_CHARACTER, OFF_MAP, 0, trigger))
    moments.put_in_order(state, moments.orderer(state, number), bottom)
