"""Deeds are counted for the quests that a player holds; whose condition is met is complete.  Compiled.

DV-QST-05; DV-R16, DV-R17, DV-R98
"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.conditions as conditions
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content import deck as printed
from gloaming.games.dark_venture.content.vocabulary import (
    DEFEAT,
    DEFEAT_CLEAN,
    DEFEAT_JOINT,
    DELIVER,
    DRAG,
    GIVE,
    NONE,
    PASSED,
    PLACED,
    RECRUIT,
    SEARCHED,
    TERRAINS,
    VISIT,
    VISIT_TURN,
)
from gloaming.games.dark_venture.names import COOPERATIVE, CROSS, FOE, HEROIC_DECK
from gloaming.games.dark_venture.parts import Character, Fight, Quest, bit, changed, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.select import fits_place


def card_of(state: State, quest: Quest) -> printed.Quest:
    """What is printed on a held quest."""
    if quest.deck == HEROIC_DECK:
        return state.content.heroic[quest.number]
    return state.content.side[quest.number]


def note(state: State, seat: Int, kind: Int, subject: Int) -> None:
    """A player has done something: `subject` is the location, character, item or attribute that it is about.

    A visit changes states too, so all quests are looked at then.  DV-R17"""
    for quest in state.quests:
        if quest.seat == seat and not quest.complete:
            counted = kind == VISIT
            for node in card_of(state, quest).nodes:
                if node.kind == kind and concerns(state, quest, node, subject):
                    count(state, quest, node, subject)
                    counted = True
            if counted:
                check(state, quest)


def concerns(state: State, quest: Quest, node: printed.Predicate, subject: Int) -> bool:
    """Is this what the condition of the quest speaks of?"""
    kind = node.kind
    if kind in (VISIT, SEARCHED, PLACED, DRAG):
        return fits_place(state, node.places, subject)
    if kind in (DEFEAT, DEFEAT_CLEAN, DEFEAT_JOINT):
        return fits_foe(state, quest, node, subject)
    if kind == TERRAINS:
        return state.content.locations[subject].terrain != CROSS
    return kind != PASSED or node.attribute == subject


def fits_foe(state: State, quest: Quest, node: printed.Predicate, number: Int) -> bool:
    """Does a defeated character fit?  It may have left the map already."""
    people = node.people
    if not people.fits[number]:
        return False
    if people.aggressive and not was_aggressive(state, number):
        return False
    return not people.spawned or is_placed_by(state, quest, number)


def is_placed_by(state: State, quest: Quest, number: Int) -> bool:
    """Has this heroic quest placed that character?"""
    heroic = quest.deck == HEROIC_DECK and state.in_play(number)
    return heroic and state.someone(number).quest == quest.number


def was_aggressive(state: State, number: Int) -> bool:
    """Aggressive by effect now, or by its card."""
    if state.in_play(number):
        return state.someone(number).aggressive
    return state.content.characters[number].kind == FOE


def count(state: State, quest: Quest, node: printed.Predicate, subject: Int) -> None:
    """One more, or one more of a set."""
    value = quest.progress[node.place]
    if node.kind in (VISIT, VISIT_TURN, RECRUIT):
        value |= bit(subject)
    elif node.kind == TERRAINS:
        value |= bit(state.content.locations[subject].terrain)
    else:
        value += 1
    quest.progress = changed(quest.progress, node.place, value)


def gave(state: State, seat: Int, item: Int, receiver: Int) -> None:
    """A player's character has given an item to another player's hero."""
    for quest in state.quests:
        if quest.seat == seat and not quest.complete:
            for node in card_of(state, quest).nodes:
                if node.kind == GIVE and node.items.fits[item]:
                    quest.progress = changed(quest.progress, node.place, receiver)
                    quest.helpers = bit(state.someone(receiver).seat)
            check(state, quest)


def deliver(state: State, quest: Quest, item: Int, location: Int) -> None:
    """An item is handed in for a quest.  DV-R18"""
    for node in card_of(state, quest).nodes:
        if node.kind == DELIVER and node.items.fits[item] and fits_place(state, node.places, location):
            quest.progress = changed(quest.progress, node.place, 1)
    check(state, quest)


def forget_turn(state: State) -> None:
    """What counts within one turn begins anew, whoever's turn it is."""
    for quest in state.quests:
        for node in card_of(state, quest).nodes:
            if node.kind == VISIT_TURN:
                quest.progress = changed(quest.progress, node.place, 0)


# --- complete


def check(state: State, quest: Quest) -> None:
    """A quest is complete for good once its condition has been true while it is held.

    What its card does then is told as soon as nothing else is under way.  DV-QST-05; DV-R16"""
    card = card_of(state, quest)
    if not quest.complete and conditions.is_met(state, quest, card.condition):
        quest.complete = True
        quest.waiting = card.on_complete.op != NONE


def receiver_of(state: State, quest: Quest) -> Int:
    """The hero that was given something for this quest, or NOBODY."""
    for node in card_of(state, quest).nodes:
        if node.kind == GIVE:
            return quest.progress[node.place]
    return 0


def check_all(state: State) -> None:
    """Look at all quests of all players."""
    for quest in state.quests:
        if not quest.complete:
            check(state, quest)


# --- defeats


def credited(state: State, number: Int, victor: Int) -> list[Int]:
    """The seats that have defeated a character: the victor's; in cooperative play also everybody's who still
    fights beside it.  DV-COOP-06; DV-R98"""
    if not state.in_play(victor) or state.someone(victor).seat < 0:
        return []
    seats: list[Int] = [state.someone(victor).seat]
    if state.mode == COOPERATIVE and len(state.fights) > 0:
        fight = state.fights[len(state.fights) - 1]
        if victor in fight.order and number in fight.order:
            for seat in range(len(state.players)):
                if seat != seats[0] and still_takes_part(state, fight, seat):
                    seats.append(seat)
    return seats


def defeated(state: State, number: Int, victor: Int) -> None:
    """Somebody is down by the doing of a player's character.  DV-R98"""
    for seat in credited(state, number, victor):
        note(state, seat, DEFEAT, number)
        if len(state.fights) > 0:
            fight = state.fights[len(state.fights) - 1]
            own: Int = 0
            for member in fight.order:
                if state.in_play(member) and state.someone(member).seat == seat:
                    own += 1
            if own > 1:
                note(state, seat, DEFEAT_JOINT, number)
            fight.downed = [*fight.downed, number, seat]


def scratched(state: State, character: Character) -> None:
    """A character has lost health: if it was in a combat, its player has no clean victory there."""
    if len(state.fights) > 0 and character.seat >= 0:
        fight = state.fights[len(state.fights) - 1]
        if character.number in fight.order:
            fight.lost |= bit(character.seat)


def still_takes_part(state: State, fight: Fight, seat: Int) -> bool:
    """Has the player a conscious character in the combat that has not fled?"""
    for place in range(len(fight.order)):
        number = fight.order[place]
        if not has(fight.out, place) and is_conscious(state, number) and state.someone(number).seat == seat:
            return True
    return False


def is_beaten(state: State, fight: Fight, seat: Int) -> bool:
    """Does nobody fight against this player any more?"""
    sides: list[Int] = [0, 0]
    for place in range(len(fight.order)):
        number = fight.order[place]
        if not has(fight.out, place) and is_conscious(state, number):
            sides[fight.side[place]] += 1
    return still_takes_part(state, fight, seat) and (sides[0] == 0 or sides[1] == 0)


def won(state: State, place: Int) -> None:
    """A combat is over: defeats count as clean for players who have won it and lost no health in it."""
    fight = state.fights[place]
    for entry in range(0, len(fight.downed), 2):
        seat = fight.downed[entry + 1]
        if not has(fight.lost, seat) and is_beaten(state, fight, seat):
            note(state, seat, DEFEAT_CLEAN, fight.downed[entry])
