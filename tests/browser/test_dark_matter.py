"""Dark Matter in the browser: whole games, a payment put together and taken back, cards that turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.hands import (
    MOMENT,
    Focus,
    answer,
    begin,
    bring,
    is_over,
    look_again,
    moment,
    my_turn,
    number,
    tab_onto,
)
from browser.houses import House
from browser.positions import matter

# A sensible answer: confirm, terraform, improve, recruit, else what shines or comes last.
CHOICE = """() => {
  const offers = [...document.querySelectorAll(".question-do .offer")].filter((one) => one.checkVisibility());
  const lit = [...document.querySelectorAll("#board .touch.is-legal:not(.lower)")];
  const lamp = offers.find((each) => each.matches(".lamp"));
  const wish = (word) => lit.find((each) => each.textContent.includes(word));
  const recruit = offers.find((each) => each.id === "offer-46");
  const market = lit.find((each) => each.closest(".market"));
  const picked = market ?? wish("improve") ?? (recruit ? null : lit[0]);
  if (lamp) return ".question-do .offer.lamp";
  if (picked) return `#${picked.parentNode.id} > .touch.is-legal:not(.lower)`;
  const ends = offers.at(-1)?.id === "offer-0";
  return `#${(recruit ?? offers.at(ends ? -1 : 0)).id}`;
}"""
TURNS = "(card) => [...card.querySelector('.zones').classList].find((name) => name.startsWith('turn-'))"
PANEL = "(card) => getComputedStyle(card.querySelector('.touch'), '::after').display"


def choice(page: Page) -> str:
    """A sensible answer: what to touch."""
    return str(page.evaluate(CHOICE))


def play_on(page: Page) -> int:
    """Play to the end by touching; gives how many times something on the table was touched."""
    touched = 0
    while not is_over(page):
        what = choice(page)
        touched += "touch" in what
        answer(page, what)
    return touched


def test_the_lobby_offers_it(page: Page, house: House, complaints: list[str]) -> None:
    """One click from the shelf to the first question; where draws are hidden nobody throws real dice."""
    page.goto(house.base)
    page.get_by_role("link", name="Dark Matter").click()
    expect(page.locator(".lamp")).to_have_count(1)
    box = page.locator("#set-up-dark_matter")
    expect(box.get_by_label("Real dice")).to_have_count(0)
    box.get_by_label("Civilization Cards").check()
    box.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("#ask")).to_contain_text("what do you do next")
    expect(page.locator(".charter")).to_have_count(1)
    page.locator("#topbar .how").click()
    expect(page.locator("#guide")).to_contain_text("Cards have two sides")
    assert not complaints


def test_a_game_by_clicks(page: Page, house: House, complaints: list[str]) -> None:
    """From a fresh table to the end page, which says where each point comes from; nothing complains."""
    begin(page, house, 3, 5, "dark_matter", civilizations=True, black_hole=True)
    my_turn(page)
    assert play_on(page) > 20
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"wins? (jointly )?with \d+ points"))
    expect(page.locator(".chart .series")).to_have_count(3)
    totals = page.locator(".scores .total").all_inner_texts()
    assert (
        page.locator(".points h3").evaluate_all("all => all.map((each) => each.lastChild.data.trim())")
        == totals
    )
    for total, tally in zip(totals, page.locator(".points li").all(), strict=True):
        assert sum(map(int, tally.locator("dd").all_inner_texts())) == int(total)
    assert not complaints


def test_a_game_by_the_keyboard_alone(page: Page, house: House, complaints: list[str]) -> None:
    """Every answer by a figure, or by Tab and Enter; the focus never gets lost, and one always sees it."""
    begin(page, house, 2, 11, "dark_matter")
    now = my_turn(page)
    page.keyboard.press("Tab")
    while not is_over(page):
        what = choice(page)
        if "touch" in what:
            tab_onto(page, what)
            assert Focus(page).is_seen, what
            page.keyboard.press("Enter")
        else:
            offers = page.locator(".question-do .offer:visible")
            place = offers.evaluate_all("(all, what) => all.findIndex((each) => each.matches(what))", what)
            page.keyboard.press(str(place + 1))
        now = my_turn(page, now)
        focus = Focus(page)
        assert not focus.is_lost, now
        assert is_over(page) or (focus.is_open and focus.is_seen), (now, focus.name)
    expect(page.locator("#verdict")).to_be_visible()
    assert not complaints


def test_a_game_with_scripts_off(browser: Browser, house: House) -> None:
    """Forms and links alone: what a card tells, why not, a payment and a step back in it, to the end."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    begin(page, house, 2, 3, "dark_matter")
    look_again(page)
    page.locator("#card-1-0 summary").click()
    assert page.locator("#card-1-0").evaluate(PANEL) == "block"
    page.locator("#board .touch[aria-disabled]").first.click(force=True)
    expect(page.locator("#refusal code")).to_have_text(re.compile(r"^DM-[A-Z]+-\d\d$"))
    page.get_by_role("link", name="Back to the table").click()
    taken_back = False
    while not page.locator("#table[data-over]").count():
        page.locator(choice(page)).click()
        if not taken_back and page.locator(".parts .good").count():
            page.locator(".parts .good").first.click()
            expect(page.locator(".parts")).to_have_count(0)
            taken_back = True
        look_again(page)
    assert taken_back
    expect(page.locator(".points li")).to_have_count(2)
    context.close()


@pytest.fixture
def paying(page: Page, slow_house: House) -> Page:
    """Red has named a planet and is asked what pays for it."""
    bring(page, slow_house, matter())
    my_turn(page)
    touch(page, page.locator(".market .touch.is-legal").first)
    return page


def touch(page: Page, what: Locator) -> str:
    """Touch that and wait until the page shows something else; gives the new moment."""
    old = moment(page)
    what.click()
    page.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)
    return moment(page)


def test_a_payment_is_put_together_and_taken_back(paying: Page, complaints: list[str]) -> None:
    """What is missing stands there; each part can be taken back, by its card too; nobody has heard of it."""
    page, told = paying, paying.locator("#log li").count()
    now = number(page)
    missing = page.locator(".question-do [form=ask-why]")
    expect(page.locator(".socket.is-open")).to_have_count(4)
    expect(missing).to_contain_text("four points missing")
    touch(page, page.locator("#card-0-0 > .touch.is-legal"))
    expect(page.locator(".socket.is-open")).to_have_count(3)
    expect(missing).to_contain_text("three points missing")
    expect(page.locator("#card-0-0 em")).to_have_text("then flips")
    expect(page.locator(".price")).to_contain_text("1 paid")
    touch(page, page.locator("#card-0-0 > .touch.is-chosen"))
    expect(page.locator(".socket.is-open")).to_have_count(4)
    touch(page, page.locator("#card-0-1 > .touch.is-legal"))
    touch(page, page.locator("#card-0-2 > .touch.is-legal"))
    touch(page, page.locator(".parts .good").first)
    expect(page.locator(".parts .good")).to_have_count(1)
    expect(page.locator("#card-0-2 > .touch.is-chosen")).to_have_count(1)
    touch(page, page.locator("#undo"))
    expect(page.locator("#ask")).to_contain_text("what do you do next")
    assert (number(page), page.locator("#log li").count()) == (now, told)
    assert not complaints


def test_a_ready_way_is_laid_out_and_confirmed(paying: Page, complaints: list[str]) -> None:
    """It says how the cards will lie; they are chosen on the table; nothing is paid before the last word."""
    page, now = paying, number(paying)
    page.locator("#plans").click()
    expect(page.locator("#plan-1")).to_contain_text("is Flipped")
    touch(page, page.locator("#plan-1"))
    expect(page.locator(".socket.is-open")).to_have_count(0)
    assert page.locator("#board .touch.is-chosen").count() > 1
    assert number(page) == now
    answer(page, ".question-do .offer.lamp")
    assert number(page) > now
    expect(page.locator("#own .planet")).to_have_count(5)
    assert not complaints


def test_cards_flip_and_spin_where_they_lie(page: Page, slow_house: House) -> None:
    """The node of a card stays and turns; a Spin turns the same side, a Flip the other one up; only the zones
    of the side that is up are drawn."""
    bring(page, slow_house, matter())
    my_turn(page)
    own = page.locator("#card-0-0")
    page.evaluate("() => { document.querySelector('#card-0-0 .zones').mine = true; }")
    before = own.evaluate(TURNS)
    touch(page, own.locator(".lower"))
    spun = own.evaluate(TURNS)
    assert int(before[-1]) ^ int(spun[-1]) == 1
    assert page.evaluate("() => document.querySelector('#card-0-0 .zones').getAnimations().length") == 1
    assert page.evaluate("() => document.querySelector('#card-0-0 .zones').mine")
    expect(page.locator("#log li").last).to_contain_text("whose Back now shows")
    touch(page, own.locator(".touch").first)
    flipped = own.evaluate(TURNS)
    assert int(spun[-1]) ^ int(flipped[-1]) == 2
    up = 1 if int(flipped[-1]) < 2 else 3
    expect(own.locator(f".zones > :nth-child({up})")).to_be_visible()
    expect(own.locator(f".zones > :nth-child({4 - up})")).to_be_hidden()
    expect(page.locator("#log li").last).to_contain_text("is Flipped: its Back now shows")


def test_what_a_card_tells(page: Page, slow_house: House) -> None:
    """Under the pointer, in focus, and by its line, which works by touch: both sides, as far as one knows."""
    bring(page, slow_house, matter(records=30))
    card = page.locator("#card-2-0")
    assert "Face still covered" in str(card.locator(".touch").get_attribute("aria-label"))
    assert card.evaluate(PANEL) == "none"
    card.locator(".touch").hover()
    assert card.evaluate(PANEL) == "block"
    page.mouse.move(1300, 700)
    page.keyboard.press("Tab")
    tab_onto(page, "#card-2-0 > .touch")
    assert card.evaluate(PANEL) == "block"
    page.keyboard.press("Tab")
    card.locator("summary").click()
    page.mouse.move(1300, 700)
    assert card.evaluate(PANEL) == "block"
    page.locator("#card-1-0 summary").click()
    assert card.evaluate(PANEL) == "none"
