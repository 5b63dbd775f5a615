"""What is measured on a drawn page, in the browser's own words: each look gives a list of flaws."""

from __future__ import annotations

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

LOOKS = {"small": SMALL, "tiny": TINY, "covered": COVERED, "cut": CUT}
