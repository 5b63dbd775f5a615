"""Darkrock's decks and its two duels on the page: drawn well, played to the end, secrets kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import gloaming
from browser.hands import answer, begin, bring, choice, is_over, my_turn
from browser.houses import House
from browser.looks import flaws
from browser.scenes import STILL
from browser.scenes_darkrock import CARDS, choosing
from browser.test_company import FIRST_NEWS, WATCHERS, invitation
from gloaming.core import journal
from gloaming.core.journal import CHANCE, Header, Journal, Saying


@pytest.fixture
def sheet(browser: Browser) -> Iterator[Page]:
    """A page without motion."""
    context = browser.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_cards_and_duels_are_drawn_well(sheet: Page, slow_house: House, tmp_path: Path) -> None:
    """Everything fits, can be touched and is named; axe finds nothing; a picture is kept."""
    assert flaws(sheet, slow_house, CARDS, tmp_path) == []


def test_a_game_with_all_decks_by_clicks(page: Page, house: House, complaints: list[str]) -> None:
    """From the Sponsors to the end page, on the places and cards of the board."""
    begin(page, house, seats=2, seed=5, therion=True, sponsors=True, research=True)
    my_turn(page)
    expect(page.locator("#own .card.is-legal")).to_have_count(2)
    answer(page, "#sponsor-0")
    while not is_over(page):
        answer(page, choice(page))
    expect(page.locator("#verdict")).to_contain_text("wins with")
    expect(page.locator(".scores thead")).to_contain_text("Sponsor")
    assert not complaints


# --- Sponsors: all choose at once, in secret


def dealt(first: str, second: str) -> str:
    """Two seats; red has been dealt these two Sponsors, blue always the same."""
    header = Header(
        gloaming=gloaming.__version__, game="darkrock", rules=1, seats=("red", "blue"), seed=4,
        options={"sponsors": True},
    )  # fmt: skip
    cards = (first, second, "deep-hands-union", "solitary-charter")
    return journal.write(Journal(header, tuple(Saying(CHANCE, f"deal {card}") for card in cards)))


def sit(page: Page, other: Page, onlooker: Page, house: House, text: str) -> str:
    """Ana opens that record, Ben takes the second seat by her link, somebody looks on; gives the path."""
    path = bring(page, house, text)
    page.context.request.post(f"{house.base}{path}/invite", form={"seat": "1"})
    page.reload()
    other.goto(invitation(page))
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_selector("#table")
    onlooker.goto(house.base + path)
    for sheet in (page, other, onlooker):
        expect(sheet.locator("#seats")).to_contain_text("Ben")
    return path


def all_that_is_sent(page: Page, path: str) -> str:
    """What the house lets this browser know of a table, but for its name, the time, and who looks on."""
    ask, base = page.context.request, page.url.removesuffix(path)
    places = (path, f"/api{path}", f"{path}/journal", f"{path}?at=3", f"{path}/why?action=650")
    name = page.locator(".table-name").inner_text().partition("Table ")[2]
    parts = [str(page.evaluate(FIRST_NEWS, path)), *(ask.get(base + place).text() for place in places)]
    text = "\n".join(parts).replace(path.rpartition("/")[2], "ID").replace(name, "NAME")
    return WATCHERS.sub("", re.sub(r"\b\d\d:\d\d\b", "TIME", text))


def test_two_people_choose_sponsors_at_once_and_learn_nothing(
    page: Page, other: Page, onlooker: Page, house: House, complaints: list[str]
) -> None:
    """Ben, not asked yet, chooses ahead and changes his mind; nobody else is told; then all is open."""
    path = sit(page, other, onlooker, house, dealt("quillon-trust", "twinbit-tooling"))
    before = [all_that_is_sent(sheet, path) for sheet in (page, onlooker)]
    expect(other.locator("#answer")).to_contain_text("you need not wait")
    other.get_by_role("button", name="Keep Deep Hands Union").first.click()
    expect(other.locator("#answer")).to_contain_text("Your choice is kept: Deep Hands Union")
    other.get_by_role("button", name="Keep Solitary Charter").first.click()
    expect(other.locator("#answer")).to_contain_text("Your choice is kept: Solitary Charter")
    other.reload()
    expect(other.locator("#own .card.is-chosen")).to_contain_text("Solitary Charter")
    assert [all_that_is_sent(sheet, path) for sheet in (page, onlooker)] == before
    page.get_by_role("button", name="Keep Quillon Trust").first.click()
    for sheet in (page, other, onlooker):
        expect(sheet.locator("#log")).to_contain_text("Ben starts with Solitary Charter")
        expect(sheet.locator("#log")).to_contain_text("starts with Quillon Trust")
    expect(other.locator("#own .ship-sponsor")).to_have_text("Solitary Charter")
    assert not complaints


def test_no_byte_depends_on_another_players_sponsor_cards(
    page: Page, other: Page, onlooker: Page, house: House
) -> None:
    """Two tables that differ in Ana's cards alone: Ben and the onlooker are sent the same."""
    sent = []
    for first, second in (("quillon-trust", "twinbit-tooling"), ("tight-ship-holdings", "master-borers")):
        path = sit(page, other, onlooker, house, dealt(first, second))
        sent.append([all_that_is_sent(sheet, path) for sheet in (other, onlooker, page)])
    assert sent[0][:2] == sent[1][:2]
    assert sent[0][2] != sent[1][2]


def test_a_sponsor_is_chosen_ahead_with_scripts_off(browser: Browser, other: Page, house: House) -> None:
    """A form alone; the choice is shown again when the page is loaded anew."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    path = bring(other, house, choosing())
    other.context.request.post(f"{house.base}{path}/invite", form={"seat": "2"})
    other.reload()
    page.goto(invitation(other))
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#own .card.is-legal").last.click()
    expect(page.locator("#answer")).to_contain_text("Your choice is kept")
    kept = page.locator("#own .card.is-chosen b").inner_text()
    other.locator("#own .card.is-legal").first.click()
    while not page.locator("#own .ship").count():
        page.reload()
    expect(page.locator("#own .ship-sponsor")).to_have_text(kept)
    context.close()


def test_the_lobby_says_why_options_exclude_each_other_and_keeps_what_was_chosen(
    page: Page, house: House
) -> None:
    """Refused with the reason, corrected, and played alone."""
    page.goto(house.base)
    form = page.locator("#set-up-darkrock")
    for option in ("Long game", "Research"):
        form.get_by_role("switch", name=re.compile(f"^{option}")).check()
    form.get_by_label(re.compile("^Variant")).select_option("insider")
    for seat in (2, 3):
        form.get_by_label(f"Seat {seat}").select_option("link")
    form.get_by_role("button", name="Play now").click()
    expect(page.locator(".notice")).to_have_text(
        "Darkrock Ventures takes 2 seats with these options, not 3: "
        "leave 1 of them to nobody, or choose other options."
    )
    form.get_by_label(re.compile("^Variant")).select_option("crisis")
    form.get_by_label(re.compile("^Difficulty")).select_option("cakewalk")
    for seat in (2, 3):
        form.get_by_label(f"Seat {seat}").select_option("nobody")
    form.get_by_role("button", name="Play now").click()
    expect(page.locator(".notice")).to_contain_text("cannot be a long game: leave that off")
    expect(form.get_by_label(re.compile("^Variant"))).to_have_value("crisis")
    expect(form.get_by_role("switch", name=re.compile("^Research"))).to_be_checked()
    form.get_by_role("switch", name=re.compile("^Long game")).uncheck()
    form.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator(".ends-when")).to_have_text("Neutronium Crisis, cakewalk: 0 of 12 exported")
    expect(page.locator(".seat")).to_have_count(0)
    page.evaluate(STILL)
