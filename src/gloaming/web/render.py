"""Pages from facts: pure functions from the structs of `page` to HTML.  No rules, no sockets, no clock.

The contract with the server
----------------------------
    GET  /                 lobby(Lobby); query: game=NAME, the one that is open
    POST /tables           fields game, seat-0 .. (you, bot:LEVEL, link, nobody), name, option-NAME ("on" for
                           switches), dice ("seed" or "people")
    GET  /t/{id}           table(Page); query: at=N looks back, a=.. (repeated) the half-built saying, with=..
                           (repeated) what is touched but not sent: handed to game.picture as it is
    POST /t/{id}/act       fields n, a (repeated: the saying so far, and the answer).  A whole saying is
                           played (303 to /t/{id}); of a part, a refused or a stale one the answer is the
                           page, with so_far and said, refusal, or notice (200, 422, 409).  In the place of a:
                           chain, sayings in a row ("687 693.280"), played as long as nothing comes between
    POST /t/{id}/undo      n
    GET  /t/{id}/why       action=N; why(...), a page of its own: the script takes its <article id="refusal">
    GET  /t/{id}/stream    SSE: event `view`, id the decision's number, data fragment(Page)
    POST /t/{id}/hint      the page with the hint as its notice
    POST /t/{id}/leave, /take-back, /rematch, and with a field seat: /stand-in, /invite
    GET  /invite/{token}   invite(Invitation); POST with field name
    GET  /t/{id}/journal   the journal's text
    POST /import           field journal, a file
    GET  /replay/{id}      table(Page) with replay=True, me=SPECTATOR, looking_back=N (query at=N)
    GET  /rules/{game}     query q; rules(...)
    POST /theme            theme (dusk, dawn, auto, or next: the other one), back (a path); sets the cookie
    GET  /static/{file}    static_files(...)

Links to other looks at a table are queries alone ("?at=3"); /t/{id}/act and its like lead them to the table.

A fragment is the element <div id="table">: all of the table page that changes, the same for every browser of
a seat.  The page is the shell (head, forms and menu, which may differ by browser) around the fragment.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    DictLoader,
    Environment,
    FileSystemLoader,
    StrictUndefined,
    pass_context,
)
from jinja2.ext import Extension
from jinja2.runtime import Context
from markupsafe import Markup, escape

from gloaming.core.words import SEAT_MARK, Refusal, named
from gloaming.web.chart import chart, leaps
from gloaming.web.page import Browser, Chapter, Entry, Invitation, Lobby, Page

HERE = Path(__file__).parent
STATIC_TYPES = {".css": "text/css", ".svg": "image/svg+xml", ".js": "text/javascript"}
NOBODY_ELSE = Browser()
# What games may add to pages; empty where one has none, for what is missing is looked for each time.
LEFT_OUT = ("guide.html", "head.html", "paying.html", "points.html", "quests.html", "winner.html")
STORY, LATER = 16, 4  # sentences of the story on a page, and those of them after the moment shown
ROOM = 700  # signs of the story on a page, where sentences are long


def table(page: Page, art: Path | None, browser: Browser = NOBODY_ELSE) -> str:
    """The whole page of a table.  `art` is the game's folder of templates."""
    return environment(art).get_template("table.html").render(page=page, browser=browser, names=page.names)


def fragment(page: Page, art: Path | None) -> str:
    """The part of the table page that changes, as the stream sends it."""
    return environment(art).get_template("fragment.html").render(page=page, names=page.names)


def lobby(facts: Lobby, browser: Browser = NOBODY_ELSE) -> str:
    """The start page."""
    return environment(None).get_template("lobby.html").render(lobby=facts, browser=browser)


def invite(facts: Invitation, browser: Browser = NOBODY_ELSE) -> str:
    """The page behind an invite link."""
    return environment(None).get_template("invite.html").render(invite=facts, browser=browser)


def rules(
    title: str,
    game: str,
    chapters: Sequence[Chapter],
    query: str = "",
    browser: Browser = NOBODY_ELSE,
    art: Path | None = None,
) -> str:
    """The rules of a game, with its guide for newcomers, or those rules that a search has found."""
    words = {"title": title, "game": game, "chapters": chapters, "query": query, "browser": browser}
    return environment(art).get_template("rules.html").render(words)


def why(refusal: Refusal, names: Sequence[str], game: str, back: str, browser: Browser = NOBODY_ELSE) -> str:
    """Why something is not open: a page of its own."""
    words = {"refusal": refusal, "names": names, "game": game, "back": back, "browser": browser}
    return environment(None).get_template("why.html").render(words)


def error(status: int, sentence: str, what_to_do: str = "", browser: Browser = NOBODY_ELSE) -> str:
    """One sentence of what is wrong, and what to do."""
    words = {"status": status, "sentence": sentence, "what_to_do": what_to_do, "browser": browser}
    return environment(None).get_template("error.html").render(words)


def static_files(arts: Sequence[Path]) -> Mapping[str, tuple[Path, str]]:
    """Every file that /static/ serves, by name, with its media type: the house's, and the games' art."""
    folders = [HERE / "static", *arts]
    return {
        file.name: (file, STATIC_TYPES[file.suffix])
        for folder in folders
        for file in sorted(folder.iterdir())
        if file.suffix in STATIC_TYPES
    }


# --- the templates' language


class Flush(Extension):
    """Templates are indented for people; what is sent is not."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source with every line flush left."""
        return re.sub(r"^[ \t]+", "", source, flags=re.MULTILINE)


@cache
def environment(art: Path | None) -> Environment:
    """The templates of the house, and before them those of one game."""
    loaders: list[BaseLoader] = [FileSystemLoader(art)] if art else []
    loaders += [FileSystemLoader(HERE / "templates"), DictLoader(dict.fromkeys(LEFT_OUT, ""))]
    env = Environment(
        loader=ChoiceLoader(loaders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        extensions=[Flush],
        auto_reload=False,
    )
    env.filters["words"] = words
    env.filters["plain"] = plain
    env.filters["query"] = query
    env.filters["without"] = without
    env.filters["further"] = further
    env.filters["consequence"] = consequence
    env.filters["around"] = around
    env.globals["chart"] = chart
    env.globals["leaps"] = leaps
    return env


@pass_context
def words(context: Context, sentence: str) -> Markup:
    """A sentence with the players' names, each in the colour of its seat."""
    names = context["names"]

    def person(mark: re.Match[str]) -> str:
        seat = int(mark.group(1))
        return f'<b class="seat-{seat + 1}">{escape(names[seat])}</b>'

    return Markup(SEAT_MARK.sub(person, str(escape(sentence))))


@pass_context
def plain(context: Context, sentence: str) -> str:
    """A sentence with the players' names, for labels."""
    return named(sentence, context["names"])


def consequence(sentence: str) -> str:
    """What an answer comes to, beside its name on a button: what its sentence says after a colon, if it has
    one, without 'your crewmember', which the name says already."""
    return re.sub(r"^your \w+ ", "", sentence.partition(": ")[2])


def query(page: Page, touched: Sequence[str]) -> str:
    """The query that shows the page again, at the moment that it shows, with what was so far said, and these
    things touched."""
    pairs = [f"n={page.number}", *(f"a={action}" for action in page.so_far)] if page.so_far else []
    pairs += [f"at={page.looking_back}"] if page.looking_back is not None else []
    pairs += [f"with={name}" for name in touched]
    return "?" + "&".join(pairs)


def without(page: Page, action: int, rest: bool = False) -> str:
    """The query that shows the page again without this part of what was said, or without the rest too."""
    place = page.so_far.index(action)
    kept = page.so_far[:place] + (() if rest else page.so_far[place + 1 :])
    return "?" + "&".join([f"n={page.number}", *(f"a={said}" for said in kept)])


def further(page: Page, actions: Sequence[int]) -> str:
    """The query that shows the page with all of a plan said but its last word, which is the reader's."""
    said = (*page.so_far, *actions[:-1])
    return "?" + "&".join([f"n={page.number}", *(f"a={action}" for action in said)])


def around(log: Sequence[Entry], shown: int) -> Sequence[Entry]:
    """The story that a page holds: the moment shown, what led there, and a few sentences after it."""
    end = next((place for place, entry in enumerate(log) if entry.number > shown), len(log))
    end = min(end + LATER, len(log))
    first, signs = end, 0
    while first > max(0, end - STORY) and signs < ROOM:
        first -= 1
        signs += len(log[first].sentence)
    return log[first:end]


__all__ = ["error", "fragment", "invite", "lobby", "rules", "static_files", "table", "why"]
