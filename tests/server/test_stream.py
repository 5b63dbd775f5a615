"""The event stream of a table: what one seat may see, whenever it changes, and nothing that it has seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event

import httpx

from server.doors import Door, Sheet, answer, begin, my_turn, open_house


class News:
    """An open stream, read event by event."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.lines = response.iter_lines()

    def next(self) -> tuple[int, Sheet]:
        """The next picture: its number, and the page."""
        number, data = -1, list[str]()
        for line in self.lines:
            name, _, value = line.partition(": ")
            if name == "id":
                number = int(value)
            elif name == "data":
                data.append(value)
            elif not line and data:
                return number, Sheet("\n".join(data))
        raise EOFError("the stream has ended")


@contextmanager
def news(guest: httpx.Client, table: str, query: str = "", **headers: str) -> Iterator[News]:
    """Open the stream of a table."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    with guest.stream("GET", f"{table}/stream{query}", headers=given) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        yield News(response)


def test_the_first_event_is_the_table_as_it_stands(ana: httpx.Client, table: str) -> None:
    """Id and page agree on the decision's number."""
    page = my_turn(ana, table)
    with news(ana, table) as stream:
        number, picture = stream.next()
    assert number == picture.number == page.number
    assert picture.offers == page.offers


def test_what_was_seen_is_not_sent_again(ana: httpx.Client, table: str) -> None:
    """With the number on the page, the first event is the next change."""
    page = my_turn(ana, table)
    with news(ana, table, f"?n={page.number}") as stream:
        answer(ana, table, page, page.offers[0])
        number, _ = stream.next()
    assert number > page.number


def test_who_was_away_gets_the_newest_at_once(ana: httpx.Client, table: str) -> None:
    """A browser that comes back names the last event it had; one event brings it to now."""
    page = my_turn(ana, table)
    answer(ana, table, page, page.offers[0])
    now = my_turn(ana, table)
    with news(ana, table, "?n=999", last_event_id=str(page.number)) as stream:
        assert stream.next()[0] >= now.number
    with news(ana, table, last_event_id="nonsense") as stream:
        assert stream.next()[0] >= now.number


def test_everybody_is_told(ana: httpx.Client, ben: httpx.Client, table: str) -> None:
    """One answers, the other sees it; who watches is offered nothing."""
    page = my_turn(ana, table)
    with news(ben, table) as stream:
        _, before = stream.next()
        assert not before.offers
        assert not before.mine
        answer(ana, table, page, page.offers[0])
        number, after = stream.next()
    assert number > page.number
    assert not after.offers


def test_who_goes_is_forgotten(door: Door, ana: httpx.Client, table: str) -> None:
    """A stream that was closed leaves nothing behind."""
    with news(ana, table) as stream:
        stream.next()
        assert door.host(table).streams[0] == 1
    while door.host(table).streams[0] or door.house.streams:
        Event().wait(0.01)
    assert len(door.host(table).table.flags) < 5


def test_watchers_are_counted_and_capped(tmp_path: Path) -> None:
    """Beyond the cap there is a sentence; players are never turned away."""
    with open_house(tmp_path, spectators=1) as door, door.guest() as ana, door.guest() as ben:
        table = begin(ana)
        with news(ben, table) as stream:
            stream.next()
            full = ben.get(f"{table}/stream")
            assert full.status_code == 503
            assert "no room" in full.text
            assert "watching" in ana.get(table).text
            with news(ana, table) as own:
                own.next()


def test_two_browsers_of_one_seat_share_a_picture(door: Door, ana: httpx.Client, table: str) -> None:
    """It is drawn once for each moment and seat."""
    page = my_turn(ana, table)
    with news(ana, table) as one, news(ana, table) as other:
        assert one.next()[1].text == other.next()[1].text
        kept = door.host(table).drawn(0, lambda: b"drawn anew")
    assert kept.startswith(f"id: {page.number}\n".encode())


def test_streams_end_when_the_house_closes(tmp_path: Path) -> None:
    """No reader holds the house open."""
    with ExitStack() as opened:
        door = opened.enter_context(open_house(tmp_path))
        with door.guest() as ana, news(ana, begin(ana)) as stream:
            stream.next()
            opened.close()
            rest = list(stream.lines)
    assert not [line for line in rest if line.startswith("event")]
    assert not door.house.streams
