"""What holds in every game of the variants: random play from any seed."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.darkrock.table_talk import GAME
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import invariants
from gloaming.games.darkrock.names import ABOARD, DELEGATE, LEADER, METALS, SOLAR, STATIONS
from gloaming.games.darkrock.state import State, gone

seeds = st.integers(0, 2**31)
few = settings(max_examples=12, deadline=None, derandomize=True, database=None)


def random_play(seats: int, seed: int, **options: bool | str) -> Iterator[tuple[State, int]]:
    """Every position of a random game with the action that will be played; the last one with -1."""
    state, dice = GAME.new(seats, options), Dice(seed)
    while state.seat != OVER:
        action = state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)
        yield state, int(action)
        state.play(action)
    yield state, -1


@given(seeds)
@few
def test_an_insider_is_asked_for_two_ships(seed: int) -> None:
    """DR-INS-01, 03, 06, 09: every question is the owner's; the score is that of the poorer company."""
    for state, _ in random_play(2, seed, variant="insider"):
        assert list(invariants.flaws(state)) == []
        ship = getattr(state.agenda[-1], "ship", None) if state.agenda else None
        if state.seat >= 0 and ship is not None:
            assert state.seat == ship % 2
    for seat, score in enumerate(state.scores()):
        own = [company.credits + sum(company.hold) for company in state.ships[seat::2]]
        assert score == min(own)


@given(st.integers(2, 3), seeds)
@few
def test_saboteurs_are_in_the_way(seats: int, seed: int) -> None:
    """DR-SAB-02, 07 to 10, 13: on stations of their own, none on the bridge, gone in the next round."""
    for state, action in random_play(seats, seed, variant="saboteurs"):
        board = state.sabotage
        assert list(invariants.flaws(state)) == []
        assert (board.crew | board.captain) & (1 << LEADER | 1 << DELEGATE) == 0
        if state.phase == 1:
            assert board.crew | board.captain == 0
        if 0 <= action < a.RESOLVE_CREW:
            assert board.captain >> action % STATIONS & 1 == 0
        for ship in state.ships:
            assert (
                ship.crew_stations() & board.captain & ~(1 << SOLAR) == 0
            )  # a piece may be driven back there


@given(st.integers(1, 5), seeds)
@few
def test_the_crisis_keeps_its_tokens(seats: int, seed: int) -> None:
    """DR-CRI-08, 09, 19, 31, 36, 42, 56, DR-SET-21: tokens, track, exports; nobody on what is harmed."""
    marker = 0
    for state, action in random_play(seats, seed, variant="crisis"):
        crisis = state.crisis
        assert list(invariants.flaws(state)) == []
        assert crisis.pool() + sum(crisis.damage) == 10
        assert abs(int(crisis.marker) - marker) <= 2
        marker = int(crisis.marker)
        assert all(crisis.exported[metal] <= gone(state, metal) for metal in range(METALS))
        broken = crisis.gone | sum(1 << at for at in range(STATIONS) if crisis.damage[at])
        places = [place for ship in state.ships for place in ship.place if place != ABOARD]
        assert all(
            place == SOLAR or place < 0 or place >= STATIONS or not broken >> place & 1 for place in places
        )
        if 0 <= action < a.RESOLVE_CREW and state.seat >= 0:
            assert not crisis.gone >> action % STATIONS & 1
    assert state.scores() == [len(state.winners()) // seats] * seats
