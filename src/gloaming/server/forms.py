"""Forms, read strictly: what is not asked for is refused, with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta

from gloaming.core.game import short

Shape = TypeVar("Shape", bound=msgspec.Struct)
Fields = Mapping[str, list[str]]
MOST = 200  # fields of one form


class FormError(ValueError):
    """A form that cannot be read; the sentence says why."""


def fields(body: bytes) -> dict[str, list[str]]:
    """The fields of a form, each with all its values in order."""
    try:
        pairs = parse_qsl(
            body.decode("ascii"), keep_blank_values=True, strict_parsing=bool(body), errors="strict",
            max_num_fields=MOST,
        )  # fmt: skip
    except ValueError:
        raise FormError("This form cannot be read: go back and send it once more.") from None
    out: dict[str, list[str]] = {}
    for name, value in pairs:
        out.setdefault(name, []).append(value)
    return out


def shaped(given: Fields, shape: type[Shape]) -> Shape:
    """The fields as one record: lists where the record has lists, otherwise one value each."""
    several = has_several(shape)
    out: dict[str, object] = {}
    for name, values in given.items():
        if name not in several:
            raise FormError(f"This form has no field “{short(name, 30)}”.")
        if len(values) > 1 and not several[name]:
            raise FormError(f"The field “{name}” was given more than once.")
        out[name] = values if several[name] else values[0]
    try:
        return msgspec.convert(out, shape, strict=False)
    except msgspec.ValidationError as flaw:
        what, _, place = str(flaw).partition(" - at `$.")
        named = f"The field “{place.partition('[')[0].rstrip('`')}”" if place else "This form"
        raise FormError(f"{named} cannot be read: {what}.") from None


@cache
def has_several(shape: type[msgspec.Struct]) -> dict[str, bool]:
    """The fields of a form, and whether each may be there more than once; to find out takes a while."""
    return {field.encode_name: "tuple" in str(field.type) for field in msgspec.structs.fields(shape)}


Count = Annotated[int, Meta(ge=0, lt=2**31)]


class Nothing(msgspec.Struct, frozen=True):
    """A form without fields."""


Links = Annotated[str, Meta(pattern=r"^(\d{1,9}([. ]\d{1,9}){0,60})?$")]


class Decision(msgspec.Struct, frozen=True):
    """An answer to decision `n`: the actions of a saying or its beginning, or the faces of thrown dice.

    The first saying of a chain, with the actions before it, is answered here; the others come after it."""

    n: Count
    a: tuple[Count, ...] = ()
    chain: Links = ""
    die_1: str = msgspec.field(default="", name="die-1")
    die_2: str = msgspec.field(default="", name="die-2")
    die_3: str = msgspec.field(default="", name="die-3")
    die_4: str = msgspec.field(default="", name="die-4")
    die_5: str = msgspec.field(default="", name="die-5")
    die_6: str = msgspec.field(default="", name="die-6")

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions of the one saying, or of the first one."""
        return (*self.a, *(action for link in self.links[:1] for action in link))

    @property
    def links(self) -> tuple[tuple[int, ...], ...]:
        """The sayings of a chain by their actions."""
        return tuple(tuple(map(int, link.split("."))) for link in self.chain.split())

    @property
    def faces(self) -> list[str]:
        """What the dice show, as far as they were named."""
        dice = (self.die_1, self.die_2, self.die_3, self.die_4, self.die_5, self.die_6)
        return [face for face in dice if face]


class Part(msgspec.Struct, frozen=True):
    """The beginning of a saying at decision `n`, or nothing yet."""

    n: Count | None = None
    a: tuple[Count, ...] = ()


class Back(msgspec.Struct, frozen=True):
    """Undo at decision `n`."""

    n: Count


class OneSeat(msgspec.Struct, frozen=True):
    """A seat of the table."""

    seat: Count


class Asked(msgspec.Struct, frozen=True):
    """The action that somebody asks about, at a decision, after the beginning of a saying."""

    action: Count
    n: Count | None = None
    a: tuple[Count, ...] = ()


class Naming(msgspec.Struct, frozen=True):
    """What somebody wants to be called."""

    name: str = ""


class Light(msgspec.Struct, frozen=True):
    """A theme, and the page to come back to."""

    theme: str
    back: str = "/"


class Look(msgspec.Struct, frozen=True):
    """The query of a table page: a moment, or a half-built saying and what is touched."""

    at: Count | None = None
    n: Count | None = None
    a: tuple[Count, ...] = ()
    touched: tuple[str, ...] = msgspec.field(default=(), name="with")
