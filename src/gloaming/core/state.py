"""State and Step: what every game is made of.  Compiled.

A game is a state and an agenda, the list of steps still to be done.  The last step asks: it names a seat,
lists what may be said (`options`), tells which rule forbids the rest (`forbids`) and carries one answer out
(`apply`).  Dice and draws are answers of the seat CHANCE; a step of NOBODY just proceeds.

Rules change a state in place and hold no random source; whoever wants a branch clones first.
"""

from __future__ import annotations

from abc import abstractmethod
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64 as Int
from mypy_extensions import mypyc_attr

from gloaming.core.dice import Dice

CHANCE: Final = -1  # the seat of dice and draws
OVER: Final = -2  # nobody is asked any more
SPECTATOR: Final = -3  # sees what all may see, decides nothing
NOBODY: Final = -4  # the seat of steps that proceed by themselves

ALLOWED: Final = 0  # what `forbids` answers when no rule does

S = TypeVar("S", bound="State")


class NotOpen(Exception):
    """An action was played that is not among the options; the state is as it was."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done.  Its facts never change once it is made, so clones share it.

    A subclass's constructor takes exactly its fields, in the order in which it stores them.
    """

    inside: ClassVar[bool] = False  # the question continues a saying that is already begun

    def __init__(self, seat: Int) -> None:
        self.seat: Int = seat

    def options(self, state: S) -> list[Int]:
        """What the seat may say now, ascending, never empty; empty for CHANCE, which lists on demand."""
        return []

    def forbids(self, state: S, action: Int) -> Int:
        """The number of the ledger rule that forbids the action now, or ALLOWED."""
        return ALLOWED

    @abstractmethod
    def apply(self, state: S, action: Int) -> None:
        """Carry one answer out; the step itself has already left the agenda."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For pickle and deepcopy: a step is made anew from its class and the facts its constructor takes."""
        facts = [getattr(self, name) for name in signature(type(self)).parameters]
        return type(self), tuple(facts)

    def outcomes(self, state: S) -> list[Int]:
        """At CHANCE: everything that can come up, ascending."""
        return []

    def weights(self, state: S) -> list[Int]:
        """At CHANCE: how often each outcome comes up, in whole numbers; by default all alike."""
        return [1 for _ in self.outcomes(state)]

    def draw(self, state: S, dice: Dice) -> Int:
        """At CHANCE: one outcome by its weight."""
        return self.outcomes(state)[dice.weighted(self.weights(state))]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands.  Subclasses have constructors without arguments and fields of Int, bool, lists of
    those, or state classes; `clone` copies lists or shares those that are replaced and never changed."""

    def __init__(self) -> None:
        self.seat: Int = NOBODY  # who is asked: a seat, CHANCE or OVER
        self.agenda: list[Step[Any]] = []  # the last one asks
        self.actions: list[Int] = []  # open now, ascending; replaced, never changed in place
        self.revelations: Int = 0  # how often somebody has learned something that no answer takes back

    @property
    def step(self) -> Step[Any]:
        """What is asked: the step on top of the agenda.  IndexError when the game is over."""
        return self.agenda[-1]

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def play(self, action: Int) -> None:
        """Play one open action, of a player or of CHANCE.  NotOpen, with nothing changed, for any other."""
        if not self.is_open(action):
            raise NotOpen(f"action {action} is not open")
        self.advance(action)

    def is_open(self, action: Int) -> bool:
        """May this action be played now?"""
        if self.seat >= 0:
            return action in self.actions
        return self.seat == CHANCE and action in self.step.outcomes(self)

    def advance(self, action: Int) -> None:
        """Play an action known to be open, as playouts and searches do, without the check."""
        self.agenda.pop().apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Let the steps of NOBODY proceed until somebody is asked or the agenda is done."""
        while self.agenda:
            top = self.agenda[-1]
            if top.seat != NOBODY:
                self.seat = top.seat
                self.actions = top.options(self)
                return
            self.agenda.pop()
            top.apply(self, 0)
        self.seat = OVER
        self.actions = []

    def outcomes(self) -> tuple[list[Int], list[Int]]:
        """At CHANCE: what can come up and how often, as whole-number weights.  Empty lists elsewhere."""
        if self.seat != CHANCE:
            return [], []
        return self.step.outcomes(self), self.step.weights(self)

    def draw(self, dice: Dice) -> Int:
        """At CHANCE: one outcome by its weight, without listing what need not be listed."""
        return self.step.draw(self, dice)

    def asides(self, seat: Int) -> list[Int]:
        """What a seat that is not asked may say now, ascending; often nothing."""
        return []

    def play_aside(self, seat: Int, action: Int) -> None:
        """Say something open in `asides(seat)`.  NotOpen if it is not."""
        if action not in self.asides(seat):
            raise NotOpen(f"action {action} is no open aside of seat {seat}")
        self.apply_aside(seat, action)
        self.settle()

    def apply_aside(self, seat: Int, action: Int) -> None:
        """Carry an aside out.  Games that have asides say how."""

    def early(self, seat: Int) -> list[Int]:
        """What a seat may answer ahead to a question put to several seats at once; often nothing."""
        return []

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For pickle and deepcopy: a state is made anew from its class and its fields, in either form."""
        from gloaming.core.fields import field_names, made_again

        return made_again, (type(self), {name: getattr(self, name) for name in field_names(self)})

    def copy_core(self, twin: State) -> None:
        """The part of `clone` that is the same in every game: seat, agenda, actions, revelations."""
        twin.seat = self.seat
        twin.agenda = self.agenda.copy()
        twin.actions = self.actions
        twin.revelations = self.revelations

    @abstractmethod
    def clone(self) -> State:
        """An independent state, equal in everything."""

    @abstractmethod
    def scores(self) -> list[Int]:
        """One figure a seat, meaningful when the game is over."""

    def winners(self) -> list[Int]:
        """The seats that won, ascending: those with the highest score.  In co-operative games all or none."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def imagine(self, seat: Int, dice: Dice) -> State:
        """Another whole state that fits all the seat knows, as likely as the rules make it.

        The default is for games in which nothing is hidden and no order of a deck exists."""
        return self.clone()
