"""The Neutronium Crisis as it is drawn: the track, the way home, what is lost and what may still be."""

from __future__ import annotations

import msgspec

from gloaming.core.words import Question
from gloaming.games.darkrock.actions import SHIELD
from gloaming.games.darkrock.names import GOOD_NAMES, METALS, NEEDED, NEUTRONIUM, REPAIR_COST, SKULL
from gloaming.games.darkrock.variant_words import DIFFICULTIES, exported, harm_line, still_lacking
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_variants import CrisisView
from gloaming.games.darkrock.words import counted

FIRST, STEP = 24.0, 47.2  # the track: its first space, and from one to the next
GROUP = 3  # spaces of one price


class Goal(msgspec.Struct, frozen=True):
    """One metal that must be exported: how much is, of how much, and what that leaves."""

    good: str
    done: int
    need: int
    rest: str


class Band(msgspec.Struct, frozen=True):
    """Some spaces of the track with one price: where they begin, and where the price stands."""

    price: int
    x: float
    middle: float


class Danger(msgspec.Struct, frozen=True):
    """The track with its marker, where the cards of this round may bring it and where neutronium would
    (-1: no such offer), and the team's goals and losses."""

    bands: tuple[Band, ...]
    marker: float
    after: float
    would: float
    told: str
    label: str
    shields: str
    goals: tuple[Goal, ...]
    lost: int
    limit: int
    pool: int
    pool_note: str
    over: bool


BANDS = tuple(
    Band(REPAIR_COST[space], round(FIRST + STEP * space - 20, 1), round(FIRST + STEP * (space + 1), 1))
    for space in range(0, SKULL, GROUP)
)


def at(space: int) -> float:
    """Where a space of the track lies."""
    return round(FIRST + STEP * min(space, SKULL), 1)


def danger(view: View, question: Question) -> Danger | None:
    """What the board and the rail show of the crisis; None in other variants."""
    crisis = view.crisis
    if crisis is None:
        return None
    spends = any(offer.action == SHIELD + NEUTRONIUM for offer in question.offers)
    return Danger(
        bands=BANDS,
        marker=at(crisis.marker),
        after=at(crisis.marker + crisis.cards),
        would=at(crisis.marker + 1) if spends else -1,
        told=track_words(crisis),
        label=track_label(crisis),
        shields=shield_words(crisis),
        goals=tuple(goal(crisis, metal) for metal in reversed(range(METALS))),
        lost=len(crisis.gone),
        limit=crisis.limit,
        pool=crisis.pool,
        pool_note=pool_words(view, crisis),
        over=crisis.lost > 0,
    )


def track_words(crisis: CrisisView) -> str:
    """What repairs cost now and may cost after this round, and how far the skull is."""
    away = f"{counted(crisis.to_skull, 'step')} to the skull"
    cards = "the last card of this round" if crisis.cards == 1 else f"the {crisis.cards} cards of this round"
    if crisis.cards and crisis.marker + crisis.cards >= SKULL:
        return f"repairs cost ${crisis.cost}; {cards} may bring the marker to the skull"
    rise = f", up to ${crisis.next_cost} after {cards}" if crisis.next_cost > crisis.cost else ""
    return f"repairs cost ${crisis.cost}{rise}; {away}"


def track_label(crisis: CrisisView) -> str:
    """The track for readers."""
    return f"Neutronium Track: the marker stands on space {crisis.marker} of {SKULL}; {track_words(crisis)}."


def shield_words(crisis: CrisisView) -> str:
    """That Shields are up, and for how long."""
    if not crisis.shields:
        return ""
    return "Shields are up against this card" if crisis.shield_per_card else "Shields are up all round"


def goal(crisis: CrisisView, metal: int) -> Goal:
    """One metal of the way home."""
    left, more = crisis.missing[metal], crisis.obtainable[metal]
    rest = f"{left} to go, {more} can still be had" if left else "all exported"
    return Goal(GOOD_NAMES[metal], crisis.exported[metal], NEEDED[metal], rest)


def pool_words(view: View, crisis: CrisisView) -> str:
    """What the next attack does to the pool."""
    raid = view.decks.raid
    hit = sum(station not in crisis.gone for station in raid.stations) if raid else 0
    if hit and not crisis.shields and view.asked.step == "Defend":
        if crisis.pool < hit:
            return f"Without Shields {counted(hit - crisis.pool, 'station')} would be lost."
        return f"Without Shields {counted(crisis.pool - hit, 'token')} would be left."
    if crisis.pool == 0:
        return "The pool is empty: what is hit now is lost."
    return "When the pool is empty, stations are lost instead."


def title(view: View) -> str:
    """'Neutronium Crisis, normal: 4 of 12 exported.'"""
    crisis = view.crisis
    assert crisis is not None, "no crisis is played"
    level = DIFFICULTIES[crisis.difficulty].lower()
    return f"Neutronium Crisis, {level}: {sum(crisis.exported)} of {sum(NEEDED)} exported"


def account(view: View) -> tuple[tuple[str, str], ...]:
    """How it ended, in headings and sentences."""
    crisis = view.crisis
    if crisis is None:
        return ()
    lacking = still_lacking(view)
    way = f"{exported(view)}.{f' Still missing: {lacking}.' if lacking else ' That is everything.'}"
    skull = "at the skull" if crisis.marker >= SKULL else f"{counted(crisis.to_skull, 'step')} from the skull"
    harm = harm_line(view) or "None is damaged."
    return (
        ("The way home", f"{way[0].upper()}{way[1:]}"),
        ("The stations", f"{len(crisis.gone)} of {crisis.limit} lost. {harm}"),
        ("The Neutronium Track", f"The marker stands {skull}; {counted(crisis.pool, 'Damage token')} left."),
    )
