"""A state as it lies late in a game of four: what a clone has to copy."""

from __future__ import annotations

from gloaming.games.dark_venture.names import CHARACTER_DECK, HEROIC_DECK, IN_PLAY, MIDDLE, SIDE_DECK
from gloaming.games.dark_venture.parts import (
    Character,
    Fight,
    Land,
    Modifier,
    Pile,
    Player,
    Quest,
    bit,
    changed,
)
from gloaming.games.dark_venture.state import State

PLAYERS, NPCS, PLACED, MODIFIERS = 4, 12, 24, 10


def late_state() -> State:
    """Round 11: four heroes with followers, twelve others, 24 locations, five quests each, a fight."""
    state = State()
    state.round, state.phase, state.active = 11, 2, 1
    state.order = [2, 1, 0, 3]
    state.players = [late_player(seat) for seat in range(PLAYERS)]
    numbers = [*range(1, PLAYERS + 1), *range(10, 10 + PLAYERS), *range(23, 23 + NPCS)]
    for number in numbers:
        state.place_in_cast = changed(state.place_in_cast, number, len(state.cast))
        state.character_at = changed(state.character_at, number, IN_PLAY)
        state.cast.append(late_character(number))
    state.land = late_land()
    held = [(HEROIC_DECK, 2), (SIDE_DECK, 3)]
    state.quests = [
        late_quest(deck, seat) for seat in range(PLAYERS) for deck, count in held for _ in range(count)
    ]
    state.modifiers = [Modifier() for _ in range(MODIFIERS)]
    state.fights = [late_fight()]
    state.piles = [Pile() for _ in range(CHARACTER_DECK + 2)]
    return state


def late_player(seat: int) -> Player:
    """A player with a past."""
    player = Player()
    player.hero, player.follower, player.qp = seat + 1, seat + 10, 9 + seat
    player.hand, player.shown, player.looted = [14, 20], [14], [70]
    return player


def late_character(number: int) -> Character:
    """A wounded character with things in hand."""
    character = Character()
    character.number, character.health, character.location = number, 11, number % PLACED
    character.equipped = [number, number + 30]
    character.hostile = bit(40)
    return character


def late_land() -> Land:
    """24 locations in rows of five, each connected to the next."""
    land = Land()
    land.placed = list(range(PLACED))
    for location in range(PLACED):
        land.cell = changed(land.cell, location, MIDDLE + location % 5 + location // 5 * 128)
        land.links = changed(land.links, location, bit((location + 1) % PLACED))
    land.marks, land.standing = [70], [130]
    return land


def late_quest(deck: int, seat: int) -> Quest:
    """A quest on its way."""
    quest = Quest()
    quest.deck, quest.seat, quest.number = deck, seat, 4
    quest.progress = [2, 5]
    return quest


def late_fight() -> Fight:
    """Three against one."""
    fight = Fight()
    fight.order, fight.side = [1, 24, 25, 10], [0, 1, 1, 0]
    fight.strike, fight.attacker = [15, 14, 9, 7], [24, 1, 0, 0]
    fight.dice, fight.blow = [9, 7, 5, 4], [24, 1, 7, 5, 2, 0]
    return fight
