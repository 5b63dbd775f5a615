"""A whole game by plain forms, as a browser without scripts plays it."""

from __future__ import annotations

import httpx

from gloaming.core.dice import Dice
from server.doors import Door, Sheet, answer, begin, my_turn, sheet


def test_a_whole_game_by_forms_alone(ana: httpx.Client) -> None:
    """From the lobby's form to the final score: every answer is a button of the page."""
    table = begin(ana, **{"seat-2": "bot:steady"})
    luck, pressed = Dice(5), 0
    page = my_turn(ana, table)
    while not page.over:
        assert page.offers
        after = answer(ana, table, page, page.offers[luck.below(len(page.offers))])
        assert after.status_code in (200, 303), after.text
        pressed += 1
        page = Sheet(after.text) if after.status_code == 200 else my_turn(ana, table)
        page = page if page.mine else my_turn(ana, table)
    assert pressed > 20
    end = ana.get(table).text
    assert " wins with $" in end
    assert f'action="{table}/rematch"' in end
    assert "Over" in ana.get("/").text


def test_a_saying_of_several_actions_is_built_page_by_page(door: Door, ana: httpx.Client) -> None:
    """The first half comes back as a hidden field, and the page says what it settled; nobody else sees it."""
    table = begin(ana, game="lanterns", **{"seat-1": "link"})
    page = my_turn(ana, table)
    while "31" not in page.offers or door.host(table).table.state.scores()[0] < 2:
        answer(ana, table, page, "10" if "10" in page.offers else page.offers[0])
        page = my_turn(ana, table)
        assert not page.over
    half = answer(ana, table, page, "31")
    assert half.status_code == 200
    part = Sheet(half.text)
    assert ("a", "31") in part.hidden
    assert set(part.offers) <= {"41", "42", "43"}
    for form in ("act", "undo", "hint"):  # such a page comes from the form's address, its links from there
        led = ana.get(f"{table}/{form}?at=1&with=plans")
        assert (led.status_code, led.headers["location"]) == (303, f"{table}?at=1&with=plans")
    assert sheet(ana, table).number == page.number
    why = ana.get(f"{table}/why?n={part.number}&a=31&action=10")
    assert why.status_code in (200, 404)
    assert 'id="refusal"' in why.text
    assert answer(ana, table, part, "41").status_code == 303
    assert sheet(ana, table).number > page.number
