"""Several sayings by one button of a plain form: played one after another, and why they end early is told."""

from __future__ import annotations

import re

import httpx

from gloaming.core.journal import Saying
from server.doors import Door, Sheet, begin, my_turn, post

CHAIN = re.compile(r'name="chain" value="([^"]*)" aria-label="([^"]*)"')


def equipping(guest: httpx.Client) -> tuple[str, Sheet, str]:
    """A table where a hero is chosen who may equip several things, its page, and the chain that it offers."""
    table = begin(guest, game="dark_venture", **{"seat-1": "bot:random", "option-mode": "competitive"})
    offers = guest.get(f"/api{table}").json()["question"]["offers"] if my_turn(guest, table).mine else []
    oredd = next(offer["action"] for offer in offers if "Captain Oredd" in offer["sentence"])
    number = my_turn(guest, table).number
    assert post(guest, f"{table}/act", [("n", str(number)), ("a", str(oredd))]).status_code == 303
    page = my_turn(guest, table)
    ((code, label),) = CHAIN.findall(page.text)
    assert label == "Equip the Ember Halberd and the Cinder Plate"
    return table, page, code


def sayings(door: Door, table: str) -> list[str]:
    """What seat 0 has said."""
    records = door.host(table).table.history.records()
    return [record.text for record in records if isinstance(record, Saying) and record.seat == 0]


def test_one_button_says_them_all(door: Door, ana: httpx.Client) -> None:
    """Each stands in the journal by itself; posted twice it is played once; an old number is refused."""
    table, page, code = equipping(ana)
    fields = [*page.hidden, ("chain", code)]
    assert post(ana, f"{table}/act", fields).status_code == 303
    said = sayings(door, table)
    assert said[1:3] == ["start with ember-halberd", "start with cinder-plate"]
    assert post(ana, f"{table}/act", fields).status_code == 303
    assert sayings(door, table) == said
    backwards = " ".join(reversed(code.split()))
    late = post(ana, f"{table}/act", [*page.hidden, ("chain", backwards)])
    assert late.status_code == 409
    assert "The table had moved on" in late.text


def test_the_page_tells_why_they_end_early(door: Door, ana: httpx.Client) -> None:
    """To that seat alone, until the table moves on; what is no chain is no form."""
    table, page, code = equipping(ana)
    first = code.split()[0]
    for nonsense in ("x", f"{first} ", f"{first}  {first}", "1." * 70 + "1"):
        assert post(ana, f"{table}/act", [*page.hidden, ("chain", nonsense)]).status_code == 400
    assert post(ana, f"{table}/act", [*page.hidden, ("chain", f"{first} {first}")]).status_code == 303
    told = "Stopped after 1 of 2: "
    assert told in ana.get(table).text
    with door.guest() as onlooker:
        assert told not in onlooker.get(table).text
    now = my_turn(ana, table)
    assert post(ana, f"{table}/act", [*now.hidden, ("a", now.offers[-1])]).status_code == 303
    assert told not in ana.get(table).text


def test_the_first_of_them_is_refused_as_ever(door: Door, ana: httpx.Client) -> None:
    """Nothing is said then."""
    table, page, code = equipping(ana)
    refused = post(ana, f"{table}/act", [*page.hidden, ("chain", f"3 {code}")])
    assert refused.status_code == 422
    assert len(sayings(door, table)) == 1


def test_the_past_can_be_looked_at_closely(ana: httpx.Client) -> None:
    """What is touched there opens there: links of the past keep their moment."""
    table, page, code = equipping(ana)
    post(ana, f"{table}/act", [*page.hidden, ("chain", code)])
    past = ana.get(f"{table}?at={page.number}").text
    link = re.findall(r'class="look" href="([^"]+)"', past)[0]
    assert link.startswith(f"?at={page.number}&amp;with=look.")
    looked = ana.get(table + link.replace("&amp;", "&")).text
    assert 'id="looked"' in looked
    assert "data-past" in looked
