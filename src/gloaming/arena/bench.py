"""How fast the rules are: both forms side by side in one run, so that a noisy machine leaves the ratio alone.

`measure` runs in one form, in a process of its own; `compare` starts one of each, alternately, and keeps the
best of each figure.  Speed is in decisions a second of processor time with chance counted, its share stated.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

import msgspec

import gloaming
from gloaming.core.packs import Pack
from gloaming.core.state import CHANCE, OVER, State
from gloaming.games import AnyGame, at_hand, in_use, names, take

CLONES = 20_000
LIMIT = 20_000  # decisions after which a random game counts as unfinished


class Speed(msgspec.Struct, frozen=True):
    """One game at one number of seats in one form: thousands of decisions a second inside the core and from a
    Python loop, the share of chance (0 to 1), decisions a game, and microseconds for a clone in mid-game."""

    game: str
    seats: int
    compiled: bool
    core: float
    loop: float
    chance: float
    length: float
    clone: float


class BenchFault(Exception):
    """A bench that could not run; the sentence says why."""


def measure(game: AnyGame, seats: int, seconds: float) -> Speed:
    """Measure one game in the form that is loaded here, for about so many seconds of processor time."""
    decisions, chances, games, spent = play_in_core(game, seats, seconds / 2)
    return Speed(
        game=game.name,
        seats=seats,
        compiled=gloaming.compiled(),
        core=(decisions + chances) / spent / 1000,
        loop=play_from_python(game, seats, seconds / 2),
        chance=chances / (decisions + chances),
        length=(decisions + chances) / games,
        clone=time_clone(game.new(seats)),
    )


def play_in_core(game: AnyGame, seats: int, seconds: float) -> tuple[int, int, int, float]:
    """Decisions, events of chance, games and seconds of random play inside the core."""
    decisions = chances = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        tally = gloaming.playout(game.new(seats), games, LIMIT)
        decisions += tally.decisions
        chances += tally.chances
        games += 1
    return decisions, chances, games, spent


def play_from_python(game: AnyGame, seats: int, seconds: float) -> float:
    """Thousands of decisions a second when a plain Python loop asks, chooses and plays by the public door."""
    played = 0
    dice = gloaming.Dice(1)
    start = time.process_time()
    while time.process_time() - start < seconds or not played:
        state: State = game.new(seats)
        left = LIMIT
        while state.seat != OVER and left:
            state.play(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
            left -= 1
        played += LIMIT - left
    return played / (time.process_time() - start) / 1000


def time_clone(state: State) -> float:
    """Microseconds to clone a state some way into the game."""
    gloaming.playout(state, 5, 200)
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES * 1e6


def compare(wanted: Sequence[str], seconds: float, rounds: int) -> Iterator[tuple[Speed, Speed]]:
    """For each game and number of seats its best figures, compiled and pure, measured in turns."""
    for name in wanted or names():
        game = in_use(name)
        for seats in game.seats({option.name: option.default for option in game.options}):
            pairs = [
                (run(name, seats, seconds, False), run(name, seats, seconds, True)) for _ in range(rounds)
            ]
            yield best([fast for fast, _ in pairs]), best([slow for _, slow in pairs])


def best(speeds: Sequence[Speed]) -> Speed:
    """The best of each figure over several runs."""
    return msgspec.structs.replace(
        speeds[0],
        core=max(speed.core for speed in speeds),
        loop=max(speed.loop for speed in speeds),
        clone=min(speed.clone for speed in speeds),
    )


def run(name: str, seats: int, seconds: float, pure: bool) -> Speed:
    """Measure in a process of its own, in one form.  BenchFault if that form is not to be had."""
    env = {**os.environ, "GLOAMING_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "gloaming.arena.bench", name, str(seats), str(seconds)]
    packs = msgspec.json.encode(at_hand(name))
    done = subprocess.run(command, input=packs, env=env, capture_output=True, check=False)
    if done.returncode:
        raise BenchFault(
            f"The bench of {name} failed: {done.stderr.decode('utf-8', 'replace').strip()[-300:]}"
        )
    speed = msgspec.json.decode(done.stdout, type=Speed)
    if speed.compiled == pure:
        raise BenchFault("The rules are not compiled; `python3 play.py setup` compiles them.")
    return speed


if __name__ == "__main__":
    take(msgspec.json.decode(sys.stdin.buffer.read(), type=list[Pack]))
    sys.stdout.buffer.write(
        msgspec.json.encode(measure(in_use(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
    )
