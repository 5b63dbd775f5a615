"""The questions of the variants: where a saboteur goes, Shields for all or none, who gets the last damage."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import Offer
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.asking import Asking
from gloaming.games.darkrock.names import GOOD_NAMES, NEUTRONIUM
from gloaming.games.darkrock.variant_words import crisis_of, places, repair_line, tokens
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import stations_in
from gloaming.games.darkrock.words import headline, label, mark, place_name

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
        why=f"{struck(view)} {stakes(view)} {lasting(view)}",
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
    """What flight would cost: who comes home, what is damaged, at what price."""
    crisis, raid = crisis_of(view), view.decks.raid
    hit = [station for station in raid.stations if station not in crisis.gone] if raid else []
    if crisis.pool >= len(hit):
        return f"Without them all there flee, and {tokens(len(hit))} fall, ${crisis.cost} each to repair."
    lost = len(hit) - crisis.pool
    return f"Without them all there flee, and {lost} station{'' if lost == 1 else 's'} would disintegrate."


def defending(view: View, action: int) -> Offer:
    """One way to pay, or none."""
    if action == a.NO_SHIELDS:
        return Offer(action, "Raise no Shields", "No Shields", (), "decline")
    if action == a.SHIELD_FOR_CREDITS:
        return Offer(action, "Shields for all, paid with credits", "Shields: credits", (), "shield")
    good = GOOD_NAMES[action - a.SHIELD]
    heat = ", and the marker moves one space more" if action == a.SHIELD + NEUTRONIUM else ""
    sentence = f"Shields for all, for 1 {good}{heat}"
    return Offer(action, sentence, f"Shields: 1 {good}", (f"hold.{good}.0",), "shield")


def ask_damage(view: View) -> Asking:
    """Which station gets one of the last Damage tokens?"""
    facts = view.asked.facts
    who = mark(view, facts["ship"])
    hit = stations_in(facts["stations"])
    lost = len(hit) - facts["left"]
    last = f"For {places(hit)} there {'is' if facts['left'] == 1 else 'are'} {tokens(facts['left'])} left"
    return Asking(
        title=f"{who}, which station is only damaged?",
        why=f"{last}: {lost} of them will be disintegrated. {repair_line(view)}",
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
