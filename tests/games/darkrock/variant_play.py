"""Whole games of the variants for golden journals: a team player for the Crisis, a greedy one for duels."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.darkrock.golden_play import digest
from games.darkrock.golden_play import worth as greedy_worth
from games.darkrock.table_talk import GAME
from games.golden import header
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Journal, Saying
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.names import CRISIS, EXP1, EXP3, METALS, MINES, REBOOT, RECRUIT, STATIONS
from gloaming.games.darkrock.odds import chance
from gloaming.games.darkrock.state import State, metal_of
from gloaming.games.darkrock.stations.mines import collections

Options = dict[str, bool | str]


@dataclass
class Told:
    """One game, said saying by saying."""

    seats: int
    options: Options
    records: list[tuple[int, list[int]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the table."""
        self.state: State = GAME.new(self.seats, self.options)

    def say(self, actions: list[int]) -> None:
        """Play one saying and remember it."""
        self.records.append((self.state.seat, actions))
        for action in actions:
            self.state.play(action)

    def journal(self) -> Journal:
        """The game as a journal; no seed, since chance is written down."""
        twin, said = Told(self.seats, self.options), []
        for seat, actions in self.records:
            said.append(Saying(seat, saying(GAME, twin.state, actions)))
            twin.say(actions)
        return Journal(header(GAME, self.seats, self.options), tuple(said))

    def outcome(self) -> dict[str, object]:
        """What came of the finished game."""
        return {
            "scores": list(self.state.scores()),
            "winners": list(self.state.winners()),
            "rounds": self.state.round,
            "lost": self.state.crisis.lost,
            "digest": digest(self.state),
        }


def play(seats: int, options: Options, seed: int, mood: str = "careful") -> Told:
    """A game from a seed; a `careless` team never pays for Shields, a `heated` one burns neutronium."""
    game, dice = Told(seats, options), Dice(seed)
    while game.state.seat != OVER:
        twin, seat = game.state.clone(), game.state.seat
        actions = [choose(twin, dice, mood)]
        twin.play(actions[0])
        while seat != CHANCE and twin.seat == seat and twin.step.inside:
            actions.append(choose(twin, dice, mood))
            twin.play(actions[-1])
        game.say(actions)
    return game


def choose(state: State, dice: Dice, mood: str) -> int:
    """What is said next, or how the dice fall."""
    if state.seat == CHANCE:
        return int(state.draw(dice))
    if state.variant != CRISIS:
        return max(state.actions, key=lambda action: duel_worth(state, action) * 1000 + dice.below(1000))
    if mood == "careless" and a.NO_SHIELDS in state.actions:
        return a.NO_SHIELDS
    if mood == "heated" and a.REROLL in state.actions:
        return a.REROLL
    return max(state.actions, key=lambda action: worth(state, action) * 1000 + dice.below(1000))


def duel_worth(state: State, action: int) -> int:
    """How much the greedy player likes an action; what came later than exports it takes as it comes."""
    return greedy_worth(state, action) if action < a.EXPORT_END else 3


def worth(state: State, action: int) -> int:
    """How much a team player likes an action of the Neutronium Crisis."""
    if action < a.RESOLVE_CREW:
        return worth_of_place(state, action % STATIONS)
    if action < a.REROLL:
        return worth_of_order(state, action)
    twin = state.clone()
    twin.advance(action)
    return prospects(twin) + (15 if action == a.RENT else 0)


def worth_of_place(state: State, station: int) -> int:
    """Mines by their odds, an export when there is something to export, the rest a little."""
    ship = state.ships[state.seat]
    cost = 12 * state.crisis.repair(station) - relief(state, station)
    if station < MINES:
        if state.ore[station] == 0 or wanted(state, metal_of(station)) <= 0 or ship.free_slots() <= 0:
            return -cost
        odds = chance((state.standard_1, state.standard_2), 0, 2 * station + 2, ship.unlocked)
        return odds + 20 - cost - 40 * (ship.place.count(station))
    if EXP1 <= station <= EXP3:
        ready = sum(min(ship.hold[metal], state.crisis.missing(metal)) for metal in range(METALS))
        taken = any(EXP1 <= place <= EXP3 for place in ship.place)
        return -cost if taken else 60 * min(ready, station - EXP1 + 1) - cost
    if station == RECRUIT:
        return (45 if ship.credits >= 6 and ship.recruited() < 5 and state.round < 6 else 0) - cost
    return (40 if station <= REBOOT else 20) - cost


def relief(state: State, station: int) -> int:
    """What it is worth to get a station's Damage back into the pool, the more the emptier that is."""
    return int(state.crisis.damage[station]) * (70 if state.crisis.pool() < 5 else 45)


def worth_of_order(state: State, action: int) -> int:
    """Gear and Rig first, then the mines, exports last."""
    ship = state.ships[state.turn.ship]
    place = ship.place[4] if action == a.RESOLVE_CAPTAIN else (action - a.RESOLVE_CREW) % 28
    if EXP1 <= place <= EXP3:
        return 0
    return 20 if MINES <= place <= REBOOT else 10


def wanted(state: State, metal: int) -> int:
    """What of a metal is neither exported nor in a hold."""
    return int(state.crisis.missing(metal)) - sum(ship.hold[metal] for ship in state.ships)


def prospects(state: State) -> int:
    """How well the team stands: exports, goods aboard, miners with a pair, less the harm."""
    crisis = state.crisis
    value = (
        -5 * crisis.marker - 10 * sum(crisis.damage) - 80 * crisis.lost_stations() - 2000 * (crisis.lost > 0)
    )
    for metal in range(METALS):
        held = sum(ship.hold[metal] for ship in state.ships)
        value += 100 * crisis.exported[metal] + 60 * min(held, crisis.missing(metal))
    for ship in state.ships:
        value += 2 * ship.credits + 9 * ship.hold[3] + 7 * ship.hold[4] + 12 * ship.recruited() + ship.slots
        value += 4 * sum(place >= 0 for place in ship.place)
    return value + 30 * diggers(state)


def diggers(state: State) -> int:
    """How many unresolved miners of the turn in hand have a pair."""
    turn = state.turn
    if turn.ship < 0 or state.phase != 5:
        return 0
    places = state.ships[turn.ship].place
    return sum(
        1
        for piece, place in enumerate(places)
        if 0 <= place < MINES and not turn.resolved >> piece & 1 and collections(state, piece)
    )
