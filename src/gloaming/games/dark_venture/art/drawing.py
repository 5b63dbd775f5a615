"""The whole drawing: the facts that the templates of this folder turn into HTML, from a view alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence

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
from gloaming.games.dark_venture.art.seats import Line, Track, lines, target, track
from gloaming.games.dark_venture.art.tale import Tale, tale
from gloaming.games.dark_venture.art.touches import Meaning, meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CARD_DRAW
from gloaming.games.dark_venture.view import View

PHASES = ("Draw", "Actions", "Quests")
MANY = 6  # more legal things than this share one quiet light
SHORT = 3  # a question with so many answers has them all in the bar, where nothing on the map shows them


class Drawing(Picture, frozen=True, kw_only=True):
    """What the table and the list of players show; each part says which answers it shows.

    `many` if much can be touched; `aim` how to touch it; `looked`: whom the reader looks at; `meanwhile`:
    what can be said while others are asked."""

    many: bool = False
    aim: str = ""
    meanwhile: tuple[Offer, ...] = ()
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
    lines: tuple[Line, ...]
    track: Track


def draw(content: Content, view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
    """The drawing of a view; `touched` is what the reader has opened: a location, a turn of a card."""
    meant, map_now = meaning(content, view, question, touched), grid(view)
    fought, told = fight(content, view, meant), tale(content, view, meant)
    busy = fought is not None or told is not None  # then the place near at hand shows itself when touched
    short = not busy and view.asked.step != "Act" and len(question.offers) <= SHORT
    by_hand = msgspec.structs.replace(meant, offers={}) if short else meant  # then the bar has it all
    near = here(content, view, by_hand)
    over = view.seat == OVER
    unlit = Drawing(
        when=f"Round {view.round} of {view.last_round}" if view.round else "Before the first round",
        phases=PHASES,
        phase=view.phase - CARD_DRAW if view.round and not over else -1,
        ends=ends(view),
        closing=view.round == view.last_round,
        bar=Bar(),
        day=day(view),
        land=land(content, view, map_now, meant),
        opening=opening(content, view, meant),
        fight=fought,
        tale=told,
        placing=placing(content, view, question, map_now, frame(map_now), meant),
        here=near if near and (near.touched or not busy) else None,
        own=own(content, view, by_hand),
        quests=quests(content, view, meant),
        looked=looked_at(content, view, meant),
        lines=lines(content, view),
        track=track(view),
        titles=closing.titles(view) if over else (),
        rows=closing.rows(content, view) if over else (),
        small_print=closing.small_print(view) if over else "",
        rounds=view.round if over else 0,
    )
    return lit(unlit, view, question, meant)


def ends(view: View) -> str:
    """When the game ends, and what is needed until then."""
    goal, sunset = target(view), f"The sun sets after round {view.last_round}"
    if not goal:
        return sunset
    return (
        f"{sunset}; {goal} quest points win"
        if len(view.players) == 1
        else f"{sunset}; each needs {goal} points"
    )


def lit(drawing: Drawing, view: View, question: Question, meant: Meaning) -> Drawing:
    """With the answers that nothing on the table shows, and how much of it can be touched."""
    shown = shown_by(drawing)
    return msgspec.structs.replace(
        drawing,
        bar=bar_of(drawing.placing, view, question, meant, shown),
        many=len(shown) > MANY,
        aim=aim(drawing, view.asked.step, bool(question.chains)),
        meanwhile=meanwhile(meant, shown),
    )


def meanwhile(meant: Meaning, shown: Collection[int]) -> tuple[Offer, ...]:
    """What can be said while others are asked and stands nowhere else, of touched things first."""
    rest = [offer for offer in meant.asides if offer.action not in shown]
    return tuple(sorted(rest, key=lambda offer: not (offer.touch and offer.touch[0] in meant.touched)))


def shown_by(it: Drawing) -> set[int]:
    """The answers that the map and the parts show."""
    shown = {spot.touch.action for spot in it.land.spots if spot.touch.offered}
    for part in (it.opening, it.fight, it.tale, it.placing, it.here, it.own, it.quests):
        shown.update(part.shows if part else ())
    return shown


def bar_of(laid: Placing | None, view: View, question: Question, meant: Meaning, shown: set[int]) -> Bar:
    """The bar beside all that the map and the parts show."""
    if laid:
        return Bar(laid.main, tuple(offer for offer in question.offers if offer.action not in laid.shows))
    return battle_bar(view, question, shown) or answers(question, meant, shown)


def aim(it: Drawing, step: str, walks: bool) -> str:
    """How the table is touched now."""
    if it.placing:
        return "" if it.placing.laid else "Touch a lit place on the map."
    if it.tale and it.tale.shows:
        return "Choose in the story."
    if it.opening:
        return "Choose one of the cards." if it.opening.shows else "Touch a thing to equip it."
    lit_up = any("is-legal" in spot.state for spot in it.land.spots)
    if step == "Act" and lit_up:
        farther = ", a farther one to walk" if walks else ""
        return f"Touch a lit place to go (mostly 1 AP){farther}; your own shows what else to do."
    if lit_up:
        return "Touch a lit place to choose it."
    near = it.here.shows if it.here else ()
    return "Touch what carries light." if it.own.shows or near else ""
