"""What a state is made of, read from the objects themselves: the base of dump, restore, and the clone tests.

Works on both forms.  A compiled class names its fields in `__mypyc_attrs__`; a plain object has a `__dict__`.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from gloaming.core.state import State, Step

WIDEST = 1 << 62  # whole numbers lie below this, on either side of zero

Plain = bool | int | list["Plain"] | dict[str, "Plain"]


class DumpError(ValueError):
    """A dump that does not describe a state; the sentence says where."""


def field_names(thing: object) -> list[str]:
    """The names of a thing's fields, in a fixed order, whichever form its class has."""
    cls: type = type(thing)
    return sorted(compiled_fields(cls).union(getattr(thing, "__dict__", ())))


@cache
def compiled_fields(cls: type) -> frozenset[str]:
    """The names of the fields that a compiled class declares; a plain one declares none."""
    named = (name for base in cls.__mro__ for name in vars(base).get("__mypyc_attrs__", ()))
    return frozenset(named) - {"__dict__"}


def step_fields(cls: type) -> list[str]:
    """A step's fields in the order of its constructor."""
    return list(parameters(cls))


@cache
def parameters(cls: type) -> tuple[str, ...]:
    """What a class's constructor takes."""
    return tuple(inspect.signature(cls).parameters)


StateT = TypeVar("StateT", bound=State)


def made_again(cls: type[StateT], fields: Mapping[str, object]) -> StateT:
    """A state of that class with these fields: what pickle and deepcopy make of `State.__reduce__`."""
    state = cls()
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def copy_of(state: StateT) -> StateT:
    """An independent copy of a state of numbers, switches and lists of these: a plain `clone`."""
    twin = type(state)()
    for name in field_names(state):
        value = getattr(state, name)
        setattr(twin, name, value.copy() if isinstance(value, list) else value)
    return twin


def is_switch(step: object, field: str) -> bool:
    """Is a step's field a bool?  A compiled class knows, a plain one says so in its constructor."""
    hints: dict[str, object] = getattr(type(step).__init__, "__annotations__", {})
    return hints[field] in ("bool", bool) if hints else isinstance(getattr(step, field), bool)


def dump_value(value: object) -> Plain:
    """A field's value as plain JSON-able data."""
    if isinstance(value, bool | int):
        return value
    if isinstance(value, list):
        return value.copy() if set(map(type, value)) <= {int} else [dump_value(item) for item in value]
    if isinstance(value, Step):
        name = type(value).__name__
        return [name, *[dump_value(getattr(value, field)) for field in step_fields(type(value))]]  # type: ignore[list-item]
    return {name: dump_value(getattr(value, name)) for name in field_names(value)}


class Restorer:
    """Builds a game's state from plain data, refusing whatever does not fit its fields."""

    def __init__(
        self, steps: Mapping[str, type], parts: Mapping[str, type], shared: Mapping[str, object]
    ) -> None:
        """`steps` by class name; `parts`: the class of the items of each list of parts, by field name;
        `shared`: fields that are not dumped but handed over as they are (the immutable content)."""
        self.steps = steps
        self.parts = parts
        self.shared = shared

    def fill(self, thing: object, data: object, where: str) -> None:
        """Set every field of a state from a dict that names exactly those that are dumped."""
        self.fill_all(thing, data, where, self.shared)

    def fill_all(self, thing: object, data: object, where: str, shared: Mapping[str, object]) -> None:
        """Set every field of a thing; those that are shared are in no dump."""
        names = [name for name in field_names(thing) if name not in shared]
        if not isinstance(data, dict) or set(data) != set(names):
            raise DumpError(f"The dump of {where} does not have the fields {', '.join(names)}.")
        for name in names:
            setattr(thing, name, self.value(getattr(thing, name), data[name], f"{where}.{name}", name))
        for name in set(shared) & set(field_names(thing)):
            setattr(thing, name, shared[name])

    def value(self, like: object, data: object, where: str, name: str) -> object:
        """One field's value, of the kind that the blank thing has there."""
        if name == "agenda":
            return [self.step(item, f"{where}[{n}]") for n, item in enumerate(as_list(data, where))]
        if name in self.parts and not isinstance(like, list):
            return self.part(name, data, where)
        if name in self.parts:
            return [self.part(name, item, f"{where}[{n}]") for n, item in enumerate(as_list(data, where))]
        if isinstance(like, list):
            return self.numbers(like, data, where)
        if isinstance(like, bool):
            return as_bool(data, where)
        return as_int(data, where)

    def numbers(self, like: list[object], data: object, where: str) -> list[int]:
        """A list of whole numbers; one that is not blank in the blank thing keeps its length."""
        items = as_list(data, where)
        if like and len(items) != len(like):
            raise DumpError(f"The dump of {where} needs {len(like)} numbers.")
        whole = [item for item in items if type(item) is int and -WIDEST < item < WIDEST]
        return whole if len(whole) == len(items) else [as_int(item, where) for item in items]

    def part(self, name: str, data: object, where: str) -> object:
        """One state class inside the state."""
        thing = self.parts[name]()
        self.fill_all(thing, data, where, {})
        return thing

    def step(self, data: object, where: str) -> object:
        """One step: its class name and its fields in constructor order."""
        items = as_list(data, where)
        cls = self.steps.get(str(items[0])) if items else None
        if cls is None:
            raise DumpError(f"The dump of {where} names no step of this game.")
        wanted = step_fields(cls)
        if len(items) != len(wanted) + 1:
            raise DumpError(f"The dump of {where} needs the fields {', '.join(wanted)}.")
        facts = [item if isinstance(item, bool) else as_int(item, where) for item in items[1:]]
        try:
            step = cls(*facts)
        except TypeError:
            raise DumpError(f"The dump of {where} has a value of the wrong kind.") from None
        if [isinstance(fact, bool) for fact in facts] != [is_switch(step, field) for field in wanted]:
            raise DumpError(f"The dump of {where} has a value of the wrong kind.")
        return step


def as_list(data: object, where: str) -> list[object]:
    """The data, if it is a list."""
    if isinstance(data, list):
        return data
    raise DumpError(f"The dump of {where} is not a list.")


def as_int(data: object, where: str) -> int:
    """The data, if it is a whole number that fits."""
    if isinstance(data, int) and not isinstance(data, bool) and -WIDEST < data < WIDEST:
        return data
    raise DumpError(f"The dump of {where} is not a whole number.")


def as_bool(data: object, where: str) -> bool:
    """The data, if it is true or false."""
    if isinstance(data, bool):
        return data
    raise DumpError(f"The dump of {where} is neither true nor false.")
