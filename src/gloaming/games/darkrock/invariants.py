"""What must hold in every position, as `state` says it.  Ordinary Python: restore and the tests ask it."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.fields import field_names
from gloaming.core.state import State as CoreState
from gloaming.core.state import Step
from gloaming.games.darkrock.content.deck import CARDS_MOST
from gloaming.games.darkrock.deck_invariants import flaws_of_decks
from gloaming.games.darkrock.invariants_variants import flaws_of_variant
from gloaming.games.darkrock.names import (
    DAMAGE_TOKENS,
    GOODS,
    IMPOSSIBLE,
    METALS,
    MINES,
    NEUTRONIUM,
    ORE_AT_SETUP,
    PIECES,
    PLACES,
    RESOLVE,
    RIG_DICE,
    SLOTS,
    SOLAR_ENERGY,
    STATIONS,
    TOKENS,
    UNAVAILABLE,
)
from gloaming.games.darkrock.state import Ship, State, Turn, gone
from gloaming.games.darkrock.stations.hold import SUPPLY

STEP_FACTS = {  # the largest value that a step's fact can have, by its name
    "times": 2,
    "piece": PIECES - 1,
    "die": RIG_DICE - 1,
    "dice": RIG_DICE,
    "most": SLOTS,
    "units": SLOTS,
    "limit": SLOTS,
    "source": SUPPLY + GOODS - 1,
    "station": PLACES - 1,
    "amount": 3,
    "mine": MINES - 1,
    "place": 9,
    "wage": 2,
    "card": CARDS_MOST - 1,
    "cause": IMPOSSIBLE,
    "stations": (1 << STATIONS) - 1,
    "left": DAMAGE_TOKENS,
}


def flaws(state: State) -> Iterator[str]:
    """What is wrong with a position, in sentences; nothing for any that play can reach."""
    if not 1 <= len(state.ships) <= 5:
        yield f"There are {len(state.ships)} ships."
        return
    yield from flaws_of_variant(state)
    yield from flaws_of_round(state)
    for number, ship in enumerate(state.ships):
        yield from (f"Ship {number}: {flaw}" for flaw in flaws_of_ship(ship))
        if ship.recruited() == 0 and not state.final_round() and state.round > 0 and state.agenda:
            yield f"Ship {number} has nobody aboard or on the board."
    yield from flaws_of_tokens(state)
    yield from flaws_of_decks(state)
    yield from flaws_of_turn(state.turn, len(state.ships))
    for step in state.agenda:
        yield from flaws_of_step(step, len(state.ships), state.seats())


def flaws_of_round(state: State) -> Iterator[str]:
    """Counters and the dice of the board."""
    if not 0 <= state.leader < len(state.ships):
        yield "No ship holds the Leader Tile."
    if state.round < 0 or not 0 <= state.phase <= RESOLVE or not 0 <= state.first_export <= state.round:
        yield "The round or phase is none."
    if state.last_round not in (0, state.round, state.round + 1):
        yield "The end of the game is out of place."
    if not all(0 <= state.board_die(die) <= 6 for die in range(3)) or state.revelations < 0:
        yield "A die of the board shows what no die shows."


def flaws_of_ship(ship: Ship) -> Iterator[str]:
    """Credits, dice, hold and pieces of one ship."""
    if ship.credits < 0:
        yield "it has less than $0."
    if not (1 <= ship.base_dice <= RIG_DICE and 1 <= ship.unlocked <= RIG_DICE):
        yield "it has no such number of rig dice."
    if not 1 <= ship.slots <= SLOTS or min(ship.hold) < 0 or ship.carried() > ship.slots:
        yield "its hold cannot carry that."
    if not all(UNAVAILABLE <= place < PLACES for place in ship.place):
        yield "a piece stands nowhere."


def flaws_of_tokens(state: State) -> Iterator[str]:
    """Nothing is created or lost.  DR-SET-21"""
    if not all(0 <= ore <= most for ore, most in zip(state.ore, ORE_AT_SETUP, strict=True)):
        yield "A mine has more tokens than it began with, or fewer than none."
    for metal in range(METALS):
        if gone(state, metal) < 0:
            yield f"There are more tokens of metal {metal} than in the box."
    for good in (SOLAR_ENERGY, NEUTRONIUM):
        in_play = state.supply(good) + sum(ship.hold[good] for ship in state.ships)
        if state.supply(good) < 0 or in_play != TOKENS[good]:
            yield f"Good {good} does not add up to {TOKENS[good]} tokens."


def flaws_of_turn(turn: Turn, ships: int) -> Iterator[str]:
    """What the turn in hand remembers."""
    if not -1 <= turn.ship < ships or not 0 <= turn.dice <= RIG_DICE:
        yield "The turn in hand is nobody's, or has no such number of dice."
    if not (
        0 <= turn.rig_used < 1 << RIG_DICE and 0 <= turn.board_used < 8 and 0 <= turn.resolved < 1 << PIECES
    ):
        yield "The turn in hand has marks on what is not there."
    if not all(0 <= reach <= 3 for reach in turn.reach):
        yield "A piece reaches farther than the ring."


def flaws_of_step(step: Step[CoreState], ships: int, seats: int) -> Iterator[str]:
    """A step's facts lie within the board."""
    for name in field_names(step):
        fact = getattr(step, name)
        if name == "seat":
            if fact >= seats:
                yield f"{type(step).__name__} asks a seat that is not at the table."
        elif name == "ship" and not 0 <= fact < ships:
            yield f"{type(step).__name__} speaks of a ship that is not there."
        elif not 0 <= fact <= STEP_FACTS.get(name, fact):
            yield f"{type(step).__name__} has a wrong {name}."
