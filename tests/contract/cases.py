"""What the contract is tested on: games with seats and options, random play, positions met there."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from zlib import crc32

import msgspec

from gloaming.core.dice import Dice
from gloaming.core.options import Option, OptionError, Options
from gloaming.core.state import CHANCE, OVER, SPECTATOR, State
from gloaming.games import SHIPPED, AnyGame, load, names

LONG = os.environ.get("GLOAMING_LONG") == "1"
FEWER = os.environ.get("GLOAMING_FEWER") == "1"  # the other form is tried on everything, and twins compared
GAMES = 50 if FEWER else 10_000 if LONG else 300  # random games for each number of seats and set of options
FEW = 12  # cases that are all tried on every promise
BLOCK = 50  # of them in one test, so that they spread over processes
MOST = 30  # positions of a case that are tried on a costly promise
LIMIT = 20_000  # decisions and events, after which a random game counts as unfinished


class Case(msgspec.Struct, frozen=True):
    """One way to set a game up."""

    game: str
    seats: int
    settings: tuple[tuple[str, bool | str], ...] = ()  # the options that differ from their defaults

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *[f"{name}={value}" for name, value in self.settings]]
        return "-".join(words)

    @property
    def door(self) -> AnyGame:
        """The game itself."""
        return load(self.game)

    def new(self) -> State:
        """A state before its first decision."""
        state: State = self.door.new(self.seats, dict(self.settings))
        return state

    def seats_seen(self) -> list[int]:
        """All who look at the table."""
        return [*range(self.seats), SPECTATOR]


class Position(msgspec.Struct, frozen=True):
    """A state met in a random game.  Whoever changes it clones it first."""

    case: Case
    state: State
    way: str  # which game and how far

    @property
    def door(self) -> AnyGame:
        """The game itself."""
        return self.case.door

    def __str__(self) -> str:
        return f"{self.case} {self.way}"


def other_values(option: Option) -> list[bool | str]:
    """The values of an option besides its default."""
    if isinstance(option.default, bool):
        return [not option.default]
    return [choice.value for choice in option.choices if choice.value != option.default]


def option_sets(game: AnyGame) -> list[Options]:
    """The defaults, every option changed alone, every two changed together, less what excludes each other."""
    changes = [(option.name, value) for option in game.options for value in other_values(option)]
    pairs = [dict(pair) for pair in combinations(changes, 2) if pair[0][0] != pair[1][0]]
    return [options for options in ({}, *[dict([c]) for c in changes], *pairs) if together(game, options)]


def together(game: AnyGame, options: Options) -> bool:
    """Can these options be played together?"""
    try:
        game.settled(options)
    except OptionError:
        return False
    return True


def cases_of(name: str) -> list[Case]:
    """Every number of seats with every set of options that takes it."""
    game = load(name)
    return [
        Case(name, seats, tuple(options.items()))
        for options in option_sets(game)
        for seats in game.seats(game.settled(options))
    ]


def held() -> list[str]:
    """The games held to the contract: those that ship, and those that GLOAMING_GAMES adds.

    Games that other tests register for their own ends promise nothing."""
    own = {Path(file).stem for file in os.environ.get("GLOAMING_GAMES", "").split(os.pathsep)}
    return [name for name in names() if name in SHIPPED or type(load(name)).__module__ in own]


def all_cases() -> list[Case]:
    """The cases of every game that each promise is tried on."""
    return [case for name in held() for case in sample_of(name)[:: 3 if FEWER else 1]]


def sample_of(name: str) -> list[Case]:
    """All cases if they are few, and in a long run; else every number of seats with the defaults, and every
    other set of options once, with seats in turn."""
    if LONG or len(cases_of(name)) <= FEW:
        return cases_of(name)
    game, cases = load(name), list[Case]()
    for number, options in enumerate(option_sets(game)):
        seats = game.seats(game.settled(options))
        some = seats if not options else (seats[number % len(seats)],)
        cases += [Case(name, count, tuple(options.items())) for count in some]
    return cases


def blocks(name: str, games: int = GAMES) -> list[tuple[Case, int, int]]:
    """So many random games of each case of one game: case, first seed, number of games."""
    return [
        (case, first, min(BLOCK, games - first))
        for case in cases_of(name)
        for first in range(0, games, BLOCK)
    ]


def pick(state: State, dice: Dice) -> int:
    """A random answer, of a player or of CHANCE."""
    return state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)


@cache
def positions(case: Case, each: int = 2, games: int = 6) -> tuple[Position, ...]:
    """Some positions of every kind of question met in a few random games, and the end of one."""
    met: Counter[str] = Counter()
    found: list[Position] = []
    chooser = Dice(5)
    for seed in range(games):
        for number, state in enumerate(walk(case, seed)):
            kind = type(state.step).__name__ if state.agenda else ""
            if met[kind] < each and (met[kind] == 0 or chooser.below(10) == 0):
                met[kind] += 1
                found.append(Position(case, state.clone(), f"game {seed}, decision {number}"))
    return tuple(found)


def some(case: Case, most: int = MOST) -> tuple[Position, ...]:
    """Not more than so many positions, spread over those of the case, others in other cases.

    For promises that cost much, in games that ask many kinds of questions."""
    every = positions(case)
    step = -(-len(every) // most)
    return every[crc32(str(case).encode()) % step :: step]


def asked(met: Iterable[Position]) -> Iterator[Position]:
    """The positions in which a seat is asked."""
    return (position for position in met if position.state.seat >= 0)


def walk(case: Case, seed: int) -> Iterator[State]:
    """One random game: the same state, before each answer and at the end."""
    state, dice = case.new(), Dice(seed)
    for _ in range(LIMIT):
        yield state
        if state.seat == OVER:
            return
        state.advance(pick(state, dice))


def random_saying(state: State, dice: Dice) -> list[int]:
    """Play one whole saying at random, in place; its actions."""
    seat, said = state.seat, [pick(state, dice)]
    state.advance(said[0])
    while seat >= 0 and state.seat == seat and state.step.inside:
        said.append(pick(state, dice))
        state.advance(said[-1])
    return said
