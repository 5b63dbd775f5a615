"""What is done to places, as drawn and in words: attacks, Damage, Disintegration, saboteurs."""

from __future__ import annotations

import msgspec

from gloaming.games.darkrock.names import CRISIS, MARAUDERS, SOLAR, SPACE_1
from gloaming.games.darkrock.view import View

NOBODY = -1


class Figure(msgspec.Struct, frozen=True):
    """One standing piece: its lasting name, whose it is (NOBODY: a saboteur), and whether it is a Captain."""

    name: str
    ship: int
    captain: bool


class Harm(msgspec.Struct, frozen=True):
    """What is done to one place: classes and words, what it says instead of its effect, whether the open
    Therion card attacks it, its Damage tokens with the price of their repair, whether it is lost."""

    state: str = ""
    words: str = ""
    effect: str = ""
    attacked: bool = False
    damage: int = 0
    repair: int = 0
    gone: bool = False


UNHURT = Harm()


def harm_of(view: View, place: int) -> Harm:
    """What is done to that place now."""
    crisis, attacked = view.crisis, is_attacked(view, place)
    if crisis and place in crisis.gone:
        return Harm("is-gone", "Disintegrated: lost for this game.", "lost", gone=True)
    if view.sabotage and place == view.sabotage.captain:
        return Harm("is-closed", "Closed to everybody by the Saboteur Captain.", "closed")
    blocked = "A saboteur stands here." if view.sabotage and place in view.sabotage.crew else ""
    damage = crisis.damage[place] if crisis and place < SPACE_1 else 0
    if not (attacked or damage or blocked):
        return UNHURT
    repair = crisis.repairs[place] if crisis and damage else 0
    told = [blocked, attack_words(view) if attacked else "", damage_words(damage, repair)]
    return Harm("is-attacked" if attacked else "", " ".join(filter(None, told)), "", attacked, damage, repair)


def damage_words(damage: int, repair: int) -> str:
    """'Damaged: the Repair costs $8.', or nothing."""
    return f"Damaged: the Repair costs ${repair}." if damage else ""


def is_attacked(view: View, place: int) -> bool:
    """Does the open Therion card attack this place?  The Solar Array is attacked with its whole track."""
    raid = view.decks.raid
    return raid is not None and min(place, SPACE_1) in (
        (*raid.stations, SPACE_1) if SOLAR in raid.stations else raid.stations
    )


def attack_words(view: View) -> str:
    """That the Marauders strike here, and when."""
    return "The Marauders will strike here in phase 4." if is_early(view) else "Under attack."


def is_early(view: View) -> bool:
    """Was the open card seen before the Marauders come?"""
    return view.variant != CRISIS and view.phase < MARAUDERS


def saboteurs_at(view: View, place: int) -> tuple[Figure, ...]:
    """The saboteurs that stand at a place."""
    board = view.sabotage
    if board is None:
        return ()
    if board.captain == place:
        return (Figure("saboteur.captain", NOBODY, True),)
    return tuple(
        Figure(f"saboteur.{number}", NOBODY, False)
        for number, station in enumerate(board.crew)
        if station == place
    )


def saboteurs_of(view: View, ship: int) -> tuple[Figure, ...]:
    """The saboteurs that a company still holds this round."""
    board = view.sabotage
    if board is None:
        return ()
    held = tuple(
        Figure(f"saboteur.{number}", NOBODY, False)
        for number, holder in enumerate(board.crew_held, len(board.crew))
        if holder == ship
    )
    return (*held, Figure("saboteur.captain", NOBODY, True)) if board.captain_held == ship else held
