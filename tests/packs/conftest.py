"""Each test begins without packs, and leaves none behind."""

from __future__ import annotations

import pytest

from gloaming import games


@pytest.fixture(autouse=True)
def no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is at hand, nothing is known."""
    monkeypatch.setattr(games, "AT_HAND", [])
    monkeypatch.setattr(games, "KNOWN", {})
    monkeypatch.setattr(games, "PACKED", {})
