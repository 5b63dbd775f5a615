"""The language of Dark Venture's tests: lay a position, say something in notation, look at what is then true.

`venture("red blue")` is a table of two in round 3, phase 2 of red's turn: Captain Oredd and Nym of the Reeds
stand on the crossroads with full pools, nothing equipped, empty hands, no quests.  Only the crossroads lies
on the map, and all action entries are met already: `t.red.meets("leech-ponds")` has one still to come.
`t.red` is red's side of the table; names of cards are written as in the notation.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.spoken import Spoken
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.actions import GO_ON
from gloaming.games.dark_venture.cards.piles import cards_at, put_card
from gloaming.games.dark_venture.cards.things import give, lay, lift
from gloaming.games.dark_venture.cast.numbers import number_of
from gloaming.games.dark_venture.cast.people import enter_play
from gloaming.games.dark_venture.content.lexicon import slug
from gloaming.games.dark_venture.content.vocabulary import ARMOR_BONUS, ATTACK_BONUS
from gloaming.games.dark_venture.land.placing import put_down
from gloaming.games.dark_venture.names import (
    ACTIONS,
    CHARACTER_DECK,
    CROSSROADS,
    FOLLOWER_AP,
    HERO_AP,
    HEROIC_DECK,
    IN_DECK,
    IN_HAND,
    ITEM_DECK,
    LOCATION_DECK,
    MIDDLE,
    MODE_NAMES,
    OUT,
    ROW,
    SIDE_DECK,
    WITH,
)
from gloaming.games.dark_venture.parts import Character, Player, Quest
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.act import NextAct
from gloaming.games.dark_venture.steps.convoy import JoinConvoy
from gloaming.games.dark_venture.steps.draw import hold_quest
from gloaming.games.dark_venture.steps.order import RollStrike
from gloaming.games.dark_venture.steps.round import EndRound
from gloaming.games.dark_venture.steps.setup import new_table
from gloaming.games.dark_venture.steps.turn import EndTurn, Turn

GAME = game

CONTENT = GAME.content
HEROES = ("captain-oredd", "nym-of-the-reeds", "haglor-the-ghostly", "brakka-ironjaw")
SEATS = ("red", "blue", "green", "yellow")
KNOWN_PLACES = (1 << len(CONTENT.locations)) - 1  # a bit each
ITEM = {slug(card.name): card.no for card in CONTENT.items if card.name}
PERSON = {slug(card.name): card.no for card in CONTENT.characters if card.name}
LOCATION = {slug(card.name): card.no for card in CONTENT.locations}
HEROIC = {slug(quest.title): quest.no for quest in CONTENT.heroic if quest.title}
SIDE = {slug(quest.title): quest.no for quest in CONTENT.side if quest.title}


class Person:
    """One character of the table."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number

    @property
    def facts(self) -> Character:
        """The character itself."""
        return self.state.someone(self.number)

    @property
    def in_play(self) -> bool:
        """Is it on the map, as a body too?"""
        return self.state.in_play(self.number)

    @property
    def at(self) -> str:
        """Where it stands."""
        return slug(CONTENT.locations[self.facts.location].name)

    @at.setter
    def at(self, location: str) -> None:
        self.facts.location = LOCATION[location]

    @property
    def ap(self) -> int:
        """Action points left."""
        return self.facts.ap

    @ap.setter
    def ap(self, points: int) -> None:
        self.facts.ap = points

    @property
    def hp(self) -> int:
        """Current health."""
        return self.facts.health

    @hp.setter
    def hp(self, health: int) -> None:
        self.facts.health = health

    def takes(self, items: str) -> None:
        """Have it hold these items, wherever they were."""
        for name in items.split():
            give(self.state, ITEM[name], self.facts)

    def wears(self, items: str) -> None:
        """Have it hold and equip these items."""
        self.takes(items)
        self.facts.equipped = [*self.facts.equipped, *[ITEM[name] for name in items.split()]]

    @property
    def items(self) -> str:
        """What it holds, in the order of taking."""
        return " ".join(slug(CONTENT.items[item].name) for item in self.facts.items)

    @property
    def equipped(self) -> str:
        """What it has equipped, in the order of equipping."""
        return " ".join(slug(CONTENT.items[item].name) for item in self.facts.equipped)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Power, speed, mind, luck, attack bonus, armor bonus."""
        stats = (0, 1, 2, 3, ATTACK_BONUS, ARMOR_BONUS)
        return tuple(number_of(self.state, self.facts, stat) for stat in stats)


class Side:
    """One player's side of the table: the hero by itself, the follower, the hand, the quests."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.state = table.state
        self.seat = seat

    @property
    def facts(self) -> Player:
        """The player's own facts."""
        return self.state.players[self.seat]

    @property
    def hero(self) -> Person:
        """The hero."""
        return Person(self.state, self.facts.hero)

    @property
    def follower(self) -> Person:
        """The follower."""
        return Person(self.state, self.facts.follower)

    def follows(self, name: str) -> Person:
        """Give the hero this follower, with what its card lists."""
        person = self.table.stands(name, self.hero.at)
        person.facts.seat = self.seat
        self.facts.follower = person.number
        return person

    @property
    def qp(self) -> int:
        """Quest points."""
        return self.facts.qp

    @qp.setter
    def qp(self, points: int) -> None:
        self.facts.qp = points

    def draws(self, cards: str) -> None:
        """Take these cards into the hand, wherever they were."""
        for name in cards.split():
            place = IN_HAND + self.seat
            if name in ITEM:
                lift(self.state, ITEM[name])
                put_card(self.state, ITEM_DECK, ITEM[name], place)
            elif name in PERSON:
                put_card(self.state, CHARACTER_DECK, PERSON[name], place)
            else:
                put_card(self.state, LOCATION_DECK, LOCATION[name], place)

    @property
    def hand(self) -> str:
        """The cards in hand: items, characters, locations."""
        names: list[str] = []
        printed = (
            [card.name for card in CONTENT.items],
            [card.name for card in CONTENT.characters],
            [card.name for card in CONTENT.locations],
        )
        for deck, cards in enumerate(printed):
            names += [slug(cards[card]) for card in cards_at(self.state, deck, IN_HAND + self.seat)]
        return " ".join(names)

    def seeks(self, quests: str) -> None:
        """Hold these quests from now on."""
        for name in quests.split():
            deck, number = (HEROIC_DECK, HEROIC[name]) if name in HEROIC else (SIDE_DECK, SIDE[name])
            hold_quest(self.state, self.seat, deck, number)

    def meets(self, location: str) -> None:
        """The action entry of that location is still to come for this player."""
        self.facts.triggered &= ~(1 << LOCATION[location])

    @property
    def quests(self) -> str:
        """The quests held, in the order of taking."""
        titles = [
            (CONTENT.heroic if quest.deck == HEROIC_DECK else CONTENT.side)[quest.number].title
            for quest in self.state.quests
            if quest.seat == self.seat
        ]
        return " ".join(map(slug, titles))

    def done(self, name: str) -> bool:
        """Is this quest, which the player holds, complete?"""
        return self.quest(name).complete

    def quest(self, name: str) -> Quest:
        """A quest that the player holds."""
        deck, number = (HEROIC_DECK, HEROIC[name]) if name in HEROIC else (SIDE_DECK, SIDE[name])
        return next(quest for quest in self.state.quests if (quest.deck, quest.number) == (deck, number))

    def completes(self, name: str) -> None:
        """The conditions of this quest have been met."""
        self.quest(name).complete = True


class Table(Spoken[State]):
    """A table of Dark Venture in a test."""

    def __init__(self, state: State, seats: list[str]) -> None:
        super().__init__(GAME, state, seats)
        self.rethrows = False  # are questions asked whether a roll counts?  Otherwise all do

    def __getattr__(self, name: str) -> Side:
        if name not in SEATS:
            raise AttributeError(name)
        return Side(self, self.seats.index(name))

    @property
    def questioned(self) -> int:
        """The number of the character whose first strike is thrown, or who is asked to come along."""
        self.settle()
        assert isinstance(self.state.step, RollStrike | JoinConvoy)
        return self.state.step.number

    def person(self, name: str) -> Person:
        """A character by name."""
        return Person(self.state, PERSON[name])

    def stands(self, name: str, location: str, with_items: bool = False) -> Person:
        """Stand a character of the deck at a location, an NPC; with what its card lists if asked."""
        card = CONTENT.characters[PERSON[name]]
        character = enter_play(self.state, card.no, LOCATION[location])
        character.aggressive = card.kind == 2
        character.ap = FOLLOWER_AP
        if with_items:
            Person(self.state, card.no).wears(
                " ".join(slug(CONTENT.items[item].name) for item in card.worn + card.held)
            )
        return Person(self.state, card.no)

    def lies(self, name: str, east: int, south: int, turned: int = 0) -> None:
        """Lay a location so many cells east and south of the crossroads, turned by so many degrees."""
        put_down(self.state, LOCATION[name], MIDDLE + east + south * ROW, turned // 90)

    def dropped(self, item: str, location: str) -> None:
        """An item lies at a location."""
        lay(self.state, ITEM[item], LOCATION[location])

    def where(self, item: str) -> str:
        """Where an item is: 'deck', 'discard', 'out', 'hand of red', 'with ashwolf', 'on crossroads'."""
        place = self.state.item_at[ITEM[item]]
        plain = {IN_DECK: "deck", OUT: "out", IN_DECK + 1: "discard"}
        if place in plain:
            return plain[place]
        if place < WITH:
            return f"hand of {self.seats[place - IN_HAND]}"
        if place < WITH + 64:
            return f"with {slug(CONTENT.characters[place - WITH].name)}"
        return f"on {slug(CONTENT.locations[place - WITH - 64].name)}"

    @property
    def order(self) -> str:
        """The player order."""
        return " ".join(self.seats[seat] for seat in self.state.order)

    def play(self, *lines: str) -> None:
        """Say these lines; what has been rolled counts, unless the test is about that."""
        for line in lines:
            super().play(line)
            if (
                not self.rethrows
                and line.startswith("chance")
                and self.state.agenda
                and self.question == "MayReroll"
            ):
                self.state.play(GO_ON)

    def roll(self, *totals: int) -> None:
        """Let dice fall, one throw after the other."""
        for total in totals:
            self.play(f"chance: roll {total}")


def venture(
    seats: str,
    phase: str = "act",
    heroes: Sequence[str] = HEROES,
    mode: str = "competitive",
    book: str = "A",
    round_number: int = 3,
) -> Table:
    """A table at a point: 'setup' (nothing chosen yet), 'round' (before a round begins), 'turn' (before the
    first player's turn), 'act' (in phase 2 of the first player)."""
    names = seats.split()
    state = new_table(CONTENT, len(names), MODE_NAMES.index(mode), "AB".index(book), False)
    if phase == "setup":
        return Table(state, names)
    begin_round = state.agenda[0]
    state.agenda = []
    table = Table(state, names)
    for seat in range(len(names)):
        lay_hero(state, seat, PERSON[heroes[seat]])
    put_down(state, CROSSROADS, MIDDLE, 0)
    state.round = round_number if phase != "round" else round_number - 1
    if phase == "round":
        state.push(begin_round)
        return table
    state.push(EndRound())
    for seat in range(len(names) - 1, -1, -1):
        state.push(Turn(seat))
    if phase == "act":
        state.agenda.pop()
        state.active, state.phase = 0, ACTIONS
        state.push(EndTurn(0))
        state.push(NextAct(0))
    return table


def lay_hero(state: State, seat: int, number: int) -> None:
    """A hero on the crossroads, with its listed items still in the deck; its player has met all entries."""
    state.players[seat].hero = number
    state.players[seat].triggered = KNOWN_PLACES
    hero = enter_play(state, number, CROSSROADS)
    hero.seat, hero.ap = seat, HERO_AP


def stack(table: Table, deck: int, keep: str) -> None:
    """Take all cards of a deck out of the game but these, so that draws can be foretold."""
    names = (ITEM, PERSON, LOCATION, HEROIC, SIDE)[deck]
    kept = [names[name] for name in keep.split()]
    for card in cards_at(table.state, deck, IN_DECK):
        put_card(table.state, deck, card, IN_DECK if card in kept else OUT)
