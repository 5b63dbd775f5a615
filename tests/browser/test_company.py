"""Several people at one table: everybody sees the others' moves, and nobody what they may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import gloaming
from browser.hands import bring, choice, my_turn
from browser.houses import ROOT, House, open_house
from browser.scenes import STILL
from gloaming.core import journal
from gloaming.core.journal import CHANCE, Header, Journal, Saying

CODE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
WATCHERS = re.compile(r'\s*<span class="watchers">.*?</svg>\d+<span[^>]*>[^<]*</span></span>', re.DOTALL)
MARK = "() => { window.unbroken = true }"
FIRST_NEWS = """(path) => new Promise((found) => {
  const news = new EventSource(`${path}/stream?n=-1`);
  news.addEventListener("view", (event) => { news.close(); found(event.data); });
})"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the small game of the handbook, which hides a card from all but its owner."""
    folder = tmp_path_factory.mktemp("house")
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    (folder / "lanterns.py").write_text("\n\n".join(CODE.findall(page)), "utf-8")
    with open_house(folder, GLOAMING_GAMES=str(folder / "lanterns.py")) as house:
        yield house


def test_two_people_and_an_onlooker_see_each_move_at_once(
    page: Page, other: Page, onlooker: Page, house: House, complaints: list[str]
) -> None:
    """Ana hands a link to Ben; each sees the other's move without loading the page again."""
    page.goto(house.base)
    page.locator("#set-up-darkrock").get_by_label("Your name").fill("Ana")
    for seat, who in (("2", "link"), ("3", "nobody")):
        page.locator("#set-up-darkrock").get_by_label(f"Seat {seat}").select_option(who)
    page.locator("#set-up-darkrock").get_by_role("button", name="Play now").click()
    my_turn(page)
    other.goto(invitation(page))
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    onlooker.goto(page.url)
    expect(onlooker.locator("#answer button")).to_have_count(0)
    for sheet in (page, other, onlooker):
        expect(sheet.locator("#seats")).to_contain_text("Ben")
        sheet.evaluate(MARK)
    for mover, name in ((page, "Ana"), (other, "Ben")):
        my_turn(mover)
        told = mover.locator("#log li", has_text=f"{name} places").count()
        mover.locator(choice(mover)).click()
        for sheet in (page, other, onlooker):
            expect(sheet.locator("#log li", has_text=f"{name} places")).to_have_count(told + 1)
    assert all(sheet.evaluate("() => window.unbroken") for sheet in (page, other, onlooker))
    assert not complaints


def invitation(page: Page) -> str:
    """The link that the table's owner finds in the menu."""
    page.get_by_role("button", name=re.compile("^More")).click()
    link = page.locator("#menu .invites input").first.input_value()
    page.keyboard.press("Escape")
    return link


def lanterns(own: int) -> str:
    """Two seats, the first with that lantern; the same dice afterwards, whatever it is."""
    header = Header(gloaming=gloaming.__version__, game="lanterns", rules=1, seats=("red", "blue"), seed=4)
    said = [Saying(CHANCE, text) for text in (f"deal {own}", "deal 2", "throw 3")]
    return journal.write(Journal(header, tuple(said)))


def everything(page: Page, path: str) -> str:
    """All that the house lets this browser know of a table, but for its name, the time, and who looks on."""
    ask = page.context.request
    base = page.url.removesuffix(path)
    parts = [page.content(), page.evaluate(FIRST_NEWS, path)]
    for place in (
        path,
        f"/api{path}",
        f"{path}/journal",
        f"{path}?at=3",
        f"{path.replace('/t/', '/replay/')}?at=2",
    ):
        parts.append(ask.get(base + place).text())
    parts += [ask.get(f"{base}{path}/why?action={action}").text() for action in range(12)]
    parts.append(ask.post(f"{base}/api{path}/act", data={"n": 3, "saying": "call red, 5"}).text())
    name = page.locator(".table-name").inner_text().partition("Table ")[2]
    text = "\n".join(parts).replace(path.rpartition("/")[2], "ID").replace(name, "NAME")
    return WATCHERS.sub("", re.sub(r"\b\d\d:\d\d\b", "TIME", text))


def at_rest(sheet: Page, number: str | None) -> None:
    """Wait until that page shows that decision and Ben in his seat, and has nothing under way."""
    expect(sheet.locator(f"#table[data-n='{number}']")).to_be_visible()
    expect(sheet.locator("#seats")).to_contain_text("Ben")
    expect(sheet.locator(".is-sending")).to_have_count(0)
    sheet.evaluate(STILL)


def test_no_byte_depends_on_a_hidden_card(page: Page, other: Page, onlooker: Page, house: House) -> None:
    """Two tables that differ in Ana's lantern alone: Ben and the onlooker are sent the same, move by move."""
    seen: list[dict[str, list[str]]] = []
    for own in (5, 6):
        path = bring(page, house, lanterns(own))
        for _ in page.locator("form[action$='/invite']").all():
            page.context.request.post(f"{house.base}{path}/invite", form={"seat": "1"})
        page.reload()
        other.goto(invitation(page))
        other.get_by_label("Your name").fill("Ben")
        other.get_by_role("button", name="Sit down").click()
        other.wait_for_selector("#table")
        onlooker.goto(house.base + path)
        now: dict[str, list[str]] = {"Ana": [], "Ben": [], "onlooker": []}
        for mover in (page, other, page):
            my_turn(mover)
            number = mover.locator("#table").get_attribute("data-n")
            for sheet in (page, other, onlooker):
                at_rest(sheet, number)
            for name, sheet in zip(now, (page, other, onlooker), strict=True):
                now[name].append(everything(sheet, path))
            mover.get_by_role("button", name=re.compile("^Catch")).click()
        seen.append(now)
    for who in ("Ben", "onlooker"):
        for one, two in zip(seen[0][who], seen[1][who], strict=True):
            assert one == two, who
    assert seen[0]["Ana"] != seen[1]["Ana"]
