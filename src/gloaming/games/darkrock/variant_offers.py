"""The questions of the variants: where a saboteur goes, Shields for all or none, who gets the last damage."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import Offer, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.asking import Asking
from gloaming.games.darkrock.deck_words import under_attack
from gloaming.games.darkrock.names import GOOD_NAMES, NEUTRONIUM
from gloaming.games.darkrock.variant_words import crisis_of, places, repair_line, tokens
from gloaming.games.darkrock.view import ShipView, View
from gloaming.games.darkrock.view_variants import stations_in
from gloaming.games.darkrock.words import carried, counted, headline, label, mark, place_name

# --- saboteurs


def ask_saboteur(view: View) -> Asking:
    """Where does it go?"""
    facts = view.asked.facts
    who = mark(view, facts["ship"])
    whom = "the Saboteur Captain" if facts["captain"] else "your saboteur"
    why = "It counts as another player's crewmember: only Captains, and Delegate, get in beside it."
    if facts["captain"]:
        why = "That station is closed to everybody until the round is over."
    return Asking(
        title=f"{who}, where do you send {whom}?",
        why=why,
        others=f"{who} sends {'the Saboteur Captain' if facts['captain'] else 'a saboteur'} out.",
        offers=[sabotaging(view, action) for action in view.actions],
    )


def sabotaging(view: View, action: int) -> Offer:
    """One station."""
    station = action - a.SABOTAGE
    close = f"Close {label(station)} with the Saboteur Captain"
    block = f"Block {label(station)} with a saboteur"
    sentence = close if view.asked.facts["captain"] else block
    return Offer(action, sentence, headline(station), (place_name(station),), "saboteur")


# --- the Neutronium Crisis


def ask_shields(view: View) -> Asking:
    """Shields for all, or none from this seat."""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, do you raise Shields for all?",
        why=f"{struck(view)} {lasting(view)} {stakes(view)}",
        others=f"{who} may raise Shields for all.",
        others_why=struck(view),
        offers=[defending(view, action) for action in view.actions],
    )


def lasting(view: View) -> str:
    """How long Shields hold."""
    return "Shields hold for this card." if crisis_of(view).shield_per_card else "Shields hold all round."


def struck(view: View) -> str:
    """'Tool Raid strikes Rough, Precision, Vortex and Rover.'"""
    raid = view.decks.raid
    return f"{raid.name} strikes {places(raid.stations)}." if raid else ""


def stakes(view: View) -> str:
    """What flight means, and what a repair costs now."""
    return f"Without them all there flee; a repair costs ${crisis_of(view).cost}."


def price_of_flight(view: View) -> str:
    """'four stations are damaged', 'one station is damaged and two are lost'."""
    crisis, raid = crisis_of(view), view.decks.raid
    hit = sum(station not in crisis.gone for station in raid.stations) if raid else 0
    hurt, lost = min(hit, crisis.pool), max(hit - crisis.pool, 0)
    told = [f"{counted(hurt, 'station')} {'is' if hurt == 1 else 'are'} damaged"] if hurt else []
    told += [f"{counted(lost, 'station')} {'is' if lost == 1 else 'are'} lost"] if lost else []
    return listed(told) or "nothing is left to be damaged"


def defending(view: View, action: int) -> Offer:
    """One way to pay, or none."""
    if action == a.NO_SHIELDS:
        return no_shields(view, action)
    if action == a.SHIELD_FOR_CREDITS:
        company = view.ships[view.asked.facts["ship"]]
        price = company.own.power.shield_price
        after = f"${company.credits - price}"
        return Offer(action, f"Shields for all, for ${price}", f"Shields: ${price}", (), "shield", "", after)
    good = GOOD_NAMES[action - a.SHIELD]
    heat = ", and the marker moves one space more" if action == a.SHIELD + NEUTRONIUM else ""
    sentence = f"Shields for all, for 1 {good}{heat}"
    return Offer(action, sentence, f"Shields: 1 {good}", (f"hold.{good}.0",), "shield")


def no_shields(view: View, action: int) -> Offer:
    """The next who could raise them is asked; without one it is a flight.  DR-CRI-26, 27"""
    if following := others_asked(view):
        sentence = f"No Shields from you: {mark(view, following[0])} is asked next"
        return Offer(action, sentence, "Not from me", (), "flee")
    return Offer(action, f"Flee: {price_of_flight(view)}", "Flee", (), "flee")


def others_asked(view: View) -> list[int]:
    """The companies after the asked one, Leader first, that are under attack and can pay.  DR-CRI-26"""
    ships, place = len(view.ships), view.asked.facts["place"]
    later = [(view.leader + step) % ships for step in range(place + 1, ships)]
    return [ship for ship in later if under_attack(view, ship) and can_pay(view.ships[ship])]


def can_pay(company: ShipView) -> bool:
    """Has a company a good for Shields, or the credits where its card takes them?"""
    return carried(company) > 0 or 0 < company.own.power.shield_price <= company.credits


def ask_damage(view: View) -> Asking:
    """Which station gets one of the last Damage tokens?"""
    facts = view.asked.facts
    who = mark(view, facts["ship"])
    hit = stations_in(facts["stations"])
    lost = len(hit) - facts["left"]
    last = f"For {places(hit)} there {'is' if facts['left'] == 1 else 'are'} {tokens(facts['left'])} left"
    return Asking(
        title=f"{who}, which station is only damaged?",
        why=f"{last}; {counted(lost, 'station')} will be lost for good. {repair_line(view)}",
        others=f"{who} chooses which stations are damaged and which are lost.",
        offers=[sparing(action) for action in view.actions],
    )


def sparing(action: int) -> Offer:
    """One station."""
    station = action - a.DAMAGE
    return Offer(action, f"Damage {label(station)}", headline(station), (place_name(station),), "damage")


ASKED: dict[str, Callable[[View], Asking]] = {
    "PlaceSaboteur": ask_saboteur,
    "Defend": ask_shields,
    "ShareDamage": ask_damage,
}
