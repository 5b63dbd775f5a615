"""The language of Darkrock's tests: lay a position, say something in notation, look at what is then true.

`darkrock("red blue", phase="resolve", dice="rig 4 standard 3 5 neutronium 2")` is a table in round 3.  Each
ship has three crew aboard, $2, three slots and an empty hold; what a test puts elsewhere it takes from there:
crew first from aboard, then from beside the board; metal from the mines (the lower mine first), the rest from
the supply.  A position with more tokens than the box has is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.spoken import Spoken
from gloaming.core.state import CHANCE
from gloaming.games.darkrock import game
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CREW,
    GOOD_NAMES,
    IRON,
    METALS,
    MINES,
    NEUTRONIUM,
    PLACE_NAMES,
    SABOTEURS,
    SEAT_NAMES,
    SOLAR_ENERGY,
    STATION_NAMES,
    UNAVAILABLE,
)
from gloaming.games.darkrock.names import ASSIGN as ASSIGN_PHASE
from gloaming.games.darkrock.names import RESOLVE as RESOLVE_PHASE
from gloaming.games.darkrock.state import Ship, State, Turn, gone, metal_of
from gloaming.games.darkrock.steps.assign import Assign, AssignPhase
from gloaming.games.darkrock.steps.marauders import MaraudersPhase
from gloaming.games.darkrock.steps.resolve import BeginTurn, NextPiece, ResolvePhase
from gloaming.games.darkrock.steps.round import BeginRound, EndRound, RollNeutronium, RollStandard
from gloaming.games.darkrock.variants.saboteurs import deal

GAME = game

PLACES = {ABOARD: "aboard", UNAVAILABLE: "beside", **dict(enumerate(PLACE_NAMES))}
PLACE_OF = {name: place for place, name in PLACES.items()}


class Ore:
    """The tokens on the mines, by name: `t.ore["m8"]`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getitem__(self, mine: str) -> int:
        return self.state.ore[STATION_NAMES.index(mine)]

    def __setitem__(self, mine: str, tokens: int) -> None:
        self.state.ore[STATION_NAMES.index(mine)] = tokens


class Tokens:
    """Counts by good that are only read: `t.supply["solar"]`, `t.gone["iron"]`."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def __getitem__(self, good: str) -> int:
        return self.counts[GOOD_NAMES.index(good)]


class Company:
    """One ship of the table."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number

    @property
    def ship(self) -> Ship:
        """The ship itself."""
        return self.state.ships[self.number]

    @property
    def credits(self) -> int:
        """Credits on the track."""
        return self.ship.credits

    @credits.setter
    def credits(self, amount: int) -> None:
        self.ship.credits = amount

    @property
    def slots(self) -> int:
        """Unlocked hold slots."""
        return self.ship.slots

    @slots.setter
    def slots(self, slots: int) -> None:
        self.ship.slots = slots

    @property
    def dice(self) -> int:
        """Rig dice unlocked for this round."""
        return self.ship.unlocked

    @dice.setter
    def dice(self, dice: int) -> None:
        self.ship.unlocked = dice

    @property
    def hold(self) -> str:
        """The goods aboard, dearest first: 'iron iron solar'."""
        return " ".join(name for good, name in enumerate(GOOD_NAMES) for _ in range(self.ship.hold[good]))

    @hold.setter
    def hold(self, goods: str) -> None:
        counts = Counter(GOOD_NAMES.index(name) for name in goods.split())
        for good in range(len(GOOD_NAMES)):
            take_from_board(self.state, good, counts[good] - self.ship.hold[good])
            self.ship.hold[good] = counts[good]

    def crew_on(self, places: str) -> None:
        """Stand a crewmember on each of these places: 'm8 m8 export-3'."""
        for name in places.split():
            free = [p for p in range(CREW) if self.ship.place[p] == ABOARD]
            free += [p for p in range(CREW) if self.ship.place[p] == UNAVAILABLE]
            self.ship.place[free[0]] = PLACE_OF[name]

    @property
    def crew(self) -> str:
        """Where the crew stand, aboard ones as 'aboard', those beside the board left out."""
        places = [self.ship.place[piece] for piece in range(CREW)]
        return " ".join(PLACES[place] for place in sorted(places) if place != UNAVAILABLE)

    @property
    def crew_aboard(self) -> int:
        """How many crew stand on the ship."""
        return self.ship.crew_aboard()

    @crew_aboard.setter
    def crew_aboard(self, count: int) -> None:
        free = [p for p in range(CREW) if self.ship.place[p] in (ABOARD, UNAVAILABLE)]
        for number, piece in enumerate(free):
            self.ship.place[piece] = ABOARD if number < count else UNAVAILABLE

    @property
    def captain(self) -> str:
        """Where the Captain stands: a place, 'aboard' or 'beside'."""
        return PLACES[self.ship.place[CAPTAIN]]

    @captain.setter
    def captain(self, place: str) -> None:
        self.ship.place[CAPTAIN] = PLACE_OF[place]


class Table(Spoken[State]):
    """A table of Darkrock Ventures in a test."""

    def __init__(self, state: State, seats: list[str]) -> None:
        super().__init__(GAME, state, seats)
        self.companies = seats if len(seats) == len(state.ships) else list(SEAT_NAMES[: len(state.ships)])
        self.ore = Ore(state)

    def __getattr__(self, name: str) -> Company:
        if name not in SEAT_NAMES:
            raise AttributeError(name)
        return Company(self.state, self.companies.index(name))

    @property
    def supply(self) -> Tokens:
        """What lies on the board, by good."""
        metals = [0] * METALS
        for mine in range(MINES):
            metals[metal_of(mine)] += self.state.ore[mine]
        return Tokens([*metals, self.state.solar, self.state.neutronium])

    @property
    def gone(self) -> Tokens:
        """Metals that have left the game."""
        return Tokens([gone(self.state, metal) for metal in range(METALS)])

    @property
    def leader(self) -> str:
        """Who holds the Leader Tile."""
        return self.companies[self.state.leader]

    @property
    def round(self) -> int:
        """The round, counted from 1."""
        return self.state.round

    @property
    def rig(self) -> list[int]:
        """The values of the rig dice on the table."""
        return list(self.state.turn.rig[: self.state.turn.dice])

    @property
    def winner(self) -> str:
        """Who has won."""
        (seat,) = self.state.winners()
        return self.seats[seat]

    @property
    def scores(self) -> dict[str, int]:
        """The scores by seat."""
        return dict(zip(self.seats, self.state.scores(), strict=True))

    def settle(self) -> None:
        """Ask anew, after a position was laid."""
        assert all(gone(self.state, metal) >= 0 for metal in range(METALS)), "more metal than in the box"
        assert min(self.state.solar, self.state.neutronium) >= 0, "more tokens than in the box"
        assert all(ship.free_slots() >= 0 for ship in self.state.ships), "a hold is too full"
        super().settle()

    def roll(self, text: str) -> None:
        """Let dice fall: '3 5'."""
        self.play(f"chance: roll {text}")

    def end_round(self) -> None:
        """Let the rest of the round pass: nothing is taken, all dice fall the second way there is."""
        number = self.round
        while self.asked != "over" and self.round == number:
            self.state.play(self.state.outcomes()[0][1] if self.state.seat == CHANCE else idle(self.state))


def idle(state: State) -> int:
    """The open action that changes least."""
    quiet = ("return", "take 0", "end turn")
    for action in state.actions:
        if GAME.notation(state, action) in quiet:
            return int(action)
    return int(state.actions[0])


def take_from_board(state: State, good: int, units: int) -> None:
    """Move units of a good off the board, or back onto it where the count is below zero."""
    if good == SOLAR_ENERGY:
        state.solar -= units
    elif good == NEUTRONIUM:
        state.neutronium -= units
    else:
        take_from_mines(state, good, units)


def take_from_mines(state: State, metal: int, units: int) -> None:
    """Metal comes from the lower of its two mines first; what is laid back goes there too."""
    lower, higher = metal, MINES - 1 - metal
    from_lower = min(units, state.ore[lower])
    state.ore[lower] -= from_lower
    state.ore[higher] -= units - from_lower


def darkrock(
    seats: str,
    phase: str = "assign",
    turn: str = "",
    dice: str = "",
    leader: str = "",
    round_number: int = 3,
    last_round: int = 0,
    **options: bool | str,
) -> Table:
    """As `set_up`, with the options by name."""
    return set_up(seats, phase, turn, dice, leader, round_number, last_round, options)


def set_up(
    seats: str,
    phase: str = "assign",
    turn: str = "",
    dice: str = "",
    leader: str = "",
    round_number: int = 3,
    last_round: int = 0,
    options: Mapping[str, bool | str] = {},
) -> Table:
    """A table at a phase: 'setup', 'round' (before phase 1), 'roll', 'assign', 'neutronium', 'resolve'.

    `turn` is whose turn it is, by default the Leader's, who is by default the first.  `dice` names dice by
    their values: 'rig 4 1 standard 3 5 neutronium 2'; without rig dice a turn of phase 5 begins with their
    roll.  The rest are options of the game.  Of Insiders, `turn` and `leader` are companies: the first seat
    has red and green, the second blue and yellow."""
    names = seats.split()
    state = GAME.new(len(names), options)
    assert isinstance(state, State)
    table = Table(state, names)
    if phase != "setup":
        state.leader = table.companies.index(leader) if leader else 0
        state.round = round_number if phase != "round" else round_number - 1
        state.last_round = last_round
        shown = lay_dice(state, dice)
        state.agenda.clear()
        if state.variant == SABOTEURS:
            deal(state)
        lay_agenda(state, phase, table.companies.index(turn) if turn else state.leader, shown)
    return table


def lay_dice(state: State, dice: str) -> list[int]:
    """Set the board dice; returns the values of the rig dice."""
    shown: dict[str, list[int]] = {"rig": [], "standard": [1, 2], "neutronium": [0]}
    kind = ""
    for word in dice.split():
        if word in shown:
            kind = word
            shown[kind] = []
        else:
            shown[kind].append(int(word))
    state.standard_1, state.standard_2 = shown["standard"]
    (state.neutronium_die,) = shown["neutronium"]
    return shown["rig"]


def lay_agenda(state: State, phase: str, ship: int, rig: list[int]) -> None:
    """What is still to be done in this round, from this phase on."""
    if phase == "round":
        state.push(BeginRound())
        return
    state.push(EndRound())
    if phase == "resolve":
        state.phase = RESOLVE_PHASE
        lay_turns(state, ship, rig)
        return
    state.push(ResolvePhase())
    if state.decks.therion:
        state.push(MaraudersPhase())
    state.push(RollNeutronium())
    if phase == "roll":
        state.push(AssignPhase())
        state.push(RollStandard())
    elif phase == "assign":
        state.phase = ASSIGN_PHASE
        state.push(Assign(state.seat_of(ship), ship))


def lay_turns(state: State, ship: int, rig: list[int]) -> None:
    """The turns of phase 5 from this ship's on, the first one begun if its rig dice lie on the table."""
    order = [(state.leader + step) % len(state.ships) for step in range(len(state.ships))]
    for later in reversed(order[order.index(ship) :]):
        state.push(BeginTurn(later))
    if rig:
        state.agenda.pop()
        state.turn = Turn()
        state.turn.ship = ship
        state.turn.dice = state.ships[ship].unlocked = len(rig)
        state.turn.rig = [*rig, 0, 0][:3]
        state.push(NextPiece(ship))


assert [metal_of(metal) for metal in range(IRON + 1)] == [0, 1, 2], "the lower mine of a metal has its number"
