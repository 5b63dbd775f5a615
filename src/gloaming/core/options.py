"""The options of a game: a typed schema with defaults and sentences, read strictly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class OptionError(ValueError):
    """An option that does not exist or a value that it does not take; the sentence says what would do."""


class Choice(msgspec.Struct, frozen=True):
    """One value of an option and the sentence that explains it."""

    value: str
    sentence: str


class Option(msgspec.Struct, frozen=True):
    """One option of a table: a switch (`default` is a bool) or a word among `choices`."""

    name: str
    title: str
    sentence: str
    default: bool | str
    choices: tuple[Choice, ...] = ()

    def check(self, value: object) -> bool | str:
        """The value, if this option takes it; OptionError with a sentence otherwise."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(f"Option {self.name} is a switch: say true or false, not {spoken(value)}.")
        if isinstance(value, str) and value in [choice.value for choice in self.choices]:
            return value
        words = ", ".join(choice.value for choice in self.choices)
        raise OptionError(f"Option {self.name} takes one of {words}, not {spoken(value)}.")


Options = dict[str, bool | str]


def chosen(schema: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options of the schema, with defaults for those not given; OptionError for a stranger."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            have = ", ".join(known) or "no options"
            raise OptionError(f"There is no option {spoken(name)}; this game has {have}.")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def spoken(value: object) -> str:
    """A foreign value as it may stand in a sentence: short, printable, quoted."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
