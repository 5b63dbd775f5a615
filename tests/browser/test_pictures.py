"""The drawn pages, measured in five windows, looked at by axe in both lights, and kept as pictures.

GLOAMING_SHOTS names the folder for the pictures; without it they go where pytest puts what it throws away.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.houses import House
from browser.looks import flaws
from browser.scenes import PLAIN, TABLES, Scene, joining

DESKS = ((1440, 900), (1280, 800))
HANDHELDS = ((390, 844), (768, 1024), (1024, 768))

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


@pytest.fixture(params=[DESKS, HANDHELDS], ids=["desks", "handhelds"])
def sizes(request: pytest.FixtureRequest) -> tuple[tuple[int, int], ...]:
    """Windows; the scenes are come upon in the first."""
    return tuple(request.param)


@pytest.fixture
def sheet(sizes: tuple[tuple[int, int], ...], browser: Browser) -> Iterator[Page]:
    """A page without motion, so that nothing is caught half-way."""
    width, height = sizes[0]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("scenes", [PLAIN, TABLES[: len(TABLES) // 2], TABLES[len(TABLES) // 2 :]])
def test_every_page_looks_right(
    sheet: Page, slow_house: House, shots: Path, sizes: tuple[tuple[int, int], ...], scenes: tuple[Scene, ...]
) -> None:
    """No page is wider than its window, no target smaller than a finger, no word tiny, no place covered; axe
    finds nothing in either light: names, roles, contrast, order."""
    found = flaws(sheet, slow_house, scenes, shots, sizes)
    assert not found, "\n".join(found)


def test_on_a_phone_a_new_question_comes_with_its_places(browser: Browser, slow_house: House) -> None:
    """The second half of an answer too: the first place that shines lies above the sheet."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    joining(page, slow_house)
    page.wait_for_function(IN_SIGHT)
    context.close()
