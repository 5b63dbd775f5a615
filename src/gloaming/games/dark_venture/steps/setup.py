"""Setup: books, heroes and their gear, player order, quests, the crossroads, starting hands.  Compiled.

DV-SET-13
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import (
    BOOK,
    CHOOSE_HERO,
    DEALT_HERO,
    READY,
    ROLL,
    START_EQUIPPED,
)
from gloaming.games.dark_venture.cards.things import give
from gloaming.games.dark_venture.cast.gear import equip, hands_for, hands_full, may_equip
from gloaming.games.dark_venture.cast.people import enter_play
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.land.placing import put_down
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    CHARACTERS,
    COOPERATIVE,
    CROSSROADS,
    HANDS,
    HERO_AP,
    IN_DECK,
    ITEM_DECK,
    ITEMS,
    LOCATION_DECK,
    MIDDLE,
)
from gloaming.games.dark_venture.parts import Character, Pile, Player, changed
from gloaming.games.dark_venture.rule_numbers import ALLOWED, ITEM_08, SET_02, SET_07, SET_13
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.dice import Throw
from gloaming.games.dark_venture.steps.draw import DrawCard, DrawHeroic
from gloaming.games.dark_venture.steps.round import BeginRound

BOOKS_AT_RANDOM: Final = 2
ORDER_DICE: Final = 4  # DV-SET-14


def new_table(content: Content, seats: Int, mode: Int, books: Int, dealt: bool) -> State:
    """A table before its first decision.  `books`: A, B or BOOKS_AT_RANDOM; `dealt`: heroes come by chance.

    DV-SET-12, 13, 15, 17; DV-GOLD-01, 03; DV-R02, DV-R08"""
    state = State()
    state.content = content
    state.mode = mode
    state.book = books % BOOKS_AT_RANDOM
    for seat in range(seats):
        state.players.append(Player())
        state.order = [*state.order, seat]
    for _ in range(LOCATION_DECK + 1):
        state.piles.append(Pile())
    lay_decks(state)
    state.push(BeginRound())
    state.push(DealHands())
    state.push(DealQuests())
    state.push(FirstPlayer())
    for seat in range(seats - 1, -1, -1):
        if dealt:
            state.push(DealHero(seat))
        else:
            state.push(ChooseHero(seat))
    if books == BOOKS_AT_RANDOM:
        state.push(ChooseBooks())
    return state


def lay_decks(state: State) -> None:
    """Every card but the heroes lies in its deck; solo games are played without some.

    DV-SET-01, 15, 17, 18; DV-SOLO-01, 02"""
    content = state.content
    solo = state.solo()
    for item in content.items[1:]:
        if item.in_solo or not solo:
            state.item_at = changed(state.item_at, item.no, IN_DECK)
    for number in range(1, len(content.characters)):
        if number not in content.heroes:
            state.character_at = changed(state.character_at, number, IN_DECK)
    for location in content.locations:
        if location.no != CROSSROADS:
            state.location_at = changed(state.location_at, location.no, IN_DECK)
    for quest in content.heroic[1:]:
        if quest.in_solo or not solo:
            state.heroic_at = changed(state.heroic_at, quest.no, IN_DECK)
    for quest in content.side[1:]:
        if quest.in_solo or not solo:
            state.side_at = changed(state.side_at, quest.no, IN_DECK)


@final
class ChooseBooks(Step[State]):
    """Chance names the pair of books, where the table did not.  DV-SET-12; DV-R08"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: State) -> list[Int]:
        return [BOOK, BOOK + 1]

    def apply(self, state: State, action: Int) -> None:
        state.book = action - BOOK


# --- heroes


def free_heroes(state: State) -> list[Int]:
    """The heroes that nobody has yet.  DV-SET-02; DV-R02"""
    taken = [player.hero for player in state.players]
    return [hero for hero in state.content.heroes if hero not in taken]


def take_hero(state: State, seat: Int, hero: Int) -> None:
    """The hero stands on the crossroads with its listed items, none of them equipped yet.

    DV-SET-04, 05, 09, 11, 19, 20; DV-ITEM-14; DV-SOLO-03"""
    state.players[seat].hero = hero
    character = enter_play(state, hero, CROSSROADS)
    character.seat = seat
    character.ap = HERO_AP
    card = state.content.characters[hero]
    listed = card.solo_worn + card.solo_held if state.solo() else card.worn + card.held
    for item in listed:
        give(state, item, character)
    state.push(EquipAtStart(seat))


@final
class ChooseHero(Step[State]):
    """Which hero does this player take?  DV-SET-02; DV-R02"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return [CHOOSE_HERO + hero for hero in free_heroes(state)]

    def forbids(self, state: State, action: Int) -> Int:
        if action in self.options(state):
            return ALLOWED
        return SET_02 if CHOOSE_HERO <= action < CHOOSE_HERO + CHARACTERS else SET_13

    def apply(self, state: State, action: Int) -> None:
        take_hero(state, self.seat, action - CHOOSE_HERO)


@final
class DealHero(Step[State]):
    """A hero comes by chance, if the table wants it so.  DV-R02"""

    def __init__(self, player: Int) -> None:
        super().__init__(CHANCE)
        self.player: Int = player

    def outcomes(self, state: State) -> list[Int]:
        return [DEALT_HERO + hero for hero in free_heroes(state)]

    def apply(self, state: State, action: Int) -> None:
        take_hero(state, self.player, action - DEALT_HERO)


@final
class EquipAtStart(Step[State]):
    """Which of the listed items are equipped from the start?  For free.  DV-SET-07; DV-R07, DV-R46"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        hero = state.hero(self.seat)
        out: list[Int] = []
        for item in hero.items:
            if may_start_with(state, hero, item) == ALLOWED:
                out.append(START_EQUIPPED + item)
        out.sort()
        out.append(READY)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == READY:
            return ALLOWED
        if START_EQUIPPED <= action < START_EQUIPPED + ITEMS:
            return may_start_with(state, state.hero(self.seat), action - START_EQUIPPED)
        return SET_13

    def apply(self, state: State, action: Int) -> None:
        if action != READY:
            equip(state, state.hero(self.seat), action - START_EQUIPPED)
            state.push(EquipAtStart(self.seat))


def may_start_with(state: State, hero: Character, item: Int) -> Int:
    """May this listed item be equipped beside those that are?  DV-SET-07; DV-ITEM-08"""
    if item not in hero.items:
        return SET_07
    rule = may_equip(state, hero, item)
    if rule == ALLOWED and hands_full(state, hero) + hands_for(state, hero, item) > HANDS:
        return ITEM_08
    return rule


# --- player order


@final
class FirstPlayer(Step[State]):
    """All roll for the order of players, for the whole game.  DV-SET-14; DV-R05, DV-R103"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        roll_off(state, 0, len(state.order))


def roll_off(state: State, first: Int, count: Int) -> None:
    """The seats at these places of the order roll for them; one alone has its place."""
    if count > 1:
        state.push(SortPlaces(first, count))
        for place in range(first + count - 1, first - 1, -1):
            state.push(RollForPlace(state.order[place]))


@final
class RollForPlace(Throw):
    """A player throws 4d6 for a place in the order.  DV-SET-14"""

    def __init__(self, player: Int) -> None:
        super().__init__()
        self.player: Int = player

    def how_many(self, state: State) -> Int:
        return ORDER_DICE

    def apply(self, state: State, action: Int) -> None:
        state.players[self.player].roll = action - ROLL


@final
class SortPlaces(Step[State]):
    """Higher rolls come earlier; tied players roll again, only for the places they tie for.

    DV-SET-14; DV-R05"""

    def __init__(self, first: Int, count: Int) -> None:
        super().__init__(NOBODY)
        self.first: Int = first
        self.count: Int = count

    def apply(self, state: State, action: Int) -> None:
        order = state.order.copy()
        for place in range(self.first + 1, self.first + self.count):
            seat = order[place]
            while place > self.first and roll_of(state, order[place - 1]) < roll_of(state, seat):
                order[place] = order[place - 1]
                place -= 1
            order[place] = seat
        state.order = order
        place = self.first
        while place < self.first + self.count:
            tied: Int = 1
            while place + tied < self.first + self.count and roll_of(state, order[place]) == roll_of(
                state, order[place + tied]
            ):
                tied += 1
            roll_off(state, place, tied)
            place += tied


def roll_of(state: State, seat: Int) -> Int:
    """What that seat rolled last."""
    return state.players[seat].roll


# --- quests, the crossroads, hands


@final
class DealQuests(Step[State]):
    """In player order each player gets a heroic quest and side quests; heroes left over join the deck.

    DV-SET-03, 13; DV-QST-01, 02, 04; DV-COOP-03; DV-R03, DV-R81"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        for hero in free_heroes(state):
            state.character_at = changed(state.character_at, hero, IN_DECK)
        side: Int = 1 if state.mode == COOPERATIVE else 3
        for place in range(len(state.order) - 1, -1, -1):
            seat = state.order[place]
            state.push(DrawHeroic(seat, 3, 1, side))


@final
class DealHands(Step[State]):
    """The crossroads is laid in the middle, then each player draws a character, a location and two items.

    DV-SET-18, 19, 22"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        put_down(state, CROSSROADS, MIDDLE, 0)
        for place in range(len(state.order) - 1, -1, -1):
            seat = state.order[place]
            state.push(DrawCard(seat, ITEM_DECK))
            state.push(DrawCard(seat, ITEM_DECK))
            state.push(DrawCard(seat, LOCATION_DECK))
            state.push(DrawCard(seat, CHARACTER_DECK))
