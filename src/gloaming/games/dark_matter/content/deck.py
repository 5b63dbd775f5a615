"""A deck: everything that is printed on the cards, in numbers.  Compiled.

Made once by the loader, then never changed; states and their clones share it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.names import MATTERS, NIBBLE, SOPHIA


@final
class Deck:
    """The cards by number.  A zone is 4 * card + zone, a side of a planet 2 * planet + 1 if improved."""

    def __init__(self) -> None:
        self.card_names: list[str] = []
        self.planet_names: list[str] = []
        self.civilization_names: list[str] = []
        self.back_names: list[str] = []  # by Matter Card
        self.skill: list[Int] = []  # by zone
        self.initiative: list[Int] = []  # by zone
        self.design: list[Int] = []  # by Matter Card: cards with equal backs have the same number
        self.cost: list[Int] = []  # by planet, as printed
        self.needs: list[list[Int]] = []  # by planet: every way to read the Sophia in its cost
        self.improve_cost: list[Int] = []  # by planet
        self.planet_skill: list[Int] = []  # by side
        self.vp: list[Int] = []  # by side
        self.defense: list[Int] = []  # by side; 0 where none is printed
        self.charter_cost: list[Int] = []  # by Civilization Card
        self.charter_vp: list[Int] = []  # by Civilization Card: what its Back is worth
        self.at_least: list[Int] = []  # by 4 * Civilization Card + kind of reduction
        self.saves: list[Int] = []  # likewise: the icon of the point that need not be paid
        self.reduction_vp: list[Int] = []  # likewise


def count(skill: Int, icon: Int) -> Int:
    """How many icons of a kind a skill, cost or need has."""
    return skill >> NIBBLE * icon & 15


def one(icon: Int) -> Int:
    """A skill with one icon of a kind."""
    return bit(NIBBLE * icon)


def bit(place: Int) -> Int:
    """The bit at a place."""
    return shifted(1, place)


def shifted(value: Int, place: Int) -> Int:
    """The value, so many bits higher.  Compiled, a literal would be shifted within 32 bits, a fact has 64."""
    return value << place


def readings(cost: Int) -> list[Int]:
    """Every way to read the Sophia in a cost: copies of matter that it shows, or all of one kind.

    DM-TER-05 to 08; DM-R61, DM-R62"""
    wild = count(cost, SOPHIA)
    plain = cost - wild * one(SOPHIA)
    if wild == 0:
        return [plain]
    if plain == 0:
        return [wild * one(matter) for matter in range(MATTERS)]
    out: list[Int] = [plain]
    for _ in range(wild):
        longer: list[Int] = []
        for need in out:
            for matter in range(MATTERS):
                if count(plain, matter) > 0 and need + one(matter) not in longer:
                    longer.append(need + one(matter))
        out = longer
    return out


NO_DECK: Final = Deck()
