"""The drawn pages, measured in five windows and kept as pictures.

GLOAMING_SHOTS names the folder for the pictures; without it they go where pytest puts what it throws away.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.houses import House, open_house
from browser.scenes import PLAIN, TABLES, all_of

SIZES = ((1440, 900), (1280, 800), (1024, 768), (768, 1024), (390, 844))
IDS = [f"{width}x{height}" for width, height in SIZES]

WIDER = "() => document.documentElement.scrollWidth - window.innerWidth"

# Buttons and links that are smaller than a finger, but for links in sentences and in the story.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary")].filter((each) => {
  if (!each.checkVisibility() || each.matches("#log a, p a, dd a, .law a, input[type=hidden], label input, .law *")) return false;
  const box = each.getBoundingClientRect();
  return box.width > 1 && (box.width < 43.5 || box.height < 43.5);
}).map((each) => {
  const box = each.getBoundingClientRect();
  return `${each.id || each.className || each.textContent.trim()} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
})"""

# Words that are smaller than 12 pixels as they come out on the screen.
TINY = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility({ visibilityProperty: true }) || holder.closest(".unseen")) continue;
    if (!holder.getBoundingClientRect().width) continue;
    const matrix = holder.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < 11.95) found.add(`${node.data.trim()} ${size.toFixed(1)}`);
  }
  return [...found];
}"""

# Legal places whose middle belongs to something else.
COVERED = """() => [...document.querySelectorAll("#board button")].filter((place) => {
  place.scrollIntoView({ block: "center" });
  const box = place.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !place.contains(top);
}).map((place) => place.id)"""

# Words that are cut off or run out of what holds them.
CUT = """() => [...document.querySelectorAll("#table :is(button, b, h2, h3, p, span, .station .name, .station .effect)")].filter((each) => {
  if (!each.checkVisibility() || each.closest(".unseen, #log, svg") || !each.textContent.trim()) return false;
  const style = getComputedStyle(each);
  return style.display !== "inline" && each.scrollWidth > each.clientWidth + 1 && style.overflowX !== "visible"
    && style.textOverflow !== "ellipsis";
}).map((each) => `${each.id || each.className}: ${each.textContent.trim()}`)"""


LOOKS = {"small": SMALL, "tiny": TINY, "covered": COVERED, "cut": CUT}
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots take their time, so that a scene stays as it is."""
    with open_house(tmp_path_factory.mktemp("house"), GLOAMING_PACE="60") as house:
        yield house


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures go."""
    named = os.environ.get("GLOAMING_SHOTS", "")
    folder = Path(named) if named else tmp_path_factory.mktemp("shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(params=["dusk", "dawn"])
def theme(request: pytest.FixtureRequest) -> str:
    """A light."""
    return str(request.param)


@pytest.fixture(params=SIZES, ids=IDS)
def sheet(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of that size, without motion."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_everything_fits_and_can_be_touched(sheet: Page, house: House) -> None:
    """No page is wider than its window, no target smaller than a finger, no word tiny, no place covered."""
    flaws = []
    for name in all_of((*PLAIN, *TABLES), sheet, house):
        wider = sheet.evaluate(WIDER)
        flaws += [f"{name} is {wider} wider than the window"] if wider > 0 else []
        for what, look in LOOKS.items():
            if what == "covered" and name == "menu":
                continue
            flaws += [f"{name}: {what}: {each}" for each in sheet.evaluate(look)]
    assert not flaws, "\n".join(flaws)


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=[IDS[0], IDS[-1]])
def test_pictures(browser: Browser, house: House, shots: Path, theme: str, size: tuple[int, int]) -> None:
    """A picture of every page in both sizes and lights, none of them blank."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    context.add_cookies([{"name": "theme", "value": theme, "url": house.base}])
    page = context.new_page()
    for name in all_of((*PLAIN, *TABLES), page, house):
        page.evaluate(PAINTED)
        picture = page.screenshot(path=shots / f"{name}-{size[0]}-{theme}.png")
        assert len(picture) > 8_000, name
    context.close()
