"""The questions about goods, slots, crew and the Solar Array; each answer with its whole consequence."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import Offer
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.asking import Asking, again, decline, others_left
from gloaming.games.darkrock.names import (
    CAPTAIN,
    GOOD_NAMES,
    GOODS,
    HOLD2,
    NEUTRONIUM,
    SLOTS,
    SOLAR,
    SOLAR_ENERGY,
)
from gloaming.games.darkrock.stations.hold import good_from
from gloaming.games.darkrock.stations.solar import next_space, yield_of
from gloaming.games.darkrock.variant_words import crisis_of, mission
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    NUMBERS,
    amounts,
    at,
    carried,
    counted,
    goods_names,
    label,
    mark,
    piece_name,
    piece_word,
    place_name,
    track_label,
    worth,
)

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
        offers=[discarding(action, good, view.ships[ship].own.power.salvage) for action in view.actions],
    )


def discarding(action: int, incoming: str, salvage: int) -> Offer:
    """One good out, one in; a card may pay for the one that goes."""
    good = action - a.DISCARD
    where = "out of the game" if good < SOLAR_ENERGY else "back to the supply"
    paid = f" and ${salvage}" if salvage else ""
    sentence = f"Throw 1 {GOOD_NAMES[good]} {where} for 1 {incoming}{paid}"
    return Offer(action, sentence, f"1 {GOOD_NAMES[good]}", (f"hold.{GOOD_NAMES[good]}.0",), "good")


def ask_neutronium(view: View) -> Asking:
    """Neutronium at Leader, or as a consolation."""
    facts = view.asked.facts
    ship, most = facts["ship"], facts["most"]
    who = mark(view, ship)
    why = f"You hold the Leader Tile now. Up to {most} neutronium lies ready."
    if facts["consolation"]:
        why = f"None of your miners could dig; {most} neutronium is the consolation."
    return Asking(
        title=f"{who}, {'how much neutronium do you take' if most > 1 else 'do you take the neutronium'}?",
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
    return Offer(
        action,
        f"Take {units} {name}{home}{room}",
        f"{units} {name}",
        goods_names([units if kind == good else 0 for kind in range(GOODS)], "supply"),
        "take",
    )


def ask_unlock(view: View) -> Asking:
    """Hold + and Hold ++."""
    facts = view.asked.facts
    ship, station = facts["ship"], facts["station"]
    who, company = mark(view, ship), view.ships[ship]
    paid = station == HOLD2
    slots = min(SLOTS, company.slots + (2 if paid else 1))
    price = " for $1" if paid else ""
    sentence = f"Unlock {counted(slots - company.slots, 'slot')}{price}: {NUMBERS[slots]} in all"
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


# --- crew, export, solar


def ask_recruit(view: View) -> Asking:
    """Recruit."""
    facts = view.asked.facts
    ship = facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, whom do you hire?",
        why=f"You have ${view.ships[ship].credits}; a new piece is aboard at once.{again(facts['times'])}",
        others=f"{who} may hire crew.",
        offers=[hiring(view, ship, action) for action in view.actions],
    )


def hiring(view: View, ship: int, action: int) -> Offer:
    """One piece and its price."""
    if action == a.RETURN:
        return decline("Hire nobody", "Nobody")
    power = view.ships[ship].own.power
    price = power.captain_price if action == a.RECRUIT_CAPTAIN else power.crew_price
    whom = "your Captain" if action == a.RECRUIT_CAPTAIN else "a crewmember"
    short = f"{'Captain' if action == a.RECRUIT_CAPTAIN else 'Crewmember'}, ${price}"
    after = f"${view.ships[ship].credits - price}"
    return Offer(action, f"Hire {whom} for ${price}", short, ("recruit",), "hire", "", after)


def ask_release(view: View) -> Asking:
    """Release."""
    facts = view.asked.facts
    ship = facts["ship"]
    who, word = mark(view, ship), piece_word(facts["piece"])
    price = 3 if facts["piece"] == CAPTAIN else 2
    power = view.ships[ship].own.power
    again_for = power.captain_price if facts["piece"] == CAPTAIN else power.crew_price
    sentence = f"Let your {word} go for ${price}"
    after = f"${view.ships[ship].credits + price}"
    return Asking(
        title=f"{who}, does your {word} leave the crew?",
        why=f"It brings ${price} now; hiring a {word} again costs ${again_for}.",
        others=f"{who} may let the {word} go.",
        offers=[
            decline(f"Keep your {word}", "Keep"),
            Offer(
                a.RELEASE_PIECE,
                sentence,
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
    wage = max(facts["wage"], 1)
    doubled = [working(view, ship, a.SUBCONTRACT_DOUBLED, 2)] if facts["wage"] == 0 else []
    return Asking(
        title=f"{who}, do you work for ${wage}?",
        why=f"You have ${view.ships[ship].credits}.{again(facts['times'])}",
        others=f"{who} may work for ${wage} on Subcontract.",
        offers=[
            decline("Come home without the money", "No"),
            working(view, ship, a.SUBCONTRACT_WORK, wage),
            *doubled,
        ],
    )


def working(view: View, ship: int, action: int, wage: int) -> Offer:
    """One activation of Subcontract, perhaps doubled by a card for all that the piece earns here."""
    card = view.ships[ship].own.card
    by_card = f", doubled by {card.name}" if card and action == a.SUBCONTRACT_DOUBLED else ""
    sentence = f"Work on Subcontract for ${wage}{by_card}"
    short = f"Work, ${wage}{', doubled' if by_card else ''}"
    after = f"${view.ships[ship].credits + wage}"
    return Offer(action, sentence, short, ("subcontract",), "work", "", after)


def ask_export(view: View) -> Asking:
    """Export 1, 2 and 3."""
    facts = view.asked.facts
    ship, limit = facts["ship"], facts["limit"]
    who = mark(view, ship)
    word = "Captain" if facts["captain"] else "crewmember"
    station = f"Export {limit // 2 if facts['captain'] else limit}"
    return Asking(
        title=f"{who}, what does your {word} sell on {station}?",
        why=f"Up to {counted(limit, 'good')}.{mission(view)}{others_left(view)}",
        others=f"{who} may sell up to {counted(limit, 'good')} on {station}.",
        offers=[selling(view, ship, action) for action in view.actions],
    )


def selling(view: View, ship: int, action: int) -> Offer:
    """One bundle, its price, and the credits after it."""
    if action == a.RETURN:
        return decline("Sell nothing", "Sell nothing")
    bundle = a.BUNDLES[action - a.EXPORT]
    text = ", ".join(amounts(bundle))
    price = worth(bundle) + view.ships[ship].own.power.export_bonus
    after = f"${view.ships[ship].credits + price}"
    return Offer(
        action,
        f"Export {text} for ${price}",
        text,
        goods_names(bundle),
        "bundle",
        f"${price}",
        after,
    )


def ask_solar(view: View) -> Asking:
    """The Solar Array."""
    if is_idle(view):
        return ask_idle(view)
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


def is_idle(view: View) -> bool:
    """Is the Solar Array damaged or disintegrated?"""
    return view.crisis is not None and (view.crisis.damage[SOLAR] > 0 or SOLAR in view.crisis.gone)


def ask_idle(view: View) -> Asking:
    """The Solar Array while it is damaged, or lost."""
    facts = view.asked.facts
    ship, piece = facts["ship"], facts["piece"]
    who, word, place = mark(view, ship), piece_word(piece), view.ships[ship].place[piece]
    home = Offer(a.TAKE, "Come home with nothing", "Come home", (piece_name(ship, piece),), "decline")
    if a.STAY not in view.actions and SOLAR in crisis_of(view).gone:
        return Asking(
            title=f"{who}, your {word} comes home with nothing.",
            why="The Solar Array is disintegrated: nothing is charged or collected there any more.",
            others=f"{who} brings a piece home from the lost Solar Array.",
            offers=[home for _ in view.actions],
        )
    wait = Offer(
        a.STAY, "Wait here until the Solar Array is repaired", "Wait", (place_name(place),), "charge"
    )
    return Asking(
        title=f"{who}, does your {word} wait, or come home?",
        why="The Solar Array is damaged: nothing is charged or collected until a piece repairs it.",
        others=f"{who} lets a piece wait on the damaged Solar Array, or come home.",
        offers=[home if action == a.TAKE else wait for action in view.actions],
    )


def charging(view: View, ship: int, piece: int, action: int) -> Offer:
    """On along the track, or home with solar energy."""
    if action != a.CHARGE:
        return taking(view, ship, SOLAR_ENERGY, action)
    place = view.ships[ship].place[piece]
    target = next_space(place)
    if target == place:
        sentence = "Stay on the last space until the next round"
        return Offer(action, sentence, "Stay", (place_name(place), piece_name(ship, piece)), "charge")
    later = yield_of(target, piece) + view.ships[ship].own.power.solar
    sentence = f"Charge on to {label(target)}, worth up to {later} solar in a later round"
    return Offer(action, sentence, "Charge on", (place_name(target), piece_name(ship, piece)), "charge")


ASKED: dict[str, Callable[[View], Asking]] = {
    "Discard": ask_discard,
    "TakeNeutronium": ask_neutronium,
    "Unlock": ask_unlock,
    "Recruit": ask_recruit,
    "Release": ask_release,
    "Subcontract": ask_subcontract,
    "Export": ask_export,
    "ChargeOrCollect": ask_solar,
}
