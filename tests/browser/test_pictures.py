"""The drawn pages, measured in five windows and kept as pictures.

GLOAMING_SHOTS names the folder for the pictures; without it they go where pytest puts what it throws away.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.houses import House
from browser.looks import LOOKS, WIDER
from browser.scenes import PLAIN, TABLES, all_of, joining

SIZES = ((1440, 900), (1280, 800), (1024, 768), (768, 1024), (390, 844))
OPENED = ("menu", "matter-payment")  # there the reader has opened something over the board
IDS = [f"{width}x{height}" for width, height in SIZES]


# Is a place that shines in the part of a phone above the sheet?
IN_SIGHT = """() => {
  const sheet = document.getElementById("answer").getBoundingClientRect().top;
  return [...document.querySelectorAll("#board .is-legal")].some((place) => {
    const box = place.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= sheet;
  });
}"""


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures go."""
    named = os.environ.get("GLOAMING_SHOTS", "")
    folder = Path(named) if named else tmp_path_factory.mktemp("shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(params=SIZES, ids=IDS)
def sheet(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of that size, without motion."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_everything_fits_and_can_be_touched(sheet: Page, slow_house: House) -> None:
    """No page is wider than its window, no target smaller than a finger, no word tiny, no place covered."""
    flaws = []
    for name in all_of((*PLAIN, *TABLES), sheet, slow_house):
        wider = sheet.evaluate(WIDER)
        flaws += [f"{name} is {wider} wider than the window"] if wider > 0 else []
        for what, look in LOOKS.items():
            if what == "covered" and name in OPENED:
                continue
            flaws += [f"{name}: {what}: {each}" for each in sheet.evaluate(look)]
    assert not flaws, "\n".join(flaws)


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=[IDS[0], IDS[-1]])
@pytest.mark.parametrize("theme", ["dusk", "dawn"])
def test_pictures(
    browser: Browser, slow_house: House, shots: Path, theme: str, size: tuple[int, int]
) -> None:
    """A picture of every page in both sizes and lights, none of them blank."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    context.add_cookies([{"name": "theme", "value": theme, "url": slow_house.base}])
    page = context.new_page()
    for name in all_of((*PLAIN, *TABLES), page, slow_house):
        picture = page.screenshot(path=shots / f"{name}-{size[0]}-{theme}.png")
        assert len(picture) > 8_000, name
    context.close()


def test_on_a_phone_a_new_question_comes_with_its_places(browser: Browser, slow_house: House) -> None:
    """The second half of an answer too: the first place that shines lies above the sheet."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    joining(page, slow_house)
    page.wait_for_function(IN_SIGHT)
    context.close()
