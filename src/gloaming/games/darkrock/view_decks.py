"""What a seat may know of the three decks: what lies open, its own Sponsor cards, and how many are left.

Sponsors are their owner's secret until all have chosen.  DR-R02, DR-R69; DR-RSCH-11
"""

from __future__ import annotations

from functools import cache

import msgspec

from gloaming.games.darkrock.content.deck import Content, Power, cards_in, count_of
from gloaming.games.darkrock.decks import HAND, NO_CARDS
from gloaming.games.darkrock.names import RESEARCH, STATIONS
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.marauders import attack_due


class CardView(msgspec.Struct, frozen=True):
    """A card that may be read: its number in its deck, its name, what it does."""

    number: int
    name: str
    text: str


class RaidView(msgspec.Struct, frozen=True):
    """The open Therion card: the stations it attacks, and whether it shuffles the deck instead."""

    name: str
    stations: tuple[int, ...]
    shuffles: bool


class PowerView(msgspec.Struct, frozen=True):
    """What a company's Research card changes now, in the numbers of `content.deck.Power`."""

    once: int
    trim: int
    dice: int
    shield_price: int
    export_bonus: int
    solar: int
    salvage: int
    consolation: int
    crew_price: int
    captain_price: int
    joins: bool


class OwnView(msgspec.Struct, frozen=True):
    """The cards of one company: its Sponsor, those it may choose from (for its owner only), its Research
    card, the round from which that works, and what it changes now."""

    sponsor: CardView | None
    hand: tuple[CardView, ...]
    card: CardView | None
    works: int
    power: PowerView


class DecksView(msgspec.Struct, frozen=True):
    """The decks on the table.  `raiders` and `study` count what is face down and unknown; `due`: a Therion
    card is resolved this round; `below`: what was put under the Research deck, next first; `spent`: the
    once-a-turn effects used in the turn in hand; `early`: what the reader may answer ahead; `raids` and
    `printed`: all Therion and all Research cards that there are, by number."""

    therion: bool
    due: bool
    raid: RaidView | None
    raiders: int
    raided: tuple[str, ...]
    research: bool
    row: tuple[CardView | None, ...]
    study: int
    below: tuple[str, ...]
    spent: int
    choosing: bool
    early: tuple[int, ...]
    raids: tuple[RaidView, ...]
    printed: tuple[CardView, ...]


@cache
def power_view(power: Power) -> PowerView:
    """A power's numbers; there are as many powers as Research cards."""
    return PowerView(**{name: getattr(power, name) for name in PowerView.__struct_fields__})


def own_view(state: State, ship: int, seat: int) -> OwnView:
    """A company's cards, as a seat sees them."""
    decks, mine = state.decks, state.seat_of(ship) == seat
    sponsor = decks.sponsor_of(ship) if mine or not decks.choosing() else -1
    dealt = decks.hands[HAND * ship : HAND * ship + HAND] if mine else NO_CARDS
    return OwnView(
        sponsor=sponsor_view(state.content, sponsor),
        hand=tuple(card for number in dealt if (card := sponsor_view(state.content, number))),
        card=research_view(state.content, decks.card_of(ship)),
        works=decks.works[ship] if decks.research else 0,
        power=power_view(state.power(ship)),
    )


def sponsor_view(content: Content, card: int) -> CardView | None:
    """A Sponsor card; none where there is none."""
    return CardView(card, content.sponsor_names[card], content.sponsor_texts[card]) if card >= 0 else None


def research_view(content: Content, card: int) -> CardView | None:
    """A Research card; none where there is none."""
    return CardView(card, content.research_names[card], content.research_texts[card]) if card >= 0 else None


def decks_view(state: State, seat: int) -> DecksView:
    """What lies on the table beside the board."""
    decks, content = state.decks, state.content
    raided = cards_in(decks.discarded(content)) if decks.therion else []
    return DecksView(
        therion=decks.therion,
        due=attack_due(state),
        raid=all_raids(content, decks.research)[decks.raid] if decks.raid >= 0 else None,
        raiders=count_of(decks.raiders),
        raided=tuple(content.raid_names[card] for card in raided),
        research=decks.research,
        row=tuple(research_view(content, card) for card in decks.row),
        study=count_of(decks.study),
        below=tuple(content.research_names[card] for card in decks.below),
        spent=decks.spent,
        choosing=decks.choosing(),
        early=tuple(state.early(seat)) if seat >= 0 else (),
        raids=all_raids(content, decks.research),
        printed=all_research(content),
    )


@cache
def all_raids(content: Content, research: bool) -> tuple[RaidView, ...]:
    """Every Therion card, with the stations that there are with or without the Research deck.  DR-SET-09"""
    stations = STATIONS if research else RESEARCH
    return tuple(raid_view(content, card, stations) for card in range(len(content.raids)))


@cache
def all_research(content: Content) -> tuple[CardView, ...]:
    """Every Research card, as printed."""
    cards = range(len(content.powers))
    return tuple(CardView(card, content.research_names[card], content.research_texts[card]) for card in cards)


def raid_view(content: Content, card: int, stations: int) -> RaidView:
    """One Therion card, of so many stations."""
    hit = tuple(station for station in range(stations) if content.raids[card] >> station & 1)
    return RaidView(content.raid_names[card], hit, content.shuffles[card])
