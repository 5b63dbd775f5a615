"""How long a game's page takes to draw, and how large it is.  Run: python benches/render.py [GAME]

The game is played at random by as many as it takes, in turn without options, with all its switches on, and
with each other choice that it offers.
"""

from __future__ import annotations

import gzip
import random
import statistics
import sys
import time

from gloaming.core.options import chosen
from gloaming.core.state import CHANCE, OVER, SPECTATOR, State
from gloaming.games import AnyGame, load
from gloaming.web import render
from gloaming.web.page import BOT, Entry, Page, Seat, Undo

NAMES = ("Ana", "Ben", "Cleo", "Dag", "Eve")
BARS = (5.0, 30_000, 6_000)  # ms, bytes, bytes compressed
OWN_BARS = {
    "dark_venture": (8.0, 36_000, 8_000)
}  # a map of more than twenty locations, with who stands there


def positions(game: AnyGame, number: int) -> list[State]:
    """So many positions of random games of the most seats in which somebody is asked, between two sayings."""
    rng = random.Random(1)
    ways = all_ways(game)
    out: list[State] = []
    games = 0
    while len(out) < number:
        options = ways[games % len(ways)]
        state = game.new(max(game.seats(game.settled(options))), options)
        step, games = 0, games + 1
        while state.seat != OVER and step < 7 * number / len(ways) and len(out) < number:
            if state.seat >= 0 and step % 7 == 0 and not state.step.inside:
                out.append(state.clone())
            state.advance(rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions)))
            step += 1
    return out


def all_ways(game: AnyGame) -> list[dict[str, object]]:
    """No option, every switch that goes with those before it, and each other choice, so completed."""
    others: list[dict[str, object]] = [
        {option.name: choice.value}
        for option in game.options
        for choice in option.choices
        if choice.value != option.default and goes(game, {option.name: choice.value})
    ]
    return [{}, all_on(game, {}), *(all_on(game, way) for way in others)]


def all_on(game: AnyGame, way: dict[str, object]) -> dict[str, object]:
    """These options, and every switch on that goes with them."""
    on = dict(way)
    for option in game.options:
        if option.default is False and goes(game, {**on, option.name: True}):
            on[option.name] = True
    return on


def goes(game: AnyGame, options: dict[str, object]) -> bool:
    """Can these options be played together?"""
    return not game.excludes(chosen(game.options, options))


def page(game: AnyGame, state: State, me: int) -> Page:
    """The page of that seat, with a full story."""
    view = game.view(state, me)
    question = game.ask(view)
    seats = len(state.scores())
    log = tuple(
        Entry(n, f"@{n % seats} places a crewmember on Subcontract beside @0.", n % seats) for n in range(40)
    )
    return Page(
        game=game.name, title=game.title, base="/t/99fKvxztxaN0", name="Quiet Comet", number=40, last=40,
        me=me, seats=tuple(Seat(name, BOT, "steady") for name in NAMES[:seats]), question=question, view=view,
        picture=game.picture(view, question), log=log,
        undo=Undo(False, "No undo: dice were thrown, and a die once seen stays."), watchers=3,
    )  # fmt: skip


def main(name: str) -> None:
    """Print medians, worst values and whether the bars hold."""
    game = load(name)
    times, sizes, packed = [], [], []
    for state in positions(game, 200):
        for me in (int(state.seat), SPECTATOR):
            begun = time.process_time()
            text = render.fragment(page(game, state, me), game.art).encode()
            times.append((time.process_time() - begun) * 1000)
            sizes.append(len(text))
            packed.append(len(gzip.compress(text)))
    times = times[2:]  # the first ones compile the templates
    print(
        f"view, question, picture, fragment: {statistics.median(times):.2f} ms CPU (worst {max(times):.2f})"
    )
    print(f"fragment: {statistics.median(sizes):.0f} bytes (worst {max(sizes)})")
    print(f"compressed: {statistics.median(packed):.0f} bytes (worst {max(packed)})")
    ms, most, most_packed = OWN_BARS.get(name, BARS)
    kept = statistics.median(times) <= ms and max(sizes) <= most and max(packed) <= most_packed
    print(f"{'within' if kept else 'NOT within'} {ms:g} ms, {most:,} bytes, {most_packed:,} compressed")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "darkrock")
