"""What the tests of the store share: a file, a match to make, and a way to run what is awaited."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from gloaming.core.journal import Header
from gloaming.store import NewMatch, NewSeat, SqliteStore, Store
from store.scenes import Run

T = TypeVar("T")


@pytest.fixture
def header() -> Header:
    """A journal's header with two seats."""
    return Header(gloaming="0.1", game="darkrock", rules=1, seats=("red", "blue"))


@pytest.fixture
def new_match(header: Header) -> NewMatch:
    """A match of two free seats."""
    return NewMatch(header=header, seats=(NewSeat(), NewSeat()))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database will be; its folder is not there yet."""
    return tmp_path / "data" / "gloaming.db"


@pytest.fixture
def run(path: Path) -> Run:
    """Open the store, play a scene on it, close it; give what the scene gives."""

    async def whole(scene: Callable[[Store], Awaitable[T]]) -> T:
        store: Store = SqliteStore(path, patience=0.05)
        try:
            return await scene(store)
        finally:
            await store.close()

    def play(scene: Callable[[Store], Awaitable[T]]) -> T:
        return asyncio.run(whole(scene))

    return play
