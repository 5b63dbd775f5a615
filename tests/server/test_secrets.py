"""No byte reaches a seat that depends on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from gloaming import games
from gloaming.core.journal import Header, Saying
from gloaming.server.hall import new_match
from gloaming.store import NewSeat
from server.doors import Door, open_house, post
from server.test_stream import news
from table.lanterns import lanterns

# Red and blue hold a card each and pick a lamp: what blue holds and picks is hidden from red until the light.
HELD = "draw 2"


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Door, Door]]:
    """Two houses that are alike in everything but what blue holds."""
    games.register(lanterns)
    one, other = (Path(tmp_path_factory.mktemp(name)) for name in ("one", "other"))
    with open_house(one) as first, open_house(other) as second:
        yield first, second
    del games.REGISTERED[lanterns.name]


@contextmanager
def seated(door: Door, card: str, lamp: str = "") -> Iterator[tuple[str, dict[str, httpx.Client]]]:
    """A table with Ana as red, Ben as blue and a watcher; blue holds this card, picked this lamp ahead."""
    with ExitStack() as stack:
        people = {name: stack.enter_context(door.guest()) for name in ("ana", "ben", "eve")}
        yield table_of(door, people, card, lamp), people


def table_of(door: Door, people: dict[str, httpx.Client], card: str, lamp: str) -> str:
    """The path of that table."""
    for name in ("ana", "ben"):
        post(people[name], "/tables", fields(name))
    tokens = {name: people[name].cookies[door.house.guests.cookie] for name in ("ana", "ben")}
    table = door.run(set_up(door, tokens, card))
    if lamp:
        said = people["ben"].post(f"/api{table}/act", json={"n": 2, "actions": [int(lamp)]})
        assert said.json()["is"] == "accepted"
    return table


def fields(name: str) -> list[tuple[str, str]]:
    """Any table, to be somebody."""
    return [("game", "lanterns"), ("seat-0", "you"), ("seat-1", "bot:random"), ("name", name.title())]


async def set_up(door: Door, tokens: dict[str, str], card: str) -> str:
    """The table itself, dealt as wanted."""
    house = door.house
    guests = [await house.guests.known(tokens[name]) for name in ("ana", "ben")]
    seats = [NewSeat("person", "", guest.id, guest.name) for guest in guests if guest is not None]
    header = Header(gloaming="0", game="lanterns", rules=1, seats=("red", "blue"), seed=7)
    new = new_match(header, seats, seats[0].guest, name="Twin Lamps")
    match = await house.store.create(new)
    await house.store.append(match, 0, [Saying(-1, HELD), Saying(-1, card)])
    await house.hall.host(match)
    return f"/t/{match}"


def told(guest: httpx.Client, table: str) -> list[str]:
    """Everything that a browser or a program on that seat can get to read."""
    out = []
    paths = ["", "?at=0", "?at=1", "?at=2", "/journal", "/why?action=10", "/why?action=1"]
    for path in [*(table + path for path in paths), f"/api{table}", table.replace("/t/", "/replay/")]:
        answer = guest.get(path)
        out.append(f"{path} {answer.status_code} {answer.text}")
    with news(guest, table) as stream:
        out.append(stream.next()[1].text)
    for action in ("1", "10", "100", "102", "53", "52"):
        wrong = post(guest, f"{table}/act", [("n", "1"), ("a", action)])
        out.append(f"{action} {wrong.status_code} {wrong.text}")
    for saying in ("draw 1", "draw 3", "pick 9", "peek 1"):
        wrong = guest.post(f"/api{table}/act", json={"n": 1, "saying": saying})
        out.append(f"{saying} {wrong.status_code} {wrong.text}")
    return [text.replace(table.removeprefix("/t/"), "TABLE") for text in out]


@pytest.mark.parametrize(
    ("cards", "lamps"), [(("draw 0", "draw 3"), ("", "")), (("draw 1", "draw 1"), ("0", "2"))]
)
def test_what_a_seat_may_not_know_changes_no_byte(
    twins: tuple[Door, Door], cards: tuple[str, str], lamps: tuple[str, str]
) -> None:
    """Pages, stream, JSON, journal, refusals: equal for red and for watchers, whatever blue holds or picked
    ahead; and different for blue, so that there was something to hide."""
    with seated(twins[0], cards[0], lamps[0]) as (one, people), seated(twins[1], cards[1], lamps[1]) as twin:
        other, others = twin
        for name in ("ana", "eve"):
            assert told(people[name], one) == told(others[name], other)
        if cards[0] != cards[1]:
            assert told(people["ben"], one) != told(others["ben"], other)


def test_the_seed_stays_in_the_house(twins: tuple[Door, Door]) -> None:
    """While a game runs, its journal does not tell what the dice will show."""
    with seated(twins[0], "draw 1") as (table, people):
        journal = people["ana"].get(f"{table}/journal").text
    assert "seed" not in journal
    assert "draw" not in journal


def test_the_log_tells_no_secret(twins: tuple[Door, Door], caplog: pytest.LogCaptureFixture) -> None:
    """No cookie and no card in what the program writes, even when something breaks."""
    with seated(twins[0], "draw 3") as (table, people):
        twins[0].host(table).match = None  # type: ignore[assignment]  # it breaks
        broken = people["ana"].get(table)
        assert broken.status_code == 500
        assert "Traceback" not in broken.text
        assert " broke" in caplog.text
        for guest in people.values():
            for cookie in guest.cookies.values():
                assert cookie not in caplog.text
    assert "draw 3" not in caplog.text
    assert "cards" not in caplog.text
