"""The questions about dice: pairs for the mines, Gear, Rig; each answer with its whole consequence."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gloaming.core.words import Offer, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.asking import Asking, again, decline, others_left, rig_line
from gloaming.games.darkrock.names import (
    CAPTAIN,
    CREW,
    GOOD_NAMES,
    MINES,
)
from gloaming.games.darkrock.odds import pairs_for
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.stations.mines import BOARD_DICE, distance, mine_of
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    NUMBERS,
    at,
    carried,
    counted,
    label,
    left_to_resolve,
    mark,
    piece_name,
    piece_word,
    place_name,
    values,
)

BOARD_DIE_NAMES = ("standard.0", "standard.1", "neutronium-die")


# --- mines


def ask_collect(view: View) -> Asking:
    """Which pair, for how many units."""
    ship, piece = view.asked.facts["ship"], view.asked.facts["piece"]
    who, place = mark(view, ship), view.ships[ship].place[piece]
    word = piece_word(piece)
    return Asking(
        title=f"{who}, what does your {word} collect {at(place)}?",
        why=f"{rig_line(view, 'Your')}; {values(view.standard)} and neutronium "
        f"{view.neutronium_die} lie on the board.{others_left(view)}",
        others=f"{who} collects {at(place)}.",
        offers=[collecting(view, ship, action) for action in view.actions],
    )


def collecting(view: View, ship: int, action: int) -> Offer:
    """One pair of dice and what it brings."""
    if action == a.RETURN:
        return decline("Collect nothing and come home", "Nothing")
    code = action - a.COLLECT
    die, other, units = code // 12, code % 12 // 2, code % 2 + 1
    first, second = view.turn.rig[die], die_value(view, other)
    mine = mine_of(first + second)
    metal = GOOD_NAMES[metal_of(mine)]
    pair = f"{first} + {second}"
    short_of = units - view.ships[ship].slots + carried(view.ships[ship])
    room = f", after throwing out {counted(short_of, 'good')}" if short_of > 0 else ""
    return Offer(
        action,
        f"Collect {units} {metal} at {label(mine)} with {pair}{from_die(view, other)}{room}",
        f"{units} {metal} with {pair}",
        (place_name(mine), f"rig.{die}", die_name(other)),
        "pair",
        pair,
        f"{view.ore[mine] - units} left",
    )


def from_die(view: View, other: int) -> str:
    """Which die the second number comes from, where the number alone does not say it."""
    if other >= BOARD_DICE:
        return " from two rig dice"
    board = (*view.standard, view.neutronium_die)
    if board.count(board[other]) == 1:
        return ""
    return " from the neutronium die" if other == 2 else " from a standard die"


def die_value(view: View, other: int) -> int:
    """What the second die of a pair shows: a board die, or another rig die."""
    if other >= BOARD_DICE:
        return view.turn.rig[other - BOARD_DICE]
    return (*view.standard, view.neutronium_die)[other]


def die_name(other: int) -> str:
    """The name of the second die of a pair."""
    return BOARD_DIE_NAMES[other] if other < BOARD_DICE else f"rig.{other - BOARD_DICE}"


# --- gear and rig


def ask_image(view: View) -> Asking:
    """Rough and Precision."""
    facts = view.asked.facts
    amount = facts["amount"]
    station = "Rough" if amount == 3 else "Precision"
    return dice_question(view, f"move, by {amount}", f"moves a rig die by {amount} on {station}")


def ask_flip(view: View) -> Asking:
    """Vortex."""
    return dice_question(view, "turn over", "turns a rig die over on Vortex")


def ask_reboot(view: View) -> Asking:
    """Reboot."""
    return dice_question(view, "roll again", "may roll a rig die again on Reboot")


def dice_question(view: View, verb: str, others: str) -> Asking:
    """Which rig die is changed, and how."""
    who = mark(view, view.asked.facts["ship"])
    board = f"{values(view.standard)} and neutronium {view.neutronium_die} lie on the board."
    return Asking(
        title=f"{who}, which rig die do you {verb}?",
        why=f"{rig_line(view, 'Your')}; {board}{again(view.asked.facts['times'])}",
        others=f"{who} {others}.",
        offers=[changing(view, action) for action in view.actions],
    )


def changing(view: View, action: int) -> Offer:
    """One change of one rig die."""
    if action == a.RETURN:
        return decline("Leave the dice as they are", "Leave them")
    die = (action - a.RAISE) % 3
    value = view.turn.rig[die]
    touch = (f"rig.{die}",)
    if action >= a.REROLL_RIG:
        return Offer(action, f"Roll the {value} again", f"Roll the {value}", touch, "reroll")
    if action >= a.FLIP:
        sentence = f"Turn the {value} over to {7 - value}{digs(view, die, 7 - value)}"
        return Offer(action, sentence, f"{value} to {7 - value}", touch, "flip")
    up = action < a.LOWER
    ship = view.ships[view.asked.facts["ship"]]
    amount = view.asked.facts.get("amount", ship.own.power.trim)  # the station's, or a card's
    result = value + amount * (1 if up else -1)
    sentence = f"{'Raise' if up else 'Lower'} the {value} to {result}{digs(view, die, result)}"
    return Offer(action, sentence, f"{value} to {result}", touch, "raise" if up else "lower", "", str(result))


def digs(view: View, die: int, value: int) -> str:
    """': 7 + 3 for mine 10': what a rig die would find for the pieces still on mines if it showed that."""
    ship = view.asked.facts["ship"]
    rig = tuple(value if number == die else other for number, other in enumerate(view.turn.rig))
    then = msgspec.structs.replace(view, turn=msgspec.structs.replace(view.turn, rig=rig))
    found = {
        pair: f"{pair} for {label(mine)}"
        for piece in left_to_resolve(view, ship)
        for pair, mine in pairs_for(then, ship, piece)
        if str(value) in pair.split(" + ")
    }
    return f": {listed(list(found.values()))}" if found else ""


def ask_rove(view: View) -> Asking:
    """Rover."""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, which miner digs one mine farther?",
        why=f"One of your miners may dig at a neighbouring mine too.{again(view.asked.facts['times'])}",
        others=f"{who} may send a miner farther on Rover.",
        offers=[roving(view, ship, action) for action in view.actions],
    )


def roving(view: View, ship: int, action: int) -> Offer:
    """One miner and how far it reaches then."""
    if action == a.RETURN:
        return decline("Send nobody farther", "Nobody")
    code = action - a.REACH
    piece = CAPTAIN if action == a.REACH_CAPTAIN else reaching(view, ship, code // 3, code % 3)
    mine, reach = view.ships[ship].place[piece], view.turn.reach[piece] + 1
    near = listed([label(other) for other in range(MINES) if 0 < distance(mine, other) <= reach], "or")
    sentence = f"Your {piece_word(piece)} at {label(mine)} may dig at {near} too"
    short = f"{'Captain, ' if piece == CAPTAIN else ''}{label(mine)}"
    return Offer(action, sentence, short, (place_name(mine), piece_name(ship, piece)), "piece")


def reaching(view: View, ship: int, mine: int, reach: int) -> int:
    """The first crewmember on a mine with so much reach."""
    place = view.ships[ship].place
    return next(piece for piece in range(CREW) if place[piece] == mine and view.turn.reach[piece] == reach)


def ask_rent(view: View) -> Asking:
    """Rental."""
    facts = view.asked.facts
    who, dice = mark(view, facts["ship"]), len(view.turn.rig)
    sentence = f"Rent one more rig die and roll it now: {NUMBERS[dice + 1]} in all"
    return Asking(
        title=f"{who}, do you rent one more rig die?",
        why=f"{rig_line(view, 'Your')}; it costs nothing and stays for this turn.{again(facts['times'])}",
        others=f"{who} may rent a rig die.",
        offers=[
            decline("Rent no die", "No"),
            Offer(a.RENT, sentence, "Rent a die", ("rental",), "rent"),
        ],
    )


def ask_modify(view: View) -> Asking:
    """Mod."""
    who = mark(view, view.asked.facts["ship"])
    sentence = "Let two of your rig dice form a pair, for this turn"
    return Asking(
        title=f"{who}, do you put Mod in force?",
        why=f"{rig_line(view, 'Your')}. The board's dice still count as ever.",
        others=f"{who} may put Mod in force.",
        offers=[decline("Leave Mod off", "No"), Offer(a.MODIFY, sentence, "Mod", ("mod",), "mod")],
    )


ASKED: dict[str, Callable[[View], Asking]] = {
    "Collect": ask_collect,
    "CollectAgain": ask_collect,
    "Image": ask_image,
    "Flip": ask_flip,
    "Reboot": ask_reboot,
    "Rove": ask_rove,
    "Rent": ask_rent,
    "Modify": ask_modify,
}
