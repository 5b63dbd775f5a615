"""Whole payments on the page: forms that post all of a saying, without a script."""

from __future__ import annotations

from html.parser import HTMLParser

import httpx

from gloaming.games.dark_matter.state import State
from server.doors import Door, Sheet, begin, my_turn, post


class Forms(HTMLParser):
    """The forms of a page, by id: where each goes, and its hidden fields."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: dict[str, tuple[str, list[tuple[str, str]]]] = {}
        self.buttons: set[str] = set()
        self._form = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A form, or what belongs to one."""
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._form = given.get("id", "")
            self.forms[self._form] = (given.get("action", ""), [])
        if tag == "input" and given.get("type") == "hidden":
            self.forms[self._form][1].append((given["name"], given["value"]))
        if tag == "button":
            self.buttons.add(given.get("form", self._form))


def paying(guest: httpx.Client) -> tuple[str, str]:
    """A table, and the query of its page on which a planet has been named and plans lie open."""
    table = begin(guest, game="dark_matter", **{"seat-1": "bot:random"})
    number = my_turn(guest, table).number
    offers = guest.get(f"/api{table}").json()["question"]["offers"]
    goal = next(offer["action"] for offer in offers if offer["kind"] == "terraform")
    begun = post(guest, f"{table}/act", [("n", str(number)), ("a", str(goal))])
    assert begun.status_code == 200
    return table, f"?n={number}&a={goal}&with=plans"


def planets(door: Door, table: str) -> int:
    """How many planets the first seat has."""
    state = door.host(table).table.state
    assert isinstance(state, State)
    return len(state.players[0].planets)


def test_one_click_pays(door: Door, ana: httpx.Client) -> None:
    """The form of the first plan holds the goal, its sources and the confirmation; posted, it is played."""
    table, query = paying(ana)
    page = Forms(ana.get(table + query).text)
    wholes = [name for name in page.forms if name.startswith("whole-")]
    assert 1 <= len(wholes) <= 5
    assert set(wholes) <= page.buttons
    where, fields = page.forms["whole-1"]
    assert fields[0][0] == "n"
    assert [name for name, _ in fields[1:]] == ["a"] * (len(fields) - 1)
    before = planets(door, table)
    done = post(ana, where, fields)
    if done.status_code == 200:  # soldiers come along: the same saying asks about them
        page_now = Sheet(done.text)
        done = post(ana, where, [*page_now.hidden, ("a", page_now.offers[0])])
    assert done.status_code == 303
    assert planets(door, table) == before + 1


def test_the_page_shows_them_where_they_are_asked_for(ana: httpx.Client) -> None:
    """Beside the steps, which stay; each says what it uses and how the cards will lie."""
    table, query = paying(ana)
    closed = ana.get(table + query.removesuffix("&with=plans")).text
    assert "whole-1" not in closed
    assert "Ready ways" in closed
    opened = ana.get(table + query).text
    assert "takes " in opened
    assert "is Flipped" in opened or "is Spun" in opened
