"""Every game there is keeps the contract, for every number of seats and a sample of its options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from contract.cases import BLOCK, Case, all_cases, blocks, held
from contract.flow import plays_to_its_end
from contract.promises import PROMISES, Promise

BLOCKS = [block for name in held() for block in blocks(name)]


@pytest.mark.parametrize(("case", "first", "games"), BLOCKS, ids=str)
def test_somebody_can_always_act_until_the_game_is_over(
    case: Case, first: int, games: int, record_property: Callable[[str, object], None]
) -> None:
    """Random games with invariants at every decision; those that the limit cuts off are reported."""
    finished = plays_to_its_end(case, first, games)
    record_property("unfinished", games - finished)
    assert 0 < games <= BLOCK
    assert finished >= games * 0.9, f"{games - finished} of {games} random games did not end"


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_game_keeps_its_promise(case: Case, promise: Promise) -> None:
    """One promise of the contract, at sampled positions of every kind of question."""
    promise(case)
