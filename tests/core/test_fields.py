"""Fields: dumps name every field and are read strictly, in both forms."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.marbles import Add, Judge, Marbles, Take, marbles
from gloaming.core.fields import DumpError, Restorer, copy_of, dump_value, field_names, step_fields

STEPS = {cls.__name__: cls for cls in (Take, Add, Judge)}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def dumped(state: Marbles) -> dict[str, object]:
    """All fields of a state."""
    return cast(dict[str, object], dump_value(state))


def restored(data: object) -> Marbles:
    """The state of a dump."""
    state = Marbles()
    Restorer(STEPS, {}, {}).fill(state, data, "marbles")
    return state


def test_every_field_has_a_name() -> None:
    """Those of the core and those of the game, sorted."""
    assert field_names(marbles()) == ["actions", "agenda", "hands", "left", "open", "revelations", "seat"]


def test_a_step_is_its_name_and_its_facts() -> None:
    """In the order of its constructor; without a constructor of its own, the seat."""
    assert (step_fields(Take), step_fields(Add), step_fields(Judge)) == (
        ["seat", "most", "twice"],
        [],
        ["seat"],
    )
    assert dump_value(Take(1, 2, True)) == ["Take", 1, 2, True]


def test_a_dump_comes_back() -> None:
    """Equal in every field, and independent."""
    state = marbles()
    again = restored(dumped(state))
    assert dumped(again) == dumped(state)
    again.hands[0] = 9
    assert state.hands == [0, 0]


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("left", "ten", "The dump of marbles.left is not a whole number."),
        ("left", True, "The dump of marbles.left is not a whole number."),
        ("left", 1 << 70, "The dump of marbles.left is not a whole number."),
        ("open", 1, "The dump of marbles.open is neither true nor false."),
        ("hands", 3, "The dump of marbles.hands is not a list."),
        ("hands", [1], "The dump of marbles.hands needs 2 numbers."),
        ("agenda", [[]], "The dump of marbles.agenda[0] names no step of this game."),
        ("agenda", [["Steal", 1]], "The dump of marbles.agenda[0] names no step of this game."),
        ("agenda", [["Take", 1]], "The dump of marbles.agenda[0] needs the fields seat, most, twice."),
        ("agenda", [["Take", 1, 2, 1]], "The dump of marbles.agenda[0] has a value of the wrong kind."),
        ("agenda", [["Take", True, 2, True]], "The dump of marbles.agenda[0] has a value of the wrong kind."),
    ],
)
def test_each_fault_is_named(name: str, value: object, sentence: str) -> None:
    """Where it is and what is wrong, word for word."""
    with pytest.raises(DumpError) as refusal:
        restored({**dumped(marbles()), name: value})
    assert str(refusal.value) == sentence


@given(st.sampled_from(field_names(marbles())), JSON)
def test_no_value_breaks_the_reader(name: str, value: object) -> None:
    """Any JSON in the place of a field is refused, or dumps again as it came."""
    data = {**dumped(marbles()), name: value}
    try:
        again = restored(data)
    except DumpError as refusal:
        sentence = str(refusal)
    else:
        assert dumped(again) == data
        return
    assert sentence.startswith("The dump of marbles")


@given(JSON)
def test_no_dump_breaks_the_reader(data: object) -> None:
    """Any JSON in the place of a dump is refused."""
    with pytest.raises(DumpError, match="does not have the fields"):
        restored(data)


def test_a_copy_shares_no_list() -> None:
    """Equal in every field; what happens to one does not happen to the other."""
    state = marbles()
    state.open, state.hands = False, [4, 5]
    twin = copy_of(state)
    assert dumped(twin) == dumped(state)
    twin.hands[0] = 7
    twin.agenda.clear()
    assert (state.hands, len(state.agenda)) == ([4, 5], 1)
