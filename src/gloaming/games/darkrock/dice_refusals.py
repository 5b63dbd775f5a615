"""Refusals about dice and pairs, one function for each rule."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import rule_numbers as r
from gloaming.games.darkrock.dice_offers import die_value
from gloaming.games.darkrock.names import (
    CREW,
    GOOD_NAMES,
)
from gloaming.games.darkrock.questions import rig_dice
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.stations.mines import BOARD_DICE, mine_of
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    NTH,
    at,
    own_ship,
    piece_word,
)

# --- dice


def no_such_rig_die(view: View, die: int) -> str:
    """'You have two rig dice on the table, no third one.'; "" if the die is there."""
    if die < len(view.turn.rig):
        return ""
    return f"You have {rig_dice(len(view.turn.rig))} on the table, no {NTH[die + 1]} one."


def collecting_dice(action: int) -> tuple[int, int]:
    """The rig die and the other die of a pair."""
    code = action - a.COLLECT
    return code // 12, code % 12 // 2


def no_die(view: View, action: int) -> str:
    """DR-SHIP-09"""
    die, other = collecting_dice(action)
    return no_such_rig_die(view, die) or no_such_rig_die(view, other - BOARD_DICE)


def die_spent(view: View, action: int) -> str:
    """DR-MIN-05"""
    die, other = collecting_dice(action)
    spent = rig_die_spent(view, die, "has collected already in this turn")
    if spent:
        return spent
    if other >= BOARD_DICE:
        return rig_die_spent(view, other - BOARD_DICE, "has collected already in this turn")
    name = "neutronium die" if other == 2 else f"standard {die_value(view, other)}"
    return f"You have collected with the {name} already in this turn."


def rig_die_spent(view: View, die: int, done: str) -> str:
    """Why one rig die cannot be chosen: not there, used, or the twin of another; "" if it can."""
    rig, used = view.turn.rig, view.turn.rig_used
    if die >= len(rig):
        return no_such_rig_die(view, die)
    if used >> die & 1:
        return f"Your {rig[die]} {done}."
    if any(rig[twin] == rig[die] and not used >> twin & 1 for twin in range(die)):
        return f"You have more than one {rig[die]}; name the first of them."
    return ""


def bad_rig_pair(view: View, action: int) -> str:
    """DR-MIN-04"""
    die, other = collecting_dice(action)
    if die == other - BOARD_DICE:
        return "A die makes no pair with itself."
    return "Name the earlier of two rig dice first, and of equal ones the first."


def no_mod(view: View, action: int) -> str:
    """DR-RIG-05"""
    return "Two rig dice make a pair only while Mod is in force for you."


def pair_sum(view: View, action: int) -> tuple[str, int]:
    """The pair in figures, and its sum."""
    die, other = collecting_dice(action)
    first, second = view.turn.rig[die], die_value(view, other)
    return f"{first} + {second}", first + second


def no_mine(view: View, action: int) -> str:
    """DR-MIN-01"""
    pair, total = pair_sum(view, action)
    return f"{pair} makes {total}, and no mine has that number."


def out_of_reach(view: View, action: int) -> str:
    """DR-MIN-10"""
    pair, total = pair_sum(view, action)
    piece = view.asked.facts["piece"]
    place = view.ships[own_ship(view)].place[piece]
    return f"{pair} is mine {total}, and your {piece_word(piece)} {at(place)} does not reach it."


def mine_empty(view: View, action: int) -> str:
    """DR-MIN-09"""
    return f"Mine {pair_sum(view, action)[1]} is empty."


def one_unit_only(view: View, action: int) -> str:
    """DR-MIN-02"""
    return "A crewmember collects 1 unit at a time; 2 are for a Captain."


def ore_short(view: View, action: int) -> str:
    """DR-MIN-03"""
    if view.two_pairs:
        return "Here a Captain needs a pair of dice for each of two units, both for the same mine."
    mine = mine_of(pair_sum(view, action)[1])
    return f"Only {view.ore[mine]} {GOOD_NAMES[metal_of(mine)]} is left {at(mine)}."


def die_fixed(view: View, action: int) -> str:
    """DR-GEAR-08, DR-RIG-08"""
    return rig_die_spent(view, (action - a.RAISE) % 3, "has collected already, so it stays as it is")


def no_face(view: View, action: int) -> str:
    """DR-GEAR-06"""
    return f"Only 1 to 6 can be turned over; this die counts as {view.turn.rig[action - a.FLIP]}."


def no_miner(view: View, action: int) -> str:
    """DR-GEAR-09"""
    if action == a.REACH_CAPTAIN:
        return "Rover serves miners, and your Captain stands on no mine."
    mine, reach = divmod(action - a.REACH, 3)
    if mine not in view.ships[own_ship(view)].place[:CREW]:
        return f"You have no crewmember {at(mine)} whom Rover could serve."
    return (
        f"None of your crewmembers {at(mine)} has been served {('never', 'once', 'twice')[reach]} by Rover."
    )


def reaches_all(view: View, action: int) -> str:
    """DR-RES-12"""
    return "Your miner reaches every mine already."


def dice_full(view: View, action: int) -> str:
    """DR-RIG-04"""
    return "You have three rig dice on the table, and there are no more."


def mod_in_force(view: View, action: int) -> str:
    """DR-RIG-07"""
    return "Mod is in force for you already."


SENTENCES: dict[int, Callable[[View, int], str]] = {
    r.SHIP_09: no_die,
    r.RES_12: reaches_all,
    r.MIN_01: no_mine,
    r.MIN_02: one_unit_only,
    r.MIN_03: ore_short,
    r.MIN_04: bad_rig_pair,
    r.MIN_05: die_spent,
    r.MIN_09: mine_empty,
    r.MIN_10: out_of_reach,
    r.GEAR_06: no_face,
    r.GEAR_08: die_fixed,
    r.GEAR_09: no_miner,
    r.RIG_04: dice_full,
    r.RIG_05: no_mod,
    r.RIG_07: mod_in_force,
    r.RIG_08: die_fixed,
}
