"""What many games say: shares and means with intervals of 95 in 100, as a record and as lines."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from statistics import mean, median, stdev
from typing import Final

import msgspec

from gloaming.arena.simulate import Game, Plan

NORMAL: Final = 1.959964  # of a normal distribution 95 in 100 lie within so many deviations


class Share(msgspec.Struct, frozen=True):
    """Wins of one seat or player: their number, a win of several counted in parts, and their share with its
    Wilson interval."""

    wins: float
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with its interval."""

    mean: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """One seat or one player."""

    name: str
    won: Share
    score: Mean


class Length(msgspec.Struct, frozen=True):
    """How long the finished games were, in decisions of players; `chances` a game on the average."""

    mean: float
    low: float
    high: float
    shortest: int
    median: float
    longest: int
    chances: float


class Summary(msgspec.Struct, frozen=True):
    """All of it.  Wins, scores and lengths are those of the finished games.

    `together` is how often all won, where every game was won by all seats or by none."""

    game: str
    options: dict[str, bool | str]
    seed: int
    swap: bool
    games: int
    unfinished: int
    joint: int
    together: Share | None
    seats: tuple[Row, ...]
    players: tuple[Row, ...]
    decisions: Length | None


def summary(plan: Plan, seat_names: Sequence[str], games: Sequence[Game]) -> Summary:
    """What these games of the plan say."""
    done = [game for game in games if game.finished]
    places = range(len(plan.players))
    return Summary(
        game=plan.game,
        options=dict(plan.options),
        seed=plan.seed,
        swap=plan.swap,
        games=len(games),
        unfinished=len(games) - len(done),
        joint=sum(len(game.winners) > 1 for game in done),
        together=together(len(plan.players), done),
        seats=tuple(row(seat_names[seat], done, [seat] * len(done)) for seat in places),
        players=tuple(
            row(f"{player + 1} {plan.players[player]}", done, [game.seats.index(player) for game in done])
            for player in places
        ),
        decisions=length(done) if done else None,
    )


def together(seats: int, games: Sequence[Game]) -> Share | None:
    """How often all seats won, if they only win or lose together."""
    if seats < 2 or not games or any(len(game.winners) not in (0, seats) for game in games):
        return None
    return wilson(sum(len(game.winners) == seats for game in games), len(games))


def row(name: str, games: Sequence[Game], seats: Sequence[int]) -> Row:
    """Whoever sat on these seats, one a game."""
    pairs = list(zip(games, seats, strict=True))
    wins = [1 / len(game.winners) for game, seat in pairs if seat in game.winners]
    return Row(
        name, wilson(math.fsum(wins), len(games)), interval([game.scores[seat] for game, seat in pairs])
    )


def wilson(wins: float, games: int) -> Share:
    """A share of wins and the interval where it lies, by Wilson's score; 0 to 1 where nothing was played."""
    if not games:
        return Share(0.0, 0.0, 0.0, 1.0)
    share, weight = wins / games, NORMAL * NORMAL / games
    centre = (share + weight / 2) / (1 + weight)
    reach = NORMAL * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Share(wins, share, max(0.0, centre - reach), min(1.0, centre + reach))


def interval(values: Sequence[int]) -> Mean:
    """The mean of these and its interval; the mean alone where there are too few."""
    if not values:
        return Mean(0.0, 0.0, 0.0)
    centre = mean(values)
    reach = NORMAL * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(centre, centre - reach, centre + reach)


def length(games: Sequence[Game]) -> Length:
    """How long these games were."""
    decisions = [game.decisions for game in games]
    about = interval(decisions)
    return Length(
        about.mean,
        about.low,
        about.high,
        min(decisions),
        median(decisions),
        max(decisions),
        mean(game.chances for game in games),
    )


def lines(result: Summary) -> Iterator[str]:
    """The summary for people."""
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in result.options.items())
    yield f"{result.game}: {result.games} games, seed {result.seed}{f', {options}' if options else ''}"
    if result.decisions is None:
        yield f"No game was finished; {result.unfinished} went past the limit."
        return
    for title, rows in (("player", result.players), ("seat", result.seats)):
        yield ""
        yield f"{title:<16}{'wins':>9}{'share':>8}{'95 in 100':>16}{'score':>9}{'95 in 100':>17}"
        yield from map(row_line, rows)
    about = result.decisions
    yield ""
    yield (
        f"Decisions a game: {about.mean:.1f} ({about.low:.1f} to {about.high:.1f}), "
        f"shortest {about.shortest}, median {about.median:g}, longest {about.longest}; "
        f"throws and draws {about.chances:.1f}."
    )
    yield f"Unfinished: {result.unfinished}. {won_by_several(result)}"


def won_by_several(result: Summary) -> str:
    """How often not one alone won."""
    all_won = result.together
    if all_won is None:
        return f"Won by several: {result.joint}, counted in parts."
    return (
        f"Won by all together: {all_won.wins:g} of {result.games - result.unfinished} = {all_won.share:.1%} "
        f"({all_won.low:.1%} to {all_won.high:.1%})."
    )


def row_line(row: Row) -> str:
    """One seat or player."""
    won, score = row.won, row.score
    share = f"{won.low:.1%} to {won.high:.1%}"
    scores = f"{score.low:.2f} to {score.high:.2f}"
    return f"{row.name:<16}{won.wins:>9.5g}{won.share:>8.1%}{share:>16}{score.mean:>9.2f}{scores:>17}"
