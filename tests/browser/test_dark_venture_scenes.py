"""Dark Venture's scenes in the browser: a combat of two people, a tale with its choices, a claim out of turn,
the day told at its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gloaming
from browser.hands import bring, my_turn
from browser.houses import House
from browser.looks import LIGHTS, SIZES, by_axe, by_looks
from browser.scenes import STILL
from games.dark_venture.table_talk import CONTENT, GAME, Table, venture
from games.dark_venture.test_chains import road
from games.dark_venture.test_combat import duel, engaged
from games.dark_venture.test_scenes import at_the_foundry
from gloaming.core import journal
from gloaming.core.journal import Header, Journal, Position


def lay(page: Page, house: House, t: Table, mode: str = "competitive") -> None:
    """Sit down at this position as the seat that is asked; bots keep the others until somebody comes."""
    t.settle()
    for player in t.state.players:
        player.triggered &= (1 << len(CONTENT.locations)) - 1  # a dump holds no larger numbers
    header = Header(
        gloaming=gloaming.__version__,
        game=GAME.name,
        rules=GAME.rules_version,
        seats=tuple(t.seats),
        seed=3,
        options={"mode": mode},
    )
    bring(page, house, journal.write(Journal(header, (Position(GAME.dump(t.state)),))))


def invite(page: Page, other: Page, name: str) -> None:
    """Somebody else takes the bot's seat, in a browser of their own."""
    page.get_by_role("button", name=re.compile("^More")).click()
    page.get_by_role("button", name=re.compile("^New link")).first.click()
    page.get_by_role("button", name=re.compile("^More")).click()
    link = page.locator("#menu .invites input").first.input_value()
    page.keyboard.press("Escape")
    other.goto(link)
    other.get_by_label("Your name").fill(name)
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seats")).to_contain_text(name)


def looks_well(page: Page, folder: Path) -> None:
    """Nothing is too small, cut, covered or hard to read here, at a desk and on a phone."""
    for width, height in SIZES[::-1]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        assert not [*by_axe(page, folder / f"{width}.png", LIGHTS[0]), *by_looks(page, "scene")]


def test_a_combat_of_two_people(page: Page, other: Page, slow_house: House, complaints: list[str]) -> None:
    """DV-CMB-02, 05, DV-STND-15: the other player strikes for the foe, where it could flee too; then the hero
    strikes back.  The scene tells order, blows and health to both, and a name leads to its character."""
    for sheet in (page, other):
        sheet.emulate_media(reduced_motion="reduce")
    t = engaged(duel("bandit-bowman"), "bandit-bowman", 2, 12)
    t.person("bandit-bowman").hp = 6
    lay(page, slow_house, t)
    invite(page, other, "Ben")
    my_turn(page)
    for sheet in (page, other):
        expect(sheet.locator("#fight h3")).to_contain_text("Combat at Windbreak Hill")
        expect(sheet.locator(".fighter")).to_have_count(2)
        expect(sheet.locator(".fighter").first).to_contain_text("played by Guest")
        expect(sheet.locator(".fighter").first).to_contain_text("dice 12")
        expect(sheet.locator(".fighter").nth(1)).to_contain_text("aimed at")
    expect(other.locator(".question-do .offer")).to_have_count(0)
    expect(page.locator(".question-do .offer")).to_have_count(2)
    page.locator(".question-do .lamp").click()
    my_turn(other)
    for sheet in (page, other):
        expect(sheet.locator(".last-blow")).to_contain_text("Bandit Bowman struck at Captain Oredd: power")
        expect(sheet.locator(".fighter").nth(1)).to_contain_text("now")
    page.locator("#fight").get_by_role("link", name="Captain Oredd").click()
    expect(page.locator("#looked")).to_contain_text("power 5")
    other.locator(".question-do .lamp").click()
    for sheet in (page, other):
        expect(sheet.locator("#log")).to_contain_text("Captain Oredd strikes Bandit Bowman")
        expect(sheet.locator("#lately")).to_contain_text("The combat at Windbreak Hill is over.")
    assert not complaints


def test_a_tale_with_choices(page: Page, slow_house: House, complaints: list[str]) -> None:
    """DV-MOVE-02, DV-TURN-08: the story, what is not open with its rule, the choice, and what came of it."""
    page.emulate_media(reduced_motion="reduce")
    lay(page, slow_house, at_the_foundry())
    my_turn(page)
    expect(page.locator("#tale h3")).to_contain_text("Glass Foundry")
    expect(page.locator("#tale .story-text")).to_have_text(CONTENT.actions[0][3].text)
    page.locator("#tale .choice[aria-disabled]").click(force=True)
    expect(page.locator("#why code")).to_contain_text("DV-TURN-08")
    page.keyboard.press("Escape")
    page.locator("#tale .choice.is-legal").first.click()
    expect(page.locator("#ask")).to_contain_text("where does")
    page.locator("#table button[name=a]:visible").first.click()
    expect(page.locator("#tale")).to_have_count(0)
    expect(page.locator(".vital b").first).to_contain_text("29/34")
    expect(page.locator(":is(.hand, .gear) .ware:not(.is-empty)")).to_have_count(1)
    assert not complaints


def test_a_quest_is_claimed_on_anothers_turn(
    page: Page, other: Page, slow_house: House, complaints: list[str]
) -> None:
    """DV-QST-03, 06: while the first player is asked, the second scores a complete quest; both see it."""
    t = venture("red blue")
    t.blue.seeks("among-ruins pelt-and-claw")
    t.blue.completes("among-ruins")
    lay(page, slow_house, t)
    invite(page, other, "Ben")
    my_turn(page)
    expect(other.locator("#ask")).to_contain_text("chooses")
    page.get_by_role("link", name="Quests of others").click()
    expect(page.locator("#quests")).to_contain_text("Ben holds 2 secret quests")
    other.locator("#quests .claim").click()
    for sheet in (page, other):
        expect(sheet.locator("#seats .seat", has_text="Ben").locator(".seat-credits")).to_contain_text("2")
    expect(other.locator("#quests .quest")).to_have_count(1)
    expect(page.locator("#log")).to_contain_text("Among Ruins")
    assert not complaints


@pytest.mark.parametrize("mode", ["competitive", "solo_ranked"])
def test_the_day_is_told_at_its_end(page: Page, house: House, tmp_path: Path, mode: str) -> None:
    """DV-END-01, DV-SOLO-05: the last answers of a day; who has won or which title, the table, the story."""
    page.emulate_media(reduced_motion="reduce")
    t = venture("red blue" if mode == "competitive" else "red", mode=mode, round_number=12)
    t.red.qp = 7
    lay(page, house, t, mode)
    now = my_turn(page)
    while not page.locator("#table[data-over]").count():
        page.locator(".question-do .offer.quiet, .question-do .offer.lamp, .question-do .offer").first.click()
        now = my_turn(page, now)
    wanted = "wins with" if mode == "competitive" else "Tradesman"
    expect(page.locator("#verdict")).to_contain_text(re.compile(wanted))
    expect(page.locator(".scores tbody tr")).to_have_count(len(t.seats))
    expect(page.locator(".retold li h3").first).to_be_visible()
    looks_well(page, tmp_path)


def test_a_walk_takes_one_click(page: Page, house: House, complaints: list[str]) -> None:
    """DV-MOVE-01: a place that is farther away is touched, then walked to; undo takes the last step back, and
    where something happens on the way the page says why it ends there."""
    t = road("tide-gate", "cloven-hill", "ash-dunes")
    lay(page, house, t)
    my_turn(page)
    page.get_by_role("link", name="Cloven Hill. 2 AP to walk there: choose.").click()
    page.get_by_role("button", name="Walk to Cloven Hill for 2 AP").click()
    expect(page.locator(".portrait")).to_contain_text("at Cloven Hill")
    page.keyboard.press("u")
    expect(page.locator(".portrait")).to_contain_text("at Tide Gate")
    page.get_by_role("link", name="Ash Dunes. 2 AP to walk there: choose.").click()
    walk = page.get_by_role("button", name="Walk to Ash Dunes")
    there = str(walk.get_attribute("value")).split()
    walk.evaluate("(walk, value) => { walk.value = value }", f"{there[0]} {there[0]}")
    walk.click()
    expect(page.locator(".notice")).to_contain_text("Stopped after 1 of 2: ")
    expect(page.locator(".portrait")).to_contain_text("at Cloven Hill")
    assert not complaints
