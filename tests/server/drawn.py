"""Drawn pages to look at in tests: Darkrock in positions of all tables, other games among bots, and tags."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from gloaming.core.state import CHANCE, OVER
from gloaming.core.state import State as CoreState
from gloaming.games import AnyGame
from gloaming.games.darkrock import game
from gloaming.games.darkrock.state import State
from gloaming.web.page import BOT, Entry, Page, Seat, Undo, at_rest

GAME = game

EVIL = "<script>alert(1)</script>"
NAMES = ("Ana", "Ben", "Cleo", "Dag", "Eve")
LONG_NAMES = ("Ana", "Benedikta", "Cleo", "Dag")
DECKS = {"therion": True, "sponsors": True, "research": True}
# Ways to play, with how many seats each: what is drawn differs most between these.
TABLES: tuple[tuple[int, dict[str, bool | str]], ...] = (
    *((seats, {}) for seats in (2, 3, 4, 5)),
    (5, {**DECKS}),
    (3, {"variant": "crisis", "research": True}),
    (2, {"variant": "insider", **DECKS}),
    (3, {"variant": "saboteurs", **DECKS}),
    (1, {"variant": "crisis", "difficulty": "hard", "crisis_shield_per_card": True}),
    (5, {"variant": "crisis", "research": True, "disintegration_limit": "4"}),
)


class Tags(HTMLParser):
    """Every start tag with its attributes, and which elements are open where it stands."""

    VOID = ("meta", "link", "input", "path", "circle", "rect", "use", "stop", "ellipse")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag


@cache
def walk(seats: int, seed: int, moves: int, table: int = 0) -> State:
    """The position after so many random actions at one of the tables, or the last one before the end."""
    rng = random.Random(seed)
    state = GAME.new(seats, TABLES[table][1])
    for _ in range(moves):
        twin = state.clone()
        twin.advance(rng.choice(list(twin.outcomes()[0] if twin.seat == CHANCE else twin.actions)))
        if twin.seat == OVER:
            break
        state = twin
    return state


def positions(number: int) -> Iterator[State]:
    """So many random positions, of all tables, early and late."""
    for seed in range(number):
        table = seed % len(TABLES)
        yield walk(TABLES[table][0], seed, 3 + 5 * seed, table)


def page(
    state: State,
    me: int,
    names: tuple[str, ...] = NAMES,
    touched: tuple[str, ...] = (),
    at: int | None = None,
) -> Page:
    """The page of a position with a story of twenty-four sentences."""
    view = GAME.view(state, me)
    question = GAME.ask(view) if at is None else at_rest(GAME.ask(view))
    seats = state.seats()
    log = tuple(
        Entry(n, f"@{n % seats} places a crewmember on Subcontract beside @0.", n % seats)
        for n in range(76, 100)
    )
    return Page(
        game=GAME.name,
        title=GAME.title,
        base="/t/quiet-comet-of-the-north",
        name="Quiet Comet",
        number=99,
        last=99,
        me=me,
        seats=(Seat(names[0]), Seat(names[1], BOT, "steady"), *(Seat(name) for name in names[2:]))[:seats],
        question=question,
        view=view,
        picture=GAME.picture(view, question, touched),
        log=log,
        undo=Undo(False, "No undo: dice were thrown, and a die once seen stays."),
        touched=touched,
        watchers=3,
        looking_back=at,
    )


def at_table(
    game: AnyGame, state: CoreState, me: int, said: tuple[int, ...], touched: tuple[str, ...], story: str
) -> Page:
    """The page of a position among bots with a full story; what is said so far is the asked seat's."""
    view = game.view(state, me)
    question, seats = game.ask(view), len(view.players)
    return Page(
        game=game.name,
        title=game.title,
        base="/t/99fKvxztxaN0",
        name="Quiet Comet",
        number=140,
        last=140,
        me=me,
        seats=tuple(Seat(name, BOT, "steady") for name in LONG_NAMES[:seats]),
        question=question,
        view=view,
        picture=game.picture(view, question, touched),
        log=tuple(Entry(n, story.format(n % seats), n % seats) for n in range(130, 141)),
        undo=Undo(False, "No undo: something was drawn since, and what was once drawn stays."),
        so_far=said if me == state.seat else (),
        touched=touched,
    )


def buttons(text: str, form: str = "answer") -> Counter[int]:
    """How often each action stands on a button that submits the answer."""
    inside = text[
        text.index('<form class="question') : text.index("</form>", text.index('<form class="question'))
    ]
    out: Counter[int] = Counter()
    for place, (tag, attrs) in ((p, t) for p in (inside,) for t in Tags(p + "</form>").tags):
        if tag == "button" and attrs.get("name") == "a" and place:
            out[int(attrs["value"])] += 1
    for tag, attrs in Tags(text).tags:
        if tag == "button" and attrs.get("name") == "a" and attrs.get("form") == form:
            out[int(attrs["value"])] += 1
    return out
