"""Every page of the house once, each as somebody comes upon it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from browser.hands import bring, my_turn
from browser.houses import House
from browser.positions import crowded, delegate, matter, opening, recorded, sale

# A motion whose piece is drawn anew meanwhile is cancelled, not finished: both are ends.  A breath has none.
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""

Scene = Callable[[Page, House], None]


def lobby(page: Page, house: House) -> None:
    """The start page of somebody who has tables."""
    page.goto(house.base)
    expect(page.locator(".table-row, .calm").first).to_be_visible()


def assign(page: Page, house: House) -> None:
    """Phase 2 with five seats: many legal places, a Captain to send."""
    bring(page, house, crowded())
    my_turn(page)


def captain(page: Page, house: House) -> None:
    """The same with the Captain in hand."""
    assign(page, house)
    page.locator("#toggle-1").click()
    page.wait_for_selector("#toggle-1.is-chosen")


def resolve(page: Page, house: House) -> None:
    """Phase 5: which piece is next?"""
    bring(page, house, sale())
    my_turn(page)


def half_said(page: Page, house: House) -> None:
    """A sale that is being put together."""
    resolve(page, house)
    page.locator("#export-3").click()
    page.wait_for_selector(".goods .good.is-chosen")


def joining(page: Page, house: House) -> None:
    """Delegate's second piece."""
    bring(page, house, delegate())
    my_turn(page)
    page.locator("#delegate").click()
    expect(page.locator("#undo")).to_have_text("Take back")


def refused(page: Page, house: House) -> None:
    """Why a place is not open, over the story."""
    bring(page, house, opening())
    my_turn(page)
    page.locator("#delegate").click(force=True)
    expect(page.locator("#why")).to_be_visible()


def refused_alone(page: Page, house: House) -> None:
    """The same as a page of its own."""
    path = bring(page, house, opening())
    page.goto(f"{house.base}{path}/why?action=23")
    expect(page.locator("#refusal")).to_be_visible()


def waiting(page: Page, house: House) -> None:
    """A bot thinks."""
    assign(page, house)
    page.locator("#board .is-legal").first.click()
    expect(page.locator("#answer.is-mine")).to_have_count(0)


def past(page: Page, house: House) -> None:
    """An earlier moment."""
    resolve(page, house)
    page.locator("#to-back").click()
    expect(page.locator("#past")).to_be_visible()


def menu(page: Page, house: House) -> None:
    """The menu, open over the table."""
    assign(page, house)
    page.locator("[popovertarget=menu]").first.click()
    expect(page.locator("#menu")).to_be_visible()


def end(page: Page, house: House) -> None:
    """Who won, and how it went."""
    bring(page, house, recorded("four-seats"))
    page.goto(page.url.replace("/replay/", "/t/"))
    expect(page.locator("#verdict")).to_be_visible()


def replay(page: Page, house: House) -> None:
    """A finished game, moment by moment."""
    bring(page, house, recorded("five-seats"))
    page.goto(f"{page.url}?at=200")
    expect(page.locator("#past")).to_be_visible()


def matter_actions(page: Page, house: House) -> None:
    """Dark Matter, four seats, every variant: between two actions."""
    bring(page, house, matter("all-variants", 110))
    my_turn(page)


def matter_payment(page: Page, house: House) -> None:
    """A payment half put together, the ready ways laid open, and what a card tells."""
    bring(page, house, matter())
    my_turn(page)
    page.locator(".market .touch.is-legal").first.click()
    expect(page.locator(".sockets")).to_be_visible()
    page.locator("#card-0-0 > .touch.is-legal").click()
    expect(page.locator(".parts")).to_be_visible()
    page.locator("#plans").click()
    expect(page.locator("#plan-1")).to_be_visible()
    page.locator("#card-0-1 summary").click()


def matter_hero(page: Page, house: House) -> None:
    """Two seats; any card may be Spun."""
    bring(page, house, matter("two-seats", 60))
    my_turn(page)
    expect(page.locator("#ask")).to_contain_text("which card do you Spin?")


def matter_end(page: Page, house: House) -> None:
    """Where each point came from, in a game that two have won."""
    bring(page, house, matter("won-jointly", None))
    page.goto(page.url.replace("/replay/", "/t/"))
    expect(page.locator(".points li")).to_have_count(2)


def rules(page: Page, house: House) -> None:
    """The rules that speak of the Captain."""
    page.goto(f"{house.base}/rules/darkrock?q=captain")
    expect(page.locator(".law-rule").first).to_be_visible()


def invitation(page: Page, house: House) -> None:
    """A seat is kept for a friend."""
    path = bring(page, house, crowded())
    ask = page.context.request
    ask.post(f"{house.base}{path}/invite", form={"seat": "1"})
    page.reload()
    link = str(page.locator("#menu .invites input").first.get_attribute("value"))
    page.goto(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def nothing(page: Page, house: House) -> None:
    """A table that never was."""
    page.goto(f"{house.base}/t/nowhere")
    expect(page.locator(".status")).to_have_text("404")


PLAIN: tuple[Scene, ...] = (lobby, rules, invitation, refused_alone, nothing)
TABLES: tuple[Scene, ...] = (
    assign, captain, resolve, half_said, joining, refused, waiting, past, menu, end, replay,
    matter_actions, matter_payment, matter_hero, matter_end,
)  # fmt: skip
ALL = PLAIN + TABLES


def all_of(scenes: tuple[Scene, ...], page: Page, house: House) -> Iterator[str]:
    """Come upon each scene in turn, and wait until nothing moves and all is painted; gives its name."""
    for scene in scenes:
        scene(page, house)
        page.evaluate(STILL)
        yield scene.__name__.replace("_", "-")
