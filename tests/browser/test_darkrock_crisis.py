"""The Neutronium Crisis on the page: drawn well, played alone by the keyboard, its losses told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.hands import Focus, begin, bring, choice, is_over, my_turn, tab_to
from browser.houses import House
from browser.looks import flaws
from browser.scenes_darkrock import CRISES, shields

GOLDEN = Path(__file__).parents[1] / "games" / "darkrock" / "golden_variants"


@pytest.fixture
def sheet(browser: Browser) -> Iterator[Page]:
    """A page without motion."""
    context = browser.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_the_crisis_is_drawn_well(sheet: Page, slow_house: House, tmp_path: Path) -> None:
    """Everything fits, can be touched and is named; axe finds nothing; a picture is kept."""
    assert flaws(sheet, slow_house, CRISES, tmp_path) == []


def test_alone_by_the_keyboard(page: Page, house: House, complaints: list[str]) -> None:
    """A solo game by figures, Tab and Enter; the focus is never lost; the end says what was missing."""
    begin(page, house, seats=1, seed=5, variant="crisis", difficulty="extreme", disintegration_limit="4")
    now = my_turn(page)
    page.keyboard.press("Tab")
    while not is_over(page):
        what = choice(page)
        offers = page.locator(".question-do .offer:visible")
        if "offer" in what:
            names = offers.evaluate_all("all => all.map((each) => each.matches('.lamp') ? 'lamp' : each.id)")
            page.keyboard.press(str(names.index("lamp" if "lamp" in what else what.removeprefix("#")) + 1))
        else:
            tab_to(page, what.removeprefix("#"))
            page.keyboard.press("Enter")
        now = my_turn(page, now)
        assert not Focus(page).is_lost, now
    expect(page.locator("#verdict")).to_have_text("The asteroid is lost: nobody wins.")
    expect(page.locator(".moments")).to_contain_text("Still missing:")
    expect(page.locator(".scores tbody tr")).to_have_count(1)
    expect(page.locator(".chart")).to_have_count(0)
    assert not complaints


def test_a_good_of_the_hold_pays_for_shields(page: Page, house: House) -> None:
    """A ghost on the track shows what neutronium would do; a touch of it in the hold raises Shields."""
    bring(page, house, shields())
    my_turn(page)
    expect(page.locator(".would")).to_have_count(1)
    page.locator("#own .slot.is-legal[aria-label*=neutronium]").click()
    expect(page.locator("#log")).to_contain_text("raises Shields for all with 1 neutronium")


@pytest.mark.parametrize(
    ("name", "verdict", "reason"),
    [
        ("won-by-two", "win together.", "Exported: 3 of 3 platinum, 4 of 4 cobalt, 5 of 5 iron"),
        ("fifth-station", "nobody wins.", "the fifth one loses the game"),
        ("skull", "nobody wins.", "The marker has reached the skull. Still missing:"),
        ("impossible", "nobody wins.", "What is still missing can no longer be exported:"),
    ],
)
def test_every_ending_is_told(page: Page, house: House, name: str, verdict: str, reason: str) -> None:
    """The win and each loss of a recorded game; who lost is not said to have won."""
    bring(page, house, (GOLDEN / f"crisis-{name}.journal").read_text("utf-8"))
    page.goto(page.url.replace("/replay/", "/t/"))
    expect(page.locator("#verdict")).to_contain_text(verdict)
    expect(page.locator(".over")).to_contain_text(reason)
    expect(page.get_by_text("You share the victory.")).to_have_count(int(name == "won-by-two"))
    expect(page.locator(".scores .is-winner")).to_have_count(2 if name == "won-by-two" else 0)
