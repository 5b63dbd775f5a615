"""What the decks say in sentences, from views only."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.words import listed
from gloaming.games.darkrock.names import ABOARD, CAPTAIN, PIECES, RESOLVE, SOLAR, SPACE_1
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_decks import CardView, RaidView
from gloaming.games.darkrock.words import at, counted, label, piece_word, track_label


def raid_of(view: View) -> RaidView:
    """The open Therion card of a view in which one lies open."""
    assert view.decks.raid is not None, "no Therion card lies open"
    return view.decks.raid


def card_of(view: View, ship: int) -> CardView:
    """The Research card of a company that has one."""
    card = view.ships[ship].own.card
    assert card is not None, "this company has no Research card"
    return card


def raid_line(raid: RaidView) -> str:
    """'Shift Ambush attacks Recruit, Release and Subcontract', 'Silent Running attacks nothing'."""
    where = listed([label(station) for station in raid.stations]) or "nothing"
    return f"{raid.name} attacks {where}"


def under_attack(view: View, ship: int) -> list[int]:
    """The pieces of a company that the open card attacks."""
    stations, places = raid_of(view).stations, view.ships[ship].place
    return [
        piece
        for piece in reversed(range(PIECES))
        if places[piece] >= 0 and min(places[piece], SPACE_1) in (*stations, *track(stations))
    ]


def track(stations: Sequence[int]) -> tuple[int, ...]:
    """An attack on the Solar Array reaches its whole track."""
    return (SPACE_1,) if SOLAR in stations else ()


def standing_there(view: View, ship: int) -> str:
    """'your Captain on Recruit and your crewmember on Release'"""
    places = view.ships[ship].place
    return listed([f"your {piece_word(piece)} {at(places[piece])}" for piece in under_attack(view, ship)])


def flight(before: View, after: View, ship: int) -> str:
    """'two crewmembers come home', 'the Captain falls back to space 1 of the Solar Array'."""
    old, new = before.ships[ship].place, after.ships[ship].place
    home = [piece for piece in range(PIECES) if new[piece] == ABOARD and old[piece] != ABOARD]
    back = [piece for piece in range(PIECES) if old[piece] >= SPACE_1 and new[piece] != old[piece]]
    crew = sum(piece != CAPTAIN for piece in home)
    names = [counted(crew, "crewmember")] if crew else []
    names += ["the Captain"] if CAPTAIN in home else []
    told = [f"{listed(names)} {'comes' if len(home) == 1 else 'come'} home"] if names else []
    for piece in back:
        who = "the Captain" if piece == CAPTAIN else "a crewmember"
        told.append(f"{who} falls back to {track_label(new[piece])}")
    return listed(told)


def sponsor_line(card: CardView) -> str:
    """'Quillon Trust: $8, 2 crew, 1 rig die, 2 slots'"""
    return f"{card.name}: {card.text}"


# --- the table in plain lines


def deck_entries(view: View) -> list[tuple[str, str]]:
    """What lies open of each deck that is played: a word, and its text."""
    entries = [("Marauders", raiders_line(view))] if view.decks.therion else []
    if view.decks.research:
        row = [f"{card.name} ({card.text})" for card in view.decks.row if card]
        entries.append(("Research", f"{' '.join(row)} {face_down(view)}".strip()))
    return entries


def raiders_line(view: View) -> str:
    """'Blackout attacks the Solar Array. 9 cards face down; discarded: Tool Raid and Dock Breach.'"""
    decks = view.decks
    now = "A card is due this round." if decks.due else "No attack this round."
    if decks.due and view.phase == RESOLVE:
        now = "The attack of this round is over."
    if view.crisis:
        now = "Each turn brings a card."
    if decks.raid:
        now = f"{raid_line(decks.raid)}."
    gone = f"; discarded: {listed(decks.raided)}" if decks.raided else ""
    return f"{now} {cards(decks.raiders)} face down{gone}."


def cards(count: int) -> str:
    """'1 card', '9 cards'."""
    return f"{count} card{'' if count == 1 else 's'}"


def face_down(view: View) -> str:
    """'12 cards face down; under them, next first: Long Tether.'"""
    decks = view.decks
    count = decks.study + len(decks.below)
    known = f"; the last, next first: {listed(decks.below)}" if decks.below else ""
    return f"{cards(count)} face down{known}."


def own_cards(view: View, ship: int) -> str:
    """' Research: Long Tether, from round 4 on. Sponsor: Quillon Trust.'"""
    own = view.ships[ship].own
    told = ""
    if own.hand and own.sponsor is None:
        told += f" To choose from: {listed([sponsor_line(card) for card in own.hand], 'or')}."
    if own.card:
        later = f", from round {own.works} on" if own.works > view.round else ""
        told += f" Research: {own.card.name}{later}."
    return f"{told} Sponsor: {own.sponsor.name}." if own.sponsor else told
