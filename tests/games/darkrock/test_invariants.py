"""What holds in every game: random play on all numbers of seats and both lengths, from any seed."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.darkrock.table_talk import GAME
from gloaming.core.dice import Dice
from gloaming.core.state import ALLOWED, CHANCE, OVER
from gloaming.games.darkrock import invariants
from gloaming.games.darkrock.actions import BUNDLES, COLLECT, DISCARD, EXPORT, RAISE
from gloaming.games.darkrock.names import ABOARD, CAPTAIN, DELEGATE, GOODS, METALS, RESEARCH, TOKENS
from gloaming.games.darkrock.state import State, Turn, gone
from gloaming.games.darkrock.stations.mines import Collect
from gloaming.games.darkrock.steps.assign import Assign

tables = st.tuples(st.integers(2, 5), st.booleans(), st.integers(0, 2**31))
few = settings(max_examples=12, deadline=None, derandomize=True, database=None)


def random_play(seats: int, long_game: bool, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game with the action that will be played; the last one with -1."""
    state = GAME.new(seats, {"long_game": long_game})
    dice = Dice(seed)
    while state.seat != OVER:
        action = state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)
        yield state, action
        state.play(action)
    yield state, -1


@given(tables)
@few
def test_nothing_is_created_or_lost(table: tuple[int, bool, int]) -> None:
    """DR-SET-21, DR-EXP-06, 07, DR-HOLD-13, 14: metals go by export and discard only, the rest goes round."""
    left = [0] * GOODS
    for state, action in random_play(*table):
        assert [gone(state, metal) for metal in range(METALS)] == left[:METALS]
        for good, supply in ((3, state.solar), (4, state.neutronium)):
            assert supply >= 0
            assert supply + sum(ship.hold[good] for ship in state.ships) == TOKENS[good]
        if action >= EXPORT and state.seat != CHANCE:
            left = [a + b for a, b in zip(left, BUNDLES[action - EXPORT], strict=True)]
        elif DISCARD <= action < EXPORT:
            left[action - DISCARD] += 1


@given(tables)
@few
def test_ships_stay_within_their_bounds(table: tuple[int, bool, int]) -> None:
    """DR-SET-18, DR-SHIP-04, DR-HOLD-05, 08, 09, DR-CREW-03, 10"""
    for state, _ in random_play(*table):
        assert list(invariants.flaws(state)) == []
        for ship in state.ships:
            assert ship.credits >= 0
            assert 3 <= ship.slots <= 6
            assert sum(ship.hold) <= ship.slots
            assert min(ship.hold) >= 0
            assert ship.recruited() >= 1 or state.final_round()
            assert RESEARCH not in ship.place


@given(tables)
@few
def test_a_living_game_offers_something_in_order(table: tuple[int, bool, int]) -> None:
    """DR-ASG-04, DR-ROLL-02: options are never empty, each is listed once; the standard dice differ."""
    for state, action in random_play(*table):
        if state.seat >= 0:
            assert state.actions
            assert state.actions == sorted(set(state.actions))
            assert state.standard_1 != state.standard_2
        elif action >= 0:
            assert action in state.outcomes()[0]


def dice_used(turn: Turn) -> int:
    """How many of the dice of a turn have been used."""
    return int(turn.rig_used).bit_count() + int(turn.board_used).bit_count()


@given(tables)
@few
def test_each_collection_uses_two_fresh_dice(table: tuple[int, bool, int]) -> None:
    """DR-MIN-04, 05, 08: and takes tokens from one mine."""
    before: tuple[int, int, int] | None = None
    for state, action in random_play(*table):
        turn = state.turn
        if before is not None:
            used, ore, units = before
            assert turn.ship < 0 or dice_used(turn) in (used + 2, 0)
            assert ore - sum(state.ore) <= units
        before = None
        if isinstance(state.agenda[-1] if state.agenda else None, Collect) and COLLECT <= action < RAISE:
            used = dice_used(turn)
            before = (used, sum(state.ore), action % 2 + 1)


@given(tables)
@few
def test_the_end_comes_in_its_round(table: tuple[int, bool, int]) -> None:
    """DR-END-01 to 08: one round after the trigger; the winner by credits, pieces aboard, later turn."""
    trigger, played_in = 0, 0
    for state, _ in random_play(*table):
        if trigger == 0 and sum(ore == 0 for ore in state.ore) >= (4 if table[1] else 3):
            trigger = played_in  # the round of the action that led here
        played_in = state.round
        assert state.last_round == (trigger + 1 if trigger else 0)
    assert state.round == trigger + 1
    ships = len(state.ships)
    ranks = {
        seat: (ship.credits + sum(ship.hold), ship.place.count(ABOARD), (seat - state.leader) % ships)
        for seat, ship in enumerate(state.ships)
    }
    assert state.scores() == [rank[0] for rank in ranks.values()]
    assert state.winners() == [max(ranks, key=lambda seat: ranks[seat])]


@given(tables)
@few
def test_open_is_what_no_rule_forbids(table: tuple[int, bool, int]) -> None:
    """DR-RES-12: options and refusals are one thing, for every action of the vocabulary."""
    for number, (state, _) in enumerate(random_play(*table)):
        if number % 41 == 0 and state.seat >= 0:
            step = state.step
            free = [a for a in range(GAME.action_space) if step.forbids(state, a) == ALLOWED]
            assert free == state.actions
            forbidden = {step.forbids(state, a) for a in range(GAME.action_space)} - {ALLOWED}
            assert all(GAME.ledger.by_number(rule).status == "kept" for rule in forbidden)


def assignments_by_the_book(state: State, number: int) -> list[int]:
    """Where the pieces of a ship may go, written from the rulebook's sentences a second time."""
    own = [place for place in state.ships[number].place if place >= 0]
    others = [ship for seat, ship in enumerate(state.ships) if seat != number]
    crew = [place for ship in others for place in ship.place[:CAPTAIN]]
    captains = [ship.place[CAPTAIN] for ship in others]
    aboard = state.ships[number].place.count(ABOARD)
    joinable = [s for s in range(RESEARCH) if s in crew and s not in captains and s != DELEGATE]
    out = []
    for captain in (False, True):
        pieces = state.ships[number].place[CAPTAIN:] if captain else state.ships[number].place[:CAPTAIN]
        for station in range(RESEARCH):
            free = station not in captains and (captain or station not in crew)
            useful = station != DELEGATE or (aboard >= 2 and joinable)
            if ABOARD in pieces and useful and (free or station in own):
                out.append(station + (25 if captain else 0))
    return out


@given(tables)
@few
def test_assignments_are_those_of_the_book(table: tuple[int, bool, int]) -> None:
    """DR-ASG-06 to 09, 13, 28"""
    for state, _ in random_play(*table):
        if state.agenda and isinstance(state.step, Assign):
            assert state.actions == assignments_by_the_book(state, state.step.ship)


def collections_by_the_book(state: State, piece: int) -> set[tuple[int, int]]:
    """What a piece can collect: mine and units, written from the rulebook's sentences a second time."""
    turn, ship = state.turn, state.ships[state.turn.ship]
    board = (state.standard_1, state.standard_2, state.neutronium_die)
    rigs = [turn.rig[die] for die in range(turn.dice) if turn.rig_used >> die & 1 == 0]
    sums = {rig + die for rig in rigs for place, die in enumerate(board) if turn.board_used >> place & 1 == 0}
    if turn.mod:
        sums |= {rigs[a] + rigs[b] for a in range(len(rigs)) for b in range(a)}
    near = {(ship.place[piece] + step) % 6 for step in range(-turn.reach[piece], turn.reach[piece] + 1)}
    mines = [mine for mine in near if 2 * mine + 2 in sums]
    most = 2 if piece == CAPTAIN else 1
    return {(mine, units) for mine in mines for units in range(1, most + 1) if state.ore[mine] >= units}


@given(tables)
@few
def test_collections_are_those_of_the_book(table: tuple[int, bool, int]) -> None:
    """DR-MIN-01 to 05, 09, 10, DR-GEAR-09, 10, 12, 14, DR-RIG-05"""
    for state, _ in random_play(*table):
        if not state.agenda or not isinstance(state.step, Collect):
            continue
        offered = set()
        for action in state.actions[1:]:
            twin = state.clone()
            twin.play(action)
            taken = [mine for mine in range(6) if twin.ore[mine] < state.ore[mine]]
            waiting = getattr(twin.step, "source", -1) if twin.agenda else -1
            offered.add((taken[0] if taken else waiting, action % 2 + 1))
        assert offered == collections_by_the_book(state, state.step.piece)
