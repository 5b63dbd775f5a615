"""Promises about copies: clone, dump and restore lose nothing and refuse what is no position."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from copy import copy, deepcopy
from functools import partial
from itertools import islice
from typing import cast

import msgspec
import pytest

from contract.cases import Case, positions, some
from gloaming.core.fields import DumpError, field_names
from gloaming.core.playout import playout, trace
from gloaming.core.state import State, Step

Dumped = Mapping[str, object]
Branch = dict[str | int, object]  # a dict by its keys or a list by its places: read and set alike
Path = tuple[str | int, ...]  # the way to a value: keys, names and places in lists

TWELFTHS = 12  # of the altered dumps about every twelfth is tried; which ones differs between positions
FURTHER = 1000  # decisions and events that are played on a clone
FEW_POSITIONS = 12  # go through pickle, their content included
MOST_TRIED = 1000  # places of all the dumps of a case at which so much is tried; fewer if there are more
STRANGE: tuple[object, ...] = (None, "red", 1.5, True, 7, -1, 10**6, 1 << 70, [], [1], {}, {"seat": 0})


def restores_what_it_dumps(case: Case) -> None:
    """A dump goes through JSON and comes back as the same position, which plays on in the same way."""
    game = case.door
    for number, position in enumerate(some(case)):
        data = game.dump(position.state)
        again = game.restore(msgspec.json.decode(msgspec.json.encode(data)))
        assert game.dump(again) == data, str(position)
        assert (again.seat, again.actions) == (position.state.seat, position.state.actions), str(position)
        twin = position.state.clone()
        assert trace(again, number, 500) == trace(twin, number, 500), str(position)
        assert game.dump(again) == game.dump(twin), str(position)


def pickles(case: Case) -> None:
    """A position goes through pickle, and through deepcopy, and plays on in the same way."""
    game = case.door
    for number, position in enumerate(some(case, FEW_POSITIONS)):
        twin = position.state.clone()
        played = trace(twin, number, 500)
        for again in (pickle.loads(pickle.dumps(position.state)), deepcopy(position.state)):
            assert game.dump(again) == game.dump(position.state), str(position)
            assert (trace(again, number, 500), game.dump(again)) == (played, game.dump(twin)), str(position)


def restores_nothing_strange(case: Case) -> None:
    """A dump with a field less, more or altered is refused, or is a position that dumps alike."""
    dumps = [case.door.dump(position.state) for position in positions(case, 1)]
    step = stride(sum(1 for data in dumps for _ in places(data)))
    for number, (position, data) in enumerate(zip(positions(case, 1), dumps, strict=True)):
        for words, may_be_taken, alter in islice(alterations(data), 7 * number % step, None, step):
            altered = alter()
            state = restored(case, altered)
            if state is None:
                continue
            assert may_be_taken, f"{position}: {words} was taken"
            again = case.door.dump(state)
            assert msgspec.json.encode(again) == msgspec.json.encode(altered), f"{position}: {words} was lost"
            for seat in case.seats_seen():
                case.door.view(state, seat)


def stride(found: int) -> int:
    """Every how many-th altered dump is tried, where that many places can be altered.

    No divisor is shared with the number of strange values, so that each place meets each of them in time."""
    return TWELFTHS * (1 + found // MOST_TRIED) - 1


def restored(case: Case, data: Dumped) -> State | None:
    """The position of a dump; None if it is refused, in a sentence."""
    try:
        state: State = case.door.restore(data)
    except DumpError as refusal:
        return None if str(refusal).endswith((".", ")")) else pytest.fail(f"no sentence: {refusal}")
    return state


def alterations(data: Dumped) -> Iterator[tuple[str, bool, Callable[[], Dumped]]]:
    """Every dump that differs in one place: words for it, whether it may be a dump too, and what makes it.

    Whole numbers may be other ones, lists may be longer or shorter; nothing else may differ."""
    for path in places(data):
        now = at(data, path)
        if isinstance(at(data, path[:-1]), dict):
            yield f"without {path}", False, partial(without, data, path)
            yield f"more beside {path}", False, partial(changed, data, (*path[:-1], "stranger"), 0)
        for value in STRANGE:
            if type(value) is not type(now) or value != now:
                may_be_taken = type(value) is type(now) and not isinstance(now, dict | str)
                yield f"{path} = {value}", may_be_taken, partial(changed, data, path, value)


def places(data: object) -> Iterator[Path]:
    """The way to every value inside a dump."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (key,)
        yield from ((key, *rest) for rest in places(value))


def at(data: object, path: Path) -> object:
    """The value at the end of a way."""
    for key in path:
        data = branch(data)[key]
    return data


def branch(data: object) -> Branch:
    """A part of a dump that has parts itself."""
    assert isinstance(data, dict | list)
    return cast(Branch, data)


def changed(data: Dumped, path: Path, value: object) -> Dumped:
    """The dump with another value in one place; what is the same is shared."""
    out = dict(data)
    spot = branch(out)
    for key in path[:-1]:
        spot[key] = copy(spot[key])
        spot = branch(spot[key])
    spot[path[-1]] = value
    return out


def without(data: Dumped, path: Path) -> Dumped:
    """The dump without one field."""
    if len(path) == 1:
        return {name: value for name, value in data.items() if name != path[0]}
    rest = copy(at(data, path[:-1]))
    del branch(rest)[path[-1]]
    return changed(data, path[:-1], rest)


def snapshot(case: Case, state: State) -> list[tuple[str, object]]:
    """Everything that can be reached from a state, as plain data; of shared content only which it is."""
    shared = case.door.shared(state)
    return [
        (name, id(value) if name in shared else plain(value))
        for name, value in ((name, getattr(state, name)) for name in field_names(state))
    ]


def plain(thing: object) -> object:
    """A value, a list of values or a part of a state as plain data."""
    if isinstance(thing, bool | int | str | float) or thing is None:
        return thing
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    return [type(thing).__name__, *[(name, plain(getattr(thing, name))) for name in field_names(thing)]]


def clones_everything(case: Case) -> None:
    """A clone is equal in every field, and a field that were left out would be noticed."""
    for position in positions(case, 1):
        for changed_too in (nothing, all_numbers, all_lists):
            state = position.state.clone()
            changed_too(state, case.door.parts)
            lost = differences(snapshot(case, state), snapshot(case, state.clone()))
            assert not lost, f"{position}: clone loses {', '.join(lost)}"


def differences(one: list[tuple[str, object]], other: list[tuple[str, object]]) -> list[str]:
    """The names of the fields in which two states differ."""
    return [name for (name, value), (_, again) in zip(one, other, strict=True) if value != again]


def nothing(thing: object, parts: Mapping[str, type]) -> None:
    """Leave a state as it is."""


def all_numbers(thing: object, parts: Mapping[str, type]) -> None:
    """Change every number, switch and list of numbers of a state and of its parts, in place."""
    for name in field_names(thing):
        value = getattr(thing, name)
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, value + 1)
        elif isinstance(value, list) and value and isinstance(value[0], int):
            setattr(thing, name, [item + 1 for item in value])
    for part in parts_of(thing):
        all_numbers(part, parts)


def all_lists(thing: object, parts: Mapping[str, type]) -> None:
    """Make every list of a state and of its parts shorter, or longer where it is empty, in place."""
    for part in parts_of(thing):
        all_lists(part, parts)
    for name in field_names(thing):
        value = getattr(thing, name)
        if isinstance(value, list):
            kind = parts.get(name)
            setattr(thing, name, value[:-1] if value else [kind() if kind else 1])


def parts_of(thing: object) -> Iterator[object]:
    """The state classes inside a state or a part.  Steps never change, and content is shared."""
    for name in field_names(thing):
        value = getattr(thing, name)
        for item in value if isinstance(value, list) else [value]:
            if hasattr(item, "clone") and not isinstance(item, Step):
                yield item


def clones_apart(case: Case) -> None:
    """Playing on the clone leaves the state as it was, and the other way round."""
    for number, position in enumerate(some(case)):
        original, twin = position.state.clone(), position.state.clone()
        before = snapshot(case, original)
        playout(twin, number, FURTHER)
        assert snapshot(case, original) == before, f"{position}: play on the clone reaches the state"
        after = snapshot(case, twin)
        playout(original, number + 1, FURTHER)
        assert snapshot(case, twin) == after, f"{position}: play on the state reaches its clone"
