"""The questions of the stations: dice, goods, slots, crew, each open answer with its whole consequence."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gloaming.core.words import Offer, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.names import (
    CAPTAIN,
    CREW,
    GOOD_NAMES,
    HOLD2,
    MINES,
    NEUTRONIUM,
    SLOTS,
    SOLAR_ENERGY,
)
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.stations.hold import good_from
from gloaming.games.darkrock.stations.mines import BOARD_DICE, mine_of
from gloaming.games.darkrock.stations.solar import next_space, yield_of
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    NUMBERS,
    amounts,
    at,
    carried,
    counted,
    goods_names,
    label,
    left_to_resolve,
    mark,
    piece_name,
    piece_word,
    place_name,
    track_label,
    values,
    worth,
)

BOARD_DIE_NAMES = ("standard.0", "standard.1", "neutronium-die")


class Asking(msgspec.Struct, frozen=True):
    """A question in both persons: as the asked seat reads it, and as the others do."""

    title: str
    why: str
    others: str
    offers: list[Offer]
    others_why: str = ""


def decline(sentence: str, short: str) -> Offer:
    """The answer that does nothing, or nothing more."""
    return Offer(a.RETURN, sentence, short, (), "decline")


def others_left(view: View) -> str:
    """'Still to be resolved: your Captain on Rover.', or nothing."""
    ship = view.asked.facts["ship"]
    place = view.ships[ship].place
    names = [
        f"your {piece_word(piece)} {at(place[piece])}" for piece in reversed(left_to_resolve(view, ship))
    ]
    return f" Still to be resolved: {listed(names)}." if names else ""


# --- mines


def ask_collect(view: View) -> Asking:
    """Which pair, for how many units."""
    ship, piece = view.asked.facts["ship"], view.asked.facts["piece"]
    who, place = mark(view, ship), view.ships[ship].place[piece]
    word = piece_word(piece)
    return Asking(
        title=f"{who}, what does your {word} collect {at(place)}?",
        why=f"Your rig dice show {values(view.turn.rig)}; {values(view.standard)} and neutronium "
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


# --- the hold


def ask_discard(view: View) -> Asking:
    """Which good makes room."""
    facts = view.asked.facts
    ship, units = facts["ship"], facts["units"]
    who, good = mark(view, ship), GOOD_NAMES[good_from(facts["source"])]
    return Asking(
        title=f"{who}, what do you throw out to make room?",
        why=f"Your hold is full, and {units} {good} {'waits' if units == 1 else 'wait'}. "
        "Metal leaves the game; solar and neutronium go back to the supply.",
        others=f"{who} makes room in the hold.",
        offers=[discarding(action, good) for action in view.actions],
    )


def discarding(action: int, incoming: str) -> Offer:
    """One good out, one in."""
    good = action - a.DISCARD
    where = "out of the game" if good < SOLAR_ENERGY else "back to the supply"
    sentence = f"Throw 1 {GOOD_NAMES[good]} {where} for 1 {incoming}"
    return Offer(action, sentence, f"1 {GOOD_NAMES[good]}", (f"hold.{GOOD_NAMES[good]}.0",), "good")


def ask_neutronium(view: View) -> Asking:
    """Neutronium at Leader, or as a consolation."""
    facts = view.asked.facts
    ship, most = facts["ship"], facts["most"]
    who = mark(view, ship)
    why = f"You hold the Leader Tile now. Up to {most} neutronium lies ready."
    if facts["consolation"]:
        why = "None of your miners found a matching pair; 1 neutronium is the consolation."
    return Asking(
        title=f"{who}, how much neutronium do you take?"
        if most > 1
        else f"{who}, do you take the neutronium?",
        why=f"{why} Each pays for one roll of the neutronium die.{full_hold(view, ship)}",
        others=f"{who} may take neutronium.",
        offers=[taking(view, ship, NEUTRONIUM, action) for action in view.actions],
    )


def full_hold(view: View, ship: int) -> str:
    """A warning where what comes aboard pushes something out."""
    return " Your hold is full." if carried(view.ships[ship]) >= view.ships[ship].slots else ""


def taking(view: View, ship: int, good: int, action: int) -> Offer:
    """So many units from the supply."""
    units = action - a.TAKE
    name = GOOD_NAMES[good]
    home = " and come home" if good == SOLAR_ENERGY else ""
    if units == 0:
        return Offer(action, f"Take no {name}{home}", "None", (), "decline")
    short_of = units - view.ships[ship].slots + carried(view.ships[ship])
    room = f", after throwing out {counted(short_of, 'good')}" if short_of > 0 else ""
    return Offer(action, f"Take {units} {name}{home}{room}", f"{units} {name}", (f"supply.{name}",), "take")


def ask_unlock(view: View) -> Asking:
    """Hold + and Hold ++."""
    facts = view.asked.facts
    ship, station = facts["ship"], facts["station"]
    who, company = mark(view, ship), view.ships[ship]
    paid = station == HOLD2
    slots = min(SLOTS, company.slots + (2 if paid else 1))
    price = " for $1" if paid else ""
    sentence = f"Unlock {counted(slots - company.slots, 'slot')}{price}: {slots} in all"
    after = f"${company.credits - 1}" if paid else ""
    return Asking(
        title=f"{who}, do you unlock {'slots' if paid else 'a slot'} {at(station)}?",
        why=f"You have {counted(company.slots, 'slot')}, {NUMBERS[company.slots - carried(company)]} free."
        f"{again(facts['times'])}",
        others=f"{who} may unlock {'slots' if paid else 'a slot'} {at(station)}.",
        offers=[
            decline(f"Leave the hold at {counted(company.slots, 'slot')}", "Leave it"),
            Offer(a.UNLOCK, sentence, "Unlock", (place_name(station),), "unlock", "", after),
        ],
    )


def again(times: int) -> str:
    """Says that a Captain may do it twice."""
    return " Your Captain may do it twice." if times > 1 else ""


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
        why=f"Your rig dice show {values(view.turn.rig)}; {board}{again(view.asked.facts['times'])}",
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
        return Offer(
            action, f"Turn the {value} over to {7 - value}", f"{value} to {7 - value}", touch, "flip"
        )
    up = action < a.LOWER
    result = value + view.asked.facts["amount"] * (1 if up else -1)
    sentence = f"{'Raise' if up else 'Lower'} the {value} to {result}"
    return Offer(action, sentence, f"{value} to {result}", touch, "raise" if up else "lower", "", str(result))


def ask_rove(view: View) -> Asking:
    """Rover."""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, which miner digs one mine farther?",
        why=f"Rover lets one of your miners dig at a neighbouring mine too.{again(view.asked.facts['times'])}",
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
    near = [other for other in range(MINES) if 0 < min(abs(mine - other), MINES - abs(mine - other)) <= reach]
    sentence = (
        f"Your {piece_word(piece)} at {label(mine)} may dig at {listed([label(m) for m in near], 'or')} too"
    )
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
    sentence = f"Rent one more rig die and roll it now: {NUMBERS[dice + 1]} in this turn"
    return Asking(
        title=f"{who}, do you rent one more rig die?",
        why=f"Your rig dice show {values(view.turn.rig)}; it costs nothing and stays for this turn."
        f"{again(facts['times'])}",
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
        why=f"Your rig dice show {values(view.turn.rig)}. The board's dice still count as ever.",
        others=f"{who} may put Mod in force.",
        offers=[decline("Leave Mod off", "No"), Offer(a.MODIFY, sentence, "Mod", ("mod",), "mod")],
    )


# --- crew, export, solar


def ask_recruit(view: View) -> Asking:
    """Recruit."""
    facts = view.asked.facts
    ship = facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, whom do you hire?",
        why=f"You have ${view.ships[ship].credits}. Who is hired comes aboard at once.{again(facts['times'])}",
        others=f"{who} may hire crew.",
        offers=[hiring(view, ship, action) for action in view.actions],
    )


def hiring(view: View, ship: int, action: int) -> Offer:
    """One piece and its price."""
    if action == a.RETURN:
        return decline("Hire nobody", "Nobody")
    price = 5 if action == a.RECRUIT_CAPTAIN else 3
    whom = "your Captain" if action == a.RECRUIT_CAPTAIN else "a crewmember"
    short = f"{'Captain' if price == 5 else 'Crewmember'}, ${price}"
    after = f"${view.ships[ship].credits - price}"
    return Offer(action, f"Hire {whom} for ${price}", short, ("recruit",), "hire", "", after)


def ask_release(view: View) -> Asking:
    """Release."""
    facts = view.asked.facts
    ship = facts["ship"]
    who, word = mark(view, ship), piece_word(facts["piece"])
    price = 3 if facts["piece"] == CAPTAIN else 2
    after = f"${view.ships[ship].credits + price}"
    return Asking(
        title=f"{who}, does your {word} leave the crew?",
        why=f"It brings ${price} now; hiring a {word} again costs ${5 if price == 3 else 3}.",
        others=f"{who} may let the {word} go.",
        offers=[
            decline(f"Keep your {word}", "Keep"),
            Offer(
                a.RELEASE_PIECE,
                f"Let your {word} go for ${price}",
                f"Let go, ${price}",
                ("release",),
                "release",
                "",
                after,
            ),
        ],
    )


def ask_subcontract(view: View) -> Asking:
    """Subcontract."""
    facts = view.asked.facts
    ship = facts["ship"]
    who = mark(view, ship)
    after = f"${view.ships[ship].credits + 1}"
    return Asking(
        title=f"{who}, do you work for $1?",
        why=f"You have ${view.ships[ship].credits}.{again(facts['times'])}",
        others=f"{who} may work for $1 on Subcontract.",
        offers=[
            decline("Come home without the dollar", "No"),
            Offer(
                a.SUBCONTRACT_WORK,
                "Work on Subcontract for $1",
                "Work, $1",
                ("subcontract",),
                "work",
                "",
                after,
            ),
        ],
    )


def ask_export(view: View) -> Asking:
    """Export 1, 2 and 3."""
    facts = view.asked.facts
    ship, limit = facts["ship"], facts["limit"]
    who = mark(view, ship)
    word = "Captain" if facts["captain"] else "crewmember"
    station = f"Export {limit // 2 if facts['captain'] else limit}"
    return Asking(
        title=f"{who}, what does your {word} sell on {station}?",
        why=f"Up to {counted(limit, 'good')}.{others_left(view)}",
        others=f"{who} may sell up to {counted(limit, 'good')} on {station}.",
        offers=[selling(view, ship, action) for action in view.actions],
    )


def selling(view: View, ship: int, action: int) -> Offer:
    """One bundle, its price, and the credits after it."""
    if action == a.RETURN:
        return decline("Sell nothing", "Sell nothing")
    bundle = a.BUNDLES[action - a.EXPORT]
    text = ", ".join(amounts(bundle))
    after = f"${view.ships[ship].credits + worth(bundle)}"
    return Offer(
        action,
        f"Export {text} for ${worth(bundle)}",
        text,
        goods_names(bundle),
        "bundle",
        f"${worth(bundle)}",
        after,
    )


def ask_solar(view: View) -> Asking:
    """The Solar Array."""
    facts = view.asked.facts
    ship, piece = facts["ship"], facts["piece"]
    who, word, place = mark(view, ship), piece_word(piece), view.ships[ship].place[piece]
    return Asking(
        title=f"{who}, does your {word} go on charging, or come home?",
        why=f"{'Your Captain stands' if piece == CAPTAIN else 'It stands'} on {track_label(place)}; "
        f"{view.solar} solar {'lies' if view.solar == 1 else 'lie'} in the supply.{full_hold(view, ship)}",
        others=f"{who} charges or collects on the Solar Array.",
        offers=[charging(view, ship, piece, action) for action in view.actions],
    )


def charging(view: View, ship: int, piece: int, action: int) -> Offer:
    """On along the track, or home with solar energy."""
    if action != a.CHARGE:
        return taking(view, ship, SOLAR_ENERGY, action)
    place = view.ships[ship].place[piece]
    target = next_space(place)
    if target == place:
        return Offer(
            action, "Stay on the last space until the next round", "Stay", (place_name(place),), "charge"
        )
    sentence = f"Charge on to {label(target)}, worth up to {yield_of(target, piece)} solar in a later round"
    return Offer(action, sentence, "Charge on", (place_name(target), piece_name(ship, piece)), "charge")


ASKED: dict[str, Callable[[View], Asking]] = {
    "Collect": ask_collect,
    "Discard": ask_discard,
    "TakeNeutronium": ask_neutronium,
    "Unlock": ask_unlock,
    "Image": ask_image,
    "Flip": ask_flip,
    "Rove": ask_rove,
    "Rent": ask_rent,
    "Modify": ask_modify,
    "Reboot": ask_reboot,
    "Recruit": ask_recruit,
    "Release": ask_release,
    "Subcontract": ask_subcontract,
    "Export": ask_export,
    "ChargeOrCollect": ask_solar,
}
