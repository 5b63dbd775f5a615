"""Darkrock, for bots: answers to what decks and variants ask.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_assign import Outlook
from gloaming.bots.advice.darkrock_danger import defend, share_damage
from gloaming.bots.advice.darkrock_prices import SOLAR_ABOARD, rounds_left
from gloaming.bots.advice.darkrock_research import keep_card, study
from gloaming.core.state import Step
from gloaming.games.darkrock.actions import FLEE, KEEP_SPONSOR, SABOTAGE, SHIELD, SHIELD_FOR_CREDITS
from gloaming.games.darkrock.content.deck import Sponsor
from gloaming.games.darkrock.names import CAPTAIN, PIECES, REBOOT, SPACE_1, STATIONS
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.research import KeepCard, Study
from gloaming.games.darkrock.steps.marauders import AnswerMarauders, flee, station_at
from gloaming.games.darkrock.steps.sponsors import ChooseSponsor
from gloaming.games.darkrock.variants.raids import Defend, ShareDamage
from gloaming.games.darkrock.variants.saboteurs import PlaceSaboteur

ELSEWHERE: Final = -1  # the question is none of decks or variants


def answer(state: State, step: Step[State]) -> Int:
    """What to say to a question of decks or variants; ELSEWHERE to any other."""
    if isinstance(step, AnswerMarauders):
        return shield_or_flee(state, step.ship)
    if isinstance(step, Study):
        return study(state, step, rounds_left(state))
    if isinstance(step, KeepCard):
        return keep_card(state, step, rounds_left(state))
    if isinstance(step, ChooseSponsor):
        return choose_sponsor(state)
    if isinstance(step, PlaceSaboteur):
        return place_saboteur(state, step.ship)
    if isinstance(step, Defend):
        return defend(state, step)
    if isinstance(step, ShareDamage):
        return share_damage(state, step)
    return ELSEWHERE


# --- Therion Marauders


def shield_or_flee(state: State, number: Int) -> Int:
    """The cheapest way to pay for Shields, if the pieces under attack bring more than that."""
    twin = state.clone()
    stations = state.content.raids[state.decks.raid]
    flee(twin.ships[number], stations)
    outlook = Outlook(twin, number)
    cost = loss_of(state, outlook, stations)
    best: Int = FLEE
    for action in state.actions:
        if action != FLEE:
            price = state.power(number).shield_price * 100
            if action != SHIELD_FOR_CREDITS:
                price = outlook.prices[action - SHIELD]
            if price < cost:
                cost = price
                best = action
    return best


def loss_of(state: State, fled: Outlook, stations: Int) -> Int:
    """What the pieces on these stations would have brought a ship, which `fled` sees without them."""
    total: Int = 0
    places = state.ships[fled.number].place
    for piece in range(PIECES):
        place = places[piece]
        station = station_at(place)
        if station < 0 or stations >> station & 1 == 0:
            continue
        if place >= SPACE_1:
            total += SOLAR_ABOARD * (2 if piece == CAPTAIN else 1)
        elif station <= REBOOT:
            fled.party.add(station, piece == CAPTAIN, 1)
        else:
            total += max(fled.worth(station, piece == CAPTAIN), 0)
    return total + fled.forecast.yields(fled.party) - fled.base


# --- Corporate Sponsors


def choose_sponsor(state: State) -> Int:
    """The card that is worth more."""
    best: Int = state.actions[0]
    best_worth: Int = -1
    for action in state.actions:
        worth = sponsor_worth(state.content.sponsors[action - KEEP_SPONSOR])
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def sponsor_worth(card: Sponsor) -> Int:
    """What a ship starts with, in hundredths of a credit: early credits hire, the rest of them only count."""
    total = min(card.credits, 8) * 110 + max(card.credits - 8, 0) * 60
    total += card.crew * 420 + (card.dice - 1) * 250 + (900 if card.captain else 0)
    total += min(card.slots, 4) * 130 + max(card.slots - 4, 0) * 40
    return total + card.solar * 200 + card.neutronium * 80 + card.ahead * 50


# --- Saboteurs


def place_saboteur(state: State, number: Int) -> Int:
    """Where it takes most from the others and least from the own ship."""
    hurts: list[Int] = [0] * STATIONS
    others = len(state.ships) - 1
    for ship in range(len(state.ships)):
        losses = losses_of(state, ship)
        for station in range(STATIONS):
            hurts[station] += -others * losses[station] if ship == number else losses[station]
    best: Int = state.actions[0]
    for action in state.actions:
        if hurts[action - SABOTAGE] > hurts[best - SABOTAGE]:
            best = action
    return best


def losses_of(state: State, number: Int) -> list[Int]:
    """By free station: what a ship loses that must go to the best of those it would not take instead."""
    ship = state.ships[number]
    pieces = min(ship.pieces_aboard(), STATIONS - 1)
    if pieces == 0:
        return [0] * STATIONS
    outlook = Outlook(state, number)
    worths: list[Int] = [0] * STATIONS
    for action in state.actions:
        worths[action - SABOTAGE] = max(outlook.worth(action - SABOTAGE, False), 0)
    ranked = worths.copy()
    ranked.sort()
    floor = ranked[STATIONS - 1 - pieces]
    return [max(worth - floor, 0) for worth in worths]
