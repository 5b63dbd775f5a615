"""From the words of a command line to a table that can be: game, seats, names, options, dice."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

import gloaming
from gloaming import bots
from gloaming.core.game import short, wrong_number
from gloaming.core.journal import Header
from gloaming.core.options import Option, Options
from gloaming.games import AnyGame, in_use
from gloaming.table import Sitter

YOU: Final = "you"
NAME_LIMIT: Final = 24
SWITCH: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


class Misfit(ValueError):
    """What a person asked for cannot be; the sentence says what would do."""


class Wish(msgspec.Struct, frozen=True):
    """A table that somebody wants.  `seats` holds `you` or a bot's level for each seat, `names` one each."""

    game: str
    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: Options
    seed: int | None = None
    real_dice: bool = False

    def header(self) -> Header:
        """The head of this table's journal."""
        game = in_use(self.game)
        return Header(
            gloaming=gloaming.__version__,
            game=self.game,
            rules=game.rules_version,
            seats=game.seat_names[: len(self.seats)],
            players=self.names,
            seed=self.seed,
            options=dict(self.options),
            packs=dict(game.packs),
        )

    def sitters(self) -> list[Sitter]:
        """Who sits where."""
        return [Sitter() if who == YOU else Sitter("bot", who) for who in self.seats]

    def characters(self) -> list[int]:
        """A number for each seat's bot: the same for the same seed."""
        first = secrets.randbits(32) if self.seed is None else self.seed
        return [gloaming.Dice(first + seat).seed() for seat in range(len(self.seats))]


def wish(
    game: str,
    seats: str = "",
    names: str = "",
    option: Sequence[str] = (),
    seed: int | None = None,
    real_dice: bool = False,
) -> Wish:
    """The wish that these words express.  ValueError, with a sentence, for what cannot be."""
    wanted = in_use(game)
    options = options_of(wanted, option)
    who = seats_of(wanted, seats, options)
    if real_dice and not wanted.all_open(options):
        raise Misfit(f"{wanted.title} hides draws from some seats, so people cannot type them in.")
    if seed is not None and not 0 <= seed < 2**48:
        raise Misfit("A seed is a whole number from 0 to 281474976710655.")
    return Wish(wanted.name, who, names_of(wanted, names, len(who)), options, seed, real_dice)


def seats_of(game: AnyGame, text: str, options: Options) -> tuple[str, ...]:
    """Who sits where, from 'you,steady,random'; without words one person and as many bots as make a table."""
    allowed = game.seats(options)
    who = parted(text) or [YOU] + [bots.DEFAULT] * (min(3, allowed[-1]) - 1)
    for each in who:
        if each != YOU:
            check_level(each)
    check_number(game, len(who), options)
    return tuple(who)


def check_number(game: AnyGame, seats: int, options: Options) -> None:
    """Misfit unless the game takes so many seats."""
    allowed = game.seats(options)
    if seats not in allowed:
        raise Misfit(wrong_number(game.title, allowed, seats))


def check_level(name: str) -> None:
    """Misfit unless this can sit on a seat."""
    try:
        bots.level(name)
    except bots.UnknownLevel:
        known = ", ".join(level.name for level in bots.LEVELS)
        raise Misfit(f"Nobody called “{short(name, 30)}” can sit down: say you, or a bot: {known}.") from None


def names_of(game: AnyGame, text: str, seats: int) -> tuple[str, ...]:
    """The players' names, one a seat; without words those of the seats."""
    names = [" ".join(name.split()) for name in text.split(",")] if text.strip() else []
    if not names:
        return tuple(name.capitalize() for name in game.seat_names[:seats])
    if len(names) != seats:
        raise Misfit(f"Give {seats} names, one a seat and parted by commas, not {len(names)}.")
    for name in names:
        check_name(name)
    if len({name.casefold() for name in names}) < seats:
        raise Misfit("Two players cannot have the same name.")
    return tuple(names)


def check_name(name: str) -> None:
    """Misfit unless a person can be called so."""
    if not name or len(name) > NAME_LIMIT:
        raise Misfit(f"A name has 1 to {NAME_LIMIT} signs; “{short(name, 30)}” has {len(name)}.")
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in name):
        raise Misfit("A name cannot have control characters in it.")
    if name.isdecimal():
        raise Misfit(f"“{name}” cannot be a name: numbers are answers.")


def options_of(game: AnyGame, words: Sequence[str]) -> Options:
    """The options from words such as 'long_game=true'."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misfit(f"Write an option as name=value, not “{short(word, 30)}”.")
        if name in given:
            raise Misfit(f"The option {short(name, 30)} was given more than once.")
        given[name] = value_of(known.get(name), value)
    return game.settled(given)


def value_of(option: Option | None, text: str) -> bool | str:
    """An option's value as typed: a truth for a switch, where it is one."""
    if option is None or not isinstance(option.default, bool):
        return text
    return SWITCH.get(text.lower(), text)


def parted(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",")] if text.strip() else []
