"""The contract's promises are plain functions; the check of both forms needs the compiled one."""

from __future__ import annotations

import os

import pytest

from gloaming import compiled_tree

pytest.register_assert_rewrite("contract.flow", "contract.saving", "contract.speaking")

MISSING = "left out: tests/contract/test_twins.py, for lack of fresh compiled rules; see `play.py setup`"
TWINS = compiled_tree() is not None or os.environ.get("GLOAMING_NEED_COMPILED") == "1"


def pytest_report_header() -> list[str]:
    """Say what is left out, and why."""
    return [] if TWINS else [MISSING]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the comparison out where there is nothing to compare, unless it is asked for."""
    twins = [item for item in items if item.path.name == "test_twins.py"]
    if twins and not TWINS:
        config.hook.pytest_deselected(items=twins)
        items[:] = [item for item in items if item not in twins]
