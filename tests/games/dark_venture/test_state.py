"""The state: a clone is whole and independent, and small enough to search with."""

from __future__ import annotations

import pytest

from games.dark_venture.late_state import late_state
from gloaming.core.fields import dump_value, field_names
from gloaming.games.dark_venture.parts import bit, changed, has
from gloaming.games.dark_venture.state import State

PARTS = ["players", "cast", "quests", "modifiers", "fights", "piles"]


def facts(state: State) -> dict[str, object]:
    """Every field but the shared content."""
    return {name: dump_value(getattr(state, name)) for name in field_names(state) if name != "content"}


def test_a_clone_forgets_nothing() -> None:
    """Every field of every part, where each differs from a blank one."""
    state = late_state()
    for part in [*[thing for name in PARTS for thing in getattr(state, name)], state.land]:
        for number, name in enumerate(field_names(part)):
            value = getattr(part, name)
            if isinstance(value, bool):
                setattr(part, name, not value)
            elif isinstance(value, int):
                setattr(part, name, 1000 + number)
            else:
                setattr(part, name, [*value, 2000 + number])
    for number, name in enumerate(field_names(state)):
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, not value)
        elif isinstance(value, int):
            setattr(state, name, 3000 + number)
    assert facts(state.clone()) == facts(state)


@pytest.mark.parametrize("name", PARTS)
def test_a_clone_shares_no_part(name: str) -> None:
    """What is changed in place is copied."""
    state = late_state()
    twin = state.clone()
    assert getattr(twin, name) is not getattr(state, name)
    assert all(a is not b for a, b in zip(getattr(state, name), getattr(twin, name), strict=True))
    assert twin.land is not state.land


def test_a_changed_list_is_a_new_one() -> None:
    """The old one stays as it was, so that clones may share it."""
    old = [1, 2, 3]
    assert (changed(old, 1, 9), old) == ([1, 9, 3], [1, 2, 3])


def test_bits_reach_beyond_the_32nd() -> None:
    """Locations and characters are sets of up to 64 in one number."""
    assert [place for place in range(64) if has(bit(52) | bit(3), place)] == [3, 52]
