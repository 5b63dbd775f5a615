"""A combat as a scene of its own: who strikes in which order and why, who is hurt, what the last blow did."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from gloaming.core.picture import FEW, Bar
from gloaming.core.words import Offer, Question
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.art.figures import face, role
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CONSCIOUS, SPEED
from gloaming.games.dark_venture.view import FightView, View
from gloaming.games.dark_venture.words import CONDITION_WORDS, first_up, mark, person, place

BATTLE = ("BattleTurn", "ChooseSecond", "FleeAgain")
ACTING = ("BattleTurn", "ChooseSecond", "FleeAgain", "RollDamage", "RollFlight", "RollHandling", "ComeAlong")


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """One combatant in the order of first strike.

    `played` says who plays it where that is not its own player; `sum` are the parts of its first strike
    before `strike`, which they make; `state` says why it fights no more; `now`: it acts, `target`: it is
    aimed at."""

    number: int
    name: str
    role: str
    seat: int
    face: str
    side: int
    rank: int
    sum: str
    strike: int
    health: int
    most_health: int
    state: str
    played: str
    now: bool
    target: bool


class Blow(msgspec.Struct, frozen=True):
    """The last attack: who struck whom, the sum of it, the damage that it came to."""

    who: str
    whom: str
    sum: str
    damage: int


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A combat: where, which round, the combatants in order, the last blow, how others wait behind it."""

    title: str
    round: int
    fighters: tuple[Fighter, ...]
    rolled: bool
    blow: Blow | None
    waiting: int
    shows: tuple[int, ...] = ()  # its answers lie in the bar


def fight(content: Content, view: View, meant: Meaning) -> Fight | None:
    """The combat that is fought now; None in peace."""
    if not view.fights:
        return None
    now = view.fights[-1]
    return Fight(
        title=f"Combat at {place(content, now.location)}",
        round=now.round,
        fighters=tuple(fighter(content, view, now, spot) for spot in range(len(now.order))),
        rolled=now.round > 0 and any(now.strike),
        blow=blow(content, now),
        waiting=len(view.fights) - 1,
    )


def fighter(content: Content, view: View, now: FightView, spot: int) -> Fighter:
    """One combatant as it stands now; who has left the map keeps its name."""
    number = now.order[spot]
    one, printed = view.someone(number), content.characters[number]
    acting = view.asked.facts.get("number") == number and view.asked.step in ACTING
    return Fighter(
        number=number,
        name=printed.name,
        role=role(content, view, one) if one else "",
        seat=one.seat if one else -1,
        face=face(printed),
        side=now.side[spot],
        rank=spot + 1,
        sum=strike_sum(one.numbers[SPEED] if one else 0, now, spot),
        strike=now.strike[spot],
        health=one.health if one else 0,
        most_health=one.most_health if one else printed.hp,
        state=state_of(view, now, spot),
        played=mark(view.seat) if acting and one and one.seat < 0 and view.seat >= 0 else "",
        now=acting,
        target=number in (view.asked.facts.get("target"), view.asked.facts.get("foe")) and number > 0,
    )


def state_of(view: View, now: FightView, spot: int) -> str:
    """Why it fights no more; '' while it does."""
    one = view.someone(now.order[spot])
    if one is None:
        return "defeated"
    if one.condition != CONSCIOUS:
        return CONDITION_WORDS[one.condition]
    return "away" if now.out[spot] else ""


def strike_sum(speed: int, now: FightView, spot: int) -> str:
    """'speed 8, bonus 2, dice 7'; what is neither dice nor speed is called a bonus."""
    rest = now.strike[spot] - now.dice[spot] - speed
    bonus = f"bonus {rest:+}, " if rest else ""
    return f"speed {speed}, {bonus}dice {now.dice[spot]}"


def blow(content: Content, now: FightView) -> Blow | None:
    """The last attack in this combat."""
    if not now.blow:
        return None
    number, foe, dice, power, armor, reduction = now.blow
    less = f" − reduction {reduction}" if reduction > 0 else f" + {-reduction}" if reduction else ""
    return Blow(
        first_up(person(content, number)),
        person(content, foe),
        f"power {power} + dice {dice} − armor {armor}{less}",
        max(0, power + dice - armor - reduction),
    )


# --- the bar


def battle_bar(view: View, question: Question, shows: Collection[int]) -> Bar | None:
    """The answers of a battle turn: a blow that can only mean one foe shines, flight and pass lie open, items
    and powers fold away.  None outside combat; what `shows` names has its button elsewhere."""
    if view.asked.step not in BATTLE:
        return None
    offers = [offer for offer in question.offers if offer.action not in shows]
    blows = [offer for offer in offers if is_blow(offer)]
    ways = [offer for offer in offers if a.FLEE <= offer.action <= a.PASS or offer.action == a.GO_ON]
    rest = [offer for offer in offers if offer not in blows and offer not in ways]
    main = blows[0] if len(blows) == 1 else None
    direct = [offer for offer in (*blows, *ways) if offer is not main]
    if len(direct) + len(rest) <= FEW:
        return Bar(main, (*direct, *rest))
    return Bar(main, tuple(direct), tuple(rest))


def is_blow(offer: Offer) -> bool:
    """Is that answer an attack?"""
    return a.ATTACK <= offer.action < a.FLEE
