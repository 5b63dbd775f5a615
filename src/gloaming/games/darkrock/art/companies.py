"""The companies as they are drawn: holds, dice, quarters, the order of play, flags on the credit track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.words import Offer
from gloaming.games.darkrock.art.cards import Card, card_in_play
from gloaming.games.darkrock.art.harm import Figure, saboteurs_of
from gloaming.games.darkrock.names import (
    ABOARD,
    ASSIGN,
    CAPTAIN,
    CREW,
    GOOD_NAMES,
    PIECES,
    RESOLVE,
    RIG_DICE,
    SLOTS,
    UNAVAILABLE,
)
from gloaming.games.darkrock.view import ShipView, View
from gloaming.games.darkrock.words import company_name, dice_to_throw, piece_name

Touches = Mapping[str, Offer]
UNLOCKS = ("", "$10", "$20")  # from which credits on each rig die is there
FIRST, LENGTH = 40.0, 970.0  # the credit track: $0, and how long it is
SCALES = (50, 100, 150, 200)  # its last figure
ROOM = 28.0  # between two flags
TOUCHED = ("good", "flip", "reroll", "shield")  # kinds of answers that a good or a die gives


class Die(msgspec.Struct, frozen=True):
    """One die: its value (0: not thrown), used or locked, the word beside it, and what touching it says."""

    value: int
    used: bool = False
    locked: bool = False
    word: str = ""
    offer: Offer | None = None


class Slot(msgspec.Struct, frozen=True):
    """One slot of a hold: what lies in it, or "" for free, "lock" for the next to be unlocked, "shut"; the
    lasting name of a good in it; what touching it says."""

    good: str
    chosen: bool = False
    name: str = ""
    offer: Offer | None = None


class Berth(msgspec.Struct, frozen=True):
    """One place in the quarters: who sleeps there, or whether its piece is at work or not recruited."""

    figure: Figure | None
    captain: bool
    hired: bool


class Company(msgspec.Struct, frozen=True):
    """One company with all that is drawn of it; `word` says what it does now, `called` what it is called
    where somebody leads two; `held` are saboteurs that it has still to place."""

    ship: int
    seat: int
    called: str
    credits: int
    leader: bool
    word: str
    asked: bool
    done: bool
    hold: tuple[Slot, ...]
    aboard: tuple[Figure, ...]
    held: tuple[Figure, ...]
    card: Card | None
    sponsor: str
    dice: tuple[Die, ...]
    berths: tuple[Berth, ...]
    holds: str
    crew: str


class Flag(msgspec.Struct, frozen=True):
    """A flag on the credit track: whose it is, where its head is and where its foot stands."""

    ship: int
    head: float
    foot: float
    ghost: bool = False


def touches(offers: Sequence[Offer]) -> Touches:
    """The answers that touching a good or a die gives: where it can mean only one."""
    names = Counter(offer.touch[0] for offer in offers if offer.touch)
    return {
        offer.touch[0]: offer
        for offer in offers
        if offer.kind in TOUCHED and offer.touch and names[offer.touch[0]] == 1
    }


def company(view: View, number: int, chosen: tuple[str, ...] = (), offers: Sequence[Offer] = ()) -> Company:
    """One company as it is now; for the asked one with the goods of the answer, and with what is offered."""
    touched = touches(offers)
    ship = view.ships[number]
    sponsor = ship.own.sponsor
    return Company(
        ship=number,
        seat=ship.seat,
        called=company_name(view, number),
        credits=ship.credits,
        leader=number == view.leader,
        word=word(view, number),
        asked=number == acting(view),
        done=view.phase == RESOLVE and behind(view, number),
        hold=slots(ship, chosen, touched),
        aboard=aboard(view, number),
        held=saboteurs_of(view, number),
        card=card_in_play(view, number, offers),
        sponsor=sponsor.name if sponsor else "",
        dice=dice(view, number, touched),
        berths=berths(view, number),
        holds=holds(ship),
        crew=quarters(ship),
    )


def acting(view: View) -> int:
    """The ship for which the question is asked; -1 if nobody is asked."""
    return view.asked.facts.get("ship", -1) if view.seat >= 0 else -1


def turn_order(view: View) -> list[int]:
    """The ships, from the Leader clockwise."""
    ships = len(view.ships)
    return [(view.leader + place) % ships for place in range(ships)]


def steps_from(view: View, number: int) -> int:
    """How many turns from the ship in hand to this one, going round."""
    now = view.turn.ship if view.phase == RESOLVE else acting(view)
    return (number - (now if now >= 0 else view.leader)) % len(view.ships)


def behind(view: View, number: int) -> bool:
    """Has this ship had its turn of phase 5?"""
    order = turn_order(view)
    return view.turn.ship >= 0 and order.index(number) < order.index(view.turn.ship)


def word(view: View, number: int) -> str:
    """What the company does now: 'placing', 'next', 'done'."""
    if view.decks.choosing:
        return "choosing"
    doing = {ASSIGN: "placing", RESOLVE: "resolving"}.get(view.phase, "")
    if number == acting(view):
        return doing or "asked"
    if view.phase == RESOLVE:
        if behind(view, number):
            return "done"
        return "next" if steps_from(view, number) == 1 else ""
    if view.phase == ASSIGN and ABOARD not in view.ships[number].place:
        return "all placed"
    return "next" if view.phase == ASSIGN and steps_from(view, number) == 1 else ""


def slots(ship: ShipView, chosen: tuple[str, ...], touched: Touches) -> tuple[Slot, ...]:
    """The six slots: goods, free ones, the next to be unlocked, the rest."""
    goods = [
        Slot(name, f"hold.{name}.{unit}" in chosen, f"{name}.{unit}", touched.get(f"hold.{name}.0"))
        for name, count in zip(GOOD_NAMES, ship.hold, strict=True)
        for unit in range(count)
    ]
    free = [Slot("")] * (ship.slots - len(goods))
    shut = [Slot("lock" if place == 0 else "shut") for place in range(SLOTS - ship.slots)]
    return (*goods, *free, *shut)


def holds(ship: ShipView) -> str:
    """The hold in words."""
    goods = [f"{count} {name}" for name, count in zip(GOOD_NAMES, ship.hold, strict=True) if count]
    free = ship.slots - sum(ship.hold)
    return f"{', '.join(goods) or 'no goods'}; {free} of {ship.slots} slots free"


def aboard(view: View, number: int) -> tuple[Figure, ...]:
    """The pieces on the ship."""
    ship = view.ships[number]
    return tuple(
        Figure(piece_name(number, piece), number, piece == CAPTAIN)
        for piece in range(PIECES)
        if ship.place[piece] == ABOARD
    )


def quarters(ship: ShipView) -> str:
    """The quarters in words."""
    home = sum(place == ABOARD for place in ship.place)
    hired = sum(place != UNAVAILABLE for place in ship.place)
    return f"{home} of {hired} pieces aboard"


def berths(view: View, number: int) -> tuple[Berth, ...]:
    """The quarters: those aboard, those at work, those not recruited; the Captain's own at the end."""
    ship = view.ships[number]
    crew = sorted(
        range(CREW), key=lambda piece: (ship.place[piece] != ABOARD, ship.place[piece] == UNAVAILABLE)
    )
    return tuple(
        Berth(
            Figure(piece_name(number, piece), number, piece == CAPTAIN)
            if ship.place[piece] == ABOARD
            else None,
            piece == CAPTAIN,
            ship.place[piece] != UNAVAILABLE,
        )
        for piece in (*crew, CAPTAIN)
    )


def dice(view: View, number: int, touched: Touches) -> tuple[Die, ...]:
    """The rig dice of this round: thrown in the own turn, blank before it, locked ones with a price."""
    ship, turn = view.ships[number], view.turn
    if turn.ship == number and turn.rig:
        out = [
            Die(value, used, False, "used" if used else "free", touched.get(f"rig.{die}"))
            for die, value in enumerate(turn.rig)
            for used in [bool(turn.rig_used >> die & 1)]
        ]
    else:
        later = "next" if turn.ship == number else "phase 5"
        done = view.phase == RESOLVE and behind(view, number)
        out = [Die(0, word="done" if done else later)] * dice_to_throw(ship)
    locked = [Die(0, locked=True, word=UNLOCKS[die]) for die in range(len(out), RIG_DICE)]
    return (*out, *locked)


def procession(view: View) -> tuple[Figure, ...]:
    """Phase 2: the pieces still aboard as they will be asked for, crew before the Captain."""
    number = acting(view)
    if view.phase != ASSIGN or number < 0:
        return ()
    left = [list(aboard(view, other)) for other in range(len(view.ships))]
    out: list[Figure] = []
    while any(left):
        if left[number]:
            out.append(left[number].pop(0))
        number = (number + 1) % len(left)
    return tuple(out)


def scale(view: View, after: tuple[int, int] | None) -> int:
    """The last figure of the track: with room for the richest, and for what the answer would do."""
    most = max([ship.credits for ship in view.ships] + ([after[1]] if after else []))
    return next((last for last in SCALES if most <= last), SCALES[-1])


def foot(credits: int, last: int) -> float:
    """Where an amount stands on a track that ends with the last figure."""
    return round(FIRST + LENGTH * min(credits, last) / last, 1)


def flags(view: View, after: tuple[int, int] | None) -> tuple[Flag, ...]:
    """The flags from the left, none covering another; the ghost shows what the answer would do.  DR-R03"""
    marks = sorted((ship.credits, number, number, False) for number, ship in enumerate(view.ships))
    if after:
        marks = sorted([*marks, (after[1], len(marks), after[0], True)])
    last = scale(view, after)
    feet = [foot(money, last) for money, *_ in marks]
    placed = zip(marks, feet, apart(feet), strict=True)
    return tuple(Flag(ship, head, below, ghost) for (_, _, ship, ghost), below, head in placed)


def apart(feet: list[float]) -> list[float]:
    """The heads over these feet, each at least ROOM from the next, crowds centred over their feet."""
    crowds: list[tuple[float, int]] = []  # centre, how many
    for place in feet:
        centre, many = place, 1
        while crowds and centre - crowds[-1][0] < ROOM * (many + crowds[-1][1]) / 2:
            other, others = crowds.pop()
            centre = (centre * many + other * others) / (many + others)
            many += others
        crowds.append((centre, many))
    return [
        round(max(centre, 15 + ROOM * (many - 1) / 2) + ROOM * (seat - (many - 1) / 2), 1)
        for centre, many in crowds
        for seat in range(many)
    ]
