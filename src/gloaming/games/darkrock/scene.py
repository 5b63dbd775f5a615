"""The pieces on the table, their lasting names and where they lie, from a view.

Places are named as in offers: stations and the track, `0.ship` for what stands aboard, `0.quarters` for what
is beside the board, `0.slot.2` in a hold, `supply`, `table` for dice, `credits.12` on the credit track.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.words import Piece
from gloaming.games.darkrock.names import (
    ABOARD,
    CREW,
    GOOD_NAMES,
    MINES,
    NEUTRONIUM,
    SLOTS,
    SOLAR_ENERGY,
    UNAVAILABLE,
)
from gloaming.games.darkrock.scene_decks import deck_pieces
from gloaming.games.darkrock.scene_variants import variant_pieces
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.view import ShipView, View
from gloaming.games.darkrock.words import piece_name, place_name


def scene(view: View) -> tuple[Piece, ...]:
    """Everything that lies on the table as the view shows it; each name once."""
    return tuple(pieces_of(view))


def pieces_of(view: View) -> Iterator[Piece]:
    """The board's pieces, then each ship's."""
    yield from board_dice(view)
    yield from tokens(view)
    if view.round:
        yield Piece("leader-tile", "leader", f"{view.leader}.ship", view.ships[view.leader].seat)
    for number, ship in enumerate(view.ships):
        yield from crew(number, ship)
        yield from cargo(number, ship)
    yield from rig_dice(view)
    yield from variant_pieces(view)
    yield from deck_pieces(view)


def board_dice(view: View) -> Iterator[Piece]:
    """Both standard dice and the neutronium die, with no face before they are thrown."""
    names = ("standard.0", "standard.1", "neutronium-die")
    for number, value in enumerate((*view.standard, view.neutronium_die)):
        used = number_used(view.turn.board_used, number)
        yield Piece(names[number], "used die" if used else "die", "table", -1, str(value) if value else "")


def number_used(bits: int, number: int) -> bool:
    """Is this one in the bit set?"""
    return bits >> number & 1 == 1


def rig_dice(view: View) -> Iterator[Piece]:
    """The rig dice of the turn in hand."""
    turn = view.turn
    for number, value in enumerate(turn.rig):
        kind = "used rig die" if number_used(turn.rig_used, number) else "rig die"
        yield Piece(f"rig.{number}", kind, f"{turn.ship}.ship", view.ships[turn.ship].seat, str(value))


def tokens(view: View) -> Iterator[Piece]:
    """What is left on the mines and in the supply."""
    for mine in range(MINES):
        good = GOOD_NAMES[metal_of(mine)]
        for unit in range(view.ore[mine]):
            yield Piece(f"{place_name(mine)}.{good}.{unit}", good, place_name(mine))
    for kind, count in ((SOLAR_ENERGY, view.solar), (NEUTRONIUM, view.neutronium)):
        for unit in range(count):
            yield Piece(f"supply.{GOOD_NAMES[kind]}.{unit}", GOOD_NAMES[kind], "supply")


def crew(number: int, ship: ShipView) -> Iterator[Piece]:
    """Four crewmembers and the Captain, wherever they stand."""
    for piece, place in enumerate(ship.place):
        kind = "crew" if piece < CREW else "captain"
        yield Piece(piece_name(number, piece), kind, where(number, place), ship.seat)


def where(number: int, place: int) -> str:
    """The name of a piece's place."""
    if place == ABOARD:
        return f"{number}.ship"
    return f"{number}.quarters" if place == UNAVAILABLE else place_name(place)


def cargo(number: int, ship: ShipView) -> Iterator[Piece]:
    """Goods in their slots, a lock on each slot that is not open yet, and the flag on the credit track."""
    held = [(good, unit) for good, count in enumerate(ship.hold) for unit in range(count)]
    for slot, (good, unit) in enumerate(held):
        name = f"{number}.hold.{GOOD_NAMES[good]}.{unit}"
        yield Piece(name, GOOD_NAMES[good], f"{number}.slot.{slot}", ship.seat)
    for slot in range(ship.slots, SLOTS):
        yield Piece(f"{number}.lock.{slot}", "lock", f"{number}.slot.{slot}", ship.seat)
    yield Piece(f"{number}.flag", "flag", f"credits.{ship.credits}", ship.seat)
