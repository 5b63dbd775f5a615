"""What learning agents see: numbers near 0 to 1 from a seat's view, its own ship first, then clockwise."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.darkrock.names import (
    GOOD_NAMES,
    MINES,
    ORE_AT_SETUP,
    PIECES,
    PLACE_NAMES,
    RESOLVE,
    RIG_DICE,
    SLOTS,
    STATION_NAMES,
    TOKENS,
    UNAVAILABLE,
)
from gloaming.games.darkrock.observe_decks import of_decks
from gloaming.games.darkrock.observe_variants import of_variant
from gloaming.games.darkrock.view import ShipView, TurnView, View

MOST_SHIPS = 5
CREDITS = 50.0  # as many as a good game ends with
ROUNDS = 50.0
QUESTIONS = (  # the steps that ask a seat; new ones are added at the end
    "Assign", "Join", "ChoosePiece", "Collect", "Discard", "TakeNeutronium", "Unlock", "Image", "Flip",
    "Rove", "Rent", "Modify", "Reboot", "Recruit", "Release", "Subcontract", "Export", "ChargeOrCollect",
)  # fmt: skip
PLACES_SEEN = ("beside", "aboard", *PLACE_NAMES)  # from UNAVAILABLE on


def features_of(view: View) -> Iterator[tuple[str, float]]:
    """The name and value of each feature, always in the same order."""
    ships = len(view.ships)
    first = max(view.me, 0)
    yield from board(view)
    for place in range(MOST_SHIPS):
        ship = view.ships[(first + place) % ships] if place < ships else None
        number = (first + place) % ships if place < ships else -1
        for name, value in of_ship(ship):
            yield f"ship.{place}.{name}", value
        yield f"ship.{place}.leader", float(number == view.leader)
        yield f"ship.{place}.asked", float(ship is not None and ship.seat == view.seat)
        yield f"ship.{place}.turn", float(number >= 0 and number == view.turn.ship)
    yield from of_turn(view.turn)
    for question in QUESTIONS:
        yield f"question.{question}", float(view.asked.step == question)
    yield from of_variant(view)
    yield from of_decks(view, MOST_SHIPS)


def board(view: View) -> Iterator[tuple[str, float]]:
    """The mines, the supply, the shared dice and how far the game is."""
    yield "round", min(view.round / ROUNDS, 1.0)
    for phase in range(1, RESOLVE + 1):
        yield f"phase.{phase}", float(view.phase == phase)
    for number, value in enumerate((*view.standard, view.neutronium_die)):
        yield f"board_die.{number}", value / 6
    for mine in range(MINES):
        yield f"ore.{STATION_NAMES[mine]}", view.ore[mine] / ORE_AT_SETUP[mine]
    yield "supply.solar", view.solar / TOKENS[3]
    yield "supply.neutronium", view.neutronium / TOKENS[4]
    yield "mines_to_go", max(view.depletions - view.ore.count(0), 0) / 4
    yield "final_round", float(view.last_round != 0 and view.round == view.last_round)


def of_ship(ship: ShipView | None) -> Iterator[tuple[str, float]]:
    """One ship; all zero where nobody plays."""
    yield "present", float(ship is not None)
    yield "credits", ship.credits / CREDITS if ship else 0.0
    yield "rig_dice", ship.unlocked / RIG_DICE if ship else 0.0
    yield "slots", ship.slots / SLOTS if ship else 0.0
    for good, name in enumerate(GOOD_NAMES):
        yield f"hold.{name}", ship.hold[good] / SLOTS if ship else 0.0
    for number, place in enumerate(PLACES_SEEN):
        crew = ship.place[: PIECES - 1].count(number + UNAVAILABLE) if ship else 0
        yield f"crew.{place}", crew / (PIECES - 1)
    for number, place in enumerate(PLACES_SEEN):
        yield f"captain.{place}", float(ship is not None and ship.place[-1] == number + UNAVAILABLE)


def of_turn(turn: TurnView) -> Iterator[tuple[str, float]]:
    """The dice and marks of the turn in hand."""
    for die in range(RIG_DICE):
        yield f"rig.{die}", turn.rig[die] / 6 if die < len(turn.rig) else 0.0
        yield f"rig.{die}.used", float(turn.rig_used >> die & 1)
        yield f"board_die.{die}.used", float(turn.board_used >> die & 1)
    for piece in range(PIECES):
        yield f"reach.{piece}", turn.reach[piece] / 3
        yield f"resolved.{piece}", float(turn.resolved >> piece & 1)
    yield "mod", float(turn.mod)
