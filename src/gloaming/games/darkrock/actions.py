"""The vocabulary: every action's number, in named ranges.  Compiled.

Numbers are stable within a rules version; new ranges are added at the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.games.darkrock.names import GOODS, SLOTS

# Phase 2
ASSIGN: Final = 0  # + station: a crewmember
ASSIGN_CAPTAIN: Final = 25  # + station
# Phase 5, between pieces
RESOLVE_CREW: Final = 50  # + place: a crewmember without reach
RESOLVE_REACHING: Final = 78  # + 3 * mine + reach - 1: a crewmember whom Rover gave reach
RESOLVE_CAPTAIN: Final = 96
REROLL: Final = 97  # spend 1 neutronium, roll the neutronium die
END_TURN: Final = 98
# Resolving a piece
RETURN: Final = 99  # nothing, or nothing more
COLLECT: Final = 100  # + 12 * rig die + 2 * other die + units - 1; other: 0 to 2 board, 3 + rig die
RAISE: Final = 136  # + rig die
LOWER: Final = 139  # + rig die
FLIP: Final = 142  # + rig die
REROLL_RIG: Final = 145  # + rig die
REACH: Final = 148  # + 3 * mine + reach it has: a crewmember
REACH_CAPTAIN: Final = 166
RENT: Final = 167
MODIFY: Final = 168
SUBCONTRACT_WORK: Final = 169
UNLOCK: Final = 170
RELEASE_PIECE: Final = 171
RECRUIT_CREW: Final = 172
RECRUIT_CAPTAIN: Final = 173
CHARGE: Final = 174
TAKE: Final = 175  # + units, 0 to 6, from the supply
DISCARD: Final = 182  # + good
EXPORT: Final = 187  # + bundle

BUNDLES_ALL: Final = 461  # ways to turn in 1 to 6 goods of five kinds
EXPORT_END: Final = EXPORT + BUNDLES_ALL
# The three decks: 648 to 686.  What comes later begins at DECKS_END
KEEP_SPONSOR: Final = 648  # + card
TAKE_CARD: Final = 672  # + place in the row
RECYCLE: Final = 675  # the row goes under the deck
KEEP_OLD: Final = 676  # of two Research cards the one owned before
KEEP_NEW: Final = 677
SHIELD: Final = 678  # + good
SHIELD_FOR_CREDITS: Final = 683  # with a Research card that lets credits pay
FLEE: Final = 684
REROLL_BY_CARD: Final = 685  # the neutronium die, with a Research card, for nothing
SUBCONTRACT_DOUBLED: Final = 686  # with a Research card: the whole income of this piece counts twice
DECKS_END: Final = 687
# The variants: 687 to 738.  What comes later begins at VARIANTS_END
SABOTAGE: Final = 687  # + station: a saboteur, or the Saboteur Captain, goes there
STAY: Final = 712  # a piece waits on the track of the damaged Solar Array
NO_SHIELDS: Final = 713  # Neutronium Crisis: no shields for this card
DAMAGE: Final = 714  # + station: it gets one of the last Damage tokens
VARIANTS_END: Final = 739
ACTION_SPACE: Final = VARIANTS_END

# Chance
LEAD: Final = 10000  # + ship: the first Leader
PAIR: Final = 10005  # + 6 * (first - 1) + second - 1: both standard dice
DIE: Final = 10041  # + value - 1: one die
RIGS: Final = 10047  # + 6, 36 or 216 outcomes, for one, two or three rig dice
RIGS_TWO: Final = RIGS + 6
RIGS_THREE: Final = RIGS_TWO + 36
RIGS_END: Final = RIGS_THREE + 216
DEAL: Final = 10400  # + Sponsor card
LAY: Final = 10424  # + Research card: it comes into the row
RAID: Final = 10448  # + Therion card
DECK_CHANCES_END: Final = 10500  # what comes later begins here


def rig_rolls(dice: Int) -> Int:
    """The first chance action of a roll of so many rig dice."""
    if dice == 1:
        return RIGS
    return RIGS_TWO if dice == 2 else RIGS_THREE


def collect(die: Int, other: Int, units: Int) -> Int:
    """The action that pairs a rig die with another die and takes units."""
    return COLLECT + die * 12 + other * 2 + units - 1


def all_bundles() -> list[list[Int]]:
    """Every bundle of 1 to 6 goods as counts by good, in the order of their numbers."""
    out: list[list[Int]] = []
    for platinum in range(SLOTS + 1):
        for cobalt in range(SLOTS + 1 - platinum):
            for iron in range(SLOTS + 1 - platinum - cobalt):
                for solar in range(SLOTS + 1 - platinum - cobalt - iron):
                    for neutronium in range(SLOTS + 1 - platinum - cobalt - iron - solar):
                        if platinum + cobalt + iron + solar + neutronium > 0:
                            out.append([platinum, cobalt, iron, solar, neutronium])
    return out


def bundle_key(bundle: list[Int]) -> Int:
    """A place for each bundle in a table of base 7."""
    key: Int = 0
    for good in range(GOODS):
        key = key * (SLOTS + 1) + bundle[good]
    return key


def index_bundles(bundles: list[list[Int]]) -> list[Int]:
    """The number of each bundle, by its key."""
    table: list[Int] = [-1] * ((SLOTS + 1) * (SLOTS + 1) * (SLOTS + 1) * (SLOTS + 1) * (SLOTS + 1))
    for number in range(len(bundles)):
        table[bundle_key(bundles[number])] = number
    return table


BUNDLES: Final = all_bundles()
BUNDLE_NUMBER: Final = index_bundles(BUNDLES)
