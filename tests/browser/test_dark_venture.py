"""Dark Venture in the browser: whole games by clicks, by keyboard, with scripts off; the map; its looks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.hands import SHOWN, Focus, begin, is_over, look_again
from browser.houses import House
from browser.looks import flaws
from browser.scenes import Scene
from browser.scenes_dark_venture import MAPS, PARTS, combat, map_late, map_placing

# What the page shows, in one word that changes with every touch: decision, half-built saying, what is chosen.
MOMENT = """() => {
  const table = document.getElementById("table");
  const so_far = [...(table?.querySelectorAll("#answer > input[name=a]") ?? [])].map((part) => part.value);
  const chosen = [...(table?.querySelectorAll(".is-chosen") ?? [])].map((one) => one.id || one.ariaLabel);
  return table ? [table.dataset.n, ...so_far, ...chosen, table.matches("[data-over]")].join(" ") : "";
}"""
NEXT = f"""(old) => {{
  const now = ({MOMENT})();
  return now !== old && document.querySelector({SHOWN!r}) && now;
}}"""
# Something open, by two lots: often what shines, else anything that can be answered or laid open.
PICK = """([often, lot]) => {
  const all = (what) => [...document.querySelectorAll(`#table ${what}`)];
  const seen = (what) => all(what).filter((one) => one.checkVisibility());
  const link = (one) => `a.is-legal[href="${one.getAttribute("href")}"]`;
  const named = (one) => one.href ? link(one) : `button[name=a][value="${one.value}"]`;
  const shines = seen(".question-do .lamp");
  if (shines.length && often < 0.7) return named(shines[0]);
  let open = seen(":is(button[name=a], a.is-legal)");
  if (!open.length) document.getElementById("more").open = true;
  if (!open.length) open = seen("button[name=a]");
  return named(open[Math.floor(lot * open.length)]);
}"""


# What the live region has said so far, and which sentences of the story it has left out.
LISTEN = """() => {
  const said = () => document.querySelector("#status > span")?.textContent ?? "";
  [window.heard, window.begun] = [[said()], Number(document.getElementById("table").dataset.n)];
  const hear = () => said() !== heard.at(-1) && heard.push(said());
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
UNHEARD = """() => [...document.querySelectorAll("#log a")]
  .filter((told) => Number(new URL(told.href).searchParams.get("at")) > begun)
  .map((told) => told.textContent).filter((told) => !heard.some((each) => each.includes(told)))"""


def wait(page: Page, old: str = "") -> str:
    """Wait until the page shows this person something new to answer, or the end."""
    return str(page.wait_for_function(NEXT, arg=old).json_value())


def pick(page: Page, rng: random.Random) -> Locator:
    """Something open."""
    return page.locator(str(page.evaluate(PICK, [rng.random(), rng.random()]))).first


def test_a_game_by_clicks(page: Page, house: House, complaints: list[str]) -> None:
    """Against a bot, from the shelf's first question to the end page, by the map, the panels and the bar; all
    that happens is heard, and the focus is not lost."""
    begin(page, house, seed=3, game="dark_venture")
    rng, now, gone = random.Random(3), wait(page), 0
    page.evaluate(LISTEN)
    while not is_over(page):
        what = pick(page, rng)
        gone += bool(what.evaluate("(each) => each.closest('#map') !== null"))
        what.click()
        now = wait(page, now)
        assert page.evaluate(UNHEARD) == []
        assert not Focus(page).is_lost, now
    assert gone > 3
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    assert not complaints


def test_a_game_by_the_keyboard_alone(page: Page, house: House, complaints: list[str]) -> None:
    """Alone for six rounds, by figures, or by Tab and Enter; the focus is never lost, and one sees it."""
    begin(page, house, seats=1, seed=5, game="dark_venture", mode="solo_short")
    rng, now = random.Random(5), wait(page)
    page.keyboard.press("Tab")
    while not is_over(page):
        press(page, pick(page, rng))
        now = wait(page, now)
        focus = Focus(page)
        assert not focus.is_lost, now
        assert is_over(page) or focus.is_seen, (now, focus.name)
    expect(page.locator("#verdict")).to_be_visible()
    assert not complaints


def press(page: Page, what: Locator) -> None:
    """Answer by a figure where one stands for it, else go there by Tab and press Enter."""
    place = what.evaluate("(each) => [...document.querySelectorAll('.question-do .offer')].indexOf(each)")
    if 0 <= place < 9 and not what.evaluate("(each) => each.closest('.more') !== null"):
        page.keyboard.press(str(place + 1))
        return
    for _ in range(160):
        if what.evaluate("(each) => document.activeElement === each"):
            break
        page.keyboard.press("Tab")
    assert Focus(page).is_seen
    page.keyboard.press("Enter")


def test_a_game_with_scripts_off(browser: Browser, house: House) -> None:
    """Forms and links alone: the whole map too, a location looked at, why one cannot go there, to the end."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    begin(page, house, seats=1, seed=7, game="dark_venture", mode="solo_short")
    look_again(page)
    rng, looked = random.Random(7), False
    while not page.locator("#table[data-over]").count():
        if not looked and page.locator("#map a.touch:not(.is-legal)").count() > 1:
            looked = look_around(page)
        pick(page, rng).click()
        look_again(page)
    assert looked
    expect(page.locator("#verdict")).to_be_visible()
    context.close()


def look_around(page: Page) -> bool:
    """See the whole map, then look at a far location and ask why one cannot go there."""
    card = page.locator("#map .location").last
    wide = card.bounding_box()
    page.get_by_label("Show the whole map").check()
    now = card.bounding_box()
    assert wide
    assert now
    assert now["width"] <= wide["width"]
    page.locator("#map a.touch:not(.is-legal)").last.click()
    expect(page.locator("#here.is-chosen")).to_be_visible()
    why = page.get_by_role("button", name="Why can I not go there?")
    if why.count():
        why.click(force=True)
        expect(page.locator("#refusal code")).to_contain_text("DV-")
        page.get_by_role("link", name="Back to the table").click()
    return True


def test_a_location_is_placed(page: Page, slow_house: House, complaints: list[str]) -> None:
    """DV-LOC-02 to 06.  A side, a turn, another side, a refusal with its rule; then the card lies there."""
    map_placing(page, slow_house)
    before = page.locator("#map .location").count()
    refused = page.locator(".free[aria-disabled=true]")
    if refused.count():
        refused.first.click(force=True)
        expect(page.locator("#why code")).to_contain_text("DV-LOC")
        page.keyboard.press("Escape")
    page.locator(".free.is-legal").first.click()
    expect(page.locator(".laid .gate.meets").first).to_be_visible()
    expect(page.locator("#follows")).to_be_visible()
    others = page.locator(".turns a.good:not(.is-chosen)")
    if others.count():
        turned = str(others.first.get_attribute("id"))
        others.first.click()
        expect(page.locator(f"#{turned}.is-chosen")).to_be_visible()
    page.locator(".question-do .lamp").click()
    expect(page.locator("#map .location")).to_have_count(before + 1)
    expect(page.locator(".laid")).to_have_count(0)
    assert not complaints


PLACE = (
    "() => { const view = document.getElementById('map-view'); return [view.scrollLeft, view.scrollTop]; }"
)
WIDTH = "() => document.querySelector('#map .location.across, #map .location').getBoundingClientRect().width"
SEEN = """() => {
  const [view, card] = [document.getElementById("map-view"), document.querySelector("[data-centre]")];
  const [box, at] = [view.getBoundingClientRect(), card.getBoundingClientRect()];
  return at.x >= box.x - 1 && at.right <= box.right + 1 && at.y >= box.y - 1 && at.bottom <= box.bottom + 1;
}"""


def test_the_map_moves_and_is_sized(page: Page, slow_house: House, complaints: list[str]) -> None:
    """By buttons, keys, wheel and mouse; it comes up with the own hero in sight; a drag is no touch."""
    page.emulate_media(reduced_motion="reduce")
    map_late(page, slow_house)
    assert page.evaluate(SEEN)
    size = page.evaluate(WIDTH)
    page.get_by_role("button", name="Larger").click()
    page.get_by_role("button", name="Larger").click()
    assert page.evaluate(WIDTH) > 1.5 * size
    at = page.evaluate(PLACE)
    for name in ("Move the map left", "Move the map up"):
        page.get_by_role("button", name=name).click()
    assert page.evaluate(PLACE) != at
    page.locator("#map-view").focus()
    for key in ("ArrowRight", "ArrowDown"):
        at = page.evaluate(PLACE)
        page.keyboard.press(key)
        assert page.evaluate(PLACE) != at, key
    assert page.locator("#past").count() == 0
    drag(page)
    page.get_by_label("Show the whole map").check()
    assert page.evaluate(WIDTH) < size
    page.get_by_label("Show the whole map").uncheck()
    page.wait_for_function(SEEN)
    assert not complaints


def test_what_folds_out_is_shut(page: Page, slow_house: House) -> None:
    """By Escape, which gives the focus back, and by a touch elsewhere, not by one inside."""
    map_late(page, slow_house)
    more = page.locator("#more.fold")
    more.locator("summary").click()
    page.locator(".more-list").click(position={"x": 3, "y": 3})
    expect(more).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(more).not_to_have_attribute("open", "")
    expect(more.locator("summary")).to_be_focused()
    more.locator("summary").click()
    page.locator("#ask").click()
    expect(more).not_to_have_attribute("open", "")


def drag(page: Page) -> None:
    """Take the map at a card and pull it: the map follows, and the card is not touched."""
    at, address = page.evaluate(PLACE), page.url
    box = page.locator("#map-view").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 40, steps=5)
    page.mouse.up()
    assert page.evaluate(PLACE) == [at[0] - 60, at[1] - 40]
    assert page.url == address
    size = page.evaluate(WIDTH)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 200)
    page.keyboard.up("Control")
    page.wait_for_function(f"(old) => ({WIDTH})() < old", arg=size)


@pytest.mark.parametrize("scenes", [MAPS, PARTS], ids=["maps", "parts"])
def test_looks(page: Page, slow_house: House, tmp_path: Path, scenes: tuple[Scene, ...]) -> None:
    """Nothing is too small, cut, covered or hard to read, at a desk and on a phone, in both lights."""
    page.emulate_media(reduced_motion="reduce")
    assert not flaws(page, slow_house, scenes, tmp_path)


def test_on_a_phone_a_combat_begins_with_its_scene(browser: Browser, slow_house: House) -> None:
    """Who fights stands above the answers, although a fighter shines on the map too; an open answer alone has
    the whole width."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    combat(page, slow_house)
    assert page.locator("#map svg.is-legal").count()
    expect(page.locator("#fight-title")).to_be_in_viewport(ratio=1)
    open_ones = page.locator(".question-do > .open")
    assert open_ones.count() == 1
    assert open_ones.evaluate("(answer) => answer.offsetWidth") > 350
    context.close()
