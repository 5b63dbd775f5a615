"""The house ends in mid-game, well or badly, and opens again: the page catches up, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.hands import answer, begin, choice, moment, my_turn
from browser.houses import open_house


def test_a_restart_and_a_kill_in_mid_game(page: Page, tmp_path: Path) -> None:
    """The page says that it is offline, sends nothing meanwhile, and goes on where the table stood."""
    with open_house(tmp_path) as house:
        begin(page, house, seed=2)
        my_turn(page)
        for end in (house.stop, house.kill):
            for _ in range(3):
                answer(page, choice(page))
            story = page.locator("#log li").all_inner_texts()
            now = moment(page)
            end()
            expect(page.locator("#offline")).to_contain_text("Offline since")
            page.locator(choice(page)).click()
            expect(page.locator("#toast")).to_contain_text("Nothing was sent")
            house.start()
            expect(page.locator("#offline")).to_be_hidden(timeout=20_000)
            page.reload()
            assert my_turn(page) == now
            assert page.locator("#log li").all_inner_texts() == story
        answer(page, choice(page))


def test_a_page_that_slept_through_a_restart_catches_up(page: Page, other: Page, tmp_path: Path) -> None:
    """What an onlooker missed while the house was closed is there without loading the page again."""
    with open_house(tmp_path) as house:
        path = begin(page, house, seed=2)
        my_turn(page)
        other.goto(house.base + path)
        house.kill()
        expect(other.locator("#offline")).to_be_visible()
        house.start()
        page.reload()
        my_turn(page)
        answer(page, choice(page))
        number = page.locator("#table").get_attribute("data-n")
        other.wait_for_selector(f"#table[data-n='{number}']")
        expect(other.locator("#offline")).to_be_hidden()
