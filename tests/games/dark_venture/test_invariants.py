"""What holds in every game: random play in all modes, from any seed."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.dark_venture.table_talk import CONTENT, GAME
from gloaming.core.dice import Dice
from gloaming.core.fields import dump_value, field_names, step_fields
from gloaming.core.state import ALLOWED, CHANCE, OVER
from gloaming.games.dark_venture import bounds, invariants, notation
from gloaming.games.dark_venture.actions import ACTION_SPACE
from gloaming.games.dark_venture.agenda import PARTS
from gloaming.games.dark_venture.names import COOPERATIVE, HAND_LIMIT
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.setup import new_table

modes = st.sampled_from([(0, 2), (0, 3), (0, 4), (1, 1), (2, 1), (3, 1), (COOPERATIVE, 2), (COOPERATIVE, 4)])
tables = st.tuples(modes, st.integers(0, 2), st.booleans(), st.integers(0, 2**31))
few = settings(max_examples=10, deadline=None, derandomize=True, database=None)
OTHERS = {"seat", "actions", "agenda", "content", *PARTS}  # what is in a state beside numbers of its own
SWITCHES = {"other", "anew", "opens", "unconnected", "to_fight"}
Setting = tuple[tuple[int, int], int, bool, int]


def random_play(table: Setting) -> Iterator[tuple[State, int]]:
    """Every position of a random game with the action that will be played; the last one with -1."""
    (mode, seats), books, dealt, seed = table
    state = new_table(CONTENT, seats, mode, books, dealt)
    state.settle()
    dice = Dice(seed)
    while state.seat != OVER:
        action = state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)
        yield state, action
        state.play(action)
    yield state, -1


@given(tables)
@few
def test_nothing_is_created_or_lost(table: Setting) -> None:
    """DV-GOLD-01, 03: every card is in one place, health fits conditions, the map stays open, to the end."""
    for number, (state, action) in enumerate(random_play(table)):
        if number % 7 == 0 or action < 0:
            assert list(invariants.flaws(state)) == []
    assert state.round == state.last_round() or state.ended


def test_what_is_written_down_twice_agrees() -> None:
    """A hand or the ground that is not as the tables of cards say is a flaw."""
    state = new_table(CONTENT, 2, 0, 0, False)
    assert list(invariants.flaws(state)) == []
    state.players[1].hand = [7]
    state.lying = [9]
    assert len(list(invariants.flaws(state))) == 2


@given(tables)
@few
def test_a_living_game_offers_something_in_order(table: Setting) -> None:
    """DV-TURN-06, DV-HAND-02: options are never empty, each is listed once; a large hand is made smaller."""
    for state, _ in random_play(table):
        if state.seat >= 0:
            assert state.actions
            assert state.actions == sorted(set(state.actions))
            hands = [
                sum(at.count(4 + seat) for at in hand_tables(state)) for seat in range(len(state.players))
            ]
            assert max(hands) <= HAND_LIMIT or type(state.step).__name__ in ("ReduceHand", "Receive")


def hand_tables(state: State) -> list[list[int]]:
    """Where items, characters and locations are."""
    return [state.item_at, state.character_at, state.location_at]


@given(tables)
@few
def test_open_is_what_no_rule_forbids(table: Setting) -> None:
    """DV-TURN-08: options and refusals are one thing, for every action of the vocabulary."""
    for number, (state, _) in enumerate(random_play(table)):
        if number % 23 == 0 and state.seat >= 0:
            step = state.step
            free = [action for action in range(ACTION_SPACE) if step.forbids(state, action) == ALLOWED]
            assert free == state.actions
            forbidden = {step.forbids(state, action) for action in range(ACTION_SPACE)} - {ALLOWED}
            assert all(GAME.ledger.by_number(rule).id for rule in forbidden)


@given(tables)
@few
def test_every_saying_reads_back(table: Setting) -> None:
    """The notation of whatever is open names that very action."""
    for number, (state, action) in enumerate(random_play(table)):
        if number % 11 == 0 and action >= 0:
            for option in state.actions if state.seat >= 0 else [action]:
                assert notation.read(state, notation.notation(state, option)) == option


@given(tables)
@few
def test_a_clone_goes_its_own_way(table: Setting) -> None:
    """Playing on a clone leaves the original as it was."""
    for number, (state, _) in enumerate(random_play(table)):
        if number % 97 == 0 and state.seat != OVER:
            before = {
                name: dump_value(getattr(state, name)) for name in field_names(state) if name != "content"
            }
            twin = state.clone()
            dice = Dice(number)
            for _ in range(40):
                if twin.seat != OVER:
                    twin.play(twin.draw(dice) if twin.seat == CHANCE else dice.pick(twin.actions))
            after = {
                name: dump_value(getattr(state, name)) for name in field_names(state) if name != "content"
            }
            assert after == before


def test_every_action_has_words() -> None:
    """All of the vocabulary, cards of this pack or not, each in words of its own."""
    state = new_table(CONTENT, 2, 0, 0, False)
    texts = [notation.notation(state, action) for action in range(ACTION_SPACE)]
    assert len(set(texts)) == ACTION_SPACE


def test_every_number_of_a_state_has_its_bounds() -> None:
    """Whatever a dump says of any field or fact is looked at: which cards, seats, sets it can name."""
    for part, words in bounds.FIELDS.items():
        blank = part()
        numbers = {name for name in field_names(blank) if not isinstance(getattr(blank, name), bool)}
        assert numbers - (OTHERS if part is State else set()) == set(words)
    facts = {name for step in GAME.steps for name in step_fields(step)}
    assert facts - SWITCHES == set(bounds.FACTS)
    known = set(bounds.limits(CONTENT, 2))
    assert {word for words in (*bounds.FIELDS.values(), bounds.FACTS) for word in words.values()} <= known
