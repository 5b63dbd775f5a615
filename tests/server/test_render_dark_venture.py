"""Pages of Dark Venture from real positions: complete, within their sizes, silent about what is not known; a
location is placed on the map, and what does not fit says why."""

from __future__ import annotations

import gzip
import html
import random
import re
from collections import Counter
from functools import cache

import msgspec

from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.art.drawing import Drawing
from gloaming.games.dark_venture.state import State
from gloaming.web import render
from gloaming.web.page import Page
from server.drawn import Tags, at_table, buttons

GAME = game

STORY = "@{0} moves with the follower to the Sunken Library. The Bell-Backed Horror attacks at once."
MODES = ((4, "competitive"), (2, "competitive"), (3, "cooperative"), (1, "solo_short"))


class Moment(msgspec.Struct, frozen=True):
    """A position in which somebody is asked, and what they have said so far."""

    state: State
    said: tuple[int, ...] = ()


@cache
def moments() -> tuple[Moment, ...]:
    """Positions of random games in which maps grow large."""
    rng = random.Random(8)
    return tuple(moment for seats, mode in MODES for moment in walk(GAME.new(seats, {"mode": mode}), rng))


def walk(state: State, rng: random.Random) -> list[Moment]:
    """About every twentieth position of one game that is played at random, locations first."""
    out: list[Moment] = []
    said: tuple[int, ...] = ()
    while state.seat != OVER:
        if state.seat < 0 or not state.step.inside:
            said = ()
        if state.seat >= 0 and rng.random() < (0.4 if said else 0.04):
            out.append(Moment(state.clone(), said))
        action = answer(state, rng)
        said = (*said, action)
        state.advance(action)
    return out


def answer(state: State, rng: random.Random) -> int:
    """A random answer: locations are drawn and placed, the turn is ended only where nothing else is open."""
    open_now = list(state.outcomes()[0] if state.seat == CHANCE else state.actions)
    for wanted in (range(a.PLACE, a.BESIDE), range(a.DRAW_FROM + 2, a.DRAW_FROM + 3)):
        if any(action in wanted for action in open_now):
            return rng.choice([action for action in open_now if action in wanted])
    return rng.choice([action for action in open_now if action != a.END] or open_now)


def page(moment: Moment, me: int, touched: tuple[str, ...] = ()) -> Page:
    """The page of a position with a full story."""
    return at_table(GAME, moment.state, me, moment.said, touched, STORY)


def drawn(moment: Moment, me: int, touched: tuple[str, ...] = ()) -> str:
    """The fragment that a seat is sent."""
    return render.fragment(page(moment, me, touched), GAME.art)


def drawing(moment: Moment) -> Drawing:
    """What the seat that is asked sees drawn of a position."""
    view = GAME.view(moment.state, int(moment.state.seat))
    return GAME.picture(view, GAME.ask(view))


def test_every_seat_sees_a_complete_page() -> None:
    """Templates are strict about what they are given, tags are closed in order, ids and fliers are unique."""
    for moment in moments()[::6]:
        for me in (*range(len(moment.state.players)), SPECTATOR):
            tags = Tags(drawn(moment, me))
            assert not tags.open
            for key in ("id", "data-fly"):
                named = Counter(attrs[key] for _, attrs in tags.tags if key in attrs)
                assert [name for name, times in named.items() if times > 1] == [], key
            assert not [attrs for _, attrs in tags.tags if "style" in attrs]


def test_every_open_answer_is_a_button_and_no_other() -> None:
    """In the question or on the table, each open action once, whatever is touched; the others can say what is
    open to them meanwhile, and no more."""
    for moment in moments()[::4]:
        state = moment.state
        asked = int(state.seat)
        spots = drawing(moment).land.spots
        for touched in ((), tuple(spot.touch.opens for spot in spots if spot.touch.opens)[:1]):
            found = buttons(drawn(moment, asked, touched))
            assert set(found) == {int(action) for action in state.actions} or placing(state)
            assert max(found.values(), default=1) == 1
        for me in (*range(len(state.players)), SPECTATOR):
            asides = map(int, state.asides(me)) if me >= 0 else ()
            assert me == asked or buttons(drawn(moment, me)) == Counter(asides)


def placing(state: State) -> bool:
    """Is a location being turned?  Its turns are chosen one by one and sent by one button."""
    return type(state.step).__name__ == "ChooseTurn"


def test_a_location_is_turned_before_it_is_sent() -> None:
    """DV-LOC-03.  Each turn that fits can be chosen, and the button sends the chosen one."""
    turning = [moment for moment in moments() if placing(moment.state)]
    assert len(turning) > 3
    for moment in turning:
        asked = int(moment.state.seat)
        for action in map(int, moment.state.actions):
            text = drawn(moment, asked, (f"turn.{action - a.TURNED}",))
            assert set(buttons(text)) == {action}
        laid = drawing(moment).placing
        assert laid is not None
        turns = laid.turns
        assert {turn.action for turn in turns if turn.fits} == {int(each) for each in moment.state.actions}


def test_places_for_a_location_are_those_of_the_rules() -> None:
    """DV-LOC-02, 04 to 06.  What the map says of each side is what the rules say."""
    sided = [moment for moment in moments() if type(moment.state.step).__name__ == "ChooseSide"]
    refused = 0
    for moment in sided:
        state = moment.state
        laid = drawing(moment).placing
        assert laid is not None
        assert len({free.label for free in laid.frees}) == len(laid.frees)
        for free in laid.frees:
            if free.action >= 0:
                assert free.fits == (free.action in state.actions)
            if free.action >= 0 and not free.fits:
                refused += 1
                assert GAME.why_not(state, int(state.seat), free.action).rule.startswith("DV-LOC")
    assert refused


def test_what_is_not_open_leads_to_its_reason() -> None:
    """Whatever can be touched and is no answer names a rule that forbids it now."""
    asked_about = 0
    for moment in moments()[::3]:
        state = moment.state
        far = [f"location.{place}" for place in state.land.placed][-1:]
        tags = Tags(drawn(moment, int(state.seat), tuple(far))).tags
        for attrs in (attrs for tag, attrs in tags if tag == "button" and attrs.get("form") == "ask-why"):
            assert attrs["aria-disabled"] == "true"
            assert GAME.why_not(state, int(state.seat), int(attrs["value"])).rule
            asked_about += 1
    assert asked_about


def test_a_page_betrays_nothing() -> None:
    """DV-HAND-01; DV-QST-03.  What a seat cannot know may be otherwise, and its page stays the same."""
    varied = 0
    for moment in moments()[::3]:
        if moment.said:
            continue
        for me in (*range(len(moment.state.players)), SPECTATOR):
            other = moment.state.imagine(me, Dice(5))
            varied += other.item_at != moment.state.item_at
            assert drawn(Moment(other), me) == drawn(moment, me)
    assert varied


def test_fragments_and_pages_keep_to_their_sizes() -> None:
    """The whole page of a seat has at most 60 KB, late in a game of four with a large map too."""
    largest = 0
    for moment in moments()[::2]:
        shown = page(moment, int(moment.state.seat))
        whole = render.table(shown, GAME.art).encode()
        largest = max(largest, len(GAME.view(moment.state, int(moment.state.seat)).places))
        assert (len(whole) <= 60_000, len(gzip.compress(whole)) <= 12_000) == (True, True)
    assert largest > 18


def test_who_does_not_see_the_map_hears_where_roads_lead() -> None:
    """The panel of a location tells each of its roads: to which location, into open land, or to no road."""
    heard: set[str] = set()
    for moment in moments()[::3]:
        view = GAME.view(moment.state, int(moment.state.seat))
        names = {place.number: GAME.content.locations[place.number].name for place in view.places}
        shown = html.unescape(drawn(moment, view.me))
        for title, ways in re.findall(
            r'id="here-title">([^<]+)<.*?Roads lead ([^<]+)\.</p>', shown, re.DOTALL
        ):
            [place] = [place for place in view.places if names[place.number] == title]
            assert len(re.split(", | and (?=north|east|south|west)", ways)) == len(place.open_sides)
            assert all(f"to {names[other]}" in ways for other in place.connected)
            heard.update(re.findall("to (open land|no road|[A-Z])", ways))
    assert len(heard) > 3


def test_every_cell_and_land_is_drawn() -> None:
    """Each column, row, terrain and symbol that a page can name stands in the game's files."""
    files = render.static_files([GAME.art])
    style = files["dark_venture.css"][0].read_text()
    assert all(f".{axis}{number} {{" in style for axis in "xy" for number in range(1, 67))
    for name in ("dark_venture", "scenes"):
        there = set(re.findall(r'<(?:symbol|view) id="([^"]+)"', files[f"{name}.svg"][0].read_text()))
        used = set(re.findall(rf"{name}\.svg#([\w-]+)", style))
        for moment in moments()[::5]:
            used |= set(re.findall(rf"/static/{name}\.svg#([\w-]+)", drawn(moment, int(moment.state.seat))))
        assert used <= there


def test_the_script_is_small() -> None:
    """Both scripts together have at most 10 KB compressed, this one under 200 lines; nothing is imported."""
    files = render.static_files([GAME.art])
    scripts = [files[name][0].read_text() for name in ("map.js", "gloaming.js")]
    assert len(scripts[0].splitlines()) < 200
    assert sum(len(gzip.compress(script.encode())) for script in scripts) <= 10_000
    assert "import" not in scripts[0]
