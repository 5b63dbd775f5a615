"""What is asked, why, and the open answers in words.  From views only.

`ask` goes by the name of the step that asks.  A question of phase 2 or between two pieces is made here, a
question of a station in `dice_offers` or `goods_offers`.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import Offer, Question, listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import (
    deck_offers,
    deck_sayings,
    dice_offers,
    ending,
    goods_offers,
    variant_offers,
)
from gloaming.games.darkrock.asking import Asking, rig_line
from gloaming.games.darkrock.deck_words import card_of
from gloaming.games.darkrock.jobs import job
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    DELEGATE,
    INSIDER,
    LEADER,
    MINES,
    NEUTRONIUM,
    STATIONS,
)
from gloaming.games.darkrock.odds import odds, pairs_for
from gloaming.games.darkrock.variant_words import mission
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    NUMBERS,
    counted,
    dice_to_throw,
    headline,
    label,
    left_to_resolve,
    mark,
    piece_name,
    piece_word,
    place_name,
    standing,
    values,
)


def ask(view: View) -> Question:
    """The question as the view's seat reads it; the offers only if it is asked, or may answer ahead."""
    if view.seat == OVER:
        return Question(OVER, ending.headline(view), ending.result(view).sentence)
    if view.seat == CHANCE:
        return Question(CHANCE, THROWS[view.asked.step](view))
    asking = ASKED[view.asked.step](view)
    if view.decks.early:
        return deck_offers.ask_ahead(view)
    if view.me != view.seat:
        return Question(view.seat, asking.others, asking.others_why, (), view.asked.inside)
    return Question(view.seat, asking.title, asking.why, tuple(asking.offers), view.asked.inside)


# --- dice

THROWS: dict[str, Callable[[View], str]] = {
    "FirstLeader": lambda view: "Who leads first is drawn.",
    "RollStandard": lambda view: f"{mark(view, view.leader)} rolls both standard dice.",
    "RerollStandard": lambda view: f"{mark(view, view.leader)} rolls one of two equal standard dice again.",
    "RollNeutronium": lambda view: f"{mark(view, view.leader)} rolls the neutronium die.",
    "RollRigs": lambda view: f"{mark(view, view.turn.ship)} rolls {rig_dice(view.asked.facts['dice'])}.",
    "RerollNeutronium": lambda view: f"{mark(view, view.turn.ship)} rolls the neutronium die again.",
    "RollRented": lambda view: f"{mark(view, view.turn.ship)} rolls the rented die.",
    "RollRebooted": lambda view: f"{mark(view, view.turn.ship)} rolls a rig die again.",
    **deck_sayings.THROWS,
}


def rig_dice(number: int) -> str:
    """'one rig die', 'two rig dice'."""
    return f"{NUMBERS[number]} rig {'die' if number == 1 else 'dice'}"


# --- phase 2


def ask_assign(view: View) -> Asking:
    """Where does the next piece go?"""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    aboard = sum(place == ABOARD for place in view.ships[ship].place)
    return Asking(
        title=f"{who}, where does your next piece go?",
        why=(best_odds(view, ship) or f"You have {counted(aboard, 'piece')} aboard.") + mission(view),
        others=f"{who} places a piece.",
        others_why=f"{who} has {counted(aboard, 'piece')} still aboard.",
        offers=[sending(view, ship, action) for action in view.actions],
    )


def best_odds(view: View, ship: int) -> str:
    """'Your two rig dice match mine 6 in 65 of 100 throws (one die 42, three 79).'"""
    dice = dice_to_throw(view.ships[ship])
    open_mines = {action % STATIONS for action in view.actions if action % STATIONS < MINES}
    mines = [mine for mine in sorted(open_mines) if view.ore[mine]]
    if not mines:
        return ""
    best = max(mines, key=lambda mine: odds(view, mine)[dice - 1])
    match = odds(view, best)
    names = ("one die", "two", "three")
    rest = ", ".join(f"{names[n]} {match[n]}" for n in range(3) if n != dice - 1)
    own = "Your rig die matches" if dice == 1 else f"Your {NUMBERS[dice]} rig dice match"
    return f"{own} {label(best)} in {match[dice - 1]} of 100 throws ({rest})."


def sending(view: View, ship: int, action: int) -> Offer:
    """One assignment: the piece, the place, whom it joins there, and what it brings at once."""
    captain = action >= a.ASSIGN_CAPTAIN
    station = action % STATIONS
    piece = CAPTAIN if captain else 0
    there = companions(view, station, ship)
    beside = f" ({listed(briefly(view, there))})" if there else ""
    whom = f", beside {listed(there)}" if there else ""
    verb = "Send the Captain" if captain else "Send a crewmember"
    return Offer(
        action,
        f"{verb} to {label(station)}{whom}{at_once(view, station, captain)}{repairing(view, station)}",
        f"{'Captain to ' + label(station) if captain else headline(station)}{beside}",
        (place_name(station),),
        piece_word(piece).lower().replace("crewmember", "crew"),
        sending_note(view, ship, station),
        credits_left(view, ship, station),
    )


def repairing(view: View, station: int) -> str:
    """', repairing it for $4', or nothing."""
    cost = view.crisis.repairs[station] if view.crisis else 0
    return f", repairing it for ${cost}" if cost else ""


def credits_left(view: View, ship: int, station: int) -> str:
    """What a repair leaves: '$5', or nothing."""
    cost = view.crisis.repairs[station] if view.crisis else 0
    return f"${view.ships[ship].credits - cost}" if cost else ""


def companions(view: View, station: int, ship: int) -> list[str]:
    """Who else stands there: '@1', 'a saboteur'."""
    there = [mark(view, other) for other in standing(view, station, but=ship)]
    return [*there, "a saboteur"] if view.sabotage and station in view.sabotage.crew else there


def briefly(view: View, there: list[str]) -> list[str]:
    """The same for a small button: an Insider's company by its name alone, 'Rose' for '@0 (Rose)'."""
    if view.variant != INSIDER:
        return there
    return [name.partition("(")[2].rstrip(")") or name for name in there]


def at_once(view: View, station: int, captain: bool) -> str:
    """What happens at the moment of the assignment, or what the place lacks."""
    if station == LEADER:
        most = min(2 if captain else 1, view.neutronium)
        return f": the Leader Tile{f' and up to {most} neutronium' if most else ''}"
    if station == DELEGATE:
        return ", then one more piece to a place of others"
    return ", where nothing is left" if station < MINES and view.ore[station] == 0 else ""


def sending_note(view: View, ship: int, station: int) -> str:
    """On a mine: '65%', the odds with the ship's rig dice of this round; nothing where nothing is left."""
    if station >= MINES or view.ore[station] == 0:
        return ""
    return f"{odds(view, station)[dice_to_throw(view.ships[ship]) - 1]}%"


def ask_join(view: View) -> Asking:
    """Delegate's additional piece."""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    return Asking(
        title=f"{who}, Delegate lets one more in. Who joins whom?",
        why="One more piece, now, to a place with another player's crewmember and no other player's Captain.",
        others=f"{who} places one more piece, by Delegate.",
        offers=[sending(view, ship, action) for action in view.actions],
    )


# --- phase 5, between two pieces


def ask_piece(view: View) -> Asking:
    """Which piece next; a roll of the neutronium die; or the end of the turn."""
    ship = view.asked.facts["ship"]
    who = mark(view, ship)
    left = left_to_resolve(view, ship)
    title = "which piece do you resolve next?" if left else "do you do something more, or end your turn?"
    if not left and view.actions[-1:] == (a.END_TURN,):
        title = "roll the neutronium die again, or end your turn?"
    return Asking(
        title=f"{who}, {title}",
        why=f"{dice_line(view, 'Your')} {still_to_do(view, ship, left)}",
        others=f"{who} resolves a piece." if left else f"{who} has resolved all pieces.",
        others_why=dice_line(view, f"{who}'s"),
        offers=[resolving(view, ship, action) for action in view.actions],
    )


def dice_line(view: View, whose: str) -> str:
    """'Your rig dice show 4 and 6.'"""
    return f"{rig_line(view, whose)}."


def still_to_do(view: View, ship: int, left: list[int]) -> str:
    """What the dice may pair with, or that only neutronium is left to spend."""
    if left:
        return f"On the board lie {values(view.standard)}, and neutronium {view.neutronium_die}."
    held = view.ships[ship].hold[NEUTRONIUM]
    if not held:
        return f"All your pieces are done; {card_of(view, ship).name} can still be used."
    return f"All your pieces are done; {held} neutronium {'is' if held == 1 else 'are'} left in your hold."


def resolving(view: View, ship: int, action: int) -> Offer:
    """One answer between two pieces."""
    if action == a.REROLL:
        sentence = "Roll the neutronium die again: it costs 1 neutronium"
        touch = ("neutronium-die", "hold.neutronium.0")
        return Offer(action, sentence, "Neutronium die again", touch, "window")
    if action == a.END_TURN:
        kept = " and keep your neutronium" if view.ships[ship].hold[NEUTRONIUM] else ""
        return Offer(action, f"End your turn{kept}", "End turn", (), "end")
    if action > a.END_TURN:
        return deck_offers.by_card(view, ship, action)
    piece = next(p for p in left_to_resolve(view, ship) if resolves(view, ship, p) == action)
    place = view.ships[ship].place[piece]
    return Offer(
        action,
        f"{headline(place)}: your {piece_word(piece)} {job(view, ship, piece)}",
        f"Captain, {label(place)}" if piece == CAPTAIN else headline(place),
        (place_name(place), piece_name(ship, piece)),
        "piece",
        mine_note(view, ship, piece),
    )


def resolves(view: View, ship: int, piece: int) -> int:
    """The action that resolves a piece: alike for crew at one place with the same reach."""
    place, reach = view.ships[ship].place[piece], view.turn.reach[piece]
    if piece == CAPTAIN:
        return a.RESOLVE_CAPTAIN
    return a.RESOLVE_CREW + place if reach == 0 else a.RESOLVE_REACHING + 3 * place + reach - 1


def mine_note(view: View, ship: int, piece: int) -> str:
    """'6 + 4' on a mine where the piece can dig."""
    pairs = pairs_for(view, ship, piece)
    return pairs[0][0] if pairs else ""


ASKED: dict[str, Callable[[View], Asking]] = {
    "Assign": ask_assign,
    "Join": ask_join,
    "ChoosePiece": ask_piece,
    **dice_offers.ASKED,
    **goods_offers.ASKED,
    **variant_offers.ASKED,
    **deck_offers.ASKED,
}
