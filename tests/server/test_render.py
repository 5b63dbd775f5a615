"""Pages from real positions: complete, safe, within their sizes, and silent about what is not open."""

from __future__ import annotations

import gzip
import random
import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from gloaming.core.options import Choice, Option
from gloaming.core.picture import plain
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.core.words import Refusal
from gloaming.games.darkrock.art.drawing import Drawing
from gloaming.games.darkrock.state import State
from gloaming.web import render
from gloaming.web.chart import BOTTOM, chart, leaps
from gloaming.web.page import (
    BOT,
    Browser,
    Chapter,
    End,
    Entry,
    Invitation,
    Invite,
    Lobby,
    Page,
    RuleLine,
    Seat,
    Shelf,
    TableLine,
)
from server.drawn import EVIL, GAME, NAMES, TABLES, Tags, buttons, page, positions, walk


def reach(step: str, answers: int) -> State:
    """The first position of a random game of four that asks this with more than so many answers."""
    rng = random.Random(11)
    while True:
        state = GAME.new(4)
        while state.seat != OVER:
            if type(state.step).__name__ == step and len(state.actions) > answers:
                return state
            state.advance(rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions)))


def other_pages() -> list[str]:
    """One of each page that is no table."""
    option = Option("pace", "Pace", "How fast.", "slow", (Choice("slow", "Slowly"), Choice("fast", "Fast")))
    shelf = Shelf(
        "darkrock", "Darkrock", EVIL, 2, 5, (*GAME.options, option), (("steady", "Bot, steady"),), "steady"
    )
    lines = (TableLine(EVIL, "with Ben", "Your turn", "/t/1", "Resume", mine=True),)
    refusal = Refusal("DR-ASG-08", "@1 has closed Export 2.", "The law.", "Export 1 is free.")
    chapters = [
        Chapter("ASG", "Assignment", (RuleLine("DR-ASG-01", "p. 4", EVIL, (("DR-R01", "?", "!"),), "later"),))
    ]
    return [
        render.lobby(Lobby((shelf,), EVIL, lines, "A notice.", {"seat-1": "link"})),
        render.lobby(Lobby((shelf,), "")),
        render.invite(
            Invitation("abc", EVIL, "Darkrock", (Seat(EVIL), Seat("Bot", BOT, "steady")), 0, "Ana")
        ),
        render.why(refusal, NAMES, "darkrock", "/t/1"),
        render.rules("Darkrock Ventures", "darkrock", chapters, EVIL),
        render.error(404, EVIL, "Look again."),
        render.table(
            page(walk(3, 1, 80), 0),
            GAME.art,
            Browser("dawn", (Invite(1, EVIL, "http://127.0.0.1/x"),), True, "/t/1"),
        ),
        finished(0),
        finished(SPECTATOR),
    ]


def finished(me: int) -> str:
    """The page of a finished game."""
    rng = random.Random(4)
    state = GAME.new(3)
    series: list[list[int]] = []
    while state.seat != OVER:
        if len(series) <= state.round:
            series.append([int(score) for score in state.scores()])
        state.advance(rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions)))
    shown = page(state, me, (EVIL, *NAMES[1:]))
    scores = tuple(zip(*series, strict=True))
    end = End(shown.question.title, shown.question.why, "", shown.picture.titles, shown.picture.rows, scores)
    return render.table(msgspec.structs.replace(shown, end=end), GAME.art)


def test_every_seat_sees_a_complete_page_at_a_hundred_positions() -> None:
    """Templates are strict about what they are given, tags are closed in order, ids are unique."""
    for state in positions(100):
        for me in (*range(state.seats()), SPECTATOR):
            text = render.fragment(page(state, me), GAME.art)
            if me not in (state.seat, SPECTATOR):
                continue
            tags = Tags(text)
            ids = Counter(attrs["id"] for _, attrs in tags.tags if "id" in attrs)
            assert not tags.open
            assert [name for name, times in ids.items() if times > 1] == []


def test_no_page_has_inline_style_or_script() -> None:
    """The content policy allows neither; names of players and texts of others stay text."""
    pages = [*other_pages(), render.table(page(walk(5, 2, 90), 1, (EVIL,) * 5), GAME.art)]
    for text in pages:
        for tag, attrs in Tags(text.replace("<!doctype html>", "")).tags:
            assert tag != "style"
            assert "style" not in attrs
            assert not [name for name in attrs if name.startswith("on")]
            assert tag != "script" or attrs["src"].startswith("/static/")
        assert EVIL not in text


def test_every_open_answer_is_a_button() -> None:
    """Each open action submits by a button in the question or on the board, and no other action does."""
    for state in positions(100):
        if state.seat < 0:
            continue
        text = render.fragment(page(state, int(state.seat)), GAME.art)
        assert set(buttons(text)) == {int(action) for action in state.actions}


def test_what_is_not_open_leads_to_its_reason() -> None:
    """A place that is off can be focused and asks why; it never submits an answer."""
    state = next(
        state for state in positions(60) if type(state.step).__name__ == "Assign" and len(state.actions) < 24
    )
    tags = Tags(render.fragment(page(state, int(state.seat)), GAME.art)).tags
    off = [attrs for tag, attrs in tags if tag == "button" and attrs.get("form") == "ask-why"]
    assert off
    for attrs in off:
        assert attrs["aria-disabled"] == "true"
        assert int(attrs["value"]) not in state.actions
        GAME.why_not(state, int(state.seat), int(attrs["value"]))


def test_only_the_asked_seat_can_answer() -> None:
    """Neither spectators nor the other seats, nor pages of the past, have a button that answers."""
    for state in positions(30):
        for me in (*range(state.seats()), SPECTATOR):
            if me != state.seat and not state.early(me):
                assert 'name="a"' not in render.fragment(page(state, me), GAME.art)
        text = render.fragment(page(state, max(int(state.seat), 0), at=98), GAME.art)
        assert 'name="a"' not in text
        assert "is-legal" not in text


def test_touching_the_captain_relights_the_board() -> None:
    """With the Captain in hand the stations submit his assignments; without him they carry the crew's."""
    state = next(s for seed in range(400) for s in [walk(4, seed, 400)] if both_kinds(s))
    crew, captain = (places(page(state, int(state.seat), NAMES, touched)) for touched in ((), ("captain",)))
    assert any(action < 25 for action in crew)
    assert all(25 <= action < 50 for action in captain)


def places(shown: Page) -> set[int]:
    """The answers that places of the board submit."""
    tags = Tags(render.fragment(shown, GAME.art)).tags
    return {int(a["value"]) for tag, a in tags if tag == "button" and a.get("form") == "answer"}


def both_kinds(state: State) -> bool:
    """May the asked seat send a crewmember as well as the Captain?"""
    return type(state.step).__name__ == "Assign" and state.actions[0] < 25 and state.actions[-1] >= 25


def test_goods_are_put_into_a_sale_and_taken_out() -> None:
    """What is touched makes the sale that shines; each touch leads to another open sale or says why not."""
    state = reach("Export", 4)
    seat = int(state.seat)
    shown = page(state, seat)
    toggles = shown.picture.bar.toggles
    assert shown.picture.bar.main is not None
    assert any(toggle.chosen for toggle in toggles)
    for toggle in toggles:
        again = page(state, seat, NAMES, toggle.then)
        if toggle.refused >= 0:
            assert GAME.why_not(state, seat, toggle.refused).rule
        elif toggle.then:
            assert again.picture.bar.main is not None
            assert sum(other.chosen for other in again.picture.bar.toggles) == len(toggle.then)


def test_a_past_page_cannot_offer_anything() -> None:
    """A page that looks back is refused a question with answers."""
    state = walk(3, 1, 80)
    with pytest.raises(ValueError, match="at_rest"):
        Page(
            **{
                **{n: getattr(page(state, int(state.seat)), n) for n in Page.__struct_fields__},
                "looking_back": 3,
            }
        )


def test_fragments_and_pages_keep_to_their_sizes() -> None:
    """A pushed fragment has at most 30 KB (6 KB compressed), a whole page 40 KB (8 KB)."""
    for state in positions(60):
        for me in (max(int(state.seat), 0), SPECTATOR):
            shown = page(state, me)
            part, whole = (
                text.encode() for text in (render.fragment(shown, GAME.art), render.table(shown, GAME.art))
            )
            assert (len(part) <= 30_000, len(gzip.compress(part)) <= 6_000) == (True, True)
            assert (len(whole) <= 40_000, len(gzip.compress(whole)) <= 8_000) == (True, True)


def test_sizes_hold_with_every_deck_and_variant() -> None:
    """The same bars through whole games at the tables with the most on the board, five seats among them."""
    for table in range(3, len(TABLES)):
        for moves in range(20, 700, 40):
            shown = walk(TABLES[table][0], table, moves, table)
            for me in (max(int(shown.seat), 0), SPECTATOR):
                part = render.fragment(page(shown, me), GAME.art).encode()
                whole = render.table(page(shown, me), GAME.art).encode()
                assert (len(part) <= 30_000, len(gzip.compress(part)) <= 6_000) == (True, True), table
                assert (len(whole) <= 40_000, len(gzip.compress(whole)) <= 8_000) == (True, True), table


def test_every_symbol_that_a_page_uses_is_drawn() -> None:
    """Each use of a symbol names a file of /static/ that has it; each style and script is there."""
    files = render.static_files([GAME.art])
    texts = [render.table(page(state, 0), GAME.art) for state in positions(60)] + other_pages()
    for text in texts:
        for file, symbol in re.findall(r'href="/static/([a-z.]+)#([a-z0-9-]+)"', text):
            assert f'id="{symbol}"' in files[file][0].read_text()
        for file in re.findall(r'(?:href|src)="/static/([a-z.]+)"', text):
            assert file in files


def test_the_story_shows_the_moment_looked_at() -> None:
    """Looking back, the page's part of the story holds that moment and a few after it."""
    log = [Entry(number, "…") for number in range(100)]
    assert [entry.number for entry in render.around(log, 50)] == list(range(39, 55))
    assert [entry.number for entry in render.around(log, 99)] == list(range(84, 100))


def test_the_script_is_small() -> None:
    """Under two hundred lines, and nothing of it comes from elsewhere."""
    script = (render.HERE / "static" / "gloaming.js").read_text()
    assert len(script.splitlines()) < 200
    assert "import" not in script


def test_a_chart_keeps_names_apart_and_inside() -> None:
    """Names at the ends of lines neither cover each other nor leave the chart; leaps are largest gains."""
    series = ((2, 5, 9), (2, 5, 8), (2, 12, 8), (2, 2, 8))
    labels = sorted(line.label for line in chart(series).lines)
    assert all(below - above >= 20 for above, below in pairwise(labels))
    assert labels[-1] <= BOTTOM
    assert [(leap.seat, leap.number, leap.gain()) for leap in leaps(series)] == [
        (2, 1, 10),
        (3, 2, 6),
        (0, 2, 4),
    ]


def drawing(state: State) -> Drawing:
    """What everybody sees of a position."""
    view = GAME.view(state, SPECTATOR)
    return GAME.picture(view, GAME.ask(view))


def test_flags_on_the_credit_track_do_not_cover_each_other() -> None:
    """Their heads stand apart and in order, their feet on the amounts."""
    for state in positions(40):
        if state.crisis.limit:
            continue
        drawn = [flag for flag in drawing(state).flags if not flag.ghost]
        assert all(right.head - left.head >= 27.9 for left, right in pairwise(drawn))
        assert [flag.foot for flag in drawn] == sorted(flag.foot for flag in drawn)
        assert drawn[0].head >= 13


def test_a_game_without_drawings_has_a_page_too() -> None:
    """Its offers lie in the bar, a few open and many folded, each once; the table stands in plain lines."""
    state = walk(3, 1, 80)
    shown = page(state, int(state.seat))
    bare = msgspec.structs.replace(shown, picture=plain(shown.question), own_things="Ore: 3 4 5")
    text = render.table(bare, None)
    assert set(buttons(text)) == {int(action) for action in state.actions}
    assert max(buttons(text).values()) == 1
    assert "Ore: 3 4 5" in text
