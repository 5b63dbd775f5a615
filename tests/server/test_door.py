"""The door: headers, other sites, too much, too often, pages that are not there."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from server.doors import DARKROCK, Door, begin, my_turn, open_house, post, sentence, sheet


@pytest.mark.parametrize("path", ["/", "/nowhere", "/static/tokens.css", "/rules/darkrock", "/api/t/none"])
def test_every_answer_has_the_headers_of_the_house(ana: httpx.Client, path: str) -> None:
    """No inline scripts, no frames, no sniffing, no address in links to other sites."""
    headers = ana.get(path).headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "'unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_pages_have_no_inline_script_or_style(ana: httpx.Client, table: str) -> None:
    """What the policy forbids is not there."""
    for path in ("/", table, f"{table}?at=1", "/rules/darkrock"):
        text = ana.get(path).text
        assert " style=" not in text
        assert "<style" not in text
        assert " onclick=" not in text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_answer(ana: httpx.Client, table: str, headers: dict[str, str]) -> None:
    """A form that another site sent with Ana's cookie is refused, and nothing has changed."""
    page = my_turn(ana, table)
    refused = ana.post(f"{table}/act", data={"n": str(page.number), "a": page.offers[0]}, headers=headers)
    assert refused.status_code == 403
    assert sentence(refused).startswith("This came from another site")
    assert sheet(ana, table).number == page.number
    assert ana.post(f"/api{table}/act", json={"n": page.number}, headers=headers).json()["is"] == "error"


@pytest.mark.parametrize(
    "name", ["evil.example:{port}", "127.0.0.1.evil.example", "ana@127.0.0.1", "[::1", "", "10.0.0.7"]
)
def test_a_name_that_is_not_ours_reaches_nothing(ana: httpx.Client, table: str, name: str) -> None:
    """A page of another site whose name was turned to this computer sees no table and sits at none."""
    page, host = my_turn(ana, table), name.format(port=ana.base_url.port)
    headers = {"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    looked = ana.get(table, headers=headers)
    said = ana.post(f"{table}/act", data={"n": str(page.number), "a": page.offers[0]}, headers=headers)
    program = ana.get(f"/api{table}", headers=headers)
    assert [each.status_code for each in (looked, said, program)] == [421] * 3
    assert "is not known by" in sentence(looked)
    assert "--name" in looked.text
    assert "Ana" not in looked.text
    assert program.json()["is"] == "error"
    assert sheet(ana, table).number == page.number


def test_two_names_at_once_reach_nothing(ana: httpx.Client, table: str) -> None:
    """The one that is checked might not be the one that is used."""
    words = f"GET {table} HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n"
    with socket.create_connection((ana.base_url.host, ana.base_url.port or 0), timeout=10) as line:
        line.sendall(words.encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 421")


def test_the_names_of_the_house_lead_in(tmp_path: Path) -> None:
    """This computer's own, the address on its network, and those that the host named; whatever the port."""
    with open_house(tmp_path, names=("play.example",)) as door, door.guest() as guest:
        door.house.found_at("192.168.1.7", 8000)
        for name in (
            "localhost",
            "LOCALHOST:1",
            "127.0.0.1",
            "[::1]:80",
            "192.168.1.7:8000",
            "play.example.",
        ):
            assert guest.get("/", headers={"host": name}).status_code == 200, name
        for name in ("www.play.example", "192.168.1.8"):
            assert guest.get("/", headers={"host": name}).status_code == 421, name


def test_our_own_pages_can_answer(door: Door, ana: httpx.Client, table: str) -> None:
    """With the headers that browsers send along."""
    page = my_turn(ana, table)
    headers = {"origin": door.base, "sec-fetch-site": "same-origin"}
    said = ana.post(f"{table}/act", data={"n": str(page.number), "a": page.offers[0]}, headers=headers)
    assert said.status_code == 303


def test_the_cookie_is_out_of_reach(ana: httpx.Client) -> None:
    """Scripts cannot read it, other sites' forms do not carry it, and looking around makes no guest."""
    assert "set-cookie" not in ana.get("/").headers
    cookie = ana.post("/tables", data={**DARKROCK, "name": "Ana"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_name_of_a_megabyte(ana: httpx.Client) -> None:
    """Far too large a form is not even read; a long name is refused with a sentence; no table is made."""
    huge = ana.post("/tables", data={**DARKROCK, "name": "x" * 1_000_000})
    assert huge.status_code == 413
    assert sentence(huge) == "That is far too much for this form: send less."
    long = ana.post("/tables", data={**DARKROCK, "name": "x" * 25})
    assert long.status_code == 422
    assert "too long" in long.text
    hidden = ana.post("/tables", data={**DARKROCK, "name": "A\u202ena"})
    assert hidden.status_code == 422
    assert "invisible" in hidden.text


def test_a_megabyte_without_a_length(door: Door) -> None:
    """A body in chunks that says nothing of its size is measured as it comes."""
    body = (b"name=" + b"x" * 500_000 for _ in range(30))
    headers = {"content-type": "application/x-www-form-urlencoded"}
    with httpx.Client(base_url=door.base, timeout=30) as guest:
        refused = guest.post("/tables", content=body, headers=headers)
    assert refused.status_code == 413


@pytest.mark.parametrize(
    ("fields", "status", "word"),
    [
        ({"game": "chess"}, 422, "no game called"),
        ({"seat-1": "bot:genius"}, 422, "no bot level"),
        ({"seat-1": "you"}, 400, "one seat only"),
        ({"seat-1": "ghost"}, 400, "cannot sit down"),
        ({"seat-1": "nobody"}, 422, "takes 2 to 5 seats"),
        ({f"seat-{seat}": "link" for seat in range(1, 7)}, 422, "takes 2 to 5 seats"),
        ({"option-gravity": "on"}, 400, "has no option"),
        ({"option-long_game": "maybe"}, 400, "“on”, or left out"),
        ({"dice": "loaded"}, 400, "Dice come from"),
        ({"colour": "mauve"}, 400, "has no field “colour”"),
        ({"seat-x": "you"}, 400, "has no field “seat-x”"),
        ({"game": "lanterns", "dice": "people"}, 400, "cannot type them in"),
    ],
)
def test_a_table_that_cannot_be(ana: httpx.Client, fields: dict[str, str], status: int, word: str) -> None:
    """One sentence says what is wrong, and no table is made."""
    refused = ana.post("/tables", data={**DARKROCK, **fields})
    assert refused.status_code == status
    assert word in refused.text
    assert "set-cookie" not in refused.headers


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/none", 404),
        ("/t/none/stream", 404),
        ("/t/none/journal", 404),
        ("/replay/none", 404),
        ("/invite/none", 404),
        ("/rules/chess", 404),
        ("/static/none.css", 404),
        ("/static/..%2fpage.py", 404),
        ("/t", 404),
        ("/tables", 405),
    ],
)
def test_what_is_not_there(ana: httpx.Client, path: str, status: int) -> None:
    """A page with one sentence, and a way back."""
    missing = ana.get(path)
    assert missing.status_code == status
    assert sentence(missing)
    assert 'href="/"' in missing.text


def test_a_moment_that_never_was(ana: httpx.Client, table: str) -> None:
    """404 with the number of the newest; a query that is not ours is refused."""
    assert ana.get(f"{table}?at=4000").status_code == 404
    assert ana.get(f"{table}?at=-1").status_code == 400
    assert ana.get(f"{table}?when=now").status_code == 400


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    """Beyond the burst, 429 and a sentence; styles and streams do not count."""
    with open_house(tmp_path, rate=1) as door, door.guest() as guest:
        codes = [guest.get("/nowhere").status_code for _ in range(12)]
        assert codes[:10] == [404] * 10
        assert 429 in codes
        assert guest.get("/static/tokens.css").status_code == 200


@pytest.mark.parametrize(
    "words",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: minus\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 3\r\n\r\n\xff\xfe\xfd",
    ],
)
def test_bytes_that_are_no_request(door: Door, ana: httpx.Client, words: bytes) -> None:
    """The house answers 4xx or hangs up, and goes on."""
    place = urlsplit(door.base)
    assert place.hostname is not None
    with socket.create_connection((place.hostname, place.port or 0), timeout=10) as line:
        line.sendall(words)
        heard = line.recv(65536)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 4")
    assert ana.get("/").status_code == 200


def test_files_are_known_again(ana: httpx.Client) -> None:
    """A second look costs nothing, and files come packed."""
    first = ana.get("/static/gloaming.js")
    assert first.headers["content-type"].startswith("text/javascript")
    assert first.headers["content-encoding"] == "gzip"
    again = ana.get("/static/gloaming.js", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    plain = ana.get("/static/gloaming.js", headers={"accept-encoding": "identity"})
    assert plain.text == first.text


def test_the_light_changes_and_leads_back(ana: httpx.Client, table: str) -> None:
    """To a page of ours and nowhere else."""
    back = post(ana, "/theme", [("theme", "next"), ("back", table)])
    assert back.headers["location"] == table
    assert 'data-theme="dawn"' in ana.get("/").text
    for path in ("//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"):
        assert post(ana, "/theme", [("theme", "dusk"), ("back", path)]).headers["location"] == "/"
    assert post(ana, "/theme", [("theme", "mauve")]).status_code == 422


def test_the_rules_can_be_searched(ana: httpx.Client) -> None:
    """By words and by number."""
    assert "DR-ASG-06" in ana.get("/rules/darkrock").text
    found = ana.get("/rules/darkrock?q=ASG-06").text
    assert "DR-ASG-06" in found
    assert "DR-ASG-07" not in found
    assert begin(ana)
