"""The words of the table: what places, pieces, goods, dice and amounts are called in sentences.

Whole sentences are made beside: questions in `questions`, `dice_offers` and `goods_offers`, the story in
`sayings` and `telling`, refusals in `refusals` and `remedies`, the table in plain lines in `table_text`, the
end in `ending`.  All of them read views only.
A seat is written `@0`, `@1`, ...; the edge fills the players' names in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.core.words import listed
from gloaming.games.darkrock.names import (
    CAPTAIN,
    GOOD_NAMES,
    INSIDER,
    MINES,
    PLACE_NAMES,
    PRICE,
    RIG_DICE,
    SOLAR,
)
from gloaming.games.darkrock.state import track_space
from gloaming.games.darkrock.view import ShipView, View

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth")
COMPANIES = ("Frost", "Fern", "Rose", "Azure", "Plum")
LABELS = (
    "mine 2",
    "mine 4",
    "mine 6",
    "mine 8",
    "mine 10",
    "mine 12",
    "Rough",
    "Precision",
    "Vortex",
    "Rover",
    "Rental",
    "Mod",
    "Reboot",
    "Recruit",
    "Release",
    "Subcontract",
    "Hold +",
    "Hold ++",
    "Export 1",
    "Export 2",
    "Export 3",
    "the Solar Array",
    "Leader",
    "Delegate",
    "Research",
)


def label(place: int) -> str:
    """'mine 6', 'Export 3', 'the Solar Array', 'space 2 of the Solar Array'."""
    if place > SOLAR and track_space(place) > 0:
        return f"space {track_space(place)} of the Solar Array"
    return LABELS[place]


def headline(place: int) -> str:
    """The place as it stands alone on a button: 'Mine 6', 'Solar Array'."""
    name = label(place).removeprefix("the ")
    return name[0].upper() + name[1:]


def track_label(place: int) -> str:
    """The space of the track, the first one included."""
    return "space 0 of the Solar Array" if place == SOLAR else label(place)


def at(place: int) -> str:
    """'at mine 6', 'on Export 3'."""
    return f"{'at' if place < MINES else 'on'} {label(place)}"


def mark(view: View, ship: int) -> str:
    """The mark of the seat that decides for a ship; of Insiders also which company it is: '@0 (Rose)'."""
    name = company_name(view, ship)
    return f"@{view.ships[ship].seat}{f' ({name})' if name else ''}"


def company_name(view: View, ship: int) -> str:
    """What a company is called where a player leads two: 'Rose', as its pieces are drawn; else nothing."""
    return COMPANIES[ship] if view.variant == INSIDER else ""


def owned(view: View, ship: int) -> str:
    """'your' for the reader's own ship, '@1's' for another's."""
    return "your" if view.me == view.ships[ship].seat else f"{mark(view, ship)}'s"


def piece_word(piece: int) -> str:
    """'Captain' or 'crewmember'."""
    return "Captain" if piece == CAPTAIN else "crewmember"


def a_piece(piece: int) -> str:
    """'the Captain' or 'a crewmember'."""
    return "the Captain" if piece == CAPTAIN else "a crewmember"


def piece_name(ship: int, piece: int) -> str:
    """The lasting name of a piece: '0.crew.2', '0.captain'."""
    return f"{ship}.captain" if piece == CAPTAIN else f"{ship}.crew.{piece}"


def place_name(place: int) -> str:
    """The name by which a page and a scene know a place: 'm6', 'export-3', 'solar-1'."""
    return PLACE_NAMES[place]


def counted(number: int, thing: str) -> str:
    """'one good', 'two goods', '12 rounds'."""
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} {thing}{'' if number == 1 else 's'}"


def amounts(counts: Sequence[int]) -> list[str]:
    """['2 iron', '1 solar']."""
    return [f"{count} {GOOD_NAMES[good]}" for good, count in enumerate(counts) if count]


def goods(counts: Sequence[int]) -> str:
    """'2 iron and 1 solar', 'nothing'."""
    return listed(amounts(counts)) or "nothing"


def worth(counts: Sequence[int]) -> int:
    """What these goods bring at an Export station, in credits."""
    return sum(count * PRICE[good] for good, count in enumerate(counts))


def values(dice: Iterable[int]) -> str:
    """'4, 6 and 2'."""
    return listed([str(die) for die in dice])


def goods_names(counts: Sequence[int], first: str = "hold") -> tuple[str, ...]:
    """The lasting names of so many goods of each kind: 'hold.iron.0', 'hold.iron.1'."""
    return tuple(
        f"{first}.{GOOD_NAMES[good]}.{unit}" for good, count in enumerate(counts) for unit in range(count)
    )


def dice_to_throw(ship: ShipView) -> int:
    """How many rig dice a ship throws when its turn begins: unlocked ones, and those that a card adds."""
    return min(ship.unlocked + ship.own.power.dice, RIG_DICE)


def carried(ship: ShipView) -> int:
    """How many goods lie in the hold."""
    return sum(ship.hold)


def standing(view: View, place: int, but: int = -1) -> list[int]:
    """The ships, except one, that have a piece at a place."""
    return [number for number, ship in enumerate(view.ships) if number != but and place in ship.place]


def left_to_resolve(view: View, ship: int) -> list[int]:
    """The pieces of a ship that still stand on the board, not yet resolved in its turn."""
    done = view.turn.resolved if view.turn.ship == ship else 0
    places = view.ships[ship].place
    return [piece for piece, place in enumerate(places) if place >= 0 and not done >> piece & 1]


def own_ship(view: View) -> int:
    """The ship for which the question is asked."""
    return view.asked.facts["ship"]
