"""Many games between bots, on several processes, the same for the same seed however many there are.

    plan = Plan("darkrock", ("steady", "random"), games=1000)
    report = summary(plan, [*simulate(plan, processes=2)])      # see `summary`

A game's number and the plan's seed make all its luck.  With `swap` the players change seats from game to
game, so that seats and players can be told apart.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing.synchronize import Event

import msgspec

import gloaming
from gloaming.bots.player import Mind, Request
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Header, Journal, Saying, write
from gloaming.core.options import Options
from gloaming.core.packs import Pack
from gloaming.core.state import CHANCE, OVER, State
from gloaming.games import AnyGame, know, known_packs, recorded

CHUNK = 25  # games at most that a process takes at once


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: players by level, in the order of their seats in game 0.  `limit` is the number
    of decisions after which a game counts as unfinished, `playouts` what a searching bot tries at each,
    `packs` what a journal's header says of packs."""

    game: str
    players: tuple[str, ...]
    games: int = 1000
    seed: int = 1
    options: Options = {}
    swap: bool = True
    limit: int = 20_000
    playouts: int = 40
    journals: bool = False
    packs: dict[str, str] = {}


class Game(msgspec.Struct, frozen=True):
    """How one game went.  `seats` holds the player on each seat; winners and scores go by seat."""

    number: int
    seats: tuple[int, ...]
    finished: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    chances: int
    journal: str = ""


class Broken(Exception):
    """A game that a rule or a bot broke: its number and why."""


# --- one game


def luck(plan: Plan, number: int) -> Dice:
    """The generator of one game."""
    return Dice(int.from_bytes(blake2b(f"{plan.seed}:{number}".encode(), digest_size=6).digest()))


def seating(plan: Plan, number: int) -> tuple[int, ...]:
    """Which player sits on each seat in that game."""
    players = len(plan.players)
    turn = number % players if plan.swap else 0
    return tuple((seat + turn) % players for seat in range(players))


def play(plan: Plan, number: int) -> Game:
    """Play one game of the plan.  Broken if that cannot be."""
    try:
        return played(plan, number)
    except Exception as flaw:
        cause = f"{type(flaw).__name__}: {flaw}"
        raise Broken(f"Game {number} of {plan.game} with seed {plan.seed} broke: {cause}.") from flaw


def played(plan: Plan, number: int) -> Game:
    """One game, from its own luck alone."""
    game, dice, seats = recorded(plan.game, plan.packs), luck(plan, number), seating(plan, number)
    state: State = game.new(len(seats), plan.options)
    minds = [mind(plan, plan.players[player], seat, dice.seed()) for seat, player in enumerate(seats)]
    said: list[Saying] = []
    decisions = chances = 0
    while state.seat != OVER and decisions < plan.limit:
        seat = state.seat
        if seat == CHANCE:
            actions = [state.draw(dice)]
            chances += 1
        else:
            actions = minds[seat].decide(state.imagine(seat, dice), dice)
            decisions += len(actions)
        if plan.journals:
            said.append(Saying(seat, saying(game, state, actions)))
        for action in actions:
            state.advance(action)
    return Game(
        number,
        seats,
        state.seat == OVER,
        tuple(state.winners()) if state.seat == OVER else (),
        tuple(state.scores()),
        decisions,
        chances,
        journal(plan, game, seats, said) if plan.journals else "",
    )


def mind(plan: Plan, level: str, seat: int, character: int) -> Mind:
    """A bot for one game; it will be handed its positions one by one."""
    return Mind(Request(plan.game, level, seat, {}, character, playouts=plan.playouts))


def journal(plan: Plan, game: AnyGame, seats: tuple[int, ...], said: list[Saying]) -> str:
    """The game as text that replays it."""
    header = Header(
        gloaming=gloaming.__version__,
        game=game.name,
        rules=game.rules_version,
        seats=game.seat_names[: len(seats)],
        players=tuple(f"{plan.players[player]} {player + 1}" for player in seats),
        options=dict(plan.options),
        packs=dict(plan.packs),
    )
    return write(Journal(header, tuple(said)))


# --- many games

stop: Event | None = None  # in a process of the pool: set when nobody waits for its games any more


def begin(signalled: Event, packs: Sequence[Pack]) -> None:
    """A process of the pool begins: Ctrl-C is for the one that started it, whose packs it knows."""
    know(packs)
    global stop  # noqa: PLW0603  one for each process, given at its start
    stop = signalled
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C, not even before they begin."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_chunk(plan: Plan, first: int, end: int) -> list[Game]:
    """The games from `first` to before `end`; fewer if nobody waits for them any more."""
    games = []
    for number in range(first, end):
        if stop is not None and stop.is_set():
            break
        games.append(play(plan, number))
    return games


def simulate(plan: Plan, processes: int = 1) -> Iterator[Game]:
    """Every game of the plan, in order, as they are done.  Broken if one of them breaks."""
    if processes == 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    spawn = multiprocessing.get_context("spawn")
    signalled = spawn.Event()
    size = max(1, min(CHUNK, plan.games // (4 * processes)))
    pool = ProcessPoolExecutor(
        processes, mp_context=spawn, initializer=begin, initargs=(signalled, known_packs())
    )
    try:
        firsts = range(0, plan.games, size)
        with deaf():
            chunks = [pool.submit(play_chunk, plan, first, min(first + size, plan.games)) for first in firsts]
        for chunk in chunks:
            yield from chunk.result()
    finally:
        signalled.set()
        pool.shutdown(cancel_futures=True)
