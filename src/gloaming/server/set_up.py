"""From the lobby's form to a new table."""

from __future__ import annotations

import msgspec

from gloaming import bots
from gloaming.core.game import short
from gloaming.core.options import Option, Options, chosen
from gloaming.games import AnyGame, load
from gloaming.server import names
from gloaming.server.forms import Fields, FormError
from gloaming.store import NewSeat

SEAT, OPTION = "seat-", "option-"
PLAIN = ("game", "name", "dice")
YOU, LINK, NOBODY, BOT = "you", "link", "nobody", "bot:"
KEEPER = bots.DEFAULT  # the level of the bot that keeps a seat until its friend comes


class Wish(msgspec.Struct, frozen=True):
    """A table that somebody wants: who shall sit, in order, how many bots shall not, and how it is played."""

    game: str
    seats: tuple[str, ...]
    left_out: int
    options: Options
    people_throw: bool
    name: str


def wish(given: Fields) -> Wish:
    """What the form asks for.  FormError, or another ValueError with a sentence, for what cannot be."""
    single = {name: one(name, values) for name, values in given.items()}
    for name in single:
        if name not in PLAIN and not name.startswith((SEAT, OPTION)):
            raise FormError(f"This form has no field “{short(name, 30)}”.")
    game = load(single.get("game", ""))
    dice = single.get("dice", "seed")
    if dice not in ("seed", "people"):
        raise FormError("Dice come from a “seed” or from the “people”.")
    settings = options(game, single)
    if dice == "people" and not game.all_open(settings):
        raise FormError(f"{game.title} hides draws from some seats, so people cannot type them in.")
    seats = [single[name] for name in sorted(filter(is_seat, single), key=place)]
    wanted = checked_seats(game, [seat for seat in seats if seat != NOBODY])
    seated = without_spare_bots(wanted, max(game.seats(settings)))
    return Wish(
        game=game.name,
        seats=tuple(seated),
        left_out=len(wanted) - len(seated),
        options=settings,
        people_throw=dice == "people",
        name=names.person(single.get("name", ""), ""),
    )


def one(name: str, values: list[str]) -> str:
    """The only value of a field."""
    if len(values) > 1:
        raise FormError(f"The field “{short(name, 30)}” was given more than once.")
    return values[0]


def is_seat(name: str) -> bool:
    """Is this the field of a seat?"""
    if not name.startswith(SEAT):
        return False
    if not name.removeprefix(SEAT).isdecimal() or len(name) > len(SEAT) + 2:
        raise FormError(f"This form has no field “{short(name, 30)}”.")
    return True


def place(name: str) -> int:
    """The number in a seat's field."""
    return int(name.removeprefix(SEAT))


def checked_seats(game: AnyGame, seats: list[str]) -> list[str]:
    """The seats that shall be filled, if each can be and one person at most sits at once."""
    for seat in seats:
        if seat.startswith(BOT):
            bots.level(seat.removeprefix(BOT))
        elif seat not in (YOU, LINK):
            raise FormError(f"“{short(seat, 30)}” cannot sit down: choose you, a bot, a link or nobody.")
    if seats.count(YOU) > 1:
        raise FormError("You can sit on one seat only: give the others to bots, or to friends by link.")
    return seats


def without_spare_bots(seats: list[str], most: int) -> list[str]:
    """The seats without the last bots, as far as there are more than `most`: who plays alone plays alone."""
    bots_last = [place for place, seat in reversed([*enumerate(seats)]) if seat.startswith(BOT)]
    spare = bots_last[: max(0, len(seats) - most)]
    return [seat for place, seat in enumerate(seats) if place not in spare]


def options(game: AnyGame, single: dict[str, str]) -> Options:
    """The options of the form; a switch that is not there is off, unless another choice cannot do without."""
    given = {name.removeprefix(OPTION): value for name, value in single.items() if name.startswith(OPTION)}
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise FormError(f"{game.title} has no option “{short(name, 30)}”.")
    said = {name: option.check(value_of(option, given.get(name))) for name, option in known.items()}
    return chosen(game.options, {**said, **game.goes_with(said)}) if game.excludes(said) else said


def value_of(option: Option, text: str | None) -> bool | str:
    """An option's value in a form."""
    if not isinstance(option.default, bool):
        return option.default if text is None else text
    if text not in (None, "on"):
        raise FormError(f"The switch “{option.name}” can be “on”, or left out.")
    return text == "on"


def sitters(seats: tuple[str, ...], guest: str, name: str) -> list[NewSeat]:
    """Who sits there when the table begins."""
    out: list[NewSeat] = []
    for number, seat in enumerate(seats):
        if seat == YOU:
            out.append(NewSeat("person", "", guest, name))
        else:
            level = seat.removeprefix(BOT) if seat.startswith(BOT) else KEEPER
            out.append(NewSeat("bot", level, None, names.bot(number)))
    return out
