"""What one does at a table besides answering: undo, hints, why not, leaving, names, real dice, records."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser.hands import Focus, answer, begin, bring, choice, moment, my_turn, number
from browser.houses import House
from browser.positions import dice_again, opening, recorded, sale

MOTIONS = "() => document.getAnimations().filter((each) => each.effect.getTiming().duration > 10).length"
RULE = re.compile(r"^DR-[A-Z]+-\d\d$")

DARKROCK = "#set-up-darkrock"  # its box in the lobby


def test_play_now_is_one_click(page: Page, house: House, complaints: list[str]) -> None:
    """From the lobby to the first question, and the lobby lists the table afterwards."""
    page.goto(house.base)
    page.locator(DARKROCK).get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page).to_have_title(re.compile("^Your turn"))
    table = page.url
    page.get_by_role("link", name="Gloaming, all tables").click()
    expect(page.locator(".table-row.is-mine")).to_contain_text("Your turn")
    page.locator(".table-row a").first.click()
    assert page.url == table
    assert not complaints


def test_undo_takes_the_latest_answer_back(page: Page, house: House) -> None:
    """By the key U; the table asks what it asked before, and says so in the story."""
    bring(page, house, opening())
    my_turn(page)
    aboard = page.locator("#own .quarters .piece")
    expect(aboard).to_have_count(3)
    answer(page, "#m8")
    expect(aboard).to_have_count(2)
    page.keyboard.press("u")
    expect(aboard).to_have_count(3)
    expect(page.locator("#m8 .piece")).to_have_count(0)
    expect(page.locator("#m8.is-legal")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("back")


def test_a_barrier_of_undo_says_why(page: Page, house: House) -> None:
    """It is off, and its reason stands beside it; who has decided nothing yet has no button."""
    begin(page, house, seed=1)
    my_turn(page)
    expect(page.locator("#undo")).to_have_count(0)
    bring(page, house, dice_again())
    my_turn(page)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#undo")).to_have_attribute("aria-describedby", "undo-why")
    expect(page.locator("#undo-why")).to_contain_text("dice were rolled")


def test_take_back_opens_the_last_part_of_an_answer(page: Page, house: House) -> None:
    """A half-built answer is nobody else's affair and leaves no trace."""
    bring(page, house, sale())
    my_turn(page)
    before = moment(page)
    page.locator("#export-3").click()
    page.wait_for_selector("#table[data-part]")
    expect(page.locator("#own .ship-after")).to_contain_text("then $")
    page.locator("#undo").click()
    page.wait_for_selector("#table:not([data-part])")
    assert moment(page) == before


def test_goods_are_put_into_a_sale_and_taken_out(page: Page, house: House) -> None:
    """The words of the shining button follow what is chosen; it sells just that."""
    bring(page, house, sale())
    my_turn(page)
    page.locator("#export-3").click()
    shining = page.locator(".question-do .offer.lamp")
    expect(shining).to_have_text("Export 1 cobalt, 2 iron for $14")
    page.locator(".good.is-chosen").last.click()
    expect(shining).to_have_text("Export 1 cobalt, 1 iron for $10")
    page.locator(".good.is-chosen").first.click()
    expect(shining).to_have_text("Export 1 iron for $4")
    shining.click()
    expect(page.locator("#log")).to_contain_text("exports 1 iron for $4")


def test_why_not_names_the_rule_and_gives_the_focus_back(page: Page, house: House) -> None:
    """By a click and by the key ?; Escape closes it."""
    bring(page, house, opening())
    my_turn(page)
    place = page.locator("#delegate")
    for key in ("Enter", "?", ""):
        place.press(key) if key else place.click(force=True)
        expect(page.locator("#why")).to_be_visible()
        expect(page.locator("#why code")).to_have_text(RULE)
        expect(page.locator("#why h2")).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(page.locator("#why")).to_be_hidden()
        assert Focus(page).name == "delegate"
    place.press("Enter")
    page.locator("#why").get_by_role("button", name="Close").click()
    expect(page.locator("#why")).to_be_hidden()
    place.press("Enter")
    page.get_by_role("link", name="Read this rule in place").click()
    expect(page.locator(":target")).to_contain_text("DR-")


def test_a_hint_says_what_a_steady_player_would_do(page: Page, house: House) -> None:
    """One line above the answers; nothing is played."""
    begin(page, house, seed=1)
    now = my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#answer .notice")).not_to_be_empty()
    assert moment(page) == now


def test_who_leaves_finds_the_seat_kept(page: Page, slow_house: House) -> None:
    """A bot keeps the seat until it is taken back from the menu."""
    bring(page, slow_house, opening())
    my_turn(page)
    from_menu(page, "Leave; a bot keeps my seat")
    expect(page.locator("#seats")).to_contain_text("a bot plays")
    from_menu(page, "Take my seat back")
    expect(page.locator("#seats")).not_to_contain_text("a bot plays")
    page.locator("#m8").click()
    expect(page.locator("#log")).to_contain_text("Guest places a crewmember on mine 8")


def test_bots_play_on_for_who_leaves(page: Page, house: House) -> None:
    """To the end of the game, before the eyes of who left."""
    begin(page, house, seed=1)
    my_turn(page)
    from_menu(page, "Leave; a bot keeps my seat")
    page.wait_for_selector("#table[data-over]", timeout=60_000)
    expect(page.locator("#verdict")).to_contain_text("wins with $")


def from_menu(page: Page, what: str) -> None:
    """Open the menu and press one of its buttons."""
    page.get_by_role("button", name=re.compile("^More")).click()
    page.get_by_role("button", name=re.compile(f"^{what}")).click()


def test_a_friend_takes_a_bots_seat_by_a_fresh_link(page: Page, other: Page, house: House) -> None:
    """The link stands above the table, to be copied; it seats one person once, and is then used up."""
    begin(page, house, seed=1)
    my_turn(page)
    from_menu(page, "New link for")
    field = page.get_by_label("Send this link to a friend")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(field).to_be_focused()
    link = field.input_value()
    other.goto(link)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator("#seats")).to_contain_text("Ben you")
    expect(page.locator("#seats")).to_contain_text("Ben")
    expect(field).to_be_hidden()
    other.goto(link)
    expect(other.get_by_role("heading", level=1)).to_contain_text("used up")


def test_a_name_is_kept_and_shown_as_it_is(page: Page, house: House, complaints: list[str]) -> None:
    """A name made of markup is words; the next table greets by the same name."""
    name = '<b>O\'Hara</b> & "Co"'
    page.goto(house.base)
    page.locator(DARKROCK).get_by_label("Your name").fill(name)
    page.locator(DARKROCK).get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("#seats")).to_contain_text(name)
    expect(page.locator("#ask")).to_contain_text(name)
    page.goto(house.base)
    expect(page.locator(DARKROCK).get_by_label("Your name")).to_have_value(name)
    page.locator(DARKROCK).get_by_label("Your name").fill("Ana")
    page.locator(DARKROCK).get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("#seats")).to_contain_text("Ana")
    assert not complaints


def test_real_dice_are_typed_in(page: Page, house: House) -> None:
    """The table asks how the dice fell and shows just that."""
    page.goto(house.base)
    page.locator(DARKROCK).get_by_label("Your name").fill("Ana")
    page.locator(DARKROCK).get_by_label("Seat 2").select_option("nobody")
    page.locator(DARKROCK).get_by_label("Seat 3").select_option("link")
    page.locator(DARKROCK).get_by_label("Real dice").check()
    page.locator(DARKROCK).get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("#answer")).to_contain_text("Your own dice decide")
    answer(page, ".question-do .offer >> nth=0")
    for die, face in ((0, 2), (1, 5)):
        page.locator(".throw").nth(die).locator(".throw-face", has_text=str(face)).click()
    answer(page, ".question-do .offer.lamp")
    expect(page.locator("#log")).to_contain_text("rolls 2 and 5 with the standard dice")


def test_a_record_is_opened_and_stepped_through(page: Page, house: House, tmp_path: Path) -> None:
    """A finished game opens as a replay; arrow keys, the scrubber and the ends move it."""
    file = tmp_path / "game.journal"
    file.write_text(recorded("three-seats"), "utf-8")
    page.goto(house.base)
    page.get_by_label("A journal file").set_input_files(file)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url(re.compile(r"/replay/"))
    last = number(page)
    page.locator("#to-first").click()
    expect(page.locator("#past")).to_contain_text(f"move 0 of {last}")
    for key, shown in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.locator("#past")).to_contain_text(f"move {shown} of {last}")
    page.locator(".scrub").fill("50")
    expect(page.locator("#past")).to_contain_text(f"move 50 of {last}")
    page.locator("#to-last").click()
    expect(page.locator("#past")).to_contain_text(f"move {last} of {last}")


def test_a_broken_record_is_refused_in_a_sentence(page: Page, house: House, tmp_path: Path) -> None:
    """The page names what is wrong with it."""
    file = tmp_path / "game.journal"
    file.write_text(recorded("three-seats")[:900], "utf-8")
    page.goto(house.base)
    page.get_by_label("A journal file").set_input_files(file)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("cut off")


def test_looking_back_replaces_the_question(page: Page, house: House) -> None:
    """From the story and by the arrow keys; back to now asks again, and L comes to the story."""
    bring(page, house, sale())
    my_turn(page)
    last = number(page)
    page.keyboard.press("l")
    assert Focus(page).name == "log"
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#past")).to_contain_text(f"You look at move {last - 1}")
    expect(page.locator("#answer")).to_have_count(0)
    expect(page.locator("#board .is-legal")).to_have_count(0)
    page.get_by_role("link", name="Back to now").click()
    expect(page.locator("#answer")).to_be_visible()
    page.locator("#log a").first.click()
    expect(page.locator("#past")).to_contain_text("You look at move")


def test_the_light_is_switched_and_kept(page: Page, house: House) -> None:
    """Without loading the page, and still so on the next one."""
    begin(page, house, seed=1)
    my_turn(page)
    page.evaluate("() => { window.unbroken = true }")
    with page.expect_response("**/theme"):
        page.get_by_role("button", name="Switch between dusk and dawn").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dawn")
    assert page.evaluate("() => window.unbroken")
    page.goto(house.base)
    expect(page.locator("html")).to_have_attribute("data-theme", "dawn")


def test_with_reduced_motion_nothing_moves(browser: Browser, house: House) -> None:
    """Neither breath nor flight, before and after an answer; with motion something breathes."""
    running = {}
    for wish in ("reduce", "no-preference"):
        context = browser.new_context(reduced_motion=wish, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        bring(page, house, sale())
        my_turn(page)
        running[wish] = page.evaluate(MOTIONS)
        page.locator("#export-3").click()
        page.wait_for_selector("#table[data-part]")
        running[wish] += page.evaluate(MOTIONS)
        answer(page, choice(page))
        running[wish] += page.evaluate(MOTIONS)
        context.close()
    assert running["reduce"] == 0
    assert running["no-preference"] > 0
