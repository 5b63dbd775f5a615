"""Hands that are too quick, and pages that are too old: one decision, one answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.hands import bring, my_turn, number
from browser.houses import House
from browser.positions import recorded

FIRST_ASKED = 4  # records of the game of three until red is asked for the first time
STORM = """(answers) => Promise.all(answers.map(async (answer) => {
  const { base, n } = document.getElementById("table").dataset;
  const sent = await fetch(`${base}/act`, { method: "post", body: new URLSearchParams({ n, a: answer }) });
  return sent.status;
}))"""


@pytest.fixture
def table(page: Page, slow_house: House) -> str:
    """A table where this person is asked for a first piece, and a bot is asked next."""
    path = bring(page, slow_house, recorded("three-seats", FIRST_ASKED))
    my_turn(page)
    return path


def answers(page: Page, slow_house: House, table: str) -> int:
    """How often this seat has answered, by the record."""
    text = page.context.request.get(f"{slow_house.base}{table}/journal").text()
    seat = page.context.request.get(f"{slow_house.base}/api{table}").json()["seat"]
    colour = ("red", "blue", "green")[seat]
    return sum(line.startswith(f"{colour}: ") for line in text.splitlines())


def test_ten_equal_posts_at_once_are_one_answer(page: Page, slow_house: House, table: str) -> None:
    """Each is told that its answer stands; the record has it once."""
    before = answers(page, slow_house, table)
    assert page.evaluate(STORM, [open_places(page)[0]] * 10) == [200] * 10
    assert answers(page, slow_house, table) == before + 1


def test_of_six_different_answers_at_once_one_is_taken(page: Page, slow_house: House, table: str) -> None:
    """The others are told that the table had moved on."""
    before = answers(page, slow_house, table)
    assert sorted(page.evaluate(STORM, open_places(page)[:6])) == [200, 409, 409, 409, 409, 409]
    assert answers(page, slow_house, table) == before + 1


def test_a_double_click_is_one_answer(page: Page, slow_house: House, table: str) -> None:
    """The second click finds the answer on its way, or done."""
    before, decision = answers(page, slow_house, table), number(page)
    page.locator("#board .is-legal").first.dblclick()
    page.wait_for_function("(old) => Number(document.getElementById('table').dataset.n) > old", arg=decision)
    assert answers(page, slow_house, table) == before + 1


def test_the_second_click_of_two_answers_nothing_new(page: Page, slow_house: House, table: str) -> None:
    """What comes to lie under the finger after a first touch is not answered by the second."""
    sent: list[str] = []
    page.on(
        "request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None
    )
    before, decision = answers(page, slow_house, table), number(page)
    one, other, *_ = open_places(page)
    page.locator(f"#board [value='{one}']").dispatch_event("click", {"detail": 2})
    page.locator(f"#board [value='{other}']").click()
    page.wait_for_function("(old) => Number(document.getElementById('table').dataset.n) > old", arg=decision)
    assert answers(page, slow_house, table) == before + 1
    assert [f"a={other}" in post for post in sent] == [True]


def test_an_old_page_answers_an_old_question(page: Page, slow_house: House, table: str) -> None:
    """It is told that the table had moved on and shows the question of now; nothing is played."""
    page.context.request.get(slow_house.base + table)
    page.route("**/stream?*", deaf)
    page.goto(slow_house.base + table)
    my_turn(page)
    decision, before = number(page), answers(page, slow_house, table)
    one, *others = open_places(page)
    page.context.request.post(f"{slow_house.base}{table}/act", form={"n": str(decision), "a": one})
    page.locator(f"#board [value='{others[0]}']").click()
    expect(page.locator("#answer .notice")).to_contain_text("The table had moved on")
    assert number(page) == decision + 1
    assert answers(page, slow_house, table) == before + 1


def open_places(page: Page) -> list[str]:
    """What the places say that may be touched."""
    places: list[str] = page.locator("#board .is-legal").evaluate_all("all => all.map(({value}) => value)")
    return places


def deaf(route: Route) -> None:
    """The page hears no news."""
    route.fulfill(status=204)
