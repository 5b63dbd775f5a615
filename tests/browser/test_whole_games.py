"""A whole game in the browser: by clicks, by the keyboard alone, and with scripts off."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.hands import Focus, answer, begin, choice, is_over, look_again, my_turn, tab_to
from browser.houses import House


def test_a_game_by_clicks(page: Page, house: House, complaints: list[str]) -> None:
    """From a fresh table to the end page, touching places on the board; nothing complains on the way."""
    begin(page, house, seats=3, seed=5)
    my_turn(page)
    touched = 0
    while not is_over(page):
        what = choice(page)
        touched += what.startswith("#") and "offer" not in what
        answer(page, what)
    assert touched > 20
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"wins with \$\d+|share"))
    expect(page.locator(".chart .series")).to_have_count(3)
    expect(page.locator(".scores tbody tr")).to_have_count(3)
    record = page.get_by_role("link", name="Download the record of this game").first
    assert (
        page.context.request.get(house.base + str(record.get_attribute("href"))).text().startswith("gloaming")
    )
    page.get_by_role("link", name="Replay from the start").click()
    expect(page.locator("#past")).to_contain_text("move 0 of")
    page.go_back()
    page.get_by_role("button", name="Play again with the same people").click()
    page.wait_for_selector("#table[data-live]")
    my_turn(page)
    assert not complaints


def test_a_game_by_the_keyboard_alone(page: Page, house: House, complaints: list[str]) -> None:
    """Every answer by a figure, or by Tab and Enter; the focus never gets lost, and one always sees it."""
    begin(page, house, seed=11)
    now = my_turn(page)
    page.keyboard.press("Tab")
    pressed = 0
    while not is_over(page):
        what = choice(page)
        number = page.locator(".question-do .offer:visible")
        if "offer" in what:
            names = number.evaluate_all("all => all.map((each) => each.matches('.lamp') ? 'lamp' : each.id)")
            page.keyboard.press(str(names.index("lamp" if "lamp" in what else what.removeprefix("#")) + 1))
        else:
            tab_to(page, what.removeprefix("#"))
            assert Focus(page).is_seen, what
            page.keyboard.press("Enter")
        now = my_turn(page, now)
        pressed += 1
        focus = Focus(page)
        assert not focus.is_lost, now
        assert is_over(page) or (focus.is_open and focus.is_seen), (now, focus.name)
    assert pressed > 20
    expect(page.locator("#verdict")).to_be_visible()
    assert not complaints


def test_tab_comes_to_the_question_first_then_to_the_board(page: Page, house: House) -> None:
    """Topbar, question, places in board order, rail; the shut places can be reached too."""
    begin(page, house, seed=11)
    my_turn(page)
    order: list[Focus] = []
    while not order or order[-1].part != "rail":
        page.keyboard.press("Tab")
        order.append(Focus(page))
        assert order[-1].is_seen, order[-1].name
        assert len(order) < 60
    parts = list(dict.fromkeys(focus.part for focus in order))
    assert parts == ["topbar", "answer", "board", "rail"]
    places = [focus.name for focus in order if focus.part == "board"]
    assert places[:6] == ["m12", "m2", "m4", "m6", "m8", "m10"]
    assert len(places) == 24
    assert "delegate" in places


def test_a_game_with_scripts_off(browser: Browser, house: House) -> None:
    """Forms and links alone: why not, a half-built answer, undo, light, looking back, to the end."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    path = begin(page, house, seed=3)
    look_again(page)
    read_why_not(page)
    page.get_by_role("button", name="Switch between dusk and dawn").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dawn")
    assert page.url == house.base + path
    half_built = undone = False
    while not page.locator("#table[data-over]").count():
        page.locator(choice(page)).click()
        if page.locator(".steps").count():
            half_built = True
            expect(page.locator("#undo")).to_have_text("Take back")
        elif not undone and page.locator("button#undo:not([aria-disabled])").count():
            look_back_and_undo(page)
            undone = True
        look_again(page)
    assert half_built
    assert undone
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    context.close()


def read_why_not(page: Page) -> None:
    """A shut place leads to a page that names the rule, and back."""
    page.locator("#delegate").click(force=True)
    expect(page.locator("#refusal code")).to_have_text(re.compile(r"^DR-[A-Z]+-\d\d$"))
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#ask")).to_be_visible()


def look_back_and_undo(page: Page) -> None:
    """One move back in the story, back to now, and the latest answer taken back."""
    page.locator("#to-back").click()
    expect(page.locator("#past")).to_contain_text("You look at move")
    expect(page.locator("#answer")).to_have_count(0)
    page.get_by_role("link", name="Back to now").click()
    page.locator("#undo").click()
    look_again(page)
    expect(page.locator("#table[data-mine]")).to_have_count(1)
