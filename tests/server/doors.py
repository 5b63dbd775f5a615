"""How the tests of the server open a house, come in, and read its pages."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlencode

import httpx
import msgspec

from gloaming.server import Settings, create_app
from gloaming.server.host import Host
from gloaming.server.house import House
from gloaming.server.run import Server, bind, config_of

T = TypeVar("T")
FORM = {"content-type": "application/x-www-form-urlencoded"}
DARKROCK = {"game": "darkrock", "seat-0": "you", "seat-1": "bot:steady"}


class Door:
    """An open house: its address, and what it holds."""

    def __init__(self, base: str, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self.base = base
        self.house = house
        self.loop = loop

    def run(self, work: Coroutine[object, object, T]) -> T:
        """Do something inside the house."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def guest(self) -> httpx.Client:
        """A browser that nobody knows yet."""
        return httpx.Client(base_url=self.base, timeout=30)

    def host(self, path: str) -> Host:
        """The live table behind /t/ID."""
        return self.house.hall.live[path.rpartition("/")[2]][0]


@contextlib.contextmanager
def open_house(folder: Path, **settings: object) -> Iterator[Door]:
    """A real server on a free port of this computer, in a thread of its own."""
    given = {"data": str(folder), "port": 0, "pace": 0.0, "rate": 0, **settings}
    sockets = bind(0, "", 1)
    app = create_app(msgspec.convert(given, Settings))
    server = Server(config_of(app), app, "")
    thread = threading.Thread(target=server.run, args=(sockets,))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            threading.Event().wait(0.01)
        assert server.loop is not None
        yield Door(f"http://127.0.0.1:{sockets[0].getsockname()[1]}", app.house, server.loop)
    finally:
        assert server.loop is not None
        server.loop.call_soon_threadsafe(app.house.end_streams)
        server.should_exit = True
        thread.join()


class Sheet(HTMLParser):
    """A table's page as somebody without scripts meets it: the form of the question and its answers."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.number = -1
        self.mine = False
        self.over = False
        self.hidden: list[tuple[str, str]] = []
        self.offers: list[str] = []
        self._form = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the table, the question's form, and what belongs to it."""
        given = {name: value or "" for name, value in attrs}
        if given.get("id") == "table":
            self.number, self.mine, self.over = (
                int(given["data-n"]),
                "data-mine" in given,
                "data-over" in given,
            )
        if tag == "form":
            self._form = given.get("id", "")
        if given.get("form", self._form) != "answer":
            return
        if tag == "input" and given.get("type") == "hidden":
            self.hidden.append((given["name"], given["value"]))
        if tag == "button" and given.get("name") == "a":
            self.offers.append(given["value"])

    def handle_endtag(self, tag: str) -> None:
        """A form ends."""
        if tag == "form":
            self._form = ""


def begin(guest: httpx.Client, **fields: str) -> str:
    """Set a table up; gives its path."""
    answer = guest.post("/tables", data={**DARKROCK, "name": "Ana", **fields})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def sheet(guest: httpx.Client, table: str) -> Sheet:
    """The table's page, read."""
    return Sheet(guest.get(table).raise_for_status().text)


def my_turn(guest: httpx.Client, table: str) -> Sheet:
    """The page once it asks this guest, or once the game is over."""
    while True:
        look = guest.get(f"/api{table}").json()
        if look["over"] or look["question"]["seat"] == look["seat"]:
            page = sheet(guest, table)
            if page.mine or page.over:
                return page
        threading.Event().wait(0.01)


def answer(guest: httpx.Client, table: str, page: Sheet, offer: str) -> httpx.Response:
    """Press one button of the page."""
    return post(guest, f"{table}/act", [*page.hidden, ("a", offer)])


def post(guest: httpx.Client, path: str, fields: list[tuple[str, str]], **headers: str) -> httpx.Response:
    """Send a form, names repeated if need be."""
    extra = {name.replace("_", "-"): value for name, value in headers.items()}
    return guest.post(path, content=urlencode(fields), headers=FORM | extra)


def sentence(response: httpx.Response) -> str:
    """The headline of a page that says what is wrong."""
    return response.text.partition("<h1>")[2].partition("</h1>")[0]
