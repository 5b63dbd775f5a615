"""What is measured on a drawn page, in the browser's own words: each look gives a list of flaws."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.houses import House
from browser.scenes import STILL, Scene, all_of

WIDER = "() => document.documentElement.scrollWidth - window.innerWidth"

# Buttons and links that are smaller than a finger, but for links in sentences and in the story.
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary")].filter((each) => {
  if (!each.checkVisibility() || each.matches("#log a, p a, dd a, .law *, label input")) return false;
  const box = each.getBoundingClientRect();
  return box.width > 1 && (box.width < 43.5 || box.height < 43.5);
}).map((each) => {
  const box = each.getBoundingClientRect();
  return `${each.id || each.className || each.textContent.trim()} ${Math.round(box.width)} x ${box.height}`;
})"""

# Words that are smaller than 12 pixels as they come out on the screen.
TINY = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement;
    const seen = holder.checkVisibility({ visibilityProperty: true }) && holder.getBoundingClientRect().width;
    if (!seen || !node.data.trim() || holder.closest(".unseen")) continue;
    const matrix = holder.getScreenCTM?.();
    const drawn = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * drawn;
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
CUT = """() => [...document.querySelectorAll("#table :is(button, b, h2, h3, p, span)")].filter((each) => {
  if (!each.checkVisibility() || each.closest(".unseen, #log, svg") || !each.textContent.trim()) return false;
  const { display, overflowX, textOverflow } = getComputedStyle(each);
  const hides = display !== "inline" && overflowX !== "visible" && textOverflow !== "ellipsis";
  return hides && each.scrollWidth > each.clientWidth + 1;
}).map((each) => `${each.id || each.className}: ${each.textContent.trim()}`)"""

SIZES = ((1440, 900), (390, 844))
LIGHTS = ("dusk", "dawn")
LOOKS = {"small": SMALL, "tiny": TINY, "covered": COVERED, "cut": CUT}
OPENED = ("menu", "matter-payment")  # there the reader has opened something over the board


def flaws(
    page: Page,
    house: House,
    scenes: tuple[Scene, ...],
    folder: Path,
    sizes: tuple[tuple[int, int], ...] = SIZES,
) -> list[str]:
    """All that is wrong with these scenes, which are come upon in the window as it is and then seen in these
    sizes: by every look, at a desk and on a phone also by axe and in both lights; their pictures go into the
    folder."""
    found = []
    for name in all_of(scenes, page, house):
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for light in LIGHTS if size in SIZES else LIGHTS[:1]:
                page.evaluate("(light) => { document.documentElement.dataset.theme = light }", light)
                page.evaluate(STILL)
                where = f"{name}-{size[0]}-{light}"
                now = by_axe(page, folder / f"{where}.png", light) if size in SIZES else []
                now += by_looks(page, name) if light == LIGHTS[0] else []
                found += [f"{where}: {flaw}" for flaw in now]
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    return found


def by_axe(page: Page, picture: Path, light: str) -> list[str]:
    """What is wrong by axe, or blank.  What the second light cannot change is looked at once."""
    found = [] if len(page.screenshot(path=picture)) > 8_000 else ["blank"]
    options = {"runOnly": ["color-contrast"]} if light != LIGHTS[0] else {}
    for violation in Axe().run(page, options=options).response["violations"]:
        places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
        why = violation["nodes"][0]["failureSummary"]
        found.append(f"{violation['id']} at {places[:4]}: {why}")
    return found


def by_looks(page: Page, name: str) -> list[str]:
    """What is wider than its window, too small, covered or cut off."""
    wider = page.evaluate(WIDER)
    found = [f"{wider} wider than the window"] if wider > 0 else []
    for what, look in LOOKS.items():
        if what != "covered" or name not in OPENED:
            found += [f"{what}: {each}" for each in page.evaluate(look)]
    return found
