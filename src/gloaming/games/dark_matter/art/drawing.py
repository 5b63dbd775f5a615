"""The whole drawing: the facts that the templates of this folder turn into HTML, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.core.picture import FEW, Bar, Picture, spread
from gloaming.core.state import OVER
from gloaming.core.words import Offer, Question
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.art.cards import Card, card
from gloaming.games.dark_matter.art.payment import Payment, bound, confirmed, due, payment, toggles
from gloaming.games.dark_matter.art.touches import Meaning, meaning, on_the_table
from gloaming.games.dark_matter.art.worlds import Charter, World, charter, world
from gloaming.games.dark_matter.ending import Tally, rows, small_print, tallies, titles
from gloaming.games.dark_matter.names import ROUNDS
from gloaming.games.dark_matter.view import PlayerView, View
from gloaming.games.dark_matter.words import counted

PHASES = ("Resources", "Actions", "Final")
MOST_PLANS = 4
AIMS = {
    "ChooseAction": "Touch what is lit: a planet to terraform or improve it, a card or a planet to use "
    "it, the lower half of one of your cards to Spin it.",
    "ChooseSource": "Touch the cards and planets that shall pay. Nothing is sent before you confirm.",
    "Influence": "Touch any card, yours or another's.",
}
MANY = 6  # more legal things than this share one quiet light


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    seat: int
    mine: bool
    acting: bool
    first: bool
    gems: int
    aside: int
    soldiers: int
    free: int  # soldiers not on others' planets, -1 where that is all of them
    diplomacy: tuple[bool, ...]  # one a card: is it used?
    has: str
    hole: bool
    points: int
    initiative: tuple[int, ...]
    total: int
    cards: tuple[Card, ...]
    worlds: tuple[World, ...]
    room: int  # how many planets may still come, -1 where there is no limit
    charter: Charter | None
    word: str


class Drawing(Picture, frozen=True, kw_only=True):
    """What the table and the list of players show."""

    many: bool
    payment: Payment | None
    bound: bool  # does what is taken back take the rest with it?
    market: tuple[World, ...]
    deck: int
    last: World | None
    supply: int
    others: tuple[Bench, ...]
    own: Bench
    order: tuple[Bench, ...]
    next_first: str
    tallies: tuple[Tally, ...]
    aim: str  # how the table is touched now
    new: bool  # may the reader be new here?


def draw(view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
    """The drawing of a view; `touched` is what the reader has opened: "plans", the ready ways to pay."""
    meant = meaning(view, question)
    benches = [bench(view, player, meant) for player in view.players]
    own, seats = max(view.me, 0), len(benches)
    over = view.seat == OVER
    return Drawing(
        when=f"Round {max(view.round, 1)}",  # the deal belongs to the first
        phases=PHASES,
        phase=phase(view),
        ends=f"Ends after round {ROUNDS}",
        bar=answers(view, question, meant),
        many=len(meant.offers) > MANY,
        payment=payment(view),
        plans=question.plans[:MOST_PLANS] if "plans" in touched else (),
        bound=bound(view),
        market=tuple(world(view, number, meant) for number in view.market if number >= 0),
        deck=len(view.pile),
        last=world(view, view.last, meant) if view.last in view.pile else None,
        supply=view.soldier_supply,
        others=tuple(benches[(own + place) % seats] for place in range(1, seats)),
        own=benches[own],
        order=tuple(benches[(max(view.first, 0) + place) % seats] for place in range(seats)),
        next_first=next_first(view),
        titles=titles(view) if over else (),
        rows=rows(view) if over else (),
        small_print=small_print(view) if over else "",
        tallies=tallies(view) if over else (),
        aim=AIMS.get(view.asked.step, "") if view.me == view.seat else "",
        new=view.round == 1 and view.asked.step == "ChooseAction",
    )


def phase(view: View) -> int:
    """Which phase of the turn runs; -1 before the first turn and after the last."""
    if view.round == 0 or view.seat == OVER:
        return -1
    return 2 if view.asked.step in ("Deposit", "DrawPlanet") else 1


def next_first(view: View) -> str:
    """Who would begin the next round as the cards lie now.  DM-INIT-02 to 04"""
    if view.round in (0, ROUNDS) or view.seat == OVER:
        return ""
    seats = len(view.players)
    order = [view.players[(view.first + place) % seats] for place in range(seats)]
    leader = max(order, key=lambda player: player.initiative)
    return f"@{leader.seat} would begin round {view.round + 1}."


# --- players


def bench(view: View, player: PlayerView, meant: Meaning) -> Bench:
    """One player's side of the table with all that is drawn of it."""
    acting = player.seat == view.active and view.seat != OVER
    limited = "unlimited_planets" not in view.variants
    return Bench(
        seat=player.seat,
        mine=player.seat == view.me,
        acting=acting,
        first=player.seat == view.first,
        gems=player.gems,
        aside=player.aside,
        soldiers=player.soldiers,
        free=view.free_soldiers if acting and view.free_soldiers != player.soldiers else -1,
        diplomacy=tuple(number < player.spent for number in range(player.diplomacy)),
        has=has(view, player),
        hole="black_hole" in view.variants,
        points=player.points.total,
        initiative=tuple(held.ub.initiative for held in player.cards),
        total=player.initiative,
        cards=tuple(card(view, held, meant) for held in player.cards),
        worlds=tuple(world(view, number, meant) for number in player.planets),
        room=max(0, view.limit - len(player.planets)) if limited else -1,
        charter=charter(view, player, player.charter, meant) if player.charter else None,
        word=word(view, player.seat),
    )


def has(view: View, player: PlayerView) -> str:
    """What a player has, in words: gems, soldiers, Diplomacy Cards, a black hole."""
    parts = [counted(player.gems, "gem"), counted(player.soldiers, "soldier")]
    if player.aside:
        parts[0] += f" and {counted(player.aside, 'gem')} set aside until the end of the turn"
    if player.seat == view.active and view.free_soldiers != player.soldiers:
        parts[1] += f", {view.free_soldiers} of them free"
    left = player.diplomacy - player.spent
    parts.append(f"{left} of {player.diplomacy} Diplomacy unused")
    parts += ["a shut black hole"] if "black_hole" in view.variants else []
    return f"{'; '.join(parts)}."


def word(view: View, seat: int) -> str:
    """What the player does now: 'acting', 'done', 'next'."""
    if view.round == 0 or view.seat == OVER:
        return ""
    seats = len(view.players)
    place, now = (seat - view.first) % seats, (view.active - view.first) % seats
    if place == now:
        return "acting"
    return "done" if place < now else "next" if place == now + 1 else ""


# --- the bar


def answers(view: View, question: Question, meant: Meaning) -> Bar:
    """The answers that no thing on the table gives, what ends the turn last; and what is used so far."""
    shown = on_the_table(meant, question)
    offers = [offer for offer in question.offers if offer.action not in shown]
    if view.asked.step == "ChooseAction":
        return between_actions(offers)
    if view.asked.step == "ChooseSource":
        main = confirmed(question)
        plain = tuple(offer for offer in offers if offer is not main)
        return Bar(main, plain, (), toggles(view), due="" if main else due(view), asks=a.CONFIRM)
    return spread(offers) if not shown else Bar(None, tuple(offers))


def between_actions(offers: Sequence[Offer]) -> Bar:
    """Recruit, the improvements that give way to a use, and last the end of the phase."""
    calm = tuple(offer for offer in offers if offer.kind == "end")
    rest = tuple(offer for offer in offers if offer.kind != "end")
    return Bar(None, (*rest[:FEW], *calm), rest[FEW:])
