"""Pages of Dark Matter from real positions: complete, within their sizes, silent about what is covered; a
payment can be taken back part by part, and a ready way leads to its last word."""

from __future__ import annotations

import gzip
import random
import re
from collections import Counter
from functools import cache
from urllib.parse import parse_qs

import msgspec

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter import game
from gloaming.games.dark_matter.art.drawing import Drawing
from gloaming.games.dark_matter.names import ICON_NAMES
from gloaming.games.dark_matter.state import State
from gloaming.web import render
from gloaming.web.page import End, Page
from server.drawn import Tags, at_table, buttons

GAME = game

STORY = "@{0} improves Lantern Moors with @1's Cavorite card (Improvement) and Courier Rest, for one gem."


class Moment(msgspec.Struct, frozen=True):
    """A position in which somebody is asked, what they have said so far, and how it was before they did."""

    state: State
    said: tuple[int, ...]
    start: State


@cache
def moments() -> tuple[Moment, ...]:
    """Positions of random games of two, three and four, without variants and with all of them."""
    rng = random.Random(8)
    out: list[Moment] = []
    for seats in (2, 3, 4, 4):
        for options in ({}, {option.name: True for option in GAME.options}):
            out += walk(GAME.new(seats, options), rng)
    return tuple(out)


def walk(state: State, rng: random.Random) -> list[Moment]:
    """About every twelfth position of one game that is played at random, planets first."""
    out: list[Moment] = []
    start, said = state, tuple[int, ...]()
    while state.seat != OVER:
        if state.seat < 0 or not state.step.inside:
            start, said = state.clone(), ()
        if state.seat >= 0 and rng.random() < 0.08:
            out.append(Moment(state.clone(), said, start))
        open_now = list(state.outcomes()[0] if state.seat == CHANCE else state.actions)
        planets = [action for action in open_now if a.TERRAFORM <= action < a.IMPROVE]
        action = rng.choice(planets or [each for each in open_now if each != a.END] or open_now)
        said = (*said, action)
        state.advance(action)
    return out


def page(moment: Moment, me: int, touched: tuple[str, ...] = ()) -> Page:
    """The page of a position with a full story."""
    return at_table(GAME, moment.state, me, moment.said, touched, STORY)


def drawing(moment: Moment, me: int) -> Drawing:
    """What a seat sees drawn of a position."""
    view = GAME.view(moment.state, me)
    return GAME.picture(view, GAME.ask(view))


def test_every_seat_sees_a_complete_page() -> None:
    """Templates are strict about what they are given, tags are closed in order, ids are unique."""
    for moment in moments()[::3]:
        for me in (*range(len(moment.state.players)), SPECTATOR):
            tags = Tags(render.fragment(page(moment, me), GAME.art))
            ids = Counter(attrs["id"] for _, attrs in tags.tags if "id" in attrs)
            assert not tags.open
            assert [name for name, times in ids.items() if times > 1] == []
            assert not [attrs for _, attrs in tags.tags if "style" in attrs]


def test_every_open_answer_is_a_button_and_no_other() -> None:
    """In the question or on the table, each open action once; nobody else can answer."""
    for moment in moments()[::3]:
        text = render.fragment(page(moment, int(moment.state.seat)), GAME.art)
        found = buttons(text)
        assert set(found) == {int(action) for action in moment.state.actions}
        assert max(found.values()) == 1
        for me in (*range(len(moment.state.players)), SPECTATOR):
            if me != moment.state.seat:
                assert not buttons(render.fragment(page(moment, me), GAME.art))


def test_what_is_not_open_leads_to_its_reason() -> None:
    """Whatever can be touched and is no answer names a rule that forbids it now."""
    for moment in moments()[::3]:
        state = moment.state
        tags = Tags(render.fragment(page(moment, int(state.seat)), GAME.art)).tags
        off = [attrs for tag, attrs in tags if tag == "button" and attrs.get("form") == "ask-why"]
        assert off
        for attrs in off:
            assert attrs["aria-disabled"] == "true"
            assert GAME.why_not(state, int(state.seat), int(attrs["value"])).rule


def test_a_page_betrays_no_covered_face() -> None:
    """DM-CARD-03.  What a seat cannot know may be otherwise, and its page stays the same to the letter."""
    varied = 0
    for moment in moments()[::3]:
        if moment.said:
            continue
        for me in (*range(len(moment.state.players)), SPECTATOR):
            other = moment.state.imagine(me, Dice(5))
            varied += [player.cards for player in other.players] != [p.cards for p in moment.state.players]
            pages = [page(Moment(state, (), state), me) for state in (moment.state, other)]
            assert len({render.fragment(shown, GAME.art) for shown in pages}) == 1
    assert varied


def test_each_part_of_a_payment_can_be_taken_back() -> None:
    """What is left is still the beginning of a saying; after a Diplomacy icon all that follows goes too."""
    paying = [moment for moment in moments() if len(moment.said) > 1 and asks_for_sources(moment.state)]
    assert paying
    links = 0
    for moment in paying:
        shown = page(moment, int(moment.state.seat))
        for toggle in shown.picture.bar.toggles:
            said = parse_qs(render.without(shown, toggle.back, toggle.rest).removeprefix("?"))["a"]
            assert str(toggle.back) not in said
            again = moment.start.clone()
            for action in map(int, said):
                assert action in again.actions
                again.play(action)
            assert asks_for_sources(again)
            links += 1
        text = render.fragment(shown, GAME.art)
        used = re.findall(r'<a class="touch is-chosen" href="([^"]+)"', text)
        assert len(used) == len(shown.picture.bar.toggles)
    assert links > 10


def asks_for_sources(state: State) -> bool:
    """Is a payment being put together?"""
    return type(state.step).__name__ == "ChooseSource"


def test_a_ready_way_leads_to_its_last_word() -> None:
    """All of it but the confirmation is laid out, and then that can be given; it is listed when asked for."""
    paying = [moment for moment in moments() if asks_for_sources(moment.state)]
    shown_first = [page(moment, int(moment.state.seat)) for moment in paying]
    assert sum(bool(shown.question.plans) for shown in shown_first) > 5
    for moment, folded in zip(paying, shown_first, strict=True):
        assert ('id="plans"' in render.fragment(folded, GAME.art)) == bool(folded.question.plans)
        if not folded.question.plans:
            continue
        shown = page(moment, int(moment.state.seat), ("plans",))
        assert shown.picture.plans
        for plan in shown.picture.plans:
            again = moment.start.clone()
            for action in map(int, parse_qs(render.further(shown, plan.actions).removeprefix("?"))["a"]):
                again.play(action)
            assert a.CONFIRM in again.actions
        assert 'id="plan-1"' in render.fragment(shown, GAME.art)


def test_what_is_missing_stands_at_the_open_sockets() -> None:
    """As many are open as points are missing; when none is, the action can be confirmed."""
    for moment in (each for each in moments() if asks_for_sources(each.state)):
        picture = drawing(moment, int(moment.state.seat))
        assert picture.payment is not None
        ways = GAME.view(moment.state, int(moment.state.seat)).deed.missing
        opened = sum(not socket.paid for socket in picture.payment.sockets)
        assert opened == min(map(len, ways), default=0)
        assert (picture.bar.main is not None) == (a.CONFIRM in moment.state.actions)
        assert bool(picture.bar.due) == (picture.bar.main is None)


def test_fragments_and_pages_keep_to_their_sizes() -> None:
    """A pushed fragment has at most 30 KB (6 KB compressed), a page, mid-payment too, 40 KB (8 KB)."""
    for moment in moments()[::2]:
        for me in (int(moment.state.seat), SPECTATOR):
            shown = page(moment, me)
            part, whole = (
                text.encode() for text in (render.fragment(shown, GAME.art), render.table(shown, GAME.art))
            )
            if not moment.said:
                assert (len(part) <= 30_000, len(gzip.compress(part)) <= 6_000) == (True, True)
            assert (len(whole) <= 40_000, len(gzip.compress(whole)) <= 8_000) == (True, True)


def test_every_icon_and_world_is_drawn() -> None:
    """Each has a class of its own, and each class a drawing in the game's file."""
    files = render.static_files([GAME.art])
    style = files["dark_matter.css"][0].read_text()
    drawn = set(re.findall(r'<view id="([^"]+)"', files["dark_matter.svg"][0].read_text()))
    assert set(re.findall(r'dark_matter\.svg#([^"]+)"', style)) <= drawn
    signs = vars(render.environment(GAME.art).get_template("signs.html").module)["letters"]
    assert set(signs) == set(ICON_NAMES)
    for letter in signs.values():
        assert f"  i.{letter} {{" in style
    assert all(f"  .w{world} {{" in style for world in range(20))


def test_the_end_page_says_where_points_come_from() -> None:
    """Each player's items, and the sentence of what decided it."""
    state = moments()[-1].state.clone()
    while state.seat != OVER:
        state.advance(next(iter(state.outcomes()[0] if state.seat == CHANCE else state.actions)))
    shown = page(Moment(state, (), state), 0)
    picture = drawing(Moment(state, (), state), 0)
    end = End(shown.question.title, shown.question.why, "", picture.titles, picture.rows)
    text = render.table(msgspec.structs.replace(shown, end=end), GAME.art)
    panel = text.split('id="points"')[1].split("</section>")[0]
    assert panel.count("<h3>") == len(state.players) == len(picture.tallies)
    assert "points." in shown.question.title
    assert all(item.words in panel for tally in picture.tallies for item in tally.items)
