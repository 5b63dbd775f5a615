"""A whole game in the browser: by clicks, by the keyboard alone, and with scripts off."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.hands import answer, begin, choice, is_over, moment, my_turn
from browser.houses import House


def test_a_game_by_clicks(page: Page, house: House, complaints: list[str]) -> None:
    """From a fresh table to the end page, touching places on the board; nothing complains on the way."""
    begin(page, house, seats=3, seed=5)
    my_turn(page)
    touched = 0
    while not is_over(page):
        what = choice(page)
        touched += what.startswith("#") and "offer" not in what
        answer(page, what)
    assert touched > 30
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"wins with \$\d+|share"))
    expect(page.locator(".chart .series")).to_have_count(3)
    expect(page.locator(".scores tbody tr")).to_have_count(3)
    record = page.get_by_role("link", name="Download the record of this game").first
    assert page.context.request.get(house.base + str(record.get_attribute("href"))).text().startswith("gloaming")
    page.get_by_role("link", name="Replay from the start").click()
    expect(page.locator("#past")).to_contain_text("move 0 of")
    page.go_back()
    page.get_by_role("button", name="Play again with the same people").click()
    page.wait_for_selector("#table[data-live]")
    my_turn(page)
    assert not complaints
