"""The four answers of a table, over HTTP: played once, never twice, never silently lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from server.doors import Door, Sheet, answer, begin, my_turn, post, sentence, sheet


def test_ten_equal_clicks_are_one_move(door: Door, ana: httpx.Client, table: str) -> None:
    """One is accepted, nine are told that it was already; all see the same next question."""
    page = my_turn(ana, table)
    with ThreadPoolExecutor(10) as crowd:
        codes = [
            each.status_code
            for each in crowd.map(lambda _: answer(ana, table, page, page.offers[0]), range(10))
        ]
    assert codes == [303] * 10
    records = door.host(table).table.history.records()
    own = [record for record in records[page.number :] if getattr(record, "seat", None) == 0]
    assert len(own) == 1


def test_ten_equal_posts_of_a_program(door: Door, ana: httpx.Client, table: str) -> None:
    """The JSON answers say which one was first."""
    page = my_turn(ana, table)
    body = {"n": page.number, "actions": [int(page.offers[1])]}
    with ThreadPoolExecutor(10) as crowd:
        said = [
            each.json()["is"]
            for each in crowd.map(lambda _: ana.post(f"/api{table}/act", json=body), range(10))
        ]
    assert sorted(said) == ["accepted"] + ["already"] * 9


def test_a_stale_page_gets_the_question_of_now(ana: httpx.Client, table: str) -> None:
    """Another answer to a decision that is over changes nothing, and says what is asked now."""
    page = my_turn(ana, table)
    answer(ana, table, page, page.offers[0])
    now = my_turn(ana, table)
    late = answer(ana, table, page, page.offers[1])
    assert late.status_code == 409
    assert "The table had moved on" in late.text
    assert Sheet(late.text).number == now.number == sheet(ana, table).number


def test_a_refusal_names_its_rule(ana: httpx.Client, table: str) -> None:
    """An answer that is not open comes back with the sentence and the rule's number, and changes nothing."""
    page = my_turn(ana, table)
    refused = answer(ana, table, page, "60")
    assert refused.status_code == 422
    assert 'class="refusal"' in refused.text
    assert "/rules/darkrock#DR-" in refused.text
    assert sheet(ana, table).number == page.number
    said = ana.post(f"/api{table}/act", json={"n": page.number, "actions": [60]})
    assert said.status_code == 422
    assert said.json()["refusal"]["rule"].startswith("DR-")


def test_why_not_is_a_page_of_its_own(ana: httpx.Client, table: str) -> None:
    """It has the refusal in an article that a script can lift out; what is open or unknown says so."""
    page = my_turn(ana, table)
    why = ana.get(f"{table}/why?action=60")
    assert why.status_code == 200
    assert 'id="refusal"' in why.text
    assert "DR-" in why.text
    assert ana.get(f"{table}/why?action={page.offers[0]}").status_code == 404
    assert ana.get(f"{table}/why?action=99999").status_code == 404
    assert ana.get(f"{table}/why?action=-1").status_code == 400


@pytest.mark.parametrize(
    "path", ["act", "undo", "leave", "take-back", "stand-in", "rematch", "invite", "hint"]
)
def test_who_has_no_seat_decides_nothing(ana: httpx.Client, ben: httpx.Client, table: str, path: str) -> None:
    """Neither a stranger nor a guest of another table gets in: 403, and nothing has changed."""
    page = my_turn(ana, table)
    begin(ben, name="Ben")
    fields = {"act": [*page.hidden, ("a", page.offers[0])], "undo": page.hidden[:1]}.get(path, [])
    refused = post(ben, f"{table}/{path}", fields)
    assert refused.status_code == 403
    assert sentence(refused).startswith("You have no seat at this table")
    assert sheet(ana, table).number == page.number


def test_a_made_up_cookie_is_nobody(door: Door, ana: httpx.Client, table: str) -> None:
    """A token that the house did not give opens nothing."""
    page = my_turn(ana, table)
    cookies = {door.house.guests.cookie: "x" * 22}
    with httpx.Client(base_url=door.base, cookies=cookies) as stranger:
        assert answer(stranger, table, page, page.offers[0]).status_code == 403


def test_undo_goes_back_once(door: Door, ana: httpx.Client, ben: httpx.Client) -> None:
    """What one has just said can be taken back; a second press of the same button takes back nothing more."""
    table = two_people(door, ana, ben)
    before = sheet(ana, table)
    assert answer(ana, table, before, "0").status_code == 303
    after = str(sheet(ana, table).number)
    for _ in range(2):
        assert post(ana, f"{table}/undo", [("n", after)]).status_code == 303
        assert sheet(ana, table).number == int(after) + 1
    assert sheet(ana, table).offers == before.offers
    assert post(ana, f"{table}/undo", [("n", "0")]).status_code == 409
    nothing = post(ben, f"{table}/undo", [("n", str(int(after) + 1))])
    assert nothing.status_code == 422
    assert "No undo" in nothing.text


def test_an_answer_given_ahead_and_a_word_in_between(
    door: Door, ana: httpx.Client, ben: httpx.Client
) -> None:
    """A seat that is not asked may answer ahead where all answer at once, and say what is open to it."""
    table = two_people(door, ana, ben)
    number = sheet(ana, table).number
    sealed = ben.post(f"/api{table}/act", json={"n": number, "actions": [2]})
    assert sealed.json() == {"is": "accepted", "number": number}
    assert sheet(ana, table).number == number
    cheered = ben.post(f"/api{table}/act", json={"n": number, "actions": [51]})
    assert cheered.json()["is"] == "accepted"
    assert sheet(ana, table).number == number + 1


def two_people(door: Door, ana: httpx.Client, ben: httpx.Client) -> str:
    """A table of Lanterns where Ana and Ben sit."""
    table = begin(ana, game="lanterns", **{"seat-1": "link"})
    token = door.host(table).tokens[1]
    assert post(ben, f"/invite/{token}", [("name", "Ben")]).status_code == 303
    return table


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ([("n", "3"), ("a", "1"), ("seat", "1")], "has no field “seat”"),
        ([("n", "3"), ("n", "4"), ("a", "1")], "given more than once"),
        ([("a", "1")], "missing required field `n`"),
        ([("n", "three"), ("a", "1")], "The field “n” cannot be read: Expected `int`"),
        ([("n", "3"), ("a", "9" * 40)], "The field “a” cannot be read: "),
        ([("n", "-1"), ("a", "1")], "The field “n” cannot be read: Expected `int` &gt;= 0"),
    ],
)
def test_a_form_that_is_not_ours_is_refused(
    ana: httpx.Client, table: str, fields: list[tuple[str, str]], word: str
) -> None:
    """Unknown, doubled, missing or senseless fields: 400 and one sentence that names the field."""
    refused = post(ana, f"{table}/act", fields)
    assert refused.status_code == 400
    assert word in sentence(refused).replace("&#39;", "'")


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ('{"n": 3, "saying": "flee", "seat": 1}', "unknown field"),
        ('{"saying": "flee"}', "missing required field"),
        ('{"n": 3, "actions": ["a"]}', "Expected `int`"),
        ('{"n": 3', ""),
        ("[]", "Expected `object`"),
    ],
)
def test_json_that_is_not_ours_is_refused(ana: httpx.Client, table: str, body: str, word: str) -> None:
    """The same for programs: 400, one sentence in JSON."""
    refused = ana.post(f"/api{table}/act", content=body, headers={"content-type": "application/json"})
    assert refused.status_code == 400
    assert refused.json()["is"] == "error"
    assert word in refused.json()["sentence"]


def test_a_program_speaks_notation(ana: httpx.Client, table: str) -> None:
    """The JSON API takes sayings in words, whole and open ones only."""
    page = my_turn(ana, table)
    look = ana.get(f"/api{table}").json()
    assert look["number"] == page.number
    assert {str(offer["action"]) for offer in look["question"]["offers"]} >= set(page.offers)
    nonsense = ana.post(f"/api{table}/act", json={"n": page.number, "saying": "sing a song"})
    assert nonsense.status_code == 422
    both = ana.post(f"/api{table}/act", json={"n": page.number, "saying": "assign crew m8", "actions": [3]})
    assert both.status_code == 422
    said = ana.post(f"/api{table}/act", json={"n": page.number, "saying": "assign crew m8"})
    assert said.json() == {"is": "accepted", "number": page.number}


def test_a_hint_is_a_sentence(ana: httpx.Client, table: str) -> None:
    """What a steady player would say, for the one who is asked."""
    my_turn(ana, table)
    hint = post(ana, f"{table}/hint", [])
    assert hint.status_code == 200
    assert "A steady player would say: " in hint.text


def test_a_hint_inside_a_saying_keeps_what_was_said(door: Door, ana: httpx.Client) -> None:
    """The first half stays, the advice is about the rest, and one button says it."""
    table = begin(ana)
    while True:
        page = my_turn(ana, table)
        part = answer(ana, table, page, page.offers[0])
        if part.status_code == 200:
            break
    half = [field for field in Sheet(part.text).hidden if field[0] == "a"]
    hint = post(ana, f"{table}/hint", [("n", str(page.number)), *half])
    assert "A steady player would say: " in hint.text
    after = Sheet(hint.text)
    assert [field for field in after.hidden if field[0] == "a"] == half
    assert after.offers[0] in after.offers[1:]
    assert answer(ana, table, after, after.offers[0]).status_code in (200, 303)
