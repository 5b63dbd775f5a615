"""The language of Dark Matter's tests: lay a position, say something in notation, look at what is then true.

`dark_matter("red blue green", market="sallow-gate")` is a table in round 1, red's Action phase, red first.
Cards are called by colour and number, as C1 to C4, A1 to A4, D1 to D4; zones read as in the rules: `C+P`.
Red has C1 A1 D1, blue C2 A2 D2, and so on, until a test says otherwise; planets that no one has and that are
not in the market are in the deck.
"""

from __future__ import annotations

from games.spoken import Spoken
from gloaming.core.state import CHANCE, Step
from gloaming.games.dark_matter import game
from gloaming.games.dark_matter.content.deck import count
from gloaming.games.dark_matter.content.loader import slug
from gloaming.games.dark_matter.names import (
    CARDS_OF_COLOR,
    COLORS,
    ICONS,
    LOWER_BACK,
    LOWER_FACE,
    MARKET,
    PLANETS,
    SEAT_NAMES,
    UPPER_BACK,
    UPPER_FACE,
)
from gloaming.games.dark_matter.skills import scoring
from gloaming.games.dark_matter.state import Player, State
from gloaming.games.dark_matter.steps.action import ChooseAction
from gloaming.games.dark_matter.steps.turn import BeginRound, FinalPhase

GAME = game

LETTERS = "CADSIRMPHL"
COLOR_LETTERS = "CAD"
POSITIONS = {"start": 0, "spun": 1, "flipped": 2, "both": 3}


class Hand:
    """One player of the table."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def player(self) -> Player:
        """The player itself."""
        return self.state.players[self.seat]

    @property
    def gems(self) -> str:
        """Held and set aside, as '3 / 1'."""
        return f"{self.player.gems} / {self.player.aside}"

    @gems.setter
    def gems(self, amounts: str) -> None:
        held, _, aside = amounts.partition(" / ")
        self.player.gems, self.player.aside = int(held), int(aside or 0)

    @property
    def soldiers(self) -> int:
        """Soldiers owned, wherever they lie."""
        return self.player.soldiers

    @soldiers.setter
    def soldiers(self, number: int) -> None:
        self.player.soldiers = number

    @property
    def diplomacy(self) -> int:
        """Diplomacy Cards not yet used."""
        return self.state.diplomacy_cards() - self.player.spent

    @diplomacy.setter
    def diplomacy(self, unused: int) -> None:
        self.player.spent = self.state.diplomacy_cards() - unused

    def holds(self, card: str, position: str = "start") -> None:
        """Hold this card in this position; whoever had it takes what this player had of the colour."""
        color = COLOR_LETTERS.index(card[0])
        number = CARDS_OF_COLOR * color + int(card[1]) - 1
        for other in self.state.players:
            if other.cards[color] == number:
                put(other, color, self.player.cards[color])
        put(self.player, color, number)
        self.turn(card[0], position)

    def turn(self, letter: str, position: str) -> None:
        """Bring the card of a colour into a position; what is flipped has been seen."""
        color = COLOR_LETTERS.index(letter)
        self.player.position &= ~(3 << 2 * color)
        self.player.position |= POSITIONS[position] << 2 * color
        if POSITIONS[position] & 2:
            self.player.seen |= 1 << color

    def zone(self, letter: str, place: int) -> str:
        """What a place of a card shows: 'C+P 1'."""
        zone = self.state.zone(self.seat, COLOR_LETTERS.index(letter), place)
        return f"{letters(self.state.deck.skill[zone])} {self.state.deck.initiative[zone]}"

    def uf(self, letter: str) -> str:
        """Upper Face."""
        return self.zone(letter, UPPER_FACE)

    def lf(self, letter: str) -> str:
        """Lower Face."""
        return self.zone(letter, LOWER_FACE)

    def ub(self, letter: str) -> str:
        """Upper Back."""
        return self.zone(letter, UPPER_BACK)

    def lb(self, letter: str) -> str:
        """Lower Back."""
        return self.zone(letter, LOWER_BACK)

    @property
    def planets(self) -> str:
        """'sallow-gate improved turned, pale-consensus', in the order of terraforming."""
        return ", ".join(self.world(planet) for planet in self.player.planets)

    @planets.setter
    def planets(self, text: str) -> None:
        for name, *marks in [part.split() for part in text.split(",") if part.strip()]:
            planet = planet_number(self.state, name)
            take_from_table(self.state, planet)
            self.player.planets = [*self.player.planets, planet]
            if "improved" in marks:
                self.state.improved |= 1 << planet
            if "turned" in marks:
                self.state.turned |= 1 << planet

    def world(self, planet: int) -> str:
        """One planet with its marks."""
        marks = [" improved"] if self.state.is_improved(planet) else []
        marks += [" turned"] if self.state.is_turned(planet) else []
        return slug(self.state.deck.planet_names[planet]) + "".join(marks)

    @property
    def points(self) -> int:
        """Victory Points as the game stands."""
        return self.state.scores()[self.seat]

    @property
    def soldier_points(self) -> int:
        """What the soldiers add."""
        return scoring.soldier_points(self.state, self.seat)

    def knows(self, other: str, letter: str) -> bool:
        """Does this player see the Face of that card?"""
        card = (
            GAME.view(self.state, self.seat)
            .players[SEAT_NAMES.index(other)]
            .cards[COLOR_LETTERS.index(letter)]
        )
        return bool(card.name)


class Table(Spoken[State]):
    """A table of Dark Matter in a test."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state, list(SEAT_NAMES[: len(state.players)]))

    def __getattr__(self, name: str) -> Hand:
        if name not in SEAT_NAMES:
            raise AttributeError(name)
        return Hand(self.state, self.seats.index(name))

    @property
    def market(self) -> str:
        """The names of the planets on offer."""
        names = self.state.deck.planet_names
        return " ".join(slug(names[planet]) for planet in self.state.market if planet >= 0)

    @property
    def deck(self) -> str:
        """The names of the planets in the deck."""
        names = self.state.deck.planet_names
        return " ".join(slug(names[planet]) for planet in range(PLANETS) if self.state.pile >> planet & 1)

    @deck.setter
    def deck(self, text: str) -> None:
        """The first name is the card on top; the rest leaves the table for a player who is not asked."""
        wanted = [planet_number(self.state, name) for name in text.split()]
        spare = self.state.players[-1]
        for planet in range(PLANETS):
            if self.state.pile >> planet & 1 and planet not in wanted:
                take_from_table(self.state, planet)
                spare.planets = [*spare.planets, planet]
        if wanted:
            self.state.last = wanted[0]

    @property
    def first(self) -> str:
        """Who holds the First Player Marker."""
        return self.seats[self.state.first]

    def opens(self, *said: str) -> list[str]:
        """Everything open, in notation, after these actions of a saying."""
        twin = self.state.clone()
        twin.settle()
        for text in said:
            twin.play(GAME.parse(twin, text)[0])
        actions = twin.outcomes()[0] if twin.seat == CHANCE else twin.actions
        return [GAME.notation(twin, action) for action in actions]

    def pass_chance(self) -> None:
        """Let chance speak, always the first thing that can come up."""
        while self.asked == "chance":
            self.state.play(self.state.outcomes()[0][0])

    def end_turn(self) -> None:
        """The asked player ends the Action phase; then chance, and nobody goes into the black hole."""
        self.play(f"{self.asked}: end")
        self.pass_chance()
        if self.asked != "over" and self.opens()[0] == "deposit 0":
            self.play(f"{self.asked}: deposit 0")

    def end_round(self) -> None:
        """Let the rest of the round pass."""
        number = self.state.round
        while self.asked != "over" and self.state.round == number:
            self.end_turn()


def letters(skill: int) -> str:
    """'C+P', '-' for no icon."""
    return "+".join(LETTERS[icon] for icon in range(ICONS) for _ in range(count(skill, icon))) or "-"


def put(player: Player, color: int, card: int) -> None:
    """Give a player a card of a colour, in the starting position."""
    player.cards = [card if other == color else player.cards[other] for other in range(COLORS)]
    player.position &= ~(3 << 2 * color)
    player.seen &= ~(1 << color)


def planet_number(state: State, name: str) -> int:
    """A planet by its name."""
    return [slug(printed) for printed in state.deck.planet_names].index(name)


def take_from_table(state: State, planet: int) -> None:
    """Take a planet from the deck, the market or a player."""
    state.pile &= ~(1 << planet)
    state.market = [-1 if other == planet else other for other in state.market]
    for player in state.players:
        player.planets = [other for other in player.planets if other != planet]
    if state.last == planet:
        state.last = max((p for p in range(PLANETS) if state.pile >> p & 1), default=planet)


def dark_matter(
    seats: str = "red blue green",
    market: str = "",
    round_number: int = 1,
    first: str = "red",
    turn: str = "red",
    between_rounds: bool = False,
    **options: bool,
) -> Table:
    """A table in the Action phase of one player; `between_rounds`: before the round that comes next."""
    state = GAME.new(len(seats.split()), options)
    assert isinstance(state, State)
    for seat, player in enumerate(state.players):
        player.cards = [CARDS_OF_COLOR * color + seat for color in range(COLORS)]
        player.charter = seat if state.civilizations else -1
    state.round = round_number
    state.first = SEAT_NAMES.index(first)
    state.active = SEAT_NAMES.index(turn)
    for place, name in enumerate(market.split()):
        planet = planet_number(state, name)
        state.pile &= ~(1 << planet)
        state.market[place] = planet
    assert len(state.market) == MARKET
    state.last = max(planet for planet in range(PLANETS) if state.pile >> planet & 1)
    agenda: list[Step[State]] = (
        [BeginRound()] if between_rounds else [FinalPhase(), ChooseAction(state.active)]
    )
    state.agenda = list(agenda)
    return Table(state)
