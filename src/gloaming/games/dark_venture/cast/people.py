"""Who belongs to whom: heroes, followers, parties; arrivals and departures.  Compiled.  DV-FOL-04, 10, 11"""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.cards.piles import put_card
from gloaming.games.dark_venture.names import CHARACTER_DECK, CONSCIOUS, DISCARDED, IN_PLAY, NOBODY
from gloaming.games.dark_venture.parts import Character, Fight, bit, changed, has
from gloaming.games.dark_venture.state import State


def controlled(state: State, seat: Int) -> list[Int]:
    """The hero of a seat, then its follower if it has one."""
    player = state.players[seat]
    return [player.hero] if player.follower == NOBODY else [player.hero, player.follower]


def is_hero(state: State, number: Int) -> bool:
    """Is this character a player's own hero?"""
    seat = state.someone(number).seat
    return seat >= 0 and state.players[seat].hero == number


def companion(state: State, number: Int) -> Int:
    """The follower of a hero, the hero of a follower, or NOBODY."""
    seat = state.someone(number).seat
    if seat < 0:
        return NOBODY
    player = state.players[seat]
    return player.follower if player.hero == number else player.hero


def is_conscious(state: State, number: Int) -> bool:
    """Is this character in play and neither unconscious nor dead?  NOBODY is not."""
    place = state.place_in_cast[number]
    return place >= 0 and state.cast[place].condition == CONSCIOUS


def are_together(state: State, number: Int) -> bool:
    """Is this character's companion conscious and in the same location?"""
    other = companion(state, number)
    return is_conscious(state, other) and state.someone(other).location == state.someone(number).location


def party_of(state: State, number: Int) -> Int:
    """The character and, if it is there too, its companion, a bit each."""
    bits = bit(number)
    return bits | bit(companion(state, number)) if are_together(state, number) else bits


def members(state: State, bits: Int) -> list[Int]:
    """The characters of a bit set, in the order of the cast."""
    found: list[Int] = []
    for character in state.cast:
        if has(bits, character.number):
            found.append(character.number)
    return found


def here(state: State, location: Int) -> list[Int]:
    """Everybody at a location, bodies included, in the order of the cast."""
    found: list[Int] = []
    for character in state.cast:
        if character.location == location:
            found.append(character.number)
    return found


def fallen_at(state: State, location: Int) -> list[Int]:
    """Who lies there, unconscious or dead, ascending."""
    found: list[Int] = []
    for character in state.cast:
        if character.location == location and character.condition != CONSCIOUS:
            found.append(character.number)
    found.sort()
    return found


def enter_play(state: State, number: Int, location: Int) -> Character:
    """A character comes into the game at a location, in full health.  DV-CHAR-02 to 04; DV-SET-09"""
    character = Character()
    character.number = number
    character.location = location
    character.health = state.content.characters[number].hp
    state.place_in_cast = changed(state.place_in_cast, number, len(state.cast))
    state.cast.append(character)
    put_card(state, CHARACTER_DECK, number, IN_PLAY)
    return character


def leave_play(state: State, number: Int) -> None:
    """A character's token leaves the map, its card goes to the discard pile.  DV-DEF-05; DV-R119"""
    gone = state.place_in_cast[number]
    state.cast.pop(gone)
    state.place_in_cast = changed(state.place_in_cast, number, -1)
    for place in range(gone, len(state.cast)):
        state.place_in_cast = changed(state.place_in_cast, state.cast[place].number, place)
    put_card(state, CHARACTER_DECK, number, DISCARDED)


def bits_of(numbers: list[Int]) -> Int:
    """The characters as a bit set."""
    bits: Int = 0
    for number in numbers:
        bits |= bit(number)
    return bits


# --- in combat


def fight_of(state: State, number: Int) -> Int:
    """The place of the combat that is fought now, if this character takes part in it; -1 otherwise."""
    last: Int = len(state.fights) - 1
    return last if last >= 0 and number in state.fights[last].order else -1


def standing_foes(state: State, fight: Fight, number: Int) -> list[Int]:
    """The opponents of a combatant that still stand there, ascending."""
    own: Int = -1
    for place in range(len(fight.order)):
        if fight.order[place] == number:
            own = fight.side[place]
    found: list[Int] = []
    for place in range(len(fight.order)):
        other = fight.order[place]
        there = fight.side[place] != own and not has(fight.out, place) and is_conscious(state, other)
        if there and state.someone(other).location == fight.location:
            found.append(other)
    found.sort()
    return found
