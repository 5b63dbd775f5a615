"""A simulation at a terminal: a checked plan, a progress bar, journals in a folder, the summary."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming import bots
from gloaming.arena.simulate import Broken, Game, Plan, simulate
from gloaming.arena.summary import lines, summary
from gloaming.core.game import wrong_number
from gloaming.games import in_use, load

LARGEST = 10_000_000


class Unplayable(ValueError):
    """A simulation that cannot be; the sentence says what would do."""


def checked(plan: Plan, processes: int) -> Plan:
    """The plan with all options, and with the packs at hand, if it can be played.  ValueError otherwise."""
    game = in_use(plan.game)
    options = game.settled(plan.options)
    for level in plan.players:
        bots.level(level)
    allowed = game.seats(options)
    if len(plan.players) not in allowed:
        raise Unplayable(wrong_number(game.title, allowed, len(plan.players)))
    for name, value, most in (
        ("games", plan.games, LARGEST),
        ("limit", plan.limit, LARGEST),
        ("playouts", plan.playouts, LARGEST),
        ("processes", processes, 256),
    ):
        if not 1 <= value <= most:
            raise Unplayable(f"--{name} is a whole number from 1 to {most}, not {value}.")
    if not 0 <= plan.seed < 2**63:
        raise Unplayable("--seed is a whole number from 0 to 9223372036854775807.")
    return msgspec.structs.replace(plan, options=options, packs=dict(game.packs))


def run(plan: Plan, processes: int = 0, folder: Path | None = None, as_json: bool = False) -> int:
    """Play the plan and print what came out; gives the exit code.  ValueError for a plan that cannot be."""
    wanted = processes if processes else cores()
    plan = checked(msgspec.structs.replace(plan, journals=folder is not None), wanted)
    if folder is not None:
        prepare(folder)
    games: list[Game] = []
    try:
        for game in watched(plan, min(wanted, plan.games)):
            if folder is not None:
                keep(folder, plan, game)
            games.append(msgspec.structs.replace(game, journal=""))
    except KeyboardInterrupt:
        print(f"Stopped after {len(games)} of {plan.games} games.", file=sys.stderr)
        return 130
    except Broken as flaw:
        print(flaw, file=sys.stderr)
        return 1
    report(plan, games, as_json)
    return 0


def report(plan: Plan, games: Sequence[Game], as_json: bool) -> None:
    """Print the summary."""
    result = summary(plan, load(plan.game).seat_names, games)
    if as_json:
        print(msgspec.json.encode(result).decode())
    else:
        print("\n".join(lines(result)))


def watched(plan: Plan, processes: int) -> Iterator[Game]:
    """The games, with a bar on the error stream where somebody watches."""
    if not sys.stderr.isatty():
        yield from simulate(plan, processes)
        return
    bar = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(simulate(plan, processes), total=plan.games)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def prepare(folder: Path) -> None:
    """Make the folder for journals.  Unplayable if it cannot be, or has something in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        filled = any(folder.iterdir())
    except OSError as flaw:
        raise Unplayable(f"{folder} cannot be used for journals: {flaw.strerror or flaw}.") from None
    if filled:
        raise Unplayable(f"{folder} is not empty: name a new folder for the journals.")


def keep(folder: Path, plan: Plan, game: Game) -> None:
    """Write one game's journal.  Unplayable if that cannot be."""
    name = f"{plan.game}-{plan.seed}-{game.number:0{len(str(plan.games - 1))}}.journal"
    try:
        (folder / name).write_text(game.journal, "utf-8", newline="\n")
    except OSError as flaw:
        raise Unplayable(f"{folder / name} cannot be written: {flaw.strerror or flaw}.") from None
