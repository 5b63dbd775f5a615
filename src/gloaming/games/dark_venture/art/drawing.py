"""The whole drawing: the facts that the templates of this folder turn into HTML, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.core.picture import Bar, Picture
from gloaming.core.state import OVER
from gloaming.core.words import Offer, Question
from gloaming.games.dark_venture.art import closing
from gloaming.games.dark_venture.art.bar import answers
from gloaming.games.dark_venture.art.cells import grid
from gloaming.games.dark_venture.art.day import Day, day
from gloaming.games.dark_venture.art.fight import Fight, battle_bar, fight
from gloaming.games.dark_venture.art.figures import Figure
from gloaming.games.dark_venture.art.here import Here, here
from gloaming.games.dark_venture.art.land import Land, frame, land
from gloaming.games.dark_venture.art.opening import Opening, opening
from gloaming.games.dark_venture.art.own import Own, looked_at, own
from gloaming.games.dark_venture.art.placing import Placing, placing
from gloaming.games.dark_venture.art.quests import Quests, quests
from gloaming.games.dark_venture.art.seats import Line, Track, lines, track
from gloaming.games.dark_venture.art.tale import Tale, tale
from gloaming.games.dark_venture.art.touches import Meaning, meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CARD_DRAW
from gloaming.games.dark_venture.view import View

PHASES = ("Draw", "Actions", "Quests")
MANY = 6  # more legal things than this share one quiet light


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """What the page consists of beside the map; each part says which answers it shows."""

    opening: Opening | None
    fight: Fight | None
    tale: Tale | None
    placing: Placing | None
    here: Here | None
    own: Own
    quests: Quests


class Drawing(Picture, frozen=True, kw_only=True):
    """What the table and the list of players show; `many` if much can be touched; `aim` how to touch it;
    `looked`: whom the reader looks at; `meanwhile`: what can be said while others are asked."""

    many: bool
    aim: str
    day: Day
    land: Land
    opening: Opening | None
    fight: Fight | None
    tale: Tale | None
    placing: Placing | None
    here: Here | None
    own: Own
    quests: Quests
    looked: Figure | None
    meanwhile: tuple[Offer, ...]
    lines: tuple[Line, ...]
    track: Track


def draw(content: Content, view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
    """The drawing of a view; `touched` is what the reader has opened: a location, a turn of a card."""
    meant = meaning(content, view, question, touched)
    map_now = grid(view)
    parts = parts_of(content, view, question, meant)
    map_drawn = land(content, view, map_now, meant)
    shown = shown_by(parts, map_drawn)
    over = view.seat == OVER
    return Drawing(
        when=f"Round {view.round} of {view.last_round}" if view.round else "Before the first round",
        phases=PHASES,
        phase=view.phase - CARD_DRAW if view.round and not over else -1,
        ends=f"The sun sets after round {view.last_round}",
        closing=view.round == view.last_round,
        bar=bar_of(view, question, meant, parts, shown),
        many=len(shown) > MANY,
        aim=aim(meant, parts, map_drawn),
        day=day(view),
        land=map_drawn,
        opening=parts.opening,
        fight=parts.fight,
        tale=parts.tale,
        placing=parts.placing,
        here=parts.here,
        own=parts.own,
        quests=parts.quests,
        looked=looked_at(content, view, meant),
        meanwhile=tuple(offer for offer in meant.asides if offer.action not in shown),
        lines=lines(content, view),
        track=track(view),
        titles=closing.titles(view) if over else (),
        rows=closing.rows(content, view) if over else (),
        small_print=closing.small_print(view) if over else "",
    )


def parts_of(content: Content, view: View, question: Question, meant: Meaning) -> Parts:
    """Every part; the place near at hand gives way to a fight and a tale unless it is touched."""
    map_now = grid(view)
    fought, told = fight(content, view, meant), tale(content, view, meant)
    near = here(content, view, meant)
    busy = fought is not None or told is not None
    return Parts(
        opening=opening(content, view, meant),
        fight=fought,
        tale=told,
        placing=placing(content, view, question, map_now, frame(map_now), meant),
        here=near if near and (near.touched or not busy) else None,
        own=own(content, view, meant),
        quests=quests(content, view, meant),
    )


def shown_by(parts: Parts, drawn: Land) -> set[int]:
    """The answers that the map and the parts show."""
    shown = {spot.touch.action for spot in drawn.spots if spot.touch.offered}
    for name in parts.__struct_fields__:
        part = getattr(parts, name)
        shown.update(part.shows if part else ())
    return shown


def bar_of(view: View, question: Question, meant: Meaning, parts: Parts, shown: set[int]) -> Bar:
    """The bar beside all that the parts and the map show."""
    if parts.placing:
        rest = tuple(offer for offer in question.offers if offer.action not in parts.placing.shows)
        return Bar(parts.placing.main, rest)
    return battle_bar(view, question, shown) or answers(question, meant, shown)


def aim(meant: Meaning, parts: Parts, drawn: Land) -> str:
    """How the table is touched now."""
    if parts.placing:
        return "" if parts.placing.laid else "Touch a lit place on the map."
    lit = any("is-legal" in spot.state for spot in drawn.spots)
    return "Touch a lit place to go there; what can be done here stands beside the map." if lit else ""
