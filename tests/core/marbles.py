"""A game of no interest, for the tests of the core: take marbles, chance adds some, the last step ends it."""

from __future__ import annotations

from typing import ClassVar

from gloaming.core.fields import copy_of
from gloaming.core.state import ALLOWED, CHANCE, NOBODY, State, Step

TAKE, ADD = 0, 100  # take 1 to 3; add 0 to 2
TOO_MANY = 101


class Marbles(State):
    """Marbles on the table and in two hands."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.hands: list[int] = [0, 0]
        self.open = True

    def clone(self) -> Marbles:
        """As the core does it."""
        return copy_of(self)

    def scores(self) -> list[int]:
        """What each has."""
        return self.hands


class Take(Step[Marbles]):
    """Take some."""

    inside: ClassVar[bool] = False

    def __init__(self, seat: int, most: int, twice: bool) -> None:
        super().__init__(seat)
        self.most = most
        self.twice = twice

    def options(self, state: Marbles) -> list[int]:
        """One to as many as may be."""
        return [TAKE + count for count in range(3) if self.forbids(state, TAKE + count) == ALLOWED]

    def forbids(self, state: Marbles, action: int) -> int:
        """No more than may be."""
        return ALLOWED if action - TAKE < self.most else TOO_MANY

    def apply(self, state: Marbles, action: int) -> None:
        """Into the hand, then chance."""
        state.hands[self.seat] += action - TAKE + 1
        state.left -= action - TAKE + 1
        state.push(Judge(NOBODY))
        state.push(Add())


class Add(Step[Marbles]):
    """Chance adds some: none twice as often as one."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Marbles) -> list[int]:
        """None, one, two."""
        return [ADD, ADD + 1, ADD + 2]

    def weights(self, state: Marbles) -> list[int]:
        """In sixths."""
        return [3, 2, 1]

    def apply(self, state: Marbles, action: int) -> None:
        """On the table."""
        state.left += action - ADD


class Judge(Step[Marbles]):
    """Nobody is asked: on while there are marbles."""

    def apply(self, state: Marbles, action: int) -> None:
        """The next seat, or the end."""
        if state.left >= 3:
            state.push(Take(0 if state.hands[0] < state.hands[1] else 1, 3, False))


def marbles() -> Marbles:
    """Ten marbles, the first seat is asked."""
    state = Marbles()
    state.left = 10
    state.push(Take(0, 2, True))
    state.settle()
    return state
