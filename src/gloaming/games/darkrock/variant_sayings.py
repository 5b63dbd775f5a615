"""The story of the variants: saboteurs, Shields for all, what a card of the Crisis does.  From views only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.names import GOOD_NAMES, SKULL
from gloaming.games.darkrock.variant_words import exported, places, still_lacking
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView
from gloaming.games.darkrock.words import NUMBERS, at, label, mark, piece_word

# --- sayings of their own


def tell_sabotage(before: View, actions: Sequence[int]) -> list[str]:
    """Where a saboteur goes."""
    facts = before.asked.facts
    station = label(actions[0] - a.SABOTAGE)
    who = mark(before, facts["ship"])
    if facts["captain"]:
        return [f"{who} closes {station} with the Saboteur Captain."]
    return [f"{who} blocks {station} with a saboteur."]


def tell_shields(before: View, actions: Sequence[int]) -> list[str]:
    """Shields for all, or none from this seat."""
    ship, action = before.asked.facts["ship"], actions[0]
    who = mark(before, ship)
    if action == a.NO_SHIELDS:
        return [f"{who} raises no Shields."]
    if action == a.SHIELD_FOR_CREDITS:
        return [f"{who} raises Shields for all for ${before.ships[ship].own.power.shield_price}."]
    return [f"{who} raises Shields for all with 1 {GOOD_NAMES[action - a.SHIELD]}."]


def tell_damage(before: View, actions: Sequence[int]) -> list[str]:
    """Who gets one of the last Damage tokens."""
    stations = [action - a.DAMAGE for action in actions]
    return [f"{mark(before, before.asked.facts['ship'])} lets {places(tuple(stations))} be damaged only."]


TELLS: dict[str, Callable[[View, Sequence[int]], list[str]]] = {
    "PlaceSaboteur": tell_sabotage,
    "Defend": tell_shields,
    "ShareDamage": tell_damage,
}


# --- what follows by itself in the Neutronium Crisis


def aftermath(before: View, after: View) -> list[str]:
    """The marker, who fled, what was damaged, lost and exported."""
    old, new = before.crisis, after.crisis
    if old is None or new is None:
        return []
    told = [*marker(old, new), *fled(before, after), *harmed(before, after)]
    if new.exported != old.exported:
        told.append(f"The team has exported {exported(after)}.")
        if not still_lacking(after):
            told.append("That is everything: now this round must be survived.")
    return told


def fled(before: View, after: View) -> list[str]:
    """'@0's crewmember on Rough and Captain on Vortex flee.'"""
    if before.asked.step not in ("RevealRaid", "Defend"):
        return []
    told = []
    for ship, (old, new) in enumerate(zip(before.ships, after.ships, strict=True)):
        pieces = zip(range(len(old.place)), old.place, new.place, strict=True)
        gone = [f"{piece_word(piece)} {at(was)}" for piece, was, now in pieces if was != now]
        if gone:
            told.append(f"{mark(before, ship)}'s {listed(gone)} {'flees' if len(gone) == 1 else 'flee'}.")
    return told


def harmed(before: View, after: View) -> list[str]:
    """'Rough and Mod are damaged.  Hold + is disintegrated: two of five.'"""
    old, new = before.crisis, after.crisis
    assert old is not None
    assert new is not None
    hurt = tuple(at for at, (was, now) in enumerate(zip(old.damage, new.damage, strict=True)) if now > was)
    lost = tuple(station for station in new.gone if station not in old.gone)
    told = []
    if hurt and before.asked.step != "ShareDamage":
        nobody = "" if fled(before, after) else "nobody stands there, so "
        told.append(capital(f"{nobody}{places(hurt)} {'is' if len(hurt) == 1 else 'are'} damaged."))
    if lost:
        count = f"{NUMBERS[min(len(new.gone), 6)]} of {NUMBERS[new.limit]}"
        told.append(f"{capital(places(lost))} {'is' if len(lost) == 1 else 'are'} disintegrated: {count}.")
    if not told and is_settled(before, after):
        told.append("The Shields hold: nothing is damaged." if new.shields else "Nothing is damaged.")
    return told


def is_settled(before: View, after: View) -> bool:
    """Was a card that attacks resolved with this, to its end?"""
    old, new = before.crisis, after.crisis
    if old is None or new is None or new.lost or after.asked.step in ("Defend", "ShareDamage"):
        return False
    return before.asked.step == "Defend" or (before.asked.step == "RevealRaid" and new.marker > old.marker)


def capital(text: str) -> str:
    """With a capital letter in front."""
    return f"{text[0].upper()}{text[1:]}"


def marker(old: CrisisView, new: CrisisView) -> list[str]:
    """'The marker moves on; repairs cost $4 now.'"""
    if new.marker == old.marker:
        return []
    if new.marker == SKULL:
        return ["The marker reaches the skull."]
    way = "steps back" if new.marker < old.marker else "moves on"
    price = f"repairs cost ${new.cost} now" if new.cost != old.cost else f"repairs still cost ${new.cost}"
    return [f"The marker {way}; {price}."]
