"""How the tests of the store play a scene on it."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from gloaming.store import Store

T = TypeVar("T")


class Run(Protocol):
    """Opens the store, plays a scene on it, closes it, and gives what the scene gives."""

    def __call__(self, scene: Callable[[Store], Awaitable[T]]) -> T: ...
