"""The places of the board as they are drawn: what stands there, what shines, and what a touch says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from gloaming.core.words import Offer, Question, listed
from gloaming.games.darkrock.actions import ASSIGN, ASSIGN_CAPTAIN, DAMAGE, RESOLVE_CREW, SABOTAGE
from gloaming.games.darkrock.art.harm import NOBODY, Figure, Harm, harm_of, saboteurs_at
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    DELEGATE,
    EXP1,
    GOOD_NAMES,
    HOLD1,
    LEADER,
    MINES,
    ORE_OF,
    PIECES,
    PLACE_NAMES,
    RECRUIT,
    RENTAL,
    RESEARCH,
    RESOLVE,
    ROUGH,
    SOLAR,
    SPACE_1,
)
from gloaming.games.darkrock.odds import odds
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import counted, dice_to_throw, headline, mark, piece_name

EFFECTS = {
    "rough": "±3",
    "precision": "±1",
    "vortex": "turn over",
    "rover": "next mine",
    "rental": "+ 1 die",
    "mod": "rig + rig",
    "reboot": "reroll",
    "recruit": "$3 / $5",
    "release": "+ $2 / 3",
    "subcontract": "+ $1",
    "hold-1": "+ 1 slot",
    "hold-2": "+ 2, $1",
    "export-1": "sell 1",
    "export-2": "sell 2",
    "export-3": "sell 3",
    "leader": "take tile",
    "delegate": "+ 1 piece",
    "research": "take one",
}
# The satellites in reading order: the class of each, its caption, its first and its last station.
SATELLITES = (
    ("gear", "Gear", ROUGH, ROUGH + 4),
    ("export", "Export", EXP1, EXP1 + 3),
    ("rig", "Rig", RENTAL, RENTAL + 3),
    ("cargo", "Cargo Hold", HOLD1, HOLD1 + 2),
    ("bridge", "Bridge", LEADER, DELEGATE + 1),
    ("crewing", "Crew", RECRUIT, RECRUIT + 3),
)
CLOCKWISE = (5, 0, 1, 2, 3, 4)  # the mines as they are read, from 12 on
SPACES = (SOLAR, SPACE_1, SPACE_1 + 1, SPACE_1 + 2)


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """One place: `state` holds its classes, `action` what a touch says (-1: nothing), `offered` if it is so,
    `harm` what others do to it.

    A mine has its number as title, its tokens and, while pieces are sent, its odds and the own number of rig
    dice among them."""

    name: str
    title: str
    label: str
    effect: str = ""
    state: str = ""
    action: int = -1
    offered: bool = False
    note: str = ""
    harm: Harm
    standing: tuple[Figure, ...] = ()
    good: str = ""
    tokens: int = 0
    odds: tuple[int, ...] = ()
    own: int = 0


class Satellite(msgspec.Struct, frozen=True):
    """A group of stations with its caption."""

    name: str
    title: str
    spots: tuple[Spot, ...]


class Touch(msgspec.Struct, frozen=True):
    """What touching means now: the offers by place, the kind of piece to be sent, the place at work."""

    offers: Mapping[str, Sequence[Offer]]
    captain: bool
    chosen: str
    assigning: bool


def touch(view: View, question: Question, captain: bool) -> Touch:
    """The offers by the place that their touch names first."""
    by_place: dict[str, list[Offer]] = {}
    for offer in question.offers:
        if offer.touch and offer.touch[0] in PLACE_NAMES:
            by_place.setdefault(offer.touch[0], []).append(offer)
    return Touch(by_place, captain, place_in_hand(view), view.asked.step in ("Assign", "Join"))


def place_in_hand(view: View) -> str:
    """The place of the piece that is being resolved; "" if there is none."""
    turn = view.turn
    if turn.ship < 0 or view.phase != RESOLVE or view.asked.step in ("ChoosePiece", ""):
        return ""
    ship = view.ships[turn.ship]
    named = view.asked.facts.get("piece", -1)
    if 0 <= named < PIECES and ship.place[named] >= 0:
        return PLACE_NAMES[ship.place[named]]
    for piece, place in enumerate(ship.place):
        if turn.resolved >> piece & 1 and 0 <= place < SOLAR:
            return PLACE_NAMES[place]
    return ""


def satellites(view: View, meant: Touch) -> tuple[Satellite, ...]:
    """The six groups of stations in reading order."""
    return tuple(
        Satellite(name, title, tuple(spot(view, meant, place) for place in range(first, end)))
        for name, title, first, end in SATELLITES
    )


def mines(view: View, meant: Touch) -> tuple[Spot, ...]:
    """The six mines, clockwise from 12."""
    return tuple(spot(view, meant, place) for place in CLOCKWISE)


def track(view: View, meant: Touch) -> tuple[Spot, ...]:
    """The four spaces of the Solar Array."""
    return tuple(spot(view, meant, place) for place in SPACES)


def laboratory(view: View, meant: Touch) -> Spot | None:
    """The Research station, where it is played with."""
    return spot(view, meant, RESEARCH) if view.decks.research else None


def spot(view: View, meant: Touch, place: int) -> Spot:
    """One place with all that is drawn of it."""
    name = PLACE_NAMES[place]
    offer = offered(meant, name)
    harm = harm_of(view, place)
    several = offer is None and name in meant.offers
    standing = figures(view, place)
    is_mine = place < MINES
    return Spot(
        name=name,
        title=str(2 * place + 2)
        if is_mine
        else str(place - SPACE_1 + 1)
        if place >= SPACE_1
        else headline(place),
        label=" ".join(filter(None, (label(view, place, offer, standing, several), harm.words))),
        effect=harm.effect or EFFECTS.get(name, ""),
        state=" ".join(filter(None, (state_of(view, meant, place, offer, several), harm.state))),
        action=offer.action if offer else refused(view, meant, place),
        offered=offer is not None,
        note=offer.note if offer and not meant.assigning else "",
        harm=harm,
        standing=standing,
        good=GOOD_NAMES[ORE_OF[place]] if is_mine else "",
        tokens=view.ore[place] if is_mine else 0,
        odds=odds(view, place) if is_mine and meant.assigning and view.ore[place] and not harm.effect else (),
        own=dice_to_throw(view.ships[view.asked.facts["ship"]]) if is_mine and meant.assigning else 0,
    )


def offered(meant: Touch, name: str) -> Offer | None:
    """The one answer that touching the place gives, or None."""
    offers = meant.offers.get(name, ())
    if meant.assigning:
        wanted = "captain" if meant.captain else "crew"
        return next((offer for offer in offers if offer.kind == wanted), offers[0] if offers else None)
    return offers[0] if len(offers) == 1 or (offers and offers[0].kind == "piece") else None


def refused(view: View, meant: Touch, place: int) -> int:
    """What a touch of a place that is not open would have said: the action to ask about, or -1."""
    named = {"PlaceSaboteur": SABOTAGE, "ShareDamage": DAMAGE}.get(view.asked.step, -1)
    if named >= 0 and place < SPACE_1:
        return named + place
    if view.phase == RESOLVE:
        return RESOLVE_CREW + place
    if place >= SPACE_1:
        return -1
    return (ASSIGN_CAPTAIN if meant.captain else ASSIGN) + place


def state_of(view: View, meant: Touch, place: int, offer: Offer | None, several: bool) -> str:
    """The classes of a place."""
    classes = []
    if place < MINES and view.ore[place] == 0:
        classes.append("is-empty")
    if PLACE_NAMES[place] == meant.chosen:
        classes.append("is-chosen")
    elif offer or several:
        classes.append("is-legal")
    if offer and meant.assigning and offer.kind == "captain" and not meant.captain:
        classes.append("for-captain")
    return " ".join(classes)


def figures(view: View, place: int) -> tuple[Figure, ...]:
    """The pieces that stand at a place, by ship, the Captain last; then saboteurs."""
    own = tuple(
        Figure(piece_name(number, piece), number, piece == CAPTAIN)
        for number, ship in enumerate(view.ships)
        for piece, where in enumerate(ship.place)
        if where == place and where != ABOARD
    )
    return (*own, *saboteurs_at(view, place))


def label(view: View, place: int, offer: Offer | None, standing: Sequence[Figure], several: bool) -> str:
    """What a reader hears of a place: its name, what a touch does, who stands there, what lies there."""
    name = headline(place)
    if offer:
        said = offer.sentence.rstrip(".")
        parts = [f"{said}." if name.lower() in said.lower() else f"{name}: {said}."]
        if offer.note.endswith("%"):
            parts.append(f"Chance of a match: {offer.note}.")
    else:
        parts = [f"{name}: several answers, see the question." if several else f"{name}."]
    if place < MINES:
        good = GOOD_NAMES[ORE_OF[place]]
        parts.append(f"{view.ore[place]} {good} left." if view.ore[place] else "Empty.")
    crowd = Counter((figure.ship, figure.captain) for figure in standing if figure.ship != NOBODY)
    who = [
        f"{'the Captain' if captain else counted(many, 'crewmember')} of {mark(view, ship)}"
        for (ship, captain), many in crowd.items()
    ]
    if who:
        parts.append(f"Here: {listed(who)}.")
    return " ".join(parts)
