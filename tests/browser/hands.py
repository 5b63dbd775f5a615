"""What a person does at a table's page: come in, look, wait for the turn, touch."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page

import gloaming
from browser.houses import House
from gloaming.core import journal
from gloaming.core.journal import Header, Journal

SEATS = ("red", "blue", "green", "yellow", "violet")
SHOWN = "#table:is([data-mine], [data-over])"

# What the page shows, in one word that changes with every answer: decision, half-built saying, whose turn.
MOMENT = """() => {
  const table = document.getElementById("table");
  if (!table) return "";  // the page is still on its way
  const so_far = [...table.querySelectorAll("#answer > input[name=a]")].map((part) => part.value);
  return [table.dataset.n, ...so_far].join(" ");
}"""
TURN = f"""(old) => {{
  const now = ({MOMENT})();
  return now !== old && document.querySelector({SHOWN!r}) && now;
}}"""

# A sensible answer: sell when the hold holds something, else the best mine, else what shines or comes first.
CHOICE = """() => {
  const open = (button) => button.ariaDisabled !== "true" && button.checkVisibility();
  const places = [...document.querySelectorAll("#board button.is-legal[form=answer]")].filter(open);
  const offers = [...document.querySelectorAll(".question-do .offer")].filter(open);
  const goods = document.querySelectorAll("#own .slot:not(.is-shut) .token").length;
  const odds = (place) => parseInt(place.querySelector(".odds b")?.textContent ?? "0");
  const assigning = places.length > 6 || !offers.length;
  const sale = ["export-3", "export-2", "export-1"].map((name) => places.find((place) => place.id === name));
  places.sort((one, two) => odds(two) - odds(one));
  const picked = (assigning && goods > 1 && sale.find(Boolean)) || places[0];
  const like = (look) => offers.find((offer) => offer.matches(look));
  const said = like(".lamp") ?? like(":not(.quiet)");
  return picked ? `#${picked.id}` : said?.id ? `#${said.id}` : said ? ".question-do .offer.lamp" : "";
}"""


def begin(
    page: Page, house: House, seats: int = 2, seed: int = 1, game: str = "darkrock", **options: bool | str
) -> str:
    """Sit down at a new table with steady bots, whose dice are known; gives its path."""
    version, sitting = gloaming.__version__, SEATS[:seats]
    header = Header(gloaming=version, game=game, rules=1, seats=sitting, seed=seed, options=options)
    return bring(page, house, journal.write(Journal(header, ())))


def bring(page: Page, house: House, text: str) -> str:
    """Open a record, as the lobby does, and go to its table; gives its path."""
    file = FilePayload(name="game.journal", mimeType="text/plain", buffer=text.encode())
    answer = page.context.request.post(f"{house.base}/import", multipart={"journal": file}, max_redirects=0)
    assert answer.status == 303, answer.text()
    path = answer.headers["location"]
    page.goto(house.base + path)
    return path


def moment(page: Page) -> str:
    """What the page shows now."""
    return str(page.evaluate(MOMENT))


def my_turn(page: Page, old: str = "") -> str:
    """Wait until the page asks this person something new, or the game is over; gives the moment."""
    return str(page.wait_for_function(TURN, arg=old).json_value())


def is_over(page: Page) -> bool:
    """Does the page show the end?"""
    return page.locator("#table[data-over]").count() > 0


def choice(page: Page) -> str:
    """A sensible answer: what to touch."""
    return str(page.evaluate(CHOICE))


def answer(page: Page, what: str) -> str:
    """Touch that, and wait until this person is asked again; gives the moment."""
    old = moment(page)
    page.locator(what).click()
    return my_turn(page, old)


def number(page: Page) -> int:
    """The open decision that the page shows."""
    return int(page.locator("#table").get_attribute("data-n") or -1)


# --- the keyboard

FOCUS = """() => {
  const held = document.activeElement;
  const drawn = held.querySelector(".hex") ?? held;
  for (const motion of held.getAnimations({ subtree: true }))
    if (motion instanceof CSSTransition) motion.finish();
  const style = getComputedStyle(drawn);
  const ring = drawn === held ? style.outlineStyle !== "none" && style.outlineWidth : style.strokeWidth;
  return {
    name: held.id || held.getAttribute("aria-label") || held.textContent.trim(),
    body: held === document.body,
    ringed: parseFloat(ring) >= (drawn === held ? 3 : 6),
    open: held.matches(".offer, button[form=answer]"),
    part: held.closest("#topbar, #answer, #board, #rail")?.id ?? "",
  };
}"""


class Focus:
    """What holds the focus: its name, the part of the page it lies in, whether one sees that it has it."""

    def __init__(self, page: Page) -> None:
        facts = page.evaluate(FOCUS)
        self.name = str(facts["name"])
        self.part = str(facts["part"])
        self.is_lost = bool(facts["body"])
        self.is_seen = bool(facts["ringed"])
        self.is_open = bool(facts["open"])


def tab_to(page: Page, name: str) -> None:
    """Press Tab until that thing, by its id, has the focus."""
    tab_onto(page, f"#{name}")


def tab_onto(page: Page, what: str) -> None:
    """Press Tab until what the selector names has the focus."""
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {what}.")


# --- without scripts


def look_again(page: Page) -> None:
    """Load the page anew until it asks this person, or the game is over."""
    while not page.locator(SHOWN).count():
        page.reload()
