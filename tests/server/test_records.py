"""The journal leaves the house and comes back: export, import, replay."""

from __future__ import annotations

import httpx
import pytest

from gloaming.core import journal
from server.doors import Door, answer, begin, my_turn, sentence, sheet


def bring(guest: httpx.Client, text: str) -> httpx.Response:
    """Bring a journal along."""
    return guest.post("/import", files={"journal": ("game.journal", text.encode())})


def played(guest: httpx.Client, moves: int) -> str:
    """A table after some moves of its owner."""
    table = begin(guest)
    for _ in range(moves):
        page = my_turn(guest, table)
        answer(guest, table, page, page.offers[0])
    my_turn(guest, table)
    return table


def test_a_game_goes_on_in_another_table(door: Door, ana: httpx.Client, ben: httpx.Client) -> None:
    """What was exported can be brought along by anybody, and is the same game at the same moment."""
    table = played(ana, 4)
    sent = ana.get(f"{table}/journal")
    assert sent.headers["content-disposition"].startswith("attachment; filename=")
    brought = bring(ben, sent.text)
    assert brought.status_code == 303
    twin = brought.headers["location"]
    assert twin.startswith("/t/")
    assert door.host(twin).table.history.records() == door.host(table).table.history.records()
    assert my_turn(ben, twin).offers == sheet(ana, table).offers
    book = journal.read(ben.get(f"{twin}/journal").text)
    assert book.records == journal.read(sent.text).records


def test_a_game_that_is_over_opens_as_a_replay(door: Door, ana: httpx.Client, ben: httpx.Client) -> None:
    """And looks the same from move to move."""
    table = begin(ana, game="lanterns", **{"option-short": "on"})
    while not (page := my_turn(ana, table)).over:
        answer(ana, table, page, page.offers[0])
    text = ana.get(f"{table}/journal").text
    assert "seed = " in text
    brought = bring(ben, text)
    replay = brought.headers["location"]
    assert replay.startswith("/replay/")
    last = door.host(table).table.number
    for at in range(last + 1):
        assert ben.get(f"{replay}?at={at}").status_code == 200
    assert ben.get(f"{replay}?at={last + 1}").status_code == 404


def test_the_story_can_be_walked_back(ana: httpx.Client) -> None:
    """An earlier moment is shown whole, offers nothing and leads back to now."""
    table = played(ana, 3)
    now = sheet(ana, table)
    past = ana.get(f"{table}?at=2").text
    assert "You look at move" in past
    assert f'data-n="{now.number}"' in past
    assert 'name="a"' not in past
    replay = ana.get(table.replace("/t/", "/replay/")).text
    assert "Replay of table" in replay


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace("assign crew", "assign cook", 1), "changed by hand"),
        (lambda text: "", "empty"),
        (lambda text: "once upon a time", "not a Gloaming journal"),
        (lambda text: text.replace('game = "darkrock"', 'game = "chess"'), "changed by hand"),
        (lambda text: text.replace("rules = 1", 'rules = 1\nmood = "grim"'), "changed by hand"),
    ],
)
def test_a_harmed_journal_is_refused(ana: httpx.Client, harm: object, word: str) -> None:
    """One sentence, with the line where there is one; no table is made."""
    text = ana.get(f"{played(ana, 3)}/journal").text
    before = ana.get("/").text.count("table-row")
    assert callable(harm)
    refused = bring(ana, harm(text))
    assert refused.status_code == 422
    assert word in sentence(refused)
    assert ana.get("/").text.count("table-row") == before


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("red: assign crew m7", "Record 2 (assign crew m7) does not replay"),
        ("chance: leader blue", "does not replay"),
    ],
)
def test_a_journal_that_breaks_a_rule_is_refused(ana: httpx.Client, line: str, word: str) -> None:
    """Whole and well written, but not a game that can have been: the sentence names the record."""
    book = journal.read(ana.get(f"{played(ana, 2)}/journal").text)
    record = journal.parse_line(line, book.header.seats)
    wrong = journal.Journal(book.header, (*book.records[:2], record))
    refused = bring(ana, journal.write(wrong))
    assert refused.status_code == 422
    assert word in sentence(refused).replace("&#39;", "'")


def test_only_one_file_at_a_time(ana: httpx.Client) -> None:
    """Neither none nor two, nor other fields."""
    file = ("journal", ("a", b"x"))
    for files in ([file, file], [file, ("extra", ("b", b"y"))], [("letter", ("a", b"x"))]):
        assert ana.post("/import", files=files).status_code == 400
    assert ana.post("/import").status_code == 400
    huge = ana.post("/import", files={"journal": ("a", b"x" * 10_000_000)})
    assert huge.status_code == 413
