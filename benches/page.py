"""What a game's page weighs and how quickly a click shows, in Debian's Chromium.

Run: python benches/page.py [GAME]

The house is a process of its own, on this computer; the bars are those of the last promise of the design.
"""

from __future__ import annotations

import gzip
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright
from render import page as page_of
from render import positions

from gloaming import games
from gloaming.core import journal
from gloaming.core.journal import Journal
from gloaming.core.state import SPECTATOR
from gloaming.web import render

ROOT = Path(__file__).parents[1]
GAME = sys.argv[1] if len(sys.argv) > 1 else "darkrock"
GAMES = ROOT / "tests" / "games" / GAME  # its golden games, in folders
MOMENTS = {
    "darkrock": (
        ("three-seats", 2), ("three-seats", 60), ("four-seats", 127), ("five-seats", 95), ("five-seats", 200),
        ("all-decks-for-five", 250), ("crisis-for-five-with-research", 30), ("insider-with-all-decks", 150),
    ),
    "dark_matter": (
        ("two-seats", 60), ("three-seats", 90), ("four-seats", 100), ("all-variants", 110),
        ("all-variants", 125),
    ),
    "dark_venture": (
        ("two-with-book-a", 60), ("three-with-book-b", 150), ("four-with-heroes-dealt", 120),
        ("four-with-heroes-dealt", 240), ("friends-win", 200),
    ),
}  # fmt: skip
TWO = {"darkrock": "two-seats-won-by-credits", "dark_matter": "two-seats", "dark_venture": "two-with-book-a"}
CLICKS = 20
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]
NEWS = """(path) => new Promise((found) => {
  const news = new EventSource(`${path}/stream?n=-1`);
  news.addEventListener("view", (event) => { news.close(); found(event.data); });
})"""
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.shown = {};
  addEventListener("click", () => { window.clicked = now(); }, true);
  new MutationObserver(() => { window.shown[document.getElementById("table").dataset.n] ??= now(); })
    .observe(document.getElementById("table"), { attributeFilter: ["data-n"] });
}"""
NEWER = "(old) => Number(document.getElementById('table').dataset.n) > old"
FIRST = "(old) => Object.entries(window.shown).find(([n]) => Number(n) > old)[1]"
ANSWERS = (
    ".question-do .offer.lamp", "#board .is-legal[form=answer]", ".question-do .offer:visible",
    "#table button[name=a]:visible",
)  # fmt: skip


def main() -> None:
    """Print every figure with its bar."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, base = open_house(folder)
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            drawing()
            weights(browser, base)
            clicks(browser, base)
        finally:
            house.terminate()
            house.wait()


def open_house(folder: str) -> tuple[subprocess.Popen[str], str]:
    """The program on a free port, its bots without a pause; gives its address too."""
    house = subprocess.Popen(
        [sys.executable, "-m", "gloaming", "serve", "--port", "0", "--data", folder],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "GLOAMING_PACE": "0", "GLOAMING_RATE": "0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert house.stdout is not None
    return house, "http://127.0.0.1:" + house.stdout.readline().split("127.0.0.1:")[1].split("/")[0]


def told(what: str, value: float, bar: float, unit: str) -> None:
    """One line: what was measured, and whether its bar holds."""
    print(f"{what:<52}{value:>10,.1f} {unit:<6} bar {bar:>8,.0f}  {'ok' if value <= bar else 'MISSED'}")


def drawing() -> None:
    """How long the picture of a seat takes to draw, without a server."""
    game, times = games.load(GAME), []
    for state in positions(game, 100):
        for seat in (int(state.seat), SPECTATOR):
            begun = time.process_time()
            render.fragment(page_of(game, state, seat), game.art)
            times.append(1000 * (time.process_time() - begun))
    told("view, question, picture, fragment: median", statistics.median(times[2:]), 5, "ms CPU")


def weights(browser: Browser, base: str) -> None:
    """Pages, fragments and the script, plain and packed."""
    script = (ROOT / "src" / "gloaming" / "web" / "static" / "gloaming.js").read_bytes()
    told("the script, packed", len(gzip.compress(script)) / 1000, 10, "kB")
    for name, records in MOMENTS[GAME]:
        page = browser.new_page()
        path = bring(page, base, name, records)
        whole = page.context.request.get(base + path).body()
        part = page.evaluate(NEWS, path).encode()
        where = f"{name}, move {records}"
        told(f"{where}: page", len(whole) / 1000, 40, "kB")
        told(f"{where}: page, packed", len(gzip.compress(whole)) / 1000, 8, "kB")
        told(f"{where}: fragment", len(part) / 1000, 30, "kB")
        told(f"{where}: fragment, packed", len(gzip.compress(part)) / 1000, 6, "kB")
        page.context.close()


def bring(page: Page, base: str, name: str, records: int) -> str:
    """Open the beginning of a golden game; gives the table's path."""
    book = journal.read(next(GAMES.glob(f"golden*/{name}.journal")).read_bytes())
    text = journal.write(Journal(book.header, book.records[:records]))
    file = FilePayload(name="game.journal", mimeType="text/plain", buffer=text.encode())
    answer = page.context.request.post(f"{base}/import", multipart={"journal": file}, max_redirects=0)
    path = answer.headers["location"]
    page.goto(base + path)
    return path


def clicks(browser: Browser, base: str) -> None:
    """Two people at one table: from a click to the picture here, and to the picture there."""
    ana, ben = browser.new_context().new_page(), browser.new_context().new_page()
    path = bring(ana, base, TWO[GAME], 2)
    seat = 1 - ana.context.request.get(f"{base}/api{path}").json()["seat"]
    ana.context.request.post(f"{base}{path}/invite", form={"seat": str(seat)})
    ana.goto(base + path)
    ben.goto(ana.locator("#menu .invites input").first.input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_selector("#table[data-live]")
    for page in (ana, ben):
        page.evaluate(WATCH)
    here: list[float] = []
    there: list[float] = []
    while len(here) < CLICKS:
        times = click(ana, ben) if ana.locator("#table[data-mine]").count() else click(ben, ana)
        here.append(times[0])
        there.append(times[1])
    told("click to own picture: median", statistics.median(here), 40, "ms")
    told("click to the other's picture: median", statistics.median(there), 40, "ms")
    told("click to the other's picture: worst", max(there), 150, "ms")


def click(mover: Page, other: Page) -> tuple[float, float]:
    """One whole answer; the milliseconds to both pictures."""
    old = int(mover.locator("#table").get_attribute("data-n") or 0)
    while not mover.evaluate(NEWER, old):
        next(mover.locator(what) for what in ANSWERS if mover.locator(what).count()).first.click()
        mover.wait_for_function("() => !document.querySelector('.is-sending')")
    clicked = mover.evaluate("() => window.clicked")
    other.wait_for_function(NEWER, arg=old)
    return mover.evaluate(FIRST, old) - clicked, other.evaluate(FIRST, old) - clicked


if __name__ == "__main__":
    main()
