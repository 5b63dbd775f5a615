"""One open house for each file of tests, and two games in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gloaming import games
from server.doors import Door, begin, open_house
from table.lanterns import lanterns


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A house with Lanterns, a game that hides cards, beside the games that ship."""
    games.register(lanterns)
    folder: Path = tmp_path_factory.mktemp("house")
    with open_house(folder) as door:
        yield door
    del games.REGISTERED[lanterns.name]


@pytest.fixture
def ana(door: Door) -> Iterator[httpx.Client]:
    """A guest."""
    with door.guest() as guest:
        yield guest


@pytest.fixture
def ben(door: Door) -> Iterator[httpx.Client]:
    """Another guest."""
    with door.guest() as guest:
        yield guest


@pytest.fixture
def table(ana: httpx.Client) -> str:
    """A table of Ana's against a bot that answers at once."""
    return begin(ana)
