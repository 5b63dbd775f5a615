"""What would work in the place of a refused action, in one sentence.  From views only."""

from __future__ import annotations

from gloaming.core.words import Offer, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.names import DELEGATE, STATIONS
from gloaming.games.darkrock.questions import ask, companions
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import at, headline, own_ship

SATELLITES = (
    (0, 6),
    (6, 10),
    (10, 13),
    (13, 16),
    (16, 18),
    (18, 21),
    (21, 25),
)  # first station, first behind
MOST = 3  # so many answers are named


def instead(view: View, action: int) -> str:
    """What the asked seat, whose view this is, could say in the place of that action."""
    if view.asked.step == "Assign" and action < a.RESOLVE_CREW:
        return other_places(view, action % STATIONS)
    offers = ask(view).offers
    if action in range(a.EXPORT, a.EXPORT_END):
        offers = parts_of(offers, action) or offers
    brief = view.asked.step in ("Assign", "Join", "ChoosePiece", "ChooseSponsor", "Study")
    texts = [offer.short if brief else offer.sentence for offer in offers[:MOST]]
    return f"Open now: {'; '.join(texts)}{'; and more' if len(offers) > MOST else ''}."


def parts_of(offers: tuple[Offer, ...], action: int) -> tuple[Offer, ...]:
    """Of the bundles on offer those that are part of the wanted one, the most valuable first."""
    wanted = a.BUNDLES[action - a.EXPORT]
    bundles = [
        (offer, a.BUNDLES[offer.action - a.EXPORT])
        for offer in offers
        if a.EXPORT <= offer.action < a.EXPORT_END
    ]
    parts = [
        offer
        for offer, bundle in bundles
        if all(have <= want for have, want in zip(bundle, wanted, strict=True))
    ]
    return tuple(sorted(parts, key=lambda offer: int(offer.note[1:]), reverse=True))


def other_places(view: View, station: int) -> str:
    """Free stations of the same satellite first, then where the Captain may join there, then any."""
    first, end = next(span for span in SATELLITES if span[0] <= station < span[1])
    near = open_places(view, range(first, end))
    far = open_places(view, range(STATIONS))
    return near or far


def open_places(view: View, stations: range) -> str:
    """'Export 1 is free; your Captain may join @1 on Export 3.', or nothing."""
    free = [station for station in stations if a.ASSIGN + station in view.actions][:MOST]
    joined = [
        station
        for station in stations
        if a.ASSIGN_CAPTAIN + station in view.actions and a.ASSIGN + station not in view.actions
    ]
    parts = []
    if free:
        names = listed([headline(station) for station in free])
        parts.append(f"{names} {'is' if len(free) == 1 else 'are'} open")
    if joined:
        parts.append(joining(view, joined[0]))
    text = "; ".join(parts)
    return f"{text[0].upper()}{text[1:]}." if text else ""


def joining(view: View, station: int) -> str:
    """'your Captain may join @1 on Export 3', 'your Captain may go to Rover'."""
    others = companions(view, station, own_ship(view))
    if not others:
        return f"your Captain may stand {at(station)}"
    return f"your Captain may join {listed(others)} {at(station)}"


def who_could_join(view: View, station: int) -> str:
    """'; your Captain, or Delegate, could still join', or nothing."""
    captain = a.ASSIGN_CAPTAIN + station in view.actions
    delegate = a.ASSIGN + DELEGATE in view.actions or a.ASSIGN_CAPTAIN + DELEGATE in view.actions
    if captain and delegate:
        return "; your Captain, or Delegate, could still join"
    if captain:
        return "; your Captain could still join"
    return "; Delegate would let you join" if delegate else ""
